// Says what the browser withholds from a page that came over plain HTTP from another machine.

const sentence = document.querySelector("#insecure");
if (sentence && !isSecureContext && location.pathname !== "/phone") sentence.hidden = false;
