// Tells the server in which zone the clock of this device goes, so that the journal's days are the reader's.
// Without this script the zone of the server's machine is taken.

const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
const cookie = `zone=${encodeURIComponent(zone)}`;
if (zone && !document.cookie.split("; ").includes(cookie)) {
  document.cookie = `${cookie}; path=/; max-age=31536000; samesite=lax`;
  // Days that were made with another zone are made again, once.
  const isTold = document.cookie.split("; ").includes(cookie);
  if (isTold && document.querySelector("[data-days]")) location.reload();
}
