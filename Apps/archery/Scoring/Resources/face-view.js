// The zoom of a target face, and the part that is visible.

import { look, sheet } from "./face-picture.js";

const furthest = 8;
const whole = { x: 0, y: 0, scale: 1 };

let view = whole;
let shown = null;

// The middle of the visible part; null if the whole face is visible.
export const nearMiddle = () => (view.scale > 1 ? { x: view.x, y: view.y } : null);

// Shows a face. A new picture of the same sheet keeps the view.
export function show(face) {
  if (face.dataset.sheet !== shown) view = whole;
  shown = face.dataset.sheet;
  view = look(face, view);
}

// Zooms by `factor` around the point `fixed`.
export function zoom(face, factor, fixed) {
  const scale = Math.min(Math.max(view.scale * factor, 1), furthest);
  const share = view.scale / scale;
  view = look(face, { scale, x: fixed.x + (view.x - fixed.x) * share, y: fixed.y + (view.y - fixed.y) * share });
}

export function pan(face, dx, dy) {
  view = look(face, { ...view, x: view.x + dx, y: view.y + dy });
}

// Moves the view so that a point stays visible.
export function follow(face, { x, y }) {
  const { width, height } = sheet(face);
  const beyond = (distance, length) => distance - Math.min(Math.max(distance, -length / 2), length / 2);
  const dx = beyond(x - view.x, (0.9 * width) / view.scale);
  const dy = beyond(y - view.y, (0.9 * height) / view.scale);
  if (dx !== 0 || dy !== 0) pan(face, dx, dy);
}
