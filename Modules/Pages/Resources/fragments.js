// Fragments: parts of a page that the server renders again and that are swapped in without a reload.
//
//   swap(element, html)   replaces an element's content. Focus, unsent input, opened <details> and the scroll positions
//                         of elements with data-keep-scroll are kept. Screen readers read new text of the element with
//                         data-announce. Rows that the server left out (LiveFragment) come from the page. If the page
//                         lacks them, swap changes nothing and returns false. Then the element gets the event "swapped".
//   notify(text)          shows a message; notify("") hides it.
//   announce(text)        has screen readers read a message.

import { showAgain, shownIn } from "./faults.js";
import { t } from "./words.js";

export function swap(element, html) {
  const fragment = document.createElement("template");
  fragment.innerHTML = html;
  const held = remember(element);
  const faults = shownIn(element);
  const said = words(element);
  if (!keep(element, fragment.content)) return false;
  element.replaceChildren(fragment.content);
  delete element.dataset.have;
  restore(element, held);
  showAgain(element, faults);
  element.removeAttribute("aria-busy");
  if (words(element) !== said) announce(words(element));
  element.dispatchEvent(new CustomEvent("swapped"));
  return true;
}

function keep(element, content) {
  const rows = [...element.querySelectorAll("tr[data-row]")];
  const kept = (gap) => rows.slice(Number(gap.dataset.kept)).slice(0, Number(gap.dataset.count));
  const gaps = [...content.querySelectorAll("tr[data-kept]")];
  if (gaps.some((gap) => kept(gap).length < Number(gap.dataset.count))) return false;
  for (const gap of gaps) gap.replaceWith(...kept(gap));
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

function words(element) {
  return element.querySelector("[data-announce]")?.textContent.trim() ?? "";
}

function remember(element) {
  const focused = element.contains(document.activeElement) ? document.activeElement : null;
  const scrolled = new Map();
  for (const part of element.querySelectorAll("[data-keep-scroll][id]")) {
    scrolled.set(part.id, [part.scrollLeft, part.scrollTop]);
  }
  const opened = [...element.querySelectorAll("details[open][id]")].map((part) => part.id);
  const typed = [...element.querySelectorAll("input, select, textarea")].filter(isTyped).map((field) => [key(field), field]);
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
function key(field) {
  const choice = field.type === "checkbox" || field.type === "radio" ? field.value : "";
  return [field.form?.getAttribute("action") ?? "", field.name || field.id, choice].join("\n");
}

function restore(element, held) {
  const find = (id) => (id === "" ? null : element.querySelector(`#${CSS.escape(id)}`));
  for (const id of held.opened) find(id)?.setAttribute("open", "");
  if (held.typed.length > 0) {
    const fields = new Map([...element.querySelectorAll("input, select, textarea")].map((field) => [key(field), field]));
    for (const [name, old] of held.typed) {
      const field = fields.get(name);
      if (!field) continue;
      if (field.type === "checkbox" || field.type === "radio") field.checked = old.checked;
      else field.value = old.value;
    }
  }
  for (const [id, [left, top]] of held.scrolled) {
    const part = find(id);
    if (!part) continue;
    part.scrollLeft = left;
    part.scrollTop = top;
  }
  element.scrollTop = held.top;
  reveal(element);
  if (!held.hadFocus) return;
  const target = find(held.focused) ?? element.querySelector("[data-focus]") ?? element;
  if (target === element && !element.hasAttribute("tabindex")) element.setAttribute("tabindex", "-1");
  target.focus({ preventScroll: true });
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
