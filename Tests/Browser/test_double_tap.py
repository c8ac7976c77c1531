"""A finger that taps twice: the second tap counts for nothing, and meets no other button."""

import os
import random
import re
import unittest

from scorebook import PHONE, BrowserTest, expect


class DoubleTapTest(BrowserTest):
    # The gate takes the same pauses each time; SCOREBOOK_SEED chooses others.
    seed = int(os.environ.get("SCOREBOOK_SEED", "1"))
    pauses = [50, 600, *random.Random(seed).sample(range(51, 600), 4)]

    def double_tap(self, page, button, pause):
        """Two taps at the middle of a button, whatever is there at the second."""
        button.scroll_into_view_if_needed()
        box = button.bounding_box()
        place = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        page.touchscreen.tap(*place)
        page.wait_for_timeout(pause)
        page.touchscreen.tap(*place)

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
                expect(page.get_by_role("button", name="Undo")).to_be_visible()
                # What the second tap may have sent is there by now.
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
            undo = page.get_by_role("button", name="Undo")
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


if __name__ == "__main__":
    unittest.main()
