// Scrolls the head's current tab into view on phones that cannot show all tabs.

document.querySelector(".site-tabs [aria-current]")?.scrollIntoView({ inline: "center", block: "nearest" });
