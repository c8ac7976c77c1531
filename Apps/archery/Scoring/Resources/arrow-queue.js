// The queue of arrows that the server has not acknowledged yet, for the scoring page and the table for paper cards.
// Each arrow is in the outbox before it is shown, is sent in the order of its archer's others, and is recorded once.
//
// A page provides:
//
//   line, badge       the elements that show the state of the queue
//   who()             the scorer and the shoot, or null
//   action()          the address to send arrows to
//   nameOf(archer)    the archer's name, undefined for an archer whom the page does not score
//   extra()           more fields to send with each arrow
//   take(html)        shows the server's answer
//   refresh()         loads the page again
//   render()          draws the page with the queued arrows
//   settled()         is called when no arrow is being sent any more

import { absences, deliver, fault } from "./answers.js";
import * as outbox from "./outbox.js";
import { check } from "./version.js";
import { t } from "./words.js";

const slowest = 300_000;

export const syncWords = { local: t`On this device`, queued: t`Queued`, sending: t`Sending`, failed: t`Not recorded` };

export class ArrowQueue {
  waiting = [];
  // Arrows of an earlier card of this shoot, whose archers this page does not score.
  #strangers = [];
  isSending = false;
  isPaused = false;
  // Whether the last try found no server or a paused shoot. True until the next try has an answer.
  #isHeldUp = false;
  // Why the arrows wait for their owner, and for what; empty if they do not.
  #ownerAbsence = "";
  #pause = 0;
  #timer = 0;
  #isCached = false;
  #hasSent = false;
  #praise = 0;
  #page;

  constructor(page) {
    this.#page = page;
  }

  // Whether the server is away, so that the page cannot know what other devices have entered.
  get isAway() {
    return this.#isHeldUp && this.waiting.length > 0 && !this.isPaused && !this.#ownerAbsence;
  }

