// The list of queued entries, in the element #queue.

import * as outbox from "./outbox.js";
import { locale, t } from "./words.js";

const clock = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" });

// Shows entries. `flush` sends them.
export function draw(entries, flush) {
  const part = document.querySelector("#queue");
  if (!part) return;
  const late = entries.filter((entry) => entry.isLate || entry.problem);
  part.hidden = late.length === 0;
  const head = document.createElement("p");
  head.textContent = t`${late.length} entries are queued on this device.`;
  const list = document.createElement("ul");
  list.append(...late.map((entry) => line(entry, flush)));
  part.replaceChildren(...(late.length === 0 ? [] : [head, list]));
}

function line(entry, flush) {
  const item = document.createElement("li");
  item.append(`${entry.words}, ${clock.format(entry.entered)}`);
  if (!entry.problem) return item;
  const reason = document.createElement("strong");
  reason.textContent = entry.problem;
  item.append(
    reason,
    button(t`Try again`, async () => {
      delete entry.problem;
      await outbox.update(entry);
      await flush();
    }),
    button(t`Remove`, async () => {
      await outbox.remove(entry);
      await flush();
    }),
  );
  return item;
}

function button(label, act) {
  const made = document.createElement("button");
  made.type = "button";
  made.textContent = label;
  made.addEventListener("click", act);
  return made;
}
