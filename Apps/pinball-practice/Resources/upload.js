// Sends the file that the user chose in a form[data-upload] as it is, and shows how much of it has arrived. The answer is
// the page with the outcome. Without this script the form has a field for the file's text, or is hidden.

import { hold, isPage, show, words } from "./live.js";
import { names, notify } from "./page.js";
import { t } from "./words.js";

const chosen = (form) => form.querySelector("input[type=file]")?.files[0];
// The file, as the form of a new page no longer has it.
let kept;

document.addEventListener("submit", async (event) => {
  const form = event.target;
  const file = form.dataset.upload && chosen(form);
  if (!file) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (form.getAttribute("aria-busy") === "true") return;
  const most = Number(form.dataset.most);
  if (file.size > most) return notify(t`The file is too large. Choose one of at most ${Math.floor(most / 2 ** 20)} MB.`);
  form.setAttribute("aria-busy", "true");
  kept = form.querySelector("input[type=file]").files;
  try {
    const trial = event.submitter?.name === "trial" ? "?trial=yes" : "";
    await outcome(await send(form, form.dataset.upload + trial, file));
  } catch {
    notify(t`No answer. Check the connection, then try again. Nothing is counted twice.`);
  } finally {
    form.removeAttribute("aria-busy");
    form.querySelector("[data-progress]").hidden = true;
  }
}, { capture: true });

document.addEventListener("change", ({ target }) => {
  const form = target.closest("form[data-upload]");
  if (form) askForText(form);
});

// Either the file or its text is needed; a pack has no text.
function askForText(form) {
  const text = form.querySelector("textarea");
  if (text) text.required = !chosen(form);
}

// A request by fetch does not tell how much it has sent.
function send(form, address, file) {
  const [place, bar] = [form.querySelector("[data-progress]"), form.querySelector("progress")];
  place.hidden = false;
  bar.value = 0;
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.upload.onprogress = ({ loaded, total }) => {
      bar.value = loaded / total;
      // The server reads the file now, for a time that nobody knows.
      if (loaded === total) bar.removeAttribute("value");
    };
    request.onload = () => resolve(request);
    request.onerror = reject;
    request.open("POST", address);
    const headers = { ...names, "X-Fragment": "true", "Content-Type": "application/octet-stream" };
    for (const [name, value] of Object.entries({ ...headers, Accept: "application/problem+json, */*" })) {
      request.setRequestHeader(name, value);
    }
    request.send(file);
  });
}

async function outcome(request) {
  const headers = { get: (name) => request.getResponseHeader(name) };
  const answer = { headers, status: request.status };
  if (request.status >= 400 || !isPage(answer)) return notify(words(answer, request.responseText));
  notify("");
  const here = document.querySelector("#content");
  hold(here);
  await show(here, request.responseText);
  scrollTo({ top: 0 });
}

// A preview is followed by the import of the same file.
function prepare() {
  for (const form of document.querySelectorAll("form[data-upload]")) {
    const input = form.querySelector("input[type=file]");
    input.closest("[hidden]")?.removeAttribute("hidden");
    if (kept?.length && !input.files.length) input.files = kept;
    askForText(form);
  }
}

document.querySelector("#content")?.addEventListener("swapped", prepare);
prepare();
