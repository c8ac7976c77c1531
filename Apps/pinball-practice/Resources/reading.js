// How far a text has been read: the pill shows how much, and saves it; whoever comes back is asked whether to go on there.
// A link with data-watched tells the server that a film was opened, and goes its way.
// Without this script there is the text.

const mark = document.querySelector("[data-reading]");
const pill = document.querySelector("[data-save-reading]");

function room() { return Math.max(1, document.documentElement.scrollHeight - innerHeight); }
function ratio() { return Math.min(1, Math.max(0, scrollY / room())); }

function post(address, fields) {
  return fetch(address, { method: "POST", body: new URLSearchParams(fields), keepalive: true });
}

if (mark && pill) {
  let saved = mark.dataset.saved === "" ? null : Number(mark.dataset.saved);
  const percent = pill.querySelector("[data-percent]");
  const resume = mark.querySelector("[data-resume]");
  const shown = () => Math.round(ratio() * 100);
  const update = () => {
    percent.textContent = String(shown());
    pill.classList.toggle("unsaved", saved === null ? shown() > 0 : shown() !== Math.round(saved * 100));
  };
  if (saved !== null && saved > 0.005) {
    resume.hidden = false;
    resume.querySelector("button").addEventListener("click", () => {
      resume.hidden = true;
      scrollTo({ top: saved * room() });
    });
  }
  pill.hidden = false;
  pill.addEventListener("click", async () => {
    const value = ratio();
    const answer = await post(mark.dataset.reading, { ratio: value.toFixed(4) }).catch(() => null);
    if (!answer || !answer.ok) return;
    saved = value;
    update();
    document.getElementById("announcer").textContent = `Saved at ${shown()} %.`;
  });
  addEventListener("scroll", update, { passive: true });
  addEventListener("resize", update);
  update();
}

document.addEventListener("click", (event) => {
  const link = event.target.closest("a[data-watched]");
  if (link) post(link.dataset.watched, { label: link.dataset.label }).catch(() => {});
});
