// The table: regions with boards, zones, pieces and counters, made from what the server shows this seat.
import { drawn, make } from "./make.js";
import { board, isPlain, piece } from "./draw.js";
import { faceOf, nameOf, now, upper, words } from "./now.js";
import { hide, hover, read } from "./reading.js";

let choose = () => {};
export const onPick = (what) => { choose = what; };

function region(part) {
  const counted = (part.parts || []).filter((each) => each.kind === "counters");
  const others = (part.parts || []).filter((each) => each.kind !== "counters");
  const titles = new Set(others.map((each) => each.title).filter(Boolean));
  const boards = others.filter((each) => each.kind === "board").map(boardOf);
  const zones = others.filter((each) => each.kind !== "board").map((each) => zoneOf(each, (titles.size > 1 || !part.title) && each.title !== part.title));
  const shown = zones.filter(Boolean);
  if (!boards.length && !shown.length && !counted.length) return null;
  const inside = [boards.length ? make("div", { class: "boards" }, ...boards) : null, ...shown];
  if (counted.length) inside.push(countersOf(counted));
  const large = others.some((each) => each.kind === "board" && (each.cells || []).length > 80);
  const cards = others.reduce((sum, each) => sum + (each.places || []).filter((place) => (place.things || []).some(isCard)).length, 0);
  const named = others.reduce((sum, each) => sum + (each.places || []).filter((place) => place.title).length, 0);
  const broad = large || boards.length > 1 || cards > 4 || named > 10;
  return make("section", { class: broad ? "region broad" : "region", "data-region": part.name },
    part.title ? make("h2", {}, upper(part.title)) : null, ...inside);
}

// What stands alone above or between broad regions is as broad as they are.
export function regions(parts) {
  const found = parts.map(region).filter(Boolean);
  const isBroad = (one) => !one || one.classList.contains("broad");
  found.forEach((one, number) => {
    if (number + 1 < found.length && isBroad(found[number - 1]) && isBroad(found[number + 1])) one.classList.add("broad");
  });
  return found;
}

const isCard = (thing) => thing.face?.shape === "card";

function owner(seat, title) {
  const name = seat === now.view.seat ? `${nameOf(seat)} (${words.you})` : nameOf(seat);
  return seat ? make("h3", {}, make("span", { class: `dot c-${faceOf(seat).colour}` }), title ? `${upper(title)} · ${name}` : name)
    : title ? make("h3", {}, upper(title)) : null;
}

// -- boards --
function boardOf(part) {
  const known = new Set((part.cells || []).map((cell) => cell.ref));
  const ghosts = new Map();
  for (const option of now.view.options) {
    const mine = option.board === part.noun && (option.seat || 0) === (part.seat || 0);
    if (mine && !known.has(option.ref)) ghosts.set(option.ref, { ref: option.ref, x: option.x, y: option.y, ghost: true, name: option.text });
  }
  const all = [...(part.cells || []), ...(part.around || []), ...ghosts.values()];
  const sheet = board(part, [...ghosts.values()], now.lit, part.title || part.noun);
  sheet.dataset.board = `${part.noun}/${part.seat || 0}`;
  sheet.dataset.shape = part.shape;
  const cells = new Map(all.map((cell) => [cell.ref, cell]));
  for (const cell of sheet.querySelectorAll("[data-ref]")) touchable(cell, cells.get(cell.dataset.ref));
  const broad = Number(sheet.style.getPropertyValue("--cells")) > 11;  // on a narrow screen it may have to be moved, by keys, too
  return make("div", { class: "boardbox", tabindex: broad ? "0" : undefined, role: "group", "aria-label": part.title || part.noun }, owner(part.seat, part.seat ? part.title : ""), sheet);
}

// -- zones --
function zoneOf(part, titled) {
  const few = (part.places || []).length <= 8 && !(part.places || []).some((place) => (place.things || []).some(isCard));
  const places = (part.places || []).filter((place) => place.things || place.hidden || now.lit.has(place.ref) || (place.title && few));
  if (!places.some((place) => place.things || place.hidden || place.notes || now.lit.has(place.ref))) return null;
  const wide = places.some((place) => (place.things || []).some(isCard));
  return make("div", { class: "zone" }, owner(part.seat, titled || part.seat ? part.title : ""),
    make("div", { class: `places ${wide ? "wide" : ""} ${places.every((place) => place.title) ? "grid" : ""}` }, ...places.map(placeOf)), legend(places));
}

