// Prints a line at the head of every sheet of paper: the text in `data-page-head` of the part that is printed there. A style
// sheet cannot read an attribute into the margin of a page, so each part gets a kind of page of its own.

const sheet = new CSSStyleSheet();
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

function writeHeads() {
  const rules = [...document.querySelectorAll("[data-page-head]")].map((part, number) => {
    part.style.page = `head-${number}`;
    const text = JSON.stringify(part.dataset.pageHead.replace(/\s+/g, " "));
    return `@page head-${number} { @top-left { content: ${text}; font: 9pt system-ui, sans-serif; } }`;
  });
  sheet.replaceSync(rules.join("\n"));
}

// Parts of a live page are replaced.
addEventListener("beforeprint", writeHeads);
