// Lets the browser cache pages for times without the server, where it may: over https, or from this machine itself.
//
// The service worker caches each page that it loads. The first page was loaded before the worker began, and so was a page
// that was opened while it began. Such a page tells the worker its parts, so it opens offline from then on.

async function begin() {
  await navigator.serviceWorker.register("/sw.js");
  const [visit] = performance.getEntriesByType("navigation");
  if (visit?.workerStart > 0) return;
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
