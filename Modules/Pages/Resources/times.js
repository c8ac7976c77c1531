// Times: <time datetime="…Z" data-local="date|moment"> shows a moment in the reader's own format and zone, and
// <time datetime="2026-11-29" data-local="day"> a day of the calendar in the reader's own format.
// data-local="month" shows the month of such a day. Elements of a drawing have data-time="2026-11-29" instead of datetime.
// A sentence with days in an attribute or a title has data-dated-aria-label="…", data-dated="…" with marks for its days.
// Without this script they show the day as the server writes it, and moments in UTC.

import { locale } from "./words.js";

const sentences = ["aria-label", "title", "placeholder", "alt", "data-ask", "data-ask-button"];
const styles = {
  date: new Intl.DateTimeFormat(locale, { dateStyle: "medium" }),
  moment: new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" }),
  // A day has no zone: its number is the same everywhere.
  day: new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone: "UTC" }),
  month: new Intl.DateTimeFormat(locale, { month: "long", year: "numeric", timeZone: "UTC" }),
};

// A sentence of the server with its days and moments in the reader's format; the server marks them.
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
// Also in parts that come later.
document.addEventListener("swapped", (event) => show(event.target), true);
