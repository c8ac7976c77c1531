// Placing an arrow on a picture of the target face.
//
// A tap places an arrow at the finger. While the finger is down, a magnifier shows the shaft to scale and its value
// there. Slow movements count for a fifth, so that a thumb can hit a millimetre. Lifting the finger places the arrow,
// unless the box to check first is ticked. Then the cross waits: buttons or arrow keys move it, and the button or Enter
// places the arrow. Undoing an arrow leaves its cross. Two fingers, the wheel or the buttons zoom.
//
// scoring.js sends the form. Its inputs x and y are micrometres with y upwards. Its data-token is the arrow's value as
// computed here, for scoring without the server.

import { worth } from "./arrows.js";
import { announce } from "./page.js";
import { t } from "./words.js";

const part = document.querySelector("#scoring");
const millimetre = 1000;
const finest = 0.2;
const remembered = "scorebook-check-first";

let aim = null;
let archer = null;
// The points of this page's arrows, newest last; null for an arrow without one.
const landed = [];
let lifted = null;
let held = null;
const fingers = new Map();

const current = () => part.querySelector("[data-face]");
const within = (event, selector) => (event.target instanceof Element ? event.target.closest(selector) : null);

// MARK: Fingers and the mouse

document.addEventListener("pointerdown", (event) => {
  const face = within(event, "[data-face]");
  if (!face || event.button !== 0) return;
  event.preventDefault();
  // The arrow keys can then refine the mouse's point.
  if (event.pointerType === "mouse") face.focus({ preventScroll: true });
  face.setPointerCapture(event.pointerId);
  if (event.isPrimary) fingers.clear();
  fingers.set(event.pointerId, event);
  held = fingers.size === 1 ? event.pointerId : null;
  if (held === null) return drop();
  const { x, y } = point(face, event);
  aimAt(x, y);
});

document.addEventListener("pointermove", (event) => {
  const [last, face] = [fingers.get(event.pointerId), current()];
  if (!last || !face) return;
  if (fingers.size === 2) pinch(face, last, event);
  fingers.set(event.pointerId, event);
  if (held !== event.pointerId) return;
  const [dx, dy] = [event.clientX - last.clientX, event.clientY - last.clientY];
  const speed = Math.hypot(dx, dy) / Math.max(event.timeStamp - last.timeStamp, 1);
  const gain = Math.min(1, Math.max(finest, speed * 1.5)) / scale(face);
  aimAt(aim.x + dx * gain, aim.y + dy * gain);
});

document.addEventListener("pointerup", (event) => {
  fingers.delete(event.pointerId);
  if (held !== event.pointerId) return;
  held = null;
  if (!localStorage.getItem(remembered)) place();
});

document.addEventListener("pointercancel", (event) => {
  fingers.delete(event.pointerId);
  if (held !== event.pointerId) return;
  held = null;
  drop();
});

// Zooms and pans so that the point between two fingers stays between them.
function pinch(face, last, event) {
  const other = [...fingers.values()].find(({ pointerId }) => pointerId !== event.pointerId);
  const length = ({ clientX, clientY }) => Math.max(Math.hypot(clientX - other.clientX, clientY - other.clientY), 1);
  const middle = ({ clientX, clientY }) =>
    point(face, { clientX: (clientX + other.clientX) / 2, clientY: (clientY + other.clientY) / 2 });
  const [from, to] = [middle(last), middle(event)];
  zoom(face, length(event) / length(last), to);
  pan(face, from.x - to.x, from.y - to.y);
}

document.addEventListener("wheel", (event) => {
  const face = within(event, "[data-face]");
  if (!face) return;
  event.preventDefault();
  zoom(face, Math.exp(-event.deltaY / 400), point(face, event));
  if (aim) aimAt(aim.x, aim.y);
}, { passive: false });

// MARK: Buttons and keys

