// Keeps the scoring pages and what they are made of, so that they can be loaded while the server is away.
//
// The server is always asked first. Signing out removes everything that was kept.

const kept = "scorebook-archery";
const isScoring = (url) => /^\/shoots\/[^/]+\/score$/.test(url.pathname);
const isAsset = (url) => url.pathname.startsWith("/assets/");

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== location.origin) return;
  if (request.method === "POST" && url.pathname === "/sign-out") {
    event.waitUntil(caches.delete(kept));
  } else if (request.method === "GET" && (isAsset(url) || (isScoring(url) && request.mode === "navigate"))) {
    event.respondWith(answer(request, url));
  }
});

// A scoring page is kept under the shoot alone: whichever archer is chosen, it holds them all.
async function answer(request, url) {
  const cache = await caches.open(kept);
  const key = url.pathname;
  try {
    const fresh = await fetch(request);
    if (fresh.ok && !fresh.redirected) await cache.put(key, fresh.clone());
    return fresh;
  } catch (error) {
    const old = await cache.match(key);
    if (old) return old;
    throw error;
  }
}
