// Fingers on the page. A tap on an element that is replaced between press and click is lost, so scripts replace content
// only while no finger or mouse button is down.
//
//   isTouched         whether one is down, or the click of the last one has not come yet
//   whenLifted(act)   calls the function as soon as none is; each function once

// The click comes after the finger has lifted. In milliseconds.
const patience = 300;
// Until a finger counts as lifted that the browser does not report as lifted.
const longest = 30_000;

export let isTouched = false;
const fingers = new Set();
const waiting = new Set();
let timer;

export function whenLifted(act) {
  if (isTouched) waiting.add(act);
  else act();
}

function rest(pause) {
  clearTimeout(timer);
  timer = setTimeout(() => {
    fingers.clear();
    isTouched = false;
    const acts = [...waiting];
    waiting.clear();
    for (const act of acts) act();
  }, pause);
}

function on(type, act) {
  addEventListener(type, act, { capture: true, passive: true });
}

on("pointerdown", ({ pointerId }) => {
  fingers.add(pointerId);
  isTouched = true;
  rest(longest);
});
for (const type of ["pointerup", "pointercancel"]) {
  on(type, ({ pointerId }) => {
    fingers.delete(pointerId);
    if (isTouched && fingers.size === 0) rest(patience);
  });
}
// After the listeners of this click.
on("click", () => {
  if (isTouched && fingers.size === 0) rest(0);
});
