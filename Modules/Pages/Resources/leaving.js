// Forms and links that load another page: they leave this one only if the server answers. Otherwise the browser would show
// an error page of its own, and what was typed would be gone.
//
//   send(form, submitter)   submits a form that is not queued, after the event "leaving"; says at the form when the server
//                           is away
//   follow(link)            opens a link; says when the server is away
//   isSafe()                whether a page that is loaded without asking first never ends on the browser's error page

import { account } from "./account.js";
import { isThere } from "./answers.js";
import { blame, clear } from "./faults.js";
import { notify } from "./fragments.js";
import { isConnected } from "./live.js";
import { t } from "./words.js";

// The service worker has pages for a signed-in account, and an open stream shows that the server is there.
export function isSafe() {
  return isConnected() || Boolean(account && navigator.serviceWorker?.controller);
}

export async function send(form, submitter) {
  if (form.getAttribute("aria-busy") === "true") return;
  // Read at once, because the next event may change the form.
  const sent = [...new FormData(form, submitter)];
  clear(form);
  if (!(await asked(form, submitter ?? form))) {
    const sentence = t`The server does not answer, and this cannot be queued. Nothing was sent, and what you entered is still here. Try again.`;
    if (!blame(form, { sentence })) notify(sentence);
    return;
  }
  notify("");
  form.dispatchEvent(new Event("leaving", { bubbles: true }));
  form.addEventListener("formdata", ({ formData }) => {
    for (const name of new Set(formData.keys())) formData.delete(name);
    for (const [name, value] of sent) formData.append(name, value);
  }, { once: true });
  const own = form.getAttribute("action");
  const other = submitter?.getAttribute("formaction");
  if (other) form.setAttribute("action", other);
  // The form's own event and checks are over. A field may be called "submit".
  HTMLFormElement.prototype.submit.call(form);
  if (other && own === null) form.removeAttribute("action");
  else if (other) form.setAttribute("action", own);
}

export async function follow(link) {
  if (await asked(link, link)) return location.assign(link.href);
  notify(t`The server does not answer, and this page is not on this device. Try again.`);
}

async function asked(part, trigger) {
  part.setAttribute("aria-busy", "true");
  trigger.classList.add("is-sending");
  const is = await isThere();
  part.removeAttribute("aria-busy");
  trigger.classList.remove("is-sending");
  return is;
}
