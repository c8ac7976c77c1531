"""The shell of every app at the sizes that readers have: little of a phone's height is head and bar, nothing is clipped."""

import re

from crawl import pages
from scorebook import PHONE, BrowserTest, expect
from texts import FOREIGN_DATES

PAGES = {
    "archery": ["/", "/shoots/sample-shoot", "/shoots/sample-shoot/board", "/shoots/sample-shoot/results", "/shoots/sample-shoot/people", "/bests", "/settings", "/inbox", "/account"],
    "fitness-challenge": ["/", "/groups/sample", "/groups/sample/mine", "/groups/sample/weeks", "/groups/sample/people", "/groups/sample/settings", "/inbox", "/account"],
    "darts": ["/", "/matches/final", "/matches/final/people", "/inbox", "/account"],
    "pinball-practice": ["/", "/league/standings", "/library", "/practice", "/practice/insights", "/practice/files", "/settings", "/inbox", "/account"],
}
# The least phone, a usual one, one held sideways, a desktop.
SIZES = [(320, 568), (390, 844), (844, 390), (1280, 800)]
CHROME = """() => {
  const height = (part) => part && getComputedStyle(part).display !== "none" ? part.getBoundingClientRect().height : 0;
  const bar = document.querySelector(".places");
  const isFixed = bar && getComputedStyle(bar).position === "fixed";
  return height(document.querySelector(".site")) + height(document.querySelector(".strip")) + (isFixed ? height(bar) : 0);
}"""
CLIPPED = """() => [...document.querySelectorAll(".places span")]
  .filter((span) => span.scrollHeight > span.clientHeight + 1 || span.scrollWidth > span.clientWidth + 1)
  .map((span) => span.textContent)"""

# Whether the current tab of the head can be seen from its begin to its end.
WHOLE = """() => {
  const tab = document.querySelector(".site-tabs [aria-current]").getBoundingClientRect();
  const row = document.querySelector(".site-tabs").getBoundingClientRect();
  return tab.left >= row.left - 1 && tab.right <= row.right + 1;
}"""

ENDLESS = """() => document.getAnimations()
  .filter((animation) => animation.effect.getComputedTiming().endTime === Infinity)
  .map((animation) => animation.animationName)"""


class ShellTest(BrowserTest):
    def check(self, app):
        options = {"pinball-practice": ["--content", "sample"], "darts": []}.get(app, ["--sample"])
        server = self.serve(*options, app=app)
        if app == "darts":
            server.run("new", "Final", "Ana", "Ben", "--id", "final")
        page = self.open(server.link, **PHONE)
        page.wait_for_url(server.url + "/")
        found = []
        for address in PAGES[app]:
            page.set_viewport_size(PHONE["viewport"])
            self.visit(page, server.url + address)
            if app == "darts":
                # The pages of the others are all looked at in their own walks.
                found += self.violations(page, address)
            for width, height in SIZES:
                page.set_viewport_size({"width": width, "height": height})
                place = f"{app}{address} at {width} × {height}"
                chrome = page.evaluate(CHROME)
                if width < 900 and chrome > 96:
                    found.append(f"{place}: {chrome} px of head and bar")
                self.look(page, place, width, found)
                if width < 390:
                    continue
                # Text of twice the size.
                page.evaluate("document.documentElement.style.fontSize = '212.5%'")
                self.look(page, f"{place} with large text", width, found)
                page.evaluate("document.documentElement.style.fontSize = ''")
        self.assertEqual(found, [], "\n" + "\n".join(found))

    def look(self, page, place, width, found):
        if (wide := page.evaluate("document.documentElement.scrollWidth")) > width:
            found.append(f"{place}: {wide} px wide")
        found += [f"{place}: {label} is clipped" for label in page.evaluate(CLIPPED)]
        # Such a page is drawn 60 times a second, which empties the battery of a phone on the range.
        found += [f"{place}: {name} never ends" for name in page.evaluate(ENDLESS)]

    def test_archery(self):
        self.check("archery")

    def test_fitness(self):
        self.check("fitness-challenge")

    def test_pinball(self):
        self.check("pinball-practice")

    def test_the_current_tab_stays_whole_when_the_state_of_the_page_appears_beside_it(self):
        server = self.serve("--content", "sample", app="pinball-practice")
        page = self.open(server.link, **{**PHONE, "viewport": {"width": 360, "height": 740}})
        for address in ["/league/stats", "/league/compare"]:
            self.visit(page, server.url + address)
            expect(page.locator(".live-state")).to_have_attribute("data-state", "live")
            page.wait_for_function(WHOLE, timeout=5_000)

    def test_darts(self):
        self.check("darts")


