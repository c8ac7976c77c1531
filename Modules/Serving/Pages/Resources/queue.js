// The queue: entries of this device that the server has not acknowledged yet, of forms (forms.js) and of a sport's own pages.
//
// An entry is durable in the browser's database before it is sent, so a reload, a crash or an empty battery loses nothing.
// One tab at a time sends the entries, oldest first, and the server records each id once, so nothing is repeated. While the
// server is away, entries wait, and are sent again after growing pauses. A rejected entry stays until the user decides. It
// holds up the later entries of its own line, such as its match or sheet, and no others.
// Each entry has an owner and the account of its page, and is sent by pages of this account only. An entry of an earlier
// version names its owner alone, who is the account or the scorer of a card.

import { fault, patience } from "./live.js";
import { account, names, notify } from "./page.js";
import { locale, t } from "./words.js";

// MARK: The database

const name = "scorebook-outbox";
const table = "entries";

// Stores an entry. Throws an error if the browser's storage is full or off.
export async function add(entry) {
  entry.account = account;
  entry.number = await change((entries) => entries.add(entry));
  return entry;
}

export async function update(entry) {
  // An entry that the user has removed meanwhile stays removed.
  const put = (entries) => (entries.count(entry.number).onsuccess = ({ target }) => target.result && entries.put(entry));
  if (entry.number !== undefined) await change(put);
}

export async function remove(entry) {
  if (entry.number !== undefined) await change((entries) => entries.delete(entry.number));
}

// Returns the entries of an owner about one subject, oldest first.
export async function list(owner, subject) {
  return (await about(subject)).filter((entry) => entry.owner === owner);
}

// Returns the entries of this page's account about one subject, of any owner, oldest first.
export async function about(subject) {
  return (await all()).filter((entry) => entry.subject === subject && isOwn(entry));
}

// Returns the number of an owner's entries that the server has not acknowledged.
export async function count(owner) {
  return (await all()).filter((entry) => entry.owner === owner).length;
}

// Returns the number of entries that wait for other accounts. Those of a printed card have no account.
export async function countOfOthers() {
  return (await all()).filter((entry) => entry.account && !isOwn(entry)).length;
}

const isOwn = (entry) => (entry.account ?? account) === account;

// Returns an id of this browser, which tells it from the user's other devices. Without storage it is an id of this page.
export function device() {
  try {
    return localStorage.device ??= newIdentity();
  } catch {
    return page;
  }
}

// 128 random bits. randomUUID is missing on pages that came over plain HTTP.
export function newIdentity() {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

const page = newIdentity();
let opened;

function open() {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(table, { keyPath: "number", autoIncrement: true });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  return opened;
}

const all = () => read((entries) => entries.getAll());

// Whether an entry is still queued. The user may have removed it, or another tab may have sent it.
async function isQueued({ number }) {
  return number === undefined || (await read((entries) => entries.count(number)).catch(() => 1)) > 0;
}

async function read(work) {
  const database = await open();
  const request = work(database.transaction(table).objectStore(table));
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

async function change(work) {
  const database = await open();
  const transaction = database.transaction(table, "readwrite", { durability: "strict" });
  const request = work(transaction.objectStore(table));
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = () => reject(transaction.error);
  });
}

// MARK: Sending

// Why entries wait for their owner to sign in.
export const absences = {
  signedOut: t`You are signed out.`,
  otherAccount: t`Another account is signed in in this browser.`,
};

// Pauses in milliseconds.
const first = 500;
const slowest = 30_000;
const longest = 300_000;
const ofAbsence = 5_000;
// What an answer to come may hold up: everything, the line of an entry, or nothing (null).
const everything = Symbol("everything");

// The queue of a page, which provides:
//
//   lock               the name of the lock of the tabs that send these entries
//   entries()          the queued entries, oldest first
//   lineOf(entry)      the line whose order an entry keeps; null for one that depends on no other
//   isBlocked(entry)   whether the server has rejected it
//   request(entry)     the address and the body to send. `isLate` says that it was entered some time ago, at `entered`
//   begins(entry)      is called before an entry is sent
//   judge(entry, answer, text)
//                      what an answer means: { then } for an entry that leaves, and what is done once it has left;
//                      { isBlocked: true } for one that the page has marked as rejected; { wait } for one that waits
//   leaves(entry)      is called for an entry that another tab has sent or removed
//   waits(entry, why)  is called for an entry that waits: for the server (`answer`), for its owner (`absence`), or as judged
//   settled(isAny)     is called when no more can be sent, with whether any was tried
export class Queue {
  isSending = false;
  // Whether an entry waits for the server, as far as the last try knows.
  isHeldUp = false;
  running = null;
  #page;
  #pause = 0;
  #timer = 0;
  #isCalled = false;
  #isBack = false;

