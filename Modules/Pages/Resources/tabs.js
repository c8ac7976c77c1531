// Scrolls the head's current tab to the middle on phones that cannot show all tabs, also when the state beside them changes
// its width.

const tab = document.querySelector(".site-tabs [aria-current]");
const row = tab?.parentElement;
const middle = (element) => element.getBoundingClientRect().left + element.offsetWidth / 2;
if (tab) new ResizeObserver(() => (row.scrollLeft += middle(tab) - middle(row))).observe(row);
