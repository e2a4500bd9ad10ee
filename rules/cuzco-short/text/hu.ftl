pack-cuzco-short = Cuzco: rövidebb játék
    .about = Későn kezdődött estékre. 56 helyett 36 hárommezős lapka van, így a játék a döntések nagyjából háromnegyede után véget ér.
