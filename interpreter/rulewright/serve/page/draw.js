// Boards, tiles and pieces as SVG, from what the server says of them.
import { drawn } from "./make.js";

const SIDE = 52, RADIUS = 30, WIDE = Math.sqrt(3) * RADIUS;
const PIPS = { 1: [[0, 0]], 2: [[-1, -1], [1, 1]], 3: [[-1, -1], [0, 0], [1, 1]], 4: [[-1, -1], [1, -1], [-1, 1], [1, 1]],
  5: [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]], 6: [[-1, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [1, 1]] };

export const hexes = (shape) => shape === "hex";

function centre(cell, shape) {
  const x = cell.x || 0, y = cell.y || 0;
  return hexes(shape) ? [x / 2 * WIDE, y * 1.5 * RADIUS] : [x / 2 * SIDE, y * SIDE];
}

function corners(cx, cy, radius) {
  return [0, 1, 2, 3, 4, 5].map((n) => {
    const angle = Math.PI / 180 * (60 * n - 90);
    return `${(cx + radius * Math.cos(angle)).toFixed(1)},${(cy + radius * Math.sin(angle)).toFixed(1)}`;
  }).join(" ");
}

function outline(cx, cy, shape, less, attributes) {
  if (hexes(shape)) return drawn("polygon", { points: corners(cx, cy, RADIUS - less), ...attributes });
  const half = SIDE / 2 - less;
  return drawn("rect", { x: cx - half, y: cy - half, width: 2 * half, height: 2 * half, rx: 5, ...attributes });
}

const tone = (face) => (face && face.colour ? `c-${face.colour}` : "c-none");

function writing(x, y, text, attributes = {}) {
  return drawn("text", { x, y, "text-anchor": "middle", "dominant-baseline": "central", ...attributes }, text);
}

// -- boards --
export function board(part, ghosts, lit, title) {
  const outside = new Set(part.around || []);
  const all = [...(part.cells || []), ...outside, ...ghosts];
  const places = all.map((cell) => centre(cell, part.shape));
  const reach = hexes(part.shape) ? RADIUS + 4 : SIDE / 2 + 4;
  const left = Math.min(0, ...places.map(([x]) => x)) - reach, right = Math.max(0, ...places.map(([x]) => x)) + reach;
  const top = Math.min(0, ...places.map(([, y]) => y)) - reach, bottom = Math.max(0, ...places.map(([, y]) => y)) + reach;
  const sheet = drawn("svg", { viewBox: `${left} ${top} ${right - left} ${bottom - top}`, role: "group", "aria-label": title,
    class: "board" });
  sheet.style.setProperty("--cells", Math.round((right - left) / (hexes(part.shape) ? WIDE : SIDE)));
  sheet.style.maxWidth = `${Math.max(160, right - left) * 1.25}px`;
  for (const cell of all) sheet.append(cellOf(cell, part, lit, outside.has(cell)));
  return sheet;
}

function cellOf(cell, part, lit, outside) {
  const [cx, cy] = centre(cell, part.shape);
  const notes = (cell.notes || []);
  const name = [cell.name || "", ...notes.map((note) => `${note.name || ""} ${note.text || ""}`.trim()),
    ...(cell.things || []).map((thing) => thing.title), cell.level ? `${cell.level}` : ""].filter(Boolean).join(", ");
  const group = drawn("g", { "data-ref": cell.ref, role: "img", class: `cell ${cell.ghost ? "ghost" : ""}`, "aria-label": name });
  const face = cell.face || cell.ground;
  if (cell.level > 1) group.append(outline(cx + 1.5 * (cell.level - 1), cy + 2 * (cell.level - 1), part.shape, 0, { class: "shade" }));
  if (!outside) group.append(outline(cx, cy, part.shape, cell.face ? 1 : 2, { class: `ground ${tone(face)} ${cell.face ? "covered" : "bare"}` }));
  if (cell.level > 1) group.append(outline(cx, cy, part.shape, 5, { class: "level" }));
  const player = notes.find((note) => note.face && note.face.shape === "disc");
  if (player) group.append(drawn("circle", { cx, cy, r: SIDE * 0.33, class: `disc ${tone(player.face)}` }));
  else if (face && face.symbol) group.append(writing(cx, cy, face.symbol, { class: cell.face ? `sign ${tone(face)}` : "sign plain" }));
  if (cell.level > 1) group.append(writing(cx, cy + reachOf(part) * 0.62, `${cell.level}`, { class: `small on ${tone(face)}` }));
  const things = cell.things || [];
  if (things.length) group.append(onCell(things[0], cx, cy));
  else beside(group, notes.filter((note) => note !== player && note.name), cx, cy);
  for (const note of notes.filter((each) => !each.name && each.face && each.face.symbol && each !== player)) {
    group.append(drawn("circle", { cx: player ? cx + 15 : cx, cy: player ? cy - 13 : cy, r: player ? 8 : 14, class: `pool ${tone(note.face)}` }),
      writing(player ? cx + 15 : cx, player ? cy - 13 : cy, note.face.symbol, { class: `small ${tone(note.face)}` }));
  }
  if (lit.has(cell.ref)) group.append(outline(cx, cy, part.shape, 3, { class: "glow" }));
  return group;
}

const reachOf = (part) => (hexes(part.shape) ? RADIUS : SIDE / 2);

