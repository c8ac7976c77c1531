// Places, moves and distances of a live board, which follow from the order of its rows.
//
// The server sends the row of an arrow and where it stands now. The rows that it overtakes stay as the page has them, and
// get here what the server would have written (BoardPlace.swift). data-places on the table names the rule, data-level marks
// the place of the row before, and data-from is the place before the last end.

import { t } from "./words.js";

function arrange(table) {
  const rows = [...table.querySelectorAll("tr[data-row]:not(.unranked)")];
  const scores = rows.map((row) => Number(row.querySelector(".score strong").textContent));
  const best = Math.max(...scores);
  const isLevel = (row) => row?.querySelector("[data-level]") != null;
  let rank = 0;
  rows.forEach((row, index) => {
    if (!isLevel(row)) rank = table.dataset.places === "dense" ? rank + 1 : index + 1;
    const isShared = isLevel(row) || isLevel(rows[index + 1]);
    write(row.querySelector(".rank"), `${isShared ? "=" : ""}${rank}`);
    const behind = best - scores[index];
    for (const distance of row.querySelectorAll("[data-behind]")) write(distance, behind === 0 ? "–" : `−${behind}`);
    const from = row.querySelector("[data-from]");
    if (from) move(from.querySelector(".move"), Number(from.dataset.from) - rank);
  });
}

function move(sign, places) {
  const [way, shown, words] =
    places > 0 ? ["up", `▲${places}`, t`up ${places} places since the last end`]
    : places < 0 ? ["down", `▼${-places}`, t`down ${-places} places since the last end`]
    : ["level", "–", t`no change since the last end`];
  sign.className = `move move-${way}`;
  write(sign.children[0], shown);
  write(sign.children[1], `, ${words}`);
}

function write(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

document.addEventListener("swapped", ({ target }) => {
  for (const table of target.querySelectorAll("[data-places]")) arrange(table);
}, { capture: true });
