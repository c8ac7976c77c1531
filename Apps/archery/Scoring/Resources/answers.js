// The server's answers about scores: their order, and the last one, which this device stores for a reload without the server.

import { copied, get } from "./live.js";
import { check, remember, remembered } from "./page.js";

const pause = 5_000;
// Whether the service worker answered with a copy of the page.
export const isCopy = copied !== undefined;
// When this page came from the server, by the clock of this device.
const begun = copied ?? performance.timeOrigin + (performance.getEntriesByType("navigation")[0]?.responseStart ?? 0);

// Answers may arrive in another order than they were asked for. An answer to an arrow is newer than all that was asked for
// before it arrived.
export class Answers {
  #asked = 0;
  #taken = 0;
  #later = 0;
  #again;

  // `again` is called a while after a page did not come.
  constructor(again) {
    this.#again = again;
  }

  took(turn = this.#asked) {
    this.#taken = turn;
  }

  // Requests a page and passes it to `take` with its turn, unless a newer one was taken meanwhile. Throws without an answer.
  async load(address, take) {
    const turn = (this.#asked += 1);
    clearTimeout(this.#later);
    try {
      const answer = await get(address, {});
      const html = await answer.text();
      if (answer.status >= 500 || answer.status === 429) throw new Error(html);
      if (answer.ok && !answer.redirected && turn > this.#taken && !check(answer)) take(html, turn);
    } catch (error) {
      this.#later = setTimeout(this.#again, pause);
      throw error;
    }
  }
}

// Stores what the server answered last.
export function store(name, html) {
  try {
    remember(name, `${Date.now()}\n${html}`);
  } catch {
    // If the storage is full, a reload without the server shows an older state.
  }
}

// Returns what the server answered last; undefined if this page is newer.
export function stored(name) {
  const [, time, html] = /^(\d+)\n(.*)$/s.exec(remembered(name) ?? "") ?? [];
  return Number(time) > begun ? html : undefined;
}
