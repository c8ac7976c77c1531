// Entries of practice. A part with data-for="activity-tutorial mode-percent" is shown while one of these options is
// chosen in a select[data-shows]. In a form[data-entry] the game and its place are chosen without the server, so that
// what was typed stays, and after an entry the next one begins with the same choices. A score that is far from the best
// known one on its game is asked about before it is saved. What was typed goes along to the form of another kind of entry, and
// back.
// Without this script all fields are shown, and all games, and only the server checks the text of a score.

import { account, isTyped } from "./page.js";
import { t } from "./words.js";

// MARK: Scores
//
// The number in a score field, input[data-score], is shown below the field before it is saved. The field keeps the typed
// text, and the server reads the same text. data-score is the reader's decimal mark.

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
function read(typed, decimal) {
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

function showScore(field) {
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

document.addEventListener("input", ({ target }) => { if (target.matches("[data-score]")) showScore(target); });
document.addEventListener("click", ({ target }) => {
  if (!target.matches("[data-append]")) return;
  const field = target.closest(".field").querySelector("[data-score]");
  const typed = { bubbles: true, inputType: "insertText", data: target.dataset.append[0] };
  field.focus();
  // As if it were typed, so that digits are grouped.
  field.dispatchEvent(new InputEvent("beforeinput", typed));
  field.value = field.value.trim().replace(/[kmb]$/i, "") + target.dataset.append;
  field.dispatchEvent(new InputEvent("input", typed));
});
// The browser resets the fields after this event.
document.addEventListener("reset", () => setTimeout(prepareScores));

function prepareScores() {
  for (const field of document.querySelectorAll("[data-score]")) {
    field.closest(".field").querySelector("[data-score-units]").hidden = false;
    showScore(field);
  }
}

document.querySelector("#content")?.addEventListener("swapped", prepareScores);
prepareScores();

// MARK: Entries

// What the next entry begins with.
const kept = ["activity", "source", "game", "context", "tournament", "location", "mode", "focus", "skill"];
// All options of a game's select, also those of other places.
const games = new WeakMap();

function show(form) {
  const chosen = new Set();
  for (const part of form.querySelectorAll("[data-for], select[data-shows]")) {
    if (part.matches("select")) {
      if (!part.closest("[data-for][hidden]")) chosen.add(`${part.name}-${part.value}`);
      continue;
    }
    part.hidden = !part.dataset.for.split(" ").some((option) => chosen.has(option));
    // A field that is not shown is neither checked nor sent.
    if (part.matches("fieldset")) part.disabled = part.hidden;
  }
}

// `by` is the field that the user changed. A game of another place is shown among all games.
function choose(form, by) {
  const { game, source, activity, video } = form.elements;
  if (!games.has(game)) games.set(game, [...game.options]);
  const isThere = ({ value, dataset }) => value === "" || source.value === "all" || dataset.sources.split("\n").includes(source.value);
  const value = game.value;
  const chosen = by === game && games.get(game).find((option) => option.value === value);
  if (chosen && !isThere(chosen)) source.value = "all";
  game.replaceChildren(...games.get(game).filter(isThere));
  game.value = value;
  if (game.selectedIndex < 0) game.value = "";
  const option = game.selectedOptions[0];
  form.dataset.words = option?.dataset.name ?? option?.textContent ?? "";
  const names = option?.dataset[activity?.value]?.split("\n");
  if (!video || !names) return;
  const before = video.value;
  video.replaceChildren(...names.map((name) => new Option(name, name)));
  if (names.includes(before)) video.value = before;
}

// Returns the question about a score; undefined for a plausible one.
function doubt(form) {
  const { score: field, game, other } = form.elements;
  const score = field && read(field.value, field.dataset.score);
  const option = game.selectedOptions[0];
  if (!score || !option?.value || other?.value.trim()) return undefined;
  const words = score.toLocaleString(document.documentElement.lang);
  if (score > Number(option.dataset.most)) return t`${words} is far above every known score on ${option.dataset.name}. Save it?`;
  if (score < Number(option.dataset.least)) return t`${words} is far below the known scores on ${option.dataset.name}. Save it?`;
  return undefined;
}

// What was typed in the forms of all kinds, for the next page only, because a page's address opens without the server.
const place = `typed ${account}`;
let typed = {};

function takeUp() {
  try {
    typed = JSON.parse(sessionStorage.getItem(place)) ?? {};
    sessionStorage.removeItem(place);
  } catch {
    // Without storage, such as in private windows, a kind begins empty.
  }
  const form = document.querySelector("form[data-entry]");
  if (form) fill(form);
}

function fill(form) {
  for (const [name, value] of Object.entries(typed)) {
    const field = form.elements[name];
    if (field && !(field instanceof Element && field.matches("[type=hidden]"))) field.value = value;
  }
  choose(form);
  show(form);
  for (const field of form.querySelectorAll("[data-score]")) field.dispatchEvent(new Event("input", { bubbles: true }));
}

document.addEventListener("click", ({ target }) => {
  if (!target.closest("nav.kinds a")) return;
  const form = document.querySelector("form[data-entry]");
  for (const { name } of form.elements) if (name) delete typed[name];
  for (const field of [...form.elements].filter((field) => field.name && field.type !== "fieldset" && isTyped(field))) {
    if (field.type !== "radio" || field.checked) typed[field.name] = field.value;
  }
  try {
    sessionStorage.setItem(place, JSON.stringify(typed));
  } catch {
    // As above.
  }
}, { capture: true });

document.addEventListener("change", ({ target }) => {
  const form = target.form;
  if (!form || !target.matches("select")) return;
  if (form.matches("[data-entry]")) choose(form, target);
  show(form);
});
// On the window, before the script that asks.
addEventListener("submit", ({ target: form }) => {
  if (!form.matches("[data-entry]")) return;
  const question = doubt(form);
  if (question) form.dataset.ask = question;
  else delete form.dataset.ask;
}, { capture: true });
document.addEventListener("reset", ({ target: form }) => {
  const values = form.matches("[data-entry]") ? kept.map((name) => [form.elements[name], form.elements[name]?.value]) : [];
  // The browser resets the fields after this event.
  setTimeout(() => {
    const source = form.elements.source;
    if (values.length > 0 && games.has(form.elements.game)) form.elements.game.replaceChildren(...games.get(form.elements.game));
    for (const [field, value] of values) if (field) field.value = value;
    if (source) choose(form);
    show(form);
    // It is entered.
    for (const { name } of form.elements) delete typed[name];
  });
});

function prepare() {
  for (const form of document.querySelectorAll("form[data-entry]")) {
    form.querySelector("[data-places]").hidden = false;
    form.querySelector("[data-plain]")?.classList.add("unseen");
    choose(form);
  }
  for (const choice of document.querySelectorAll("select[data-shows]")) show(choice.form);
}

document.querySelector("#content")?.addEventListener("swapped", prepare);
prepare();
takeUp();
