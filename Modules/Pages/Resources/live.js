// Live parts: an element with data-live="/address" shows the HTML that the server sends on that event stream.
//
// Each message becomes the element's content. A message may build on the one before it, so none is skipped. An element
// with data-live-state="#part" shows the state of the part's stream in words and as data-state. The states are "live",
// "waiting" with its begin, and "over" for a part with an element data-over. The browser reconnects by itself. If it gives
// up, this script reconnects with growing pauses. Streams end when the page is hidden and resume when it is visible,
// because browsers limit the connections to one site and servers the streams of one account. A part is not replaced while
// the user types in it.

import { account } from "./account.js";
import { notify, swap } from "./fragments.js";
import { isTouched, whenLifted } from "./touch.js";
import { outdated, version } from "./version.js";
import { locale, t } from "./words.js";

const streams = new Map();
const slowest = 30_000;
// Whether the user knows that another account is signed in.
let isOtherTold = false;
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

// Returns whether a stream is open, which only a server that is there can keep.
export function isConnected() {
  return [...streams.values()].some(({ isOpen }) => isOpen);
}

// Moves a part to another address of the same page. Its stream follows that address from now on.
export function moveTo(part, now) {
  const isElsewhere = now.search !== location.search;
  if (isElsewhere) {
    history.replaceState(null, "", now);
    document.dispatchEvent(new CustomEvent("moved"));
  }
  if (!part.dataset.live || !isElsewhere && part.dataset.held === undefined) return;
  disconnect(part);
  delete part.dataset.held;
  delete part.dataset.have;
  part.dataset.live = part.dataset.live.replace(/\?.*|$/, now.search);
  connect();
}

// Stops updates of a part until moveTo() resumes its stream.
export function hold(part) {
  disconnect(part);
  part.dataset.held = "";
}

function open(part, pause) {
  if (streams.has(part) || part.closest("dialog:not([open])")) return;
  if (document.hidden || part.matches("[data-held]")) return;
  const stream = { source: new EventSource(address(part)), timer: 0, waiting: [], isOpen: false };
  streams.set(part, stream);
  stream.source.onopen = () => {
    stream.isOpen = true;
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
  stream.source.addEventListener("otherAccount", () => {
    tell(part, "waiting");
    // A page without an account is made again for the account. Any other stays until the user decides.
    if (account === "") {
      stream.source.close();
      return outdated();
    }
    if (!isOtherTold) notify(t`Another account is signed in in this browser. Load the page again to go on as that account.`);
    isOtherTold = true;
    openAgain(part, stream, slowest);
  });
  stream.source.onerror = () => {
    stream.isOpen = false;
    tell(part, "waiting");
    if (stream.source.readyState === EventSource.CLOSED) openAgain(part, stream, pause);
  };
}

// Tells the server whose page it is, and which content the page has already, so that it is not sent again.
function address(part) {
  const { live, have } = part.dataset;
  const named = Object.entries({ have, version }).filter(([, value]) => value).map((field) => field.join("="));
  named.push(`account=${encodeURIComponent(account)}`);
  return `${live}${live.includes("?") ? "&" : "?"}${named.join("&")}`;
}

function openAgain(part, stream, pause) {
  stream.source.close();
  stream.isOpen = false;
  stream.timer = setTimeout(() => {
    streams.delete(part);
    open(part, Math.min(pause * 2, slowest));
  }, pause);
}

function show(part, stream) {
  if (stream.waiting.length === 0 || streams.get(part) !== stream) return;
  const again = () => setTimeout(() => show(part, stream), 100);
  if (isTouched) return whenLifted(() => show(part, stream));
  // While a form is being sent, its typed text is not carried over into the new content.
  if (part.getAttribute("aria-busy") === "true" || part.querySelector("form[aria-busy=true]")) return again();
  if (part.contains(document.activeElement) && document.activeElement.matches("input, textarea, select")) {
    return part.addEventListener("focusout", again, { once: true });
  }
  const isWhole = stream.waiting.every((html) => swap(part, html));
  stream.waiting = [];
  tell(part, "live");
  if (!isWhole) openAgain(part, stream, 1_000);
}

function tell(part, news) {
  // The stream stays open after the end, because corrections may follow.
  const state = news === "live" && part.querySelector("[data-over]") ? "over" : news;
  for (const sign of document.querySelectorAll("[data-live-state]")) {
    if (document.querySelector(sign.dataset.liveState) !== part || sign.dataset.state === state) continue;
    sign.dataset.state = state;
    sign.textContent = words[state]();
    // On a phone, the place that lists what is queued says so instead of the head.
    const away = document.querySelector("#away");
    if (!away || part.id !== "content") continue;
    away.hidden = state !== "waiting";
    away.textContent = sign.textContent;
  }
}

document.addEventListener("visibilitychange", () => (document.hidden ? disconnect() : connect()));
addEventListener("pagehide", () => disconnect());
addEventListener("pageshow", () => connect());
connect();
