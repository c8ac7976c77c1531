// Search in a list of boxes: input[data-find] shows those of the list it names in which all typed words stand, and
// [data-find-count] says how many are ticked. Without this script the whole list is there, and the field is not.

const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

for (const field of document.querySelectorAll("input[data-find]")) {
  const list = document.getElementById(field.dataset.find);
  const rows = [...list.children].map((row) => ({ row, text: plain(row.textContent) }));
  const count = field.form.querySelector("[data-find-count]");
  const tell = () => { count.textContent = `${list.querySelectorAll(":checked").length} chosen`; };
  field.addEventListener("input", () => {
    const words = plain(field.value).split(/\s+/);
    for (const { row, text } of rows) row.hidden = !words.every((word) => text.includes(word));
  });
  // Enter looks for games; it does not save.
  field.addEventListener("keydown", (event) => { if (event.key === "Enter") event.preventDefault(); });
  list.addEventListener("change", tell);
  tell();
}
