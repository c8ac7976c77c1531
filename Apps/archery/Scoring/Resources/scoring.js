// The scoring page: each arrow is stored on this device first, shown at once, and sent in order. Scoring continues while
// the server is away, and each arrow is recorded once.
//
// When another device changes the scores, the server sends the new version (#scoring-news). The page is then fetched
// again as soon as the queue is empty.
//
// The server's last answer is the base, and the queued arrows are drawn over it. The server decides: its answer replaces
// the base. Without this script the forms load whole pages.

import { Answers, isCopy, store, stored } from "./answers.js";
import { ArrowQueue, isOpen, mark, padOf, syncWords, withQueued } from "./arrows.js";
import { isTouched, notify, swap, whenLifted } from "./page.js";
import { t } from "./words.js";

const part = document.querySelector("#scoring");
const news = document.querySelector("#scoring-news");

let base = part.innerHTML;
let scoring = read(base);
// The archer whose tab was tapped and the tab's address, until the server's page shows this archer.
let chosen = null;
// The address of a link that was tapped while arrows were being sent.
let awaited = null;
let entering = 0;
let taps = Promise.resolve();
let isStale = false;

const answers = new Answers(() => catchUp());
const queue = new ArrowQueue({
  line: document.querySelector("#sync"),
  badge: document.querySelector("#sync-state"),
  who: () => scoring,
  action: () => scoring.action,
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

// Returns the content's data attributes: the state of the scoring, its version and its address.
function marks(html) {
  const template = document.createElement("template");
  template.innerHTML = html;
  return template.content.querySelector("[data-scoring]")?.dataset;
}

// MARK: Entering arrows

document.addEventListener("submit", (event) => {
  const form = event.target;
  if (!part.contains(form) || !scoring?.isShooting) return;
  if (form.matches("[data-arrow]")) {
    event.preventDefault();
    enter(form, event.submitter);
  } else if (!queue.isRead) {
    event.preventDefault();
    taps.catch(() => {}).then(() => form.requestSubmit(event.submitter));
  } else if (queue.waiting.length > 0 || entering > 0) {
    event.preventDefault();
    if (form.matches("[data-undo]")) inTurn(takeBack);
    else notify(t`Wait until all arrows are sent.`);
  } else if (form.matches("[data-undo]")) {
    queue.hold();
  }
}, true);

document.addEventListener("click", (event) => {
  // An arrow that is not sent yet is no link to its correction.
  if (part.contains(event.target) && event.target.closest(".mark.unsent")) return notify(t`Wait until all arrows are sent.`);
  const link = event.target.closest("a[data-fragment]");
  if (!link || !part.contains(link) || !scoring || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  awaited = null;
  const tab = link.closest(".tab");
  if (queue.waiting.length === 0 && entering === 0 && !archerOf(tab)) {
    chosen = null;
    return;
  }
  event.preventDefault();
  event.stopPropagation();
  inTurn(() => choose(tab, link.href));
}, true);

// Returns the id of a tab's archer, if arrows can be entered for this archer now.
function archerOf(tab) {
  if (!tab || !scoring.isShooting || part.querySelector(".correction")) return null;
  const state = replay();
  const archer = state.archers[Number(tab.id.replace("tab-", "")) - 1];
  return archer && isOpen(archer, state) ? archer.id : null;
}

// Selects another archer, also without the server. A key tapped before the server answers counts for this archer. Any
// other link is followed when all arrows are sent.
function choose(tab, address) {
  const archer = archerOf(tab);
  if (!archer) {
    awaited = address;
    return;
  }
  chosen = { archer, address };
  render();
  if (queue.waiting.length === 0) load();
}

// Follows the link that was tapped while arrows were being sent.
function follow() {
  if (!awaited || entering > 0 || queue.isSending) return;
  const link = [...part.querySelectorAll("a[data-fragment]")].find(({ href }) => href === awaited);
  awaited = null;
  if (queue.waiting.length === 0 && link) link.click();
  else notify(t`Wait until all arrows are sent.`);
}

// Handles quick taps one after another.
function inTurn(act) {
  entering += 1;
  taps = taps.catch(() => {}).then(act).finally(() => {
    entering -= 1;
    follow();
  });
}

// A tap that comes before the page shows the previous arrow counts for the archer whose turn is next, not for the archer
// on the page.
function enter(form, button) {
  const fields = Object.fromEntries(new FormData(form));
  if (button?.name) fields[button.name] = button.value;
  const isAhead = !queue.isRead || isStale || entering > 0 || chosen !== null;
  const entered = { fields, token: fields.value ?? form.dataset.token, form: shownForm(), isAhead };
  awaited = null;
  inTurn(() => keep(entered));
}

async function keep({ fields, token, form, isAhead }) {
  await queue.reread();
  const now = replay();
  if (isAhead) fields.archer = now.selected ?? fields.archer;
  const archer = now.archers.find(({ id }) => id === fields.archer);
  if (!archer || !isOpen(archer, now)) return;
  const pad = now.pads[padOf(archer)];
  if (String(pad.form) !== form) return notify(t`The next arrow has other values. Enter this arrow again.`);
  const key = pad.keys.find((key) => key.token === token);
  fields.end = String(archer.openEnd);
  fields.number = String(archer.open.length + 1);
  try {
    await queue.add({ fields, key });
  } catch (error) {
    return notify(t`This arrow could not be saved on this device and is not recorded: ${error}. Enter it again.`);
  }
  chosen = null;
  render();
  queue.flush();
}

async function takeBack() {
  if (queue.waiting.length === 0) return;
  if (await queue.takeBack()) render();
  else notify(t`This arrow is being sent. Wait a moment, then undo it.`);
}

// MARK: Drawing

function take(html, turn) {
  answers.took(turn);
  base = html;
  scoring = read(html);
  if (scoring) store(storeKey(), html);
}

const storeKey = () => `scoring ${scoring.scorer} ${scoring.shoot}`;

const replay = () => withQueued(scoring, queue.waiting, { chosen: chosen?.archer, isAway: queue.isAway });

function render() {
  queue.tell();
  isStale = isTouched;
  if (isTouched) return whenLifted(render);
  swap(part, base);
  if ((queue.waiting.length === 0 && chosen === null) || !scoring?.isShooting) return;
  const state = replay();
  const shown = state.archers.find(({ id }) => id === state.selected) ?? state.archers.find(({ id }) => id === scoring.selected);
  if (!shown) return;
  state.archers.forEach((archer, index) => showTab(archer, index + 1, state));
  showPad(shown, state);
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
  // The server's form would undo an arrow of the archer shown last.
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
  const size = state.pads[padOf(archer)]?.arrowsPerEnd;
  const count = size && isOpen(archer, state) ? t`${archer.open.length} of ${size}` : t`End ${archer.endsCompleted} ✓`;
  tab.querySelector(".tab-note").textContent = isSelected ? t`Active` : count;
}

const shownForm = () => part.querySelector(".entry").dataset.shownForm;

// Shows the keys or the face of an archer's open end, and the words above them.
function showPad(archer, { pads }) {
  const place = padOf(archer);
  const words = part.querySelector(`template[data-words="${place}"]`)?.content.children;
  const maximum = part.querySelector(".pad-maximum");
  if (words && maximum) [part.querySelector(".pad-words").textContent, maximum.textContent] = [...words].map((word) => word.textContent);
  const entry = part.querySelector(".entry");
  const form = pads[place] && part.querySelector(`template[data-form="${pads[place].form}"]`);
  if (!form || form.dataset.form === shownForm() || entry.querySelector(".correction")) return;
  entry.querySelector("[data-arrow]")?.remove();
  entry.prepend(form.content.cloneNode(true));
  entry.dataset.shownForm = form.dataset.form;
  const miss = entry.querySelector("#key-miss");
  if (miss) miss.hidden = !entry.querySelector("[data-face]");
}

function showEnd(archer, state) {
  const isOver = state.selected === null;
  const { ends = 0, arrowsPerEnd = 0 } = state.pads[padOf(archer)] ?? {};
  const end = isOver ? archer.endsCompleted : archer.openEnd;
  const where = part.querySelector(".progress-where");
  if (where) {
    const strong = document.createElement("strong");
    strong.textContent = state.isOpenEnded ? t`End ${end}` : t`End ${end} of ${ends}`;
    where.replaceChildren(strong, isOver ? "" : ` · ${t`Arrow ${archer.open.length + 1} of ${arrowsPerEnd}`}`);
    part.querySelector(".progress .total strong").textContent = archer.total;
    for (const order of part.querySelectorAll("[data-order]")) order.hidden = end % 2 !== Number(order.dataset.order);
  }
  const slots = part.querySelector(".end .slots");
  if (slots) {
    const marks = archer.open.map((arrow) => cell("li", mark(arrow)));
    const places = Array.from({ length: arrowsPerEnd - marks.length }, (_, place) => cell("li", slot(place === 0 && !isOver)));
    slots.replaceChildren(...marks, ...places);
    part.querySelector(".end .end-total strong").textContent = sum(archer.open);
  }
  part.querySelector(".turn").textContent = isOver
    ? t`All arrows are entered. You can check and finalise them when the server has them.`
    : t`${archer.name} to shoot.`;
}

// Shows the end that was closed last on this device, until the next end begins.
function showClosedEnd(end, { open }) {
  const place = part.querySelector("#closed-end");
  if (open.length > 0) place.hidden = true;
  // The end in the server's answer stays until this device closes another.
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
  // face.js draws them.
  face.hits = open.filter(({ x }) => x !== undefined);
}

// Shows the ends closed on this device above the server's.
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

// Returns the label of an end's sync state: the most urgent state among its arrows.
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

function cell(tag, content, className = "") {
  const element = document.createElement(tag);
  element.className = className;
  element.append(content);
  return element;
}

// MARK: Loading and events

async function refresh(address = shownAddress(), isWanted = () => true) {
  try {
    await answers.load(address, (html, turn) => isWanted() && take(html, turn));
  } catch {
    showLast();
  }
}

function showLast() {
  const last = scoring && stored(storeKey());
  if (last) [base, scoring] = [last, read(last)];
}

// The page's address, with the selected archer.
const shownAddress = () => marks(base)?.address ?? location.href;

// Loads the page of the chosen archer, or else the page that is shown.
async function load() {
  const wanted = chosen;
  await refresh(wanted?.address, () => chosen === wanted);
  if (wanted && chosen === wanted && scoring?.selected === wanted.archer) {
    chosen = null;
    history.replaceState(null, "", shownAddress());
  }
  render();
}

// Fetches the page again if another device has changed the scores. A form for a correction stays as it is, and so does
// the whole page during a tap.
async function catchUp() {
  follow();
  const version = news.querySelector("[data-version]")?.dataset.version;
  if (!chosen && (!version || version === marks(base)?.version)) return;
  if (isTouched) return whenLifted(catchUp);
  if (queue.isSending || queue.waiting.length > 0 || part.querySelector(".correction")) return;
  await load();
}

async function start() {
  part.addEventListener("fragment", ({ detail }) => {
    chosen = null;
    take(detail);
    queue.release();
    catchUp();
  });
  news.addEventListener("swapped", () => {
    catchUp();
    // A paused shoot may have been resumed.
    if (queue.isPaused) queue.flush();
  });
  const first = base;
  // The place of an arrow that is tapped meanwhile is known once the queue is.
  await (taps = queue.open());
  // A correction that another page has opened stays open.
  const isFree = !part.querySelector(".correction");
  // A copy of the page may be older than the server's last answer, and the server may not answer now.
  if (isCopy && isFree && base === first) showLast();
  if (queue.waiting.length > 0 || base !== first) render();
  if (isFree && (navigator.serviceWorker?.controller || queue.waiting.length > 0)) await refresh();
  if (queue.waiting.length > 0 || base !== first) render();
  queue.flush();
}

start();
