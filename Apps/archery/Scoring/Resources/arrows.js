// Arrows that the server has not acknowledged yet, for the scoring page and the table for paper cards: how they are queued
// (queue.js) and drawn, the rules of turns, and the value of an arrow on a target face.

import { fault, patience } from "./live.js";
import { check } from "./page.js";
import { about, absences, add, device, list, newIdentity, Queue, remove, update } from "./queue.js";
import { t } from "./words.js";

export const syncWords = { local: t`On this device`, queued: t`Queued`, sending: t`Sending`, failed: t`Not recorded` };

// Returns the element of an arrow, the same on both pages.
export function mark({ token, colour, sync }) {
  const element = document.createElement("span");
  element.className = `mark ring-${colour}${sync ? " unsent" : ""}`;
  element.textContent = token;
  if (sync) element.title = syncWords[sync];
  return element;
}

// MARK: The queue of arrows
//
// An arrow is stored before it is shown, and keeps its order among those of its archer. A page provides:
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

// In milliseconds, for a paused shoot, a card that has ended, and a page that did not come.
const pause = 5_000;

export class ArrowQueue {
  waiting = [];
  // Whether what is queued on this device is known, or cannot be read.
  isRead = false;
  // Arrows of an earlier card of this shoot, whose archers this page does not score.
  #strangers = [];
  isPaused = false;
  // Why the arrows wait for their owner, and for what; null if they do not.
  #absence = null;
  #isCached = false;
  #hasSent = false;
  #praise = 0;
  #held = 0;
  #page;
  #queue;

