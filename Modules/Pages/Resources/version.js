// After an update of the server, an open page is of an older version. The page is then reloaded as a whole, so that no
// script gets markup of another version. Queued entries stay in the browser's database.
//
//   outdated()      reloads the page. If the page has unsent input, asks the user to reload it.
//   check(answer)   calls outdated() if the answer is from a server of another version, and returns whether it is.

import { isTyped, notify } from "./fragments.js";
import { t } from "./words.js";

export const version = document.body.dataset.version;
const last = "reloaded";

export function outdated() {
  const isTypedIn = [...document.querySelectorAll("main input, main select, main textarea")].some(isTyped);
  if (isTypedIn || isReloaded()) notify(t`This page has a new version. Send what you typed, then reload the page.`);
  else location.reload();
}

// Returns whether the page was reloaded a moment ago and came from this browser's cache again.
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
