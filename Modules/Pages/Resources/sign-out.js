// Asks before signing out while entries are queued: they are sent only after the same user signs in here again. Signing out
// removes what else the pages of the account have stored on this device.

import { account as owner, forgetAll } from "./account.js";
import * as outbox from "./outbox.js";
import { t } from "./words.js";

const signOut = 'form[action="/sign-out"]';
const sure = new WeakSet();

document.addEventListener("submit", async (event) => {
  const form = event.target.closest(signOut);
  if (!form || !owner || event.defaultPrevented || sure.has(form)) return;
  event.preventDefault();
  sure.add(form);
  const count = await outbox.count(owner).catch(() => 0);
  if (count === 0) return form.requestSubmit(event.submitter);
  warn(form, count);
});

document.addEventListener("leaving", (event) => {
  if (owner && event.target.matches(signOut)) forgetAll();
});

function warn(form, count) {
  const warning = document.createElement("p");
  warning.className = "flag flag-bad sign-out-warning";
  warning.setAttribute("role", "alert");
  const queued = t`${count} entries are queued on this device and not sent yet.`;
  warning.textContent = `${queued} ${t`If you sign out now, they stay here until you sign in on this device again.`}`;
  form.prepend(warning);
  form.querySelector("button").textContent = t`Sign out anyway`;
}
