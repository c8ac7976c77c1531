// Entries of practice. A part with data-for="activity-tutorial mode-percent" is shown while one of these options is
// chosen in a select[data-shows], or one of these kinds in a form[data-entry]. In such a form the kind, the game and its place
// are chosen without the server, so that what was typed stays, and after an entry the next one begins with the same choices.
// A score that is far from the best known one on its game is asked about before it is saved.
// Without this script all fields of the address's kind are shown, and all games, and only the server checks the text of a score.

import { isTyped, remember, remembered } from "./page.js";
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
//
// One form has the fields of all kinds of entry, and this script shows what the page's address selects: kind, activity, place,
// game and typed values. So one copy of the page is for all addresses, another kind needs no server, and what was typed in
// any kind stays. Whatever the server sends meanwhile, the person's choice stays too.

// What an address selects; the fields have these names.
const choices = ["kind", "activity", "source", "game"];
// What an address may fill in.
const fields = [
  "score", "context", "tournament", "percent", "video", "mode", "watched", "total", "minutes", "focus", "skill", "competency",
  "note", "date", "location",
];
// What the next entry begins with, besides the choice.
const kept = ["context", "tournament", "location", "mode", "focus", "skill"];
// All options of a game's select, also those of other places.
const games = new WeakMap();
// What is chosen, by the names of the fields, and the query that it was read from.
let chosen = {};
let query;
let isDrawing = false;
// Values for the form that takes the place of one that was sent.
let carried = {};

const entryForm = () => document.querySelector("form[data-entry]");
const kindLinks = () => [...document.querySelectorAll("nav.kinds a")];
const kindOf = (link) => new URL(link.href).searchParams.get("kind");

function allGames({ game }) {
  if (!games.has(game)) games.set(game, [...game.options]);
  return games.get(game);
}

