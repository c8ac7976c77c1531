"""A served store of its own for each test, and browsers that are signed in to it."""

import atexit
import contextlib
import datetime
import functools
import io
import os
import pathlib
import re
import shutil
import signal
import socket
import struct
import subprocess
import tempfile
import time
import unittest
import urllib.parse

import pypdf
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Error, expect, sync_playwright

# A busy machine takes seconds for what a free one does at once.
expect.set_options(timeout=20_000)

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
SCREEN = {"viewport": {"width": 1920, "height": 1080}}

# What is queued on the device is there a second after it was asked for, as on a slow phone.
SLOW_QUEUE = """
  const open = IDBFactory.prototype.open;
  IDBFactory.prototype.open = function (...given) {
    const late = {};
    setTimeout(() => {
      const request = open.apply(this, given);
      for (const name of ["onupgradeneeded", "onsuccess", "onerror"]) {
        request[name] = () => Object.assign(late, { result: request.result })[name]();
      }
    }, 1_000);
    return late;
  };
"""

# How long a page may take to show what is done elsewhere: less than until it asks by itself.
SOON = 10_000

# Whether tests take their long forms, as in Tools/soak.
LONG = os.environ.get("SCOREBOOK_LONG") == "1"

# Pages of one site are shown in the same frame of the browser, which takes a third off the time of a page without contents.
KEEP_FRAME = "--enable-features=RenderDocument:level/crashed-frame"

AXE = Axe().axe_script
# The rules about colours take most of axe-core's time.
COLOURS = ["color-contrast", "link-in-text-block"]
WITHOUT_COLOURS = {"rules": {rule: {"enabled": False} for rule in COLOURS}}
# Marks the elements whose texts have known colours, and returns the marks of the others: a hash of the element and of all
# that it is in, as far as style sheets look at them.
MARK_KNOWN = """(known) => {
  const [seen, found] = [new Set(known), []];
  const named = ["class", "style", "role", "type", "disabled", "hidden", "open", "data-state",
    "aria-current", "aria-pressed", "aria-selected", "aria-invalid", "aria-disabled"];
  const hash = (text) => {
    let [one, two] = [0xdeadbeef, 0x41c6ce57];
    for (let place = 0; place < text.length; place += 1) {
      one = Math.imul(one ^ text.charCodeAt(place), 2654435761);
      two = Math.imul(two ^ text.charCodeAt(place), 1597334677);
    }
    return (two >>> 0) * 2 ** 21 + (one >>> 11);
  };
  const hasWords = (part) =>
    part.matches("input, select, textarea") || [...part.childNodes].some(({ nodeType, data }) => nodeType === 3 && data.trim());
  const isNew = (part, within, index) => {
    // Every other row may have another background.
    const row = part.matches("tr, li") ? index % 2 : "";
    const own = [within, part.tagName, row, part.matches(":has(> :checked)"), ...named.map((name) => part.getAttribute(name))].join();
    const mark = hasWords(part) && part.checkVisibility() ? hash(own) : null;
    const isOwnNew = mark !== null && !seen.has(mark);
    if (isOwnNew) {
      seen.add(mark);
      found.push(mark);
    }
    const [children, old] = [[...part.children], []];
    for (const [place, child] of children.entries()) if (!isNew(child, own, place)) old.push(child);
    const isAnyNew = isOwnNew || old.length < children.length;
    if (isAnyNew) for (const child of old) child.dataset.known = "";
    return isAnyNew;
  };
  const sheets = [...document.styleSheets].map((sheet) => `${sheet.href?.split("/").pop()} ${sheet.cssRules.length}`);
  isNew(document.body, `${innerWidth} ${sheets}`, 0);
  return found;
}"""


def sampled(pages):
    """Every fourth page, where another walk looks at all of them; all in the long form."""
    return pages if LONG else pages[::4]


class Server:
    """An app on a free port."""

    def __init__(self, store, data_folder, *options, port=0, app="archery", environment=()):
        own = os.environ.get(app.upper())
        self.program = own or str(pathlib.Path(os.environ["ARCHERY"]).with_name(app))
        self.store = store
        self.environment = {**os.environ, "XDG_DATA_HOME": data_folder, **dict(environment)}
        command = [self.program, "serve", "--port", str(port), "--store", store, *options]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=self.environment)
        for line in self.process.stdout:
            if match := re.search(r"https?://\S+/sign-in/\S+", line):
                self.link = match.group()
                self.url = self.link.partition("/sign-in/")[0]
                return
            if match := re.match(r"Serving on (\S+)", line):
                self.url = match[1]
            # With --claim there is a code instead.
            if match := re.fullmatch(r"  ((?:[0-9A-Z]{4}-){2}[0-9A-Z]{4})\n", line):
                self.code = match[1]
                return
        raise AssertionError("the server ended without printing a link")

    def run(self, *arguments):
        """The output of a command on the same store."""
        command = [self.program, *arguments, "--store", self.store]
        outcome = subprocess.run(command, check=True, capture_output=True, text=True, env=self.environment)
        return outcome.stdout.strip()

    def end(self, how=signal.SIGTERM):
        if self.process.poll() is None:
            self.process.send_signal(how)
        self.process.wait()
        self.process.stdout.close()
        if not self.url.startswith("https:"):
            self.keep_port()

    def keep_port(self):
        """Keeps the port from the servers of other tests until the test is over; one that asks for this port still gets it."""
        self.kept = socket.socket()
        self.kept.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        with contextlib.suppress(OSError):
            self.kept.bind(("127.0.0.1", urllib.parse.urlsplit(self.url).port))


