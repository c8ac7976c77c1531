// Times: <time datetime="…Z" data-local="date|moment"> shows a moment in the reader's own language and zone.
// Without this script it shows the day in UTC.

const styles = {
  date: new Intl.DateTimeFormat(undefined, { dateStyle: "medium" }),
  moment: new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "short" }),
};

for (const element of document.querySelectorAll("time[data-local]")) {
  const moment = new Date(element.dateTime);
  const style = styles[element.dataset.local];
  if (style && !Number.isNaN(moment.getTime())) element.textContent = style.format(moment);
}
