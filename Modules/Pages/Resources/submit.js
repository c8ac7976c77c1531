// Submits the page's form with data-submit at once, also when it appears later. Without scripts the user presses its
// button.
const send = () => document.querySelector("form[data-submit]")?.requestSubmit();
document.querySelector("#content")?.addEventListener("swapped", send);
send();