  constructor(page) {
    this.#page = page;
  }

  // Sends from now on whenever the server may be there again. An open stream shows that it is.
  begin() {
    const retry = () => {
      this.#isBack = true;
      this.flush();
    };
    for (const event of ["online", "focus"]) addEventListener(event, retry);
    document.addEventListener("visibilitychange", () => document.hidden || retry());
    document.addEventListener("connected", retry, true);
  }

  // Sends the queued entries. Returns when those are sent that can be.
  flush() {
    this.#isCalled = true;
    this.running ??= this.#run();
    return this.running;
  }

  async #run() {
    const round = { isAny: false, isHeldUp: false };
    try {
      do {
        [this.#isCalled, this.#isBack, round.isHeldUp] = [false, false, false];
        clearTimeout(this.#timer);
        await exclusively(this.#page.lock, () => this.#sendAll(round));
      } while (this.#isBack || (this.#isCalled && !round.isHeldUp));
    } finally {
      [this.running, this.isSending] = [null, false];
    }
    await this.#page.settled(round.isAny);
  }

  async #sendAll(round) {
    const [tried, stopped] = [new Set(), new Set()];
    // Entries may come meanwhile.
    const next = async () => (await this.#page.entries()).find((entry) => !tried.has(entry.number ?? entry));
    for (let entry = await next(); entry && !stopped.has(everything); entry = await next()) {
      tried.add(entry.number ?? entry);
      const line = this.#page.lineOf(entry);
      if (stopped.has(line)) continue;
      const stop = this.#page.isBlocked(entry) ? line : await this.#send(entry, line, round);
      if (stop !== null) stopped.add(stop);
    }
  }

  // Sends an entry of a line. Returns what has to wait now.
  async #send(entry, line, round) {
    [this.isSending, round.isAny] = [true, true];
    this.#page.begins?.(entry);
    if (!(await isQueued(entry))) {
      await this.#page.leaves?.(entry);
      return null;
    }
    const sent = await deliver(this.#page.request(entry));
    const verdict = sent.wait === undefined ? this.#page.judge(entry, sent.answer, sent.text) : sent;
    if (verdict.wait === undefined) {
      [this.#pause, this.isHeldUp] = [0, round.isHeldUp];
      await (verdict.isBlocked ? update(entry) : remove(entry));
      await verdict.then?.();
      return verdict.isBlocked ? line : null;
    }
    this.isHeldUp = round.isHeldUp = true;
    this.#pause = Math.max(Math.min(this.#pause * 2, slowest), verdict.wait, first);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.flush(), this.#pause * (0.75 + Math.random() / 2));
    await this.#page.waits(entry, verdict);
    // A fault of the server may be one of this entry alone.
    return verdict.answer?.status === 500 ? line : everything;
  }
}

// Other tabs send as long as they hold the lock. A browser may have suspended one, so this tab goes on after a while. The
// server recognises what both send.
async function exclusively(lock, work) {
  if (!navigator.locks) return work();
  let isMine = false;
  try {
    return await navigator.locks.request(lock, { signal: AbortSignal.timeout(3 * patience) }, () => {
      isMine = true;
      return work();
    });
  } catch (error) {
    if (isMine) throw error;
    return work();
  }
}

// Sends an entry. Returns the answer and its text, or for how long the entry waits at least: while the server is away or
// busy, or until its owner is signed in (`absence`).
async function deliver(entry) {
  try {
    const answer = await post(entry);
    const text = await answer.text();
    if (answer.status === 401) {
      return { wait: ofAbsence, absence: fault(answer, text).code === "otherAccount" ? "otherAccount" : "signedOut" };
    }
    const isBusy = answer.status >= 500 || answer.status === 408 || answer.status === 429;
    return isBusy ? { answer, wait: Math.min(1_000 * Number(answer.headers.get("Retry-After")), longest) || 0 } : { answer, text };
  } catch {
    return { wait: 0 };
  }
}

function post(entry) {
  const headers = {
    ...names,
    "Content-Type": "application/x-www-form-urlencoded",
    "X-Fragment": "true",
    Accept: "application/problem+json, */*",
  };
  // The age in milliseconds. The server computes the moment from it, because this device's clock may be wrong.
  if (entry.isLate) headers["X-Late"] = String(Math.max(0, Date.now() - entry.entered));
  const signal = AbortSignal.timeout(patience);
  return fetch(entry.address, { method: "POST", body: entry.body, headers, credentials: "same-origin", signal });
}

// MARK: The place that says what became of entries
//
// #outbox has what was recorded last, with its Undo, and the list of queued entries. The forms of the page say how many of
// their entries are queued, and so do the rows that these delete.

const clock = new Intl.DateTimeFormat(locale, { timeStyle: "short" });
const calendar = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" });
let late = [];
let drawn = "";

// Shows entries and the number of those of other accounts. `flush` sends the entries.
export function draw(entries, others, flush) {
  const part = document.querySelector("#queue");
  if (!part) return;
  late = entries.filter((entry) => entry.isLate || entry.problem);
  mark();
  // A list of the same entries stays, because a finger or the focus may be on it.
  const news = JSON.stringify([late, others]);
  if (news === drawn) return;
  drawn = news;
  part.hidden = late.length + others === 0;
  const head = Object.assign(document.createElement("p"), { textContent: t`${late.length} entries are queued on this device.` });
  const list = document.createElement("ul");
  list.append(...late.map((entry) => line(entry, flush)).reverse());
  const foreign = document.createElement("p");
  foreign.textContent = `${t`${others} entries of other accounts are queued on this device.`} ${t`They are sent when their owners sign in here again.`}`;
  part.replaceChildren(...(late.length === 0 ? [] : [head, list]), ...(others === 0 ? [] : [foreign]));
}

// Says what became of an entry; nothing for "". `undo` reverts it.
export function tell(text, undo) {
  const place = document.querySelector("#receipt");
  if (!place) return;
  for (const old of place.querySelectorAll("button")) old.remove();
  place.hidden = text === "";
  place.querySelector("p").textContent = text;
  if (text !== "") place.append(...(undo ? [button(t`Undo`, undo)] : []), button(t`Close`, () => tell("")));
}

function line(entry, flush) {
  const item = document.createElement("li");
  const words = document.createElement("span");
  words.id = `queued-${entry.number}`;
  words.textContent = `${entry.words}, ${when(entry.entered)}`;
  const leave = async () => {
    await remove(entry);
    await flush();
  };
  item.append(words);
  if (!entry.problem) {
    item.append(button(t`Undo`, async () => {
      await leave();
      if (entry.isTried) notify(t`Removed from this device. If the server received the entry before, it is recorded there.`);
    }, words.id));
    return item;
  }
  const reason = Object.assign(document.createElement("strong"), { textContent: entry.problem });
  item.append(
    reason,
    button(t`Try again`, async () => {
      delete entry.problem;
      await update(entry);
      await flush();
    }, words.id),
    button(t`Remove`, leave, words.id),
  );
  return item;
}

function when(entered) {
  const isToday = new Date(entered).toDateString() === new Date().toDateString();
  return (isToday ? clock : calendar).format(entered);
}

// The name of what a button does keeps the second tap of a double tap from it (taps.js).
function button(label, act, about) {
  const made = document.createElement("button");
  made.type = "button";
  made.textContent = label;
  made.dataset.acts = label;
  if (about) made.setAttribute("aria-describedby", about);
  made.addEventListener("click", act);
  return made;
}

// Another query may be about another thing.
const whole = (address) => new URL(address, location.href).href.replace(/#.*/, "");

function mark() {
  const queued = late.map(({ address, body }) => ({ address: whole(address), fields: new URLSearchParams(body) }));
  for (const form of document.forms) {
    if (form.method !== "post" || !form.elements.id) continue;
    const there = queued.filter((entry) => entry.address === whole(form.getAttribute("action") ?? location.href));
    const own = there.filter(({ fields }) => isFrom(form, fields));
    for (const button of form.querySelectorAll("button:not([type=button])")) {
      label(button, own.filter(({ fields }) => !button.name || fields.get(button.name) === button.value).length);
    }
    if (!form.matches("[data-ask]")) continue;
    label(form.closest("li, tr"), own.length);
    for (const box of form.querySelectorAll("[type=checkbox]")) {
      label(box.closest("li, tr"), there.filter(({ fields }) => fields.get(box.name) === box.value).length);
    }
  }
}

// Whether a form is about the same as the form with these fields.
function isFrom(form, fields) {
  const hidden = [...form.querySelectorAll("input[type=hidden]:not([data-moment])")];
  const about = hidden.filter(({ name }) => !["id", "form-account", "form-page"].includes(name));
  return about.every(({ name, value }) => fields.getAll(name).includes(value));
}

function label(element, count) {
  if (!element) return;
  element.classList.toggle("is-queued", count > 0 && !element.matches("button"));
  if (count > 0) element.dataset.queued = t`${count} queued`;
  else delete element.dataset.queued;
}

// New content of the page, and another choice in a form.
document.addEventListener("swapped", mark, { capture: true });
document.addEventListener("change", mark);

// Above the keyboard of a phone, which covers the lower end of the page.
globalThis.visualViewport?.addEventListener("resize", ({ target: { height, offsetTop, scale } }) => {
  const covered = scale > 1.01 ? 0 : Math.max(0, innerHeight - height - offsetTop);
  document.querySelector("#outbox")?.style.setProperty("--covered", `${covered}px`);
});
