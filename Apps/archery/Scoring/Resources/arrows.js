// The scoring page: arrows are kept on this device first, shown at once, and sent in order; so scoring goes on while the
// server is away, and each arrow is recorded once.
//
// Where another device changes something that this page shows, the server tells its version (#scoring-news), and the page
// is fetched again as soon as nothing waits here.
//
// What the server last said is the base; the arrows that it has not answered are laid over it. The server stays the judge:
// its answer takes the place of what is shown here as soon as it comes. Without this script the forms load whole pages.

import { deliver, fault, get } from "./answers.js";
import { showHits } from "./face-picture.js";
import { notify, swap } from "./fragments.js";
import * as outbox from "./outbox.js";
import { check } from "./version.js";
import { t } from "./words.js";

const slowest = 300_000;
const part = document.querySelector("#scoring");
const line = document.querySelector("#sync");
const news = document.querySelector("#scoring-news");

let base = part.innerHTML;
let scoring = read(base);
let waiting = [];
let chosen = null;
let isSending = false;
let pause = 0;
let timer = 0;
let isPaused = false;
let entering = 0;
let taps = Promise.resolve();
let isTouched = false;
let isStale = false;
let takes = 0;
let isCached = false;
let hasSent = false;
let praise = 0;

function read(html) {
  const { scoring } = marks(html) ?? {};
  return scoring ? JSON.parse(scoring) : null;
}

// What the content says about itself: the state of its scoring, its version and its address.
function marks(html) {
  const template = document.createElement("template");
  template.innerHTML = html;
  return template.content.querySelector("[data-scoring]")?.dataset;
}

// MARK: What is entered

document.addEventListener("submit", (event) => {
  const form = event.target;
  if (!part.contains(form) || !scoring?.isShooting) return;
  if (form.matches("[data-arrow]")) {
    event.preventDefault();
    enter(form, event.submitter);
  } else if (waiting.length > 0) {
    event.preventDefault();
    if (form.matches("[data-undo]")) takeBack();
    else notify(t`Wait until all arrows are sent.`);
  }
}, true);

document.addEventListener("click", (event) => {
  const link = event.target.closest("a[data-fragment]");
  if (!link || !part.contains(link) || waiting.length === 0 || !scoring) return;
  event.preventDefault();
  event.stopPropagation();
  const tab = link.closest(".tab");
  if (!tab) return notify(t`Wait until all arrows are sent.`);
  chosen = scoring.archers[Number(tab.id.replace("tab-", "")) - 1]?.id ?? null;
  render();
}, true);

// Quick taps are taken one after another. One that came before the page showed the arrow before it is for whoever is next,
// not for whom the page still showed.
function enter(form, button) {
  const fields = Object.fromEntries(new FormData(form));
  if (button?.name) fields[button.name] = button.value;
  const entered = { fields, token: fields.value ?? form.dataset.token, address: form.action, isAhead: isStale || entering > 0 };
  entering += 1;
  taps = taps.then(() => keep(entered)).finally(() => { entering -= 1; });
}

async function keep({ fields, token, address, isAhead }) {
  const key = scoring.keys.find((key) => key.token === token);
  const now = replay();
  if (isAhead) fields.archer = now.selected ?? fields.archer;
  const archer = now.archers.find(({ id }) => id === fields.archer);
  if (!archer || !isOpen(archer, now)) return;
  fields.id = outbox.newIdentity();
  fields.end = String(archer.openEnd);
  fields.number = String(archer.open.length + 1);
  fields.device = outbox.device();
  const entry = { owner: scoring.scorer, subject: scoring.shoot, address, fields, key, state: "local" };
  try {
    await outbox.add(entry);
  } catch (error) {
    return notify(t`This arrow could not be saved on this device and is not recorded: ${error}. Enter it again.`);
  }
  chosen = null;
  waiting.push(entry);
  render();
  flush();
}

async function takeBack() {
  const last = waiting.at(-1);
  if (last.state === "sending") return notify(t`This arrow is being sent. Wait a moment, then undo it.`);
  waiting.pop();
  await outbox.remove(last);
  render();
}

// MARK: What is sent

// Nothing is drawn anew while there is nothing to send: a finger may be on a button.
async function flush() {
  if (isSending || waiting.length === 0 || waiting[0].state === "failed") return;
  isSending = true;
  clearTimeout(timer);
  while (waiting.length > 0 && waiting[0].state !== "failed") {
    const entry = waiting[0];
    entry.state = "sending";
    tell();
    const outcome = await send(entry);
    if (outcome.html) {
      pause = 0;
      isPaused = false;
      await outbox.remove(entry);
      waiting.shift();
      take(outcome.html);
    } else if (outcome.reason) {
      entry.state = "failed";
      entry.reason = outcome.reason;
      await outbox.update(entry);
    } else {
      entry.state = "queued";
      isCached = await opensOffline();
      isPaused = outcome.isPaused ?? false;
      pause = Math.min(Math.max(pause * 2, outcome.wait ?? 500), isPaused ? 10_000 : slowest);
      timer = setTimeout(flush, pause * (0.75 + Math.random() / 2));
      break;
    }
  }
  isSending = false;
  render();
  catchUp();
}

