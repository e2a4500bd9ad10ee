// The table of one seat: asks the server what there is to see, draws it, lights what can be chosen, and sends what was.
import { make } from "./make.js";
import { board, laid, piece, preview } from "./draw.js";

const here = location.pathname;
const query = location.search;
const at = (selector) => document.querySelector(selector);
const words = await (await fetch(`/words${query}`)).json();
let view = null, cards = {}, lit = new Map(), chosen = null, narrowed = "", busy = false;

// -- talking to the server --
async function ask(path) {
  const answer = await fetch(`${here}/${path}`);
  return answer.ok ? answer.json() : null;
}

async function send(path, data) {
  if (busy) return;
  busy = true;
  try {
    const answer = await fetch(`${here}/${path}${query}`, { method: "POST", body: JSON.stringify({ ...data, version: view.version }) });
    const found = await answer.json();
    trouble(answer.ok ? "" : found.error || words.stale);
    if (found.table) show(found);
  } catch {
    trouble(words.lost);
  } finally {
    busy = false;
  }
}

async function refresh() {
  try {
    const found = await ask(`view${query}`);
    if (found && (!view || found.version >= view.version)) show(found);
  } catch {
    trouble(words.lost);
  }
}

function listen() {
  const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${here}/live`);
  socket.addEventListener("message", (event) => {
    trouble("");
    if (!view || JSON.parse(event.data).version !== view.version) refresh();
  });
  socket.addEventListener("close", () => {
    trouble(words.lost);
    setTimeout(() => { listen(); refresh(); }, 1000);
  });
}

function trouble(text) {
  at("#trouble").textContent = text;
  at("#trouble").hidden = !text;
}

// -- showing --
function show(found) {
  const focused = document.activeElement && document.activeElement.dataset ? document.activeElement.dataset.ref : null;
  view = found;
  chosen = null;
  narrowed = "";
  lit = new Map();
  for (const option of view.options) {
    if (option.ref) lit.set(option.ref, [...(lit.get(option.ref) || []), option]);
  }
  document.title = view.question ? `● ${view.name}` : view.name;
  document.documentElement.lang = view.language;
  at("#name").textContent = view.name;
  at("#turn").textContent = status();
  at("#undo").hidden = !view.may_undo;
  at("#table").replaceChildren(...view.table.regions.map(region));
  for (const ref of view.picked) at(`#table [data-ref="${CSS.escape(ref)}"]`)?.classList.add("picked");
  showAsked();
  showPlayers();
  showLog();
  hide();
  if (focused) at(`[data-ref="${CSS.escape(focused)}"]`)?.focus();
  document.body.dataset.version = view.version;
}

function status() {
  if (view.over) return words["game-over"];
  const asked = view.table.players.find((player) => player.seat === view.asked);
  return view.asked === view.seat ? words["your-turn"] : `${words.waiting} ${asked ? asked.name : "…"}`;
}

function region(part) {
  const counted = (part.parts || []).filter((each) => each.kind === "counters");
  const others = (part.parts || []).filter((each) => each.kind !== "counters");
  const titles = new Set(others.map((each) => each.title).filter(Boolean));
  const boards = others.filter((each) => each.kind === "board").map(boardOf);
  const zones = others.filter((each) => each.kind !== "board").map((each) => zoneOf(each, titles.size > 1 || !part.title));
  const inside = [boards.length ? make("div", { class: "boards" }, ...boards) : null, ...zones];
  if (counted.length) inside.push(countersOf(counted));
  const broad = others.some((each) => each.kind === "board" && (each.cells || []).length > 80) || boards.length > 1;
  return make("section", { class: broad ? "region broad" : "region", "data-region": part.name }, part.title ? make("h2", {}, upper(part.title)) : null, ...inside);
}

const upper = (text) => text.charAt(0).toUpperCase() + text.slice(1);
const nameOf = (seat) => view.table.players.find((player) => player.seat === seat)?.name || "";
const faceOf = (seat) => view.table.players.find((player) => player.seat === seat)?.face || {};

function owner(seat, title) {
  const name = seat === view.seat ? `${nameOf(seat)} (${words.you})` : nameOf(seat);
  return seat ? make("h3", {}, make("span", { class: `dot c-${faceOf(seat).colour}` }), title ? `${upper(title)} · ${name}` : name)
    : title ? make("h3", {}, upper(title)) : null;
}

