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
    await accept(found);
  } catch {
    trouble(words.lost);
  } finally {
    busy = false;
    document.body.classList.remove("busy");
  }
}

// All there is to see, or what has changed since the version that this page shows.
async function accept(found) {
  if (found.table) { show(found); return; }
  if (!found.changes) return;
  if (now.view.version === found.since) { show(changed(structuredClone(now.view), found.changes)); return; }
  const whole = await ask(`view${query}`);
  if (whole) show(whole);
}

function changed(view, changes) {
  for (const [path, ...what] of changes) {
    const last = path.pop();
    const place = path.reduce((inside, step) => inside[step], view);
    if (!what.length) delete place[last];
    else if (what.length === 1) [place[last]] = what;
    else place[last].splice(what[0], what[1], ...what[2]);
  }
  return view;
}

export async function refresh() {
  try {
    const have = now.view ? `${query ? "&" : "?"}have=${now.view.version}` : "";
    const found = await ask(`view${query}${have}`);
    if (found && (!now.view || found.version >= now.view.version)) await accept(found);
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
