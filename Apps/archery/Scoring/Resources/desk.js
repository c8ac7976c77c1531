// The table for paper cards: a place for each arrow, filled by keyboard. The arrows are sent as on the scoring page
// (arrows.js), and drawn over the server's last answer until the next one comes. The answer is the archer's row alone, because
// a table of hundreds of cards is large.
//
// A value that may begin a longer one, such as 1 and 10, waits in its place for the next key. An archer's arrows are
// entered in order: a key in a later place fills the first empty one.

import { Answers, isCopy, store, stored } from "./answers.js";
import { ArrowQueue, mark } from "./arrows.js";
import { isTouched, notify, swap, whenLifted } from "./page.js";
import { t } from "./words.js";

const part = document.querySelector("#desk");
const news = document.querySelector("#scoring-news");

// The server's last answer.
const base = document.createElement("template");
base.innerHTML = part.innerHTML;
let desk = read();
// The archers with rows to draw again; null for the whole table.
let changed = null;
// The archers with queued arrows drawn over their rows.
let covered = new Set();
let isStored = true;
// The table's versions before its own arrows. News about them may still arrive.
let passed = new Set();
let later = 0;
let isDrawing = false;
// Arrows that are being stored on this device.
let entering = [];
let keeps = Promise.resolve();
// The place to focus when the server has undone an arrow.
let wanted = null;

const answers = new Answers(() => catchUp());
const queue = new ArrowQueue({
  line: document.querySelector("#sync"),
  badge: document.querySelector("#sync-state"),
  who: () => (desk?.scorer ? desk : null),
  action: () => desk.action,
  nameOf: (archer) => rowOf(archer)?.dataset.name,
  extra: () => ({ desk: desk.shown, row: "yes" }),
  take,
  refresh,
  render,
  settled: catchUp,
});

function read() {
  const { desk, ...rest } = base.content.querySelector("[data-desk]")?.dataset ?? {};
  return desk ? { ...JSON.parse(desk), ...rest } : null;
}

// MARK: Places

const rowOf = (archer, within = part) => within.querySelector(`tr[data-archer="${CSS.escape(archer)}"]`);
const placeOf = ({ archer, end, number }) => rowOf(archer)?.querySelector(`[data-end="${end}"] [data-number="${number}"]`);
const places = () => [...part.querySelectorAll("[data-number]:not(span)")];
const keysOf = (cell) => desk.systems[cell.closest("[data-system]").dataset.system] ?? [];

// Returns the first empty place after a place, along the row and then down the table.
function following(place) {
  const isBehind = (cell) => place.compareDocumentPosition(cell) & Node.DOCUMENT_POSITION_FOLLOWING;
  return [...part.querySelectorAll("input.desk-cell")].find(isBehind) ?? part.querySelector("#desk-ends [aria-current] + a");
}

function goTo(place) {
  if (!place) return;
  place.focus();
  if (place.matches("input")) place.setSelectionRange(place.value.length, place.value.length);
}

function goBeside(place, key) {
  const row = place.closest("tr");
  if (key === "ArrowUp" || key === "ArrowDown") {
    const rows = [...row.parentElement.children];
    const other = rows[rows.indexOf(row) + (key === "ArrowUp" ? -1 : 1)];
    const { end } = place.closest("[data-end]").dataset;
    return goTo(other?.querySelector(`[data-end="${end}"] [data-number="${place.dataset.number}"]:not(span)`));
  }
  const all = places();
  goTo(all[all.indexOf(place) + (key === "ArrowLeft" ? -1 : 1)]);
}

// MARK: Typing

part.addEventListener("input", ({ target }) => {
  if (target.matches(".desk-cell")) typed(target);
});

part.addEventListener("keydown", (event) => {
  const { target, key } = event;
  if (!target.matches("[data-number]") || event.ctrlKey || event.metaKey || event.altKey) return;
  const isEmpty = target.matches("input") && target.value === "";
  if (key === "Backspace" && (isEmpty || target.matches("a"))) {
    event.preventDefault();
    takeBack();
  } else if (key === "Enter" && target.matches("input")) {
    event.preventDefault();
    const next = following(target);
    if (isEmpty) goTo(next);
    else finish(target);
  } else if (["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"].includes(key)) {
    event.preventDefault();
    if (isEmpty || target.matches("a")) return goBeside(target, key);
    const { id } = target;
    finish(target);
    goBeside(part.querySelector(`#${CSS.escape(id)}`), key);
  }
});

part.addEventListener("focusout", ({ target }) => {
  if (!isDrawing && target.matches(".desk-cell") && target.value !== "") finish(target, false);
});

