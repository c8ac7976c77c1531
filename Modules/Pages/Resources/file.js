// Puts a chosen file's text into the field that is sent, so that it can be looked over first.

import { notify } from "./fragments.js";

document.addEventListener("change", async ({ target: file }) => {
  if (!file.matches("#file") || !file.files[0]) return;
  const chosen = file.files[0];
  const read = new TextDecoder("utf-8", { fatal: true });
  try {
    const text = read.decode(await chosen.arrayBuffer());
    document.querySelector("#list").value = text;
    notify("");
  } catch {
    // Letters would be lost.
    document.querySelector("#list").value = file.value = "";
    notify(`${chosen.name} is not in UTF-8; save it as "CSV UTF-8".`);
  }
});

function prepare() {
  const field = document.querySelector("#file")?.closest("[hidden]");
  if (field) field.hidden = false;
}

document.querySelector("#content")?.addEventListener("swapped", prepare);
prepare();
