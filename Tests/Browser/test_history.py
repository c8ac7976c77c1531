"""An archer's scores over time, and the best scores of all."""

import json

from scorebook import PHONE, BrowserTest, expect


class HistoryTest(BrowserTest):
    def shoot(self, server, name, arrows, *options):
        server.run("new", name, "--ends", "2", "--arrows", "3", "--round-name", "Forest", "--start", *options)
        server.run("score", name, "me", *[arrows] * 6)
        server.run("complete", name)

    def test_own_rounds_are_named_and_compared_with_axes_and_shoots(self):
        server = self.serve()
        self.shoot(server, "Spring", "7", "--bow", "recurve")
        self.shoot(server, "Summer", "9", "--bow", "recurve")
        self.shoot(server, "Autumn", "8", "--bow", "longbow")
        page = self.open(server.link, **PHONE)
        page.wait_for_url(server.url + "/")
        page.goto(f"{server.url}/history")
        card = page.get_by_role("region", name="Forest, Recurve")
        expect(card.locator("li")).to_have_count(2)
        expect(card.locator("li").first).to_contain_text("Summer")
        expect(card.locator("li").first).to_contain_text("Personal best")
        # The axes: the highest and lowest value, the first and the last day.
        expect(card.locator(".chart text:not(:has([data-time]))")).to_have_text(["42", "54"])
        expect(card.locator(".chart [data-time]")).to_have_count(2)
        self.check_width(page)
        self.assertEqual(list(self.violations(page, "history")), [])
        page.goto(f"{server.url}/bests")
        titles = page.locator(".sheets h2")
        expect(titles).to_have_text(["Forest, all bows", "Forest, Recurve", "Forest, Longbow"])
        expect(page.get_by_role("region", name="Forest, all bows")).to_contain_text("Summer")
        page.get_by_label("Round", exact=True).select_option(label="Forest")
        page.get_by_label("Bow", exact=True).select_option("longbow")
        page.get_by_role("button", name="Show").tap()
        expect(titles).to_have_text(["Forest, Longbow"])
        expect(page.locator(".sheets")).to_contain_text("48")
        self.assertEqual(list(self.violations(page, "bests")), [])

    def test_the_default_period_is_any_and_boards_open_with_it(self):
        server = self.serve()
        self.shoot(server, "Spring", "7", "--bow", "recurve")
        page = self.open(server.link, **PHONE)
        page.wait_for_url(server.url + "/")
        for period in ["Today", "This week", "This month", "This season", "All time"]:
            page.goto(f"{server.url}/settings")
            page.get_by_label("Default period for best scores").select_option(label=period)
            page.get_by_role("button", name="Save").tap()
            expect(page.get_by_text("Saved.")).to_be_visible()
            page.goto(f"{server.url}/bests")
            if period != "This season":
                expect(page.get_by_label("Period").locator("option:checked")).to_have_text(period)
            expect(page.locator(".sheets")).to_contain_text("42")

    def test_practice_has_its_trend(self):
        server = self.serve()
        for value in ["7", "8", "9"]:
            made = json.loads(server.run("practice", "--ends", "1", "--arrows", "3", "--bow", "recurve", "--json"))
            server.run("score", made["id"], "me", value, value, value)
            server.run("complete", made["id"])
        page = self.open(server.link, **PHONE)
        page.wait_for_url(server.url + "/")
        page.goto(f"{server.url}/history")
        practice = page.get_by_role("region", name="Practice")
        expect(practice.get_by_role("heading", level=3)).to_have_text("1 end of 3, Recurve")
        expect(practice.get_by_role("img", name="Points per arrow over time, 3 practices")).to_be_visible()
        expect(practice.locator(".chart text:not(:has([data-time]))")).to_have_text(["7", "9"])
        self.check_width(page)
