// Double taps: ignores a second tap on a control that appeared under the finger after the first tap.
//
// After a tap on a form's button, taps at the same place that would send another form or follow a link are ignored for a
// moment. The answer may have put Undo there, or another page. Keys always work. The server recognises a repeated form.
//
// Not a module, so that it runs before the page has controls.
{
  const patience = 1_000;
  const reach = 24;
  const key = "scorebook-tap";

  // Stored across pages, because the form may lead to another page.
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
      // Without storage, such as in private windows, only the server recognises double taps.
    }
  };

  // Returns the address of the form that a button sends, or the name of what a script does then; empty for other controls.
  const formOf = (control) => {
    if (control.dataset.acts) return control.dataset.acts;
    const form = control.matches("button") && control.type === "submit" ? control.form : null;
    return form?.method === "post" ? control.getAttribute("formaction") ?? form.getAttribute("action") ?? location.pathname : "";
  };

  const isClose = (one, other) => Math.hypot(one.x - other.x, one.y - other.y) <= reach;

  // Returns the time of the tap itself. A page that is still loading gets the event later.
  const moment = (event) => Date.now() - (performance.now() - event.timeStamp);

  // Tells forms.js, which may run later, what was sent before.
  addEventListener("submit", ({ target }) => (target.dataset.sent = ""), { capture: true });

  // A tap is stored for the next page and for no page after that.
  const before = remembered();
  if (before) remember(before.isPassed ? null : { ...before, isPassed: true });

  addEventListener("click", (event) => {
    // A key press has no place.
    if (event.detail === 0 || !event.isTrusted) return;
    const control = event.target.closest("button, a, summary, input, select, label");
    if (!control) return;
    const last = remembered();
    const tap = { x: event.clientX, y: event.clientY, time: moment(event), form: formOf(control) };
    const leads = tap.form || control.matches("a");
    if (leads && last && tap.time - last.time < patience && isClose(tap, last) && tap.form !== last.form) {
      event.preventDefault();
      event.stopImmediatePropagation();
    } else if (tap.form) {
      remember(tap);
    }
  }, { capture: true });
}
