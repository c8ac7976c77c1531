// Lists [data-order] whose items [data-item] change places: dragged by their handle [data-handle], or with the arrow keys
// while it has the focus. Where an item was let go, its form [data-place] is sent as its buttons send it, and the answer
// takes the list's place. Without this script there are the buttons.

import { notify, swap } from "./fragments.js";

const patience = 10_000;
const edge = 72;

async function send(item, place) {
  const form = item.querySelector("form[data-place]");
  const part = document.querySelector(form.dataset.fragment);
  if (part.getAttribute("aria-busy") === "true") return false;
  part.setAttribute("aria-busy", "true");
  const fields = new URLSearchParams(new FormData(form));
  fields.set("place", place);
  try {
    const answer = await fetch(form.action, {
      method: "POST", body: fields, headers: { "X-Fragment": "true" }, signal: AbortSignal.timeout(patience),
    });
    if (answer.ok && !answer.redirected) {
      notify("");
      return swap(part, await answer.text());
    }
    notify(`That did not work (${answer.status}). Load the page again.`);
  } catch {
    notify("No answer. Check the connection, then do it again.");
  } finally {
    part.removeAttribute("aria-busy");
  }
  return false;
}

function drag(handle, event) {
  const item = handle.closest("[data-item]");
  const list = item.parentElement;
  const before = [...list.children];
  const middle = (other) => other.getBoundingClientRect().top + other.offsetHeight / 2;
  event.preventDefault();
  handle.focus({ preventScroll: true });
  handle.setPointerCapture(event.pointerId);
  item.classList.add("dragged");

  function move({ clientY }) {
    // The others step aside, for what is moved in the document loses the pointer.
    for (let next = item.nextElementSibling; next && clientY > middle(next); next = item.nextElementSibling) item.before(next);
    for (let last = item.previousElementSibling; last && clientY < middle(last); last = item.previousElementSibling) item.after(last);
    if (clientY < edge) scrollBy(0, clientY - edge);
    if (clientY > innerHeight - edge) scrollBy(0, clientY - innerHeight + edge);
  }

  async function end({ type, key }) {
    if (type === "keydown" && key !== "Escape") return;
    handle.removeEventListener("pointermove", move);
    for (const name of ends) handle.removeEventListener(name, end);
    item.classList.remove("dragged");
    const place = [...list.children].indexOf(item);
    if (place === before.indexOf(item)) return;
    if (type === "pointerup" && await send(item, place + 1)) return;
    list.append(...before);
  }

  const ends = ["pointerup", "pointercancel", "keydown"];
  handle.addEventListener("pointermove", move);
  for (const name of ends) handle.addEventListener(name, end);
}

document.addEventListener("pointerdown", (event) => {
  const handle = event.target.closest("[data-handle]");
  if (handle && event.isPrimary && event.button === 0) drag(handle, event);
});

document.addEventListener("keydown", (event) => {
  const handle = event.target.closest("[data-handle]");
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (!handle || !step) return;
  event.preventDefault();
  const item = handle.closest("[data-item]");
  const place = [...item.parentElement.children].indexOf(item) + step;
  if (place >= 0 && place < item.parentElement.children.length) send(item, place + 1);
});
