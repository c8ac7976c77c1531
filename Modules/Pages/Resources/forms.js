// Forms that are sent without leaving the page, and that wait on this device while the server is away.
//
// A form that counts once (FormTicket: it has a field "id") is stored in the browser before it is sent, unless it has
// data-online. Entries are sent in order, by one tab at a time, and the server records each id once, so that a lost
// answer, a reload or an empty battery neither loses nor repeats an entry. An entry that the server rejects later stays,
// with the server's sentence, until its user removes it or tries again.
//
//   <form method="post" action="…" data-fragment="#part">   without a ticket: sent with the header X-Fragment: true;
//   <a href="…" data-fragment="#part">                       the HTML of the answer becomes the content of #part.
//
// An element with data-address in the new content tells the address that the page has now. Without this script the same
// forms and links load whole pages.

import { announce, notify, swap } from "./fragments.js";
import * as outbox from "./outbox.js";

const patience = 10_000;
const subject = "form";
const owner = document.body.dataset.user;
const here = document.querySelector("#content");
const clock = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "short" });
let pause = 1_000;
let timer;

// MARK: Entries

document.addEventListener("submit", (event) => {
  const form = event.target.closest("form");
  if (!form || event.defaultPrevented || form.method !== "post") return;
  if (counts(form)) {
    event.preventDefault();
    return enter(form, event.submitter);
  }
  const part = form.dataset.fragment && document.querySelector(form.dataset.fragment);
  if (!part) return;
  event.preventDefault();
  if (part.getAttribute("aria-busy") === "true") return;
  ask(part, form.action, { method: "POST", body: fields(form, event.submitter) }, event.submitter ?? form);
});

// Whether the form is one that the server records once.
function counts(form) {
  return owner && form.elements.id && form.enctype !== "multipart/form-data" && !form.matches("[data-online]");
}

function fields(form, submitter) {
  const sent = new URLSearchParams(new FormData(form));
  if (submitter?.name) sent.append(submitter.name, submitter.value);
  return sent;
}

async function enter(form, submitter) {
  if (form.getAttribute("aria-busy") === "true") return;
  form.setAttribute("aria-busy", "true");
  (submitter ?? form).classList.add("is-sending");
  const entry = {
    owner,
    subject,
    address: submitter?.getAttribute("formaction") ?? form.getAttribute("action") ?? location.pathname,
    body: fields(form, submitter).toString(),
    words: form.dataset.words ?? (submitter?.textContent.trim() || document.title),
    entered: Date.now(),
  };
  try {
    try {
      await outbox.add(entry);
    } catch {
      // Without storage, such as in some private windows, the entry lives as long as the page.
    }
    await flush({ entry, form });
  } finally {
    form.removeAttribute("aria-busy");
    (submitter ?? form).classList.remove("is-sending");
  }
}

// Sends what waits, oldest first; `fresh` is the entry that was made on this page just now.
async function flush(fresh) {
  clearTimeout(timer);
  await exclusively(async () => {
    const waiting = fresh && fresh.entry.number === undefined ? [fresh.entry] : await outbox.list(owner, subject);
    for (const entry of waiting) {
      if (entry.problem) continue;
      const own = fresh && entry.number === fresh.entry.number ? fresh : null;
      if (!(await send(entry, own))) break;
    }
  });
  await draw();
}

function exclusively(work) {
  return navigator.locks ? navigator.locks.request("scorebook-outbox", work) : work();
}

// Returns whether the next entry may be sent.
async function send(entry, own) {
  let answer, text;
  try {
    answer = await post(entry);
    text = await answer.text();
  } catch {
    return wait(entry, own);
  }
  if (answer.status === 429 || answer.status >= 500) return wait(entry, own);
  if (answer.status === 401) {
    notify("You are signed out. Sign in again: your entries stay on this device until then.");
    return false;
  }
  pause = 1_000;
  if (answer.ok || (own && answer.status === 422 && isPage(answer))) {
    await forget(entry);
    if (own) done(answer, text, own.form);
    return true;
  }
  if (own) {
    await forget(entry);
    notify(words(answer, text));
    if (answer.status === 409) await refresh(here);
    return true;
  }
  entry.problem = words(answer, text);
  await outbox.update(entry);
  // What was entered after it may depend on it.
  return false;
}

function post(entry) {
  const headers = {
    "Content-Type": "application/x-www-form-urlencoded",
    "X-Fragment": "true",
    Accept: "application/problem+json, text/html",
  };
  if (entry.isLate) headers["X-Late"] = "true";
  return fetch(entry.address, {
    method: "POST",
    body: entry.body,
    headers,
    credentials: "same-origin",
    signal: AbortSignal.timeout(patience),
  });
}

async function forget(entry) {
  if (entry.number !== undefined) await outbox.remove(entry);
}

