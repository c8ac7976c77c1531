"""High scores with friends: shared by one tap, by period, live, and open to the bearer of a link without an account."""

import unittest

from scorebook import PHONE, SOON, BrowserTest, expect


class HighScoresTest(BrowserTest):
    def test_scores_are_shared_by_one_tap_and_a_link_shows_a_live_board(self):
        server = self.serve("--sample", app="pinball-practice")
        server.run("log", "score", "Medieval Madness", "12345678")
        page = self.open(server.link, **PHONE)
        page.get_by_role("link", name="League", exact=True).tap()
        page.get_by_role("link", name="High scores").tap()
        expect(page.locator("main")).to_contain_text("Your scores are on no board.")
        self.check_width(page)
        page.get_by_role("button", name="Share my scores").tap()
        page.get_by_role("link", name="Medieval Madness").tap()
        row = page.locator("tbody tr")
        expect(row).to_contain_text("12,345,678")
        self.check_width(page)
        self.assertEqual(list(self.violations(page, "board")), [])
        for period in ["Day", "Week", "Month", "Season", "All time"]:
            page.get_by_role("link", name=period, exact=True).tap()
            expect(page.get_by_role("link", name=period, exact=True)).to_have_attribute("aria-current", "page")
            expect(row).to_contain_text("12,345,678")
        page.get_by_role("button", name="Create link").tap()
        link = page.locator(".secret").inner_text()
        friend = self.open(link, **PHONE)
        expect(friend.locator("tbody tr")).to_contain_text("12,345,678")
        self.assertEqual(list(self.violations(friend, "board of a link")), [])
        server.run("log", "score", "Medieval Madness", "23456789")
        expect(friend.locator("tbody tr")).to_contain_text("23,456,789", timeout=SOON)


if __name__ == "__main__":
    unittest.main()
