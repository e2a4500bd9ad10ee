// The question that is asked, its options as a list, hints, previews, and the end of a game.
import { make } from "./make.js";
import { laid, preview } from "./draw.js";
import { at, now, onTable, player, query, upper, words } from "./now.js";
import { ask, send } from "./talk.js";
import { headOf } from "./things.js";
import { ruleLink } from "./reading.js";

export function pick(options) {
  if (options.length === 1) { send("choose", { key: options[0].key }); return; }
  now.chosen = options;
  showAsked();
  at("#asked").scrollIntoView({ block: "nearest" });
}

export function status() {
  const { view } = now;
  if (view.over) return words["game-over"];
  return view.asked === view.seat ? words["your-turn"] : `${words.waiting} ${player(view.asked)?.name || "…"}`;
}

export function unchoose() {
  if (!now.chosen) return;
  now.chosen = null;
  unlaid();
  showAsked();
}

export function showAsked() {
  const box = at("#asked"), { view } = now;
  box.classList.toggle("mine", Boolean(view.question || view.may_end));
  if (view.over) {
    box.replaceChildren(make("h2", {}, words["game-over"]), make("p", {}, view.result));
    return;
  }
  if (view.may_end) {
    const end = make("button", { type: "button", class: "main", id: "end" }, words["end-turn"], make("kbd", {}, "e"));
    end.addEventListener("click", () => send("end", {}));
    box.replaceChildren(make("p", {}, words["turn-over"]), end);
    return;
  }
  if (!view.question) { box.replaceChildren(make("p", { class: "waiting" }, status())); return; }
  box.replaceChildren(...question());
}

function question() {
  const { view, chosen } = now;
  const within = ruleLink(view.rule, `${upper(view.within)} §`);
  const inside = [make("p", { class: "within" }, within), make("h2", {}, chosen && chosen[0].board ? words["which-way"] : view.question)];
  if (chosen) {
    const back = make("button", { type: "button" }, words.back);
    back.addEventListener("click", unchoose);
    inside.push(back);
  }
  if (view.options.length > 1 && !chosen) {
    const ask_bot = make("button", { type: "button", class: "link", id: "hint" }, words.hint);
    ask_bot.addEventListener("click", hint);
    inside.push(ask_bot);
  }
  const list = inOrder(chosen || view.options);
  const options = make("ol", { class: "options" });
  if (!chosen && list.length > 12) {
    const filter = make("input", { type: "search", placeholder: words.filter, "aria-label": words.filter });
    filter.value = now.narrowed;
    filter.addEventListener("input", () => { now.narrowed = filter.value; listed(options, list); });
    inside.push(filter);
  }
  listed(options, list);
  return [...inside, options];
}

function listed(options, list) {
  const all = now.narrowed.toLowerCase().split(" ");
  const shown = list.filter((option) => all.every((word) => option.text.toLowerCase().includes(word)));
  const most = !now.chosen && list.length > 30 && list[0].board && !now.narrowed ? 0 : 60;
  options.replaceChildren(...(most ? shown.slice(0, most).map(optionOf) : [make("li", { class: "on-board" }, words["on-the-board"])]));
}

async function hint() {
  at("#hint").textContent = words.thinking;
  const found = await ask(`hint${query}`);
  if (!at("#hint")) return;
  if (!found || !found.key) { at("#hint").textContent = words["no-hint"]; return; }
  const option = now.view.options.find((each) => each.key === found.key);
  at("#hint").textContent = `${words.hint}: ${option ? option.text : found.key}`;
  if (option?.ref) onTable(option.ref)?.classList.add("hinted");
}

// As on the table: whoever looks for something in the list finds it where it lies.
function inOrder(options) {
  const places = new Map([...document.querySelectorAll("#table [data-ref]")].map((each, number) => [each.dataset.ref, number]));
  const place = (option) => places.get(option.ref) ?? places.size;
  return options[0]?.board ? options : [...options].sort((one, other) => place(one) - place(other));
}

function optionOf(option, number) {
  const button = make("button", { type: "button", "data-key": option.key }, number < 9 ? make("kbd", {}, String(number + 1)) : null,
    make("span", {}, upper(option.text)), option.changes ? make("em", {}, option.changes) : null);
  button.addEventListener("click", () => send("choose", { key: option.key }));
  const aim = () => { point(option, true); lay(option, button); };
  button.addEventListener("pointerenter", aim);
  button.addEventListener("focus", aim);
  button.addEventListener("pointerleave", () => { point(option, false); unlaid(); });
  button.addEventListener("blur", () => { point(option, false); unlaid(); });
  if (now.chosen && option.board) lay(option, button, true);
  return make("li", {}, button);
}

function point(option, on) {
  if (option.ref) onTable(option.ref)?.classList.toggle("aimed", on);
}

async function lay(option, button, small = false) {
  if (!option.board) return;
  const { version } = now.view;
  const found = await ask(`look?key=${encodeURIComponent(option.key)}`);
  if (!found || !found.cells || version !== now.view.version) return;
  const sheet = at(`svg[data-board="${CSS.escape(`${found.board}/${found.seat || 0}`)}"]`);
  if (!sheet) return;
  if (small) { if (!button.querySelector("svg")) button.append(preview(found.cells, sheet.dataset.shape)); return; }
  if (button.matches(":hover, :focus")) laid(sheet, found.cells, sheet.dataset.shape);
}

function unlaid() {
  document.querySelectorAll(".laid").forEach((each) => each.remove());
}

// -- the end --
export function ending() {
  const { view } = now;
  if (!view.over) return [];
  const tables = [];
  if (view.scores.length) tables.push(scored(words.scores, view.scores, String, true));
  for (const origin of view.origins) {
    tables.push(scored(`${words["came-from"]} ${origin.title}`, origin.lines, (number) => (number ? (number > 0 ? `+${number}` : String(number)) : "")));
  }
  return [make("section", { class: "region broad ending" }, make("h2", {}, view.result), make("div", { class: "sheets" }, ...tables))];
}

function scored(title, lines, shown, total = false) {
  const rows = lines.map((line) => make("tr", {}, make("th", { scope: "row" }, upper(line.title), " ", ruleLink(line.rule)),
    ...line.numbers.map((number) => make("td", {}, shown(number)))));
  const sums = lines.length ? lines[0].numbers.map((_, seat) => lines.reduce((sum, line) => sum + line.numbers[seat], 0)) : [];
  const last = total ? [make("tfoot", {}, make("tr", {}, make("th", { scope: "row" }, upper(words.total)), ...sums.map((sum) => make("td", {}, String(sum)))))] : [];
  return make("div", { class: "sheet" }, make("h3", {}, title), make("table", {}, make("thead", {}, headOf()), make("tbody", {}, ...rows), ...last));
}