document.addEventListener("click", (event) => {
  const button = within(event, "[data-nudge], [data-zoom], [data-place]");
  const face = current();
  if (!button || !face) return;
  const { nudge, zoom: factor } = button.dataset;
  if (nudge) move(...nudge.split(" ").map((steps) => Number(steps) * millimetre));
  else if (factor) zoomAt(face, Number(factor));
  else place();
  // The focus moves from a disabled button to the face, where the keys place the next arrow.
  if (button.disabled) face.focus({ preventScroll: true });
});

document.addEventListener("change", (event) => {
  const box = within(event, "[data-check]");
  if (box?.checked) localStorage.setItem(remembered, "yes");
  else if (box) localStorage.removeItem(remembered);
});

document.addEventListener("keydown", (event) => {
  const face = within(event, "[data-face]");
  if (!face || event.ctrlKey || event.metaKey || event.altKey) return;
  const step = millimetre * (event.shiftKey ? 10 : 1);
  const moves = { ArrowLeft: [-step, 0], ArrowRight: [step, 0], ArrowUp: [0, -step], ArrowDown: [0, step] };
  const zooms = { "+": 2, "-": 0.5 };
  const spot = rules(face).spots.length > 1 ? rules(face).spots[Number(event.key) - 1] : undefined;
  if (event.key in moves) move(...moves[event.key]);
  else if (event.key in zooms) zoomAt(face, zooms[event.key]);
  else if (event.key === "Escape") drop();
  else if (event.key === "Enter" || event.key === " ") place();
  else if (spot) aimAt(spot.xUm, -spot.yUm, true);
  else return;
  event.preventDefault();
});

// Zooms at the cross, else at the last arrow, else at the middle.
function zoomAt(face, factor) {
  zoom(face, factor, aim ?? landed.at(-1) ?? nearMiddle() ?? { x: 0, y: 0 });
  if (aim) aimAt(aim.x, aim.y);
}

// Moves the cross. Without one, starts from the middle of the visible part or of the face.
function move(dx, dy) {
  const { xUm, yUm } = rules(current()).spots[0];
  const from = aim ?? nearMiddle() ?? { x: xUm, y: -yUm };
  aimAt(from.x + dx, from.y + dy, true);
}

// MARK: The cross

function aimAt(x, y, isSpoken = false) {
  const face = current();
  const box = sheet(face);
  const inside = (value, from, length) => Math.round(Math.min(Math.max(value, from), from + length));
  aim = { x: inside(x, box.x, box.width), y: inside(y, box.y, box.height) };
  follow(face, aim);
  const value = valueAt(face);
  showAim(face, aim, value, note(face, value));
  showTools(face);
  if (isSpoken) announce(words(face, value));
}

const valueAt = (face) => worth(rules(face), Number(face.dataset.shaft), aim.x, -aim.y);

// Returns a warning for the magnifier: a second arrow in the spot, or a line cut.
function note(face, value) {
  const isTaken = ({ cx, cy }) =>
    worth(rules(face), 0, Math.round(cx.baseVal.value), -Math.round(cy.baseVal.value)).spot === value.spot;
  const spots = rules(face).spots.length;
  if (spots > 1 && [...face.querySelectorAll(":scope > svg .hits circle")].some(isTaken)) return t`second in spot`;
  return value.line === null ? "" : t`line`;
}

// Returns the cross in words, such as: 9, line. 12 mm right, 5 mm low.
function words(face, value) {
  const length = (value) => Math.abs(value / millimetre).toFixed(0);
  const across = value.x < 0 ? t`${length(value.x)} mm left` : t`${length(value.x)} mm right`;
  const along = value.y < 0 ? t`${length(value.y)} mm low` : t`${length(value.y)} mm high`;
  const spot = rules(face).spots.length > 1 ? t`spot ${value.spot + 1}` : "";
  const token = value.token === "M" ? t`Miss` : value.token;
  const heading = [token, spot, note(face, value)].filter(Boolean).join(", ");
  return `${heading}. ${across}, ${along}.`;
}

function drop() {
  aim = null;
  const face = current();
  if (!face) return;
  hideAim(face);
  showTools(face);
}

