"""Quick entry at phone size: few taps, found games, grouped digits, seen at once, and rows that a finger moves aside."""

import json
import unittest

from scorebook import PHONE, BrowserTest, expect, signal

# The keyboard of a phone of 844 px, with its suggestions.
KEYBOARD = 336


class PinballQuickTest(BrowserTest):
    def start(self, address="/practice?kind=score&source=all", *, hangs=False, **options):
        self.server = self.serve("--sample", app="pinball-practice")
        page = self.open(self.server.link, **{**PHONE, **options})
        expect(page.get_by_role("link", name="Practice", exact=True)).to_be_visible()
        if not hangs:
            self.await_answers(page)
        page.goto(self.server.url + address)
        return page

    def scores(self):
        screen = json.loads(self.server.run("journal", "--filter", "scores", "--json"))
        return [(row["game"], row["value"]) for day in screen["days"] for row in day["rows"]]

    def plausible(self, page):
        """A score that is not asked about."""
        least = page.get_by_label("Game", exact=True).locator("option:checked").get_attribute("data-least")
        return max(int(least), 5_000_000)

    def tap(self, part):
        part.tap()
        self.taps += 1

    def games(self, page):
        return page.locator("[data-finder-list] button")

    def test_a_score_takes_three_taps_and_the_digits_from_the_icon_and_from_its_shortcut(self):
        page = self.start("/")
        for game in ["Jaws", "Medieval Madness"]:
            self.server.run("log", "score", game, "1000000", "--sure")
        self.taps = 0
        self.tap(page.get_by_role("link", name="Practice", exact=True))
        self.tap(self.games(page).filter(has_text="Jaws"))
        expect(page.get_by_label("Score", exact=True)).to_be_focused()
        score = self.plausible(page)
        page.keyboard.type(str(score))
        self.tap(page.get_by_role("button", name="Save", exact=True))
        expect(page.locator("#receipt")).to_contain_text(f"Score: {score:,}")
        self.assertLessEqual(self.taps, 3)
        manifest = page.request.get(self.server.url + page.locator("link[rel=manifest]").get_attribute("href")).json()
        self.assertEqual([shortcut["name"] for shortcut in manifest["shortcuts"]], ["Log a score", "Journal"])
        page.goto(self.server.url + manifest["shortcuts"][0]["url"])
        self.taps = 0
        self.tap(page.get_by_label("Find a game"))
        page.keyboard.type("tmnt")
        self.tap(self.games(page).first)
        expect(page.get_by_label("Score", exact=True)).to_be_focused()
        score = self.plausible(page)
        page.keyboard.type(str(score))
        self.tap(page.get_by_role("button", name="Save", exact=True))
        expect(page.locator("#receipt")).to_contain_text(f"Score: {score:,}")
        self.assertLessEqual(self.taps, 3)
        self.assertEqual(self.scores()[0][0], "Teenage Mutant Ninja Turtles")

    def test_a_game_is_found_while_its_name_is_typed_and_keeps_what_was_typed(self):
        page = self.start()
        page.get_by_label("Score", exact=True).fill("12.5M")
        find = page.get_by_label("Find a game")
        for text, name in [("acdc", "AC/DC"), ("ac/dc", "AC/DC"), ("TMNT", "Teenage Mutant Ninja Turtles")]:
            find.fill(text)
            expect(self.games(page)).to_have_text([name])
        find.fill("no such game")
        expect(page.locator("[data-finder-list]")).to_have_text("Nothing found")
        find.fill("acdc")
        find.press("Enter")
        expect(page.get_by_label("Game", exact=True).locator("option:checked")).to_contain_text("AC/DC")
        expect(page.get_by_label("Score", exact=True)).to_have_value("12.5M")

    def test_digits_are_grouped_while_they_are_typed_and_save_is_in_sight(self):
        page = self.start("/practice?kind=score&source=all&game=Gmdvl")
        score = page.get_by_label("Score", exact=True)
        expect(score).to_be_focused()
        for keys, value in [("12345678", "12,345,678"), ("\b\b", "123,456"), (".5", "123,456.5")]:
            for key in keys:
                page.keyboard.press("Backspace" if key == "\b" else key)
            expect(score).to_have_value(value)
        score.fill("")
        page.keyboard.type("12")
        page.get_by_role("button", name="Add three zeros").tap()
        expect(score).to_have_value("12,000")
        for width, height, covered in [(390, 844, KEYBOARD), (320, 568, 52)]:
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate("scrollTo(0, 0)")
            box = page.get_by_role("button", name="Save", exact=True).bounding_box()
            self.assertLessEqual(box["y"] + box["height"], height - covered, width)
            self.check_width(page)

    def test_the_last_place_is_the_next_one_also_without_the_server(self):
        page = self.start("/practice?kind=score&source=all&game=Gmdvl")
        page.locator("#more-fields > summary").tap()
        page.get_by_label("Played in").select_option("League")
        page.get_by_label("Location").fill("Ace Arcade")
        page.get_by_label("Note").fill("left outlane")
        expect(page.locator("#more-fields > summary")).to_contain_text("League · Ace Arcade · left outlane")
        page.context.set_offline(True)
        page.get_by_label("Score", exact=True).fill("7000000")
        page.get_by_role("button", name="Save", exact=True).tap()
        receipt = page.locator("#receipt")
        expect(receipt).to_contain_text("Saved on this device: Medieval Madness 7,000,000")
        # The page measures it in the frame after the words.
        page.wait_for_function("() => performance.getEntriesByName('entry-seen').length === 1")
        # The form is free for the next one, which is played at the same place.
        expect(page.get_by_label("Score", exact=True)).to_have_value("")
        expect(page.locator("#more-fields > summary")).to_contain_text("League · Ace Arcade")
        receipt.get_by_role("button", name="Undo").tap()
        expect(receipt).to_contain_text("Undone.")
        expect(page.locator("#queue")).to_be_hidden()
        page.context.set_offline(False)
        page.reload()
        # The server knows of no score, so this device says where the last one was.
        expect(page.locator("#more-fields > summary")).to_contain_text("League · Ace Arcade")
        self.assertEqual(self.scores(), [])

    def test_a_server_that_hangs_holds_up_no_entry_and_undo_at_once_leaves_none(self):
        page = self.start("/practice?kind=score&source=all&game=Gmdvl", hangs=True)
        score, save = page.get_by_label("Score", exact=True), page.get_by_role("button", name="Save", exact=True)
        receipt = page.locator("#receipt")
        score.fill("7000000")
        save.click()
        receipt.get_by_role("button", name="Undo").click()
        expect(receipt).to_contain_text("Undone.")
        self.assertEqual(self.scores(), [])
        expect(page.get_by_label("Game", exact=True)).to_have_value("Gmdvl")
        self.server.process.send_signal(signal.SIGSTOP)
        for points in ["8000000", "9000000"]:
            self.unhurried(page)
            score.fill(points)
            save.click()
            expect(receipt).to_contain_text(f"Saved on this device: Medieval Madness {int(points):,}")
            expect(score).to_have_value("")
        self.server.process.send_signal(signal.SIGCONT)
        expect(page.locator("#receipt")).to_contain_text("Saved: Medieval Madness 9,000,000", timeout=40_000)
        self.assertEqual(len(self.scores()), 2)

    def test_undo_counts_whose_press_began_before_the_answer(self):
        page = self.start("/practice?kind=score&source=all&game=Gmdvl")
        held = []
        page.context.route("**/practice", lambda route: held.append(route), times=1)
        score = page.get_by_label("Score", exact=True)
        score.fill("7000000")
        page.get_by_role("button", name="Save", exact=True).click()
        receipt = page.locator("#receipt")
        receipt.get_by_role("button", name="Undo").hover()
        page.mouse.down()
        self.await_any(page, held)
        held.pop().continue_()
        # The answer is there, and waits for the finger.
        expect(score).to_have_value("")
        page.mouse.up()
        expect(receipt).to_contain_text("Undone.")
        self.assertEqual(self.scores(), [])

    def test_undo_is_offered_for_ten_seconds_and_then_the_journal(self):
        page = self.start("/practice?kind=score&source=all&game=Gmdvl")
        page.clock.install()
        page.reload()
        page.get_by_label("Score", exact=True).fill("7000000")
        page.get_by_role("button", name="Save", exact=True).click()
        receipt = page.locator("#receipt")
        expect(receipt).to_contain_text("Score: 7,000,000")
        page.get_by_label("Score", exact=True).focus()
        expect(receipt.get_by_role("button", name="Undo")).to_be_visible()
        page.clock.run_for(10_500)
        expect(receipt.get_by_role("button", name="Undo")).to_have_count(0)
        receipt.get_by_role("link", name="Show").click()
        expect(page.locator(".entry-row")).to_contain_text("7,000,000")

    def test_a_row_moves_aside_for_delete_and_comes_back(self):
        page = self.start("/practice/journal?filter=scores")
        self.server.run("log", "score", "Medieval Madness", "7000000")
        row = page.locator(".entry-row")
        expect(row).to_have_count(1)
        delete = row.locator("[name^=entry-].danger")
        expect(delete).not_to_be_in_viewport()
        row.locator(".swipe").evaluate("(row) => row.scrollBy({ left: row.clientWidth })")
        delete.tap()
        expect(page.locator("#receipt")).to_contain_text("1 row deleted.")
        page.locator("#receipt").get_by_role("button", name="Undo").tap()
        expect(row).to_have_count(1)
        # The visible alternative.
        expect(row.get_by_role("link", name="Change Score: 7,000,000")).to_be_visible()
        self.check_width(page)


if __name__ == "__main__":
    unittest.main()
