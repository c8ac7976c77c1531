// Keeps the list of rounds and the box for an own round in step: filling in the box selects it, and selecting opens it.

const list = () => document.querySelector("#round");
const isOwn = () => ["custom", "open"].includes(list().value);

document.addEventListener("input", ({ target }) => {
  if (target.closest("#own-round") && !isOwn()) list().value = "custom";
});
document.addEventListener("change", ({ target }) => {
  if (target === list()) document.querySelector("#own-round").open = isOwn();
});
// A round that was chosen before this script ran, or that the browser restored.
if (isOwn()) document.querySelector("#own-round").open = true;
// An own round that is filled in but not selected is not sent.
document.addEventListener("formdata", ({ target, formData }) => {
  if (target !== list().form || isOwn()) return;
  for (const { name } of document.querySelectorAll("#own-round [name]")) formData.delete(name);
});
