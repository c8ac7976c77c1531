"""Every page by the rules of axe-core, on a phone and on a desktop, in light and dark: nothing serious."""

import unittest

from scorebook import PHONE, SCREEN, WITHOUT_COLOURS, BrowserTest, expect

PLAIN = ["/", "/shoots/new", "/shoots/new?like=sample-shoot", "/join", "/practice", "/rounds", "/history", "/settings", "/inbox", "/bests", "/results/combined"]
COMBINED = "/results/combined?shoot=sample-shoot&shoot="
OF_A_SHOOT = ["", "/score", "/board", "/board?name=a", "/screen", "/screen?turn=bows", "/results", "/people", "/disputes", "/bows", "/line-up", "/score-cards", "/desk", "/desk?end=all", "/targets", "/entries"]

SMALLEST = {"width": 320, "height": 568}


class AccessibilityTest(BrowserTest):
    def walk(self, **options):
        server = self.serve("--sample")
        page = self.open(server.link, **options)
        page.wait_for_url(server.url + "/")
        server.run("code", "sample-shoot")
        server.run("practice", "--ends", "3")
        other = server.run("new", "Second round", "--like", "sample-shoot", "--start").split()[-1]
        page.goto(f"{server.url}/shoots/sample-shoot")
        archer = page.locator(".roster details a").first.get_attribute("href")
        found = []
        for address in PLAIN + [COMBINED + other, archer] + [f"/shoots/sample-shoot{path}" for path in OF_A_SHOOT]:
            self.visit(page, server.url + address)
            found += self.violations(page, address)
            if options == PHONE:
                # The smallest phone, with text of twice the size. Large text needs less contrast.
                page.set_viewport_size(SMALLEST)
                page.evaluate("document.documentElement.style.fontSize = '212.5%'")
                found += self.serious(page, f"{address} on the smallest phone", WITHOUT_COLOURS)
                page.set_viewport_size(PHONE["viewport"])
        self.assertEqual(found, [])

    def place(self, **options):
        """The face while an arrow is placed, and where arrows hit."""
        server = self.serve()
        server.run("new", "Club", "--round", "vegas", "--start")
        page = self.open(server.link, **options)
        page.get_by_role("link", name="Club").click()
        page.wait_for_url("**/shoots/*")
        page.locator("#content").get_by_role("link", name="Score", exact=True).click()
        page.get_by_role("button", name="Target").click()
        face = page.locator("#face")
        for number, spot in enumerate("1233", start=1):
            face.press(spot)
            if number < 4:
                face.press("Enter")
                expect(page.locator(".total strong")).to_have_text(str(10 * number))
                # The answer puts a new face in the place of this one.
                expect(page.locator(".unsent")).to_have_count(0)
        expect(page.locator(".loupe .mark")).to_have_text("X")
        found = list(self.violations(page, "face"))
        page.get_by_role("link", name="Where they hit").click()
        found += self.violations(page, "shots")
        page.get_by_role("link", name="End 1").click()
        expect(page.get_by_role("link", name="End 1")).to_have_attribute("aria-current", "true")
        found += self.violations(page, "shots of an end")
        self.assertEqual(found, [])

    def test_placing_on_a_phone(self):
        self.place(**PHONE)

    def test_placing_on_a_screen(self):
        self.place(**SCREEN)

    def test_on_phones(self):
        self.walk(**PHONE)

    def test_on_a_screen(self):
        self.walk(**SCREEN)

    def test_the_keyboard_reaches_a_value_and_enters_it(self):
        server = self.serve("--sample")
        page = self.open(server.link, **SCREEN)
        page.wait_for_url(server.url + "/")
        page.goto(f"{server.url}/shoots/sample-shoot/score")
        # The arrow is the last of this archer's end, so another one is shown after it.
        total = page.locator(".tab", has_text="Robin").locator(".tab-total")
        before = int(total.inner_text())
        for _ in range(60):
            page.keyboard.press("Tab")
            if page.evaluate("document.activeElement.id") == "key-9":
                break
        page.keyboard.press("Enter")
        expect(total).to_have_text(str(before + 9))


if __name__ == "__main__":
    unittest.main()
