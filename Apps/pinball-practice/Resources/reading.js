// Reading progress: the pill shows the percentage and marks the text as read to there. A returning reader can resume at the saved place.
// A link with data-watched tells the server that a video was opened.
// Without this script only the text is shown.

import { announce, names } from "./page.js";
import { t } from "./words.js";

let saved = null;
let sent = null;
let isOpen = false;

const room = () => Math.max(1, document.documentElement.scrollHeight - innerHeight);
const ratio = () => Math.min(1, Math.max(0, scrollY / room()));
const shown = () => Math.round(ratio() * 100);
const button = () => document.querySelector("[data-save-reading]");

function update() {
  const pill = button();
  if (!pill) return;
  pill.querySelector("[data-percent]").textContent = String(shown());
  pill.classList.toggle("unsaved", saved === null ? shown() > 0 : shown() !== Math.round(saved * 100));
}

function prepare() {
  const mark = document.querySelector("[data-reading]");
  if (!mark || !button()) return;
  saved = mark.dataset.saved === "" ? null : Number(mark.dataset.saved);
  button().form.hidden = false;
  // After the page has opened, a reader who has scrolled or saved is not asked.
  const isReading = isOpen && (sent !== null || scrollY > 20);
  if (!isReading && saved > 0.005) mark.querySelector("[data-resume]").hidden = false;
  isOpen = true;
  update();
}

document.addEventListener("click", (event) => {
  const resume = event.target.closest("[data-resume] button");
  if (resume) {
    resume.closest("[data-resume]").hidden = true;
    scrollTo({ top: saved * room() });
  }
  const link = event.target.closest("a[data-watched]");
  if (!link) return;
  const fields = new URLSearchParams({ label: link.dataset.label });
  fetch(link.dataset.watched, { method: "POST", body: fields, headers: names, keepalive: true }).catch(() => {});
});
// Runs before forms.js sends the form.
document.addEventListener("submit", (event) => {
  if (event.target !== button()?.form) return;
  sent = ratio();
  event.target.elements.ratio.value = sent.toFixed(4);
}, true);
for (const name of ["recorded", "pending"]) {
  document.addEventListener(name, () => {
    if (sent === null) return;
    saved = sent;
    announce(t`Saved at ${Math.round(saved * 100)}%.`);
    update();
  });
}
addEventListener("scroll", update, { passive: true });
addEventListener("resize", update);
document.querySelector("#content")?.addEventListener("swapped", prepare);
prepare();
