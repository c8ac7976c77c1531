// Fields that save taps, for the forms of any app; a page with such a form names this script. Without it the forms have the
// same fields, without what is said here.
//
//   [data-finder="game"]      searches the choices of the list with this id, with those at hand (data-top) first: `finder`
//   input[data-grouped]       writes the digits of a large number in groups while they are typed
//   form[data-remember="…"]   begins with what these fields held in the last entry of this device, where the page does not
//                             know a later one (data-since, in milliseconds)
//   input[data-own-zone]      begins with the time zone of this device if it is empty, for the reader to save
//   [data-says="…"]           has what the fields with these names hold, such as those that are folded away
//   form[data-at-once="…"]    says that an entry is saved as soon as it is stored on this device, with Undo for ten seconds.
//                             Then the address leads to the entry

import { forget, remember, remembered } from "./page.js";
import { tell } from "./queue.js";
import { t } from "./words.js";

const lang = document.documentElement.lang;

// MARK: The search in a list
//
// Words are found without regard to accents, case and marks, so "acdc" is AC/DC.

const most = 8;
// All choices of a list, of which another script may leave some out.
const choices = new WeakMap();
const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
const bare = (text) => plain(text).replace(/[^\p{L}\p{N}]/gu, "");
const listOf = (part) => document.getElementById(part.dataset.finder);

function found(part) {
  const words = plain(part.querySelector("input").value).split(/\s+/).filter(Boolean);
  const all = (choices.get(listOf(part)) ?? []).filter(({ value }) => value !== "");
  const text = ({ textContent, dataset }) => plain(`${textContent} ${dataset.find ?? ""}`);
  const isMeant = (choice) => words.every((word) => text(choice).includes(word) || (bare(word) && bare(text(choice)).includes(bare(word))));
  const place = ({ dataset }) => Number(dataset.top ?? Infinity);
  // Those that begin with what is typed come before others that are equally at hand.
  const isFirst = (choice) => bare(choice.textContent).startsWith(bare(words.join("")));
  const meant = all.filter((choice) => (words.length === 0 ? choice.dataset.top !== undefined : isMeant(choice)));
  const order = (one, two) => (place(one) - place(two) || 0) || isFirst(two) - isFirst(one);
  return { isTyped: words.length > 0, choices: meant.sort(order).slice(0, most) };
}

function drawFinder(part) {
  const { isTyped, choices } = found(part);
  const place = part.querySelector("[data-finder-list]");
  place.classList.toggle("is-found", isTyped);
  const buttons = choices.map((choice) => {
    const button = Object.assign(document.createElement("button"), { type: "button" });
    button.append(Object.assign(document.createElement("bdi"), { textContent: choice.dataset.name ?? choice.textContent }));
    button.dataset.acts = choice.value;
    button.setAttribute("aria-pressed", choice.value === listOf(part).value);
    button.addEventListener("click", () => choose(part, choice));
    return button;
  });
  const none = Object.assign(document.createElement("p"), { className: "hint", textContent: t`Nothing found` });
  none.setAttribute("role", "status");
  place.replaceChildren(...(isTyped && choices.length === 0 ? [none] : buttons));
}

function choose(part, choice) {
  const list = listOf(part);
  if (!choice.isConnected) list.append(choice);
  list.value = choice.value;
  part.querySelector("input").value = "";
  list.dispatchEvent(new Event("change", { bubbles: true }));
  // What comes next.
  (list.form?.querySelector("[data-focus]:enabled") ?? list).focus();
}

document.addEventListener("input", ({ target }) => {
  const part = target.closest("[data-finder]");
  if (part) drawFinder(part);
});
document.addEventListener("change", ({ target }) => {
  if (!target.matches("select[id]")) return;
  for (const part of document.querySelectorAll(`[data-finder="${CSS.escape(target.id)}"]`)) drawFinder(part);
});
// Enter takes the first that is found, and does not send the form.
document.addEventListener("keydown", (event) => {
  const part = event.key === "Enter" && event.target.closest("[data-finder]");
  if (!part || !event.target.matches("input")) return;
  event.preventDefault();
  const { isTyped, choices } = found(part);
  if (isTyped && choices.length > 0) choose(part, choices[0]);
});

// MARK: Digits in groups
//
// Only digits that are typed one by one are grouped, so that a pasted number stays, and so do marks of the user's own.

const mark = new Intl.NumberFormat(lang).formatToParts(1_234_567).find(({ type }) => type === "group")?.value ?? " ";

const isGrouped = (text) => text.includes(mark) && text.split(mark).every((part, place) => /^[0-9]+$/.test(part) && (place === 0 || part.length === 3));
let wasGrouped = false;

function group(field) {
  const text = (part) => (wasGrouped ? part.replaceAll(mark, "") : part);
  const digits = text(field.value);
  if (!/^[1-9][0-9]*$/.test(digits)) return;
  const before = text(field.value.slice(0, field.selectionStart)).length;
  const grouped = digits.replace(/\B(?=([0-9]{3})+$)/g, mark);
  if (grouped === field.value) return;
  field.value = grouped;
  let place = 0;
  for (let count = 0; count < before; place += 1) if (/[0-9]/.test(grouped[place])) count += 1;
  field.setSelectionRange(place, place);
}

