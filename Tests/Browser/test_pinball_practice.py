"""The practice pages at phone size, on the sample league."""

import json
import pathlib
import re
import unittest

from scorebook import PHONE, BrowserTest, expect

FIXTURE = pathlib.Path(__file__).parents[1] / "ConformanceTests" / "Fixtures" / "pinball-fixture.json"


class PinballPracticeTest(BrowserTest):
    def start(self, **options):
        self.server = self.serve("--sample", app="pinball-practice")
        page = self.open(self.server.link, **options or PHONE)
        expect(page.get_by_role("link", name="Practice", exact=True)).to_be_visible()
        return page

    def go(self, page, address):
        page.goto(self.server.url + address)

    def journal(self, *options):
        screen = json.loads(self.server.run("journal", "--json", *options))
        return [row for day in screen["days"] for row in day["rows"] if row.get("entry")]

    def log_score(self, page, score, game="Gmdvl"):
        self.go(page, "/practice?source=all")
        page.get_by_label("Game", exact=True).select_option(game)
        page.wait_for_url(re.compile("game=G"))
        page.get_by_label("Score", exact=True).press_sequentially(score)
        page.get_by_role("button", name="Save").tap()
        expect(page.get_by_role("status").first).to_contain_text("Saved: Score")

    def test_a_score_is_logged_grouped_as_it_is_typed_and_taken_back(self):
        page = self.start()
        self.log_score(page, "12345678")
        expect(page.get_by_role("status").first).to_contain_text("12,345,678")
        self.check_width(page)
        # The next entry begins with the same game.
        self.go(page, "/practice")
        expect(page.get_by_label("Game", exact=True).locator("option:checked")).to_have_text("Medieval Madness (1997) · MM")
        page.go_back()
        page.get_by_role("button", name="Undo").tap()
        expect(page.get_by_role("status").first).to_have_text("Undone.")
        self.assertEqual(self.journal(), [])

    def test_a_double_tap_logs_once_and_another_score_from_the_same_page_twice(self):
        page = self.start()
        self.go(page, "/practice?source=all")
        page.get_by_label("Game", exact=True).select_option("Gmdvl")
        page.wait_for_url(re.compile("game=G"))
        expect(page.get_by_label("Game", exact=True)).to_have_value("Gmdvl")
        hidden = page.locator("form.card input[type=hidden]").all()
        fields = {field.get_attribute("name"): field.get_attribute("value") for field in hidden}
        for score in ["5000000", "5000000", "6000000"]:
            answer = page.request.post(self.server.url + "/practice", form={**fields, "score": score})
            self.assertEqual(answer.status, 200)
        self.assertEqual([row["value"] for row in self.journal("--filter", "scores")][::-1],
                         ["Score: 5,000,000 (Practice)", "Score: 6,000,000 (Practice)"])

    def test_what_is_wrong_is_said_and_what_was_typed_stays(self):
        page = self.start()
        self.go(page, "/practice?kind=practice&game=")
        page.get_by_label("Note").fill("Left orbit")
        page.get_by_role("button", name="Save").tap()
        expect(page.get_by_role("alert")).to_have_text("Choose a game.")
        expect(page.get_by_label("Note")).to_have_value("Left orbit")
        page.get_by_text("The game is not in the list").tap()
        page.get_by_label("Name of the game").fill("My own machine")
        page.get_by_role("button", name="Save").tap()
        expect(page.get_by_role("status").first).to_contain_text("My own machine")

    def test_a_video_is_logged_by_the_clock(self):
        page = self.start()
        self.go(page, "/practice?kind=study&activity=tutorial&source=all")
        page.get_by_label("Game", exact=True).select_option("Gmdvl")
        page.wait_for_url(re.compile("game=G"))
        expect(page.get_by_label("Percent")).to_be_hidden()
        page.get_by_label("Watched up to").fill("0:12:34")
        page.get_by_label("Length").fill("0:45:00")
        page.get_by_role("button", name="Save").tap()
        expect(page.get_by_role("status").first).to_contain_text("00:12:34/00:45:00 (28%)")

    def test_mechanics_are_logged_on_no_game(self):
        page = self.start()
        self.go(page, "/practice?kind=mechanics")
        page.get_by_label("Skill").select_option("Drop Catch")
        page.get_by_label("4", exact=True).check()
        page.get_by_role("button", name="Save").tap()
        expect(page.get_by_role("status").first).to_contain_text("#DropCatch competency 4/5.")
        self.assertEqual(self.journal()[0]["game"], "None")

    def test_a_row_is_changed_deleted_and_brought_back(self):
        page = self.start()
        self.log_score(page, "1000000")
        self.log_score(page, "2000000")
        self.go(page, "/practice/journal?filter=scores")
        self.check_width(page)
        page.get_by_role("link", name="Change Score: 2,000,000").tap()
        page.get_by_label("Score", exact=True).fill("3000000")
        page.get_by_label("Played in").select_option("Tournament")
        page.get_by_role("button", name="Save").tap()
        expect(page.get_by_role("alert")).to_have_text("Enter the name of the tournament.")
        page.get_by_label("Score", exact=True).fill("3000000")
        page.get_by_label("Played in").select_option("League")
        page.get_by_role("button", name="Save").tap()
        expect(page.locator(".entry-row", has_text="3,000,000 (League)")).to_be_visible()
        self.go(page, "/practice/journal?filter=scores")
        for box in page.get_by_role("checkbox").all():
            box.check()
        page.get_by_role("button", name="Delete selected rows").tap()
        self.confirm(page)
        expect(page.get_by_role("status").first).to_contain_text("2 rows deleted.")
        expect(page.locator(".entry-row")).to_have_count(0)
        page.get_by_role("button", name="Undo").tap()
        expect(page.locator(".entry-row")).to_have_count(2)

    def test_days_are_the_readers(self):
        page = self.start(timezone_id="Pacific/Kiritimati", **PHONE)
        self.log_score(page, "1000000")
        self.go(page, "/practice/journal?filter=scores")
        day = page.evaluate("new Intl.DateTimeFormat('en-CA', {timeZone: 'Pacific/Kiritimati'}).format(new Date())")
        expect(page.locator("h2")).to_have_attribute("id", f"day-{day}")

    def test_what_was_looked_at_is_in_the_journal(self):
        page = self.start()
        self.go(page, "/library?source=all")
        with page.expect_response(re.compile("/seen$")):
            page.locator(".game-link").first.tap()
        expect(page.get_by_role("link", name="My practice")).to_be_visible()
        self.go(page, "/practice/journal")
        expect(page.locator(".entry-row").first).to_contain_text("Looked at")

    def test_a_game_shows_what_was_done_with_it_and_keeps_a_note(self):
        page = self.start()
        for score in ["10", "20", "40", "80"]:
            self.server.run("log", "score", "Medieval Madness", score)
        self.go(page, "/library/Gmdvl")
        page.get_by_role("link", name="My practice").tap()
        expect(page.locator("tr", has_text="Median").locator("td")).to_have_text("30")
        self.check_width(page)
        expect(page.locator("tr", has_text="Upper quarter from").locator("td")).to_have_text("50")
        expect(page.get_by_text("Next: Look at the playfield.")).to_be_visible()
        # Everything that the advice may name is a link.
        advice = page.locator("p", has_text="Next: Look at the playfield.")
        expect(advice.get_by_role("link", name="Playfield")).to_have_attribute("href", "/library/Gmdvl/playfield")
        study = page.get_by_role("region", name="Study")
        for name in ["Rulesheet", "Playfield"]:
            expect(study.get_by_role("link", name=name, exact=True)).to_be_visible()
        expect(study.locator("a[data-watched]").first).to_have_attribute("href", re.compile("^https://"))
        expect(page.locator(".entry-row", has_text="(Practice)")).to_have_count(4)
        page.get_by_label("My note on this game").fill("Castle first")
        page.get_by_role("button", name="Save note").tap()
        expect(page.get_by_label("My note on this game")).to_have_value("Castle first")
        expect(page.locator(".entry-row", has_text="Game note")).to_contain_text("Castle first")
        page.locator("#content").get_by_role("link", name="Mechanics").tap()
        expect(page.get_by_label("Game", exact=True)).to_have_value("Gmdvl")

    def test_an_old_file_is_looked_at_imported_once_and_seen_in_the_journal(self):
        page = self.start()
        cases = json.loads(FIXTURE.read_text())["cases"]
        old = next(case["input"]["payload"] for case in cases if case["id"] == "V13")
        self.go(page, "/practice/files")
        page.get_by_label("Saved practice").fill(json.dumps(old))
        page.get_by_role("button", name="Preview the file").tap()
        expect(page.get_by_role("status").first).to_contain_text("Nothing is imported yet.")
        expect(page.locator("li", has_text="Journal rows: 3 new")).to_be_visible()
        expect(page.locator("li", has_text="flat shape")).to_be_visible()
        self.assertEqual(self.journal(), [])
        page.get_by_role("button", name="Import the file").tap()
        expect(page.get_by_role("status").first).to_have_text("Imported.")
        page.get_by_role("link", name="Go to the journal").tap()
        expect(page.locator(".entry-row", has_text="2,500,000 (Tournament: Spring Cup)")).to_be_visible()
        expect(page.locator(".entry-row", has_text="skipped modes")).to_contain_text("45%")
        before = self.journal()
        path = pathlib.Path(self.data_folder) / "old.json"
        path.write_text(json.dumps(old))
        again = json.loads(self.server.run("import", str(path), "--json"))
        self.assertEqual(sum(part["new"] for part in again["parts"]), 0)
        self.assertEqual(self.journal(), before)
        exported = json.loads(self.server.run("export"))
        self.assertEqual((exported["schemaVersion"], len(exported["journalEntries"])), (4, 3))

    def test_a_file_of_a_later_version_is_refused(self):
        page = self.start()
        self.go(page, "/practice/files")
        page.get_by_label("Saved practice").fill('{"schemaVersion": 5, "journalEntries": []}')
        page.get_by_role("button", name="Import the file").tap()
        expect(page.get_by_role("alert")).to_contain_text("A later version of this app wrote the file (schema 5).")


if __name__ == "__main__":
    unittest.main()
