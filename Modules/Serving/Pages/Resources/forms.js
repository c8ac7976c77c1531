// Forms and links: what the page does with them instead of the browser.
//
// A form that the server records once is queued on this device (queue.js). It has a field "id" (FormTicket) and no
// data-online. Others that change one part of the page are sent by this script. The rest loads another page, and leaves this
// one only while the server answers. Without this script all forms and links load whole pages.
//
// The list of queued entries calls an entry by its form's data-words, or by the page's heading and the button, and by what was
// typed. A form with data-undo reverts an entry: the one that comes with the answer to an entry is its Undo.

import { fault, fields, get, hold, isConnected, isPage, isThere, moveTo, refresh, show, words } from "./live.js";
import { account, announce, blame, check, clearFault, forgetAll, formKey, isTyped, notify } from "./page.js";
import { absences, add, count, countOfOthers, draw, list, newIdentity, Queue, remove, tell, update } from "./queue.js";
import { t } from "./words.js";

// MARK: Queued forms

const subject = "form";
const here = document.querySelector("#content");
const commuting = new Set((document.body.dataset.commuting ?? "").split(" "));
const recorded = new Set((document.body.dataset.recorded ?? "").split(" "));
// The absence for which the user was told to sign in again.
let told = "";
// The forms of this page that are being sent, by body. Whatever sends such an entry shows the answer, also a stream that is
// connected again.
const sending = new Map();

const queue = new Queue({
  lock: "scorebook-outbox",
  entries: async () => [...await list(account, subject).catch(() => []), ...unstored()],
  lineOf,
  isBlocked: ({ problem }) => Boolean(problem),
  request: (entry) => entry,
  judge,
  waits,
  settled,
});

// Without storage, such as in some private windows, an entry lasts as long as its form is being sent.
const unstored = () => [...sending.values()].filter(({ entry, isAdded }) => isAdded && entry.number === undefined).map(({ entry }) => entry);

// Returns whether the server records the form once.
function isQueued(form) {
  return account && form.elements.id && form.enctype !== "multipart/form-data" && !form.matches("[data-online]");
}

async function enter(form, submitter) {
  if (form.getAttribute("aria-busy") === "true") return;
  form.setAttribute("aria-busy", "true");
  clearFault(form);
  (submitter ?? form).classList.add("is-sending");
  const entry = {
    owner: account,
    subject,
    address: submitter?.getAttribute("formaction") ?? form.getAttribute("action") ?? location.pathname + location.search,
    body: fields(form, submitter).toString(),
    words: nameOf(form, submitter),
    entered: Date.now(),
  };
  const own = { entry, form, isAdded: false, isTold: false };
  sending.set(entry.body, own);
  try {
    await add(entry).catch(() => {});
    own.isAdded = true;
    if (entry.number !== undefined) stored(own);
    await queue.flush();
  } finally {
    sending.delete(entry.body);
    form.removeAttribute("aria-busy");
    (submitter ?? form).classList.remove("is-sending");
  }
}

// Tells the page that an entry is stored on this device. A script that prevents the default says so: `undo` removes the entry
// and returns whether that is all, because one that the server has is reverted there, and `free` frees the form for the next.
function stored(own) {
  const { entry, form } = own;
  const undo = async () => {
    own.isUndone = true;
    await remove(entry);
    await queue.flush();
    return !own.isAnswered;
  };
  const detail = { words: entry.words, undo, free: () => ownOf(entry) && keep(entry, own) };
  own.isSaid = !form.dispatchEvent(new CustomEvent("stored", { bubbles: true, cancelable: true, detail }));
}

// Returns the line whose order an entry keeps, which is its space; null where entries commute.
function lineOf({ address }) {
  const [kind, space] = new URL(address, location.href).pathname.split("/").slice(1);
  return commuting.has(kind) ? null : `${kind}/${space}`;
}

// Returns what an entry is called, such as "Medieval Madness 77,000,000".
function nameOf(form, submitter) {
  const act = submitter?.textContent.trim() || document.title;
  const head = here?.querySelector("h1")?.textContent.trim();
  const about = form.dataset.words ?? (head ? `${head}: ${act}` : act);
  const typed = [...form.elements].filter((field) => field.name && field.matches(":enabled:not(fieldset)") && isTyped(field)).map(shown);
  return [about, typed.filter(Boolean).join(", ")].filter(Boolean).join(" ").replace(/\s+/g, " ").slice(0, 120);
}

function shown(field) {
  if (field.dataset.shown !== undefined) return field.dataset.shown;
  if (field.matches("select")) return [...field.selectedOptions].map((option) => option.textContent.trim()).join(", ");
  if (field.matches("[type=checkbox], [type=radio]")) return field.checked ? field.labels?.[0]?.textContent.trim() : "";
  return field.value.trim();
}