// What the marks on things mean, each once.
function legend(places) {
  const marks = places.flatMap((place) => place.things || []).filter((thing) => !isCard(thing)).map(markOf).filter(Boolean);
  const known = new Map(marks.map((note) => [note.text, note]));
  return known.size > 1 ? make("p", { class: "legend" }, ...[...known.values()].map((note) =>
    make("span", {}, make("i", { class: `dot c-${note.face.colour}` }), note.text))) : null;
}

const markOf = (thing) => (thing.notes || []).find((note) => note.face?.colour && note.face?.shape !== "disc");

function placeOf(place) {
  const things = place.things || [];
  const head = place.title ? make("div", { class: `placehead c-${place.face?.colour || "none"}` }, make("span", {}, upper(place.title)),
    ...(place.notes || []).map(noteOf)) : null;
  const box = make("div", { class: `place ${place.title ? "named" : ""} ${things.length || place.hidden ? "" : "empty"}`,
    "data-ref": place.ref }, head, make("div", { class: "things" }, ...stacked(things).map(([thing, many]) => thingOf(thing, many, Boolean(place.title))),
    place.hidden ? faceDown(place.hidden) : null));
  if (place.ref && now.lit.has(place.ref)) touchable(box, place);
  return box;
}

// Backs of cards: a small stack, and how many there are.
function faceDown(many) {
  const backs = drawn("svg", { viewBox: "0 0 34 34", class: "piece", "aria-hidden": "true" },
    ...[...Array(Math.min(3, many)).keys()].map((n) => drawn("rect", { x: 3 + 3 * n, y: 7 - 3 * n, width: 22, height: 26, rx: 3, class: "back" })));
  return make("span", { class: "hidden" }, backs, `${many} ${words["face-down"]}`);
}

// Things that nobody can tell apart lie on one another; one that can be chosen lies on top.
function stacked(things) {
  const stacks = new Map();
  for (const thing of things) {
    const look = JSON.stringify([thing.card, thing.number, thing.face, thing.notes, thing.turned]);
    const stack = stacks.get(look) || [thing, 0];
    stacks.set(look, [now.lit.has(stack[0].ref) || !now.lit.has(thing.ref) ? stack[0] : thing, stack[1] + 1]);
  }
  return [...stacks.values()];
}

function noteOf(note) {
  const sign = note.face?.symbol ? `${note.face.symbol} ` : "";
  const named = note.name && !note.face?.colour ? `${note.name} ` : "";
  return make("span", { class: `note ${note.face?.colour ? `c-${note.face.colour}` : ""}`, title: note.name }, `${sign}${named}${note.text || ""}`);
}

function thingOf(thing, many = 1, grouped = false) {
  const card = isCard(thing);
  const text = now.cards[thing.card]?.text || "";
  const notes = (thing.notes || []).filter((note) => note.face?.shape !== "disc");
  const status = markOf(thing), labelled = plainly(thing) && !(grouped && thing.number);
  const inside = card
    ? [make("b", {}, upper(thing.title)), text ? make("span", { class: "cardtext" }, text) : null, ...notes.map(noteOf)]
    : [isPlain(thing) ? null : piece(thing), status ? make("i", { class: `mark c-${status.face.colour}`, title: status.text }) : null,
      labelled ? make("span", { class: "label" }, thing.title) : null, ...notes.filter((note) => note !== status && note.text !== "0").map(noteOf)];
  const more = [status?.text || "", now.lit.has(thing.ref) ? words.options : ""];
  const spoken = [card || labelled ? "" : thing.title, ...more].filter(Boolean).join(", ");
  const box = make("button", { type: "button", class: `thing ${card ? "card" : ""} c-${thing.face?.colour || "none"}`, "data-ref": thing.ref },
    ...inside, spoken ? make("span", { class: "unseen" }, ` ${spoken}`) : null);
  if (many > 1) box.append(make("span", { class: "times" }, `×${many}`));
  touchable(box, thing);
  return box;
}