function typed(cell) {
  const first = cell.closest("tr").querySelector("input.desk-cell");
  if (first !== cell) {
    first.value = cell.value;
    cell.value = "";
    goTo(first);
    return typed(first);
  }
  const tokens = keysOf(cell).map(({ token }) => token);
  const text = textOf(cell, tokens);
  if (text === "" || tokens.some((token) => token !== text && token.startsWith(text))) return;
  if (tokens.includes(text)) return enter(cell, text);
  // A waiting value, and the first key of the next one.
  if (text.length === 2 && tokens.includes(text[0])) {
    const next = enter(cell, text[0]);
    if (!next?.matches("input")) return;
    next.value = text[1];
    return typed(next);
  }
  refuse(cell, text, tokens);
}

function textOf(cell, tokens) {
  const text = cell.value.trim().toUpperCase();
  return text === "T" && tokens.includes("10") ? "10" : text;
}

// Enters a value that waited for another key.
function finish(cell, moves = true) {
  const tokens = keysOf(cell).map(({ token }) => token);
  const text = textOf(cell, tokens);
  if (tokens.includes(text)) enter(cell, text, moves);
  else refuse(cell, text, tokens);
}

function refuse(cell, text, tokens) {
  cell.value = "";
  notify(t`“${text}” is no value here. Type one of ${tokens.join(" ")}.`);
}

// Shows the arrow at once and returns the next place.
function enter(cell, token, moves = true) {
  const { archer } = cell.closest("tr").dataset;
  const { end } = cell.closest("[data-end]").dataset;
  const fields = { archer, value: token, end, number: cell.dataset.number, card: "yes" };
  const entry = { fields, key: keysOf(cell).find((key) => key.token === token), state: "local" };
  cell.value = "";
  notify("");
  const next = following(cell);
  entering.push(entry);
  if (moves) goTo(next);
  draw(entry);
  keeps = keeps.catch(() => {}).then(() => keep(entry));
  return next;
}

async function keep(entry) {
  try {
    await queue.reread();
    place(entry.fields);
    await queue.add(entry);
  } catch (error) {
    notify(t`This arrow could not be saved on this device and is not recorded: ${error}. Enter it again.`);
  }
  entering = entering.filter((other) => other !== entry);
  render();
  queue.flush();
}

// Gives an arrow its archer's first empty place. Another tab may have filled the place that it was typed at.
function place(fields) {
  const isQueued = ({ end, number }) =>
    queue.waiting.some(({ fields: other }) => other.archer === fields.archer && other.end === end && other.number === number);
  const empty = [...rowOf(fields.archer, base.content)?.querySelectorAll("input.desk-cell") ?? []];
  const places = empty.map((cell) => ({ end: cell.closest("[data-end]").dataset.end, number: cell.dataset.number }));
  Object.assign(fields, places.find((place) => !isQueued(place)));
}

// Undoes the arrow that was entered last.
async function takeBack() {
  await keeps.catch(() => {});
  const last = queue.waiting.at(-1);
  if (!last) {
    wanted = part.querySelector("[data-last]")?.id ?? null;
    return part.querySelector("#undo").disabled || part.querySelector("[data-undo]").requestSubmit();
  }
  if (!(await queue.takeBack())) return notify(t`This arrow is being sent. Wait a moment, then undo it.`);
  render();
  goTo(placeOf(last.fields));
}

document.addEventListener("submit", (event) => {
  if (!event.target.matches("[data-undo]")) return;
  if (queue.isRead && queue.waiting.length + entering.length === 0) return queue.hold();
  event.preventDefault();
  takeBack();
}, true);

// MARK: Drawing

// Adopts the server's answer: the whole table, or the row of an archer with one more arrow.
function take(html, turn) {
  const template = document.createElement("template");
  template.innerHTML = html;
  answers.took(turn);
  isStored = false;
  const mark = template.content.querySelector("[data-desk-row]");
  if (mark) return takeRow(mark.dataset, template.content.querySelector("tr[data-archer]"));
  adopt(html);
  keepTable();
}

function adopt(html) {
  base.innerHTML = html;
  [changed, passed] = [null, new Set()];
  desk = read();
}

function takeRow({ before, version }, row) {
  const { archer } = row.dataset;
  const old = rowOf(archer, base.content);
  if (!old) return;
  const last = base.content.querySelector("[data-last]");
  changed?.add(archer);
  if (last && row.querySelector("[data-last]")) {
    delete last.dataset.last;
    changed?.add(last.closest("tr").dataset.archer);
  }
  old.replaceWith(row);
  base.content.querySelector("#undo").disabled = false;
  // If another device has changed the table too, it is fetched again later.
  const state = base.content.querySelector("[data-desk]").dataset;
  if (state.version !== before) return;
  passed.add(before);
  desk.version = state.version = version;
}

