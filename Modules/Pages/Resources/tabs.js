// Brings the current tab of the head into view, where a phone has no room for all.

document.querySelector(".site-tabs [aria-current]")?.scrollIntoView({ inline: "center", block: "nearest" });
