// Offers to install the app if the browser can. On an iPhone, explains how to install it by hand.
//
// A declined offer is not shown again in this browser.

const part = document.querySelector("#install");
const declined = "install-declined";

function isDeclined() {
  try {
    return localStorage[declined] !== undefined;
  } catch {
    return false;
  }
}

function close() {
  part.hidden = true;
  try {
    localStorage[declined] = "yes";
  } catch {
    // Without storage the offer is shown again.
  }
}

function offer(how) {
  for (const element of part.querySelectorAll(`[data-install=${how}]`)) element.hidden = false;
  part.hidden = false;
}

if (part && !isDeclined() && !matchMedia("(display-mode: standalone)").matches) {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    const button = part.querySelector("button[data-install=button]");
    button.onclick = async () => {
      await event.prompt();
      await event.userChoice;
      close();
    };
    offer("button");
  });
  addEventListener("appinstalled", close);
  // Only Apple's browsers for phones and tablets have this property.
  if (navigator.standalone === false) offer("share");
  part.querySelector("[data-dismiss]").addEventListener("click", close);
}
