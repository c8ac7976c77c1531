// Lists [data-order] that the reader sorts: by dragging an item [data-item] at its handle [data-handle], or with the arrow
// keys on the handle. The drop submits the item's form [data-place], as its buttons do. Without this script the buttons
// move the items.

const edge = 72;

function send(item, place) {
  const form = item.querySelector("form[data-place]");
  const button = document.createElement("button");
  Object.assign(button, { name: "place", value: place, hidden: true });
  form.append(button);
  form.requestSubmit(button);
  button.remove();
}

// Renumbers the buttons, so that they move an item from its new place before the server has answered.
function renumber(list) {
  const items = [...list.children];
  items.forEach((item, index) => {
    const [up, down] = item.querySelectorAll("button[name=place]");
    if (!down) return;
    [up.value, down.value] = [Math.max(1, index), Math.min(items.length, index + 2)];
    for (const [button, isAtEnd] of [[up, index === 0], [down, index === items.length - 1]]) {
      if (isAtEnd) button.setAttribute("aria-disabled", "true");
      else button.removeAttribute("aria-disabled");
    }
  });
}

function drag(handle, event) {
  const item = handle.closest("[data-item]");
  const list = item.parentElement;
  const page = document.querySelector("#content");
  const before = [...list.children];
  const middle = (other) => other.getBoundingClientRect().top + other.offsetHeight / 2;
  event.preventDefault();
  handle.focus({ preventScroll: true });
  handle.setPointerCapture(event.pointerId);
  item.classList.add("dragged");
  // Updates of the page wait until the item is dropped.
  page.setAttribute("aria-busy", "true");

  function move({ clientY }) {
    // Moves the other items, because a moved element loses the pointer.
    for (let next = item.nextElementSibling; next && clientY > middle(next); next = item.nextElementSibling) item.before(next);
    for (let last = item.previousElementSibling; last && clientY < middle(last); last = item.previousElementSibling) item.after(last);
    if (clientY < edge) scrollBy(0, clientY - edge);
    if (clientY > innerHeight - edge) scrollBy(0, clientY - innerHeight + edge);
  }

  function end({ type, key }) {
    if (type === "keydown" && key !== "Escape") return;
    handle.removeEventListener("pointermove", move);
    for (const name of ends) handle.removeEventListener(name, end);
    item.classList.remove("dragged");
    page.removeAttribute("aria-busy");
    const place = [...list.children].indexOf(item);
    if (place === before.indexOf(item)) return;
    if (type !== "pointerup") return list.append(...before);
    send(item, place + 1);
    renumber(list);
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