// Stores the table for a reload without the server.
function keepTable() {
  if (isStored || !desk) return;
  isStored = true;
  store(storeKey(), base.innerHTML);
}

const storeKey = () => `desk ${desk.scorer} ${desk.shoot}`;

// Draws the server's last answer, or only its changed rows, and the queued arrows over it.
function render() {
  queue.tell();
  if (isTouched) return whenLifted(render);
  const focused = part.contains(document.activeElement) ? document.activeElement : null;
  const wasPlace = focused?.matches("input.desk-cell");
  const { id } = focused ?? {};
  const pending = [...queue.waiting, ...entering];
  isDrawing = true;
  if (changed === null) swap(part, base.innerHTML);
  else for (const archer of new Set([...changed, ...covered])) redraw(archer);
  [changed, covered] = [new Set(), new Set()];
  for (const entry of pending) draw(entry);
  part.querySelector("#undo").disabled = pending.length === 0 && base.content.querySelector("#undo").disabled;
  isDrawing = false;
  // The place that an undo empties, if the table came before the answer to the undo.
  const emptied = wanted && part.querySelector(`input#${CSS.escape(wanted)}`);
  if (emptied) return goTo(emptied);
  const now = id && part.querySelector(`#${CSS.escape(id)}`);
  // Another scorer may have filled the place meanwhile.
  if (wasPlace && now) goTo(now.matches("input") ? now : following(now));
  else if (now && now !== focused && !focused.isConnected) goTo(now);
  else if (focused?.isConnected === false && focused.closest("#desk-ends")) goTo(part.querySelector("#desk-ends [aria-current] + a"));
}

// Draws an archer's row from the server's answer and keeps the unfinished input.
function redraw(archer) {
  const [old, row] = [rowOf(archer), rowOf(archer, base.content)?.cloneNode(true)];
  if (!old || !row) return;
  for (const cell of old.querySelectorAll("input.desk-cell")) {
    const field = cell.value && row.querySelector(`input#${CSS.escape(cell.id)}`);
    if (field) field.value = cell.value;
  }
  old.replaceWith(row);
}

// Draws a queued arrow over its place if that is still empty.
function draw({ fields, key, state }) {
  covered.add(fields.archer);
  const cell = placeOf(fields);
  if (!cell?.matches("input")) return;
  const drawn = mark({ ...key, sync: state });
  [drawn.id, drawn.dataset.number] = [cell.id, fields.number];
  const row = cell.closest("tr");
  const total = cell.closest("td").nextElementSibling;
  cell.replaceWith(drawn);
  for (const sum of [total, row.querySelector("[data-total]")]) sum.textContent = Number(sum.textContent) + key.points;
}

// MARK: Loading and events

async function refresh() {
  try {
    await answers.load(desk?.address ?? location.href, take);
  } catch {
    takeLast();
  }
}

function takeLast() {
  const last = desk && stored(storeKey());
  if (last) adopt(last);
  return Boolean(last);
}

// Fetches the table again if another device has changed it.
async function catchUp({ isLate = false } = {}) {
  clearTimeout(later);
  keepTable();
  const version = news.querySelector("[data-version]")?.dataset.version;
  if (!version || version === desk?.version) return;
  if (queue.isSending || queue.waiting.length + entering.length > 0) return;
  // The answer to an undo brings the table, too, and focuses the emptied place.
  if (part.getAttribute("aria-busy") === "true") return;
  // The answer to an own arrow overtakes its news. News that stay are of another device.
  if (passed.has(version) && !isLate) {
    later = setTimeout(() => catchUp({ isLate: true }), 2_000);
    return;
  }
  await refresh();
  render();
}

async function start() {
  part.addEventListener("fragment", ({ detail }) => {
    take(detail);
    queue.release();
    render();
    goTo((wanted && part.querySelector(`#${CSS.escape(wanted)}`)) ?? part.querySelector("input.desk-cell"));
    wanted = null;
    catchUp();
  });
  news.addEventListener("swapped", () => {
    catchUp();
    // A paused shoot may have been resumed.
    if (queue.isPaused) queue.flush();
  });
  new MutationObserver(() => catchUp()).observe(part, { attributeFilter: ["aria-busy"] });
  await (keeps = queue.open());
  // A copy of the page may be older than the server's last answer, and the server may not answer now.
  if ((isCopy && takeLast()) || queue.waiting.length > 0) render();
  if (navigator.serviceWorker?.controller || queue.waiting.length > 0) await refresh();
  render();
  queue.flush();
  // The scorer may have typed before this script was loaded.
  if (document.activeElement.matches(".desk-cell") && document.activeElement.value !== "") typed(document.activeElement);
  if (matchMedia("(pointer: fine)").matches && document.activeElement === document.body) goTo(part.querySelector("input.desk-cell"));
}

start();
