// Sends each form[data-opened] once when its page is opened, to record a visit or to request due work. The server accepts
// each ticket once, so a page from the browser's cache records nothing again. Parts that are swapped in later send nothing.

import { names } from "./account.js";

function send() {
  for (const form of document.querySelectorAll("form[data-opened]")) {
    const body = new URLSearchParams(new FormData(form));
    fetch(form.action, { method: "POST", body, headers: names, keepalive: true }).catch(() => {});
  }
}

if (document.prerendering) document.addEventListener("prerenderingchange", send, { once: true });
else send();