function beside(group, notes, cx, cy) {
  const short = notes.map((note) => (note.face && note.face.symbol) || (String(note.text).length < 4 ? note.text : "")).filter(Boolean);
  if (short.length) group.append(writing(cx, cy, short.reverse().join(" "), { class: "note" }));
}

function onCell(thing, cx, cy) {
  if (!thing.edges) return printed(thing, cx, cy);
  const owner = (thing.notes || []).find((note) => note.face && note.face.shape === "disc");
  const group = drawn("g", { transform: `translate(${cx} ${cy})` }, edged(thing, SIDE * 0.44));
  if (owner) group.append(drawn("circle", { r: 9, class: `disc ${tone(owner.face)}` }));
  return group;
}

// A place beside a board, or a piece on one of its cells: whose it is by its colour, and its number.
function printed(thing, cx, cy) {
  const group = drawn("g", {}, drawn("circle", { cx, cy, r: SIDE * 0.34, class: `cube ${tone(thing.face)}` }));
  const sign = thing.number || thing.face?.symbol || "";
  if (sign) group.append(writing(cx, cy, sign, { class: `sign on ${tone(thing.face)}` }));
  return group;
}

function edged(thing, half) {
  const group = drawn("g", { transform: `rotate(${90 * (thing.turned || 0)})` });
  const edges = thing.edges || [];
  const sides = [[-1, -1, 1, -1], [1, -1, 1, 1], [1, 1, -1, 1], [-1, 1, -1, -1]];
  group.append(drawn("rect", { x: -half, y: -half, width: 2 * half, height: 2 * half, class: `ground ${tone(thing.face)} covered` }));
  edges.slice(0, 4).forEach((face, n) => {
    const [a, b, c, d] = sides[n].map((each) => each * half);
    group.append(drawn("polygon", { points: `${a},${b} ${c},${d} ${c * 0.66},${d * 0.66} ${a * 0.66},${b * 0.66}`, class: `edge ${tone(face)}` }));
  });
  return group;
}

// -- pieces --
export function piece(thing) {
  const face = thing.face || {};
  if (thing.covers) return tile(thing);
  if (thing.edges) {
    const sheet = drawn("svg", { viewBox: "-30 -30 60 60", class: "piece tile", "aria-hidden": "true" }, edged(thing, 28));
    if (thing.number) sheet.append(writing(0, 0, thing.number, { class: "sign" }));
    return sheet;
  }
  if (face.shape === "cube") {
    const sheet = drawn("svg", { viewBox: "0 0 40 40", class: "piece", "aria-hidden": "true" },
      drawn("rect", { x: 2, y: 2, width: 36, height: 36, rx: 8, class: `cube ${tone(face)}` }),
      drawn("rect", { x: 5, y: 4, width: 30, height: 12, rx: 6, class: "shine" }));
    for (const [x, y] of PIPS[thing.number] || []) {
      sheet.append(drawn("circle", { cx: 20 + 10 * x, cy: 20 + 10 * y, r: 3.6, class: `pip ${tone(face)}` }));
    }
    return sheet;
  }
  const round = face.shape === "disc";
  const sheet = drawn("svg", { viewBox: "0 0 40 40", class: "piece", "aria-hidden": "true" });
  sheet.append(round ? drawn("circle", { cx: 20, cy: 20, r: 17, class: `cube ${tone(face)}` })
    : drawn("rect", { x: 4, y: 4, width: 32, height: 32, rx: 4, class: `cube ${tone(face)}` }));
  sheet.append(writing(20, 21, thing.number || face.symbol || "", { class: `sign on ${tone(face)}` }));
  return sheet;
}

// Whether a piece without a name beside it could be told from others.
export const isPlain = (thing) => !thing.covers && !thing.edges && !thing.number && !thing.face?.symbol && !thing.face?.colour;

function tile(thing) {
  const shape = thing.on_hexes ? "hex" : "square";
  const places = thing.covers.map((cell) => centre(cell, shape));
  const reach = thing.on_hexes ? RADIUS + 2 : SIDE / 2 + 2;
  const left = Math.min(...places.map(([x]) => x)) - reach, right = Math.max(...places.map(([x]) => x)) + reach;
  const top = Math.min(...places.map(([, y]) => y)) - reach, bottom = Math.max(...places.map(([, y]) => y)) + reach;
  const sheet = drawn("svg", { viewBox: `${left} ${top} ${right - left} ${bottom - top}`, class: "piece tile", "aria-hidden": "true" });
  thing.covers.forEach((cell, n) => {
    const [cx, cy] = places[n];
    sheet.append(outline(cx, cy, shape, 1, { class: `ground covered ${tone(cell.face)}` }));
    if (cell.face && cell.face.symbol) sheet.append(writing(cx, cy, cell.face.symbol, { class: `sign ${tone(cell.face)}` }));
  });
  return sheet;
}

// What a board would look like where an option changes it.
export function preview(cells, shape) {
  return tile({ covers: cells, on_hexes: hexes(shape) });
}

// The same, upon the board itself.
export function laid(sheet, cells, shape) {
  sheet.querySelectorAll(".laid").forEach((each) => each.remove());
  for (const cell of cells) {
    const [cx, cy] = centre(cell, shape);
    const group = drawn("g", { class: "laid" }, outline(cx, cy, shape, 1, { class: `ground covered ${tone(cell.face)}` }));
    if (cell.face && cell.face.symbol) group.append(writing(cx, cy, cell.face.symbol, { class: `sign ${tone(cell.face)}` }));
    sheet.append(group);
  }
}
