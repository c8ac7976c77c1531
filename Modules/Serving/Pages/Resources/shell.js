// What the frame of every page does: questions, sharing, installing, and the service worker. All of it works on what the page
// has, and does nothing on other pages.

import { account, names, remember, remembered, version } from "./page.js";
import { t } from "./words.js";

// MARK: Small services

// Submits the page's form with data-submit at once, also when it appears later. Without scripts the user presses its
// button.
const submit = () => document.querySelector("form[data-submit]")?.requestSubmit();
document.querySelector("#content")?.addEventListener("swapped", submit);
submit();

// Shows a hint on pages that came over plain HTTP from another machine, where browsers disable some features.
const insecure = document.querySelector("#insecure");
if (insecure && !isSecureContext && location.pathname !== "/phone") insecure.hidden = false;

// Buttons with data-print print the page; without scripts the browser's own menu does.
for (const button of document.querySelectorAll("[data-print]")) {
  button.hidden = false;
  button.addEventListener("click", () => print());
}

// Scrolls the head's current tab to the middle on phones that cannot show all tabs, also when the state beside them changes
// its width.
const tab = document.querySelector(".site-tabs [aria-current]");
const row = tab?.parentElement;
const middle = (element) => element.getBoundingClientRect().left + element.offsetWidth / 2;
if (tab) new ResizeObserver(() => (row.scrollLeft += middle(tab) - middle(row))).observe(row);

// MARK: Questions
//
// A form or button with data-ask="Remove Ana from the group?" is sent only after the user confirms.
// A date field with data-ask and data-ask-after="2026-12-01" makes its form ask for later dates only.
//
// The confirming button repeats the text of the pressed button, so that it names the action. The form then has a field
// "confirmed". Without this script the server asks on a page of its own.

const confirmed = "confirmed";

document.addEventListener("submit", (event) => {
  const form = event.target;
  const sentence = event.submitter?.dataset.ask ?? form.dataset.ask ?? late(form);
  if (!sentence || form.elements[confirmed]) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  ask(form, event.submitter, sentence);
}, { capture: true });

function late(form) {
  const fields = [...form.querySelectorAll("input[data-ask][data-ask-after]")];
  return fields.find((input) => input.value > input.dataset.askAfter)?.dataset.ask;
}

function ask(form, submitter, sentence) {
  const dialog = document.createElement("dialog");
  dialog.className = "ask";
  dialog.setAttribute("role", "alertdialog");
  dialog.setAttribute("aria-labelledby", "ask-sentence");
  const words = document.createElement("p");
  words.id = "ask-sentence";
  words.textContent = sentence;
  const actions = document.createElement("div");
  actions.className = "actions";
  actions.append(
    button(label(submitter), "danger", () => {
      dialog.close();
      confirm(form, submitter);
    }),
    button(t`Cancel`, "", () => dialog.close()),
  );
  dialog.append(words, actions);
  // A tap beside the dialog cancels.
  dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  // Enter cancels.
  actions.lastElementChild.focus();
}

function confirm(asked, submitter) {
  // A live page may have replaced the form meanwhile.
  const form = asked.isConnected ? asked : [...document.forms].find((other) => isSame(other, asked));
  if (!form) return;
  const answer = document.createElement("input");
  [answer.type, answer.name, answer.value] = ["hidden", confirmed, "yes"];
  form.append(answer);
  form.requestSubmit([...form.elements].find((button) => button === submitter || isSameButton(button, submitter)));
  // A form that stays on the page asks again next time. The browser has already read the form that it is sending.
  answer.remove();
}

function isSame(form, other) {
  return form.getAttribute("action") === other.getAttribute("action") && form.dataset.ask === other.dataset.ask;
}

function isSameButton(button, submitter) {
  return submitter && button.type === "submit" && button.name === submitter.name && button.value === submitter.value;
}

function label(submitter) {
  return submitter?.dataset.askButton ?? submitter?.getAttribute("aria-label") ?? submitter?.textContent.trim() ?? t`Continue`;
}

function button(words, look, act) {
  const made = document.createElement("button");
  [made.type, made.className, made.textContent] = ["button", look, words];
  made.addEventListener("click", act);
  return made;
}

// MARK: Sharing
//
// <p hidden><button data-share="…">Share link</button></p> opens the device's share sheet. Without one, the button
// copies the link. Without both, such as over plain HTTP, the button stays hidden.

function openShares(root) {
  if (!navigator.share && !navigator.clipboard) return;
  for (const button of root.querySelectorAll("button[data-share]")) {
    button.parentElement.hidden = false;
    if (!navigator.share) button.textContent = t`Copy link`;
  }
}

document.addEventListener("click", async (event) => {
  const button = event.target.closest("button[data-share]");
  if (!button) return;
  try {
    if (navigator.share) await navigator.share({ title: document.title, url: button.dataset.share });
    else {
      await navigator.clipboard.writeText(button.dataset.share);
      button.textContent = t`Link copied`;
    }
  } catch {
    // The user closed the share sheet. The link is also on the page.
  }
});