  // Loads the queued arrows from the outbox, also after a reload. Those of an earlier card of this shoot, whose link has
  // ended, are sent under the card of this page where it covers their archers.
  async open() {
    const who = this.#page.who();
    // Before a shoot begins there is no scorer, and the queue is empty.
    const old = who ? await outbox.list(who.scorer, who.shoot) : [];
    for (const entry of old) if (entry.state !== "failed") entry.state = "queued";
    const isOfOtherCard = ({ owner }) => owner !== who.scorer && String(owner).startsWith("card.");
    for (const entry of who ? (await outbox.about(who.shoot)).filter(isOfOtherCard) : []) {
      if (this.#page.nameOf(entry.fields.archer) === undefined) {
        this.#strangers.push(entry);
        continue;
      }
      Object.assign(entry, { owner: who.scorer, state: "queued" });
      await outbox.update(entry);
      old.push(entry);
    }
    old.sort((one, other) => one.number - other.number);
    // The scorer may have entered an arrow while the list was loading.
    this.waiting.unshift(...old.filter((entry) => !this.#has(entry)));
    for (const event of ["online", "focus"]) addEventListener(event, () => this.flush());
    document.addEventListener("visibilitychange", () => document.hidden || this.flush());
  }

  // Stores an arrow for sending. Throws if this device cannot store it.
  async add(entry) {
    const { scorer, shoot } = this.#page.who();
    Object.assign(entry, { owner: scorer, subject: shoot, state: "local", name: this.#page.nameOf(entry.fields.archer) });
    Object.assign(entry.fields, { id: outbox.newIdentity(), device: outbox.device() });
    await outbox.add(entry);
    if (!this.#has(entry)) this.waiting.push(entry);
  }

  #has({ fields }) {
    return this.waiting.some((other) => other.fields.id === fields.id);
  }

  // Removes the last arrow that was not sent. Returns false if it is being sent at this moment.
  async takeBack() {
    const last = this.waiting.at(-1);
    if (last.state === "sending") return false;
    this.waiting.pop();
    await outbox.remove(last);
    return true;
  }

  // Returns the arrow to send next: the oldest of an archer who has no rejected one. Archers do not wait for each other.
  #next() {
    const held = new Set(this.waiting.filter(({ state }) => state === "failed").map(({ fields }) => fields.archer));
    return this.waiting.find(({ fields }) => !held.has(fields.archer));
  }

  // Sends the queued arrows in order. With an empty queue nothing is drawn, because a finger may be on a button.
  async flush() {
    const { waiting } = this;
    if (this.isSending || !this.#next()) return;
    this.isSending = true;
    clearTimeout(this.#timer);
    for (let entry = this.#next(); entry; entry = this.#next()) {
      entry.state = "sending";
      this.tell();
      const outcome = await this.#send(entry);
      this.#isHeldUp = !outcome.html && !outcome.reason && !outcome.isKnown;
      if (outcome.isKnown) {
        await outbox.remove(entry);
        waiting.splice(waiting.indexOf(entry), 1);
        await this.#page.refresh();
      } else if (outcome.html) {
        this.#pause = 0;
        this.isPaused = false;
        this.#ownerAbsence = "";
        await outbox.remove(entry);
        waiting.splice(waiting.indexOf(entry), 1);
        this.#page.take(outcome.html);
      } else if (outcome.reason) {
        entry.state = "failed";
        entry.reason = outcome.reason;
        await outbox.update(entry);
      } else {
        entry.state = "queued";
        this.#isCached = await opensOffline();
        this.isPaused = outcome.isPaused ?? false;
        this.#ownerAbsence = outcome.absence ?? "";
        this.#pause = Math.min(Math.max(this.#pause * 2, outcome.wait ?? 500), this.isPaused ? 10_000 : slowest);
        this.#timer = setTimeout(() => this.flush(), this.#pause * (0.75 + Math.random() / 2));
        break;
      }
    }
    this.isSending = false;
    this.#page.render();
    this.#page.settled();
  }

  // Returns the page's new content, the reason for a rejection, or that the arrow is recorded already. With none of them,
  // the arrow is sent again later.
  async #send({ fields }) {
    const body = new URLSearchParams({ ...fields, ...this.#page.extra?.() }).toString();
    const { fate, answer, text, wait } = await deliver({ address: this.#page.action(), body });
    if (fate === "waits") return { wait };
    if (absences[fate]) return { absence: [absences[fate], t`They are sent when you sign in again on this device.`], wait: 5_000 };
    if (answer.ok) {
      check(answer);
      return { html: text };
    }
    const { code, sentence } = fault(answer, text);
    // Under an earlier card the answer was lost.
    if (code === "ticketReused") return { isKnown: true };
    if (code === "cardEnded") {
      return { absence: [t`This score card’s link has ended.`, t`They are sent when you open the new card’s link on this device.`], wait: 5_000 };
    }
    return code === "paused" ? { isPaused: true, wait: 5_000 } : { reason: sentence };
  }

  // Shows the state of the queue.
  tell() {
    const { line } = this.#page;
    const failed = this.waiting.find(({ state }) => state === "failed");
    const isHeldUp = this.#isHeldUp && this.waiting.length > 0;
    if (this.#page.who()) this.#count();
    const left = this.#strangers.length > 0 ? this.#leftOver() : "";
    const text = failed ? this.#refusal(failed) : isHeldUp ? this.#absence() : left;
    if (line.dataset.text === text) return;
    Object.assign(line.dataset, { text, state: failed || text === left ? "failed" : "queued" });
    line.hidden = text === "";
    line.replaceChildren(text);
    if (failed) line.append(" ", choice(t`Try again`, () => this.#retry(failed)), choice(t`Leave it out`, () => this.#leaveOut(failed)));
    else if (text && text === left) line.append(" ", choice(t`Leave them out`, () => this.#forget()));
  }

  // Shows the number of queued arrows. "All sent" is shown for a moment only.
  #count() {
    const { badge } = this.#page;
    if (this.waiting.length > 0) {
      clearTimeout(this.#praise);
      this.#hasSent = true;
      Object.assign(badge, { hidden: false, textContent: t`${this.waiting.length} to send` });
    } else if (this.#hasSent) {
      this.#hasSent = false;
      badge.textContent = t`All sent`;
      this.#praise = setTimeout(() => { badge.hidden = true; }, 3_000);
    }
  }

  #absence() {
    const saved = t`${this.waiting.length} arrows are saved on this device.`;
    if (this.isPaused) return `${t`The shoot is paused.`} ${saved} ${t`They are sent when the shoot is resumed.`}`;
    if (this.#ownerAbsence) return `${this.#ownerAbsence[0]} ${saved} ${this.#ownerAbsence[1]}`;
    const safety = this.#isCached ? "" : ` ${t`Keep this page open: it cannot be loaded without the server.`}`;
    return `${t`The server does not answer.`} ${saved} ${t`They are sent as soon as the server answers.`}${safety}`;
  }

  #refusal({ fields, key, reason }) {
    const name = this.#page.nameOf(fields.archer) ?? "";
    return t`Not recorded: ${fields.value ?? key?.token ?? "•"} for ${name} in end ${fields.end}. ${reason}`;
  }

  // Lists the arrows that this page cannot send.
  #leftOver() {
    const ends = new Map();
    for (const { fields, key, name } of this.#strangers) {
      const end = t`${name ?? "?"}, end ${fields.end}`;
      ends.set(end, [...(ends.get(end) ?? []), fields.value ?? key?.token ?? "•"]);
    }
    const list = [...ends].map(([end, tokens]) => `${end}: ${tokens.join(" ")}`).join("; ");
    return `${t`Not sent: ${list}.`} ${t`This card does not cover these archers. Open the card of their target on this device, or ask the organiser to enter the arrows.`}`;
  }

  async #forget() {
    for (const entry of this.#strangers.splice(0)) await outbox.remove(entry);
    this.tell();
  }

  async #retry(entry) {
    entry.state = "local";
    await outbox.update(entry);
    this.tell();
    this.flush();
  }

  async #leaveOut(entry) {
    await outbox.remove(entry);
    this.waiting.splice(this.waiting.indexOf(entry), 1);
    await this.#page.refresh();
    this.#page.render();
    this.flush();
  }
}

// Returns whether this page opens without the server. Only the service worker knows which copy it answers an address with.
function opensOffline() {
  const worker = navigator.serviceWorker?.controller;
  if (!worker) return false;
  const { port1: here, port2: there } = new MessageChannel();
  return new Promise((resolve) => {
    here.onmessage = ({ data }) => resolve(data);
    // A worker of an earlier version does not answer.
    setTimeout(() => resolve(false), 1_000);
    worker.postMessage({ opens: location.href }, [there]);
  });
}

function choice(label, act) {
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = label;
  button.addEventListener("click", act);
  return button;
}

// Returns the element of an arrow, the same on both pages.
export function mark({ token, colour, sync }) {
  const element = document.createElement("span");
  element.className = `mark ring-${colour}${sync ? " unsent" : ""}`;
  element.textContent = token;
  if (sync) element.title = syncWords[sync];
  return element;
}
