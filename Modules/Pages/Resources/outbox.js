// The outbox: what was entered on this device and has not been answered by the server yet, in the order of entry.
//
// It is in the browser's database and on the disk before add() returns, so a reload, a crash or an empty battery lose
// nothing. Each entry has an owner; what one user entered is never sent as another.

const name = "scorebook-outbox";
const table = "entries";

export async function add(entry) {
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

// What an owner has entered about one thing, oldest first.
export async function list(owner, subject) {
  return (await all()).filter((entry) => entry.owner === owner && entry.subject === subject);
}

// How many entries of an owner have not been answered by the server.
export async function count(owner) {
  return (await all()).filter((entry) => entry.owner === owner).length;
}

// This browser, told from others of the same user; where nothing can be kept, this page.
export function device() {
  try {
    return localStorage.device ??= newIdentity();
  } catch {
    return page;
  }
}

// 128 bits that nobody else has; randomUUID is missing on pages that came over plain http.
export function newIdentity() {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

// Gives a form another ticket, so that what is entered next is not taken for a repeat.
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
