"""Every page by the rules of axe-core, on a phone and on a desk, in light and dark: nothing serious."""

import unittest

from axe_playwright_python.sync_playwright import Axe
from scorebook import PHONE, SCREEN, BrowserTest, expect

PLAIN = ["/", "/shoots/new", "/shoots/new?like=sample-shoot", "/join", "/practice", "/history", "/bests", "/results/combined"]
COMBINED = "/results/combined?shoot=sample-shoot&shoot="
OF_A_SHOOT = ["", "/score", "/board", "/board?name=a", "/screen", "/screen?turn=bows", "/results", "/people", "/disputes", "/bows", "/line-up", "/score-cards"]


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
            page.goto(server.url + address)
            for violation in Axe().run(page).response["violations"]:
                if violation["impact"] in ("serious", "critical"):
                    places = [" ".join(node["target"]) for node in violation["nodes"]]
                    found.append(f"{address}: {violation['id']}: {', '.join(places[:3])}")
        self.assertEqual(found, [])

    def test_on_a_phone(self):
        self.walk(**PHONE)

    def test_on_a_phone_in_the_dark(self):
        self.walk(color_scheme="dark", **PHONE)

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
