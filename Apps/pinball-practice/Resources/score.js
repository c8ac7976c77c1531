// Shows the number in a score field, input[data-score], below the field before it is saved. The field keeps the typed
// text, and the server reads the same text. data-score is the reader's decimal mark.
// Without this script only the server checks the text.

import { t } from "./words.js";

const exponents = { k: 3, m: 6, b: 9 };
const neutral = " \u00a0\u2009\u202f'\u2019";
const other = (mark) => (mark === "." ? "," : ".");

function whole(text, decimal, hasFraction) {
  if (/^[0-9]+$/.test(text)) return text;
  const match = text.match(/^[1-9][0-9]{0,2}(?:([^0-9])[0-9]{3}(?:\1[0-9]{3})*)$/u);
  if (!match) return null;
  const [mark, groups] = [match[1], text.split(match[1])];
  const isGroup = neutral.includes(mark) || mark === other(decimal)
    || (mark === decimal && groups.length > 2 && !hasFraction);
  return isGroup ? groups.join("") : null;
}

function split(text, decimal, hasSuffix) {
  const plain = whole(text, decimal, false);
  if (plain !== null) return [plain, ""];
  for (const mark of hasSuffix ? [decimal, other(decimal)] : [decimal]) {
    const place = text.lastIndexOf(mark);
    const [before, fraction] = [text.slice(0, place), text.slice(place + 1)];
    const digits = place < 0 || !/^[0-9]+$/.test(fraction) ? null : whole(before, mark, true);
    if (digits !== null) return [digits, fraction];
  }
  return null;
}

// Returns the score, or null for a text that is not a score.
export function read(typed, decimal) {
  let text = typed.trim();
  const exponent = exponents[text.slice(-1).toLowerCase()] ?? 0;
  if (exponent > 0) text = text.slice(0, -1).trimEnd();
  const parts = split(text, decimal, exponent > 0);
  if (!parts) return null;
  const fraction = parts[1].replace(/0+$/, "");
  if (fraction.length > exponent) return null;
  const score = Number(parts[0] + fraction + "0".repeat(exponent - fraction.length));
  return Number.isSafeInteger(score) && score > 0 ? score : null;
}

const decimalExample = (field) => `12${field.dataset.score}5M`;

function show(field) {
  const place = document.getElementById(`${field.id}-read`);
  place.dataset.hint ??= place.textContent;
  delete field.dataset.shown;
  if (field.value.trim() === "") {
    place.textContent = place.dataset.hint;
    return;
  }
  const score = read(field.value, field.dataset.score);
  // The list of queued entries calls the score so.
  if (score !== null) field.dataset.shown = score.toLocaleString(document.documentElement.lang);
  place.textContent = score === null
    ? t`This is not a score. Enter a whole number, such as 1234567 or ${decimalExample(field)}.`
    : t`Saved as ${score.toLocaleString(document.documentElement.lang)}`;
}

document.addEventListener("input", ({ target }) => { if (target.matches("[data-score]")) show(target); });
document.addEventListener("click", ({ target }) => {
  if (!target.matches("[data-append]")) return;
  const field = target.closest(".field").querySelector("[data-score]");
  field.value = field.value.trim().replace(/[kmb]$/i, "") + target.dataset.append;
  field.focus();
  show(field);
});
// The browser resets the fields after this event.
document.addEventListener("reset", () => setTimeout(prepare));

function prepare() {
  for (const field of document.querySelectorAll("[data-score]")) {
    field.closest(".field").querySelector("[data-score-units]").hidden = false;
    show(field);
  }
}

document.querySelector("#content")?.addEventListener("swapped", prepare);
prepare();
