// Times: <time datetime="…Z" data-local="date|moment"> shows a moment in the reader's own language and zone.
// Without this script it shows the day in UTC.

const styles = {
  date: new Intl.DateTimeFormat(undefined, { dateStyle: "medium" }),
  moment: new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "short" }),
};

function show(root) {
  for (const element of root.querySelectorAll("time[data-local]")) {
    const moment = new Date(element.dateTime);
    const style = styles[element.dataset.local];
    if (style && !Number.isNaN(moment.getTime())) element.textContent = style.format(moment);
  }
}

show(document);
// Also in parts that come later.
document.addEventListener("swapped", (event) => show(event.target), true);
