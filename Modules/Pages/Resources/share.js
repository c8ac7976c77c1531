// Sharing: <p hidden><button data-share="{{link}}">Share link</button></p> opens the device's share sheet. Without one,
// the button copies the link. Without both, such as over plain HTTP, the button stays hidden.

import { t } from "./words.js";

function open(root) {
  if (!navigator.share && !navigator.clipboard) return;
  for (const button of root.querySelectorAll("button[data-share]")) {
    button.parentElement.hidden = false;
    if (!navigator.share) button.textContent = t`Copy link`;
  }
}

document.addEventListener("click", async (event) => {
  const button = event.target.closest("button[data-share]");
  if (!button) return;
  try {
    if (navigator.share) await navigator.share({ title: document.title, url: button.dataset.share });
    else {
      await navigator.clipboard.writeText(button.dataset.share);
      button.textContent = t`Link copied`;
    }
  } catch {
    // The user closed the share sheet. The link is also on the page.
  }
});

open(document);
// Also in parts that are loaded later.
document.addEventListener("swapped", (event) => open(event.target), true);
