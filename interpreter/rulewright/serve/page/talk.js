// Asking the server, and sending it what was chosen. Whoever shows views says so with `onView`.
import { at, here, now, query, words } from "./now.js";

let busy = false, show = () => {};
export const onView = (what) => { show = what; };

export async function ask(path) {
  const answer = await fetch(`${here}/${path}`);
  return answer.ok ? answer.json() : null;
}

export async function send(path, data) {
  if (busy) return;
  busy = true;
  document.body.classList.add("busy");
  try {
    const body = JSON.stringify({ ...data, version: now.view.version });
    const answer = await fetch(`${here}/${path}${query}`, { method: "POST", body });
    const found = await answer.json();
    trouble(answer.ok ? "" : found.error || words.stale);
    if (found.table) show(found);
  } catch {
    trouble(words.lost);
  } finally {
    busy = false;
    document.body.classList.remove("busy");
  }
}

export async function refresh() {
  try {
    const found = await ask(`view${query}`);
    if (found && (!now.view || found.version >= now.view.version)) show(found);
  } catch {
    trouble(words.lost);
  }
}

export function listen() {
  const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${here}/live`);
  socket.addEventListener("message", (event) => {
    trouble("");
    if (!now.view || JSON.parse(event.data).version !== now.view.version) refresh();
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