  constructor(page) {
    this.#page = page;
    this.#queue = new Queue({
      get lock() { return `scorebook-outbox ${page.who()?.shoot}`; },
      entries: () => (this.#held ? [] : this.waiting),
      lineOf: ({ fields }) => fields.archer,
      isBlocked: ({ state }) => state === "failed",
      request: ({ fields }) => ({ address: page.action(), body: new URLSearchParams({ ...fields, ...page.extra?.() }).toString() }),
      begins: (entry) => {
        entry.state = "sending";
        this.tell();
      },
      judge: (entry, answer, text) => this.#judge(entry, answer, text),
      leaves: (entry) => this.#leaves(entry),
      waits: (entry, why) => this.#waits(entry, why),
      settled: (isAny) => this.#settled(isAny),
    });
  }

  get isSending() {
    return this.#queue.isSending;
  }

  // Whether the server is away, so that the page cannot know what other devices have entered.
  get isAway() {
    return this.#queue.isHeldUp && this.waiting.length > 0 && !this.isPaused && !this.#absence;
  }

  // Loads the queued arrows, also after a reload. Those of an earlier card of this shoot, whose link has ended, are sent
  // under the card of this page where it covers their archers.
  async open() {
    try {
      this.#include(await this.#queued());
    } finally {
      this.isRead = true;
    }
    this.#queue.begin();
  }

  async #queued() {
    const who = this.#page.who();
    // Before a shoot begins there is no scorer, and the queue is empty.
    const old = who ? await list(who.scorer, who.shoot) : [];
    for (const entry of old) if (entry.state !== "failed") entry.state = "queued";
    const isOfOtherCard = ({ owner }) => owner !== who.scorer && String(owner).startsWith("card.");
    for (const entry of who ? (await about(who.shoot)).filter(isOfOtherCard) : []) {
      if (this.#page.nameOf(entry.fields.archer) === undefined) {
        this.#strangers.push(entry);
        continue;
      }
      Object.assign(entry, { owner: who.scorer, state: "queued" });
      await update(entry);
      old.push(entry);
    }
    return old;
  }

  // Includes what another tab has queued since.
  async reread() {
    const { scorer, shoot } = this.#page.who();
    this.#include(await list(scorer, shoot).catch(() => []));
  }

  #include(entries) {
    this.waiting.push(...entries.filter((entry) => !this.#has(entry)));
    this.waiting.sort((one, other) => one.number - other.number);
  }

  // Stores an arrow for sending. Throws if this device cannot store it.
  async add(entry) {
    const { scorer, shoot } = this.#page.who();
    Object.assign(entry, { owner: scorer, subject: shoot, state: "local", name: this.#page.nameOf(entry.fields.archer) });
    Object.assign(entry.fields, { id: newIdentity(), device: device() });
    await add(entry);
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
    await remove(last);
    return true;
  }

  flush() {
    return this.#queue.flush();
  }

  // Sends nothing until an undo is answered, because it takes back what the server has last. Without an answer, sending goes
  // on once none is expected any more.
  hold() {
    this.#held ||= setTimeout(() => this.release(), patience);
  }

  release() {
    clearTimeout(this.#held);
    this.#held = 0;
    this.flush();
  }

  #judge(entry, answer, text) {
    if (answer.ok) return { then: () => this.#recorded(entry, answer, text) };
    const { code, sentence } = fault(answer, text);
    // Under an earlier card the answer was lost.
    if (code === "ticketReused") return { then: () => this.#leaves(entry) };
    if (code === "cardEnded") return { wait: pause, isCardEnded: true };
    if (code === "paused") return { wait: pause, isPaused: true };
    Object.assign(entry, { state: "failed", reason: sentence });
    return { isBlocked: true };
  }

  #recorded(entry, answer, text) {
    [this.isPaused, this.#absence] = [false, null];
    this.#drop(entry);
    check(answer);
    this.#page.take(text);
  }

  // The server has the arrow, but this page does not have its answer.
  async #leaves(entry) {
    this.#drop(entry);
    await this.#page.refresh();
  }

  #drop(entry) {
    this.waiting = this.waiting.filter((other) => other !== entry);
  }

  async #waits(entry, { absence, isCardEnded, isPaused = false }) {
    entry.state = "queued";
    this.isPaused = isPaused;
    this.#absence = isCardEnded
      ? [t`This score card’s link has ended.`, t`They are sent when you open the new card’s link on this device.`]
      : absence ? [absences[absence], t`They are sent when you sign in again on this device.`] : null;
    this.#isCached = await opensOffline();
  }

  // If none was tried, nothing is drawn, because a finger may be on a button.
  #settled(isAny) {
    if (!isAny) return;
    this.#page.render();
    this.#page.settled();
  }

  // Shows the state of the queue.
  tell() {
    const { line } = this.#page;
    const failed = this.waiting.find(({ state }) => state === "failed");
    const isHeldUp = this.#queue.isHeldUp && this.waiting.length > 0;
    if (this.#page.who()) this.#count();
    const left = this.#strangers.length > 0 ? this.#leftOver() : "";
    const text = failed ? this.#refusal(failed) : isHeldUp ? this.#delay() : left;
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

  #delay() {
    const saved = t`${this.waiting.length} arrows are saved on this device.`;
    if (this.isPaused) return `${t`The shoot is paused.`} ${saved} ${t`They are sent when the shoot is resumed.`}`;
    if (this.#absence) return `${this.#absence[0]} ${saved} ${this.#absence[1]}`;
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
    for (const entry of this.#strangers.splice(0)) await remove(entry);
    this.tell();
  }

  async #retry(entry) {
    entry.state = "local";
    await update(entry);
    this.tell();
    this.flush();
  }

  async #leaveOut(entry) {
    await remove(entry);
    this.#drop(entry);
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

// MARK: Turns
//
// Whose turn it is and which end is open, for arrows that the server has not acknowledged yet. The server's own answer
// (ScorerSession) replaces this.

// Returns the scoring with the queued arrows in it. `chosen` is the archer whose tab was tapped, if any. While the server is
// away (`isAway`), other devices may have entered any archer's end, so a tapped archer goes on without the others.
export function withQueued(scoring, waiting, { chosen, isAway = false } = {}) {
  const state = { ...structuredClone(scoring), closedEnd: null, isAway };
  let selected = state.selected;
  for (const { fields, key, state: sync } of waiting) {
    const archer = state.archers.find(({ id }) => id === fields.archer);
    if (!archer) continue;
    selected = archer.id;
    const { token = fields.value ?? "•", points = 0, colour = "miss" } = key ?? {};
    // Another device has filled this end meanwhile. The server's version is shown.
    if (fields.end && Number(fields.end) !== archer.openEnd) continue;
    archer.open.push({ token, points, colour, sync, ...spotOf(fields) });
    archer.total += key?.points ?? 0;
    if (archer.open.length < state.pads[padOf(archer)].arrowsPerEnd) continue;
    state.closedEnd = { name: archer.name, number: archer.openEnd, marks: archer.open };
    archer.closed.push({ ...state.closedEnd, total: archer.total });
    archer.open = [];
    archer.endsCompleted += 1;
    const closed = archer.openEnd;
    archer.openEnd = archer.endsCompleted < archer.passes.at(-1).lastEnd ? archer.endsCompleted + 1 : undefined;
    // The next archer of this end, or the first archer of the next end.
    if (currentEnd(state) === closed || state.advance === "firstInRoster") selected = firstOpen(state);
  }
  const wanted = state.archers.find(({ id }) => id === (chosen ?? selected));
  state.selected = wanted && isOpen(wanted, state) ? wanted.id : firstOpen(state);
  return state;
}

// Returns the arrow's point on the face; empty for an arrow without one.
const spotOf = ({ x, y }) => (x ? { x: Number(x), y: Number(y) } : {});

function currentEnd({ archers }) {
  // Archers of a shorter round finish earlier and delay no turn.
  const turns = archers.filter((archer) => takesTurns(archer) && archer.openEnd !== undefined);
  return 1 + Math.min(...turns.map(({ endsCompleted }) => endsCompleted));
}

function takesTurns({ isActive, isLeftToOthers }) {
  return isActive && !isLeftToOthers;
}

// Returns the pad of an archer's open end, by its place among the pads; the last pad after the last end.
export function padOf({ passes, openEnd }) {
  return (passes.find(({ lastEnd }) => openEnd <= lastEnd) ?? passes.at(-1))?.pad;
}

// Returns whether an archer's next arrow can be entered now.
export function isOpen(archer, state) {
  const { isActive, isLeftToOthers, openEnd, open } = archer;
  if (!isActive || openEnd === undefined) return false;
  return isLeftToOthers || state.isAway || open.length > 0 || openEnd <= currentEnd(state);
}

function firstOpen(state) {
  const last = currentEnd(state);
  return state.archers.find((archer) => takesTurns(archer) && archer.openEnd <= last)?.id ?? null;
}

// MARK: Rings
//
// The value of an arrow at a point of a target face, by the server's rule and numbers (TargetRings, TargetFace).
//
// Lengths are whole micrometres, and y runs up. A ring's radius may be a fraction of one, so all lengths are compared
// times 40 as big integers. No rounding can move an arrow over a line.

// Returns the value of an arrow. `spot` is the index of its spot, and `x` and `y` are relative to the spot's middle.
// `line` is the radius of the ring that only the shaft's edge reaches; null if the bare point has the same value.
export function worth({ scoring, spots }, shaft, pointX, pointY) {
  const spot = nearest(spots, pointX, pointY);
  const [x, y] = [pointX - spots[spot].xUm, pointY - spots[spot].yUm];
  const hit = (thickness) => scoring.rings.find((ring) => reaches(scoring, ring, thickness, x, y));
  const ring = hit(shaft);
  const isReached = ring !== undefined && ring !== hit(0);
  return {
    token: ring?.token ?? "M",
    colour: ring?.colour ?? "miss",
    spot,
    x,
    y,
    line: isReached ? (ring.fortieths * scoring.diameterUm) / 40 : null,
  };
}

// Returns the index of the nearest spot, the first of equally near ones.
export function nearest(spots, x, y) {
  const distances = spots.map(({ xUm, yUm }) => (x - xUm) ** 2 + (y - yUm) ** 2);
  return distances.indexOf(Math.min(...distances));
}

function reaches({ diameterUm, lineBelongsToLowerZone }, { fortieths }, shaft, x, y) {
  const reach = BigInt(fortieths) * BigInt(diameterUm) + 20n * BigInt(shaft);
  const distance = (40n * BigInt(x)) ** 2n + (40n * BigInt(y)) ** 2n;
  return lineBelongsToLowerZone ? distance < reach ** 2n : distance <= reach ** 2n;
}
