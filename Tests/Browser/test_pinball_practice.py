"""The practice pages at phone size, on the sample league."""

import json
import pathlib
import plistlib
import re
import unittest

from scorebook import PHONE, BrowserTest, expect

FIXTURE = pathlib.Path(__file__).parents[1] / "ConformanceTests" / "Fixtures" / "pinball-fixture.json"


class PinballPracticeTest(BrowserTest):
    def start(self, **options):
        self.server = self.serve("--sample", app="pinball-practice")
        page = self.open(self.server.link, **options or PHONE)
        expect(page.get_by_role("link", name="Practice", exact=True)).to_be_visible()
        self.await_answers(page)
        return page

    def go(self, page, address):
        page.goto(self.server.url + address)

    def unfold(self, page):
        page.locator("#more-fields > summary").tap()

    def journal(self, *options):
        screen = json.loads(self.server.run("journal", "--json", *options))
        return [row for day in screen["days"] for row in day["rows"] if row.get("entry")]

    def log_score(self, page, score, game="Gmdvl"):
        self.go(page, "/practice?source=all")
        page.get_by_label("Game", exact=True).select_option(game)
        page.get_by_label("Score", exact=True).press_sequentially(score)
        page.get_by_role("button", name="Save").tap()
        expect(page.get_by_role("status").first).to_contain_text("Score: ")

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
        expect(page.get_by_label("Game", exact=True)).to_have_value("Gmdvl")
        hidden = page.locator("form.card input[type=hidden]").all()
        fields = {field.get_attribute("name"): field.get_attribute("value") for field in hidden}
        for score in ["5000000", "5000000", "6000000"]:
            answer = page.request.post(
                self.server.url + "/practice", form={**fields, "game": "Gmdvl", "score": score})
            self.assertEqual(answer.status, 200)
        self.assertEqual([row["value"] for row in self.journal("--filter", "scores")][::-1],
                         ["Score: 5,000,000 (Practice)", "Score: 6,000,000 (Practice)"])

    def test_what_is_wrong_is_said_and_what_was_typed_stays(self):
        page = self.start()
        self.go(page, "/practice?kind=practice&game=")
        self.unfold(page)
        page.get_by_label("Note").fill("Left orbit")
        page.get_by_role("button", name="Save").tap()
        expect(page.get_by_role("alert")).to_have_text("Choose a game.")
        expect(page.get_by_label("Note")).to_have_value("Left orbit")
        page.get_by_text("The game is not in the list").tap()
        page.get_by_label("Name of the game").fill("My own machine")
        page.get_by_role("button", name="Save").tap()
        expect(page.get_by_role("status").first).to_contain_text("My own machine")

    def test_a_game_that_is_chosen_last_keeps_what_was_typed(self):
        page = self.start()
        self.go(page, "/practice?source=all&game=Gatfm")
        page.get_by_label("Score", exact=True).fill("12.5M")
        self.unfold(page)
        page.get_by_label("Played in").select_option("League")
        page.get_by_label("Location").fill("Ace Arcade")
        page.get_by_label("Game", exact=True).select_option("Gmdvl")
        places = page.get_by_label("Games at")
        places.select_option(index=0)
        places.select_option("all")
        expect(page.get_by_label("Game", exact=True)).to_have_value("Gmdvl")
        expect(page.get_by_label("Score", exact=True)).to_have_value("12.5M")
        expect(page.locator("#score-read")).to_have_text("Saved as 12,500,000")
        page.get_by_role("button", name="Save").tap()
        expect(page.get_by_role("status").first).to_contain_text("Medieval Madness")
        # The next score begins with the same game, context and place, on this page and on a new one.
        for _ in range(2):
            expect(page.get_by_label("Game", exact=True)).to_have_value("Gmdvl")
            expect(page.get_by_label("Played in")).to_have_value("league")
            expect(page.get_by_label("Location")).to_have_value("Ace Arcade")
            expect(page.get_by_label("Score", exact=True)).to_have_value("")
            self.go(page, "/practice")
        row = self.journal("--filter", "scores")[0]
        self.assertEqual((row["game"], row["value"]), ("Medieval Madness", "Score: 12,500,000 (League)"))

    def test_an_activity_that_is_chosen_last_keeps_what_was_typed(self):
        page = self.start()
        self.go(page, "/practice?kind=study&source=all&game=Gmdvl")
        self.unfold(page)
        page.get_by_label("Note").fill("left orbit first")
        page.get_by_label("Activity").select_option("tutorial")
        expect(page.get_by_label("Progress in percent")).to_be_hidden()
        expect(page.get_by_label("Video", exact=True)).to_be_visible()
        page.get_by_label("Enter progress as").select_option("percent")
        page.get_by_label("Progress in percent").fill("30")
        page.get_by_label("Activity").select_option("rulesheet")
        expect(page.get_by_label("Video", exact=True)).to_be_hidden()
        expect(page.get_by_label("Progress in percent")).to_have_value("30")
        page.get_by_role("button", name="Save").tap()
        expect(page.get_by_role("status").first).to_contain_text("Rulesheet: 30%")
        self.assertEqual(self.journal()[0]["note"], "left orbit first")

    def test_another_kind_of_entry_keeps_what_was_typed_until_it_is_saved(self):
        page = self.start()
        page.goto(self.server.url + "/practice?source=all&game=Gmdvl")
        page.get_by_label("Score", exact=True).fill("45M")
        self.unfold(page)
        page.get_by_label("Location", exact=True).fill("The Flipper")
        page.get_by_label("Day", exact=True).fill("2026-03-30")
        kinds = page.locator("nav.kinds")
        kinds.get_by_role("link", name="Practice").press("Enter")
        expect(page.get_by_label("Minutes", exact=True)).to_be_visible()
        expect(page.get_by_label("Day", exact=True)).to_have_value("2026-03-30")
        page.get_by_label("Minutes", exact=True).fill("20")
        kinds.get_by_role("link", name="Study").press("Enter")
        expect(page.get_by_label("Progress in percent")).to_be_visible()
        expect(page.get_by_label("Minutes", exact=True)).to_be_hidden()
        kinds.get_by_role("link", name="Score").press("Enter")
        expect(page.get_by_label("Score", exact=True)).to_have_value("45M")
        expect(page.get_by_label("Location", exact=True)).to_have_value("The Flipper")
        expect(page.locator("#score-read")).to_have_text("Saved as 45,000,000")
        page.get_by_label("Game", exact=True).select_option("Gmdvl")
        page.get_by_role("button", name="Save", exact=True).press("Enter")
        expect(page.locator("#receipt")).to_contain_text("45,000,000")
        # What was saved is gone from the form, and what belongs to another kind is still there.
        expect(page.get_by_label("Score", exact=True)).to_have_value("")
        kinds.get_by_role("link", name="Practice").press("Enter")
        expect(page.get_by_label("Minutes", exact=True)).to_have_value("20")
        kinds.get_by_role("link", name="Score").press("Enter")
        expect(page.get_by_label("Score", exact=True)).to_have_value("")

    def test_an_implausible_score_is_asked_about_once(self):
        page = self.start()
        self.server.run("log", "score", "Medieval Madness", "77M")
        self.go(page, "/practice?source=all&game=Gmdvl")
        for score, words in [("77B", "far above every known score"), ("77", "far below the known scores")]:
            page.get_by_label("Score", exact=True).fill(score)
            page.get_by_role("button", name="Save").tap()
            dialog = page.get_by_role("alertdialog")
            expect(dialog).to_contain_text(f"{words} on Medieval Madness. Save it?")
            dialog.get_by_role("button", name="Cancel").tap()
            expect(page.get_by_label("Score", exact=True)).to_have_value(score)
        self.assertEqual(len(self.journal("--filter", "scores")), 1)
        page.get_by_role("button", name="Save").tap()
        page.get_by_role("alertdialog").get_by_role("button", name="Save").tap()
        expect(page.get_by_role("status").first).to_contain_text("Score: 77")
        # A good score is not asked about.
        page.get_by_label("Score", exact=True).fill("700M")
        page.get_by_role("button", name="Save").tap()
        expect(page.get_by_role("status").first).to_contain_text("Score: 700,000,000")
        self.assertEqual(len(self.journal("--filter", "scores")), 3)

    def test_a_video_is_logged_by_the_clock(self):
        page = self.start()
        self.go(page, "/practice?kind=study&activity=tutorial&source=all")
        page.get_by_label("Game", exact=True).select_option("Gmdvl")
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
        expect(page.get_by_role("status").first).to_contain_text("Mechanics: Drop Catch, 4 of 5")
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
        for score in ["10M", "20M", "40M", "80M"]:
            self.server.run("log", "score", "Medieval Madness", score)
        self.go(page, "/library/Gmdvl")
        page.get_by_role("link", name="My practice").tap()
        expect(page.locator("tr", has_text="Median").locator("td")).to_have_text("30,000,000")
        self.check_width(page)
        expect(page.locator("tr", has_text="Upper quarter from").locator("td")).to_have_text("50,000,000")
        expect(page.get_by_text("Next: Look at the playfield.")).to_be_visible()
        # Everything that the advice may name is a link.
        advice = page.locator("p", has_text="Next: Look at the playfield.")
        expect(advice.get_by_role("link", name="Playfield")).to_have_attribute("href", "/library/Gmdvl/playfield")
        study = page.get_by_role("region", name="Study")
        for name in ["Rulesheet", "Playfield"]:
            expect(study.get_by_role("link", name=name, exact=True)).to_be_visible()
        expect(study.locator("a[data-watched]").first).to_have_attribute("href", re.compile("^https://"))
        parts = page.get_by_role("navigation", name="My practice")
        parts.get_by_role("link", name="Log").tap()
        expect(page.locator(".entry-row", has_text="(Practice)")).to_have_count(4)
        parts.get_by_role("link", name="Input").tap()
        page.get_by_label("My note on this game").fill("Castle first")
        page.get_by_role("button", name="Save note").tap()
        expect(page.get_by_role("status").first).to_have_text("Saved.")
        parts.get_by_role("link", name="Log").tap()
        expect(page.locator(".entry-row", has_text="Game note")).to_contain_text("Castle first")
        parts.get_by_role("link", name="Input").tap()
        page.locator("#content").get_by_role("link", name="Mechanics").tap()
        expect(page.get_by_label("Game", exact=True)).to_have_value("Gmdvl")

    def test_an_old_file_is_looked_at_imported_once_and_seen_in_the_journal(self):
        page = self.start()
        cases = json.loads(FIXTURE.read_text())["cases"]
        old = next(case["input"]["payload"] for case in cases if case["id"] == "V13")
        self.go(page, "/practice/files")
        page.get_by_label("Or its text").fill(json.dumps(old))
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

    def test_the_file_of_a_phone_of_twenty_megabytes_is_imported_with_progress(self):
        page = self.start()
        small = {"schemaVersion": 4, "practiceSettings": {"playerName": "Ann"}, "scoreEntries": [
            {"id": f"40000000-0000-4000-8000-{number:012}", "gameID": "Gmdvl", "score": 1000 + number,
             "context": "practice", "timestamp": 1745000000000 + number, "leagueImported": False}
            for number in range(10)]}
        # Members of another program, which the app keeps in the backup, make most of the file.
        padding = [{"id": number, "text": "x" * 1000} for number in range(20_500)]
        phone = pathlib.Path(self.data_folder) / "com.example.pinball.plist"
        text = json.dumps({**small, "padding": padding})
        phone.write_bytes(plistlib.dumps({"practice-upgrade-state-v1": text.encode(), "launches": 3}, fmt=plistlib.FMT_BINARY))
        self.assertGreater(phone.stat().st_size, 20 << 20)
        self.go(page, "/practice/files")
        page.evaluate("""() => new MutationObserver((all) => { window.seen = true; }).observe(
            document.querySelector("[data-progress]"), { attributes: true, subtree: true })""")
        page.get_by_label("File", exact=True).set_input_files(phone)
        page.get_by_role("button", name="Preview the file").tap()
        expect(page.get_by_role("status").first).to_contain_text("Nothing is imported yet.", timeout=60_000)
        self.assertTrue(page.evaluate("window.seen"))
        expect(page.locator("li", has_text="Scores: 10 new")).to_be_visible()
        expect(page.locator("li", has_text="fallback key")).to_be_visible()
        self.assertEqual(json.loads(self.server.run("export"))["scoreEntries"], [])
        # The chosen file is still chosen.
        page.get_by_role("button", name="Import the file").tap()
        expect(page.get_by_role("status").first).to_have_text("Imported.", timeout=60_000)
        self.assertEqual(len(json.loads(self.server.run("export"))["scoreEntries"]), 10)
        self.check_width(page)

    def test_a_file_that_is_no_practice_is_refused_beside_its_field(self):
        page = self.start()
        other = pathlib.Path(self.data_folder) / "other.xml"
        other.write_text("<map><string name=\"name\">x</string></map>")
        self.go(page, "/practice/files")
        page.get_by_label("File", exact=True).set_input_files(other)
        page.get_by_role("button", name="Import the file").tap()
        expect(page.locator("#notice")).to_contain_text("no part of it belongs to a practice")

    def test_a_file_of_a_later_version_is_refused(self):
        page = self.start()
        self.go(page, "/practice/files")
        page.get_by_label("Or its text").fill('{"schemaVersion": 5, "journalEntries": []}')
        page.get_by_role("button", name="Import the file").tap()
        expect(page.get_by_role("alert")).to_contain_text("A later version of this app wrote the file (schema 5).")


if __name__ == "__main__":
    unittest.main()