function judge(entry, answer, text) {
  told = "";
  const own = ownOf(entry);
  Object.assign(sending.get(entry.body) ?? {}, { isTold: true, isAnswered: true });
  if (own?.isSaid && !answer.ok) tell("");
  if (answer.ok || (own && answer.status === 422 && isPage(answer))) {
    return { then: () => (own ? done(answer, text, own) : tell(t`Saved: ${entry.words}`)) };
  }
  if (own) return { then: () => reject(answer, text, own.form) };
  const sentence = words(answer, text);
  if (recorded.has(fault(answer, text).id)) return { then: () => tell(`${entry.words}: ${sentence}`) };
  entry.problem = sentence;
  return { isBlocked: true };
}

// The form of this page that an entry comes from, until the page has said what became of the entry.
function ownOf({ body }) {
  const own = sending.get(body);
  return own?.isTold ? undefined : own;
}

async function reject(answer, text, form, part = partOf(form)) {
  const isShown = form && blame(form, fault(answer, text));
  if (!isShown) notify(words(answer, text));
  if (answer.status === 409 && !isShown) await refresh(part);
}

async function waits(entry, { absence }) {
  const own = ownOf(entry);
  if (absence) {
    if (own || told !== absence) notify(`${absences[absence]} ${t`Your entries stay on this device until you sign in again.`}`);
    told = absence;
  } else {
    entry.isTried ||= navigator.onLine;
    if (entry.number === undefined) notify(t`No answer. Check the connection, then try again. Nothing is counted twice.`);
  }
  await keep(entry, own);
}

// Keeps the entry on this device and frees the form for the next one.
async function keep(entry, own) {
  if (own) own.isTold = true;
  if (entry.number === undefined || own?.isUndone) return;
  if (!entry.isLate) {
    entry.isLate = true;
    await update(entry);
  }
  if (!own) return;
  own.form.removeAttribute("aria-busy");
  close(own.form);
  own.form.reset();
  renew(own.form);
  document.dispatchEvent(new CustomEvent("pending", { detail: entry }));
  announce(t`Saved on this device`);
  // What was recorded before is not the news any more.
  if (!own.isSaid) tell("");
  for (const flag of here?.querySelectorAll(".flag[role=status]") ?? []) flag.remove();
}

// Forms of this page may wait behind other entries. What another tab has sent is no longer there.
async function settled() {
  const queued = new Set((await list(account, subject).catch(() => [])).map(({ number }) => number));
  // A run that has begun since says what becomes of the entries added since.
  if (queue.running) return;
  for (const own of sending.values()) if (!own.isTold && queued.has(own.entry.number)) await keep(own.entry, own);
  const others = await countOfOthers().catch(() => 0);
  draw(await list(account, subject).catch(() => []), others, () => queue.flush());
}

