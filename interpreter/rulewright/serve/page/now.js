// What this page knows: the words of its language, what the server says of the seat, and what is lit.
export const here = location.pathname;
export const query = location.search;
export const at = (selector) => document.querySelector(selector);
export const words = await (await fetch(`${here}/words${query}`)).json();
export const now = { view: null, cards: {}, lit: new Map(), chosen: null, narrowed: "" };

export const upper = (text) => text.charAt(0).toUpperCase() + text.slice(1);
export const player = (seat) => now.view.table.players.find((each) => each.seat === seat);
export const nameOf = (seat) => upper(player(seat)?.name || "");
export const faceOf = (seat) => player(seat)?.face || {};
export const onTable = (ref) => at(`#table [data-ref="${CSS.escape(ref)}"]`);
