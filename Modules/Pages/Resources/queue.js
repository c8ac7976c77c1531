// Forms that the server records once, queued on this device while the server is away.
//
// Such a form has a field "id" (FormTicket) and no data-online. Its entry is stored in the browser before it is sent. One
// tab at a time sends the entries in order, and the server records each id once. So a lost answer, a reload or an empty
// battery neither loses nor repeats an entry. A rejected entry stays in the list with the server's message until the user
// removes it or tries again. It holds up the later entries of its own match or sheet, and no others (QueueRules).
//
// The list calls an entry by its form's data-words, or by the page's heading and the button, and by what was typed. A form
// with data-undo reverts an entry: the one that comes with the answer to an entry is its Undo.

import { account as owner } from "./account.js";
import { absences, deliver, fault, fields, isPage, refresh, show, words } from "./answers.js";
import { blame, clear, key } from "./faults.js";
import { announce, isTyped, notify } from "./fragments.js";
import { hold, moveTo } from "./live.js";
import * as outbox from "./outbox.js";
import { draw, tell } from "./pending.js";
import { check } from "./version.js";
import { t } from "./words.js";

const subject = "form";
const here = document.querySelector("#content");
const commuting = new Set((document.body.dataset.commuting ?? "").split(" "));
const recorded = new Set((document.body.dataset.recorded ?? "").split(" "));
let pause = 1_000;
let timer;
// The fate for which the user was told to sign in again.
let told = "";
// The forms of this page that are being sent, by body. Any flush that sends such an entry shows the answer, also one that
// a reconnected stream has started.
const sending = new Map();

// Returns whether the server records the form once.
export function isQueued(form) {
  return owner && form.elements.id && form.enctype !== "multipart/form-data" && !form.matches("[data-online]");
}

export async function enter(form, submitter) {
  if (form.getAttribute("aria-busy") === "true") return;
  form.setAttribute("aria-busy", "true");
  clear(form);
  (submitter ?? form).classList.add("is-sending");
  const entry = {
    owner,
    subject,
    address: submitter?.getAttribute("formaction") ?? form.getAttribute("action") ?? location.pathname + location.search,
    body: fields(form, submitter).toString(),
    words: nameOf(form, submitter),
    entered: Date.now(),
  };
  const own = { entry, form };
  sending.set(entry.body, own);
  try {
    // Without storage, such as in some private windows, the entry lasts as long as the page.
    await outbox.add(entry).catch(() => {});
    await flush(own);
  } finally {
    sending.delete(entry.body);
    form.removeAttribute("aria-busy");
    (submitter ?? form).classList.remove("is-sending");
  }
}

// Sends the queued entries, oldest first. `fresh` is the form that was just submitted.
async function flush(fresh) {
  clearTimeout(timer);
  await exclusively(async () => {
    const waiting = fresh && fresh.entry.number === undefined ? [fresh.entry] : await outbox.list(owner, subject);
    const stopped = new Set();
    for (const entry of waiting) {
      const own = sending.get(entry.body) ?? null;
      const sequence = sequenceOf(entry);
      const isStopped = stopped.has(everything) || stopped.has(sequence);
      if (!isStopped && !(await outbox.has(entry).catch(() => true))) continue;
      // Later entries may depend on a rejected one, so they wait until the user removes or resends it.
      const stop = isStopped || entry.problem ? sequence : await send(entry, own, sequence);
      if (isStopped && own) await wait(entry, own);
      if (stop) stopped.add(stop);
    }
  });
  const others = await outbox.countOfOthers().catch(() => 0);
  draw(await outbox.list(owner, subject).catch(() => []), others, flush);
}

// What an answer to come may hold up: everything, a sequence of entries that depend on each other, or nothing.
const everything = "everything";

// Returns the sequence whose order an entry keeps, which is its space; null where entries commute.
function sequenceOf({ address }) {
  const [kind, space] = new URL(address, location.href).pathname.split("/").slice(1);
  return commuting.has(kind) ? null : `${kind}/${space}`;
}

// Returns what an entry is called, such as "Medieval Madness 77,000,000".
function nameOf(form, submitter) {
  const act = submitter?.textContent.trim() || document.title;
  const head = here?.querySelector("h1")?.textContent.trim();
  const about = form.dataset.words ?? (head ? `${head}: ${act}` : act);
  const typed = [...form.elements].filter((field) => field.name && field.type !== "fieldset" && isTyped(field)).map(shown);
  return [about, typed.filter(Boolean).join(", ")].filter(Boolean).join(" ").replace(/\s+/g, " ").slice(0, 120);
}

function shown(field) {
  if (field.dataset.shown !== undefined) return field.dataset.shown;
  if (field.matches("select")) return [...field.selectedOptions].map((option) => option.textContent.trim()).join(", ");
  if (field.matches("[type=checkbox], [type=radio]")) return field.checked ? field.labels?.[0]?.textContent.trim() : "";
  return field.value.trim();
}

