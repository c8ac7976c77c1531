// What the pages of pinball share: the zone of this device, forms that send themselves, choices, and the search in a list.

import { isTyped, names } from "./page.js";
import { t } from "./words.js";

// MARK: The zone
//
// Tells the server the time zone of this device, so that the journal's days are the reader's.
// Without this script the server uses the zone of its own machine.

const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
const cookie = `zone=${encodeURIComponent(zone)}`;
if (zone && !document.cookie.split("; ").includes(cookie)) {
  document.cookie = `${cookie}; path=/; max-age=31536000; samesite=lax`;
  // Reloads a page with days of another zone once.
  const isTold = document.cookie.split("; ").includes(cookie);
  if (isTold && document.querySelector("[data-days]")) location.reload();
}

// MARK: Forms that send themselves
//
// Sends each form[data-opened] once when its page is opened, to record a visit or to request due work. The server accepts
// each ticket once, so a page from the browser's cache records nothing again. Parts that are swapped in later send nothing.

function send() {
  for (const form of document.querySelectorAll("form[data-opened]")) {
    const body = new URLSearchParams(new FormData(form));
    fetch(form.action, { method: "POST", body, headers: names, keepalive: true }).catch(() => {});
  }
}

if (document.prerendering) document.addEventListener("prerenderingchange", send, { once: true });
else send();

// MARK: Choices
//
// Sends a form[data-choices] as soon as the reader chooses an option. The server keeps the other choices that still
// exist. Empty fields are left out of the address. Without this script the form has a button, which also stays where the
// reader chose before this script ran.

document.addEventListener("change", (event) => {
  const form = event.target.closest("form[data-choices]");
  if (!form || !(event.target instanceof HTMLSelectElement)) return;
  form.requestSubmit();
});
document.addEventListener("submit", (event) => {
  if (!event.target.matches("form[data-choices]")) return;
  for (const field of event.target.elements) {
    if (field.name && field.value === "") field.disabled = true;
  }
});
// After the back button, the fields are enabled again.
addEventListener("pageshow", () => {
  for (const field of document.querySelectorAll("form[data-choices] [disabled]")) field.disabled = false;
});

function prepareChoices() {
  for (const form of document.querySelectorAll("form[data-choices]")) {
    const isChosen = [...form.querySelectorAll("select")].some(isTyped);
    form.querySelector("button:not([type=button])")?.classList.toggle("unseen", !isChosen);
  }
}

document.querySelector("#content")?.addEventListener("swapped", prepareChoices);
prepareChoices();

// MARK: The search in a list
//
// Search in a list of check boxes: input[data-find] names the list and shows the rows that contain all typed words.
// [data-find-count] shows the number of ticked boxes. Without this script the whole list is shown, without the field.

const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
const listOf = (field) => document.getElementById(field.dataset.find);

function find(field) {
  const words = plain(field.value).split(/\s+/);
  for (const row of listOf(field).children) {
    const text = plain(row.textContent);
    row.hidden = !words.every((word) => text.includes(word));
  }
}

function tell(field) {
  const count = field.form.querySelector("[data-find-count]");
  count.textContent = t`${listOf(field).querySelectorAll(":checked").length} games chosen`;
}

document.addEventListener("input", ({ target }) => { if (target.matches("input[data-find]")) find(target); });
document.addEventListener("change", ({ target }) => {
  const field = target.form?.querySelector("input[data-find]");
  if (field && listOf(field).contains(target)) tell(field);
});
// Enter in the search field does not submit the form.
document.addEventListener("keydown", (event) => {
  if (event.key === "Enter" && event.target.matches("input[data-find]")) event.preventDefault();
});

function prepareSearch() {
  for (const field of document.querySelectorAll("input[data-find]")) {
    find(field);
    tell(field);
  }
}

document.querySelector("#content")?.addEventListener("swapped", prepareSearch);
prepareSearch();
