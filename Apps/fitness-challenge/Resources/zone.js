// Tells the server in which zone the clock of this device goes: each field with data-zone is given its name.
// Without this script the group's zone is taken. A box with data-zone-box, which chooses that zone, is ticked; the element
// with data-zone-name says what is chosen. A field with data-moment is given the moment at which its form is entered, for a
// form that waits on this device while the server is away.

const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
let isLocal = true;

function fill() {
  for (const field of document.querySelectorAll("input[data-zone]")) field.value = zone;
  const box = document.querySelector("input[data-zone-box]:not([data-filled])");
  if (!box) return;
  box.dataset.filled = "";
  box.checked = isLocal;
  tell();
}

function tell() {
  document.querySelector("[data-zone-name]").textContent = isLocal ? zone : "UTC";
}

fill();
document.addEventListener("change", (event) => {
  if (!event.target.matches("input[data-zone-box]")) return;
  isLocal = event.target.checked;
  tell();
});

// Before the queue of forms reads the fields.
addEventListener(
  "submit",
  (event) => {
    const field = event.target.querySelector("input[data-moment]");
    if (field) field.value = new Date().toISOString();
  },
  { capture: true },
);

new MutationObserver(fill).observe(document.querySelector("main"), { childList: true, subtree: true });
