// Placing an arrow on a picture of the target face.
//
// [data-face] is an element with an SVG whose units are micrometres, its middle at 0 0, in a form with the inputs x and y
// (micrometres, y upwards). A tap places an arrow where the finger is. While it stays down, a magnifier shows the cross
// that it moves; slow movements count for a fifth, so that a millimetre on the face can be met with a thumb. Letting go
// places the arrow. With a keyboard the arrow keys move the cross (with Shift further), Enter places it, Escape hides it.

const magnification = 5;
const finest = 0.2;
const namespace = "http://www.w3.org/2000/svg";
let held = null;

const at = (event) => event.target instanceof Element && event.target.closest("[data-face]");

document.addEventListener("pointerdown", (event) => {
  const face = at(event);
  if (!face || held || event.button !== 0) return;
  event.preventDefault();
  face.focus({ preventScroll: true });
  face.setPointerCapture(event.pointerId);
  const svg = face.querySelector("svg");
  const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(svg.getScreenCTM().inverse());
  held = { face, pointer: event.pointerId, last: event };
  aim(face, point.x, point.y);
});

document.addEventListener("pointermove", (event) => {
  if (held?.pointer !== event.pointerId) return;
  const { face, last } = held;
  const [dx, dy] = [event.clientX - last.clientX, event.clientY - last.clientY];
  const speed = Math.hypot(dx, dy) / Math.max(event.timeStamp - last.timeStamp, 1);
  const gain = Math.min(1, Math.max(finest, speed * 1.5)) / face.querySelector("svg").getScreenCTM().a;
  held.last = event;
  aim(face, face.aim.x + dx * gain, face.aim.y + dy * gain);
});

document.addEventListener("pointerup", (event) => {
  if (held?.pointer !== event.pointerId) return;
  const { face } = held;
  held = null;
  place(face);
});

document.addEventListener("pointercancel", (event) => {
  if (held?.pointer !== event.pointerId) return;
  hide(held.face);
  held = null;
});

document.addEventListener("keydown", (event) => {
  const face = at(event);
  if (!face) return;
  const step = face.querySelector("svg").viewBox.baseVal.width / (event.shiftKey ? 20 : 200);
  const moves = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
  const from = face.aim ?? { x: 0, y: 0 };
  if (event.key === "Escape") {
    hide(face);
    held = null;
  } else if (event.key === "Enter" && face.aim) place(face);
  else if (event.key in moves) aim(face, from.x + moves[event.key][0] * step, from.y + moves[event.key][1] * step);
  else return;
  event.preventDefault();
});

document.addEventListener("focusout", (event) => {
  const face = at(event);
  if (face && !held) hide(face);
});

// Shows the cross and the magnifier at a point, kept on the picture.
function aim(face, x, y) {
  const svg = face.querySelector("svg");
  const box = svg.viewBox.baseVal;
  const within = (value, from, length) => Math.min(Math.max(value, from), from + length);
  face.aim = { x: within(x, box.x, box.width), y: within(y, box.y, box.height) };
  cross(face, svg, box);
  magnify(face, svg, box);
}

function cross(face, svg, box) {
  let mark = svg.querySelector(".cross");
  if (!mark) {
    mark = svg.appendChild(document.createElementNS(namespace, "path"));
    mark.setAttribute("class", "cross");
  }
  const arm = box.width / 18;
  mark.setAttribute("d", `M${face.aim.x - arm} ${face.aim.y}h${2 * arm}M${face.aim.x} ${face.aim.y - arm}v${2 * arm}`);
}

function magnify(face, svg, box) {
  let loupe = face.querySelector(".loupe");
  if (!loupe) {
    loupe = face.appendChild(document.createElement("div"));
    loupe.className = "loupe";
    const picture = loupe.appendChild(document.createElementNS(namespace, "svg"));
    picture.append(svg.querySelector(".face-drawing").cloneNode(true), svg.querySelector(".hits").cloneNode(true));
    picture.appendChild(document.createElementNS(namespace, "circle")).setAttribute("class", "shaft");
    for (const hit of picture.querySelectorAll(".hits circle")) hit.setAttribute("r", Number(face.dataset.shaft) / 2);
  }
  const picture = loupe.firstChild;
  const view = loupe.clientWidth / svg.getScreenCTM().a / magnification;
  picture.setAttribute("viewBox", `${face.aim.x - view / 2} ${face.aim.y - view / 2} ${view} ${view}`);
  const shaft = picture.querySelector(".shaft");
  shaft.setAttribute("cx", face.aim.x);
  shaft.setAttribute("cy", face.aim.y);
  shaft.setAttribute("r", Number(face.dataset.shaft) / 2);
  loupe.classList.toggle("at-right", face.aim.x < box.x + box.width / 2);
}

function hide(face) {
  face.querySelector(".loupe")?.remove();
  face.querySelector(".cross")?.remove();
  delete face.aim;
}

function place(face) {
  const form = face.closest("form");
  form.elements.namedItem("x").value = String(Math.round(face.aim.x));
  form.elements.namedItem("y").value = String(Math.round(-face.aim.y));
  hide(face);
  form.requestSubmit();
}
