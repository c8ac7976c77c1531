// Forms that the server records once, queued on this device while the server is away.
//
// Such a form has a field "id" (FormTicket) and no data-online. Its entry is stored in the browser before it is sent. One
// tab at a time sends the entries in order, and the server records each id once. So a lost answer, a reload or an empty
// battery neither loses nor repeats an entry. A rejected entry stays in the list with the server's message until the user
// removes it or tries again.

import { account as owner } from "./account.js";
import { absences, deliver, fault, fields, isPage, refresh, show, words } from "./answers.js";
import { blame, clear } from "./faults.js";
import { announce, notify } from "./fragments.js";
import { hold, moveTo } from "./live.js";
import * as outbox from "./outbox.js";
import { draw } from "./pending.js";
import { check } from "./version.js";
import { t } from "./words.js";

const subject = "form";
const here = document.querySelector("#content");
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
    address: submitter?.getAttribute("formaction") ?? form.getAttribute("action") ?? location.pathname,
    body: fields(form, submitter).toString(),
    words: form.dataset.words ?? (submitter?.textContent.trim() || document.title),
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
    let isOpen = true;
    for (const entry of waiting) {
      const own = sending.get(entry.body) ?? null;
      // Later entries may depend on a rejected one, so they wait until the user removes or resends it.
      if (isOpen && !entry.problem) isOpen = await send(entry, own);
      else if (own) await wait(entry, own);
      else isOpen = false;
    }
  });
  const others = await outbox.countOfOthers().catch(() => 0);
  draw(await outbox.list(owner, subject).catch(() => []), others, flush);
}

function exclusively(work) {
  return navigator.locks ? navigator.locks.request("scorebook-outbox", work) : work();
}

// Returns whether the next entry may be sent.
async function send(entry, own) {
  const { fate, answer, text } = await deliver(entry);
  if (fate === "waits") {
    if (entry.number === undefined) notify(t`No answer. Check the connection, then try again. Nothing is counted twice.`);
    return wait(entry, own);
  }
  if (absences[fate]) {
    if (own || told !== fate) notify(`${absences[fate]} ${t`Your entries stay on this device until you sign in again.`}`);
    told = fate;
    return wait(entry, own);
  }
  [pause, told] = [1_000, ""];
  if (answer.ok || (own && answer.status === 422 && isPage(answer))) {
    await outbox.remove(entry);
    if (own) await done(answer, text, own.form);
    return true;
  }
  if (own) {
    await outbox.remove(entry);
    const isShown = blame(own.form, fault(answer, text));
    if (!isShown) notify(words(answer, text));
    if (answer.status === 409 && !isShown) await refresh(partOf(own.form));
    return true;
  }
  entry.problem = words(answer, text);
  await outbox.update(entry);
  return false;
}

// Keeps the entry on this device and frees the form for the next one.
async function wait(entry, own) {
  if (entry.number === undefined) return false;
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
  }
  timer = setTimeout(() => flush(), pause);
  pause = Math.min(pause * 2, 30_000);
  return false;
}

async function done(answer, text, form) {
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
