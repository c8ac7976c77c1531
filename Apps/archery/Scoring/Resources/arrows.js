// The scoring page: arrows are kept on this device first, shown at once, and sent in order; so scoring goes on while the
// server is away, and each arrow is recorded once.
//
// Where another device changes something that this page shows, the server tells its version (#scoring-news), and the page
// is fetched again as soon as nothing waits here.
//
// What the server last said is the base; the arrows that it has not answered are laid over it. The server stays the judge:
// its answer takes the place of what is shown here as soon as it comes. Without this script the forms load whole pages.

import { get } from "./answers.js";
import { ArrowQueue, mark, syncWords } from "./arrow-queue.js";
import { showHits } from "./face-picture.js";
import { notify, swap } from "./fragments.js";
import { check } from "./version.js";
import { t } from "./words.js";

const part = document.querySelector("#scoring");
const news = document.querySelector("#scoring-news");

let base = part.innerHTML;
let scoring = read(base);
let chosen = null;
let entering = 0;
let taps = Promise.resolve();
let isTouched = false;
let isStale = false;
let takes = 0;

const queue = new ArrowQueue({
  line: document.querySelector("#sync"),
  badge: document.querySelector("#sync-state"),
  who: () => scoring,
  nameOf: (archer) => scoring?.archers.find(({ id }) => id === archer)?.name,
  take,
  refresh,
  render,
  settled: catchUp,
});

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
  } else if (queue.waiting.length > 0) {
    event.preventDefault();
    if (form.matches("[data-undo]")) takeBack();
    else notify(t`Wait until all arrows are sent.`);
  }
}, true);

document.addEventListener("click", (event) => {
  const link = event.target.closest("a[data-fragment]");
  if (!link || !part.contains(link) || !scoring || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const tab = link.closest(".tab");
  const archer = tab && scoring.archers[Number(tab.id.replace("tab-", "")) - 1];
  const canShoot = archer && scoring.isShooting && isOpen(archer, scoring) && part.querySelector("[data-arrow]");
  if (queue.waiting.length === 0 && !canShoot) {
    chosen = null;
    return;
  }
  event.preventDefault();
  event.stopPropagation();
  if (!tab) return notify(t`Wait until all arrows are sent.`);
  choose(archer?.id ?? null, link.href);
}, true);

// Shows another archer, without the server too. A tap on a key counts for this archer before the server has answered.
async function choose(archer, address) {
  chosen = archer;
  if (queue.waiting.length === 0) await refresh(address, () => chosen === archer);
  if (chosen === archer && scoring?.selected === archer) {
    chosen = null;
    history.replaceState(null, "", shownAddress());
  }
  render();
}

// Quick taps are taken one after another. One that came before the page showed the arrow before it is for whoever is next,
// not for whom the page still showed.
function enter(form, button) {
  const fields = Object.fromEntries(new FormData(form));
  if (button?.name) fields[button.name] = button.value;
  const isAhead = isStale || entering > 0 || chosen !== null;
  const entered = { fields, token: fields.value ?? form.dataset.token, address: form.action, isAhead };
  entering += 1;
  taps = taps.then(() => keep(entered)).finally(() => { entering -= 1; });
}

async function keep({ fields, token, address, isAhead }) {
  const key = scoring.keys.find((key) => key.token === token);
  const now = replay();
  if (isAhead) fields.archer = now.selected ?? fields.archer;
  const archer = now.archers.find(({ id }) => id === fields.archer);
  if (!archer || !isOpen(archer, now)) return;
  fields.end = String(archer.openEnd);
  fields.number = String(archer.open.length + 1);
  try {
    await queue.add({ address, fields, key });
  } catch (error) {
    return notify(t`This arrow could not be saved on this device and is not recorded: ${error}. Enter it again.`);
  }
  chosen = null;
  render();
  queue.flush();
}

async function takeBack() {
  if (await queue.takeBack()) render();
  else notify(t`This arrow is being sent. Wait a moment, then undo it.`);
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
  for (const { fields, key, state: sync } of queue.waiting) {
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
  queue.tell();
  // A tap on something that is replaced meanwhile would be lost.
  isStale = isTouched;
  if (isTouched) return;
  swap(part, base);
  if ((queue.waiting.length === 0 && chosen === null) || !scoring?.isShooting) return;
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
  // The server's form would undo an arrow of the archer that it showed last.
  if (undo) undo.disabled = queue.waiting.length === 0;
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

// MARK: Coming and going

async function refresh(address = shownAddress(), isWanted = () => true) {
  const before = takes;
  try {
    const answer = await get(address, {});
    const html = await answer.text();
    // The answer to an arrow that came meanwhile is newer.
    if (answer.ok && !answer.redirected && takes === before && isWanted() && !check(answer)) take(html);
  } catch {
    const kept = scoring && localStorage.getItem(storeKey());
    if (kept) [base, scoring] = [kept, read(kept)];
  }
}

// The address of what is shown, with the archer who is selected.
const shownAddress = () => marks(base)?.address ?? location.href;

// Fetches the page again where another device changed something that it shows. A form for a correction stays as it is, and
// so does everything under a finger.
async function catchUp() {
  const version = news.querySelector("[data-version]")?.dataset.version;
  if (!version || version === marks(base)?.version) return;
  if (queue.isSending || isTouched || queue.waiting.length > 0 || part.querySelector(".correction")) return;
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
    chosen = null;
    take(detail);
    catchUp();
  });
  news.addEventListener("swapped", () => {
    catchUp();
    // A shoot that was paused may go on.
    if (queue.isPaused) queue.flush();
  });
  news.addEventListener("connected", () => queue.flush());
  const first = base;
  await queue.open();
  // A page that was kept for times without the server may be older than what it said last. A correction that another page
  // led to stays open.
  const isOld = navigator.serviceWorker?.controller || queue.waiting.length > 0;
  if (isOld && !part.querySelector(".correction")) await refresh();
  if (queue.waiting.length > 0) {
    render();
    queue.flush();
  } else if (base !== first) {
    swap(part, base);
  }
}

start();