function place() {
  const face = current();
  if (!face || !aim) return;
  const form = face.closest("form");
  const [x, y] = [form.elements.namedItem("x"), form.elements.namedItem("y")];
  [x.value, y.value, form.dataset.token] = [aim.x, -aim.y, valueAt(face).token];
  lifted = null;
  form.requestSubmit();
  [x.value, y.value] = ["", ""];
  delete form.dataset.token;
  drop();
}

// Shows the buttons around the face, which need this script.
function showTools(face) {
  for (const tool of part.querySelectorAll("[data-face-tool]")) tool.hidden = false;
  part.querySelector("[data-check]").checked = localStorage.getItem(remembered) !== null;
  const button = part.querySelector("[data-place]");
  button.disabled = aim === null;
  button.textContent = aim ? t`Place ${valueAt(face).token}` : t`Place`;
}

// MARK: Placed arrows

document.addEventListener("submit", ({ target: form, submitter }) => {
  if (!part.contains(form)) return;
  if (form.matches("[data-undo]")) lifted = landed.pop() ?? null;
  else if (form.matches("[data-arrow]")) landed.push(submitter?.name || !aim ? null : { ...aim });
}, true);

// Restores zoom and cross, because each answer brings a new face.
function adopt() {
  const face = current();
  const next = face?.closest("form").elements.archer.value ?? null;
  if (next !== archer) aim = null;
  archer = next;
  if (!face) return;
  if (lifted) [aim, lifted] = [lifted, null];
  if (face.hits) showHits(face, face.hits);
  show(face);
  if (aim) aimAt(aim.x, aim.y);
  else showTools(face);
}

// MARK: The zoom, and the part of the face that is visible

const furthest = 8;
const whole = { x: 0, y: 0, scale: 1 };

let view = whole;
let shown = null;

// The middle of the visible part; null if the whole face is visible.
const nearMiddle = () => (view.scale > 1 ? { x: view.x, y: view.y } : null);

// Shows a face. A new picture of the same sheet keeps the view.
function show(face) {
  if (face.dataset.sheet !== shown) view = whole;
  shown = face.dataset.sheet;
  view = look(face, view);
}

// Zooms by `factor` around the point `fixed`.
function zoom(face, factor, fixed) {
  const scale = Math.min(Math.max(view.scale * factor, 1), furthest);
  const share = view.scale / scale;
  view = look(face, { scale, x: fixed.x + (view.x - fixed.x) * share, y: fixed.y + (view.y - fixed.y) * share });
}

function pan(face, dx, dy) {
  view = look(face, { ...view, x: view.x + dx, y: view.y + dy });
}

// Moves the view so that a point stays visible.
function follow(face, { x, y }) {
  const { width, height } = sheet(face);
  const beyond = (distance, length) => distance - Math.min(Math.max(distance, -length / 2), length / 2);
  const dx = beyond(x - view.x, (0.9 * width) / view.scale);
  const dy = beyond(y - view.y, (0.9 * height) / view.scale);
  if (dx !== 0 || dy !== 0) pan(face, dx, dy);
}

// MARK: The picture
//
// A face is an element with data-face: an SVG in micrometres with its middle at 0 0 and y downwards.

const magnification = 5;
const namespace = "http://www.w3.org/2000/svg";

function rules(face) {
  face.rules ??= JSON.parse(face.dataset.rules);
  return face.rules;
}

// Returns the bounds of the whole sheet, at any zoom.
function sheet(face) {
  const [x, y, width, height] = face.dataset.sheet.split(" ").map(Number);
  return { x, y, width, height };
}

function point(face, event) {
  const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(picture(face).getScreenCTM().inverse());
  return { x, y };
}

// Pixels per micrometre.
const scale = (face) => picture(face).getScreenCTM().a;

