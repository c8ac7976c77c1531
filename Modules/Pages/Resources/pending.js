// The place that says what became of this device's entries, #outbox: what was recorded last, with its Undo, and the list of
// queued entries. The forms of the page say how many of their entries are queued, and so do the rows that these delete.

import { notify } from "./fragments.js";
import * as outbox from "./outbox.js";
import { locale, t } from "./words.js";

const clock = new Intl.DateTimeFormat(locale, { timeStyle: "short" });
const calendar = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" });
let late = [];

// Shows entries and the number of those of other accounts. `flush` sends the entries.
export function draw(entries, others, flush) {
  const part = document.querySelector("#queue");
  if (!part) return;
  late = entries.filter((entry) => entry.isLate || entry.problem);
  mark();
  part.hidden = late.length + others === 0;
  const head = document.createElement("p");
  head.textContent = t`${late.length} entries are queued on this device.`;
  const list = document.createElement("ul");
  list.append(...late.map((entry) => line(entry, flush)).reverse());
  const foreign = document.createElement("p");
  foreign.textContent = `${t`${others} entries of other accounts are queued on this device.`} ${t`They are sent when their owners sign in here again.`}`;
  part.replaceChildren(...(late.length === 0 ? [] : [head, list]), ...(others === 0 ? [] : [foreign]));
}

// Says what became of an entry; nothing for "". `undo` reverts it.
export function tell(text, undo) {
  const place = document.querySelector("#receipt");
  if (!place) return;
  for (const old of place.querySelectorAll("button")) old.remove();
  place.hidden = text === "";
  place.querySelector("p").textContent = text;
  if (text !== "") place.append(...(undo ? [button(t`Undo`, undo)] : []), button(t`Close`, () => tell("")));
}

function line(entry, flush) {
  const item = document.createElement("li");
  const name = document.createElement("span");
  name.id = `queued-${entry.number}`;
  name.textContent = `${entry.words}, ${when(entry.entered)}`;
  const remove = async () => {
    await outbox.remove(entry);
    await flush();
  };
  item.append(name);
  if (!entry.problem) {
    item.append(button(t`Undo`, async () => {
      await remove();
      if (entry.isTried) notify(t`Removed from this device. If the server received the entry before, it is recorded there.`);
    }, name.id));
    return item;
  }
  const reason = document.createElement("strong");
  reason.textContent = entry.problem;
  item.append(
    reason,
    button(t`Try again`, async () => {
      delete entry.problem;
      await outbox.update(entry);
      await flush();
    }, name.id),
    button(t`Remove`, remove, name.id),
  );
  return item;
}

function when(entered) {
  const isToday = new Date(entered).toDateString() === new Date().toDateString();
  return (isToday ? clock : calendar).format(entered);
}

// The name of what a button does keeps the second tap of a double tap from it (taps.js).
function button(label, act, about) {
  const made = document.createElement("button");
  made.type = "button";
  made.textContent = label;
  made.dataset.acts = label;
  if (about) made.setAttribute("aria-describedby", about);
  made.addEventListener("click", act);
  return made;
}

// Another query may be about another thing.
const whole = (address) => new URL(address, location.href).href.replace(/#.*/, "");

function mark() {
  const queued = late.map(({ address, body }) => ({ address: whole(address), fields: new URLSearchParams(body) }));
  for (const form of document.forms) {
    if (form.method !== "post" || !form.elements.id) continue;
    const there = queued.filter((entry) => entry.address === whole(form.getAttribute("action") ?? location.href));
    const own = there.filter(({ fields }) => isFrom(form, fields));
    for (const button of form.querySelectorAll("button:not([type=button])")) {
      label(button, own.filter(({ fields }) => !button.name || fields.get(button.name) === button.value).length);
    }
    if (!form.matches("[data-ask]")) continue;
    label(form.closest("li, tr"), own.length);
    for (const box of form.querySelectorAll("[type=checkbox]")) {
      label(box.closest("li, tr"), there.filter(({ fields }) => fields.get(box.name) === box.value).length);
    }
  }
}

// Whether a form is about the same as the form with these fields.
function isFrom(form, fields) {
  const hidden = [...form.querySelectorAll("input[type=hidden]:not([data-moment])")];
  const about = hidden.filter(({ name }) => !["id", "form-account", "form-page"].includes(name));
  return about.every(({ name, value }) => fields.getAll(name).includes(value));
}

function label(element, count) {
  if (!element) return;
  element.classList.toggle("is-queued", count > 0 && !element.matches("button"));
  if (count > 0) element.dataset.queued = t`${count} queued`;
  else delete element.dataset.queued;
}

// New content of the page.
document.addEventListener("swapped", mark, { capture: true });

// Above the keyboard of a phone, which covers the lower end of the page.
globalThis.visualViewport?.addEventListener("resize", ({ target: { height, offsetTop, scale } }) => {
  const covered = scale > 1.01 ? 0 : Math.max(0, innerHeight - height - offsetTop);
  document.querySelector("#outbox")?.style.setProperty("--covered", `${covered}px`);
});
