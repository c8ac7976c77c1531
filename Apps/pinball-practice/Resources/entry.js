// Quick entry: a score keeps its digits only, in groups of three; of a video's fields those of the chosen way are shown.
// Without this script all fields are shown, and a score may be typed with commas or without.

document.addEventListener("input", ({ target: field }) => {
  if (!field.matches("[data-score]")) return;
  const before = field.value.slice(0, field.selectionStart).replace(/\D/g, "").length;
  field.value = field.value.replace(/\D/g, "").replace(/\B(?=(\d{3})+$)/g, ",");
  // The caret stays behind the digit that it was behind.
  let place = 0;
  for (let digits = 0; digits < before; place += 1) if (/\d/.test(field.value[place])) digits += 1;
  field.setSelectionRange(place, place);
});

function show(choice) {
  for (const part of choice.form.querySelectorAll(`[data-when="${choice.name}"]`)) {
    part.hidden = part.dataset.is !== choice.value;
  }
}

document.addEventListener("change", ({ target }) => { if (target.matches("select[data-shows]")) show(target); });
// A form that goes back to its beginning does so after this event.
document.addEventListener("reset", () => setTimeout(prepare));

function prepare() {
  for (const choice of document.querySelectorAll("select[data-shows]")) show(choice);
}

document.querySelector("#content")?.addEventListener("swapped", prepare);
prepare();