function show(form) {
  const chosen = new Set(form.matches("[data-entry]") ? [`kind-${form.elements.kind.value}`] : []);
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

// Reads what the page's address selects, as the server does; without a game it is the last one of its kind.
function readAddress(form) {
  query = location.search;
  const asked = new URLSearchParams(query);
  const { activity, source } = form.elements;
  const known = (list, value, other) => ([...list.options].some((option) => option.value === value) ? value : other);
  const kind = kindLinks().map(kindOf).find((name) => name === asked.get("kind")) ?? "score";
  chosen = {
    kind,
    activity: known(activity, asked.get("activity"), activity.options[0].value),
    source: known(source, asked.get("source"), kind === "mechanics" ? "all" : form.dataset.source),
    game: asked.get("game") ?? lastGame(form, kind),
  };
}

// Takes up what the address of the page has typed, as the server does, and begins with the field that the kind is about.
function begin(form) {
  readAddress(form);
  for (const [name, value] of new URLSearchParams(query)) {
    const field = fields.includes(name) && value !== "" && form.elements[name];
    // What the browser has filled in again is newer.
    if (field && !(field instanceof Element && isTyped(field))) field.value = value;
  }
  draw(form);
  if (document.activeElement === document.body) form.querySelector("[data-focus]:enabled")?.focus();
}

// The last game of a kind as the server knows it, or as this device does where that is later.
function lastGame(form, kind) {
  const [, at, game] = /^(-?\d+) (.*)$/s.exec(form.getAttribute(`data-last-${kind}`)) ?? [null, 0, ""];
  try {
    const [time, own] = JSON.parse(remembered(`last ${kind}`)) ?? [0];
    return time > Number(at) ? own : game;
  } catch {
    return game;
  }
}

document.addEventListener("stored", ({ target: form }) => {
  const { kind, game, other } = form.elements;
  if (!form.matches("[data-entry]") || kind.value === "mechanics" || !game.value || other.value.trim()) return;
  try {
    remember(`last ${kind.value}`, JSON.stringify([Date.now(), game.value]));
  } catch {
    // Without storage the next entry begins with the last game that the server knows.
  }
});

// Draws the choice. It becomes what the form begins with, so a page from a copy is like one that the server made for it.
function draw(form) {
  const { kind, activity, source, game } = form.elements;
  const all = allGames(form.elements);
  const option = all.find(({ value }) => value === chosen.game);
  if (chosen.game && !isAt(option, chosen.source)) chosen.source = "all";
  kind.value = chosen.kind;
  game.replaceChildren(...all);
  for (const [list, value] of [[activity, chosen.activity], [source, chosen.source], [game, chosen.game]]) {
    for (const option of list.options) option.defaultSelected = option.value === value;
    list.value = value;
  }
  if (game.selectedIndex < 0) game.value = "";
  for (const link of kindLinks()) {
    if (kindOf(link) === chosen.kind) link.setAttribute("aria-current", "true");
    else link.removeAttribute("aria-current");
  }
  const none = all.find(({ value }) => value === "");
  none.textContent = none.dataset[chosen.kind] ?? none.dataset.words;
  show(form);
  choose(form);
  // Save stands beside the field that the kind is about, or below them all.
  const [save, beside] = [form.querySelector("[data-save]"), form.querySelector("[data-focus]:enabled")];
  save.classList.toggle("block", !beside);
  if (beside && save.previousElementSibling !== beside) beside.after(save);
  else if (!beside) form.querySelector("[data-saves]").append(save);
  for (const field of form.querySelectorAll("[data-score]")) showScore(field);
  // Other scripts show what is chosen, too.
  isDrawing = true;
  game.dispatchEvent(new Event("change", { bubbles: true }));
  isDrawing = false;
}

const isAt = (option, source) => Boolean(option?.dataset.sources.split("\n").includes(source));

// `by` is the field that the user changed. A game of another place is shown among all games.
function choose(form, by) {
  const { game, source, activity, video } = form.elements;
  const all = allGames(form.elements);
  const isThere = (option) => option.value === "" || source.value === "all" || isAt(option, source.value);
  const value = game.value;
  const wanted = by === game && all.find((option) => option.value === value);
  if (wanted && !isThere(wanted)) source.value = "all";
  game.replaceChildren(...all.filter(isThere));
  game.value = value;
  if (game.selectedIndex < 0) game.value = "";
  const option = game.selectedOptions[0];
  form.dataset.words = option?.dataset.name ?? option?.textContent ?? "";
  // A game without videos of its own has the names that no game has.
  const names = (option?.dataset[activity.value] ?? all.find(({ value }) => value === "")?.dataset[activity.value])?.split("\n");
  if (!names) return;
  const before = video.value;
  video.replaceChildren(...names.map((name) => new Option(name, name)));
  if (names.includes(before)) video.value = before;
}

// Returns the question about a score; undefined for a plausible one.
function doubt(form) {
  const { score: field, game, other } = form.elements;
  const score = field.matches(":enabled") && read(field.value, field.dataset.score);
  const option = game.selectedOptions[0];
  if (!score || !option?.value || other.value.trim()) return undefined;
  const words = score.toLocaleString(document.documentElement.lang);
  if (score > Number(option.dataset.most)) return t`${words} is far above every known score on ${option.dataset.name}. Save it?`;
  if (score < Number(option.dataset.least)) return t`${words} is far below the known scores on ${option.dataset.name}. Save it?`;
  return undefined;
}

// Another kind is another address of this page, with the game that was chosen here.
document.addEventListener("click", (event) => {
  const [link, form] = [event.target.closest("nav.kinds a"), entryForm()];
  if (!link || !form || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  const [address, here] = [new URL(link.href), new URLSearchParams(location.search)];
  for (const name of choices.slice(1)) if (here.has(name)) address.searchParams.set(name, here.get(name));
  history.pushState(null, "", address);
  readAddress(form);
  draw(form);
  form.querySelector("[data-focus]:enabled")?.focus();
}, { capture: true });

addEventListener("popstate", () => {
  const form = entryForm();
  // A place on this page is no other choice.
  if (!form || location.search === query) return;
  readAddress(form);
  draw(form);
});

document.addEventListener("change", ({ target }) => {
  const form = target.form;
  if (!form || isDrawing || !target.matches("select")) return;
  if (form.matches("[data-entry]")) {
    choose(form, target);
    if (choices.includes(target.name)) nameChoice(form);
  }
  show(form);
});

// The address names the choice from now on, not what was just done.
function nameChoice(form) {
  const address = new URL(location.href);
  for (const name of ["done", "undone"]) address.searchParams.delete(name);
  for (const name of choices) {
    chosen[name] = form.elements[name].value;
    address.searchParams.set(name, chosen[name]);
  }
  history.replaceState(null, "", address);
  query = location.search;
}

// On the window, before the script that asks.
addEventListener("submit", ({ target: form }) => {
  if (!form.matches("[data-entry]")) return;
  const question = doubt(form);
  if (question) form.dataset.ask = question;
  else delete form.dataset.ask;
}, { capture: true });

// After an entry the next one begins with the same choice and place. What was typed for other kinds stays.
document.addEventListener("reset", ({ target: form }) => {
  if (form.matches("[data-entry]")) {
    const all = [...form.elements].filter((field) => fields.includes(field.name) && (field.type !== "radio" || field.checked));
    const stays = (field) => kept.includes(field.name) || (field.matches(":disabled") && isTyped(field));
    carried = Object.fromEntries(all.filter(stays).map(({ name, value }) => [name, value]));
  }
  // The browser resets the fields after this event.
  setTimeout(() => {
    if (form.matches("[data-entry]") && form.isConnected) takeUp(form);
    else show(form);
  });
});

function takeUp(form) {
  for (const [name, value] of Object.entries(carried)) form.elements[name].value = value;
  carried = {};
  draw(form);
}

function prepare() {
  const form = entryForm();
  if (form) {
    form.querySelector("[data-places]").hidden = false;
    form.querySelector("[data-plain]")?.remove();
    if (query === undefined) begin(form);
    else takeUp(form);
  }
  for (const choice of document.querySelectorAll("select[data-shows]")) show(choice.form);
}

document.querySelector("#content")?.addEventListener("swapped", prepare);
prepare();