// The new content of the page, the reason for a refusal, or neither where it is worth another try.
async function send({ address, fields }) {
  const { fate, answer, text, wait } = await deliver({ address, body: new URLSearchParams(fields).toString() });
  if (fate === "waits") return { wait };
  if (fate === "signedOut") return { reason: t`You are signed out. Sign in on this device, then try again.` };
  if (answer.ok) {
    check(answer);
    return { html: text };
  }
  const { code, sentence } = fault(answer, text);
  return code === "paused" ? { isPaused: true, wait: 5_000 } : { reason: sentence };
}

// MARK: What is shown

function take(html) {
  takes += 1;
  base = html;
  scoring = read(html);
  if (!scoring) return;
  try {
    localStorage.setItem(storeKey(), html);
  } catch {
    // A full store only means that a reload without the server shows an older sheet.
  }
}

const storeKey = () => `scoring ${scoring.scorer} ${scoring.shoot}`;

// The scoring with the queued arrows in it, by the rules of whose turn it is.
function replay() {
  const state = { ...structuredClone(scoring), closedEnd: null };
  let selected = state.selected;
  for (const { fields, key, state: sync } of waiting) {
    const archer = state.archers.find(({ id }) => id === fields.archer);
    if (!archer) continue;
    selected = archer.id;
    const { token = fields.value ?? "•", points = 0, colour = "miss" } = key ?? {};
    // What another device has filled meanwhile is shown as the server tells it.
    if (fields.end && Number(fields.end) !== archer.openEnd) continue;
    archer.open.push({ token, points, colour, sync, ...spotOf(fields) });
    archer.total += key?.points ?? 0;
    if (archer.open.length < state.arrowsPerEnd) continue;
    state.closedEnd = { name: archer.name, number: archer.openEnd, marks: archer.open };
    archer.closed.push({ ...state.closedEnd, total: archer.total });
    archer.open = [];
    archer.endsCompleted += 1;
    const closed = archer.openEnd;
    archer.openEnd = archer.endsCompleted + 1;
    // Others still shoot this end, or the first in the list begins the next.
    if (currentEnd(state) === closed || state.advance === "firstInRoster") selected = firstOpen(state);
  }
  const wanted = state.archers.find(({ id }) => id === (chosen ?? selected));
  state.selected = wanted && isOpen(wanted, state) ? wanted.id : firstOpen(state);
  return state;
}

// Where an arrow was placed; nothing for one that was not.
const spotOf = ({ x, y }) => (x ? { x: Number(x), y: Number(y) } : {});

function currentEnd({ archers }) {
  // Archers of a shorter round are done earlier, and nobody waits for them.
  const turns = archers.filter((archer) => takesTurns(archer) && archer.openEnd !== undefined);
  return 1 + Math.min(...turns.map(({ endsCompleted }) => endsCompleted));
}

function takesTurns({ isActive, isLeftToOthers }) {
  return isActive && !isLeftToOthers;
}

function isOpen({ isActive, isLeftToOthers, openEnd, lastEnd }, state) {
  const last = isLeftToOthers ? lastEnd : Math.min(currentEnd(state), lastEnd);
  return isActive && openEnd !== undefined && openEnd <= last;
}

function firstOpen(state) {
  return state.archers.find((archer) => takesTurns(archer) && isOpen(archer, state))?.id ?? null;
}

function render() {
  tell();
  // A tap on something that is replaced meanwhile would be lost.
  isStale = isTouched;
  if (isTouched) return;
  swap(part, base);
  if (waiting.length === 0 || !scoring?.isShooting) return;
  const state = replay();
  const shown = state.archers.find(({ id }) => id === state.selected) ?? state.archers.find(({ id }) => id === scoring.selected);
  if (!shown) return;
  state.archers.forEach((archer, index) => showTab(archer, index + 1, state));
  showEnd(shown, state);
  showClosedEnd(state.closedEnd, shown);
  showSheet(shown);
  showFace(shown);
  const pad = part.querySelectorAll("[data-arrow]");
  for (const form of pad) {
    form.elements.archer.value = shown.id;
    for (const button of form.querySelectorAll("button")) button.disabled = state.selected === null;
  }
  const undo = part.querySelector("#undo");
  if (undo) undo.disabled = false;
}