// Shows the face `view.scale` times as large as the whole sheet, centred on `view` as far as the sheet reaches.
// Returns the view that is shown.
function look(face, view) {
  const whole = sheet(face);
  const [width, height] = [whole.width / view.scale, whole.height / view.scale];
  const within = (value, length, from, all) => Math.min(Math.max(value - length / 2, from), from + all - length);
  const [x, y] = [within(view.x, width, whole.x, whole.width), within(view.y, height, whole.y, whole.height)];
  picture(face).setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
  // A shaft drawn to scale would be a speck on a phone, so marks have a minimum size.
  const radius = Math.max(shaft(face) / 2, width / 60);
  for (const hit of picture(face).querySelectorAll(".hits circle")) hit.setAttribute("r", radius);
  return { ...view, x: x + width / 2, y: y + height / 2 };
}

// Shows the arrows in the face, as { x, y } with y upwards. The last one is marked.
function showHits(face, hits) {
  const marks = hits.map(({ x, y }, index) => {
    const mark = make("circle", index === hits.length - 1 ? "last" : "");
    put(mark, x, -y, sheet(face).width / 60);
    return mark;
  });
  picture(face).querySelector(".hits").replaceChildren(...marks);
}

// Shows the cross at `aim`, and the magnifier with the shaft and its value.
function showAim(face, aim, value, note) {
  cross(face, aim);
  magnify(face, aim, value, note);
}

function hideAim(face) {
  face.querySelector(".loupe")?.remove();
  face.querySelector(".cross")?.remove();
}

const picture = (face) => face.querySelector(":scope > svg");
const shaft = (face) => Number(face.dataset.shaft);

function cross(face, { x, y }) {
  const svg = picture(face);
  const mark = svg.querySelector(".cross") ?? svg.appendChild(make("path", "cross"));
  const arm = svg.viewBox.baseVal.width / 18;
  mark.setAttribute("d", `M${x - arm} ${y}h${2 * arm}M${x} ${y - arm}v${2 * arm}`);
}

function magnify(face, aim, value, note) {
  const loupe = face.querySelector(".loupe") ?? face.appendChild(makeLoupe(face));
  const inside = loupe.querySelector("svg");
  // At any zoom, the magnifier shows the lines around the shaft.
  const length = Math.max(loupe.clientWidth / scale(face) / magnification, 4 * shaft(face));
  inside.setAttribute("viewBox", `${aim.x - length / 2} ${aim.y - length / 2} ${length} ${length}`);
  put(inside.querySelector(".shaft"), aim.x, aim.y, shaft(face) / 2);
  const middle = rules(face).spots[value.spot];
  put(inside.querySelector(".reached"), middle.xUm, -middle.yUm, value.line ?? 0);
  const token = loupe.querySelector(".mark");
  token.className = `mark ring-${value.colour}`;
  token.textContent = value.token;
  loupe.querySelector(".loupe-note").textContent = note;
  const { x, width } = picture(face).viewBox.baseVal;
  loupe.classList.toggle("at-right", aim.x < x + width / 2);
}

function makeLoupe(face) {
  const loupe = document.createElement("div");
  loupe.className = "loupe";
  const glass = document.createElement("div");
  glass.className = "loupe-glass";
  const inside = glass.appendChild(document.createElementNS(namespace, "svg"));
  for (const part of [".face-drawing", ".hits"]) inside.append(picture(face).querySelector(part).cloneNode(true));
  for (const hit of inside.querySelectorAll(".hits circle")) hit.setAttribute("r", shaft(face) / 2);
  inside.append(make("circle", "reached"), make("circle", "shaft"));
  const label = document.createElement("p");
  label.className = "loupe-label";
  label.append(document.createElement("span"), document.createElement("span"));
  label.firstChild.className = "mark";
  label.lastChild.className = "loupe-note";
  loupe.append(glass, label);
  return loupe;
}

function make(name, kind) {
  const element = document.createElementNS(namespace, name);
  if (kind) element.setAttribute("class", kind);
  return element;
}

function put(circle, x, y, radius) {
  circle.setAttribute("cx", x);
  circle.setAttribute("cy", y);
  circle.setAttribute("r", radius);
}

new MutationObserver(adopt).observe(part, { childList: true });
adopt();
