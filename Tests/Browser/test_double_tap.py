"""A finger that taps twice: the second tap counts for nothing, and meets no other button."""

import json
import os
import random
import re
import time
import unittest

from scorebook import LONG, PHONE, BrowserTest, expect


class DoubleTap(BrowserTest):
    # The long form takes more pauses between; SCOREBOOK_SEED chooses them.
    seed = int(os.environ.get("SCOREBOOK_SEED", "1"))
    pauses = [50, 600, *random.Random(seed).sample(range(51, 600), 4 if LONG else 0)]

    def double_tap(self, page, button, pause):
        """Two taps at the middle of a button, whatever is there at the second."""
        page.wait_for_load_state()
        # Waits until the button is in view and rests. The page may replace it at any moment.
        button.tap(trial=True)
        place = button.evaluate(
            """button => {
              const box = button.getBoundingClientRect();
              return [box.x + box.width / 2, box.y + box.height / 2];
            }"""
        )
        began = time.monotonic()
        page.touchscreen.tap(*place)
        page.wait_for_timeout(max(1, pause - 1000 * (time.monotonic() - began)))
        if time.monotonic() - began > 0.9:
            self.skipTest("The machine is too busy for a double tap.")
        page.touchscreen.tap(*place)


class FitnessDoubleTapTest(DoubleTap):
    def group(self, server, *options):
        id = f"g{len(self.made)}"
        self.made.append(id)
        server.run("group", "new", id, "--id", id, *options)
        return server.url + "/groups/" + id

    def walk_check_ins(self, *options):
        self.made = []
        server = self.serve(app="fitness-challenge")
        page = self.open(server.link, **PHONE)
        page.wait_for_url(server.url + "/")
        for pause in self.pauses:
            with self.subTest(pause=pause, seed=self.seed):
                address = self.group(server, *options)
                page.goto(address)
                expect(page.locator(".live-state")).to_have_text("Live")
                self.double_tap(page, page.get_by_role("button", name="Check in"), pause)
                expect(page.get_by_role("button", name="Undo today's check-in")).to_be_visible()
                # Anything that the second tap has sent is there by now.
                page.goto(address)
                page.wait_for_timeout(400)
                history = server.run("history", self.made[-1])
                self.assertEqual(len(history.splitlines()), 1, history)
                self.assertNotIn("No check-ins", history)
        return server, page

    def test_a_check_in_of_a_group_that_counts_one_a_day(self):
        _, page = self.walk_check_ins()
        expect(page.locator(".check-in-done")).to_contain_text("Done for today")

    def test_a_check_in_of_a_group_that_counts_several_a_day(self):
        server, page = self.walk_check_ins("--every-check-in")
        # Later, a second workout counts.
        page.wait_for_timeout(2_100)
        page.get_by_role("button", name="Check in again").tap()
        expect(page.locator("section[aria-labelledby=board-CHECK_IN] .value")).to_have_text("2")

    def test_undo_is_below_the_place_of_the_check_in(self):
        self.made = []
        server = self.serve(app="fitness-challenge")
        page = self.open(server.link, **PHONE)
        page.wait_for_url(server.url + "/")
        for options in [[], ["--every-check-in"]]:
            page.goto(self.group(server, *options))
            expect(page.locator(".live-state")).to_have_text("Live")
            before = page.get_by_role("button", name="Check in").bounding_box()
            page.get_by_role("button", name="Check in").tap()
            undo = page.get_by_role("button", name="Undo today's check-in")
            expect(undo).to_be_visible()
            # The next tap is no double tap of this one.
            page.wait_for_timeout(1_100)
            self.assertGreaterEqual(undo.bounding_box()["y"], before["y"] + before["height"])

    def test_a_button_that_comes_under_the_finger_takes_no_second_tap(self):
        server = self.serve(app="fitness-challenge")
        page = self.open(server.link, **PHONE)
        page.wait_for_url(server.url + "/")
        self.made = []
        page.goto(self.group(server))
        top = f"{page.get_by_role('button', name='Check in').bounding_box()['y'] + 40}px"
        for pause in self.pauses:
            with self.subTest(pause=pause, seed=self.seed):
                page.goto(server.url + "/")
                page.get_by_label("Name", exact=True).fill("Gym")
                button = page.get_by_role("button", name="Create group")
                # The next page has its main button in the same place.
                button.evaluate("(made, top) => Object.assign(made.style, { position: 'fixed', top, left: '20%' })", top)
                self.double_tap(page, button, pause)
                page.wait_for_url(re.compile("/groups/"))
                page.wait_for_timeout(400)
                expect(page.get_by_role("button", name="Check in")).to_be_visible()
                expect(page.get_by_role("button", name="Undo")).to_have_count(0)