function boardOf(part) {
  const known = new Set((part.cells || []).map((cell) => cell.ref));
  const ghosts = new Map();
  for (const option of view.options) {
    const mine = option.board === part.noun && (option.seat || 0) === (part.seat || 0);
    if (mine && !known.has(option.ref)) ghosts.set(option.ref, { ref: option.ref, x: option.x, y: option.y, ghost: true, name: option.text });
  }
  const sheet = board(part, [...ghosts.values()], lit, part.title || part.noun);
  sheet.dataset.board = `${part.noun}/${part.seat || 0}`;
  sheet.dataset.shape = part.shape;
  for (const cell of sheet.querySelectorAll("[data-ref]")) {
    const all = [...(part.cells || []), ...ghosts.values()];
    touchable(cell, all.find((each) => each.ref === cell.dataset.ref));
  }
  return make("div", { class: "boardbox" }, owner(part.seat, part.seat ? part.title : ""), sheet);
}

function zoneOf(part, titled) {
  const many = (part.places || []).length > 8;
  const places = (part.places || []).filter((place) => place.things || place.hidden || lit.has(place.ref) || (place.title && !many));
  const wide = places.some((place) => (place.things || []).some((thing) => thing.face?.shape === "card"));
  return make("div", { class: "zone" }, owner(part.seat, titled || part.seat ? part.title : ""),
    make("div", { class: wide ? "places wide" : "places" }, ...places.map(placeOf)));
}

function placeOf(place) {
  const things = place.things || [];
  const head = place.title ? make("div", { class: `placehead c-${place.face?.colour || "none"}` }, upper(place.title),
    ...(place.notes || []).map(noteOf)) : null;
  const box = make("div", { class: `place ${place.title ? "named" : ""} ${things.length || place.hidden ? "" : "empty"}`,
    "data-ref": place.ref }, head, make("div", { class: "things" }, ...stacked(things).map(([thing, many]) => thingOf(thing, many)),
    place.hidden ? make("span", { class: "hidden" }, `${place.hidden} ${words["face-down"]}`) : null));
  if (place.ref && lit.has(place.ref)) touchable(box, place);
  return box;
}

// Things that nobody can tell apart lie on one another; one that can be chosen lies on top.
function stacked(things) {
  const stacks = new Map();
  for (const thing of things) {
    const look = JSON.stringify([thing.card, thing.number, thing.face, thing.notes, thing.turned]);
    const stack = stacks.get(look) || [thing, 0];
    stacks.set(look, [lit.has(stack[0].ref) || !lit.has(thing.ref) ? stack[0] : thing, stack[1] + 1]);
  }
  return [...stacks.values()];
}

function noteOf(note) {
  const sign = note.face?.symbol ? `${note.face.symbol} ` : "";
  return make("span", { class: `note ${note.face?.colour ? `c-${note.face.colour}` : ""}`, title: note.name }, `${sign}${note.name && !note.face?.colour ? `${note.name} ` : ""}${note.text || ""}`);
}

function thingOf(thing, many = 1) {
  const card = thing.face?.shape === "card";
  const text = cards[thing.card]?.text || "";
  const notes = (thing.notes || []).filter((note) => note.face?.shape !== "disc");
  const status = notes.find((note) => note.face?.colour);
  const inside = card
    ? [make("b", {}, thing.title), text ? make("span", { class: "cardtext" }, text) : null, ...notes.map(noteOf)]
    : [piece(thing), status ? make("i", { class: `mark c-${status.face.colour}`, title: status.text }) : null, plainly(thing) ? make("span", { class: "label" }, thing.title) : null];
  const box = make("button", { type: "button", class: `thing ${card ? "card" : ""} c-${thing.face?.colour || "none"}`, "data-ref": thing.ref,
    "aria-label": `${thing.title}${lit.has(thing.ref) ? `: ${words.options}` : ""}` }, ...inside);
  if (many > 1) box.append(make("span", { class: "times" }, `×${many}`));
  touchable(box, thing);
  return box;
}

// A piece that does not speak by its look has its name beside it.
function plainly(thing) {
  return !thing.covers && thing.face?.shape !== "cube";
}

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
  const seats = view.table.players.map((player) => player.seat);
  const head = make("tr", {}, make("th", {}), ...seats.map((seat) =>
    make("th", { scope: "col" }, make("span", { class: `dot c-${faceOf(seat).colour}` }), seat === view.seat ? words.you : nameOf(seat))));
  const body = [...rows.values()].map(({ counter, of }) => make("tr", {}, make("th", { scope: "row" }, sign(counter), upper(counter.title)),
    ...seats.map((seat) => {
      const cell = make("td", { "data-ref": `counter:${counter.noun}/${seat}` }, of.get(seat)?.value || "");
      if (lit.has(cell.dataset.ref)) touchable(cell, { title: counter.title });
      return cell;
    })));
  return make("div", {}, facts, make("table", {}, make("thead", {}, head), make("tbody", {}, ...body)));
}

