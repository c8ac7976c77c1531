// Keeps the list of rounds and the box that describes one's own in step: filling in the box chooses it, choosing it opens it.

const list = () => document.querySelector("#round");
const isOwn = () => ["custom", "open"].includes(list().value);

document.addEventListener("input", ({ target }) => {
  if (target.closest("#own-round") && !isOwn()) list().value = "custom";
});
document.addEventListener("change", ({ target }) => {
  if (target === list()) document.querySelector("#own-round").open = isOwn();
});
// What was described and then not chosen is not meant.
document.addEventListener("formdata", ({ target, formData }) => {
  if (target !== list().form || isOwn()) return;
  for (const { name } of document.querySelectorAll("#own-round [name]")) formData.delete(name);
});
