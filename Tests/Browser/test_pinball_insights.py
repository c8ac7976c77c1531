"""Insights, mechanics, league scores and settings of practice at phone size, on the sample league."""

import json
import pathlib
import re
import unittest

from scorebook import PHONE, BrowserTest, expect

SCORES = ["4200000", "9100000", "6800000", "15500000", "11200000", "12900000", "7400000"]


class PinballInsightsTest(BrowserTest):
    def start(self, **options):
        self.server = self.serve("--sample", app="pinball-practice")
        self.server.run("player", "Leo Ardent", "--me")
        page = self.open(self.server.link, **options or PHONE)
        expect(page.get_by_role("link", name="Practice", exact=True)).to_be_visible()
        return page

    def go(self, page, address):
        page.goto(self.server.url + address)

    def log_scores(self):
        for score in SCORES:
            self.server.run("log", "score", "Medieval Madness", score)

    def log_mechanics(self, skill, *values):
        for value in values:
            self.server.run("log", "mechanics", skill, "--competency", str(value))

    def journal(self, *options):
        screen = json.loads(self.server.run("journal", "--json", *options))
        return [row for day in screen["days"] for row in day["rows"] if row.get("entry")]

    def table(self, page, name):
        """The rows of a table, by the text of their cells."""
        rows = page.get_by_role("table", name=name).locator("tbody tr").all()
        return [row.locator("th, td").all_inner_texts() for row in rows]

    def test_scores_are_summed_up_and_drawn_with_the_targets(self):
        page = self.start()
        self.go(page, "/practice/insights")
        expect(page.get_by_text("No scores yet.")).to_be_visible()
        self.log_scores()
        self.go(page, "/practice")
        page.get_by_role("link", name="Insights").tap()
        expect(page.get_by_role("heading", name="Medieval Madness")).to_be_visible()
        expect(page.locator("tr", has_text="Median").locator("td")).to_have_text("9,100,000")
        trend = page.get_by_role("img", name=re.compile("^7 scores from .* between 4,200,000 and 15,500,000"))
        expect(trend.locator("circle")).to_have_count(7)
        # The two lower targets are below the best score, the great one is the next to reach.
        expect(trend.locator(".band")).to_have_count(3)
        expect(page.locator(".legend li", has_text="Good: 14,637,650")).to_be_visible()
        heights = [float(dot.get_attribute("cy")) for dot in trend.locator("circle").all()]
        self.assertEqual(sorted(range(7), key=lambda place: -heights[place]),
                         sorted(range(7), key=lambda place: int(SCORES[place])))
        bars = page.get_by_role("img", name=re.compile("The middle half"))
        self.assertEqual(sum(int(text) for text in bars.locator("text.strong").all_text_contents()), 7)
        page.get_by_text("The scores as a table").tap()
        expect(page.get_by_role("table", name="All scores, newest first").locator("tbody tr")).to_have_count(7)
        self.assertEqual([row[2] for row in self.table(page, "All scores, newest first")],
                         [f"{int(score):,}" for score in reversed(SCORES)])
        self.assertEqual(page.locator("[style]").count(), 0)
        self.check_width(page)

    def test_the_target_to_reach_next_is_in_the_picture(self):
        page = self.start()
        for score in ["1000000", "2000000"]:
            self.server.run("log", "score", "Medieval Madness", score)
        self.go(page, "/practice/insights")
        trend = page.get_by_role("img", name=re.compile("^2 scores from"))
        expect(trend.locator(".band.least")).to_have_count(1)
        expect(trend.locator(".band")).to_have_count(1)

    def test_whom_i_compare_with_is_chosen_once(self):
        page = self.start()
        self.log_scores()
        self.go(page, "/practice/insights")
        page.get_by_label("Compare with", exact=True).select_option("Cleo Farrow")
        page.get_by_role("button", name="Compare").tap()
        expect(page.get_by_text("in common. Your mean is higher")).to_be_visible()
        self.check_width(page)
        expect(page.get_by_role("heading", name="Medieval Madness")).to_be_visible()
        rows = self.table(page, "Game by game, largest difference first")
        self.assertTrue(0 < len(rows) <= 8)
        apart = [float(row[3].strip("+\u2212KMB")) * {"K": 1e3, "M": 1e6, "B": 1e9}[row[3][-1]] for row in rows]
        self.assertEqual(apart, sorted(apart, reverse=True))
        self.go(page, "/practice/insights")
        expect(page.get_by_label("Compare with", exact=True)).to_have_value("Cleo Farrow")

    def test_a_skill_is_noted_drawn_and_listed(self):
        page = self.start()
        self.log_mechanics("Drop Catch", 2, 3, 3)
        self.go(page, "/practice/mechanics")
        page.get_by_role("link", name="Drop Catch").first.tap()
        expect(page.get_by_role("img", name=re.compile("^3 notes from"))).to_be_visible()
        page.get_by_label("5", exact=True).check()
        page.get_by_role("textbox", name="Note").fill("left side")
        page.get_by_role("button", name="Save").tap()
        expect(page.get_by_role("status").first).to_have_text("Saved.")
        drawing = page.get_by_role("img", name=re.compile("^4 notes from .* last 5"))
        expect(drawing.locator("circle")).to_have_count(4)
        expect(page.locator("tr", has_text="later half").locator("td")).to_have_text("+1.5")
        expect(page.locator(".entry-row").first).to_contain_text("Drop Catch, 5 of 5left side")
        self.check_width(page)
        page.get_by_role("link", name="All mechanics").tap()
        expect(page.locator(".skills li", has_text="Drop Catch")).to_contain_text("5 of 5")
        self.assertEqual(json.loads(self.server.run("mechanics", "Drop Catch", "--json"))["count"], 4)

    def test_league_scores_are_looked_at_taken_in_and_undone(self):
        page = self.start()
        self.go(page, "/practice/files")
        page.get_by_role("button", name="Preview league scores").tap()
        expect(page.get_by_role("status").first).to_contain_text("Nothing is imported yet.")
        self.check_width(page)
        self.assertEqual(self.journal(), [])
        page.get_by_role("button", name="Copy my league scores").tap()
        expect(page.get_by_role("status").first).to_have_text("Imported.")
        count = len(self.journal("--filter", "league"))
        self.assertGreater(count, 10)
        page.get_by_role("button", name="Copy my league scores").tap()
        expect(page.locator("li", has_text=f"0 new, {count} already here")).to_be_visible()
        self.server.run("log", "score", "Medieval Madness", "77M", "--context", "league")
        page.get_by_role("button", name=f"Remove {count} league scores").tap()
        self.confirm(page)
        expect(page.get_by_role("status").first).to_contain_text(f"{count} league scores removed.")
        self.assertEqual([row["value"] for row in self.journal()], ["Score: 77,000,000 (League)"])
        page.get_by_role("button", name="Undo").tap()
        expect(page.get_by_role("status").first).to_have_text("Undone.")
        self.assertEqual(len(self.journal()), count + 1)

    def test_drawings_follow_the_settings(self):
        page = self.start()
        self.log_scores()
        self.go(page, "/settings")
        page.get_by_label("Show breaks").select_option("Not at all: one score after the other")
        page.get_by_label("Dashed line").select_option("mean")
        page.get_by_label("My nickname").fill("Leo the Lion")
        sync = page.get_by_role("checkbox", name="Sync my practice")
        expect(sync).not_to_be_checked()
        sync.check()
        page.get_by_role("button", name="Save").tap()
        expect(page.get_by_role("status").first).to_have_text("Saved.")
        expect(sync).to_be_checked()
        self.check_width(page)
        self.go(page, "/practice/insights")
        drawing = page.get_by_role("img", name=re.compile("^7 scores"))
        expect(drawing.get_by_text("Mean")).to_be_visible()
        places = [float(dot.get_attribute("cx").removesuffix("%")) for dot in drawing.locator("circle").all()]
        steps = [after - before for before, after in zip(places, places[1:])]
        self.assertLess(max(steps) - min(steps), 0.3)
        self.go(page, "/practice")
        expect(page.get_by_text("Hello, Leo.")).to_be_visible()

    def test_a_reset_needs_its_word_and_is_undone(self):
        page = self.start()
        self.log_scores()
        self.go(page, "/settings")
        page.get_by_label("Type the word reset").fill("yes")
        page.get_by_role("button", name="Delete everything").tap()
        expect(page.get_by_role("alert")).to_have_text("Type the word reset to delete everything.")
        self.assertEqual(len(self.journal()), 7)
        page.get_by_label("Type the word reset").fill("reset")
        page.get_by_role("button", name="Delete everything").tap()
        expect(page.get_by_text("Your practice is empty now.").first).to_be_visible()
        self.assertEqual(self.journal(), [])
        page.get_by_role("button", name="Undo").tap()
        expect(page.get_by_role("status").first).to_have_text("Everything is back.")
        self.assertEqual(len(self.journal()), 7)
        self.go(page, "/practice/files")
        page.get_by_role("button", name="Preview the backup").tap()
        expect(page.locator("li", has_text="Journal rows: 0 new, 7 already here")).to_be_visible()
        self.check_width(page)
        with page.expect_download() as download:
            page.get_by_role("link", name="Download the backup").tap()
        kept = json.loads(pathlib.Path(download.value.path()).read_text())
        self.assertEqual((kept["schemaVersion"], len(kept["scoreEntries"])), (4, 7))

    def test_the_journal_opens_with_the_filter_that_it_had(self):
        page = self.start()
        self.log_scores()
        self.go(page, "/practice/journal")
        expect(page.locator(".entry-row")).to_have_count(7)
        page.get_by_role("link", name="Notes").tap()
        expect(page.locator(".entry-row")).to_have_count(0)
        self.go(page, "/practice/journal")
        expect(page.get_by_role("link", name="Notes")).to_have_attribute("aria-current", "true")
        expect(page.locator(".entry-row")).to_have_count(0)
        # All rows of a game are asked for as such.
        self.go(page, "/practice/journal?game=Gmdvl")
        expect(page.locator(".entry-row")).to_have_count(7)


if __name__ == "__main__":
    unittest.main()