async function done(answer, text, own) {
  const { entry, form } = own;
  const before = new Set(undoForms().map(formKey));
  notify("");
  if (answer.redirected) {
    const now = new URL(answer.headers.get("Content-Location") ?? answer.url, answer.url);
    if (now.pathname !== location.pathname || !isPage(answer)) return location.assign(answer.url);
    moveTo(here, now);
  }
  if (answer.ok) {
    close(form);
    form.reset();
    if (!isPage(answer)) renew(form);
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
  // Undo may have been pressed while the answer waited for the finger.
  if (answer.redirected && isPage(answer) && !form.dataset.fragment) confirm(entry, form, before, own.isUndone);
}

// Says that an entry is recorded, in the page's own words where it has some, and offers to undo it.
function confirm({ words }, form, before, isUndone) {
  const flag = here.querySelector(".flag[role=status]");
  const own = (flag?.querySelector("p") ?? flag)?.textContent.trim();
  const key = undoForms().map(formKey).find((name) => !before.has(name));
  const undo = key && (() => {
    const made = undoForms().find((form) => formKey(form) === key);
    if (!made) return notify(t`This entry has changed since. Reload the page to see how.`);
    made.dataset.words = t`Undo: ${words}`;
    made.requestSubmit();
  });
  // The server had the entry when it was undone here.
  if (isUndone && undo) return undo();
  tell(own || (form.matches("[data-undo]") ? t`Undone.` : t`Saved: ${words}`), undo);
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

// Gives a form a new ticket, so that the server does not take the next entry for a retry.
function renew(form) {
  form.elements.id.value = `${newIdentity()}${form.elements.id.value.replace(/^[^-]*/, "")}`;
}

if (account) {
  // A page from the browser's cache may have used tickets. A form that was sent before this script ran keeps its own, so that
  // a second tap on it is a retry.
  addEventListener("pageshow", ({ persisted }) => {
    for (const form of document.forms) if (isQueued(form) && (persisted || form.dataset.sent === undefined)) renew(form);
  });
  queue.begin();
  queue.flush();
}

// MARK: Signing out
//
// Asks before signing out while entries are queued: they are sent only after the same user signs in here again. Signing out
// removes what else the pages of the account have stored on this device.

const signOut = 'form[action="/sign-out"]';
const sure = new WeakSet();

document.addEventListener("submit", async (event) => {
  const form = event.target.closest(signOut);
  if (!form || !account || event.defaultPrevented || sure.has(form)) return;
  event.preventDefault();
  sure.add(form);
  const queued = await count(account).catch(() => 0);
  if (queued === 0) return form.requestSubmit(event.submitter);
  warn(form, queued);
});

document.addEventListener("leaving", (event) => {
  if (account && event.target.matches(`${signOut}, form[action="/account/delete"]`)) forgetAll();
});

function warn(form, count) {
  const warning = document.createElement("p");
  warning.className = "flag flag-bad sign-out-warning";
  warning.setAttribute("role", "alert");
  const queued = t`${count} entries are queued on this device and not sent yet.`;
  warning.textContent = `${queued} ${t`If you sign out now, they stay here until you sign in on this device again.`}`;
  form.prepend(warning);
  form.querySelector("button").textContent = t`Sign out anyway`;
}

// MARK: Forms and links that load another page
//
// They leave this one only if the server answers. Otherwise the browser would show an error page of its own, and what was
// typed would be gone.

// The service worker has pages for a signed-in account, and an open stream shows that the server is there.
function isSafe() {
  return isConnected() || Boolean(account && navigator.serviceWorker?.controller);
}

async function send(form, submitter) {
  if (form.getAttribute("aria-busy") === "true") return;
  // Read at once, because the next event may change the form.
  const sent = [...new FormData(form, submitter)];
  clearFault(form);
  if (!(await asked(form, submitter ?? form))) {
    const sentence = t`The server does not answer, and this cannot be queued. Nothing was sent, and what you entered is still here. Try again.`;
    if (!blame(form, { sentence })) notify(sentence);
    return;
  }
  notify("");
  form.dispatchEvent(new Event("leaving", { bubbles: true }));
  form.addEventListener("formdata", ({ formData }) => {
    for (const name of new Set(formData.keys())) formData.delete(name);
    for (const [name, value] of sent) formData.append(name, value);
  }, { once: true });
  const own = form.getAttribute("action");
  const other = submitter?.getAttribute("formaction");
  if (other) form.setAttribute("action", other);
  // The form's own event and checks are over. A field may be called "submit".
  HTMLFormElement.prototype.submit.call(form);
  if (other && own === null) form.removeAttribute("action");
  else if (other) form.setAttribute("action", own);
}

async function follow(link) {
  if (await asked(link, link)) return location.assign(link.href);
  notify(t`The server does not answer, and this page is not on this device. Try again.`);
}

async function asked(part, trigger) {
  part.setAttribute("aria-busy", "true");
  trigger.classList.add("is-sending");
  const is = await isThere();
  part.removeAttribute("aria-busy");
  trigger.classList.remove("is-sending");
  return is;
}

// MARK: Forms and links that change a part of the page
//
//   <form method="post" action="…" data-fragment="#part">   sent with the header X-Fragment: true; the HTML of the
//   <a href="…" data-fragment="#part">                       answer becomes the content of #part.
//
// An element with data-address in the new content names the page's new address. One request at a time is under way for a
// part. If the server rejects a form, the message is shown at the field that it names, and the page is unchanged. If the page
// was out of date (409), the part is fetched again.

document.addEventListener("submit", (event) => {
  const form = event.target.closest("form");
  if (!form || event.defaultPrevented) return;
  if (form.method !== "post") {
    if (form.method === "dialog" || isSafe()) return;
    event.preventDefault();
    return send(form, event.submitter);
  }
  event.preventDefault();
  if (isQueued(form)) return enter(form, event.submitter);
  const part = form.dataset.fragment && document.querySelector(form.dataset.fragment);
  if (!part) return send(form, event.submitter);
  if (part.getAttribute("aria-busy") === "true") return;
  clearFault(form);
  ask(part, form.action, { method: "POST", body: fields(form, event.submitter) }, event.submitter ?? form, form);
});

document.addEventListener("click", (event) => {
  const link = event.target.closest("a[href]");
  if (!link || event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const part = link.dataset.fragment && document.querySelector(link.dataset.fragment);
  if (!part) {
    if (isHere(link) || isSafe()) return;
    event.preventDefault();
    return follow(link);
  }
  event.preventDefault();
  if (part.getAttribute("aria-busy") === "true") return;
  ask(part, link.href, {}, link);
});

// Whether a link leaves this page as it is: a place on it, another window, a file or another site.
function isHere(link) {
  const isPlace = link.hash && link.href.replace(link.hash, "") === location.href.replace(location.hash, "");
  return isPlace || link.target || link.hasAttribute("download") || link.origin !== location.origin;
}

async function ask(part, address, request, trigger, form) {
  part.setAttribute("aria-busy", "true");
  trigger.classList.add("is-sending");
  try {
    const answer = await get(address, request);
    if (answer.redirected) return location.assign(answer.url);
    const text = await answer.text();
    if (answer.ok && check(answer)) return;
    if (answer.ok) {
      notify("");
      await show(part, text);
    } else {
      await reject(answer, text, form, part);
    }
  } catch {
    notify(t`No answer. Check the connection, then try again. Nothing is counted twice.`);
  } finally {
    part.removeAttribute("aria-busy");
    trigger.classList.remove("is-sending");
  }
}
