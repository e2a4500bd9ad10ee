// The table of one seat: asks the server what there is to see, draws it, lights what can be chosen, and sends what was.
import { make } from "./make.js";
import { at, now, onTable, query, upper, words } from "./now.js";
import { ask, listen, onView, refresh, send } from "./talk.js";
import { onPick, regions, sign, touchable } from "./things.js";
import { ending, pick, showAsked, status, unchoose } from "./asked.js";
import { bookIsOpen, closeBook, hide, openBook, ruleLink } from "./reading.js";

function show(found) {
  const focused = document.activeElement?.dataset?.ref;
  const view = found, ends = now.view && view.over && !now.view.over;
  Object.assign(now, { view, chosen: null, narrowed: "", lit: new Map() });
  for (const option of view.options) {
    if (option.ref) now.lit.set(option.ref, [...(now.lit.get(option.ref) || []), option]);
  }
  document.title = view.question || view.may_end ? `● ${view.name}` : view.name;
  document.documentElement.lang = view.language;
  at("#name").textContent = view.name;
  at("#turn").textContent = status();
  at("#undo").hidden = !view.may_undo;
  at("#table").replaceChildren(...ending(), ...regions(view.table.regions));
  for (const ref of view.picked) onTable(ref)?.classList.add("picked");
  showAsked();
  showPlayers();
  showLog();
  hide();
  if (focused) at(`[data-ref="${CSS.escape(focused)}"]`)?.focus();
  if (ends) scrollTo(0, 0); else if (view.question && view.version !== Number(document.body.dataset.version)) bringIntoSight();
  document.body.dataset.version = view.version;
}

// Something that is lit should be seen: where all of it lies beyond the edge of the window, the page moves to the first.
function bringIntoSight() {
  const all = [...document.querySelectorAll("#table .lit")], below = at("#asked").getBoundingClientRect();
  const edge = below.bottom >= innerHeight - 1 ? below.top : innerHeight;
  const seen = all.some((each) => { const box = each.getBoundingClientRect(); return box.bottom > 60 && box.top < edge - 20; });
  if (!seen) all[0]?.scrollIntoView({ block: "center", inline: "center" });
}

// -- players and log --
function showPlayers() {
  const { view } = now;
  at("#players").replaceChildren(make("h2", {}, words.players), ...view.table.players.map((player) => {
    const box = make("div", { class: `player ${player.seat === view.asked && !view.over ? "asked" : ""}`, "data-ref": `player:${player.seat}` },
      make("span", { class: `dot c-${player.face?.colour}` }),
      make("b", {}, player.seat === view.seat ? `${upper(player.name)} (${words.you})` : upper(player.name)),
      view.bots.includes(player.seat) ? make("small", {}, words.bot) : null,
      player.points ? make("span", { class: "points" }, `${player.points} ${pointsOf(player.points)}`) : null,
      goodsOf(player.seat),
      ...(player.notes || []).map((note) => make("small", {}, `${upper(note.name || "")} ${note.text || ""}`.trim())));
    if (now.lit.has(`player:${player.seat}`)) touchable(box, player);
    return box;
  }));
}

const plural = new Intl.PluralRules(words.language);
function pointsOf(number) {
  const forms = { one: words["points-one"], few: words["points-few"] };
  return forms[plural.select(Number(number))] || words["points-other"];
}

// What a player has, as far as it has a sign: always in sight, wherever the whole table of goods lies.
function goodsOf(seat) {
  const counters = now.view.table.regions.flatMap((one) => one.parts || []).filter((part) => part.kind === "counters" && part.seat === seat)
    .flatMap((part) => part.counters || []).filter((counter) => counter.face?.symbol);
  return counters.length ? make("span", { class: "purse" }, ...counters.map((counter) =>
    make("span", { title: upper(counter.title) }, sign(counter), make("span", { class: "unseen" }, `${counter.title} `), counter.value || "0"))) : null;
}

function showLog() {
  const told = [];
  for (const line of now.view.log) {  // equal lines in a row are one
    const last = told[told.length - 1];
    if (last && last.text === line.text) last.times += 1; else told.push({ ...line, times: 1 });
  }
  const lines = told.slice(-60).reverse().map((line) => make("li", { class: line.rule ? "" : "choice" }, line.text,
    line.times > 1 ? ` ×${line.times}` : "", "\u00a0", line.rule ? ruleLink(line.rule) : null));
  at("#log").replaceChildren(make("h2", {}, words.log), make("ol", {}, ...lines));
}

// -- keys --
document.addEventListener("keydown", (event) => {
  if (event.target.matches("input, select") || event.ctrlKey || event.metaKey || event.altKey || at("#reader").open) return;
  if (event.key === "Escape" && bookIsOpen()) closeBook();
  else if (event.key === "Escape") unchoose();
  else if (event.key === "u" && now.view.may_undo) send("undo", {});
  else if (event.key === "e" && now.view.may_end) send("end", {});
  else if (event.key === "r") { if (bookIsOpen()) closeBook(); else openBook(now.view.rule); }
  else if (/^[1-9]$/.test(event.key)) at(`#asked .options li:nth-child(${event.key}) button`)?.click();
});
at("#undo").append(words.undo, make("kbd", {}, "u"));
at("#undo").addEventListener("click", () => send("undo", {}));
at("#read-rules").append(words.rules, make("kbd", {}, "r"));
at("#read-rules").addEventListener("click", () => { if (bookIsOpen()) closeBook(); else openBook(); });
at("#close").textContent = words.close;
at("#close-book").textContent = words.close;
at("#close-book").addEventListener("click", closeBook);
at("#book").setAttribute("aria-label", words.rulebook);
at("#rulebook").title = words.rulebook;
at("#making").textContent = words["making-book"];

onView(show);
onPick(pick);
await refresh();
listen();
now.cards = (await ask(`cards${query}`)) || {};
if (now.view) show(now.view);
