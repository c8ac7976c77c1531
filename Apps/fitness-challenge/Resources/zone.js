// Tells the server the time zone of this device: each field with data-zone gets the zone's name. Without this script the
// server uses the group's zone. A box with data-zone-box selects the device's zone and is ticked at first; the element
// with data-zone-name shows the selected zone. A field with data-moment gets the time at which its form is submitted,
// because the form may be queued while the server is away.

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

// Runs before queue.js reads the fields.
addEventListener(
  "submit",
  (event) => {
    const field = event.target.querySelector("input[data-moment]");
    if (field) field.value = new Date().toISOString();
  },
  { capture: true },
);

new MutationObserver(fill).observe(document.querySelector("main"), { childList: true, subtree: true });
