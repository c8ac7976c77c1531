// Sends each form[data-opened] once when its page is opened, to record a visit or to request due work. The server accepts
// each ticket once, so a page from the browser's cache records nothing again. Parts that are swapped in later send nothing.

function send() {
  for (const form of document.querySelectorAll("form[data-opened]")) {
    fetch(form.action, { method: "POST", body: new URLSearchParams(new FormData(form)), keepalive: true }).catch(() => {});
  }
}

if (document.prerendering) document.addEventListener("prerenderingchange", send, { once: true });
else send();
