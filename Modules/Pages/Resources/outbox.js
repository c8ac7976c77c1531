// The outbox: entries of this device that the server has not acknowledged yet, in the order of entry.
//
// An entry is durable in the browser's database before add() returns, so a reload, a crash or an empty battery loses
// nothing. Each entry has an owner and the account of its page, and is sent by pages of this account only. An entry of an
// earlier version names its owner alone, who is the account or the scorer of a card.

import { account } from "./account.js";

const name = "scorebook-outbox";
const table = "entries";

export async function add(entry) {
  entry.account = account;
  entry.number = await change((entries) => entries.add(entry));
  return entry;
}

export async function update(entry) {
  await change((entries) => entries.put(entry));
}

export async function remove(entry) {
  if (entry.number === undefined) return;
  await change((entries) => entries.delete(entry.number));
}

// Returns whether an entry is still queued, which its user may have removed.
export async function has(entry) {
  return entry.number === undefined || (await all()).some(({ number }) => number === entry.number);
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

// Gives a form a new ticket, so that the server does not take the next entry for a retry.
export function renew(form) {
  form.elements.id.value = `${newIdentity()}${form.elements.id.value.replace(/^[^-]*/, "")}`;
}

async function all() {
  const database = await open();
  const request = database.transaction(table).objectStore(table).getAll();
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
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

async function change(work) {
  const database = await open();
  const transaction = database.transaction(table, "readwrite", { durability: "strict" });
  const request = work(transaction.objectStore(table));
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = () => reject(transaction.error);
  });
}
