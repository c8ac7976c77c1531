// Search in a list of check boxes: input[data-find] names the list and shows the rows that contain all typed words.
// [data-find-count] shows the number of ticked boxes. Without this script the whole list is shown, without the field.

import { t } from "./words.js";

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

function prepare() {
  for (const field of document.querySelectorAll("input[data-find]")) {
    find(field);
    tell(field);
  }
}

document.querySelector("#content")?.addEventListener("swapped", prepare);
prepare();
