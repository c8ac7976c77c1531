// How near a target face is seen, and which part of it.

import { look, sheet } from "./face-picture.js";

const furthest = 8;
const whole = { x: 0, y: 0, scale: 1 };

let view = whole;
let shown = null;

// The middle of what is seen, where that is only a part of the face.
export const nearMiddle = () => (view.scale > 1 ? { x: view.x, y: view.y } : null);

// A new picture of the same sheet is seen as before.
export function show(face) {
  if (face.dataset.sheet !== shown) view = whole;
  shown = face.dataset.sheet;
  view = look(face, view);
}

// Nearer by `factor`; what is at `fixed` stays where it is.
export function zoom(face, factor, fixed) {
  const scale = Math.min(Math.max(view.scale * factor, 1), furthest);
  const share = view.scale / scale;
  view = look(face, { scale, x: fixed.x + (view.x - fixed.x) * share, y: fixed.y + (view.y - fixed.y) * share });
}

export function pan(face, dx, dy) {
  view = look(face, { ...view, x: view.x + dx, y: view.y + dy });
}

// A point that leaves what is seen takes it along.
export function follow(face, { x, y }) {
  const { width, height } = sheet(face);
  const beyond = (distance, length) => distance - Math.min(Math.max(distance, -length / 2), length / 2);
  const dx = beyond(x - view.x, (0.9 * width) / view.scale);
  const dy = beyond(y - view.y, (0.9 * height) / view.scale);
  if (dx !== 0 || dy !== 0) pan(face, dx, dy);
}
