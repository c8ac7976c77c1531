// Requests from scripts to the server, and its answers: the HTML of a part of a page, or an error message.

import { names } from "./account.js";
import { swap } from "./fragments.js";
import { show as showTimes, written } from "./times.js";
import { whenLifted } from "./touch.js";
import { t } from "./words.js";

const patience = 10_000;

// Why an entry waits for its owner to sign in, by its fate.
export const absences = {
  signedOut: t`You are signed out.`,
  otherAccount: t`Another account is signed in in this browser.`,
};

export async function show(part, html) {
  await new Promise(whenLifted);
  swap(part, html);
  part.dispatchEvent(new CustomEvent("fragment", { detail: html }));
  const address = part.querySelector("[data-address]")?.dataset.address;
  if (address) history.replaceState(null, "", address);
}

export function get(address, request) {
  return fetch(address, {
    ...request,
    headers: { ...names, "X-Fragment": "true", Accept: "application/problem+json, */*" },
    credentials: "same-origin",
    signal: AbortSignal.timeout(patience),
  });
}

export async function refresh(part) {
  if (part.querySelector("input[type=text]:not(:placeholder-shown), textarea:not(:placeholder-shown)")) return;
  const answer = await get(location.href, {});
  if (answer.ok && !answer.redirected) await show(part, await answer.text());
}

// Returns whether the server answers now.
export async function isThere() {
  try {
    await fetch("/healthz", { method: "HEAD", cache: "no-store", signal: AbortSignal.timeout(patience) });
    return true;
  } catch {
    return false;
  }
}

// Sends a queued entry and returns its fate: "waits" if the server is away or too busy, "signedOut" or "otherAccount" if
// its owner is not signed in, or "answered".
export async function deliver(entry) {
  try {
    const answer = await post(entry);
    const text = await answer.text();
    const isBusy = answer.status >= 500 || answer.status === 408 || answer.status === 429;
    const wait = 1_000 * Number(answer.headers.get("Retry-After") ?? 0) || undefined;
    const absence = fault(answer, text).code === "otherAccount" ? "otherAccount" : "signedOut";
    return { fate: isBusy ? "waits" : answer.status === 401 ? absence : "answered", answer, text, wait };
  } catch {
    return { fate: "waits" };
  }
}

function post(entry) {
  const headers = {
    ...names,
    "Content-Type": "application/x-www-form-urlencoded",
    "X-Fragment": "true",
    Accept: "application/problem+json, */*",
  };
  // The age in milliseconds. The server computes the moment from it, because this device's clock may be wrong.
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

// Returns the fields that a form sends when one of its buttons is pressed.
export function fields(form, submitter) {
  const sent = new URLSearchParams(new FormData(form));
  if (submitter?.name) sent.append(submitter.name, submitter.value);
  return sent;
}

// Reads a rejected form's message, codes and field (`id` is the code of a sport's rule), and whether the message needs the field's label before it.
export function fault(answer, text) {
  const sentence = words(answer, text);
  try {
    const { field, code, id } = JSON.parse(text);
    return { sentence, field, code, id, isBare: code === "invalidField" };
  } catch {
    return { sentence };
  }
}

// The server answers a rejected form with problem+json or with HTML.
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
  // In a whole page, the message is the element with role=alert.
  const content = page.querySelector("main") ?? page.body;
  return (content.querySelector("[role=alert]") ?? content).textContent.replace(/\s+/g, " ").trim() || fallback;
}
