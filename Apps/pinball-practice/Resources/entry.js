// Quick entry: shows only the fields that belong to the option chosen in a select[data-shows].
// Without this script all fields are shown.

function show(choice) {
  for (const part of choice.form.querySelectorAll(`[data-when="${choice.name}"]`)) {
    part.hidden = part.dataset.is !== choice.value;
  }
}

document.addEventListener("change", ({ target }) => { if (target.matches("select[data-shows]")) show(target); });
// The browser resets the fields after this event.
document.addEventListener("reset", () => setTimeout(prepare));

function prepare() {
  for (const choice of document.querySelectorAll("select[data-shows]")) show(choice);
}

document.querySelector("#content")?.addEventListener("swapped", prepare);
prepare();
