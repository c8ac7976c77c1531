// The board's page: a chosen row stays in sight at the lower edge.
//
// "pin" in the address names the row, chosen in the form "Find archers". This device remembers the choice.

import { forget, remember, remembered } from "./page.js";

const key = `pin ${location.pathname}`;
const address = new URL(location.href);
const pin = address.searchParams.get("pin");

try {
  const known = remembered(key);
  if (pin) remember(key, pin);
  else if (pin === "") forget(key);
  else if (known) {
    address.searchParams.set("pin", known);
    location.replace(address);
  }
} catch {
  // Without storage the choice is in the address only.
}

// Hides the row at the edge while the archer's own row is visible.
const board = document.getElementById("board");
const seen = new IntersectionObserver((entries) => {
  for (const { target, isIntersecting } of entries) {
    const pinned = board.querySelector(`.pinned-row[data-place="${target.id.slice("place-".length)}"]`);
    pinned?.classList.toggle("in-sight", isIntersecting);
  }
}, { rootMargin: "0px 0px -64px 0px" });

function watch() {
  seen.disconnect();
  for (const pinned of board.querySelectorAll(".pinned-row")) {
    const row = document.getElementById(`place-${pinned.dataset.place}`);
    if (row) seen.observe(row);
  }
}

board.addEventListener("swapped", watch);
watch();
