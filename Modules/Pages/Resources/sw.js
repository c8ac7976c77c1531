// Keeps each page that was seen, and the files that pages are made of, so that they open while the server is away.
//
// The server is always asked first. Signing in or out removes every cached page, so that no user sees another's.

const kept = "scorebook-pages";
const most = 200;
const patience = 4_000;

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== location.origin) return;
  if (request.method === "POST" && /^\/(sign-out|sign-in|join|recover|device)(\/|$)/.test(url.pathname)) {
    event.waitUntil(caches.delete(kept));
  } else if (request.method === "GET" && isOfPage(request, url)) {
    event.respondWith(answer(event, request));
  }
});

function isOfPage(request, url) {
  return request.mode === "navigate" || request.destination === "image" || url.pathname.startsWith("/assets/");
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
    // Where nothing is cached, the server may take its time.
    return (await Promise.race([fresh, late])) ?? (await fresh);
  } catch (error) {
    const response = await old();
    if (response) return response;
    throw error;
  }
}

function isPart(response) {
  const type = response.headers.get("Content-Type") ?? "";
  // A page that asks to be loaded again is not whole yet.
  if (response.headers.has("Refresh")) return false;
  return response.ok && !response.redirected && /^(text\/(html|css|javascript)|image\/|application\/manifest)/.test(type);
}

async function keep(cache, request, response) {
  await cache.put(request, response);
  const all = await cache.keys();
  await Promise.all(all.slice(0, Math.max(0, all.length - most)).map((page) => cache.delete(page)));
}
