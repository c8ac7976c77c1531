// What all scripts of a page share: the page's account and version, fingers, times, parts that are swapped, and faults.
//
//   account, names              the user's id, empty for a page without an account, and the headers that name the account
//   remember(), remembered(), forget(), forgetAll()
//                               store, read and remove texts of this account on this device
//   version                     the version of the server that made the page. outdated() reloads the page, check(answer)
//                               does so if the answer is from a server of another version, and returns whether it is
//   isTouched, whenLifted(act)  whether a finger is on the page; calls a function, each once, as soon as none is
//   showTimes(root), written()  times in the reader's format, of elements and in a sentence
//   swap(element, html)         replaces an element's content, which then gets the event "swapped"
//   notify(text)                shows a message; notify("") hides it. announce(text) has screen readers read a message
//   blame(form, fault)          shows at a form why the server rejected it; clearFault(form) hides it

import { locale, t } from "./words.js";

// MARK: The account
//
// All requests of the page's scripts name the account that the page was made for, and the server refuses them while
// another account is signed in in this browser. So no entry is recorded for an account that the page was not made for.

const accountField = "form-account";
const store = "of";

export const account = document.body.dataset.user ?? "";
export const names = { "X-Account": encodeURIComponent(account) };

const nameOf = (name) => `${store} ${encodeURIComponent(account)} ${name}`;

// Throws an error if the browser's storage is full or off.
export function remember(name, text) {
  localStorage.setItem(nameOf(name), text);
}

export function remembered(name) {
  return localStorage.getItem(nameOf(name));
}

export function forget(name) {
  localStorage.removeItem(nameOf(name));
}

// Has the next page remove all texts of this account, if that page is of nobody. One that only asks is of the account.
export function forgetAll() {
  sessionStorage.setItem("leaving", nameOf(""));
}

// Removes what the pages of other accounts have stored, and what earlier versions stored without naming the account.
// Queued entries lie in the browser's database and stay.
function forgetOthers() {
  const nobody = `${store}  `;
  const isOfOther = (name) => name.startsWith(`${store} `) && !name.startsWith(nameOf("")) && !name.startsWith(nobody);
  remove((name) => isOfOther(name) || /^(scoring|desk|scorebook-pin) /.test(name));
}

function remove(isWanted) {
  try {
    for (const name of Object.keys(localStorage).filter(isWanted)) localStorage.removeItem(name);
    sessionStorage.removeItem("leaving");
  } catch {
    // Without storage there is nothing to remove.
  }
}

// The server puts the field into the forms of a whole page. Forms that are swapped in later get it here.
document.addEventListener("submit", ({ target: form }) => {
  if (form.method !== "post" || form.elements[accountField]) return;
  const input = document.createElement("input");
  [input.type, input.name, input.value] = ["hidden", accountField, account];
  form.prepend(input);
}, { capture: true });

if (account !== "") forgetOthers();
else remove((name) => name.startsWith(sessionStorage.getItem("leaving") ?? "\n"));

// MARK: The version
//
// After an update of the server, an open page is of an older version. The page is then reloaded as a whole, so that no
// script gets markup of another version. Queued entries stay in the browser's database.

export const version = document.body.dataset.version;
const lastReload = "reloaded";

// Reloads the page. If the page has unsent input, asks the user to reload it.
export function outdated() {
  const isTypedIn = [...document.querySelectorAll("main input, main select, main textarea")].some(isTyped);
  if (isTypedIn || isReloaded()) notify(t`This page has a new version. Send what you typed, then reload the page.`);
  else location.reload();
}

// Returns whether the page was reloaded a moment ago and came from this browser's cache again.
function isReloaded() {
  try {
    const before = Number(sessionStorage[lastReload] ?? 0);
    sessionStorage[lastReload] = Date.now();
    return Date.now() - before < 10_000;
  } catch {
    return false;
  }
}

