// The lobby: a game and what it is about, what is laid over it, how many play, what is agreed on, who sits where; then the links.
import { make } from "./make.js";

const here = location.pathname, query = location.search;
const words = await (await fetch(`/words${query}`)).json();
const { packs, who } = await (await fetch(`${here}/packs${query}`)).json();
const form = document.querySelector("#new");
const links = document.querySelector("#links");
document.documentElement.lang = words.language;

const label = (text, input, about = "") => make("label", {}, make("span", {}, text), input, about ? make("small", {}, about) : null);
const chooser = (id, choices) => make("select", { id }, ...choices.map(([value, text]) => make("option", { value }, text)));
const bots = { random: words["bot-random"], greedy: words["bot-greedy"], "mcts:1s": words["bot-mcts"] };
const name = (key) => (key === "human" ? words.person : `${words.bot}: ${bots[key] || key}`);

const pack = chooser("pack", packs.map((each) => [each.key, each.name]));
const about = make("p", { class: "about" });
const over = make("fieldset", {}), variants = make("details", {});
const many = make("select", { id: "many" });
const seats = make("fieldset", { class: "seats" });
const trouble = make("p", { role: "alert" });
const begin = make("button", { type: "button", class: "main" }, words.begin);
form.append(make("h2", {}, words["new-game"]), label(words.pack, pack), about, over, label(words["how-many"], many), seats, variants, trouble, begin);

let asked = 0;
async function look() {
  const mine = (asked += 1);
  const more = [...over.querySelectorAll("input:checked")].map((each) => each.value);
  about.textContent = packs.find((each) => each.key === pack.value)?.about || "";
  begin.disabled = true;
  const given = new URLSearchParams(query);
  given.set("pack", pack.value);
  more.forEach((each) => given.append("with", each));
  const found = await (await fetch(`${here}/inside?${given}`)).json();
  if (mine !== asked) return;
  showOver(found.over || [], more);
  trouble.textContent = (found.wrong || []).length ? `${words["do-not-fit"]} ${found.wrong.join("; ")}` : "";
  if ((found.wrong || []).length) return;
  begin.disabled = false;
  showMany(found.players);
  showVariants(found.variants || []);
}

function showOver(boxes, ticked) {
  over.hidden = !boxes.length;
  over.replaceChildren(make("legend", {}, words.over), ...boxes.map((box) => {
    const tick = make("input", { type: "checkbox", value: box.key });
    tick.checked = ticked.includes(box.key);
    tick.addEventListener("change", look);
    return make("label", { class: "tick" }, tick, make("span", {}, box.name), box.about ? make("small", {}, box.about) : null);
  }));
}

function showMany([low, high]) {
  const before = Number(many.value) || 2;
  many.replaceChildren(...Array.from({ length: high - low + 1 }, (_, n) => make("option", { value: low + n }, String(low + n))));
  many.value = String(Math.min(high, Math.max(low, before)));
  showSeats();
}

function showSeats() {
  const before = [...seats.querySelectorAll("select")].map((each) => each.value);
  seats.replaceChildren(make("legend", {}, words.seats));
  for (let seat = 1; seat <= Number(many.value); seat += 1) {
    const choice = chooser(`seat-${seat}`, who.map((key) => [key, name(key)]));
    choice.dataset.seat = seat;
    choice.value = before[seat - 1] || (seat === 1 ? "human" : "greedy");
    seats.append(label(`${seat}`, choice));
  }
  for (const row of variants.querySelectorAll("[data-players]")) row.hidden = !row.dataset.players.split(",").includes(many.value);
}

function showVariants(found) {
  const rows = found.map((one) => {
    const input = one.values ? chooser(`option-${one.name}`, one.values)
      : make("input", { id: `option-${one.name}`, type: "number", min: String(one.low || 0), max: String(one.high || 0) });
    input.value = one.default;
    Object.assign(input.dataset, { option: one.name, usual: one.default });
    const row = label(one.title, input, one.about);
    if (one.players) row.dataset.players = one.players.join(",");
    return row;
  });
  variants.hidden = !rows.length;
  variants.replaceChildren(make("summary", {}, words.variants), ...rows);
  showSeats();
}

begin.addEventListener("click", async () => {
  begin.disabled = true;
  const chosen = Object.fromEntries([...seats.querySelectorAll("select")].map((each) => [each.dataset.seat, each.value]));
  const agreed = [...variants.querySelectorAll("[data-option]")].filter((each) => !each.closest("label").hidden && each.value !== each.dataset.usual);
  const answer = await fetch(`${here}/games${query}`, {
    method: "POST",
    body: JSON.stringify({
      pack: pack.value,
      with: [...over.querySelectorAll("input:checked")].map((each) => each.value),
      players: Number(many.value),
      seats: chosen,
      options: Object.fromEntries(agreed.map((each) => [each.dataset.option, each.value])),
    }),
  });
  const data = await answer.json();
  begin.disabled = false;
  trouble.textContent = answer.ok ? "" : `${words.failed} ${data.error}`;
  if (!answer.ok) return;
  const rows = Object.entries(data.seats).map(([seat, path]) =>
    make("li", {}, `${seat}: `, make("a", { href: `${path}${query}` }, `${location.origin}${path}${query}`)));
  links.replaceChildren(make("h2", {}, words["your-links"]), make("ul", {}, ...rows), make("p", {}, words.share));
  links.scrollIntoView({ block: "nearest" });
});

pack.addEventListener("change", () => { over.replaceChildren(); look(); });
many.addEventListener("change", showSeats);
await look();
