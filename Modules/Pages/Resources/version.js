// A page and its server may be of two versions, once the server was updated. Then the page is loaded again as a whole, so
// that no script gets markup of another version. What is queued is in the browser's database and stays.
//
//   outdated()      loads the page again, or says that it should be where something was typed and not sent.
//   check(answer)   does so for an answer of a server of another version, and returns whether it is of one.

import { isTyped, notify } from "./fragments.js";
import { t } from "./words.js";

export const version = document.body.dataset.version;
const last = "reloaded";

export function outdated() {
  const isTypedIn = [...document.querySelectorAll("main input, main select, main textarea")].some(isTyped);
  if (isTypedIn || isReloaded()) notify(t`This page has a new version. Send what you typed, then reload the page.`);
  else location.reload();
}

// Whether the page was loaded again a moment ago, and came from this browser's cache once more.
function isReloaded() {
  try {
    const before = Number(sessionStorage[last] ?? 0);
    sessionStorage[last] = Date.now();
    return Date.now() - before < 10_000;
  } catch {
    return false;
  }
}

export function check(answer) {
  const theirs = answer.headers.get("X-Version");
  if (!version || !theirs || theirs === version) return false;
  outdated();
  return true;
}
