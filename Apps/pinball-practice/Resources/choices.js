// Sends a form[data-choices] as soon as the reader chooses an option. The server keeps the other choices that still
// exist. Empty fields are left out of the address. Without this script the form has a button.

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

function prepare() {
  for (const form of document.querySelectorAll("form[data-choices]")) {
    form.querySelector("button:not([type=button])")?.classList.add("unseen");
  }
}

document.querySelector("#content")?.addEventListener("swapped", prepare);
prepare();
