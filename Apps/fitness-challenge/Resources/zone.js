// Tells the server in which zone the clock of this device goes: each field with data-zone is given its name.
// Without this script the group's zone is taken. A box with data-zone-box, which chooses that zone, is ticked; the element
// with data-zone-name says what is chosen.

const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;

function fill(root) {
  for (const field of root.querySelectorAll("input[data-zone]")) field.value = zone;
}

fill(document);

const box = document.querySelector("input[data-zone-box]");
if (box) {
  const tell = () => (document.querySelector("[data-zone-name]").textContent = box.checked ? zone : "UTC");
  box.checked = true;
  box.addEventListener("change", tell);
  tell();
}

new MutationObserver(() => fill(document)).observe(document.querySelector("main"), { childList: true, subtree: true });
