// The service worker: caches each visited page and its files, so that they open while the server is away.
//
// A page comes from the server first, and from the cache if the server does not answer. Files have the server's version
// in their address, so a page and its scripts are always of one version, and a cached file is never requested again.
// Signing in or out, or choosing a language, removes all cached pages, and so does the first page of another account. So
// no user sees another's.

const kept = "scorebook-pages";
const files = "scorebook-files";
const most = 200;
const patience = 4_000;
const versioned = /^\/assets\/([0-9a-f]+(?:-[A-Za-z-]+)?)\/[^/]+$/;

// The account of the page that was cached last.
let owner;

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

// Caches the first page, which was loaded before this worker started, and takes over a page that was still loading when
// this worker became active.
self.addEventListener("message", (event) => {
  event.waitUntil(self.clients.claim());
  const addresses = (event.data?.keep ?? []).filter((address) => isOfPage(new Request(address), new URL(address), true));
  event.waitUntil(Promise.all(addresses.map(async (address) => {
    const request = new Request(address, { credentials: "same-origin", headers: { ...event.data.names, Accept: "text/html, */*" } });
    const isFile = versioned.test(new URL(address).pathname);
    const cache = await caches.open(isFile ? files : kept);
    const response = await fetch(request);
    if (isPart(response)) await (isFile ? cache.put(address, response) : keep(cache, address, response));
  })).then(() => event.source?.postMessage("kept")));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== location.origin) return;
  if (request.method === "POST" && /^\/(sign-out|sign-in|join|recover|device|language)(\/|$)/.test(url.pathname)) {
    event.waitUntil(caches.delete(kept));
  } else if (request.method === "GET" && versioned.test(url.pathname)) {
    event.respondWith(file(request, url));
  } else if (request.method === "GET" && isOfPage(request, url)) {
    event.respondWith(answer(event, request));
  }
});

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
  const old = async () => (await cache.match(request)) ?? cache.match(request, { ignoreSearch: true });
  const fresh = fetch(request).then((response) => {
    if (isPart(response)) event.waitUntil(keep(cache, request, response.clone()));
    return response;
  });
  const late = new Promise((resolve) => setTimeout(async () => resolve(await old()), patience));
  try {
    // Without a cached page, waits for the server.
    return (await Promise.race([fresh, late])) ?? (await fresh);
  } catch (error) {
    const response = await old();
    if (response) return response;
    throw error;
  }
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
  await Promise.all((await cache.keys()).map(async (page) => {
    const headers = (await cache.match(page))?.headers;
    const isPage = headers?.get("Content-Type")?.startsWith("text/html");
    if (isPage && headers.get("X-Account") !== account) await cache.delete(page);
  }));
}

async function keep(cache, request, response) {
  const account = response.headers.get("X-Account");
  if (account !== null) await keepOnly(cache, account);
  await cache.put(request, response);
  const all = await cache.keys();
  await Promise.all(all.slice(0, Math.max(0, all.length - most)).map((page) => cache.delete(page)));
}
