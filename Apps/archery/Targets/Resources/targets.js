// The line of bales: dragging an archer to a place submits the form below, which also works without a pointer. The
// server decides. If the place is taken, the two archers swap.

const form = () => document.querySelector("#move");
let dragged = null;

document.addEventListener("dragstart", (event) => {
  dragged = event.target.closest?.("[data-archer]")?.dataset.archer ?? null;
  event.dataTransfer.effectAllowed = "move";
});
document.addEventListener("dragend", () => {
  dragged = null;
  mark(null);
});
document.addEventListener("dragover", (event) => {
  const place = dragged && event.target.closest?.("[data-place]");
  mark(place);
  if (place) event.preventDefault();
});
document.addEventListener("drop", (event) => {
  const place = dragged && event.target.closest?.("[data-place]");
  if (!place) return;
  event.preventDefault();
  const fields = form().elements;
  fields.archer.value = dragged;
  fields.target.value = place.dataset.place;
  const session = place.closest("[data-session]")?.dataset.session;
  if (fields.session && session) fields.session.value = session;
  // A place chosen by hand is locked.
  fields.lock.checked = place.dataset.place !== "";
  form().requestSubmit();
});

function mark(place) {
  for (const other of document.querySelectorAll(".drop-here")) if (other !== place) other.classList.remove("drop-here");
  place?.classList.add("drop-here");
}
