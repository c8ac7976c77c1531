// Sends the form that the page is for, so that nobody has to; without scripts there is its button. The form may come with
// a later state of the page.
const send = () => document.querySelector("form[data-submit]")?.requestSubmit();
document.querySelector("#content")?.addEventListener("swapped", send);
send();
