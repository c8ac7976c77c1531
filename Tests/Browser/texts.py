"""The texts of a page in the pseudo-languages: words that no catalogue has, and words that are cut off."""

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