// A piece that does not speak by its look has its name beside it; one of several under a heading is told by its number.
function plainly(thing) {
  return !thing.covers && thing.face?.shape !== "cube";
}

// -- counters --
function countersOf(parts) {
  const shared = parts.filter((part) => !part.seat).flatMap((part) => part.counters || []);
  const own = parts.filter((part) => part.seat);
  const rows = new Map();
  for (const part of own) for (const counter of part.counters || []) {
    if (!rows.has(counter.title)) rows.set(counter.title, { counter, of: new Map() });
    rows.get(counter.title).of.set(part.seat, counter);
  }
  const facts = shared.length ? make("p", { class: "facts" }, ...shared.map((counter) =>
    make("span", { class: "fact" }, sign(counter), `${upper(counter.title)} `, make("b", {}, counter.value || "")))) : null;
  if (!rows.size) return facts || make("span");
  const seats = now.view.table.players.map((player) => player.seat);
  const body = [...rows.values()].map(({ counter, of }) => make("tr", {}, make("th", { scope: "row" }, sign(counter), upper(counter.title)),
    ...seats.map((seat) => {
      const cell = make("td", { "data-ref": `counter:${counter.noun}/${seat}` }, of.get(seat)?.value || "", gauge(of.get(seat)));
      if (now.lit.has(cell.dataset.ref)) touchable(cell, { title: counter.title });
      return cell;
    })));
  return make("div", { class: "scroll" }, facts, make("table", { class: "goods" }, make("thead", {}, headOf()), make("tbody", {}, ...body)));
}

export function headOf() {
  return make("tr", {}, make("td", {}), ...now.view.table.players.map(({ seat }) => make("th", { scope: "col" },
    make("span", { class: `dot c-${faceOf(seat).colour}` }), seat === now.view.seat ? upper(words.you) : nameOf(seat))));
}

// How far along its track a counter is.
function gauge(counter) {
  if (!counter?.most || !/^\d+$/.test(counter.value || "")) return null;
  const part = Math.min(1, Number(counter.value) / counter.most);
  return drawn("svg", { viewBox: "0 0 100 5", preserveAspectRatio: "none", class: "gauge", "aria-hidden": "true" },
    drawn("rect", { width: 100, height: 5, class: "rail" }), drawn("rect", { width: 100 * part, height: 5, class: "run" }));
}

export function sign(counter) {
  return counter.face?.symbol || counter.face?.colour
    ? make("span", { class: `sign c-${counter.face.colour || "none"}`, "aria-hidden": "true" }, counter.face.symbol || " ") : null;
}

// -- what can be touched --
export function touchable(element, about) {
  const options = now.lit.get(element.dataset.ref);
  if (options) {
    element.classList.add("lit");
    element.setAttribute("tabindex", "0");
    if (element.tagName !== "BUTTON") element.setAttribute("role", "button");
  }
  let pressed = 0, held = false;
  element.addEventListener("click", (event) => {
    event.stopPropagation();
    if (held) { held = false; return; }
    if (options) choose(options); else if (about && (about.card || about.things || about.notes)) read(about);
  });
  element.addEventListener("contextmenu", (event) => { event.preventDefault(); event.stopPropagation(); read(about); });
  element.addEventListener("keydown", (event) => {
    if (event.key === "r") { event.stopPropagation(); read(about); return; }
    if (element.tagName === "BUTTON" || (event.key !== "Enter" && event.key !== " ")) return;
    event.preventDefault();
    element.dispatchEvent(new MouseEvent("click"));
  });
  element.addEventListener("pointerenter", (event) => { if (event.pointerType === "mouse") hover(event, about, options); });
  element.addEventListener("pointerleave", hide);
  element.addEventListener("pointerdown", (event) => {
    held = false;
    if (event.pointerType !== "mouse") pressed = setTimeout(() => { held = true; read(about); }, 450);
  });
  for (const end of ["pointerup", "pointercancel", "pointermove"]) element.addEventListener(end, () => clearTimeout(pressed));
}
