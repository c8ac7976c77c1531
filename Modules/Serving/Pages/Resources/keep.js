// Keeps pages of a person's choice on this device, with size, progress, pause and the room that is left. shell.js takes them.
//
//   [data-keep="game x"]   offers to keep pages (data-keep-pages, an address each line) under a name (data-keep-name)
//   [data-kept]            lists what is kept on this device
//
// Without this script, or where the browser cannot keep pages, these parts stay hidden.

import { notify, whenLifted } from "./page.js";
import { canKeep, goOn, post, wish, wishes } from "./shell.js";
import { locale, t } from "./words.js";

const units = [["gigabyte", 1e9], ["megabyte", 1e6], ["kilobyte", 1e3]];

function size(bytes) {
  const [unit, one] = units.find(([, one]) => bytes >= one) ?? units.at(-1);
  return new Intl.NumberFormat(locale, { style: "unit", unit, maximumFractionDigits: 1 }).format(bytes / one);
}

function button(label, act, about) {
  const made = Object.assign(document.createElement("button"), { type: "button", textContent: label });
  made.dataset.acts = label;
  if (about) made.setAttribute("aria-label", `${label}: ${about}`);
  made.addEventListener("click", act);
  return made;
}

function line(text) {
  return Object.assign(document.createElement("p"), { className: "quiet", textContent: text });
}

// Stores a wish and goes on.
function set(id, value) {
  try {
    wish(id, value);
    goOn();
  } catch {
    notify(t`No room is left on this device.`);
  }
}

// What is said of a wish, and what can be done with it.
function parts(id, { name, pages, done, bytes, isPaused, isFull }) {
  const leave = button(t`Remove`, () => remove(id), name);
  if (done === pages.length) return [line(t`Kept on this device: ${name}, ${size(bytes)}`), leave];
  const bar = Object.assign(document.createElement("progress"), { max: pages.length, value: done });
  bar.setAttribute("aria-label", name);
  const other = isPaused
    ? button(t`Continue`, () => set(id, { ...wishes()[id], isPaused: false, isFull: false }), name)
    : button(t`Pause`, () => set(id, { ...wishes()[id], isPaused: true }), name);
  const words = isFull ? t`No room is left on this device.` : `${name}: ${done} / ${pages.length} · ${size(bytes)}`;
  return [bar, line(words), other, leave];
}

// Pages that another wish names stay.
function remove(id) {
  const { pages } = wishes()[id] ?? { pages: [] };
  set(id, undefined);
  const others = new Set(Object.values(wishes()).flatMap(({ pages }) => pages));
  post({ leave: pages.filter((page) => !others.has(page)) });
}

function drawOffer(part) {
  const { keep: id, keepName: name, keepPages } = part.dataset;
  const own = wishes()[id];
  const pages = keepPages.split("\n");
  const begin = () => set(id, { name, pages, done: 0, bytes: 0, version: document.body.dataset.version });
  if (own) fill(part, parts(id, own));
  else fill(part, [button(t`Keep for offline: ${name}`, begin)]);
}

async function drawList(part) {
  const all = Object.entries(wishes());
  const list = document.createElement("ul");
  list.className = "list";
  list.append(...all.map(([id, own]) => {
    const item = document.createElement("li");
    item.className = "actions";
    item.append(...parts(id, own));
    return item;
  }));
  const { usage, quota } = (await navigator.storage?.estimate?.()) ?? {};
  const room = quota === undefined ? [] : [line(t`Room left on this device: ${size(Math.max(0, quota - usage))}`)];
  fill(part.querySelector("[data-kept-list]"), [all.length > 0 ? list : line(t`Nothing is kept yet.`), ...room]);
  part.hidden = false;
}

// The focus stays on what does the same, or on what takes its place.
function fill(part, content) {
  const focused = part.contains(document.activeElement) ? document.activeElement : null;
  part.replaceChildren(...content);
  part.hidden = false;
  if (!focused) return;
  const all = [...part.querySelectorAll("button")];
  (all.find((one) => one.getAttribute("aria-label") === focused.getAttribute("aria-label")) ?? all[0])?.focus();
}

function draw() {
  if (!canKeep) return;
  for (const part of document.querySelectorAll("[data-keep]")) drawOffer(part);
  for (const part of document.querySelectorAll("[data-kept]")) drawList(part);
}

document.addEventListener("wished", () => whenLifted(draw));
// Another tab goes on with it.
addEventListener("storage", () => whenLifted(draw));
document.querySelector("#content")?.addEventListener("swapped", draw);
draw();
