// Puts a chosen file's text into the field that is sent, so that it can be looked over first.

import { notify } from "./fragments.js";

const [file, list] = [document.querySelector("#file"), document.querySelector("#list")];

file?.addEventListener("change", async () => {
  const chosen = file.files[0];
  if (!chosen) return;
  try {
    list.value = new TextDecoder("utf-8", { fatal: true }).decode(await chosen.arrayBuffer());
    notify("");
  } catch {
    // Letters would be lost.
    list.value = file.value = "";
    notify(`${chosen.name} is not in UTF-8; save it as "CSV UTF-8".`);
  }
});
if (file) file.closest("[hidden]").hidden = false;