document.addEventListener("beforeinput", ({ target }) => {
  if (target.matches("input[data-grouped]")) wasGrouped = isGrouped(target.value);
}, { capture: true });
// Before other scripts read the field.
document.addEventListener("input", ({ target, inputType, data }) => {
  if (target.matches("input[data-grouped]") && (data?.length === 1 || inputType?.startsWith("delete"))) group(target);
}, { capture: true });

// MARK: What is remembered

const nameOf = (form) => `fields ${form.getAttribute("action")}`;
const fieldsOf = (form, names) => names.split(" ").map((name) => form.elements[name]).filter((field) => field instanceof Element);

function takeUp(form) {
  try {
    const { at, values } = JSON.parse(remembered(nameOf(form))) ?? {};
    if (!(at > Number(form.dataset.since ?? 0))) return forget(nameOf(form));
    for (const field of fieldsOf(form, form.dataset.remember)) if (values[field.name] !== undefined) field.value = values[field.name];
  } catch {
    // Without storage the form begins as the server made it.
  }
}

document.addEventListener("stored", ({ target: form }) => {
  if (!form.matches("[data-remember]")) return;
  const values = Object.fromEntries(fieldsOf(form, form.dataset.remember).map(({ name, value }) => [name, value]));
  try {
    remember(nameOf(form), JSON.stringify({ at: Date.now(), values }));
  } catch {
    // As above.
  }
});

// MARK: What folded fields hold

const shown = (field) => (field.matches("select") ? field.selectedOptions[0]?.textContent.trim() : field.value.trim());

function say(form) {
  for (const place of form.querySelectorAll("[data-says]")) {
    const fields = fieldsOf(form, place.dataset.says).filter((field) => !field.closest("[hidden]"));
    place.textContent = fields.map(shown).filter(Boolean).join(" · ");
  }
}

for (const event of ["change", "input", "stored"]) document.addEventListener(event, ({ target }) => {
  const form = target.form ?? target.closest("form");
  if (form) say(form);
});
// The browser resets the fields after this event, and other scripts fill in some again.
document.addEventListener("reset", ({ target: form }) => setTimeout(() => setTimeout(() => {
  say(form);
  for (const part of form.querySelectorAll("[data-finder]")) drawFinder(part);
})));

// MARK: Seen at once
//
// The measure "entry-seen" is the time from the tap to the frame with the news.

const undoFor = 10_000;
// The time until the form is free for the next entry while the server has not answered.
const patience = 1_500;
const receipt = document.querySelector("#receipt");
let ending;
let later = document.querySelector("form[data-at-once]")?.dataset.atOnce;

document.addEventListener("submit", ({ target }) => {
  if (target.matches("[data-at-once]")) performance.mark("entry-sent");
}, { capture: true });
document.addEventListener("stored", (event) => {
  const { words, undo, free } = event.detail;
  if (!event.target.matches("[data-at-once]")) return;
  // The queue leaves the news to this script.
  event.preventDefault();
  later = event.target.dataset.atOnce;
  let isFreed = false;
  tell(t`Saved on this device: ${words}`, async () => {
    tell("");
    const isUnclear = isFreed && navigator.onLine;
    if (!(await undo())) return;
    tell(isUnclear ? t`Removed from this device. If the server received the entry before, it is recorded there.` : t`Undone.`);
  });
  requestAnimationFrame(() => performance.measure("entry-seen", "entry-sent"));
  setTimeout(() => {
    isFreed = true;
    free();
  }, patience);
});

function end() {
  if (receipt.matches(":hover, :focus-within")) return begin();
  const button = receipt.querySelector("button");
  const link = Object.assign(document.createElement("a"), { href: later, className: "button", textContent: t`Show` });
  button?.replaceWith(link);
}

function begin() {
  clearTimeout(ending);
  // With a single button, which closes it, there is nothing to undo.
  if (later && receipt.querySelectorAll("button").length > 1) ending = setTimeout(end, undoFor);
}

if (receipt) new MutationObserver(begin).observe(receipt, { childList: true });

// MARK: The beginning

function prepare() {
  for (const part of document.querySelectorAll("[data-finder]")) {
    const list = listOf(part);
    if (!list) continue;
    if (!choices.has(list)) choices.set(list, [...list.options]);
    drawFinder(part);
  }
  for (const field of document.querySelectorAll("input[data-own-zone]")) {
    // A default is no unsent input.
    field.defaultValue ||= Intl.DateTimeFormat().resolvedOptions().timeZone;
  }
  for (const place of document.querySelectorAll("[data-says]")) say(place.closest("form"));
}

document.querySelector("#content")?.addEventListener("swapped", prepare);
for (const form of document.querySelectorAll("form[data-remember]")) takeUp(form);
prepare();
