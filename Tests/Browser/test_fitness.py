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

    def test_on_a_phone(self):
        self.walk(**PHONE)

    def test_on_a_phone_in_the_dark(self):
        self.walk(color_scheme="dark", **PHONE)

    def test_on_a_screen(self):
        self.walk(**SCREEN)


if __name__ == "__main__":
    unittest.main()
