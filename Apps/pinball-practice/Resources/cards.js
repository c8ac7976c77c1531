// Decks of cards: [data-cards] shows its [data-card] elements in turn, every four seconds.
// A deck stops after "Pause", with the preference for reduced motion, and while it has the pointer or the focus.
// Without this script all cards are shown.

import { t } from "./words.js";

const period = 4000;
let decks = [];
let isPaused = matchMedia("(prefers-reduced-motion: reduce)").matches;

function show({ cards, at }) {
  cards.forEach((card, index) => { card.hidden = index !== at; });
}

function next(entry) {
  entry.at = (entry.at + 1) % entry.cards.length;
  show(entry);
}

function turn() {
  if (isPaused || document.hidden) return;
  for (const entry of decks) if (!entry.deck.matches(":hover, :focus-within")) next(entry);
}

function tell() {
  const pause = document.querySelector("[data-cards-pause]");
  if (!pause) return;
  pause.hidden = decks.length === 0;
  pause.setAttribute("aria-pressed", String(isPaused));
  pause.textContent = isPaused ? t`Play` : t`Pause`;
}

// Prepares the decks. After a swap of the content, each deck continues with the card that it showed.
function prepare() {
  const shown = decks.map((entry) => entry.at);
  decks = [...document.querySelectorAll("[data-cards]")]
    .map((deck) => ({ deck, cards: [...deck.querySelectorAll(":scope > [data-card]")], at: 0 }))
    .filter(({ cards }) => cards.length > 1);
  decks.forEach((entry, place) => {
    entry.at = (shown[place] ?? 0) % entry.cards.length;
    // A deck is as high as its highest card, so that the page does not jump.
    const height = Math.max(...entry.cards.map((card) => card.offsetHeight));
    const button = document.createElement("button");
    button.type = "button";
    button.className = "quiet-button next";
    button.textContent = t`Next`;
    button.addEventListener("click", () => next(entry));
    entry.deck.append(button);
    entry.deck.style.minHeight = `${height + button.offsetHeight}px`;
    show(entry);
  });
  tell();
}

document.addEventListener("click", (event) => {
  if (!event.target.closest("[data-cards-pause]")) return;
  isPaused = !isPaused;
  tell();
});
document.querySelector("#content")?.addEventListener("swapped", prepare);
prepare();
setInterval(turn, period);
