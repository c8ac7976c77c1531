"""Entries that were queued while the server was away: which of them wait for which, and what is said about them."""

import json
import unittest
from urllib.parse import urljoin

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


class EarlierVersionTest(BrowserTest):
    """Entries that scripts of an earlier version have stored in the browser, which named no account."""

    STORE = """async (entries) => {
      const request = indexedDB.open("scorebook-outbox", 1);
      request.onupgradeneeded = () => request.result.createObjectStore("entries", { keyPath: "number", autoIncrement: true });
      await new Promise((resolve, reject) => Object.assign(request, { onsuccess: resolve, onerror: reject }));
      const transaction = request.result.transaction("entries", "readwrite");
      for (const entry of entries) transaction.objectStore("entries").add(entry);
      await new Promise((resolve, reject) => Object.assign(transaction, { oncomplete: resolve, onabort: reject }));
      request.result.close();
    }"""

    def put_before(self, page, entries):
        """Stores entries from a page without scripts, because a page that still starts would send them before it ends."""
        address = page.url
        page.goto(urljoin(address, "/healthz"))
        page.evaluate(self.STORE, entries)
        page.goto(address)

    def test_a_form_is_sent(self):
        server = self.serve(app="fitness-challenge")
        server.run("group", "new", "Morning", "--id", "morning")
        page = self.open(server.link, **PHONE)
        page.goto(f"{server.url}/groups/morning")
        entry = page.evaluate("""() => ({
          owner: document.body.dataset.user, subject: "form", address: "/groups/morning/check-in", isLate: true,
          body: new URLSearchParams(new FormData(document.querySelector(".check-in-button").form)).toString(),
          words: "Morning: Check in", entered: Date.now(),
        })""")
        self.put_before(page, [entry])
        expect(page.locator("#receipt")).to_contain_text("Saved: Morning: Check in")
        expect(page.locator("#queue")).to_be_hidden()
        self.assertEqual(len(server.run("history", "morning").splitlines()), 1)

    def test_an_arrow_is_sent_and_a_rejected_one_waits_for_the_scorer(self):
        server = self.serve()
        shoot = json.loads(server.run("new", "Evening", "--round", "wa18", "--guest", "Ben", "--start", "--json"))["id"]
        page = self.open(server.link, **PHONE)
        page.goto(f"{server.url}/shoots/{shoot}/score")
        scoring = json.loads(page.locator("[data-scoring]").get_attribute("data-scoring"))
        own, ben = [archer["id"] for archer in scoring["archers"]]

        def entry(archer, token, number, **state):
            fields = {"archer": archer, "value": token, "end": "1", "number": str(number), "id": f"earlier-{token}", "device": "d"}
            key = {"token": token, "points": int(token), "colour": "gold"}
            return {"owner": scoring["scorer"], "subject": scoring["shoot"], "name": archer, "fields": fields, "key": key, **state}

        failed = entry(ben, "7", 1, state="failed", reason="It was too late.")
        self.put_before(page, [entry(own, "9", 1, state="sending"), failed, entry(own, "8", 2, state="local")])
        expect(page.locator("#sync")).to_contain_text("Not recorded: 7 for Ben in end 1. It was too late.")
        expect(page.locator("#sync-state")).to_have_text("1 to send")
        rows = {row["displayName"]: row["totalScore"] for row in json.loads(server.run("board", "Evening", "--json"))["rows"]}
        self.assertEqual(rows, {"Organiser": 17, "Ben": 0})
        page.locator("#sync").get_by_role("button", name="Try again").tap()
        expect(page.locator("#sync-state")).to_have_text("All sent")

    def test_two_tabs_send_the_same_arrows_once(self):
        server = self.serve()
        shoot = json.loads(server.run("new", "Evening", "--round", "wa18", "--start", "--json"))["id"]
        page = self.open(server.link, **PHONE)
        page.goto(f"{server.url}/shoots/{shoot}/score")
        page.context.route("**/arrows", lambda route: route.abort())
        for token in ["10", "9"]:
            page.locator(f"#key-{token}").tap()
        expect(page.locator("#sync")).to_contain_text("2 arrows are saved on this device")
        other = page.context.new_page()
        other.goto(page.url)
        expect(other.locator("#sync-state")).to_have_text("2 to send")
        sent = self.requests(page.context, "**/arrows")
        for tab in [page, other]:
            tab.evaluate("dispatchEvent(new Event('online'))")
        for tab in [page, other]:
            expect(tab.locator("#sync-state")).to_have_text("All sent")
            expect(tab.locator(".end .slots .mark")).to_have_text(["10", "9"])
        self.assertEqual([request.response().status for request in sent], [200, 200])


if __name__ == "__main__":
    unittest.main()
