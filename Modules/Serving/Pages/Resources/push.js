// Turns the notifications of this device on and off (Web Push), in the part [data-push] of a page, and shows what its browser
// can do: it may lack what is needed, or its user may have blocked notifications.
//
// The part names the server's key, and whether the server sends to this session. sw.js shows what comes.

import { account, check, names } from "./page.js";
import { post } from "./shell.js";
import { t } from "./words.js";

// The server waits for the push service. In milliseconds.
const patience = 30_000;

const part = () => document.querySelector("[data-push]:not([data-push=''])");

const base64url = (bytes) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes))).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");

const isOf = (key, own) => base64url(own.options.applicationServerKey) === key;

async function subscription() {
  const worker = await navigator.serviceWorker.getRegistration();
  return worker?.pushManager.getSubscription();
}

async function state({ dataset }) {
  if (!isSecureContext) return "insecure";
  if (!("serviceWorker" in navigator && "PushManager" in window && "Notification" in window)) {
    // Only Apple's browsers for phones and tablets have this property.
    return navigator.standalone === false ? "install" : "unable";
  }
  if (Notification.permission === "denied") return "blocked";
  const own = await subscription();
  return own && "pushOn" in dataset && isOf(dataset.push, own) ? "on" : "off";
}

async function draw() {
  const shown = part();
  if (!shown) return;
  const now = await state(shown);
  for (const one of shown.querySelectorAll("[data-push-state]")) one.hidden = one.dataset.pushState !== now;
  shown.hidden = false;
}

function say(words) {
  part().querySelector("[data-push-said]").textContent = words;
}

// A sentence of the server.
class Refused extends Error {}

async function send(address, fields = {}) {
  const headers = { ...names, "X-Fragment": "true", Accept: "application/problem+json, application/json" };
  const signal = AbortSignal.timeout(patience);
  const body = new URLSearchParams(fields);
  const answer = await fetch(address, { method: "POST", body, headers, credentials: "same-origin", signal });
  check(answer);
  const said = await answer.json();
  if (!answer.ok) throw new Refused([said.title, said.detail].filter(Boolean).join(" "));
  part().toggleAttribute("data-push-on", said.isOn);
}

const acts = {
  async on(key) {
    if ((await Notification.requestPermission()) !== "granted") return;
    const { pushManager } = await navigator.serviceWorker.ready;
    // One of a server that had another key gets nothing.
    const old = await pushManager.getSubscription();
    if (old && !isOf(key, old)) await old.unsubscribe();
    const own = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    await send("/inbox/device", { subscription: JSON.stringify(own) });
    await post({ notifies: account });
  },
  async off() {
    await send("/inbox/device/off");
    await (await subscription())?.unsubscribe();
  },
  async test() {
    await send("/inbox/device/test");
    say(t`The test is on its way.`);
  },
};

document.addEventListener("click", async ({ target }) => {
  const button = target.closest("[data-push-act]");
  if (!button) return;
  say("");
  button.disabled = true;
  try {
    await acts[button.dataset.pushAct](part().dataset.push);
  } catch (error) {
    say(error instanceof Refused ? error.message : t`That did not work. Check the connection, and try again.`);
  }
  button.disabled = false;
  await draw();
  // The pressed button may be gone.
  if (!button.checkVisibility()) part().querySelector("[data-push-state]:not([hidden]) button")?.focus();
});

document.querySelector("#content")?.addEventListener("swapped", draw);
draw();
