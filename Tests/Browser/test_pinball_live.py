"""The practice pages while others change what they show, and while the server is away."""

import json
import unittest

from network import Line
from scorebook import PHONE, SOON, BrowserTest, expect, signal


class PinballLiveTest(BrowserTest):
    service_workers = "allow"

    def start(self, *groups):
        self.server = self.serve("--sample", app="pinball-practice")
        for group in groups:
            self.server.run("groups", "add", *group)
        page = self.open(self.server.link, **PHONE)
        expect(page.get_by_role("link", name="Practice", exact=True)).to_be_visible()
        return page

    def go(self, page, address):
        """Opens a page that follows, as the sign of its stream says."""
        page.goto(self.server.url + address)
        expect(page.locator("[data-live-state]")).to_have_text("Live")

    def scores(self, server=None):
        screen = json.loads((server or self.server).run("journal", "--filter", "scores", "--json"))
        return [row["value"] for day in screen["days"] for row in day["rows"]]

    def cache(self, page):
        """Waits for the service worker, and opens the page once more, so that it has it."""
        self.await_worker(page)
        page.reload()
        expect(page.locator("[data-live-state]")).to_have_text("Live")

    def kill(self):
        self.server.end(signal.SIGKILL)

    def serve_again(self):
        port = int(self.server.url.rpartition(":")[2])
        self.server = self.serve("--sample", port=port, app="pinball-practice")

    def log_score(self, page, score):
        page.get_by_label("Score", exact=True).fill(score)
        page.get_by_role("button", name="Save").tap()

    def test_what_is_logged_elsewhere_is_seen_in_the_journal_and_on_the_front_page(self):
        page = self.start()
        home = page.context.new_page()
        self.go(home, "/")
        self.go(page, "/practice/journal")
        self.server.run("log", "score", "Jaws", "1234567")
        expect(page.locator(".entry-row")).to_contain_text("1,234,567", timeout=SOON)
        home.bring_to_front()
        expect(home.get_by_role("link", name="Continue with Jaws")).to_be_visible(timeout=SOON)

    def test_what_is_done_in_a_second_tab_is_seen_in_a_group_and_in_the_workspace(self):
        page = self.start(["--bank", "1"])
        self.go(page, "/practice/groups")
        page.get_by_role("link", name="Bank 1 Focus").tap()
        row = page.locator(".game-row", has_text="Jaws")
        expect(row).to_contain_text("Never practised")
        expect(page.locator("[data-live-state]")).to_have_text("Live")
        self.server.run("log", "practice", "Jaws")
        expect(row).to_contain_text("Practised today", timeout=SOON)
        self.go(page, "/library/Gjaws/practice?part=input")
        expect(page.get_by_label("My note on this game")).to_have_value("")
        other = page.context.new_page()
        self.go(other, "/library/Gjaws/practice?part=input")
        other.get_by_label("My note on this game").fill("Shark first")
        other.get_by_role("button", name="Save note").tap()
        expect(other.get_by_role("status").first).to_have_text("Saved.")
        page.bring_to_front()
        expect(page.get_by_label("My note on this game")).to_have_value("Shark first", timeout=SOON)

    def test_settings_change_while_they_are_looked_at_and_keep_what_is_typed(self):
        page = self.start()
        self.go(page, "/settings")
        page.get_by_label("My nickname").fill("Annie")
        page.get_by_role("heading", level=1).click()
        self.server.run("settings", "--gaps", "brokenAxis")
        expect(page.get_by_label("Show breaks")).to_have_value("brokenAxis", timeout=SOON)
        expect(page.get_by_label("My nickname")).to_have_value("Annie")

    def test_a_game_that_is_logged_elsewhere_does_not_change_what_is_being_entered(self):
        page = self.start()
        self.server.run("log", "score", "Medieval Madness", "7000000")
        self.go(page, "/practice")
        page.get_by_label("Score", exact=True).fill("7,770,000")
        page.get_by_role("heading", level=1).click()
        self.server.run("log", "score", "Jaws", "2000000")
        self.server.run("settings", "--name", "Ann")
        expect(page.get_by_text("Hello, Ann.")).to_be_visible(timeout=SOON)
        expect(page.get_by_label("Game", exact=True)).to_have_value("Gmdvl")
        page.get_by_role("button", name="Save").tap()
        expect(page.get_by_role("status").first).to_contain_text("Medieval Madness")
        expect(page.get_by_label("Score", exact=True)).to_have_value("")
        # The page follows what it shows now, so what was saved stays in sight.
        self.server.run("settings", "--name", "Bo")
        # The next score would be typed now. The page waits until the field has lost the focus.
        expect(page.get_by_label("Score", exact=True)).to_be_focused()
        page.get_by_role("heading", level=1).click()
        expect(page.get_by_text("Hello, Bo.")).to_be_visible(timeout=SOON)
        expect(page.get_by_role("status").first).to_contain_text("Score: 7,770,000")

    def test_a_form_that_is_to_be_corrected_stays_as_it_was_typed(self):
        page = self.start()
        self.server.run("log", "score", "Medieval Madness", "7000000")
        self.go(page, "/practice")
        page.get_by_label("Score", exact=True).fill("7,770,000")
        page.locator("#more-fields > summary").tap()
        page.get_by_label("Played in").select_option("Tournament")
        page.get_by_role("button", name="Save").tap()
        alert = page.locator("main").get_by_role("alert")
        expect(alert).to_have_text("Enter the name of the tournament.")
        self.server.run("settings", "--name", "Ann")
        page.get_by_label("Name of the tournament").fill("Spring Cup")
        page.get_by_role("heading", level=1).click()
        expect(alert).to_be_visible()
        page.get_by_role("button", name="Save").tap()
        expect(page.get_by_role("status").first).to_contain_text("7,770,000 (Tournament: Spring Cup)")
        expect(page.get_by_text("Hello, Ann.")).to_be_visible()
        self.server.run("settings", "--name", "Bo")
        # The next score would be typed now. The page waits until the field has lost the focus.
        expect(page.get_by_label("Score", exact=True)).to_be_focused()
        page.get_by_role("heading", level=1).click()
        expect(page.get_by_text("Hello, Bo.")).to_be_visible(timeout=SOON)

    def test_a_score_is_entered_without_the_server_and_recorded_once(self):
        page = self.start()
        self.server.run("log", "score", "Medieval Madness", "7000000")
        self.go(page, "/practice")
        self.cache(page)
        self.kill()
        page.reload()
        self.log_score(page, "5000000")
        queue = page.locator("#queue")
        expect(queue).to_contain_text("1 entry is queued on this device.")
        expect(page.get_by_label("Score", exact=True)).to_have_value("")
        self.log_score(page, "5000000")
        expect(queue).to_contain_text("2 entries are queued on this device.")
        page.reload()
        expect(queue).to_contain_text("2 entries are queued on this device.")
        self.serve_again()
        expect(queue).to_be_hidden(timeout=20_000)
        # Two games may end with the same score.
        self.assertEqual(self.scores()[:2], ["Score: 5,000,000 (Practice)"] * 2)
        self.assertEqual(len(self.scores()), 3)

    def test_an_entry_whose_answer_was_lost_is_recorded_once(self):
        page = self.start()
        self.server.run("log", "score", "Medieval Madness", "7000000")
        line = Line(int(self.server.url.rpartition(":")[2]))
        self.addCleanup(line.end)
        page = self.open(line.url + "/sign-in/" + self.server.run("link").rpartition("/")[2], **PHONE)
        expect(page.get_by_role("link", name="Practice", exact=True)).to_be_visible()
        page.goto(line.url + "/practice")
        expect(page.locator("[data-live-state]")).to_have_text("Live")
        # The server has it; its answer does not come through.
        page.context.route("**/practice", self.lose_answer)
        self.log_score(page, "6000000")
        queue = page.locator("#queue")
        expect(queue).to_contain_text("1 entry is queued on this device.")
        self.assertEqual(len(self.scores()), 2)
        # A retry may be in the handler, which must not end it twice.
        page.context.unroute_all(behavior="wait")
        expect(queue).to_be_hidden(timeout=20_000)
        self.assertEqual(self.scores(), ["Score: 6,000,000 (Practice)", "Score: 7,000,000 (Practice)"])

    def lose_answer(self, route):
        route.fetch()
        route.abort()

    def test_an_order_that_is_changed_without_the_server_is_kept(self):
        page = self.start(["--bank", "1"], ["--bank", "2"])
        self.go(page, "/practice/groups")
        self.cache(page)
        self.kill()
        page.get_by_role("button", name="Move Bank 2 Focus up").tap()
        expect(page.locator("#queue")).to_contain_text("Move Bank 2 Focus")
        self.serve_again()
        expect(page.locator("#queue")).to_be_hidden(timeout=20_000)
        expect(page.locator(".group h2")).to_have_text(["Bank 2 Focus", "Bank 1 Focus"])

    def test_a_rejected_entry_says_why_and_is_tried_again_or_removed(self):
        page = self.start(["--bank", "1"])
        self.go(page, "/practice/groups")
        page.get_by_role("link", name="Bank 1 Focus").tap()
        page.get_by_role("link", name="Edit").tap()
        page.wait_for_url("**/edit")
        expect(page.locator("[data-live-state]")).to_have_text("Live")
        self.kill()
        page.get_by_label("First day").fill("2026-03-02")
        page.get_by_label("Last day").fill("2026-03-01")
        page.get_by_role("button", name="Save").tap()
        queue = page.locator("#queue")
        expect(queue).to_contain_text("1 entry is queued on this device.")
        self.serve_again()
        expect(queue.locator("strong")).to_have_text("The last day is before the first day. Change one of them.", timeout=20_000)
        queue.get_by_role("button", name="Try again").tap()
        expect(queue.locator("strong")).to_have_text("The last day is before the first day. Change one of them.")
        queue.get_by_role("button", name="Remove").tap()
        expect(queue).to_be_hidden()
        group = json.loads(self.server.run("groups", "--json"))["groups"][0]
        self.assertNotIn("end", group)

    def test_a_page_from_the_cache_notes_no_visit(self):
        page = self.start()
        page.goto(self.server.url + "/library/Gjaws")

        def journal():
            return json.loads(self.server.run("journal", "--json"))["count"]

        self.await_worker(page)
        with page.context.expect_event("response", lambda answer: answer.url.endswith("/seen")):
            page.reload()
        before = journal()
        self.assertGreater(before, 0)
        self.kill()
        for _ in range(2):
            page.reload()
            expect(page.get_by_role("heading", level=1)).to_contain_text("Jaws")
        self.serve_again()
        self.assertEqual(journal(), before)


if __name__ == "__main__":
    unittest.main()