function sign(counter) {
  return counter.face?.symbol || counter.face?.colour
    ? make("span", { class: `sign c-${counter.face.colour || "none"}`, "aria-hidden": "true" }, counter.face.symbol || " ") : null;
}

// -- what can be chosen --
function touchable(element, about) {
  const ref = element.dataset.ref;
  const options = lit.get(ref);
  if (options) {
    element.classList.add("lit");
    element.setAttribute("tabindex", "0");
    if (element.tagName !== "BUTTON") element.setAttribute("role", "button");
  }
  element.addEventListener("click", (event) => {
    event.stopPropagation();
    if (options) pick(options); else if (about && about.card) read(about);
  });
  element.addEventListener("keydown", (event) => {
    if (element.tagName !== "BUTTON" && (event.key === "Enter" || event.key === " ")) { event.preventDefault(); element.dispatchEvent(new MouseEvent("click")); }
  });
  element.addEventListener("pointerenter", (event) => { if (event.pointerType === "mouse") hover(event, about, options); });
  element.addEventListener("pointerleave", hide);
  let pressed = 0;
  element.addEventListener("pointerdown", (event) => { if (event.pointerType !== "mouse") pressed = setTimeout(() => read(about), 450); });
  for (const end of ["pointerup", "pointercancel", "pointermove"]) element.addEventListener(end, () => clearTimeout(pressed));
}

function pick(options) {
  if (options.length === 1) { send("choose", { key: options[0].key }); return; }
  chosen = options;
  showAsked();
}

function showAsked() {
  const box = at("#asked");
  if (view.over) {
    box.replaceChildren(make("h2", {}, words["game-over"]), ...view.result.map((line) => make("p", {}, line)));
    return;
  }
  if (view.may_end) {
    const end = make("button", { type: "button", class: "main", id: "end" }, words["end-turn"]);
    end.addEventListener("click", () => send("end", {}));
    box.replaceChildren(make("p", {}, words["turn-over"]), end);
    return;
  }
  if (!view.question) { box.replaceChildren(make("p", { class: "waiting" }, status())); return; }
  const inside = [make("h2", {}, chosen && chosen[0].board ? words["which-way"] : view.question)];
  if (chosen) {
    const back = make("button", { type: "button" }, words.back);
    back.addEventListener("click", () => { chosen = null; unlaid(); showAsked(); });
    inside.push(back);
  }
  const ask_bot = make("button", { type: "button", class: "link", id: "hint" }, words.hint);
  ask_bot.addEventListener("click", hint);
  if (view.options.length > 1 && !chosen) inside.push(ask_bot);
  const list = inOrder(chosen || view.options);
  if (!chosen && list.length > 12) {
    const filter = make("input", { type: "search", placeholder: words.filter, "aria-label": words.filter });
    filter.value = narrowed;
    filter.addEventListener("input", () => { narrowed = filter.value; listed(); });
    inside.push(filter);
  }
  const options = make("ol", { class: "options" });
  box.replaceChildren(...inside, options);
  listed();
  function listed() {
    const all = narrowed.toLowerCase().split(" ");
    const shown = list.filter((option) => all.every((word) => option.text.toLowerCase().includes(word)));
    const most = !chosen && list.length > 30 && list[0].board && !narrowed ? 0 : 60;
    options.replaceChildren(...shown.slice(0, most).map((option, number) => optionOf(option, number)));
  }
}

async function hint() {
  at("#hint").textContent = words.thinking;
  const found = await ask(`hint${query}`);
  if (!found || !found.key) { at("#hint").textContent = words["no-hint"]; return; }
  const option = view.options.find((each) => each.key === found.key);
  at("#hint").textContent = `${words.hint}: ${option ? option.text : found.key}`;
  if (option?.ref) at(`#table [data-ref="${CSS.escape(option.ref)}"]`)?.classList.add("hinted");
}

// As on the table: whoever looks for something in the list finds it where it lies.
function inOrder(options) {
  const places = new Map([...document.querySelectorAll("#table [data-ref]")].map((each, number) => [each.dataset.ref, number]));
  const place = (option) => places.get(option.ref) ?? places.size;
  return options[0]?.board ? options : [...options].sort((one, other) => place(one) - place(other));
}

function optionOf(option, number) {
  const button = make("button", { type: "button", "data-key": option.key }, number < 9 ? make("kbd", {}, String(number + 1)) : null,
    make("span", {}, option.text), option.changes ? make("em", {}, option.changes) : null);
  button.addEventListener("click", () => send("choose", { key: option.key }));
  const aim = () => { point(option, true); lay(option, button); };
  button.addEventListener("pointerenter", aim);
  button.addEventListener("focus", aim);
  button.addEventListener("pointerleave", () => { point(option, false); unlaid(); });
  button.addEventListener("blur", () => { point(option, false); unlaid(); });
  if (chosen && option.board) lay(option, button, true);
  return make("li", {}, button);
}