function showTab(archer, number, state) {
  const tab = part.querySelector(`#tab-${number}`);
  if (!tab) return;
  tab.querySelector(".tab-total").textContent = archer.total;
  const isSelected = archer.id === state.selected;
  if (isSelected) tab.setAttribute("aria-current", "true");
  else tab.removeAttribute("aria-current");
  if (!archer.isActive) return;
  const count = isOpen(archer, state) ? t`${archer.open.length} of ${state.arrowsPerEnd}` : t`End ${archer.endsCompleted} ✓`;
  tab.querySelector(".tab-note").textContent = isSelected ? t`Active` : count;
}

function showEnd(archer, state) {
  const isOver = state.selected === null;
  const end = isOver ? archer.endsCompleted : archer.openEnd;
  const where = part.querySelector(".progress-where");
  if (where) {
    const strong = document.createElement("strong");
    strong.textContent = state.isOpenEnded ? t`End ${end}` : t`End ${end} of ${state.ends}`;
    where.replaceChildren(strong, isOver ? "" : ` · ${t`Arrow ${archer.open.length + 1} of ${state.arrowsPerEnd}`}`);
    part.querySelector(".progress .total strong").textContent = archer.total;
  }
  const slots = part.querySelector(".end .slots");
  if (slots) {
    const marks = archer.open.map((arrow) => item(mark(arrow)));
    const places = Array.from({ length: state.arrowsPerEnd - marks.length }, (_, place) => item(slot(place === 0 && !isOver)));
    slots.replaceChildren(...marks, ...places);
    part.querySelector(".end .end-total strong").textContent = sum(archer.open);
  }
  part.querySelector(".turn").textContent = isOver
    ? t`All ends of this distance are entered. Scoring continues when the server has them.`
    : t`${archer.name} to shoot.`;
}

// The end that was closed last on this device, until the next one begins.
function showClosedEnd(end, { open }) {
  const place = part.querySelector("#closed-end");
  if (open.length > 0) place.hidden = true;
  // An end that the server told of stays where this device has closed none since.
  if (!end || open.length > 0) return;
  const who = document.createElement("p");
  who.className = "closed-who";
  const [name, number] = [document.createElement("bdi"), document.createElement("span")];
  [name.textContent, number.textContent, number.className] = [end.name, t`End ${end.number}`, "quiet"];
  who.append(name, " ", number);
  const marks = document.createElement("span");
  marks.className = "marks";
  marks.append(...end.marks.map(mark));
  const total = document.createElement("strong");
  total.textContent = sum(end.marks);
  place.replaceChildren(who, marks, total);
  place.hidden = false;
}

const sum = (marks) => marks.reduce((total, { points }) => total + points, 0);

function showFace({ shaft, open }) {
  const face = part.querySelector("[data-face]");
  if (!face) return;
  face.dataset.shaft = shaft;
  showHits(face, open.filter(({ x }) => x !== undefined));
}

// The ends that were closed on this device, above those that the server knows.
function showSheet(archer) {
  const body = part.querySelector("#sheet tbody");
  if (!body) return;
  if (archer.id !== scoring.selected) body.replaceChildren();
  part.querySelector("#sheet").hidden = body.children.length + archer.closed.length === 0;
  for (const end of archer.closed) {
    const row = document.createElement("tr");
    row.id = `end-${end.number}`;
    const marks = document.createElement("span");
    marks.className = "marks";
    marks.replaceChildren(...end.marks.map(mark));
    const cells = [cell("th", end.number), cell("td", marks), cell("td", sum(end.marks), "number"), cell("td", end.total, "number")];
    cells[0].scope = "row";
    cells[0].append(" ", stateOf(end.marks));
    row.replaceChildren(...cells);
    body.prepend(row);
  }
}

// How far an end has come, by the arrow that says most about what it waits for.
function stateOf(marks) {
  const state = ["failed", "queued", "local", "sending"].find((state) => marks.some(({ sync }) => sync === state));
  const element = document.createElement("span");
  element.className = "end-state";
  element.textContent = syncWords[state];
  return element;
}

function mark({ token, colour, sync }) {
  const element = document.createElement("span");
  element.className = `mark ring-${colour}${sync ? " unsent" : ""}`;
  element.textContent = token;
  if (sync) element.title = syncWords[sync];
  return element;
}

function slot(isNext) {
  const element = document.createElement("span");
  element.className = `slot${isNext ? " next" : ""}`;
  return element;
}

function item(content) {
  const element = document.createElement("li");
  element.append(content);
  return element;
}

