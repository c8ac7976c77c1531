// Puts a chosen file's text into the form's text field, for review before sending. A workbook goes to the server, which
// answers with its text in the field.

import { notify } from "./page.js";

const workbook = [0x50, 0x4b, 0x03, 0x04];

function text(bytes) {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  // A letter of another program in a file in UTF-8 stays visible, and the server names its line.
  const text = new TextDecoder("utf-8").decode(bytes);
  const strays = text.match(/\ufffd/g)?.length ?? 0;
  const letters = text.match(/[^\x00-\x7f\ufffd]/gu)?.length ?? 0;
  return strays > letters ? new TextDecoder("windows-1252").decode(bytes) : text;
}

function base64(bytes) {
  let letters = "";
  for (let start = 0; start < bytes.length; start += 8192) {
    letters += String.fromCharCode(...bytes.subarray(start, start + 8192));
  }
  return btoa(letters);
}

document.addEventListener("change", async ({ target: file }) => {
  if (!file.matches("#file") || !file.files[0]) return;
  const bytes = new Uint8Array(await file.files[0].arrayBuffer());
  // The user can then choose the same file again after editing it.
  file.value = "";
  const list = document.querySelector("#list");
  const sent = file.form?.querySelector("[name=workbook]");
  if (sent && workbook.every((byte, place) => bytes[place] === byte)) {
    sent.value = base64(bytes);
    list.required = false;
    file.form.requestSubmit();
    return;
  }
  list.value = text(bytes);
  notify("");
});

function prepare() {
  const field = document.querySelector("#file")?.closest("[hidden]");
  if (field) field.hidden = false;
}

document.querySelector("#content")?.addEventListener("swapped", prepare);
prepare();