export function check(answer) {
  const theirs = answer.headers.get("X-Version");
  if (!version || !theirs || theirs === version) return false;
  outdated();
  return true;
}

// MARK: Fingers
//
// A tap on an element that is replaced between press and click is lost, so scripts replace content only while no finger or
// mouse button is down.

// The click comes after the finger has lifted. In milliseconds.
const patience = 300;
// Until a finger counts as lifted that the browser does not report as lifted.
const longest = 30_000;

// Whether a finger is down, or the click of the last one has not come yet.
export let isTouched = false;
const fingers = new Set();
const lifting = new Set();
let lift;

export function whenLifted(act) {
  if (isTouched) lifting.add(act);
  else act();
}

function rest(pause) {
  clearTimeout(lift);
  lift = setTimeout(() => {
    fingers.clear();
    isTouched = false;
    const acts = [...lifting];
    lifting.clear();
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

// MARK: Times
//
// <time datetime="…Z" data-local="date|moment"> shows a moment in the reader's format and zone, and
// <time datetime="2026-11-29" data-local="day"> a calendar day in the reader's format. data-local="month" shows the
// day's month. Elements of a drawing have data-time="2026-11-29" instead of datetime. A sentence with days in an
// attribute or a title has data-dated-aria-label="…" or data-dated="…", where marks enclose its days.
// Without this script the page shows days as the server writes them, and moments in UTC.

const dated = ["aria-label", "title", "placeholder", "alt", "data-ask", "data-ask-button"];
const styles = {
  date: new Intl.DateTimeFormat(locale, { dateStyle: "medium" }),
  moment: new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" }),
  // A calendar day is the same in every zone.
  day: new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone: "UTC" }),
  month: new Intl.DateTimeFormat(locale, { month: "long", year: "numeric", timeZone: "UTC" }),
};

// Returns a sentence of the server with its marked days and moments in the reader's format.
export function written(sentence) {
  return sentence.replace(/\uE000([^\uE001]*)\uE001/g, (_, value) => {
    const moment = new Date(value);
    return Number.isNaN(moment.getTime()) ? value : styles[value.includes("T") ? "moment" : "day"].format(moment);
  });
}

export function showTimes(root) {
  for (const element of root.querySelectorAll("[data-local]")) {
    const moment = new Date(element.dateTime ?? element.dataset.time);
    const style = styles[element.dataset.local];
    if (style && !Number.isNaN(moment.getTime())) element.textContent = style.format(moment);
  }
  for (const element of root.querySelectorAll("[data-dated]")) element.textContent = written(element.dataset.dated);
  for (const name of dated) {
    for (const element of root.querySelectorAll(`[data-dated-${name}]`)) {
      element.setAttribute(name, written(element.getAttribute(`data-dated-${name}`)));
    }
  }
}

showTimes(document);
// Also in parts that are loaded later.
document.addEventListener("swapped", (event) => showTimes(event.target), true);

// MARK: Parts that are swapped
//
// Focus, unsent input, faults, opened <details> and the scroll positions of elements with data-keep-scroll are kept. Screen
// readers read new text of the element with data-announce.

// The answer to what the user did moves a focus whose place is gone to the element with data-focus. Rows that the server
// left out, and cells, come from the page. If the page lacks them, changes nothing and returns false.
export function swap(element, html, isAnswer = false) {
  const fragment = document.createElement("template");
  fragment.innerHTML = html;
  const held = hold(element);
  const faults = faultsIn(element);
  const said = announced(element);
  if (!keep(element, fragment.content)) return false;
  element.replaceChildren(fragment.content);
  delete element.dataset.have;
  restore(element, held, isAnswer);
  blameAgain(element, faults);
  element.removeAttribute("aria-busy");
  if (announced(element) !== said) announce(announced(element));
  element.dispatchEvent(new CustomEvent("swapped"));
  return true;
}

function keep(element, content) {
  const rows = [...element.querySelectorAll("tr[data-row]")];
  const kept = (gap) => rows.slice(Number(gap.dataset.kept)).slice(0, Number(gap.dataset.count));
  const gaps = [...content.querySelectorAll("tr[data-kept]")];
  if (gaps.some((gap) => kept(gap).length < Number(gap.dataset.count))) return false;
  for (const gap of gaps) {
    const rows = kept(gap);
    for (const place of gap.dataset.cells?.split(" ") ?? []) rows[0].cells[place].replaceWith(gap.cells[0]);
    gap.replaceWith(...rows);
  }
  return true;
}

export function announce(text) {
  const region = document.getElementById("announcer");
  if (region) region.textContent = text;
}

export function notify(text) {
  const region = document.getElementById("notice");
  if (!region) return;
  region.hidden = text === "";
  if (text === "") return region.replaceChildren();
  const message = document.createElement("p");
  message.textContent = text;
  const close = document.createElement("button");
  close.type = "button";
  close.textContent = t`Close`;
  close.addEventListener("click", () => notify(""));
  region.replaceChildren(message, close);
}

const announced = (element) => element.querySelector("[data-announce]")?.textContent.trim() ?? "";

function hold(element) {
  const focused = element.contains(document.activeElement) ? document.activeElement : null;
  const scrolled = new Map();
  for (const part of element.querySelectorAll("[data-keep-scroll][id]")) {
    scrolled.set(part.id, [part.scrollLeft, part.scrollTop]);
  }
  const opened = [...element.querySelectorAll("details[open][id]")].map((part) => part.id);
  const typed = [...element.querySelectorAll("input, select, textarea")].filter(isTyped).map((field) => [fieldKey(field), field]);
  return { focused: focused?.id ?? "", hadFocus: focused !== null, scrolled, opened, typed, top: element.scrollTop };
}

export function isTyped(field) {
  if (["hidden", "file", "submit", "button"].includes(field.type)) return false;
  if (field.type === "checkbox" || field.type === "radio") return field.checked !== field.defaultChecked;
  if (field.matches("select")) {
    const options = [...field.options];
    // Without a chosen option, the browser shows the first.
    const isFirst = !field.multiple && !options.some((option) => option.defaultSelected);
    return options.some((option, place) => option.selected !== (isFirst ? place === 0 : option.defaultSelected));
  }
  return field.value !== field.defaultValue;
}

// Identifies a field in old and new content: by form, name, and the value of a radio button or check box.
function fieldKey(field) {
  const choice = field.type === "checkbox" || field.type === "radio" ? field.value : "";
  return [field.form?.getAttribute("action") ?? "", field.name || field.id, choice].join("\n");
}

function restore(element, held, isAnswer) {
  const find = (id) => (id === "" ? null : element.querySelector(`#${CSS.escape(id)}`));
  for (const id of held.opened) find(id)?.setAttribute("open", "");
  if (held.typed.length > 0) {
    const fields = new Map([...element.querySelectorAll("input, select, textarea")].map((field) => [fieldKey(field), field]));
    for (const [name, old] of held.typed) {
      const field = fields.get(name);
      if (!field) continue;
      if (field.type === "checkbox" || field.type === "radio") field.checked = old.checked;
      else field.value = old.value;
    }
  }
  for (const [id, [scrollLeft, scrollTop]] of held.scrolled) Object.assign(find(id) ?? {}, { scrollLeft, scrollTop });
  element.scrollTop = held.top;
  reveal(element);
  if (!held.hadFocus) return;
  const target = find(held.focused) ?? (isAnswer ? element.querySelector("[data-focus]") : null) ?? element;
  if (target === element && !element.hasAttribute("tabindex")) element.setAttribute("tabindex", "-1");
  target.focus({ preventScroll: true });
  // A button that its script enables once it sees the new content.
  if (target.disabled) queueMicrotask(() => target.focus({ preventScroll: true }));
}

// Scrolls each row that scrolls sideways to its current item.
function reveal(element) {
  for (const row of element.querySelectorAll("[data-keep-scroll]")) {
    const item = row.querySelector("[aria-current]");
    if (!item) continue;
    const start = item.offsetLeft - row.offsetLeft;
    const end = start + item.offsetWidth;
    if (start < row.scrollLeft) row.scrollLeft = start - 16;
    else if (end > row.scrollLeft + row.clientWidth) row.scrollLeft = end - row.clientWidth + 16;
  }
}

// MARK: Faults
//
// The reason why the server rejected a form, at the field that it names, else at the top of the form.

const faultID = "form-fault";
const correctable = "input:not([type=hidden], [type=checkbox], [type=radio], [type=submit], [type=button], [type=file]), select, textarea";

// Shows a fault { sentence, field, isBare } and focuses it. Returns false for a form without a field that the user can
// correct.
export function blame(form, fault) {
  if (!form.isConnected || !form.querySelector("select, textarea, input:not([type=hidden])")) return false;
  drawFault(form, fault);
  const control = form.querySelector("[aria-invalid=true]") ?? form.querySelector(`#${faultID}`);
  control.focus();
  return true;
}

export function clearFault(form) {
  if (!form.querySelector(`#${faultID}`)) return;
  form.querySelector(`#${faultID}`).remove();
  form.removeAttribute("aria-describedby");
  for (const control of form.querySelectorAll("[aria-invalid]")) {
    control.removeAttribute("aria-invalid");
    const rest = (control.getAttribute("aria-describedby") ?? "").split(" ").filter((name) => name && name !== faultID);
    if (rest.length > 0) control.setAttribute("aria-describedby", rest.join(" "));
    else control.removeAttribute("aria-describedby");
  }
}

// The faults shown in a part of a page, for the part's new content.
function faultsIn(element) {
  const forms = [...element.querySelectorAll("form")];
  return forms.filter((form) => form.querySelector(`#${faultID}`)).map((form) => {
    const { sentence, bare } = form.querySelector(`#${faultID}`).dataset;
    return { key: formKey(form), fault: { sentence, field: form.dataset.faulty, isBare: bare !== undefined } };
  });
}

function blameAgain(element, faults) {
  for (const { key, fault } of faults) {
    const form = [...element.querySelectorAll("form")].find((form) => formKey(form) === key);
    if (form && fault.sentence) drawFault(form, fault);
  }
}

function drawFault(form, { sentence, field, isBare }) {
  // Only one form at a time shows a fault, because the message has a fixed id.
  for (const other of document.forms) clearFault(other);
  const named = field && form.elements[field];
  const control = named instanceof Element && named.matches(correctable) ? named : null;
  form.dataset.faulty = field ?? "";
  const message = document.createElement("p");
  [message.id, message.className] = [faultID, "fault"];
  message.setAttribute("role", "alert");
  message.dataset.sentence = sentence;
  if (isBare) message.dataset.bare = "";
  const label = isBare && control && (control.getAttribute("aria-label") ?? control.labels?.[0]?.textContent.trim());
  message.textContent = label ? `${label}: ${sentence[0].toLowerCase()}${sentence.slice(1)}` : sentence;
  for (let menu = (control ?? form).closest("details"); menu; menu = menu.parentElement.closest("details")) menu.open = true;
  if (control) {
    control.before(message);
    control.setAttribute("aria-invalid", "true");
    control.setAttribute("aria-describedby", `${control.getAttribute("aria-describedby") ?? ""} ${faultID}`.trim());
  } else {
    message.tabIndex = -1;
    form.prepend(message);
    form.setAttribute("aria-describedby", faultID);
  }
}

// What tells a form from the page's others, the same in the page's next content.
export function formKey(form) {
  const hidden = [...form.querySelectorAll("input[type=hidden]")].filter(({ name }) => name !== "id" && name !== accountField);
  return [form.getAttribute("action"), ...hidden.map((input) => `${input.name}=${input.value}`)].join("\n");
}
