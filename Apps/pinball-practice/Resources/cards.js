// Cards that show several things in turn, every four seconds: [data-cards] holds [data-card]s.
// They stand still for whoever prefers less motion, while the pointer or the focus is on one, and after "Pause".
// Without this script everything is shown at once.

const period = 4000;
const decks = [...document.querySelectorAll("[data-cards]")]
  .map((deck) => ({ deck, cards: [...deck.querySelectorAll(":scope > [data-card]")], at: 0 }))
  .filter(({ cards }) => cards.length > 1);
const pause = document.querySelector("[data-cards-pause]");
let isPaused = matchMedia("(prefers-reduced-motion: reduce)").matches;

function show({ cards, at }) {
  cards.forEach((card, index) => { card.hidden = index !== at; });
}

function turn() {
  if (isPaused || document.hidden) return;
  for (const entry of decks) {
    if (entry.deck.matches(":hover, :focus-within")) continue;
    entry.at = (entry.at + 1) % entry.cards.length;
    show(entry);
  }
}

function tell() {
  pause.setAttribute("aria-pressed", String(isPaused));
  pause.textContent = isPaused ? "Turn the cards" : "Pause";
}

// So that the page does not jump, a deck is as high as the highest of its cards.
for (const entry of decks) {
  const height = Math.max(...entry.cards.map((card) => card.offsetHeight));
  const next = document.createElement("button");
  next.type = "button";
  next.className = "quiet-button next";
  next.textContent = "Next";
  next.addEventListener("click", () => {
    entry.at = (entry.at + 1) % entry.cards.length;
    show(entry);
  });
  entry.deck.append(next);
  entry.deck.style.minHeight = `${height + next.offsetHeight}px`;
  show(entry);
}
if (decks.length > 0 && pause) {
  pause.hidden = false;
  pause.addEventListener("click", () => { isPaused = !isPaused; tell(); });
  tell();
  setInterval(turn, period);
}
