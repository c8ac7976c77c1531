// Draws on a target face while arrows are placed: the hits, the cross and the magnifier, at a zoom.
//
// A face is an element with data-face: an SVG in micrometres with its middle at 0 0 and y downwards.

const magnification = 5;
const namespace = "http://www.w3.org/2000/svg";

export function rules(face) {
  face.rules ??= JSON.parse(face.dataset.rules);
  return face.rules;
}

// Returns the bounds of the whole sheet, at any zoom.
export function sheet(face) {
  const [x, y, width, height] = face.dataset.sheet.split(" ").map(Number);
  return { x, y, width, height };
}

export function point(face, event) {
  const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(picture(face).getScreenCTM().inverse());
  return { x, y };
}

// Pixels per micrometre.
export const scale = (face) => picture(face).getScreenCTM().a;

// Shows the face `view.scale` times as large as the whole sheet, centred on `view` as far as the sheet reaches.
// Returns the view that is shown.
export function look(face, view) {
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
export function showHits(face, hits) {
  const marks = hits.map(({ x, y }, index) => {
    const mark = make("circle", index === hits.length - 1 ? "last" : "");
    place(mark, x, -y, sheet(face).width / 60);
    return mark;
  });
  picture(face).querySelector(".hits").replaceChildren(...marks);
}

// Shows the cross at `aim`, and the magnifier with the shaft and its value.
export function showAim(face, aim, value, note) {
  cross(face, aim);
  magnify(face, aim, value, note);
}

export function hideAim(face) {
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
  place(inside.querySelector(".shaft"), aim.x, aim.y, shaft(face) / 2);
  const middle = rules(face).spots[value.spot];
  place(inside.querySelector(".reached"), middle.xUm, -middle.yUm, value.line ?? 0);
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

function place(circle, x, y, radius) {
  circle.setAttribute("cx", x);
  circle.setAttribute("cy", y);
  circle.setAttribute("r", radius);
}
