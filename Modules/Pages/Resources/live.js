// Live parts: an element with data-live="/address" shows what the server sends on that event stream.
//
// Each message is HTML that becomes the element's content; one may build on the one before it, so none is left out. An
// element with data-live-state="#part" tells how its stream is doing: its data-state is "live" or "waiting", and it says
// so in words, with the time since when. A part with an element data-over shows something that has ended: the state is "over". The browser reconnects by itself; where it
// gives up, this tries again, ever more slowly. Streams end when the page is left and resume when it is shown again.
// A part is not replaced under the fingers of someone who is typing in it. A page has its streams only while it is looked
// at, since browsers keep few connections to one site and servers few streams for one account.

import { swap } from "./fragments.js";
import { outdated, version } from "./version.js";
import { locale, t } from "./words.js";

const streams = new Map();
const slowest = 30_000;
const words = {
  live: () => t`Live`,
  waiting: () => t`Reconnecting since ${clock.format(new Date())}`,
  paused: () => t`Paused`,
  over: () => t`Ended`,
};
const clock = new Intl.DateTimeFormat(locale, { timeStyle: "short" });

export function connect(root = document) {
  for (const part of root.querySelectorAll("[data-live]")) open(part, 1_000);
}

export function disconnect(root = document) {
  for (const [part, stream] of streams) {
    if (!root.contains(part)) continue;
    stream.source.close();
    clearTimeout(stream.timer);
    streams.delete(part);
    tell(part, "paused");
  }
}

// Has a part go on at another address of the same page, which its stream follows from now on.
export function moveTo(part, now) {
  const isElsewhere = now.search !== location.search;
  if (isElsewhere) history.replaceState(null, "", now);
  if (!part.dataset.live || !isElsewhere && part.dataset.held === undefined) return;
  disconnect(part);
  delete part.dataset.held;
  delete part.dataset.have;
  part.dataset.live = part.dataset.live.replace(/\?.*|$/, now.search);
  connect();
}

// Has a part stay as it is, until it follows a stream again.
export function hold(part) {
  disconnect(part);
  part.dataset.held = "";
}

function open(part, pause) {
  if (streams.has(part) || part.closest("dialog:not([open])")) return;
  if (document.hidden || part.matches("[data-held]")) return;
  const stream = { source: new EventSource(address(part)), timer: 0, waiting: [] };
  streams.set(part, stream);
  stream.source.onopen = () => {
    tell(part, "live");
    part.dispatchEvent(new CustomEvent("connected"));
  };
  stream.source.onmessage = (event) => {
    pause = 1_000;
    tell(part, "live");
    if (event.data === "") return;
    stream.waiting.push(event.data);
    show(part, stream);
  };
  stream.source.addEventListener("outdated", () => {
    stream.source.close();
    tell(part, "waiting");
    outdated();
  });
  stream.source.onerror = () => {
    tell(part, "waiting");
    if (stream.source.readyState === EventSource.CLOSED) openAgain(part, stream, pause);
  };
}

// What the page came with is not sent again.
function address(part) {
  const { live, have } = part.dataset;
  const named = Object.entries({ have, version }).filter(([, value]) => value).map((field) => field.join("="));
  return named.length === 0 ? live : `${live}${live.includes("?") ? "&" : "?"}${named.join("&")}`;
}

function openAgain(part, stream, pause) {
  stream.source.close();
  stream.timer = setTimeout(() => {
    streams.delete(part);
    open(part, Math.min(pause * 2, slowest));
  }, pause);
}

function show(part, stream) {
  if (stream.waiting.length === 0 || streams.get(part) !== stream) return;
  const again = () => setTimeout(() => show(part, stream), 100);
  // A tap that has begun finds its button still there.
  if (performance.now() - touched < 500) return again();
  // While a form is sent, what was typed in it is not to be carried over into the new content.
  if (part.getAttribute("aria-busy") === "true" || part.querySelector("form[aria-busy=true]")) return again();
  if (part.contains(document.activeElement) && document.activeElement.matches("input, textarea, select")) {
    return part.addEventListener("focusout", again, { once: true });
  }
  const isWhole = stream.waiting.every((html) => swap(part, html));
  stream.waiting = [];
  tell(part, "live");
  if (!isWhole) openAgain(part, stream, 1_000);
}

let touched = -Infinity;
for (const type of ["pointerdown", "pointerup"]) {
  addEventListener(type, () => { touched = performance.now(); }, { capture: true, passive: true });
}

function tell(part, news) {
  // Corrections may still come, so the stream goes on.
  const state = news === "live" && part.querySelector("[data-over]") ? "over" : news;
  for (const sign of document.querySelectorAll("[data-live-state]")) {
    if (document.querySelector(sign.dataset.liveState) !== part || sign.dataset.state === state) continue;
    sign.dataset.state = state;
    sign.textContent = words[state]();
  }
}

document.addEventListener("visibilitychange", () => (document.hidden ? disconnect() : connect()));
addEventListener("pagehide", () => disconnect());
addEventListener("pageshow", () => connect());
connect();
