// A form[data-choices] is sent as soon as something is chosen; with "cascade", what comes after the choice goes back to
// "all" first. Empty fields are left out of the address. Without this script there is a button.

for (const form of document.querySelectorAll("form[data-choices]")) {
  const button = form.querySelector("button:not([type=button])");
  if (button) button.classList.add("unseen");
  form.addEventListener("change", (event) => {
    if (!(event.target instanceof HTMLSelectElement)) return;
    if (form.dataset.choices === "cascade") {
      const selects = [...form.querySelectorAll("select")];
      for (const later of selects.slice(selects.indexOf(event.target) + 1)) later.value = "";
    }
    form.requestSubmit();
  });
  form.addEventListener("submit", () => {
    for (const field of form.elements) {
      if (field.name && field.value === "") field.disabled = true;
    }
  });
}
// Whoever comes back finds the fields usable.
addEventListener("pageshow", () => {
  for (const field of document.querySelectorAll("form[data-choices] [disabled]")) field.disabled = false;
});