openShares(document);
// Also in parts that are loaded later.
document.addEventListener("swapped", (event) => openShares(event.target), true);

// MARK: Installing
//
// Offers to install the app if the browser can. On an iPhone, explains how to install it by hand. A declined offer is not
// shown again in this browser.

const install = document.querySelector("#install");
const declined = "install-declined";

function isDeclined() {
  try {
    return localStorage[declined] !== undefined;
  } catch {
    return false;
  }
}

function closeOffer() {
  install.hidden = true;
  try {
    localStorage[declined] = "yes";
  } catch {
    // Without storage the offer is shown again.
  }
}

function offer(how) {
  for (const element of install.querySelectorAll(`[data-install=${how}]`)) element.hidden = false;
  install.hidden = false;
}

if (install && !isDeclined() && !matchMedia("(display-mode: standalone)").matches) {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    const button = install.querySelector("button[data-install=button]");
    button.onclick = async () => {
      await event.prompt();
      await event.userChoice;
      closeOffer();
    };
    offer("button");
  });
  addEventListener("appinstalled", closeOffer);
  // Only Apple's browsers for phones and tablets have this property.
  if (navigator.standalone === false) offer("share");
  install.querySelector("[data-dismiss]").addEventListener("click", closeOffer);
}

// MARK: The service worker
//
// It caches pages for offline use (sw.js). Browsers allow it over HTTPS and from this machine. It begins on pages with
// data-offline, which have an account or a score card.
//
// The service worker caches each page that it loads. A page that was loaded before the worker started sends it the
// addresses of its parts, so that the page opens offline, too. So does a page that a script moved to another address. Every
// page sends the addresses of those that belong to it.

async function beginWorker() {
  await navigator.serviceWorker.register("/sw.js");
  goOn();
  const [visit] = performance.getEntriesByType("navigation");
  const { active } = await navigator.serviceWorker.ready;
  const ahead = [...document.querySelectorAll("link[rel=keep]")].map((link) => link.href);
  if (visit?.workerStart > 0) return active.postMessage({ ahead, names });
  const parts = performance.getEntriesByType("resource").map((part) => part.name);
  const own = [location.href, ...parts].filter((address) => address.startsWith(location.origin));
  const pictures = [...document.querySelectorAll("link[rel~=icon], link[rel=manifest]")].map((link) => link.href);
  active.postMessage({ keep: [...new Set([...own, ...pictures])], ahead, names });
}

document.addEventListener("moved", () => {
  navigator.serviceWorker?.controller?.postMessage({ keep: [location.href], names });
});

function whenLoaded(work) {
  if (document.readyState === "complete") work();
  else addEventListener("load", work, { once: true });
}

if ("offline" in document.body.dataset && isSecureContext && "serviceWorker" in navigator) whenLoaded(beginWorker);

// MARK: What is kept on purpose
//
// What a person keeps for offline (keep.js) is a list on this device, of this account: by its id each has a name, its pages,
// how many of them are done, their bytes, and whether it is paused or the device is full. The open page has the service worker
// take one page after another, in one tab at a time, and the next page goes on.

const listName = "kept";
const slow = 30_000;

export const canKeep = Boolean(account) && isSecureContext && "serviceWorker" in navigator && "locks" in navigator;

export function wishes() {
  try {
    return JSON.parse(remembered(listName)) ?? {};
  } catch {
    return {};
  }
}

// Stores a wish; removes it without one. Throws an error if the browser's storage is full or off.
export function wish(id, value) {
  const all = wishes();
  if (value) all[id] = value;
  else delete all[id];
  remember(listName, JSON.stringify(all));
  document.dispatchEvent(new CustomEvent("wished"));
}

addEventListener("online", () => goOn());

// Takes what is not done yet.
export async function goOn() {
  if (canKeep) await navigator.locks.request("scorebook-keep", { ifAvailable: true }, (lock) => lock && takeAll().catch(() => {}));
}

async function takeAll() {
  await begin();
  for (;;) {
    const [id, next] = Object.entries(wishes()).find(([, { isPaused, done, pages }]) => !isPaused && done < pages.length) ?? [];
    if (!next) return;
    const { bytes, isFull } = await post({ choose: next.pages[next.done], names });
    const now = wishes()[id];
    if (isFull && now) wish(id, { ...now, isFull, isPaused: true });
    else if (bytes === undefined) return setTimeout(goOn, slow);
    else if (now) wish(id, { ...now, done: now.done + 1, bytes: now.bytes + bytes });
  }
}

// Begins anew what is of another version of the server, whose pages have other files, and what the browser has removed.
async function begin() {
  const isGone = !(await post({ opens: "/account-of-copies" }));
  for (const [id, old] of Object.entries(wishes())) {
    if (old.version !== version || (isGone && old.done > 0)) wish(id, { ...old, done: 0, bytes: 0, version });
  }
}

// Returns the service worker's answer.
export async function post(message) {
  const { active } = await navigator.serviceWorker.ready;
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
    active.postMessage(message, [port2]);
  });
}
