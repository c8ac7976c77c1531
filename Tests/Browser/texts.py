"""The texts of a page in the pseudo-languages: words that no catalogue has, words that are cut off, and dates."""

# Words of English outside names, codes and dates; the pseudo-language accents every letter of a catalogue's sentences.
PLAIN = """() => {
  const found = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const element = texts.currentNode.parentElement;
    if (element.closest("bdi, code, time, script, style, textarea, .secret, .code, [data-zone-name], option[lang]")) continue;
    const words = texts.currentNode.textContent.match(/[A-Za-z]{3,}/g) ?? [];
    found.push(...words.filter((word) => word !== "UTC"));
  }
  return found;
}"""

# Elements that hide a part of their text; one that is a pixel wide is for screen readers.
CLIPPED = """() => [...document.querySelectorAll("body *")].filter((element) => {
  const style = getComputedStyle(element);
  if (element.closest(".unseen, details:not([open]) > :not(summary)") || element.clientWidth < 2 || style.display === "inline") return false;
  const hides = ["hidden", "clip"].includes(style.overflowX) || element.matches("button, .button, a.card");
  // Names that people gave end with an ellipsis, and one can scroll in a field.
  if (element.matches("input") || (style.textOverflow === "ellipsis" && element.querySelector(":scope > bdi"))) return false;
  return hides && element.scrollWidth > element.clientWidth + 1;
}).map((element) => element.outerHTML.slice(0, 120))"""

# The words that a reader sees or hears, without those of files to download and of commands to type. An American, and a reader
# of the pseudo-language, reads "Nov 24, 2026" everywhere: neither the spelling of programs nor that of the server.
FOREIGN_DATES = """() => {
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const said = [document.title];
  while (walk.nextNode()) {
    const text = walk.currentNode;
    if (!text.parentElement.closest("code, pre, textarea, script")) said.push(text.data.trim());
  }
  for (const name of ["aria-label", "title", "placeholder", "alt", "data-ask", "data-ask-button"]) {
    said.push(...[...document.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name)));
  }
  return said.filter((text) => /\\d{4}-\\d{2}-\\d{2}|\\d{1,2} [A-Z][a-z]{2} \\d{4}/.test(text));
}"""
