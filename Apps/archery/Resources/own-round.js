// Keeps the list of rounds and the box that describes one's own in step: filling in the box chooses it, choosing it opens it.

const list = document.querySelector("#round");
const box = document.querySelector("#own-round");
const isOwn = () => ["custom", "open"].includes(list.value);

box.addEventListener("input", () => {
  if (!isOwn()) list.value = "custom";
});
list.addEventListener("change", () => {
  box.open = isOwn();
});
// What was described and then not chosen is not meant.
list.form.addEventListener("formdata", ({ formData }) => {
  if (isOwn()) return;
  for (const { name } of box.querySelectorAll("[name]")) formData.delete(name);
});