@functools.cache
def playwright():
    """The driver of this process's browsers."""
    driver = sync_playwright().start()
    atexit.register(driver.stop)
    return driver


def launch(*arguments, **options):
    """A browser."""
    program = os.environ["CHROMIUM"]
    return playwright().chromium.launch(executable_path=program, args=["--no-sandbox", KEEP_FRAME, *arguments], **options)


class MovedClock:
    """A time of day that programs share and a test moves; `environment` gives it to a program."""

    def __init__(self, folder, start):
        library, self.file = pathlib.Path(folder) / "clock.so", pathlib.Path(folder) / "clock"
        compiler = shutil.which("cc") or "clang"
        source = pathlib.Path(__file__).with_name("clock.c")
        subprocess.run([compiler, "-shared", "-fPIC", "-o", library, source, "-ldl"], check=True)
        self.file.write_bytes(bytes(8))
        self.environment = {"LD_PRELOAD": str(library), "SCOREBOOK_CLOCK": str(self.file)}
        self.move(start)

    def move(self, moment):
        """Makes it `moment` now."""
        with self.file.open("r+b") as file:
            file.write(struct.pack("q", round((moment - datetime.datetime.now(datetime.UTC)).total_seconds())))


class BrowserTest(unittest.TestCase):
    """Ends what it started, and fails when a page logged an error."""

    # Shared by the tests of a process; each has contexts of its own.
    browser = None
    # The texts whose colours were checked in this process.
    known = set()
    # Without a service worker, unless a test goes offline: each browser would fill a cache of its own. No route sees what a
    # worker itself asks for.
    service_workers = "block"
    # Whether the first page is loaded again under the worker. What a page asks for is hidden from the test if the worker takes
    # it over meanwhile.
    loads_again = True

    @classmethod
    def setUpClass(cls):
        if not (BrowserTest.browser and BrowserTest.browser.is_connected()):
            BrowserTest.browser = launch()

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.data_folder = folder.name
        self.store = f"sqlite:{pathlib.Path(folder.name) / 'archery.sqlite'}"
        self.errors, self.opened = [], []
        self.addCleanup(lambda: self.assertEqual(self.errors, []))

    def serve(self, *options, port=0, app="archery", environment=()):
        server = Server(self.store, self.data_folder, *options, port=port, app=app, environment=environment)
        self.addCleanup(server.end)
        return server

    def open(self, link, **options):
        """A page in a browser of its own."""
        worker = options.pop("service_workers", self.service_workers)
        context = self.browser.new_context(service_workers=worker, **options)
        self.addCleanup(context.close)
        is_account = "/sign-in/" in link and options.get("java_script_enabled", True)
        if is_account:
            link = self.sign_in(context, link)
        page = context.new_page()
        self.opened.append(page)
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", lambda message: self.log(message))
        page.goto(link)
        if worker == "allow" and is_account and self.loads_again:
            self.await_worker(page)
            page.reload()
        return page

    def sign_in(self, context, link):
        """Signs a browser in as the page of a link does by itself, which is not shown; the address that it leads to."""
        answer = context.request.post(link, max_redirects=0)
        self.assertEqual(answer.status, 303, link)
        return urllib.parse.urljoin(link, answer.headers["location"])

    def visit(self, page, address):
        """Shows another page, also after one that goes on by itself, such as a screen, or that a form is leading elsewhere."""
        for _ in range(3):
            try:
                answer = page.goto(address)
                break
            except Error as error:
                interrupted = error
        else:
            raise interrupted
        page.wait_for_load_state()
        return answer

    def shown(self):
        """The address and the beginning of the text of each page, to tell why a test failed."""
        for page in self.opened:
            try:
                text = page.locator("body").inner_text(timeout=2_000)
                yield f"{page.url}\n{text[:2_000]}"
            except Error as error:
                yield f"{page.url}\n{error}"

    def unhurried(self, page):
        """Waits until a tap at the place of the last one is no double tap."""
        while page.evaluate("Date.now() - (JSON.parse(sessionStorage.getItem('scorebook-tap'))?.time ?? 0) <= 1000"):
            page.wait_for_timeout(50)

    def confirm(self, page):
        """Answers the question of a form that destroys something."""
        page.locator("dialog.ask button.danger").click()

    def printed(self, page):
        """The text of each printed sheet, without spaces, because a PDF has only places of letters."""
        page.wait_for_load_state()
        paper = pypdf.PdfReader(io.BytesIO(page.pdf(prefer_css_page_size=True)))
        return ["".join(sheet.extract_text().split()) for sheet in paper.pages]

    def printed_codes(self, page):
        """The texts of the QR codes on the printed sheets, in their order."""
        page.wait_for_load_state()
        with tempfile.TemporaryDirectory() as folder:
            paper = pathlib.Path(folder) / "paper.pdf"
            page.pdf(path=paper, prefer_css_page_size=True)
            subprocess.run(["pdftoppm", "-r", "150", "-png", paper, paper.with_suffix("")], check=True)
            sheets = sorted(paper.parent.glob("*.png"))
            read = subprocess.run(["zbarimg", "--quiet", "--raw", *sheets], check=True, capture_output=True, text=True)
            return read.stdout.split()

    def until(self, page, check):
        """Waits until an asynchronous function of the page returns true, for which `wait_for_function` takes any promise."""
        found = page.evaluate(
            f"""async () => {{
              for (const end = performance.now() + 15_000; performance.now() < end;) {{
                if (await ({check})()) return true;
                await new Promise((next) => setTimeout(next, 50));
              }}
              return false;
            }}"""
        )
        self.assertTrue(found, check)

    def await_any(self, page, items):
        """Waits until a route or an event has put something into a list."""
        end = time.monotonic() + 20
        while not items and time.monotonic() < end:
            page.wait_for_timeout(20)
        self.assertTrue(items)

    def requests(self, context, address):
        """The requests of a context to an address from now on, in a list that has them before they are sent.

        The event of a request or an answer may come after what a page makes of the answer, or, while routes change, never.
        """
        listed = []

        def send(route):
            listed.append(route.request)
            route.continue_()

        context.route(address, send)
        return listed

    def await_answers(self, page):
        """Has the forms of a page wait for the server's answer for longer than 1.5 s, which a busy machine may take."""
        page.add_init_script(
            "const set = setTimeout; setTimeout = (act, pause, ...rest) => set(act, pause === 1_500 ? 15_000 : pause, ...rest)"
        )

    def await_worker(self, page):
        """Waits until the service worker has taken a page over. Pages loaded from then on open without the server."""
        page.wait_for_function("() => navigator.serviceWorker.controller !== null")

    def go_offline(self, page):
        """Takes the network away from a page that has everything it is made of."""
        page.wait_for_load_state()
        page.context.set_offline(True)

    def check_width(self, page, width=390):
        """Whether nothing of a page stands out at its side, once its style sheets are there."""
        page.wait_for_load_state()
        self.assertLessEqual(page.evaluate("document.documentElement.scrollWidth"), width)

    def violations(self, page, name, *, has_large_text=False):
        """The faults that axe-core finds on a page, in light and dark mode, and with text of twice the size where asked."""
        page.wait_for_load_state()
        if has_large_text:
            page.evaluate("document.documentElement.style.fontSize = '212.5%'")
        yield from self.broken_rules(page, name, WITHOUT_COLOURS)
        if has_large_text:
            # Large text needs less contrast.
            page.evaluate("document.documentElement.style.fontSize = ''")
        found = page.evaluate(MARK_KNOWN, list(self.known))
        if not found:
            return
        self.known.update(found)
        for scheme, words in [("light", ""), ("dark", " in the dark")]:
            page.emulate_media(color_scheme=scheme)
            # Only colours differ, and texts that are made alike have the same colours.
            yield from self.broken_rules(page, name + words, {"runOnly": COLOURS}, {"exclude": [["[data-known]"]]})
        page.emulate_media(color_scheme="light")

    def broken_rules(self, page, name, options, context=None):
        """The rules that a page breaks as it is shown, of any impact."""
        if not page.evaluate("'axe' in window"):
            page.evaluate(AXE)
            # A walk needs it on each of its pages.
            page.add_init_script(AXE)
        run = "([context, options]) => axe.run(context ?? document, options).then((found) => found.violations)"
        for violation in page.evaluate(run, [context, {"resultTypes": ["violations"], **options}]):
            places = [" ".join(node["target"]) for node in violation["nodes"]]
            yield f"{name}: {violation['id']}: {', '.join(places[:3])}"

    def log(self, message):
        # A refused form is an answer that the browser logs, too; the tests look at what the page says of it.
        if message.type == "error" and "status of 4" not in message.text and "ERR_" not in message.text:
            self.errors.append(message.text)


__all__ = ["LONG", "PHONE", "SCREEN", "SLOW_QUEUE", "SOON", "WITHOUT_COLOURS", "BrowserTest", "MovedClock", "expect", "launch", "sampled", "signal"]
