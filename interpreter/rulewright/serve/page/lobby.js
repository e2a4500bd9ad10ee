// The lobby: a game, how many play, and who takes which seat; then a link for each person.
import { make } from "./make.js";

const here = location.pathname;
const words = await (await fetch("/words")).json();
const { packs, who } = await (await fetch(`${here}/packs`)).json();
const form = document.querySelector("#new");
const links = document.querySelector("#links");

const pack = make("select", { id: "pack" }, ...packs.map((name) => make("option", { value: name }, name)));
const many = make("select", { id: "many" }, ...[1, 2, 3, 4].map((n) => make("option", { value: n }, String(n))));
many.value = "2";
const seats = make("div", { class: "seats" });
const begin = make("button", { type: "button", class: "main" }, words.begin);
const label = (text, input) => make("label", {}, make("span", {}, text), input);
form.append(make("h2", {}, words["new-game"]), label(words.pack, pack), label(words["how-many"], many), seats, begin);

function showSeats() {
  seats.replaceChildren();
  for (let seat = 1; seat <= Number(many.value); seat += 1) {
    const choice = make("select", { "data-seat": seat },
      ...who.map((name) => make("option", { value: name }, name === "human" ? words.person : `${words.bot}: ${name}`)));
    choice.value = seat === 1 ? "human" : "greedy";
    seats.append(label(`${seat}`, choice));
  }
}

begin.addEventListener("click", async () => {
  begin.disabled = true;
  const chosen = Object.fromEntries([...seats.querySelectorAll("select")].map((each) => [each.dataset.seat, each.value]));
  const answer = await fetch(`${here}/games`, {
    method: "POST", body: JSON.stringify({ pack: pack.value, players: Number(many.value), seats: chosen }),
  });
  const data = await answer.json();
  begin.disabled = false;
  if (!answer.ok) {
    links.replaceChildren(make("p", { role: "alert" }, `${words.failed} ${data.error}`));
    return;
  }
  const rows = Object.entries(data.seats).map(([seat, path]) =>
    make("li", {}, `${seat}: `, make("a", { href: path }, `${location.origin}${path}`)));
  links.replaceChildren(make("h2", {}, words["your-links"]), make("ul", {}, ...rows), make("p", {}, words.share));
});

many.addEventListener("change", showSeats);
showSeats();
