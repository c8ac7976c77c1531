"""Entries that were queued while the server was away: which of them wait for which, and what is said about them."""

import unittest

from scorebook import PHONE, BrowserTest, expect


class OfflineQueueTest(BrowserTest):
    service_workers = "allow"

    def phone(self):
        """A phone with two groups on it, without the server."""
        self.server = self.serve(app="fitness-challenge")
        for name in ["Morning", "Evening"]:
            self.server.run("group", "new", name, "--id", name.lower())
        page = self.open(self.server.link, **PHONE)
        page.wait_for_url(self.server.url + "/")
        self.await_worker(page)
        for name in ["morning", "evening"]:
            page.goto(f"{self.server.url}/groups/{name}")
            expect(page.locator("[data-live-state]")).to_have_text("Live")
        return page

    def check_in(self, page, group):
        page.goto(f"{self.server.url}/groups/{group}")
        # By a key, because a tap at the same place of another page is taken for a double tap.
        page.get_by_role("button", name="Check in").press("Enter")

    def test_an_entry_that_is_recorded_already_leaves_with_a_word_and_holds_up_no_other(self):
        page = self.phone()
        page.context.set_offline(True)
        self.check_in(page, "morning")
        queue = page.locator("#queue")
        expect(queue.locator("li")).to_have_count(1)
        expect(page.locator(".check-in-button")).to_have_attribute("data-queued", "1 queued")
        self.check_in(page, "evening")
        expect(queue.locator("li")).to_have_count(2)
        expect(queue).to_contain_text("Morning: Check in")
        expect(queue).to_contain_text("Evening: Check in")
        # The watch has counted the same workout meanwhile.
        self.server.run("check-in", "morning")
        said = []
        page.expose_function("say", lambda text: said.append(text))
        page.evaluate("""() => new MutationObserver(() => say(document.querySelector("#receipt p").textContent))
          .observe(document.querySelector("#receipt p"), { childList: true, characterData: true, subtree: true })""")
        page.context.set_offline(False)
        page.evaluate("dispatchEvent(new Event('online'))")
        expect(queue).to_be_hidden(timeout=30_000)
        for group in ["morning", "evening"]:
            self.assertEqual(len(self.server.run("history", group).splitlines()), 1)
        self.assertTrue(any("Morning: Check in" in text and "You already checked in" in text for text in said), said)

    def test_a_check_in_is_confirmed_in_sight_with_its_undo(self):
        page = self.phone()
        self.check_in(page, "morning")
        receipt = page.locator("#receipt")
        expect(receipt).to_contain_text("Saved: Morning: Check in")
        expect(receipt).to_be_in_viewport(ratio=1)
        receipt.get_by_role("button", name="Undo").tap()
        expect(receipt).to_contain_text("Undone.")
        self.assertIn("No check-ins", self.server.run("history", "morning"))


if __name__ == "__main__":
    unittest.main()
