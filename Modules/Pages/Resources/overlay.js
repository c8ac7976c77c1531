// Overlays: another page shown over this one, in a <dialog>, without leaving it.
//
//   <a href="…" data-overlay="#dialog">   opens the dialog; live parts in it connect while it is open.
//   <button data-close>                   in the dialog closes it, as do Escape and a tap beside it.
//
// Without this script the link leads to the page itself.

import { connect, disconnect } from "./live.js";

document.addEventListener("click", (event) => {
  const link = event.target.closest("a[data-overlay]");
  const dialog = link && document.querySelector(link.dataset.overlay);
  if (dialog && !event.metaKey && !event.ctrlKey && !event.shiftKey) {
    event.preventDefault();
    open(dialog);
  }
  const box = event.target.closest("dialog");
  if (box && (event.target === box || event.target.closest("[data-close]"))) box.close();
});

function open(dialog) {
  if (dialog.open) return;
  dialog.showModal();
  connect(dialog);
  dialog.addEventListener("close", () => disconnect(dialog), { once: true });
}
