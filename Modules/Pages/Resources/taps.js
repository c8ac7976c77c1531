// Double taps: a control that has come under the finger by the first tap takes no second one.
//
// After the button of a form was tapped, taps at the same place are ignored for a moment, where they would send another
// form: the answer may have put Undo there, or another page. Links only lead on. The same form again is the server's to recognise. Keys always count.
//
// Not a module, so that it runs before the page has anything that could be tapped.
{
  const patience = 1_000;
  const reach = 24;
  const key = "scorebook-tap";

  // Kept across pages, for the form may lead to another one.
  const remembered = () => {
    try {
      return JSON.parse(sessionStorage.getItem(key));
    } catch {
      return null;
    }
  };

  const remember = (tap) => {
    try {
      sessionStorage.setItem(key, JSON.stringify(tap));
    } catch {
      // In private windows without storage, only the server recognises double taps.
    }
  };

  // The form that a button sends; empty for other controls.
  const formOf = (control) => {
    const form = control.matches("button") && control.type === "submit" ? control.form : null;
    return form?.method === "post" ? control.getAttribute("formaction") ?? form.getAttribute("action") ?? location.pathname : "";
  };

  const isClose = (one, other) => Math.hypot(one.x - other.x, one.y - other.y) <= reach;

  // The moment of the tap itself: a page that is still being loaded hears of it later.
  const moment = (event) => Date.now() - (performance.now() - event.timeStamp);

  // A tap is remembered for the page that the form leads to, and for no page after that.
  const before = remembered();
  if (before) remember(before.isPassed ? null : { ...before, isPassed: true });

  addEventListener("click", (event) => {
    // A key presses a button without a place.
    if (event.detail === 0 || !event.isTrusted) return;
    const control = event.target.closest("button, a, summary, input, select, label");
    if (!control) return;
    const last = remembered();
    const tap = { x: event.clientX, y: event.clientY, time: moment(event), form: formOf(control) };
    if (tap.form && last && tap.time - last.time < patience && isClose(tap, last) && tap.form !== last.form) {
      event.preventDefault();
      event.stopImmediatePropagation();
    } else if (tap.form) {
      remember(tap);
    }
  }, { capture: true });
}
