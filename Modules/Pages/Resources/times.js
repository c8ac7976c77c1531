// Times: <time datetime="…Z" data-local="date|moment"> shows a moment in the reader's format and zone, and
// <time datetime="2026-11-29" data-local="day"> a calendar day in the reader's format. data-local="month" shows the
// day's month. Elements of a drawing have data-time="2026-11-29" instead of datetime. A sentence with days in an
// attribute or a title has data-dated-aria-label="…" or data-dated="…", where marks enclose its days.
// Without this script the page shows days as the server writes them, and moments in UTC.

import { locale } from "./words.js";

const sentences = ["aria-label", "title", "placeholder", "alt", "data-ask", "data-ask-button"];
const styles = {
  date: new Intl.DateTimeFormat(locale, { dateStyle: "medium" }),
  moment: new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" }),
  // A calendar day is the same in every zone.
  day: new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone: "UTC" }),
  month: new Intl.DateTimeFormat(locale, { month: "long", year: "numeric", timeZone: "UTC" }),
};

// Returns a sentence of the server with its marked days and moments in the reader's format.
export function written(sentence) {
  return sentence.replace(/\uE000([^\uE001]*)\uE001/g, (_, value) => {
    const moment = new Date(value);
    return Number.isNaN(moment.getTime()) ? value : styles[value.includes("T") ? "moment" : "day"].format(moment);
  });
}

export function show(root) {
  for (const element of root.querySelectorAll("[data-local]")) {
    const moment = new Date(element.dateTime ?? element.dataset.time);
    const style = styles[element.dataset.local];
    if (style && !Number.isNaN(moment.getTime())) element.textContent = style.format(moment);
  }
  for (const element of root.querySelectorAll("[data-dated]")) element.textContent = written(element.dataset.dated);
  for (const name of sentences) {
    for (const element of root.querySelectorAll(`[data-dated-${name}]`)) {
      element.setAttribute(name, written(element.getAttribute(`data-dated-${name}`)));
    }
  }
}

show(document);
// Also in parts that are loaded later.
document.addEventListener("swapped", (event) => show(event.target), true);
