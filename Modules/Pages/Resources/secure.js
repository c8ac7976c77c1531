// Shows a hint on pages that came over plain HTTP from another machine, where browsers disable some features.

const sentence = document.querySelector("#insecure");
if (sentence && !isSecureContext && location.pathname !== "/phone") sentence.hidden = false;
