// Starts the service worker, which caches pages for offline use. Browsers allow it over HTTPS and from this machine.
//
// The service worker caches each page that it loads. A page that was loaded before the worker started sends it the
// addresses of its parts, so that the page opens offline, too. So does a page that a script moved to another address.

import { names } from "./account.js";

async function begin() {
  await navigator.serviceWorker.register("/sw.js");
  const [visit] = performance.getEntriesByType("navigation");
  if (visit?.workerStart > 0) return;
  const { active } = await navigator.serviceWorker.ready;
  const parts = performance.getEntriesByType("resource").map((part) => part.name);
  const own = [location.href, ...parts].filter((address) => address.startsWith(location.origin));
  const pictures = [...document.querySelectorAll("link[rel~=icon], link[rel=manifest]")].map((link) => link.href);
  active.postMessage({ keep: [...new Set([...own, ...pictures])], names });
}

document.addEventListener("moved", () => {
  navigator.serviceWorker?.controller?.postMessage({ keep: [location.href], names });
});

function whenLoaded(work) {
  if (document.readyState === "complete") work();
  else addEventListener("load", work, { once: true });
}

if (isSecureContext && "serviceWorker" in navigator) whenLoaded(begin);
