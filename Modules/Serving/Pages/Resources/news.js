// New notices while a page is open: the number of unread ones in the page's title and on the app's badge, and on request a sound
// or a vibration as soon as there are more.
//
// The strip's stream says the number (data-count). Opening a page never makes a sound. Of several tabs, the one that was last in
// front does it for all, and alone keeps its strip's stream while it is hidden. Over plain HTTP, where a browser has no locks,
// only a tab that can be seen does. The switches are on the page of the settings, and this device stores them.

import { disconnect } from "./live.js";
import { forget, remember, remembered } from "./page.js";

const strip = document.querySelector("#strip");
const title = document.title;
const lock = "scorebook-news";
const nameOf = (way) => `news-${way}`;
// The ways that this browser has.
const ways = {};
if ("AudioContext" in window) ways.sound = beep;
if ("vibrate" in navigator) ways.vibration = () => navigator.vibrate([200, 100, 200]);

// The unread notices of the last state; undefined before the first.
let known;
let audio;
// Hands the news over to other tabs; undefined while another tab has them.
let release;

strip?.addEventListener("swapped", () => {
  const unread = Number(strip.querySelector("[data-count]")?.dataset.count ?? 0);
  document.title = unread > 0 ? `(${unread}) ${title}` : title;
  // A browser may refuse it, such as in a private window.
  (unread > 0 ? navigator.setAppBadge?.(unread) : navigator.clearAppBadge?.())?.catch(() => {});
  if (unread > known && (navigator.locks ? release : !document.hidden)) for (const way of wanted()) ways[way]();
  known = unread;
});

function wanted() {
  try {
    return Object.keys(ways).filter((way) => remembered(nameOf(way)) !== null);
  } catch {
    // Without storage the switches are off.
    return [];
  }
}

// Takes the news over from other tabs, until one of them does the same or the switches are off.
async function listen() {
  if (!strip || !navigator.locks || release || document.hidden || wanted().length === 0) return;
  release = () => {};
  try {
    await navigator.locks.request(lock, { steal: true }, () => new Promise((resolve) => {
      release = resolve;
      strip.dataset.awake = "";
      // The last switch may be off by now.
      if (wanted().length === 0) resolve();
    }));
  } catch {
    // Another tab came to the front.
  }
  release = undefined;
  delete strip.dataset.awake;
  if (document.hidden) disconnect(strip);
}

document.addEventListener("visibilitychange", () => {
  // What came while the tab slept is no news.
  if (!document.hidden && !release) known = undefined;
  listen();
});
listen();

async function beep() {
  audio ??= new AudioContext();
  const asked = performance.now();
  await audio.resume();
  // A browser that waits for a tap would make the sound with that tap, long after the news.
  if (performance.now() - asked > 1_000) return;
  const [tone, volume, end] = [audio.createOscillator(), audio.createGain(), audio.currentTime + 0.4];
  tone.frequency.value = 880;
  volume.gain.setValueAtTime(0.2, audio.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.001, end);
  tone.connect(volume).connect(audio.destination);
  tone.start();
  tone.stop(end);
}

// MARK: The switches

function fill() {
  const part = document.querySelector("#while-open");
  if (!part) return;
  part.hidden = Object.keys(ways).length === 0;
  const on = wanted();
  for (const box of part.querySelectorAll("[data-news]")) {
    box.closest("label").hidden = !ways[box.dataset.news];
    // The switch is no input that a reload of the page would lose.
    box.checked = box.defaultChecked = on.includes(box.dataset.news);
  }
}

document.addEventListener("change", ({ target }) => {
  const way = target.dataset.news;
  if (!ways[way]) return;
  try {
    if (target.checked) remember(nameOf(way), "on");
    else forget(nameOf(way));
  } catch {
    // The switch stays off.
  }
  fill();
  // Shows what it will be like, and a browser that waits for a tap before the first sound has one.
  if (target.checked) ways[way]();
  if (wanted().length === 0) release?.();
  listen();
});

document.querySelector("#content")?.addEventListener("swapped", fill);
fill();
