"""The fitness app: signing in, and the pages that it has, by the rules of axe-core."""

import unittest

from scorebook import PHONE, SCREEN, BrowserTest, expect


class FitnessTest(BrowserTest):
    def walk(self, **options):
        server = self.serve(app="fitness-challenge")
        page = self.open(server.link, **options)
        page.wait_for_url(server.url + "/")
        expect(page.get_by_role("heading", name="Challenges")).to_be_visible()
        found = []
        for address in ["/", "/join", "/inbox"]:
            page.goto(server.url + address)
            self.check_width(page, page.viewport_size["width"])
            found += self.violations(page, address)
        self.assertEqual(found, [])

    def test_workouts_come_from_a_list_and_a_watch(self):
        server = self.serve("--sample", app="fitness-challenge")
        for link, look in [(server.link, PHONE), (None, SCREEN)]:
            page = self.open(link or server.run("link").strip(), **look)
            page.goto(server.url + "/groups/sample/settings")
            page.get_by_role("link", name="Import workouts").click()
            page.get_by_label("Workouts").fill("id,date\n1,2020-01-01\n2,someday")
            page.get_by_role("button", name="Only look").click()
            expect(page.get_by_text("0 counted, 1 too late, 1 wrong")).to_be_visible()
            page.get_by_label("Name").fill("My watch")
            page.get_by_role("button", name="Make an address").click()
            expect(page.get_by_text(server.url + "/hooks/")).to_be_visible()
            self.check_width(page, page.viewport_size["width"])
            self.assertEqual(list(self.violations(page, "sources")), [])

    def test_on_a_phone(self):
        self.walk(**PHONE)

    def test_on_a_phone_in_the_dark(self):
        self.walk(color_scheme="dark", **PHONE)

    def test_on_a_screen(self):
        self.walk(**SCREEN)


if __name__ == "__main__":
    unittest.main()
