// Lets the browser cache pages for times without the server, where it may: over https, or from this machine itself.
//
// The service worker begins only after the first page was loaded, so that page tells it what it is made of. From then on
// the page opens offline.

async function begin() {
  const isFirst = !navigator.serviceWorker.controller;
  await navigator.serviceWorker.register("/sw.js");
  if (!isFirst) return;
  const { active } = await navigator.serviceWorker.ready;
  const parts = performance.getEntriesByType("resource").map((part) => part.name);
  const own = [location.href, ...parts].filter((address) => address.startsWith(location.origin));
  const pictures = [...document.querySelectorAll("link[rel~=icon], link[rel=manifest]")].map((link) => link.href);
  active.postMessage({ keep: [...new Set([...own, ...pictures])] });
}

function whenLoaded(work) {
  if (document.readyState === "complete") work();
  else addEventListener("load", work, { once: true });
}

if (isSecureContext && "serviceWorker" in navigator) whenLoaded(begin);
