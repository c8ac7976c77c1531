// What scripts send to the server, and its answers: the HTML of a part of a page, or a sentence about what is wrong.

import { swap } from "./fragments.js";

const patience = 10_000;

export function show(part, html) {
  swap(part, html);
  part.dispatchEvent(new CustomEvent("fragment", { detail: html }));
  const address = part.querySelector("[data-address]")?.dataset.address;
  if (address) history.replaceState(null, "", address);
}

export function get(address, request) {
  return fetch(address, {
    ...request,
    headers: { "X-Fragment": "true", Accept: "application/problem+json, */*" },
    credentials: "same-origin",
    signal: AbortSignal.timeout(patience),
  });
}

export async function refresh(part) {
  if (part.querySelector("input[type=text]:not(:placeholder-shown), textarea:not(:placeholder-shown)")) return;
  const answer = await get(location.href, {});
  if (answer.ok && !answer.redirected) show(part, await answer.text());
}

// Sends an entry of the queue.
export function post(entry) {
  const headers = {
    "Content-Type": "application/x-www-form-urlencoded",
    "X-Fragment": "true",
    Accept: "application/problem+json, */*",
  };
  // In milliseconds, so that the server knows the moment although this device's clock may be wrong.
  if (entry.isLate) headers["X-Late"] = String(Math.max(0, Date.now() - entry.entered));
  return fetch(entry.address, {
    method: "POST",
    body: entry.body,
    headers,
    credentials: "same-origin",
    signal: AbortSignal.timeout(patience),
  });
}

export function isPage(answer) {
  return answer.headers.get("Content-Type")?.startsWith("text/html") ?? false;
}

// The fields that a form sends by one of its buttons.
export function fields(form, submitter) {
  const sent = new URLSearchParams(new FormData(form));
  if (submitter?.name) sent.append(submitter.name, submitter.value);
  return sent;
}

// A refusal of a form: its words, the field that it names, and whether the words need the field's label before them.
export function fault(answer, text) {
  const sentence = words(answer, text);
  try {
    const { field, code } = JSON.parse(text);
    return { sentence, field, isBare: code === "invalidField" };
  } catch {
    return { sentence };
  }
}

// A refusal comes as problem+json or as a piece of HTML.
export function words(answer, text) {
  const fallback = `That did not work (${answer.status}).`;
  if (answer.headers.get("Content-Type")?.includes("json")) {
    try {
      const { title, detail } = JSON.parse(text);
      return [title, detail].filter(Boolean).map((text) => (/[.!?]$/.test(text) ? text : `${text}.`)).join(" ") || fallback;
    } catch {
      return fallback;
    }
  }
  const page = new DOMParser().parseFromString(text, "text/html");
  // A form that comes back says what is wrong with it among much else.
  const content = page.querySelector("main") ?? page.body;
  return (content.querySelector("[role=alert]") ?? content).textContent.replace(/\s+/g, " ").trim() || fallback;
}
