"""The promises of the kit on archery: every page follows, every form waits for the server."""

import json
import re

from scorebook import PHONE, BrowserTest, expect, signal


class ArcheryLiveTest(BrowserTest):
    def shoot(self):
        """A served shoot with a guest, and its id."""
        server = self.serve()
        server.run("new", "Club", "--round", "wa18", "--guest", "Ben", "--start")
        return server, json.loads(server.run("list", "--json"))[0]["id"]

    def page(self, server, path):
        page = self.open(server.run("link"), **PHONE)
        page.wait_for_url(server.url + "/")
        page.goto(server.url + path)
        expect(page.locator("[data-live-state]").first).to_have_text("Live")
        return page

    def cached(self, page):
        """Has the page opened without the server from now on."""
        # A worker that begins while a page is loaded takes the page over with the next load.
        page.evaluate("async () => { await navigator.serviceWorker.ready; }")
        page.reload()

    def test_every_page_follows(self):
        server, shoot = self.shoot()
        home = self.page(server, "/")
        own = self.page(server, f"/shoots/{shoot}")
        line_up = self.page(server, f"/shoots/{shoot}/line-up")
        people = self.page(server, f"/shoots/{shoot}/people")
        for page in [home, own, line_up, people]:
            page.evaluate("window.stayed = true")
        server.run("archer", "Club", "Ben", "--target", "3B")
        expect(line_up.locator("main")).to_contain_text("3B", timeout=1_000)
        server.run("score", "Club", "Ben", "X", "9", "9")
        expect(own.locator(".roster > li", has_text="Ben")).to_contain_text("28", timeout=1_000)
        expect(home.locator("main")).to_contain_text("28", timeout=1_000)
        invite = server.run("invite", "Club").splitlines()[0]
        ana = self.open(invite, **PHONE)
        ana.get_by_label("Your name").fill("Ana")
        ana.get_by_role("button", name="Join").tap()
        expect(people.locator(".member").filter(has_text="Ana")).to_have_count(1, timeout=2_000)
        for page in [home, own, line_up, people]:
            self.assertTrue(page.evaluate("window.stayed"), page.url)

    def test_a_menu_stays_open_while_the_page_changes(self):
        server, shoot = self.shoot()
        page = self.page(server, f"/shoots/{shoot}")
        page.get_by_label("More for Ben").tap()
        server.run("score", "Club", "Ben", "X")
        expect(page.locator(".roster > li", has_text="Ben").locator(".roster-score")).to_contain_text("10")
        expect(page.get_by_role("button", name="Withdraw Ben")).to_be_visible()

    def test_forms_wait_for_the_server_and_count_once(self):
        server, shoot = self.shoot()
        page = self.page(server, f"/shoots/{shoot}")
        self.cached(page)
        port = int(server.url.rpartition(":")[2])
        server.end(signal.SIGKILL)
        page.reload()
        page.get_by_label("Guests").fill("Cleo")
        page.get_by_role("button", name="Add to the roster").tap()
        expect(page.locator("#queue li")).to_have_count(1)
        page.get_by_label("More for Ben").tap()
        page.get_by_role("button", name="Withdraw Ben").tap()
        self.confirm(page)
        expect(page.locator("#queue li")).to_have_count(2)
        page.reload()
        expect(page.locator("#queue li")).to_have_count(2)
        again = self.serve(port=port)
        expect(page.locator(".roster")).to_contain_text("Cleo", timeout=30_000)
        expect(page.locator("#queue")).to_be_hidden(timeout=30_000)
        expect(page.locator(".roster > li", has_text="Ben")).to_contain_text("Withdrawn")
        export = again.run("export", "Club")
        self.assertEqual((export.count('Cleo'), export.count('"withdrawn"')), (1, 1))

    def test_a_rejected_form_says_why_and_can_be_removed(self):
        server, shoot = self.shoot()
        page = self.page(server, f"/shoots/{shoot}")
        self.go_offline(page)
        page.get_by_role("button", name="Pause").tap()
        expect(page.locator("#queue li")).to_have_count(1)
        server.run("complete", "Club", "--force")
        page.context.set_offline(False)
        page.evaluate("dispatchEvent(new Event('online'))")
        expect(page.locator("#queue")).to_contain_text("The shoot is over.")
        page.get_by_role("button", name="Remove").tap()
        expect(page.locator("#queue")).to_be_hidden()
        expect(page.locator(".head .badge")).to_have_text(re.compile("Over|Completed|Finished"))
