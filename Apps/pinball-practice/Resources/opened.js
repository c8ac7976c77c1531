// A form[data-opened] is sent once when its page is opened: it notes that something was looked at, or asks for what is due.
// The server takes each ticket once, so a page from the browser's cache notes nothing again. Parts that are swapped in later
// send nothing.

function send() {
  for (const form of document.querySelectorAll("form[data-opened]")) {
    fetch(form.action, { method: "POST", body: new URLSearchParams(new FormData(form)), keepalive: true }).catch(() => {});
  }
}

if (document.prerendering) document.addEventListener("prerenderingchange", send, { once: true });
else send();
