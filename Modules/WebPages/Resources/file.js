// Puts a chosen file's text into the field that is sent, so that it can be looked over first.

const [file, list] = [document.querySelector("#file"), document.querySelector("#list")];

file?.addEventListener("change", async () => {
  const chosen = file.files[0];
  if (chosen) list.value = await chosen.text();
});
if (file) file.closest("[hidden]").hidden = false;