class ArcheryDoubleTapTest(DoubleTap):
    def start(self):
        self.server = self.serve()
        return self.open(self.server.link, **PHONE)

    def shoots(self):
        return json.loads(self.server.run("list", "--json"))

    def test_create_makes_one_shoot_and_leads_to_it(self):
        page = self.start()
        for pause in self.pauses:
            with self.subTest(pause=pause, seed=self.seed):
                made = len(self.shoots())
                page.goto(self.server.url + "/")
                page.get_by_role("link", name="New shoot").first.click()
                page.get_by_label("Name").first.fill(f"Evening {pause}")
                page.locator("#guests").fill("Ben")
                self.double_tap(page, page.get_by_role("button", name="Create"), pause)
                page.wait_for_url(re.compile("/shoots/(?!new$)"))
                page.wait_for_timeout(400)
                self.assertEqual(len(self.shoots()), made + 1)
                # On a fast machine the second tap meets the shoot's page, perhaps a link.
                made_now = next(shoot for shoot in self.shoots() if shoot["name"] == f"Evening {pause}")
                expect(page).to_have_url(f"{self.server.url}/shoots/{made_now['id']}")
                expect(page.get_by_role("button", name="Start the shoot")).to_be_visible()

    def test_start_starts_the_shoot_and_neither_pauses_nor_ends_it(self):
        page = self.start()
        for pause in self.pauses:
            with self.subTest(pause=pause, seed=self.seed):
                name = f"Evening {pause}"
                self.server.run("new", name, "--round", "wa18", "--guest", "Ben")
                page.goto(self.server.url + "/")
                page.get_by_role("link", name=re.compile(name)).first.click()
                expect(page.get_by_role("button", name="Start the shoot")).to_be_visible()
                self.unhurried(page)
                shoot = page.url
                self.double_tap(page, page.get_by_role("button", name="Start the shoot"), pause)
                expect(page.get_by_role("link", name="Score", exact=True).first).to_be_visible()
                page.wait_for_timeout(400)
                expect(page).to_have_url(shoot)
                expect(page.get_by_role("button", name="Pause")).to_be_visible()

    def test_a_key_records_an_arrow_for_each_tap_and_no_tap_is_undone(self):
        page = self.start()
        for pause in self.pauses:
            with self.subTest(pause=pause, seed=self.seed):
                name = f"Evening {pause}"
                self.server.run("new", name, "--round", "wa18", "--guest", "Ben", "--start")
                page.goto(self.server.url + "/")
                page.get_by_role("link", name=re.compile(name)).first.click()
                # The front page has a link to score, too.
                page.wait_for_url("**/shoots/*")
                page.locator("#content").get_by_role("link", name="Score", exact=True).click()
                page.wait_for_url("**/score*")
                self.double_tap(page, page.locator("#key-9"), pause)
                # Two arrows of one archer, as the scorer meant them: a pad takes quick taps.
                expect(page.locator(".end .slots .mark")).to_have_text(["9", "9"])
                expect(page.locator(".unsent")).to_have_count(0)
                page.reload()
                expect(page.locator(".end .slots .mark")).to_have_text(["9", "9"])

    def test_a_key_that_is_held_while_the_arrow_before_is_sent_enters_its_arrow(self):
        page = self.start()
        self.server.run("new", "Evening", "--round", "wa18", "--no-shoot", "--guest", "Ben", "--start")
        page.get_by_role("link", name="Evening").first.click()
        page.wait_for_url("**/shoots/*")
        page.locator("#content").get_by_role("link", name="Score", exact=True).click()
        page.wait_for_url("**/score*")
        page.locator("#key-9").hover()
        for number in [1, 2, 3]:
            # The next press comes at once, as from a second thumb, and lasts until the answer is there.
            page.mouse.down()
            if number > 1:
                expect(page.locator("#sync-state")).to_have_text("All sent")
            page.mouse.up()
        expect(page.locator(".progress-where")).to_contain_text("End 2")
        expect(page.locator("#sheet tbody tr")).to_contain_text(["27"])


class PinballDoubleTapTest(DoubleTap):
    def rows(self):
        screen = json.loads(self.server.run("journal", "--json", "--filter", "scores"))
        return [row for day in screen["days"] for row in day["rows"] if row.get("entry")]

    def test_save_logs_a_score_once_and_undoes_nothing(self):
        self.server = self.serve("--sample", app="pinball-practice")
        page = self.open(self.server.link, **PHONE)
        expect(page.get_by_role("link", name="Practice", exact=True)).to_be_visible()
        self.await_answers(page)
        for pause in self.pauses:
            with self.subTest(pause=pause, seed=self.seed):
                logged = len(self.rows())
                page.goto(self.server.url + "/practice?source=all&game=Gmdvl")
                page.get_by_label("Score", exact=True).fill(f"{7_000_000 + pause}")
                self.double_tap(page, page.get_by_role("button", name="Save", exact=True), pause)
                expect(page.get_by_role("status").first).to_contain_text("Score: ")
                page.wait_for_timeout(400)
                self.assertEqual(len(self.rows()), logged + 1)

    def test_save_of_a_study_event_logs_it_once(self):
        self.server = self.serve("--sample", app="pinball-practice")
        page = self.open(self.server.link, **PHONE)
        expect(page.get_by_role("link", name="Practice", exact=True)).to_be_visible()
        for pause in self.pauses:
            with self.subTest(pause=pause, seed=self.seed):
                page.goto(self.server.url + "/practice?kind=study&source=all&game=Gmdvl")
                page.get_by_label("Progress in percent").fill("40")
                page.locator("#more-fields > summary").tap()
                page.get_by_label("Note").fill(f"after {pause} ms")
                self.double_tap(page, page.get_by_role("button", name="Save", exact=True), pause)
                expect(page.get_by_role("status").first).to_contain_text("Saved:")
                page.wait_for_timeout(400)
                page.goto(self.server.url + "/practice/journal")
                expect(page.locator(".note", has_text=f"after {pause} ms")).to_have_count(1)


if __name__ == "__main__":
    unittest.main()
