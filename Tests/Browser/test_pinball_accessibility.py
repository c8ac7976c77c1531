"""Every page of the pinball app by the rules of axe-core: as it is at first, and with practice; on a phone and a wide screen."""

import json
import unittest

from scorebook import PHONE, SCREEN, BrowserTest, expect, sampled

AT_FIRST = [
    "/", "/league/standings", "/league/stats", "/league/targets", "/league/compare", "/library", "/about", "/content",
    "/settings", "/people", "/high-scores", "/sync/server", "/practice", "/practice?kind=study", "/practice?kind=study&activity=tutorial",
    "/practice?kind=practice", "/practice?kind=mechanics", "/practice/groups", "/practice/insights",
]
WITH_PRACTICE = [
    "/", "/practice/journal", "/library/Gmdvl/practice", "/library/Gmdvl/practice?part=input", "/library/Gmdvl/practice?part=log",
    "/library/Gjaws/practice", "/practice/insights",
    "/practice/mechanics", "/practice/mechanics?skill=Drop%20Catch", "/practice/files", "/settings", "/practice/groups",
    "/practice/groups/new", "/practice/groups?show=archived",
]


class PinballAccessibilityTest(BrowserTest):
    def practise(self, page):
        """A week of practice; the addresses of the pages that it makes."""
        run = self.server.run
        run("player", "Leo Ardent", "--me")
        for score in ["4200000", "9100000", "6800000"]:
            run("log", "score", "Medieval Madness", score)
        run("log", "practice", "Jaws")
        for level in "25":
            run("log", "mechanics", "Drop Catch", "--competency", level)
        run("settings", "--against", "Cleo Farrow")
        for options in [["--bank", "1", "--priority"], ["--bank", "2", "--no-active"], ["--bank", "3"]]:
            run("groups", "add", *options)
        run("groups", "archive", "Bank 3 Focus")
        run("import-league")
        page.goto(self.server.url + "/high-scores")
        page.get_by_role("button", name="Share my scores").click()
        board = page.get_by_role("link", name="Medieval Madness").get_attribute("href")
        group = json.loads(run("groups", "--json"))["groups"][0]["id"]
        days = json.loads(run("journal", "--json"))["days"]
        entry = next(row["entry"] for day in days for row in day["rows"] if row.get("entry"))
        # The page of files offers to take a reset back.
        run("reset", "--undo", json.loads(run("reset", "--confirm", "reset", "--json"))["undo"])
        return [board, f"/practice/entries/{entry}", f"/practice/groups/{group}", f"/practice/groups/{group}/edit"]

    def look(self, page, addresses):
        """The faults of pages, with everything on them unfolded."""
        for address in addresses:
            page.goto(self.server.url + address)
            for summary in page.locator("main summary").all():
                summary.click()
            yield from self.violations(page, address)

    def test_every_page(self):
        self.server = self.serve("--sample", app="pinball-practice")
        page = self.open(self.server.link, **PHONE)
        page.goto(self.server.url + "/league/standings")
        player = page.locator(".standings tbody th a").first.get_attribute("href")
        page.goto(self.server.url + "/library?source=all")
        game = page.locator(".game-link").first.get_attribute("href")
        found = list(self.look(page, AT_FIRST + [player, game, f"{game}/rulesheet", f"{game}/playfield"]))
        with_practice = WITH_PRACTICE + self.practise(page)
        # The first page with days is made anew once the zone is told.
        page.goto(self.server.url + "/practice/journal")
        expect(page.locator(".entry-row").first).to_be_visible()
        found += self.look(page, with_practice)
        page.set_viewport_size(SCREEN["viewport"])
        found += self.look(page, sampled(AT_FIRST + with_practice))
        self.assertEqual(found, [], "\n" + "\n".join(found))


if __name__ == "__main__":
    unittest.main()