function cell(tag, content, className = "") {
  const element = document.createElement(tag);
  element.className = className;
  element.append(content);
  return element;
}

const badge = document.querySelector("#sync-state");
const syncWords = { local: t`On this device`, queued: t`Queued`, sending: t`Sending`, failed: t`Not recorded` };

// How far what is shown has come.
function tell() {
  const failed = waiting.find(({ state }) => state === "failed");
  const isTried = waiting.some(({ state }) => state === "queued");
  if (scoring) count();
  const text = failed ? refusal(failed) : isTried ? absence() : "";
  if (line.dataset.text === text) return;
  Object.assign(line.dataset, { text, state: failed ? "failed" : "queued" });
  line.hidden = text === "";
  line.replaceChildren(text);
  if (failed) line.append(" ", choice(t`Try again`, retry), choice(t`Leave it out`, leaveOut));
}

// How many arrows this device still has to send. That all are sent is news for a moment only.
function count() {
  if (waiting.length > 0) {
    clearTimeout(praise);
    hasSent = true;
    Object.assign(badge, { hidden: false, textContent: t`${waiting.length} to send` });
  } else if (hasSent) {
    hasSent = false;
    badge.textContent = t`All sent`;
    praise = setTimeout(() => { badge.hidden = true; }, 3_000);
  }
}

// Whether the browser has cached this page.
async function opensOffline() {
  return isSecureContext && Boolean(await caches.match(location.href, { ignoreSearch: true }).catch(() => {}));
}

function absence() {
  const saved = t`${waiting.length} arrows are saved on this device.`;
  if (isPaused) return `${t`The shoot is paused.`} ${saved} ${t`They are sent when the shoot is resumed.`}`;
  const safety = isCached ? "" : ` ${t`Keep this page open: it cannot be loaded without the server.`}`;
  return `${t`The server does not answer.`} ${saved} ${t`They are sent as soon as the server answers.`}${safety}`;
}

function refusal({ fields, key, reason }) {
  const name = scoring?.archers.find(({ id }) => id === fields.archer)?.name ?? "";
  return t`Not recorded: ${fields.value ?? key?.token ?? "•"} for ${name} in end ${fields.end}. ${reason}`;
}

function choice(label, act) {
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = label;
  button.addEventListener("click", act);
  return button;
}

async function retry() {
  waiting[0].state = "local";
  await outbox.update(waiting[0]);
  tell();
  flush();
}

async function leaveOut() {
  await outbox.remove(waiting.shift());
  await refresh();
  render();
  flush();
}

// MARK: Coming and going

async function refresh() {
  const before = takes;
  try {
    const answer = await get(address(), {});
    const html = await answer.text();
    // The answer to an arrow that came meanwhile is newer.
    if (answer.ok && !answer.redirected && takes === before && !check(answer)) take(html);
  } catch {
    const kept = scoring && localStorage.getItem(storeKey());
    if (kept) [base, scoring] = [kept, read(kept)];
  }
}

// The address of what is shown, with the archer who is selected.
const address = () => marks(base)?.address ?? location.href;

// Fetches the page again where another device changed something that it shows. A form for a correction stays as it is, and
// so does everything under a finger.
async function catchUp() {
  const version = news.querySelector("[data-version]")?.dataset.version;
  if (!version || version === marks(base)?.version) return;
  if (isSending || isTouched || waiting.length > 0 || part.querySelector(".correction")) return;
  await refresh();
  render();
}

// A click comes a moment after the finger has gone.
function lift() {
  setTimeout(() => {
    isTouched = false;
    if (isStale) render();
    catchUp();
  }, 50);
}

async function start() {
  part.addEventListener("pointerdown", () => { isTouched = true; });
  for (const event of ["pointerup", "pointercancel"]) addEventListener(event, lift);
  part.addEventListener("fragment", ({ detail }) => {
    take(detail);
    catchUp();
  });
  news.addEventListener("swapped", () => {
    catchUp();
    // A shoot that was paused may go on.
    if (isPaused) flush();
  });
  news.addEventListener("connected", () => flush());
  const first = base;
  // Before a shoot begins there is no scoring, and nothing waits.
  if (scoring) waiting = await outbox.list(scoring.scorer, scoring.shoot);
  for (const entry of waiting) if (entry.state !== "failed") entry.state = "queued";
  // A page that was kept for times without the server may be older than what it said last.
  if (navigator.serviceWorker?.controller || waiting.length > 0) await refresh();
  if (waiting.length > 0) {
    render();
    flush();
  } else if (base !== first) {
    swap(part, base);
  }
  for (const event of ["online", "focus"]) addEventListener(event, () => flush());
  document.addEventListener("visibilitychange", () => document.hidden || flush());
}

start();
