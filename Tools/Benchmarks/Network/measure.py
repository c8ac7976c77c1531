"""Measures pages over a line of 400 ms and 400 kbit/s, with the browser of the tests of pages; a line of JSON for each visit.

    measure.py RUNS

ARCHERY names the program of the archery app, and those of the other apps lie beside it. A visit begins without connections. The
first is that of a browser that knows only its session, the second comes when the first has fetched everything.
"""

import json
import os
import pathlib
import sys
import tempfile
import time

sys.path.insert(0, str(pathlib.Path(__file__).parents[3] / "Tests" / "Browser"))
from scorebook import PHONE, Server, launch  # noqa: E402
from slow_line import SlowLine  # noqa: E402

ROUND_TRIP, RATE = 0.4, 400_000
SCORING, SHOOT = "scoring page", "/shoots/sample-shoot"
PAGES = {
    "archery": {"shoots": "/", "shoot": SHOOT, SCORING: f"{SHOOT}/score", "board": f"{SHOOT}/board", "results": f"{SHOOT}/results"},
    "fitness-challenge": {"group": "/groups/sample", "boards": "/groups/sample/boards"},
    "pinball-practice": {"start": "/", "quick entry": "/practice", "standings": "/league/standings"},
}
# Taps a key until the page's script takes the tap, and notes when the arrow stands on the pad. Before that, a browser would send the
# form and load the page again; here nothing happens, so that the time is the first at which a tap is answered at once.
TAP = """() => {
  const end = () => document.querySelector("#scoring .end")?.textContent;
  let [before, isTaken] = [null, false];
  addEventListener("submit", (event) => {
    if (event.defaultPrevented) isTaken = true;
    else event.preventDefault();
  });
  const look = () => {
    const key = document.querySelector("[data-arrow] button[id^=key-]");
    if (isTaken && end() !== before) return void (window.usable = performance.now());
    if (key && !isTaken) {
      before = end();
      key.click();
    }
    setTimeout(look, 20);
  };
  look();
}"""


def visit(context, line, address, is_scoring):
    """One visit with what it took until nothing moved any more."""
    line.forget()
    page = context.new_page()
    if is_scoring:
        page.add_init_script(f"({TAP})()")
    page.goto(line.url + address)
    found = {"milliseconds": page.evaluate("performance.getEntriesByType('navigation')[0].loadEventEnd")}
    if is_scoring:
        page.wait_for_function("() => window.usable")
        found["usableMilliseconds"] = page.evaluate("window.usable")
    line.rest()
    found |= {"requests": line.requests, "bytes": line.bytes}
    page.close()
    return found


def session(browser, server):
    """What a browser that is signed in sends, without anything that it has visited."""
    context = browser.new_context()
    context.request.post(server.link, max_redirects=0)
    state = context.storage_state()
    context.close()
    return state


def measure(app, browser):
    with tempfile.TemporaryDirectory() as folder:
        server = Server(f"sqlite:{folder}/app.sqlite", folder, "--sample", app=app)
        line = SlowLine(int(server.url.rpartition(":")[2]), ROUND_TRIP, RATE)
        try:
            state = session(browser, server)
            for name, address in PAGES[app].items():
                context = browser.new_context(storage_state=state, **PHONE)
                for which in ("first", "second"):
                    found = visit(context, line, address, name == SCORING)
                    print(json.dumps({"app": app, "visited": name, "visit": which, **found}), flush=True)
                context.close()
        finally:
            line.end()
            server.end()


def check(browser):
    """What the line makes of known bytes: a connection, a request and 100 KB, which take 0.8 s and 2 s."""
    body = b"x" * 100_000
    import http.server
    import threading

    class Handler(http.server.BaseHTTPRequestHandler):
        def do_GET(self):
            self.send_response(200)
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_):
            pass

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    line = SlowLine(server.server_port, ROUND_TRIP, RATE)
    page = browser.new_context().new_page()
    began = time.monotonic()
    page.goto(line.url)
    print(json.dumps({"visited": "100 KB", "milliseconds": (time.monotonic() - began) * 1000, "bytes": line.bytes}), flush=True)
    page.context.close()
    line.end()
    server.shutdown()


def main():
    browser = launch()
    for _ in range(int(sys.argv[1])):
        check(browser)
        for app in os.environ.get("APPS", " ".join(PAGES)).split():
            measure(app, browser)
    browser.close()


main()
