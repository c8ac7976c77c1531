// The service worker: caches each visited page and its files, so that they open while the server is away, and those that
// a page names as its own (<link rel="keep">), so that they open although nobody has visited them on this device.
//
// A page comes from the server first, and from the cache if the server does not answer. It is cached under its whole
// address, because another query is another page: another game, season or filter. Where this browser has no copy, it
// says so and lists the pages that it has. A page that shows by itself whatever its query selects is cached once
// (X-Keep: path). Files have the server's version
// in their address, so a page and its scripts are always of one version, and a cached file is never requested again.
// Signing in or out, or choosing a language, removes all cached pages, and so does the first page of another account. So
// no user sees another's. What a person keeps on purpose (shell.js) lies in a cache of its own, outside the budget, and is
// answered and removed like the rest.
//
// It also shows the notices that the server sends while no page is open (push.js), of the account that turned them on.

const kept = "scorebook-pages";
const chosen = "scorebook-chosen";
// Names the account that has chosen.
const ofAccount = "/account-of-copies";
const files = "scorebook-files";
const notified = "scorebook-notified";
// Names the account whose notices this browser shows.
const ofNotices = "/account-of-notices";
// The bytes of all cached pages, uncompressed.
const budget = 5_000_000;
// The pages that one visit fetches ahead, and the age in milliseconds at which a copy is fetched again.
const most = 100;
const freshness = 10 * 60_000;
const patience = 4_000;
const awayPage = "/away";
// The fields of an address that only tell what was just done.
const news = ["done", "undone", "saved", "deleted", "back", "restored"];
const versioned = /^\/assets\/([0-9a-f]+(?:-[A-Za-z-]+)?)\/[^/]+$/;

// The account of the page that was cached last.
let owner;
// The bytes of each cached page, in the order of their ages; undefined until they are read.
let sizes;
let isAhead = false;

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

// Caches the first page, which was loaded before this worker started, and takes over a page that was still loading when
// this worker became active. Then caches the pages that belong to it.
self.addEventListener("message", (event) => {
  const { opens: asked, choose: wanted, leave: left, notifies, keep: parts = [], ahead = [], names } = event.data ?? {};
  const answer = asked ? opens(asked) : wanted ? choose(wanted, names) : left ? leave(left) : notifies && noteAccount(notifies);
  if (answer) return event.waitUntil(answer.then((answer) => event.ports[0].postMessage(answer)));
  event.waitUntil(self.clients.claim());
  const own = parts.filter((address) => isOfPage(new Request(address), new URL(address), true));
  event.waitUntil(Promise.all(own.map((address) => take(address, names)))
    .then(() => event.source?.postMessage("kept"))
    .then(() => keepAhead(ahead, names)));
});

// Caches a page or a file of one. Returns the page's copy.
async function take(address, names) {
  const url = new URL(address, location.href);
  if (versioned.test(url.pathname)) return void (await file(new Request(url), url));
  const response = await ask(address, names);
  return isPart(response) ? keep(await caches.open(kept), whole(address), response) : undefined;
}

function ask(address, names) {
  const headers = { ...names, Accept: "text/html, */*" };
  return fetch(new Request(whole(address), { credentials: "same-origin", headers }));
}

// Takes a page or picture that a person keeps on purpose, with the files that it is made of. Returns its bytes, none for one
// that does not exist, and otherwise why it is not there yet: `isLater`, or `isFull` without room on this device.
async function choose(address, names) {
  try {
    const response = await ask(address, names);
    const isNone = [404, 410].includes(response.status) || response.headers.get("X-Keep") === "no";
    if (!isPart(response)) return isNone ? { bytes: 0 } : { isLater: true };
    const [cache, account, name] = [await caches.open(chosen), response.headers.get("X-Account"), nameOf(address, response)];
    if (account !== null) {
      await keepOnly(await caches.open(kept), account);
      await cache.put(ofAccount, new Response(account));
    }
    const [page, size] = await put(cache, name, response);
    await bytes();
    if (sizes.delete(name)) await (await caches.open(kept)).delete(name, { ignoreVary: true });
    for (const part of await partsOf(page)) await take(part, names);
    return { bytes: size };
  } catch (error) {
    return error.name === "QuotaExceededError" ? { isFull: true } : { isLater: true };
  }
}

