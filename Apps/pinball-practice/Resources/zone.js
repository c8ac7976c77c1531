// Tells the server the time zone of this device, so that the journal's days are the reader's.
// Without this script the server uses the zone of its own machine.

const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
const cookie = `zone=${encodeURIComponent(zone)}`;
if (zone && !document.cookie.split("; ").includes(cookie)) {
  document.cookie = `${cookie}; path=/; max-age=31536000; samesite=lax`;
  // Reloads a page with days of another zone once.
  const isTold = document.cookie.split("; ").includes(cookie);
  if (isTold && document.querySelector("[data-days]")) location.reload();
}
