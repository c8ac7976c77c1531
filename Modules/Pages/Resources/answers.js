// What scripts send to the server, and its answers: the HTML of a part of a page, or a sentence about what is wrong.

import { swap } from "./fragments.js";
import { show as showTimes, written } from "./times.js";
import { t } from "./words.js";

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

// Sends an entry that this device keeps, and says what becomes of it: it "waits" where the server is away or too busy, its
// user is "signedOut", or it is "answered".
export async function deliver(entry) {
  try {
    const answer = await post(entry);
    const text = await answer.text();
    const isBusy = answer.status >= 500 || answer.status === 408 || answer.status === 429;
    const wait = 1_000 * Number(answer.headers.get("Retry-After") ?? 0) || undefined;
    return { fate: isBusy ? "waits" : answer.status === 401 ? "signedOut" : "answered", answer, text, wait };
  } catch {
    return { fate: "waits" };
  }
}

function post(entry) {
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

// A refusal of a form: its words, its code, the field that it names, and whether the words need the field's label before them.
export function fault(answer, text) {
  const sentence = words(answer, text);
  try {
    const { field, code } = JSON.parse(text);
    return { sentence, field, code, isBare: code === "invalidField" };
  } catch {
    return { sentence };
  }
}

// A refusal comes as problem+json or as a piece of HTML.
export function words(answer, text) {
  const fallback = t`That did not work (${answer.status}). Try again.`;
  if (answer.headers.get("Content-Type")?.includes("json")) {
    try {
      const { title, detail } = JSON.parse(text);
      return [title, detail].filter(Boolean).map(written).map((text) => (/[.!?]$/.test(text) ? text : `${text}.`)).join(" ") || fallback;
    } catch {
      return fallback;
    }
  }
  const page = new DOMParser().parseFromString(text, "text/html");
  showTimes(page);
  // A form that comes back says what is wrong with it among much else.
  const content = page.querySelector("main") ?? page.body;
  return (content.querySelector("[role=alert]") ?? content).textContent.replace(/\s+/g, " ").trim() || fallback;
}