// Removes pages that were kept on purpose.
async function leave(pages) {
  const cache = await caches.open(chosen);
  return Promise.all(pages.map((page) => cache.delete(whole(page), { ignoreVary: true })));
}

// The files that a page is made of.
async function partsOf(page) {
  const html = page?.headers.get("Content-Type")?.startsWith("text/html") ? await page.clone().text() : "";
  return [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, part]) => part);
}

// Caches pages, the files that they are made of, and the pages that they name. A fresh copy is not fetched again. Ends where
// the server does not answer, and where the budget is used up: what was visited stays.
async function keepAhead(addresses, names) {
  if (isAhead || addresses.length === 0) return;
  isAhead = true;
  try {
    const [due, seen] = [[...addresses], new Set()];
    while (due.length > 0 && seen.size < most && (await bytes()) < budget) {
      const address = whole(due.shift());
      if (seen.has(address)) continue;
      seen.add(address);
      const old = await copy(await caches.open(kept), address);
      const page = old && Date.now() - (keptAt(old) ?? 0) < freshness ? old : await take(address, names);
      for (const part of await partsOf(page)) await take(part, names);
      const html = page?.headers.get("Content-Type")?.startsWith("text/html") ? await page.text() : "";
      due.push(...[...html.matchAll(/<link rel="keep" href="([^"]+)">/g)].map(([, link]) => link.replaceAll("&amp;", "&")));
    }
  } catch {
    // The next page goes on with it.
  } finally {
    isAhead = false;
  }
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== location.origin) return;
  if (request.method === "POST" && /^\/(sign-out|account\/delete)$/.test(url.pathname)) {
    event.respondWith(leaveAccount(request, url));
  } else if (request.method === "POST" && /^\/(sign-in|join|recover|owner|device|language)(\/|$)/.test(url.pathname)) {
    event.waitUntil(forgetPages());
  } else if (request.method === "GET" && versioned.test(url.pathname)) {
    event.respondWith(file(request, url));
  } else if (request.method === "GET" && isOfPage(request, url)) {
    event.respondWith(answer(event, request));
  }
});

function forgetPages() {
  sizes = undefined;
  return Promise.all([caches.delete(kept), caches.delete(chosen)]);
}

// Signs out or deletes the account, and removes the pages once that is done. The answer to a sign-out is then a redirect; a page
// asks once more.
async function leaveAccount(request, url) {
  const response = await fetch(request);
  const isRedirect = response.type === "opaqueredirect" || response.redirected;
  if (isRedirect || (url.pathname === "/account/delete" && response.ok)) await forgetPages();
  return response;
}

function isOfPage(request, url, isFirst = false) {
  if (url.origin !== location.origin || /\/(live|stream)$/.test(url.pathname)) return false;
  return isFirst || request.mode === "navigate" || request.destination === "image" || url.pathname.startsWith("/assets/");
}

// Answers with a file of one version, which never changes.
async function file(request, url) {
  const cache = await caches.open(files);
  const old = await cache.match(url.pathname);
  if (old) return old;
  const response = await fetch(request);
  if (isPart(response)) {
    await cache.put(url.pathname, response.clone());
    await forgetVersions(cache, versioned.exec(url.pathname)[1]);
  }
  return response;
}

// Removes the files of old versions. The current version and the two before it stay, for cached pages.
async function forgetVersions(cache, now) {
  const all = await cache.keys();
  const versions = [...new Set(all.map((file) => versioned.exec(new URL(file.url).pathname)?.[1]))];
  const old = versions.filter((version) => version !== now).slice(0, -2);
  await Promise.all(all.filter((file) => old.some((version) => file.url.includes(`/${version}/`))).map((file) => cache.delete(file)));
}

