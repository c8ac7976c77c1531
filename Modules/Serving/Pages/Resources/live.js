// What the server sends: live parts of the page by streams, and answers to requests.
//
//   connect(root), disconnect(root)   open and close the streams of live parts
//   isConnected()                     whether a stream is open
//   copied                            when the page was cached, if it is a copy of this device, until a stream is open
//   moveTo(part, address), hold(part) let a part follow another address, or none
//   get(address, request)             requests a part of a page. show(part, html) shows it, refresh(part) does both
//   isThere()                         whether the server answers
//   fault(answer, text), words(answer, text)
//                                     why the server rejected a form, for its field and in words
//   isPage(answer), fields(form, submitter)

import { account, check, isTouched, names, notify, outdated, showTimes, swap, version, whenLifted, written } from "./page.js";
import { locale, t } from "./words.js";

// MARK: Live parts
//
// An element with data-live="/address" shows the HTML that the server sends on that event stream. Each message becomes the
// element's content. A message may build on the one before it, so none is skipped. An element with data-live-state="#part"
// shows the state of the part's stream in words and as data-state. The states are "live", "waiting" with its begin, and
// "over" for a part with an element data-over. The browser reconnects by itself. If it gives up, this script reconnects
// with growing pauses. Streams end when the page is hidden and resume when it is visible, because browsers limit the
// connections to one site and servers the streams of one account; a part with data-awake keeps its stream. A part is not replaced
// while the user types in it.

const streams = new Map();
const slowest = 30_000;
// Whether the user knows that another account is signed in.
let isOtherTold = false;
// When the page was cached, if the service worker answered with a copy (sw.js); undefined for a page that the server sent.
export let copied = performance.getEntriesByType("navigation")[0]?.serverTiming?.find(({ name }) => name === "kept")?.duration;
const states = {
  live: () => t`Live`,
  waiting: () => (copied ? asOf() : t`Reconnecting since ${clock.format(new Date())}`),
  paused: () => t`Paused`,
  over: () => t`Ended`,
};
const clock = new Intl.DateTimeFormat(locale, { timeStyle: "short" });
const marked = () => "\uE000" + new Date(copied).toISOString() + "\uE001";
const asOf = () => t`Copy of this device, as of ${written(marked())}`;

export function connect(root = document) {
  for (const part of root.querySelectorAll("[data-live]")) open(part, 1_000);
}