class BesideTest(BrowserTest):
    """On a wide screen a list stays beside its details."""

    def check(self, app, address, *options):
        server = self.serve(*options, app=app)
        page = self.open(server.link, **PHONE)
        page.wait_for_url(server.url + "/")
        page.goto(server.url + address)
        beside = page.locator(".beside")
        expect(page.locator("main h1").first).to_be_visible()
        expect(beside).to_be_hidden()
        for width, height in [(1280, 800), (1100, 700)]:
            page.set_viewport_size({"width": width, "height": height})
            row = beside.locator("a[aria-current=true]")
            expect(row).to_have_count(1)
            self.assertEqual(row.get_attribute("href"), address)
            left, right = beside.bounding_box(), page.locator("main").bounding_box()
            self.assertLessEqual(left["x"] + left["width"], right["x"])
            self.assertLess(abs(left["y"] - right["y"]), 40)
            self.look_wide(page, width)
            self.assertEqual(list(self.violations(page, address)), [])

    def look_wide(self, page, width):
        self.assertLessEqual(page.evaluate("document.documentElement.scrollWidth"), width)

    def test_archery(self):
        self.check("archery", "/shoots/sample-shoot", "--sample")

    def test_fitness(self):
        self.check("fitness-challenge", "/groups/sample", "--sample")

    def test_pinball(self):
        server = self.serve("--content", "sample", app="pinball-practice")
        page = self.open(server.link)
        page.goto(server.url + "/league/standings")
        address = page.locator("main tbody a").first.get_attribute("href")
        server.end()
        self.check("pinball-practice", address, "--content", "sample")


class DatesTest(BrowserTest):
    def test_darts(self):
        """Every page shows dates in the one format of its reader, as the walks in the pseudo-language see for the other apps."""
        server = self.serve(app="darts")
        server.run("new", "Final", "Ana", "Ben")
        page = self.open(server.link, locale="en-US", **PHONE)
        page.wait_for_url(server.url + "/")
        found = []
        for name, address in pages(page, server.url).items():
            self.visit(page, address)
            found += [f"{name}: {text}" for text in page.evaluate(FOREIGN_DATES)]
        self.assertEqual(found, [], "\n" + "\n".join(found))

    def each_reader(self, server):
        """A page of an American, an English and a German reader, with the spelling of a day."""
        for locale, day in [("en-US", "[A-Z][a-z]{2} \\d{1,2}, \\d{4}"), ("en-GB", "\\d{1,2} [A-Z][a-z]+ \\d{4}"), ("de-DE", "\\d{2}\\.\\d{2}\\.\\d{4}")]:
            page = self.open(server.run("link"), locale=locale, **PHONE)
            page.wait_for_url(server.url + "/")
            yield page, day

    def test_a_button_names_its_day_in_the_format_of_the_reader(self):
        server = self.serve(app="fitness-challenge")
        server.run("group", "new", "Gym", "--id", "gym")
        server.run("check-in")
        for page, day in self.each_reader(server):
            page.goto(server.url + "/groups/gym/mine")
            button = page.locator("button[data-dated-aria-label]").first
            expect(button).to_have_attribute("aria-label", re.compile(day))

    def test_a_drawing_names_its_days_in_the_format_of_the_reader(self):
        server = self.serve("--sample", app="pinball-practice")
        server.run("player", "Leo Ardent", "--me")
        for score in ["4200000", "9100000"]:
            server.run("log", "score", "Medieval Madness", score)
        for page, day in self.each_reader(server):
            page.goto(server.url + "/practice/insights")
            drawing = page.locator("svg[data-dated-aria-label]").first
            expect(drawing).to_have_attribute("aria-label", re.compile(f"{day}.*{day}"))

    def test_a_refusal_names_a_day_in_the_format_of_the_reader(self):
        server = self.serve(app="fitness-challenge")
        server.run("group", "new", "Gym", "--id", "gym")
        for locale, format in [("en-US", "[A-Z][a-z]{2} \\d{1,2}, \\d{4}"), ("en-GB", "\\d{1,2} [A-Z][a-z]+ \\d{4}")]:
            page = self.open(server.run("link"), locale=locale, **PHONE)
            page.wait_for_url(server.url + "/")
            page.goto(server.url + "/groups/gym")
            # The first check-in of the day counts, and the second is refused.
            for note in ["first", "second"]:
                sentence = page.evaluate("""async (note) => {
                  const script = document.querySelector("[src*='/live.js'], [href*='/live.js']");
                  const { words } = await import(script.src ?? script.href);
                  const answer = await fetch("/groups/gym/check-in", {
                    method: "POST",
                    headers: { "X-Account": document.body.dataset.user, "X-Fragment": "true", Accept: "application/problem+json, */*" },
                    body: new URLSearchParams({ id: Math.random().toString(36) + note, note }),
                  });
                  return answer.ok ? "" : words(answer, await answer.text());
                }""", note)
            self.assertRegex(sentence, f"on {format}\\.")
