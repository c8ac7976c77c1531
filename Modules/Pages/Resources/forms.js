// Forms and links that change one part of the page instead of loading another page.
//
//   <form method="post" action="…" data-fragment="#part">   sent to the same address with the header X-Fragment: true;
//   <a href="…" data-fragment="#part">                       the HTML of the answer becomes the content of #part.
//
// An element with data-address in the new content tells the address that the page has now. While an answer is awaited,
// nothing else is sent for that part. If the server refuses, its words are shown and the page stays as it is; if it
// refuses because the page is out of date (409), the part is fetched anew. If no answer comes, the input stays, and
// sending it again is harmless: the form carries the id that the server knows it by.
// Without this script the same forms and links load whole pages.

import { notify, swap } from "./fragments.js";

const patience = 10_000;

document.addEventListener("submit", (event) => {
  const form = event.target.closest("form[data-fragment]");
  if (!form || event.defaultPrevented) return;
  const part = document.querySelector(form.dataset.fragment);
  if (!part) return;
  event.preventDefault();
  if (part.getAttribute("aria-busy") === "true") return;
  const fields = new URLSearchParams(new FormData(form));
  if (event.submitter?.name) fields.append(event.submitter.name, event.submitter.value);
  send(part, form.action, { method: "POST", body: fields }, event.submitter ?? form);
});

document.addEventListener("click", (event) => {
  const link = event.target.closest("a[data-fragment]");
  if (!link || event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const part = document.querySelector(link.dataset.fragment);
  if (!part) return;
  event.preventDefault();
  if (part.getAttribute("aria-busy") === "true") return;
  send(part, link.href, {}, link);
});

async function send(part, address, request, trigger) {
  part.setAttribute("aria-busy", "true");
  trigger.classList.add("is-sending");
  try {
    const answer = await ask(address, request);
    if (answer.redirected) return location.assign(answer.url);
    const text = await answer.text();
    if (answer.ok) {
      notify("");
      show(part, text);
    } else {
      notify(words(answer, text));
      if (answer.status === 409) await refresh(part);
    }
  } catch {
    notify("No answer. Check the connection, then do it again: nothing is counted twice.");
  } finally {
    part.removeAttribute("aria-busy");
    trigger.classList.remove("is-sending");
  }
}

function show(part, html) {
  swap(part, html);
  part.dispatchEvent(new CustomEvent("fragment", { detail: html }));
  const address = part.querySelector("[data-address]")?.dataset.address;
  if (address) history.replaceState(null, "", address);
}

function ask(address, request) {
  return fetch(address, {
    ...request,
    headers: { "X-Fragment": "true", Accept: "application/problem+json, */*" },
    credentials: "same-origin",
    signal: AbortSignal.timeout(patience),
  });
}

async function refresh(part) {
  if (part.querySelector("input[type=text]:not(:placeholder-shown), textarea:not(:placeholder-shown)")) return;
  const answer = await ask(location.href, {});
  if (answer.ok && !answer.redirected) show(part, await answer.text());
}

// A refusal comes as problem+json or as a piece of HTML.
function words(answer, text) {
  const fallback = `That did not work (${answer.status}).`;
  if (answer.headers.get("Content-Type")?.includes("json")) {
    try {
      const { title, detail } = JSON.parse(text);
      return [title, detail].filter(Boolean).join(". ") || fallback;
    } catch {
      return fallback;
    }
  }
  const page = new DOMParser().parseFromString(text, "text/html");
  return (page.querySelector("main") ?? page.body).textContent.replace(/\s+/g, " ").trim() || fallback;
}