export function disconnect(root = document, isMeant = () => true) {
  for (const [part, stream] of streams) {
    if (!root.contains(part) || !isMeant(part)) continue;
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

const sleeps = (part) => !part.matches("[data-awake]");

function open(part, pause) {
  if (streams.has(part) || part.closest("dialog:not([open])")) return;
  if (document.hidden && sleeps(part) || part.matches("[data-held]")) return;
  const stream = { source: new EventSource(address(part)), timer: 0, waiting: [], isOpen: false };
  streams.set(part, stream);
  stream.source.onopen = () => {
    stream.isOpen = true;
    copied = undefined;
    tell(part, "live");
    part.dispatchEvent(new CustomEvent("connected"));
  };
  stream.source.onmessage = (event) => {
    pause = 1_000;
    tell(part, "live");
    if (event.data === "") return;
    stream.waiting.push(event.data);
    display(part, stream);
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

function display(part, stream) {
  if (stream.waiting.length === 0 || streams.get(part) !== stream) return;
  const again = () => setTimeout(() => display(part, stream), 100);
  if (isTouched) return whenLifted(() => display(part, stream));
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
    sign.textContent = states[state]();
    // On a phone, the place that lists what is queued says so instead of the head.
    if (part.id === "content") tellAway(state === "waiting" ? sign.textContent : "");
  }
}

function tellAway(words) {
  const away = document.querySelector("#away");
  if (!away) return;
  away.hidden = words === "";
  away.textContent = words;
}

// A page without a stream says it until it is loaded again.
if (copied && !document.querySelector("[data-live-state='#content']")) tellAway(asOf());

document.addEventListener("visibilitychange", () => (document.hidden ? disconnect(document, sleeps) : connect()));
addEventListener("pagehide", () => disconnect());
addEventListener("pageshow", () => connect());
connect();

// MARK: Overlays
//
// Another page shown over this one, in a <dialog>, without leaving it. Without this script the link leads to the page itself.
//
//   <a href="…" data-overlay="#dialog">   opens the dialog; live parts in it connect while it is open.
//   <button data-close>                   in the dialog closes it, as do Escape and a tap beside it.

document.addEventListener("click", (event) => {
  const link = event.target.closest("a[data-overlay]");
  const dialog = link && document.querySelector(link.dataset.overlay);
  if (dialog && !event.metaKey && !event.ctrlKey && !event.shiftKey) {
    event.preventDefault();
    openOver(dialog);
  }
  const box = event.target.closest("dialog");
  if (box && (event.target === box || event.target.closest("[data-close]"))) box.close();
});

function openOver(dialog) {
  if (dialog.open) return;
  dialog.showModal();
  connect(dialog);
  dialog.addEventListener("close", () => disconnect(dialog), { once: true });
}

// MARK: Requests and answers

export const patience = 10_000;

export async function show(part, html) {
  await new Promise(whenLifted);
  swap(part, html, true);
  part.dispatchEvent(new CustomEvent("fragment", { detail: html }));
  const address = part.querySelector("[data-address]")?.dataset.address;
  if (address) history.replaceState(null, "", address);
}

export function get(address, request) {
  return fetch(address, {
    ...request,
    headers: { ...names, "X-Fragment": "true", Accept: "application/problem+json, */*" },
    credentials: "same-origin",
    signal: AbortSignal.timeout(patience),
  });
}

export async function refresh(part) {
  if (part.querySelector("input[type=text]:not(:placeholder-shown), textarea:not(:placeholder-shown)")) return;
  const answer = await get(location.href, {});
  if (answer.ok && !answer.redirected) await show(part, await answer.text());
}

// Returns whether the server answers now.
export async function isThere() {
  try {
    await fetch("/healthz", { method: "HEAD", cache: "no-store", signal: AbortSignal.timeout(patience) });
    return true;
  } catch {
    return false;
  }
}

export function isPage(answer) {
  return answer.headers.get("Content-Type")?.startsWith("text/html") ?? false;
}

// Returns the fields that a form sends when one of its buttons is pressed.
export function fields(form, submitter) {
  const sent = new URLSearchParams(new FormData(form));
  if (submitter?.name) sent.append(submitter.name, submitter.value);
  return sent;
}

// Reads a rejected form's message, codes and field (`id` is the code of a sport's rule), and whether the message needs the
// field's label before it.
export function fault(answer, text) {
  const sentence = words(answer, text);
  try {
    const { field, code, id } = JSON.parse(text);
    return { sentence, field, code, id, isBare: code === "invalidField" };
  } catch {
    return { sentence };
  }
}

// The server answers a rejected form with problem+json or with HTML.
export function words(answer, text) {
  const fallback = t`That did not work (${answer.status}). Try again.`;
  if (answer.headers.get("Content-Type")?.includes("json")) {
    try {
      const { title, detail } = JSON.parse(text);
      return [title, detail].filter(Boolean).map(written).map((text) => (/[.!?]$/.test(text) ? text : `${text}.`)).join(" ") || fallback;
    } catch {
      return fallback;
    }
  }
  const page = new DOMParser().parseFromString(text, "text/html");
  showTimes(page);
  // In a whole page, the message is the element with role=alert.
  const content = page.querySelector("main") ?? page.body;
  return (content.querySelector("[role=alert]") ?? content).textContent.replace(/\s+/g, " ").trim() || fallback;
}
