"""The choice of a league on the page, at phone size."""

import unittest

from scorebook import PHONE, BrowserTest, expect


class PinballLeaguesTest(BrowserTest):
    def test_a_league_is_chosen_from_the_front_page_without_a_restart(self):
        server = self.serve(app="pinball-practice")
        page = self.open(server.link, **PHONE)
        page.get_by_role("link", name="Choose a league").tap()
        expect(page.get_by_text("No league is chosen yet.")).to_be_visible()
        self.check_width(page)
        page.get_by_label("Address of another league").fill("https://127.0.0.1:8443")
        page.get_by_role("button", name="Add league").tap()
        expect(page.get_by_role("alert").first).to_contain_text("127.0.0.1 is not on the open internet.")
        expect(page.get_by_label("Address of another league")).to_have_value("https://127.0.0.1:8443")
        page.get_by_role("button", name="Show The sample league").tap()
        expect(page.get_by_text("Shown")).to_be_visible()
        self.assertEqual(list(self.violations(page, "/content")), [])
        page.get_by_role("link", name="League", exact=True).tap()
        expect(page.locator(".standings tbody tr").first).to_be_visible()


if __name__ == "__main__":
    unittest.main()