function point(option, on) {
  if (option.ref) at(`#table [data-ref="${CSS.escape(option.ref)}"]`)?.classList.toggle("aimed", on);
}

async function lay(option, button, small = false) {
  if (!option.board) return;
  const version = view.version;
  const found = await ask(`look?key=${encodeURIComponent(option.key)}`);
  if (!found || !found.cells || version !== view.version) return;
  const sheet = at(`svg[data-board="${CSS.escape(`${found.board}/${found.seat || 0}`)}"]`);
  if (!sheet) return;
  if (small) { if (!button.querySelector("svg")) button.append(preview(found.cells, sheet.dataset.shape)); return; }
  if (button.matches(":hover, :focus")) laid(sheet, found.cells, sheet.dataset.shape);
}

function unlaid() {
  document.querySelectorAll(".laid").forEach((each) => each.remove());
}

// -- reading --
function hover(event, about, options) {
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

function told(about) {
  const title = about.title || about.name || "";
  const text = cards[about.card]?.text || "";
  const notes = (about.notes || []).map((note) => make("div", {}, `${note.name ? `${upper(note.name)}: ` : ""}${note.text || ""}`));
  const things = (about.things || []).map((thing) => make("div", {}, thing.title));
  return [title ? make("b", {}, upper(title)) : null, text ? make("p", {}, text) : null, ...notes, ...things].filter(Boolean);
}

function hide() { at("#hover").hidden = true; }

function read(about) {
  if (!about) return;
  at("#reading").replaceChildren(...told(about));
  at("#reader").showModal();
}

async function readRule(name) {
  const found = await ask(`rule?name=${encodeURIComponent(name)}`);
  if (!found) return;
  const inside = (found.sections || []).flatMap((section) => [make("h2", {}, section.title), ...section.text.split("\n").map((line) => make("p", {}, line))]);
  const list = (found.rules || []).map((rule) => {
    const button = make("button", { type: "button" }, upper(rule.title));
    button.addEventListener("click", () => readRule(rule.id));
    return make("li", {}, button);
  });
  at("#reading").replaceChildren(...inside, list.length ? make("ul", { class: "rulelist" }, ...list) : "");
  if (!at("#reader").open) at("#reader").showModal();
}

// -- players and log --
function showPlayers() {
  at("#players").replaceChildren(make("h2", {}, words.players), ...view.table.players.map((player) => {
    const box = make("div", { class: `player ${player.seat === view.asked ? "asked" : ""}`, "data-ref": `player:${player.seat}` },
      make("span", { class: `dot c-${player.face?.colour}` }),
      make("b", {}, player.seat === view.seat ? `${player.name} (${words.you})` : player.name),
      view.bots.includes(player.seat) ? make("small", {}, words.bot) : null,
      player.points ? make("span", { class: "points" }, `${player.points} ${words.points}`) : null,
      ...(player.notes || []).map((note) => make("small", {}, `${note.name} ${note.text}`)));
    if (lit.has(`player:${player.seat}`)) touchable(box, player);
    return box;
  }));
}

function showLog() {
  const lines = view.log.slice(-40).reverse().map((line) => {
    const item = make("li", {}, line.text);
    if (line.rule) {
      const link = make("button", { type: "button", class: "link", "aria-label": `${words.rules}: ${line.rule}` }, "§");
      link.addEventListener("click", () => readRule(line.rule));
      item.append(" ", link);
    }
    return item;
  });
  at("#log").replaceChildren(make("h2", {}, words.log), make("ol", {}, ...lines));
}

// -- keys --
document.addEventListener("keydown", (event) => {
  if (event.target.matches("input, select") || event.ctrlKey || event.metaKey || event.altKey || at("#reader").open) return;
  if (event.key === "u" && view.may_undo) send("undo", {});
  else if (event.key === "e" && view.may_end) send("end", {});
  else if (/^[1-9]$/.test(event.key)) at(`#asked .options li:nth-child(${event.key}) button`)?.click();
  else if (event.key === "Escape" && chosen) { chosen = null; unlaid(); showAsked(); }
});
at("#undo").textContent = words.undo;
at("#undo").addEventListener("click", () => send("undo", {}));
at("#read-rules").textContent = words.rules;
at("#read-rules").addEventListener("click", () => readRule(""));
at("#close").textContent = words.close;

await refresh();
listen();
cards = (await ask(`cards${query}`)) || {};
if (view) show(view);
