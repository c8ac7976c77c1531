// Sends the form that the page is for, so that nobody has to; without scripts there is its button.
document.querySelector("form[data-submit]")?.requestSubmit();
