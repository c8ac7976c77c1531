"""The pages of the pinball app on phones: upright, small, held sideways, and with text of twice the size in the dark."""

import unittest

from scorebook import PHONE, BrowserTest, expect
from test_shell import CHROME

SIZES = [(390, 844), (320, 568), (844, 390)]
PAGES = [
    "/", "/league/standings", "/league/stats", "/league/targets", "/league/compare?one=Leo%20Ardent&other=Cleo%20Farrow",
    "/league/players/Leo%20Ardent", "/library", "/library/Gmdvl", "/library/Gmdvl/rulesheet", "/library/Gmdvl/practice",
    "/library/Gmdvl/practice?part=input", "/library/Gmdvl/practice?part=log", "/practice/insights",
    "/practice/mechanics?skill=Drop%20Catch", "/practice/journal", "/practice/groups", "/high-scores",
]
# Words of names that are broken.
BROKEN = """() => [...document.querySelectorAll("main :is(th, h1) bdi")].flatMap((name) => {
  const text = name.firstChild;
  return [...text.data.matchAll(/[^\\s-]+-?/g)].filter(({ 0: word, index }) => {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    return range.getClientRects().length > 1;
  }).map(([word]) => word);
})"""
# The number of lines in which the cells of each row stand.
LINES = """(table) => [...table.tBodies[0].rows].map((row) => {
  const tops = [...row.cells].map((cell) => cell.getBoundingClientRect().top).sort((a, b) => a - b);
  return tops.filter((top, place) => place === 0 || top - tops[place - 1] > 8).length;
})"""
# The labels of charts: their sizes on the screen, and whether one touches another or stands out of its card.
LABELS = """() => [...document.querySelectorAll("svg.chart")].map((chart) => {
  const labels = [...chart.querySelectorAll("text:not(.strong)")];
  const boxes = labels.map((label) => label.getBoundingClientRect());
  const card = chart.closest(".card").getBoundingClientRect();
  return {
    least: Math.min(...labels.map((label) => parseFloat(getComputedStyle(label).fontSize) * label.getScreenCTM().a)),
    touching: boxes.some((one, place) => boxes.slice(place + 1).some((other) =>
      one.left < other.right && other.left < one.right && one.top + 3 < other.bottom && other.top + 3 < one.bottom)),
    outside: boxes.some((box) => box.left < card.left || box.right > card.right),
  };
})"""


class PinballPhoneTest(BrowserTest):
    def start(self):
        """A page of a player with some practice."""
        server = self.serve("--sample", app="pinball-practice")
        server.run("player", "Leo Ardent", "--me")
        for score in ["4200000", "9100000", "1250000000"]:
            server.run("log", "score", "Medieval Madness", score, "--sure")
        for level in "253":
            server.run("log", "mechanics", "Drop Catch", "--competency", level)
        server.run("settings", "--against", "Cleo Farrow")
        server.run("groups", "add", "--bank", "1", "--priority")
        page = self.open(server.link, **PHONE)
        page.wait_for_url(server.url + "/")
        self.url = server.url
        return page

    def each_size(self, page):
        """A name for each size, and for each with text of twice the size in the dark."""
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            yield width, f"{width} × {height}", False
            page.emulate_media(color_scheme="dark")
            page.evaluate("document.documentElement.style.fontSize = '212.5%'")
            yield width, f"{width} × {height} with large text", True
            page.evaluate("document.documentElement.style.fontSize = ''")
            page.emulate_media(color_scheme="light")

    def test_nothing_is_clipped_and_little_of_the_screen_is_chrome(self):
        page = self.start()
        found = []
        for address in PAGES:
            page.set_viewport_size(PHONE["viewport"])
            self.visit(page, self.url + address)
            for width, size, _ in self.each_size(page):
                if (wide := page.evaluate("document.documentElement.scrollWidth")) > width:
                    found.append(f"{address} at {size}: {wide} px wide")
                if (chrome := page.evaluate(CHROME)) > 96:
                    found.append(f"{address} at {size}: {chrome} px of head and bar")
            page.set_viewport_size({"width": 320, "height": 568})
            found += self.violations(page, address, has_large_text=True)
        self.assertEqual(found, [], "\n" + "\n".join(found))

    def test_rows_have_two_lines_and_names_break_between_words(self):
        page = self.start()
        for address in ["/league/standings", "/league/stats?season=2", "/league/targets"]:
            page.set_viewport_size(PHONE["viewport"])
            self.visit(page, self.url + address)
            table = page.locator("table.data")
            self.assertEqual(set(table.evaluate(LINES)), {2}, address)
            for _, size, _ in self.each_size(page):
                self.assertEqual(page.evaluate(BROKEN), [], f"{address} at {size}")
            # A phone held sideways has room for all columns.
            page.set_viewport_size({"width": 844, "height": 390})
            self.assertEqual(set(table.evaluate(LINES)), {1}, address)
            scroll = page.locator(".scroll:has(> .data)")
            self.assertTrue(scroll.evaluate("(part) => part.scrollWidth <= part.clientWidth"), address)

    def test_a_heading_sorts_without_scripts_and_the_season_keeps_the_order(self):
        page = self.start()
        context = self.browser.new_context(java_script_enabled=False, storage_state=page.context.storage_state(), **PHONE)
        self.addCleanup(context.close)
        plain = context.new_page()
        plain.goto(self.url + "/league/standings?season=1")
        plain.get_by_role("link", name="B2").click()
        expect(plain.locator("thead th", has_text="B2")).to_have_attribute("aria-sort", "descending")
        plain.get_by_label("Season", exact=True).select_option("2")
        plain.get_by_role("button", name="Show").click()
        self.assertRegex(plain.url, "sort=bank2.*season=2")
        points = [int(text) for text in plain.locator("tbody td:nth-child(7)").all_inner_texts()]
        self.assertEqual(points, sorted(points, reverse=True))

    def test_labels_of_charts_are_legible(self):
        page = self.start()
        for address in ["/practice/insights", "/practice/mechanics?skill=Drop%20Catch"]:
            page.set_viewport_size(PHONE["viewport"])
            self.visit(page, self.url + address)
            for _, size, _ in self.each_size(page):
                charts = page.evaluate(LABELS)
                self.assertTrue(charts, address)
                for chart in charts:
                    self.assertGreaterEqual(chart["least"], 11, f"{address} at {size}")
                    self.assertFalse(chart["touching"] or chart["outside"], f"{address} at {size}: {chart}")


if __name__ == "__main__":
    unittest.main()