async function answer(event, request) {
  const cache = await caches.open(kept);
  const old = () => copy(cache, request.url);
  const fresh = fetch(request).then((response) => {
    if (isPart(response)) event.waitUntil(keep(cache, request.url, response.clone()));
    return response;
  });
  const late = new Promise((resolve) => setTimeout(async () => resolve(await old()), patience));
  try {
    // Without a cached page, waits for the server.
    return (await Promise.race([fresh, late])) ?? (await fresh);
  } catch (error) {
    const response = (await old()) ?? (request.mode === "navigate" ? await away(cache, request) : undefined);
    if (response) return response;
    throw error;
  }
}

// The address of a page without what was just done there.
function whole(address) {
  const url = new URL(address, location.href);
  url.hash = "";
  for (const name of news) if (url.searchParams.has(name)) url.searchParams.delete(name);
  return url.href;
}

const pathOf = (address) => new URL(address, location.href).pathname;
const opensForEveryQuery = (response) => response?.headers.get("X-Keep") === "path";

const opens = async (address) => Boolean(await copy(await caches.open(kept), address));

async function copy(cache, address) {
  const own = await caches.open(chosen);
  const find = async (name) => (await cache.match(name, { ignoreVary: true })) ?? own.match(name, { ignoreVary: true });
  const exact = await find(whole(address));
  if (exact) return exact;
  const alone = await find(pathOf(address));
  return opensForEveryQuery(alone) ? alone : undefined;
}

// Says that there is no copy of a page, and lists those that there are: first where the reader came from, then the newest.
async function away(cache, request) {
  const page = await cache.match(awayPage);
  if (!page) return undefined;
  const list = await links(cache, request.referrer);
  const html = (await page.text()).replace(/<ul[^>]*id="kept-pages"[^>]*>/, (start) => start + list);
  return new Response(html, { status: 503, headers: page.headers });
}

async function links(cache, referrer) {
  const addresses = (await cache.keys()).map(({ url }) => url).reverse().sort((one, other) => (other === referrer) - (one === referrer));
  const [found, paths] = [[], new Set([awayPage])];
  for (const address of addresses) {
    if (paths.has(pathOf(address)) || found.length === 12) continue;
    const page = await cache.match(address, { ignoreVary: true });
    if (!page?.headers.get("Content-Type")?.startsWith("text/html")) continue;
    const title = /<title>([^<]*)<\/title>/.exec(await page.text())?.[1].replace(/ · [^·]*$/, "");
    paths.add(pathOf(address));
    found.push(`<li><a href="${address.replaceAll("&", "&amp;").replaceAll('"', "%22")}">${title}</a></li>`);
  }
  return found.join("");
}

function isPart(response) {
  const type = response.headers.get("Content-Type") ?? "";
  // A page that reloads itself is not complete yet.
  if (response.headers.has("Refresh")) return false;
  if (response.headers.get("X-Keep") === "no") return false;
  return response.ok && !response.redirected && /^(text\/(html|css|javascript)|image\/|application\/manifest)/.test(type);
}

// Removes the cached pages of other accounts than the one that a response is for.
async function keepOnly(cache, account) {
  if (owner === account) return;
  owner = account;
  sizes = undefined;
  await notifyOnly(account);
  const of = await caches.match(ofAccount, { cacheName: chosen });
  if (of && (await of.text()) !== account) await caches.delete(chosen);
  await Promise.all((await cache.keys()).map(async (page) => {
    const headers = (await cache.match(page))?.headers;
    const isPage = headers?.get("Content-Type")?.startsWith("text/html");
    if (isPage && headers.get("X-Account") !== account) await cache.delete(page);
  }));
}

// The moment at which a page was cached, which the page itself reads as a timing of its server (page.js).
const keptAt = (page) => Number(/^kept;dur=(\d+)$/.exec(page.headers.get("Server-Timing"))?.[1] ?? 0);

