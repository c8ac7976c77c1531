// Tells the server the time zone of this device: each field with data-zone gets the zone's name, and a cookie has it for
// pages. Without this script the server uses the group's zone. A box with data-zone-box selects the device's zone and is
// ticked at first; the element with data-zone-name shows the selected zone. A field with data-moment gets the time at which
// its form is submitted, because the form may be queued while the server is away.
//
// Today is the date of this device: a form that is done for data-done comes back on another date, and a field with
// data-max-today takes no later one. So a page that was cached yesterday, or in another zone, has its button.

const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
let isLocal = true;

function today() {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

function fill() {
  for (const field of document.querySelectorAll("input[data-zone]")) field.value = zone;
  for (const field of document.querySelectorAll("input[data-max-today]")) {
    if (field.max !== today()) field.max = today();
  }
  const done = document.querySelector("form[data-done]");
  if (done) {
    const isOpen = done.dataset.done !== today();
    if (done.hidden === isOpen) done.hidden = !isOpen;
    for (const part of document.querySelectorAll(".check-in-done, .check-in-undo")) {
      if (part.hidden !== isOpen) part.hidden = isOpen;
    }
  }
  const box = document.querySelector("input[data-zone-box]:not([data-filled])");
  if (!box) return;
  box.dataset.filled = "";
  box.checked = isLocal;
  tell();
}

function tell() {
  document.querySelector("[data-zone-name]").textContent = isLocal ? zone : "UTC";
}

const cookie = `zone=${encodeURIComponent(zone)}`;
if (zone && !document.cookie.split("; ").includes(cookie)) {
  document.cookie = `${cookie}; path=/; max-age=31536000; samesite=lax`;
  // Reloads a page with days of another zone once.
  const isTold = document.cookie.split("; ").includes(cookie);
  if (isTold && document.querySelector("[data-days]")) location.reload();
}

fill();
document.addEventListener("visibilitychange", fill);
setInterval(fill, 60_000);
document.addEventListener("change", (event) => {
  if (!event.target.matches("input[data-zone-box]")) return;
  isLocal = event.target.checked;
  tell();
});

// Runs before forms.js reads the fields.
addEventListener(
  "submit",
  (event) => {
    const field = event.target.querySelector("input[data-moment]");
    if (field) field.value = new Date().toISOString();
  },
  { capture: true },
);

new MutationObserver(fill).observe(document.querySelector("main"), {
  childList: true,
  subtree: true,
  attributeFilter: ["hidden", "data-done", "max"],
});
