// Forms and links that change one part of the page instead of loading another page.
//
//   <form method="post" action="…" data-fragment="#part">   sent with the header X-Fragment: true; the HTML of the
//   <a href="…" data-fragment="#part">                       answer becomes the content of #part.
//
// queue.js sends the forms that the server records once. An element with data-address in the new content names the page's
// new address. One request at a time is under way for a part. If the server rejects a form, the message is shown at the
// field that it names, and the page is unchanged. If the page was out of date (409), the part is fetched again.
// Without this script the same forms and links load whole pages. Those that load whole pages anyway do so only while the
// server answers (leaving.js).

import "./ask.js";
import "./sign-out.js";
import { fault, fields, get, refresh, show, words } from "./answers.js";
import { blame, clear } from "./faults.js";
import { notify } from "./fragments.js";
import { follow, isSafe, send } from "./leaving.js";
import { enter, isQueued } from "./queue.js";
import { check } from "./version.js";
import { t } from "./words.js";

document.addEventListener("submit", (event) => {
  const form = event.target.closest("form");
  if (!form || event.defaultPrevented) return;
  if (form.method !== "post") {
    if (form.method === "dialog" || isSafe()) return;
    event.preventDefault();
    return send(form, event.submitter);
  }
  event.preventDefault();
  if (isQueued(form)) return enter(form, event.submitter);
  const part = form.dataset.fragment && document.querySelector(form.dataset.fragment);
  if (!part) return send(form, event.submitter);
  if (part.getAttribute("aria-busy") === "true") return;
  clear(form);
  ask(part, form.action, { method: "POST", body: fields(form, event.submitter) }, event.submitter ?? form, form);
});

document.addEventListener("click", (event) => {
  const link = event.target.closest("a[href]");
  if (!link || event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const part = link.dataset.fragment && document.querySelector(link.dataset.fragment);
  if (!part) {
    if (isHere(link) || isSafe()) return;
    event.preventDefault();
    return follow(link);
  }
  event.preventDefault();
  if (part.getAttribute("aria-busy") === "true") return;
  ask(part, link.href, {}, link);
});

// Whether a link leaves this page as it is: a place on it, another window, a file or another site.
function isHere(link) {
  const isPlace = link.hash && link.href.replace(link.hash, "") === location.href.replace(location.hash, "");
  return isPlace || link.target || link.hasAttribute("download") || link.origin !== location.origin;
}

async function ask(part, address, request, trigger, form) {
  part.setAttribute("aria-busy", "true");
  trigger.classList.add("is-sending");
  try {
    const answer = await get(address, request);
    if (answer.redirected) return location.assign(answer.url);
    const text = await answer.text();
    if (answer.ok && check(answer)) return;
    if (answer.ok) {
      notify("");
      await show(part, text);
    } else {
      const isShown = form && blame(form, fault(answer, text));
      if (!isShown) notify(words(answer, text));
      if (answer.status === 409 && !isShown) await refresh(part);
    }
  } catch {
    notify(t`No answer. Check the connection, then try again. Nothing is counted twice.`);
  } finally {
    part.removeAttribute("aria-busy");
    trigger.classList.remove("is-sending");
  }
}