// The bytes of all cached pages.
async function bytes() {
  if (!sizes) {
    const cache = await caches.open(kept);
    const read = (await cache.keys()).map(async ({ url }) => [url, Number((await cache.match(url, { ignoreVary: true }))?.headers.get("X-Bytes") ?? 0)]);
    sizes = new Map(await Promise.all(read));
  }
  return [...sizes.values()].reduce((sum, size) => sum + size, 0);
}

// The address under which a page is kept.
const nameOf = (address, response) => opensForEveryQuery(response) ? new URL(pathOf(address), location.href).href : whole(address);

// Puts a page into a cache. Returns the copy and its bytes.
async function put(cache, name, response) {
  const body = await response.arrayBuffer();
  const headers = new Headers(response.headers);
  for (const field of ["Content-Length", "Content-Encoding"]) headers.delete(field);
  headers.set("Server-Timing", `kept;dur=${Date.now()}`);
  headers.set("X-Bytes", body.byteLength);
  const page = new Response(body, { status: response.status, headers });
  await cache.put(name, page.clone());
  return [page, body.byteLength];
}

// Returns the copy; undefined for a page that is not kept.
async function keep(cache, address, response) {
  const account = response.headers.get("X-Account");
  if (account !== null) await keepOnly(cache, account);
  const name = nameOf(address, response);
  // The page that says what was just done would say so again.
  if (name !== new URL(address, location.href).href.replace(/#.*/, "") && !opensForEveryQuery(response)) return undefined;
  const own = await caches.open(chosen);
  if (await own.match(name, { ignoreVary: true })) return (await put(own, name, response))[0];
  const [page, size] = await put(cache, name, response);
  await bytes();
  sizes.delete(name);
  sizes.set(name, size);
  // A copy of before the page opened for every query.
  const alone = whole(address);
  if (alone !== name && sizes.delete(alone)) await cache.delete(alone, { ignoreVary: true });
  for (const [old, size] of sizes) {
    if (old === name || (await bytes()) <= budget) break;
    sizes.delete(old);
    await cache.delete(old, { ignoreVary: true });
  }
  return page;
}

// MARK: Notices

self.addEventListener("push", (event) => event.waitUntil(show(event.data)));
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.address));
});
self.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(renew(event)));

// A browser withdraws the permission of a site that shows nothing, so a message that cannot be read is shown, too.
async function show(data) {
  let news = {};
  try {
    news = data.json() ?? {};
  } catch {
    // It says what it can.
  }
  const { title = location.host, body = "", lang = "", id = "", address = "/inbox", unread } = news;
  const icon = "/assets/icon-192.png";
  await self.registration.showNotification(title, { body, lang, tag: id, icon, data: { address } });
  await navigator.setAppBadge?.(unread).catch(() => {});
}

// Shows a page of this site, in the tab that has it.
async function open(address = "/inbox") {
  const { href, origin } = new URL(address, location.href);
  if (origin !== location.origin) return undefined;
  const tabs = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const tab = tabs.find(({ url }) => url.replace(/#.*/, "") === href);
  return tab ? tab.focus() : self.clients.openWindow(href);
}

async function noteAccount(account) {
  await (await caches.open(notified)).put(ofNotices, new Response(account));
  return true;
}

const accountOfNotices = async () => (await caches.match(ofNotices, { cacheName: notified }))?.text();

// The push service has given this browser another address.
async function renew({ oldSubscription: old, newSubscription }) {
  const account = await accountOfNotices();
  const own = newSubscription ?? (old && await self.registration.pushManager.subscribe(old.options));
  if (!own || account === undefined) return;
  const headers = { "X-Account": encodeURIComponent(account), Accept: "application/json" };
  const body = new URLSearchParams({ subscription: JSON.stringify(own) });
  await fetch("/inbox/device", { method: "POST", body, headers, credentials: "same-origin" });
}

// Ends the notices of another account than the one that uses this browser now.
async function notifyOnly(account) {
  const noted = await accountOfNotices();
  if (noted === undefined || noted === decodeURIComponent(account)) return;
  await caches.delete(notified);
  await (await self.registration.pushManager?.getSubscription())?.unsubscribe();
}
