// The list of queued entries, in the element #queue.

import * as outbox from "./outbox.js";
import { locale, t } from "./words.js";

const clock = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" });

// Shows entries and the number of those of other accounts. `flush` sends the entries.
export function draw(entries, others, flush) {
  const part = document.querySelector("#queue");
  if (!part) return;
  const late = entries.filter((entry) => entry.isLate || entry.problem);
  part.hidden = late.length + others === 0;
  const head = document.createElement("p");
  head.textContent = t`${late.length} entries are queued on this device.`;
  const list = document.createElement("ul");
  list.append(...late.map((entry) => line(entry, flush)));
  const foreign = document.createElement("p");
  foreign.textContent = `${t`${others} entries of other accounts are queued on this device.`} ${t`They are sent when their owners sign in here again.`}`;
  part.replaceChildren(...(late.length === 0 ? [] : [head, list]), ...(others === 0 ? [] : [foreign]));
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
