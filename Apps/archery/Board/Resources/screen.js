// A big screen: shows its boards page by page.
//
// A page is ten rows of one board. Pages turn every data-every seconds. Input by pointer or keyboard delays the next
// turn. Space pauses, and the arrow keys turn. Updates change rows in place and turn no page.

import { t } from "./words.js";

const part = document.getElementById("screen");
const place = document.getElementById("screen-place");
const pause = document.getElementById("screen-pause");
const rowsOfPage = 10;
const fewestRows = 6;
const rest = 20_000;
const every = Number(part.dataset.every) * 1_000;
const isCalm = matchMedia("(prefers-reduced-motion: reduce)");
let current = { board: 0, first: 0 };
let isPaused = false;
let timer = 0;

function pages() {
  return [...part.querySelectorAll("[data-board]")].flatMap((board, number) => {
    const count = Math.max(1, Math.ceil(board.querySelectorAll("[data-row]").length / rowsOfPage));
    return Array.from({ length: count }, (_, page) => ({ board: number, first: page * rowsOfPage }));
  });
}

// Returns the number of the current page, or of the last one before it.
function index(all) {
  const after = all.findIndex((page) => page.board > current.board || (page.board === current.board && page.first > current.first));
  return Math.max(0, (after < 0 ? all.length : after) - 1);
}

function show() {
  const all = pages();
  if (all.length === 0) return;
  current = all[index(all)];
  let largest = fewestRows;
  part.querySelectorAll("[data-board]").forEach((board, number) => {
    const rows = [...board.querySelectorAll("[data-row]")];
    largest = Math.max(largest, rows.length);
    board.hidden = number !== current.board;
    rows.forEach((row, place) => { row.hidden = place < current.first || place >= current.first + rowsOfPage; });
  });
  part.style.setProperty("--rows", Math.min(largest, rowsOfPage));
  place.textContent = all.length > 1 ? t`Page ${index(all) + 1} of ${all.length}` : "";
}

function turn(by) {
  const all = pages();
  if (all.length < 2) return;
  current = all[(index(all) + by + all.length) % all.length];
  show();
  if (!isCalm.matches) part.animate([{ opacity: 0.2 }, { opacity: 1 }], { duration: 350, easing: "ease-out" });
}

function wait(time) {
  clearTimeout(timer);
  if (isPaused) return;
  timer = setTimeout(() => {
    turn(1);
    wait(every);
  }, time);
}

function setPaused(paused) {
  isPaused = paused;
  pause.setAttribute("aria-pressed", String(paused));
  pause.textContent = paused ? t`Resume` : t`Pause`;
  wait(every);
}

const use = () => wait(Math.max(every, rest));
for (const event of ["pointermove", "pointerdown", "wheel"]) addEventListener(event, use, { passive: true });
addEventListener("keydown", (event) => {
  use();
  const step = { ArrowRight: 1, PageDown: 1, ArrowLeft: -1, PageUp: -1 }[event.key];
  if (step) turn(step);
  if (event.key === " " && !event.target.closest("button, a")) setPaused(!isPaused);
  if (step || event.key === " ") event.target.closest("button, a") || event.preventDefault();
});
pause.addEventListener("click", () => setPaused(!isPaused));
document.getElementById("screen-back").addEventListener("click", () => turn(-1));
document.getElementById("screen-next").addEventListener("click", () => turn(1));
part.addEventListener("swapped", show);
document.getElementById("screen-controls").hidden = false;
document.body.classList.add("pages");
show();
wait(every);
