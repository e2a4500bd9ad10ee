pack-cuzco-short = Cuzco: kratší hra
    .about = Na večer, který začal pozdě. Místo 56 trojpolních dílků je jich 36, takže konec přijde asi po třech čtvrtinách rozhodnutí.