// The entry stays on this device, and the form is free for another one.
async function wait(entry, own) {
  if (entry.number === undefined) {
    notify("No answer. Check the connection, then do it again: nothing is counted twice.");
    return false;
  }
  if (!entry.isLate) {
    entry.isLate = true;
    await outbox.update(entry);
  }
  if (own) {
    own.form.reset();
    own.form.elements.id.value = `${outbox.newIdentity()}${own.form.elements.id.value.replace(/^[^-]*/, "")}`;
    document.dispatchEvent(new CustomEvent("pending", { detail: entry }));
    announce("Saved on this device");
  }
  timer = setTimeout(() => flush(), pause);
  pause = Math.min(pause * 2, 30_000);
  return false;
}

function done(answer, text, form) {
  notify("");
  if (answer.redirected) {
    const now = new URL(answer.url);
    if (now.pathname !== location.pathname || !isPage(answer)) return location.assign(answer.url);
    if (now.search !== location.search) history.replaceState(null, "", now);
  }
  if (answer.ok) form.reset();
  // A page that is shown after the form is a whole one; other answers may be for a part of this one.
  const part = !answer.redirected && form.dataset.fragment ? document.querySelector(form.dataset.fragment) : here;
  if (isPage(answer)) show(part, text);
}

function isPage(answer) {
  return answer.headers.get("Content-Type")?.startsWith("text/html") ?? false;
}

// MARK: What waits

async function draw() {
  const part = document.querySelector("#queue");
  if (!part) return;
  const entries = await outbox.list(owner, subject).catch(() => []);
  const late = entries.filter((entry) => entry.isLate || entry.problem);
  part.hidden = late.length === 0;
  const head = document.createElement("p");
  head.textContent = `${late.length === 1 ? "1 entry waits" : `${late.length} entries wait`} on this device.`;
  const list = document.createElement("ul");
  list.append(...late.map(line));
  part.replaceChildren(...(late.length === 0 ? [] : [head, list]));
}

function line(entry) {
  const item = document.createElement("li");
  item.append(`${entry.words}, ${clock.format(entry.entered)}`);
  if (!entry.problem) return item;
  const reason = document.createElement("strong");
  reason.textContent = entry.problem;
  item.append(
    reason,
    button("Try again", async () => {
      delete entry.problem;
      await outbox.update(entry);
      await flush();
    }),
    button("Remove", async () => {
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

if (owner) {
  addEventListener("online", () => flush());
  // A stream that begins again says that the server is back.
  here?.addEventListener("swapped", () => document.querySelector("#queue:not([hidden])") && flush());
  document.addEventListener("visibilitychange", () => document.hidden || flush());
  flush();
}

// MARK: Parts of a page

document.addEventListener("click", (event) => {
  const link = event.target.closest("a[data-fragment]");
  if (!link || event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const part = document.querySelector(link.dataset.fragment);
  if (!part) return;
  event.preventDefault();
  if (part.getAttribute("aria-busy") === "true") return;
  ask(part, link.href, {}, link);
});

async function ask(part, address, request, trigger) {
  part.setAttribute("aria-busy", "true");
  trigger.classList.add("is-sending");
  try {
    const answer = await get(address, request);
    if (answer.redirected) return location.assign(answer.url);
    const text = await answer.text();
    if (answer.ok) {
      notify("");
      show(part, text);
    } else {
      notify(words(answer, text));
      if (answer.status === 409) await refresh(part);
    }
  } catch {
    notify("No answer. Check the connection, then do it again: nothing is counted twice.");
  } finally {
    part.removeAttribute("aria-busy");
    trigger.classList.remove("is-sending");
  }
}

function show(part, html) {
  swap(part, html);
  part.dispatchEvent(new CustomEvent("fragment", { detail: html }));
  const address = part.querySelector("[data-address]")?.dataset.address;
  if (address) history.replaceState(null, "", address);
}

function get(address, request) {
  return fetch(address, {
    ...request,
    headers: { "X-Fragment": "true", Accept: "application/problem+json, */*" },
    credentials: "same-origin",
    signal: AbortSignal.timeout(patience),
  });
}

async function refresh(part) {
  if (part.querySelector("input[type=text]:not(:placeholder-shown), textarea:not(:placeholder-shown)")) return;
  const answer = await get(location.href, {});
  if (answer.ok && !answer.redirected) show(part, await answer.text());
}

// A refusal comes as problem+json or as a piece of HTML.
function words(answer, text) {
  const fallback = `That did not work (${answer.status}).`;
  if (answer.headers.get("Content-Type")?.includes("json")) {
    try {
      const { title, detail } = JSON.parse(text);
      return [title, detail].filter(Boolean).join(" ") || fallback;
    } catch {
      return fallback;
    }
  }
  const page = new DOMParser().parseFromString(text, "text/html");
  return (page.querySelector("main") ?? page.body).textContent.replace(/\s+/g, " ").trim() || fallback;
}
