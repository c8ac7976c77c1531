// A form[data-choices] is sent as soon as something is chosen. The server keeps the other choices that still exist. Empty
// fields are left out of the address. Without this script there is a button.

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
// Whoever comes back finds the fields usable.
addEventListener("pageshow", () => {
  for (const field of document.querySelectorAll("form[data-choices] [disabled]")) field.disabled = false;
});

function prepare() {
  for (const form of document.querySelectorAll("form[data-choices]")) {
    form.querySelector("button:not([type=button])")?.classList.add("unseen");
  }
}

document.querySelector("#content")?.addEventListener("swapped", prepare);
prepare();
