// Reading: what a thing says beside the mouse or in a window of its own, and the rulebook beside the table.
import { make } from "./make.js";
import { at, here, now, query, upper, words } from "./now.js";
import { ask } from "./talk.js";

// -- things --
export function told(about) {
  const title = about.title || about.name || "";
  const text = now.cards[about.card]?.text || "";
  const notes = (about.notes || []).map((note) => make("div", {}, `${note.name ? `${upper(note.name)}: ` : ""}${note.text || ""}`));
  const things = (about.things || []).flatMap((thing) => [make("div", { class: "inner" }, upper(thing.title)),
    now.cards[thing.card]?.text ? make("p", {}, now.cards[thing.card].text) : null]);
  return [title ? make("b", {}, upper(title)) : null, text ? make("p", {}, text) : null, ...notes, ...things].filter(Boolean);
}

export function hover(event, about, options) {
  if (!about) return;
  const box = at("#hover");
  const changes = options && options.length === 1 ? options[0].changes : "";
  const inside = told(about);
  if (!inside.length && !changes) return;
  box.replaceChildren(...inside, changes ? make("em", {}, changes) : "");
  box.hidden = false;
  const wide = Math.min(innerWidth - 16, 320);
  box.style.left = `${Math.max(8, Math.min(event.clientX + 14, innerWidth - wide - 8))}px`;
  box.style.top = `${Math.max(8, Math.min(event.clientY + 14, innerHeight - box.offsetHeight - 8))}px`;
}

export function hide() { at("#hover").hidden = true; }

export function read(about) {
  if (!about) return;
  hide();
  at("#reading").replaceChildren(...told(about), about.card ? ruleLink(about.card, words["in-the-rules"]) : "");
  if (!at("#reader").open) at("#reader").showModal();
}

// -- the rulebook --
let places = null;

export function ruleLink(address, text = "§") {
  const label = text === "§" ? words["in-the-rules"] : undefined;
  const link = make("button", { type: "button", class: "link rule", title: words["in-the-rules"], "aria-label": label }, text);
  link.addEventListener("click", (event) => { event.stopPropagation(); openBook(address); });
  return link;
}

// `card.B17.effect` is read where `card.B17` is; what a bot does for a rule, where the bot's own rules are.
function placeOf(address) {
  for (let name = address; name; name = name.includes(".") ? name.slice(0, name.lastIndexOf(".")) : "") {
    if (places[name]) return places[name];
  }
  return places[address.split(" ")[0]] || "";
}

export async function openBook(address = "") {
  if (at("#reader").open) at("#reader").close();
  const panel = at("#book"), page = at("#rulebook");
  panel.hidden = false;
  document.body.classList.add("reading");
  if (!places) {
    panel.classList.add("loading");
    places = (await ask(`places${query}`)) || {};
    panel.classList.remove("loading");
  }
  const wanted = `${here}/book${query}#${address ? placeOf(address) : ""}`;
  if (page.dataset.loaded) page.contentWindow.location.replace(wanted);
  else page.src = wanted;
  page.dataset.loaded = "yes";
  at("#close-book").focus();
}

export function closeBook() {
  at("#book").hidden = true;
  document.body.classList.remove("reading");
  at("#read-rules").focus();
}

export function bookIsOpen() { return !at("#book").hidden; }