function exclusively(work) {
  return navigator.locks ? navigator.locks.request("scorebook-outbox", work) : work();
}

// Sends an entry of a sequence. Returns what has to wait now; null for nothing.
async function send(entry, own, sequence) {
  const { fate, answer, text } = await deliver(entry);
  if (fate === "waits") {
    entry.isTried ||= navigator.onLine;
    if (entry.number === undefined) notify(t`No answer. Check the connection, then try again. Nothing is counted twice.`);
    await wait(entry, own);
    // A fault of the server may be one of this entry alone.
    return answer?.status === 500 ? sequence : everything;
  }
  if (absences[fate]) {
    if (own || told !== fate) notify(`${absences[fate]} ${t`Your entries stay on this device until you sign in again.`}`);
    told = fate;
    await wait(entry, own);
    return everything;
  }
  [pause, told] = [1_000, ""];
  if (answer.ok || (own && answer.status === 422 && isPage(answer))) {
    await outbox.remove(entry);
    if (own) await done(answer, text, own);
    else tell(t`Saved: ${entry.words}`);
    return null;
  }
  if (own) {
    await outbox.remove(entry);
    const isShown = blame(own.form, fault(answer, text));
    if (!isShown) notify(words(answer, text));
    if (answer.status === 409 && !isShown) await refresh(partOf(own.form));
    return null;
  }
  if (recorded.has(fault(answer, text).id)) {
    await outbox.remove(entry);
    tell(`${entry.words}: ${words(answer, text)}`);
    return null;
  }
  entry.problem = words(answer, text);
  await outbox.update(entry);
  return sequence;
}

// Keeps the entry on this device and frees the form for the next one.
async function wait(entry, own) {
  if (entry.number === undefined) return;
  if (!entry.isLate) {
    entry.isLate = true;
    await outbox.update(entry);
  }
  if (own) {
    close(own.form);
    own.form.reset();
    outbox.renew(own.form);
    document.dispatchEvent(new CustomEvent("pending", { detail: entry }));
    announce(t`Saved on this device`);
    // What was recorded before is not the news any more.
    tell("");
    for (const flag of here?.querySelectorAll(".flag[role=status]") ?? []) flag.remove();
  }
  clearTimeout(timer);
  timer = setTimeout(() => flush(), pause);
  pause = Math.min(pause * 2, 30_000);
}

async function done(answer, text, { entry, form }) {
  const before = new Set(undoForms().map(key));
  notify("");
  if (answer.redirected) {
    const now = new URL(answer.headers.get("Content-Location") ?? answer.url, answer.url);
    if (now.pathname !== location.pathname || !isPage(answer)) return location.assign(answer.url);
    moveTo(here, now);
  }
  if (answer.ok) {
    close(form);
    form.reset();
    if (!isPage(answer)) outbox.renew(form);
    form.dispatchEvent(new CustomEvent("recorded", { bubbles: true }));
  } else {
    // The message about the form must survive updates of the page.
    hold(here);
  }
  // An answer that is not an address of its own stays until the page is left.
  if (answer.ok && !answer.redirected && !form.dataset.fragment) hold(here);
  if (answer.ok && check(answer)) return;
  // After a redirect the answer is a whole page. Otherwise it may be for a part of this one.
  if (isPage(answer)) await show(answer.redirected ? here : partOf(form), text);
  if (!answer.ok) here.querySelector("#form-fault")?.focus();
  if (answer.redirected && isPage(answer) && !form.dataset.fragment) confirm(entry, form, before);
}

// Says that an entry is recorded, in the page's own words where it has some, and offers to undo it.
function confirm({ words }, form, before) {
  const flag = here.querySelector(".flag[role=status]");
  const own = (flag?.querySelector("p") ?? flag)?.textContent.trim();
  const undo = undoForms().map(key).find((name) => !before.has(name));
  tell(own || (form.matches("[data-undo]") ? t`Undone.` : t`Saved: ${words}`), undo && (() => {
    const made = undoForms().find((form) => key(form) === undo);
    if (!made) return notify(t`This entry has changed since. Reload the page to see how.`);
    made.dataset.words = t`Undo: ${words}`;
    made.requestSubmit();
  }));
}

function undoForms() {
  return [...here.querySelectorAll("form[data-undo]")];
}

// Closes the menu that a form was sent from.
function close(form) {
  form.closest("details")?.removeAttribute("open");
}

// The part of the page that a form changes.
function partOf(form) {
  return (form.dataset.fragment && document.querySelector(form.dataset.fragment)) || here;
}

if (owner) {
  addEventListener("online", () => flush());
  // A page from the browser's cache may have used tickets.
  addEventListener("pageshow", () => [...document.forms].filter(isQueued).forEach(outbox.renew));
  // A reconnected stream shows that the server is reachable again.
  here?.addEventListener("connected", () => document.querySelector("#queue:not([hidden])") && flush());
  document.addEventListener("visibilitychange", () => document.hidden || flush());
  flush();
}
