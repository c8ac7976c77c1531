"""The promises of the kit, on darts, an app of a package of its own: every page follows, every form waits."""

import os
import pathlib
import re
import unittest

from network import Line
from scorebook import PHONE, SOON, BrowserTest, expect, signal


class KitTest(BrowserTest):
    service_workers = "allow"

    def match(self, *options):
        """A served match, and a phone that shows it."""
        server = self.serve(*options, app="darts")
        server.run("new", "Final", "Ana", "Ben", "--start", "101")
        page = self.open(server.link, **PHONE)
        page.get_by_role("link", name="Final").tap()
        page.wait_for_url(re.compile("/matches/"))
        self.await_worker(page)
        page.reload()
        self.until(page, "async () => Boolean(await caches.match(location.href, { ignoreVary: true }))")
        return server, page

    def throw(self, page, darts):
        page.get_by_label("Darts").fill(darts)
        page.get_by_role("button", name="Enter").tap()

    def left(self, page):
        return page.locator("tbody tr td:nth-child(2)")

    def test_every_page_follows(self):
        server, page = self.match()
        home = self.open(server.run("link"), **PHONE)
        for one in [page, home]:
            expect(one.locator("[data-live-state]")).to_have_text("Live")
        server.run("throw", "20", "20", "1")
        expect(self.left(page)).to_have_text(["60", "101"], timeout=SOON)
        server.run("new", "Semi-final", "Cy", "Di")
        expect(home.get_by_role("link", name="Semi-final")).to_be_visible(timeout=SOON)

    def test_what_is_typed_survives_a_change_elsewhere(self):
        server, page = self.match()
        page.get_by_label("Darts").fill("T20 5")
        page.get_by_role("heading", name="Leg 1").click()
        server.run("throw", "20")
        expect(self.left(page)).to_have_text(["81", "101"])
        expect(page.get_by_label("Darts")).to_have_value("T20 5")

    def test_visits_wait_for_the_server_and_count_once_in_order(self):
        server, page = self.match()
        port = int(server.url.rpartition(":")[2])
        server.end(signal.SIGKILL)
        page.reload()
        expect(self.left(page)).to_have_text(["101", "101"])
        for darts in ["20 20 1", "T20"]:
            self.throw(page, darts)
            expect(page.get_by_label("Darts")).to_have_value("")
        expect(page.locator("#queue li")).to_have_count(2)
        page.reload()
        expect(page.locator("#queue li")).to_have_count(2)
        again = self.serve(port=port, app="darts")
        expect(self.left(page)).to_have_text(["60", "41"], timeout=30_000)
        expect(page.locator("#queue")).to_be_hidden()
        self.assertEqual(len(again.run("undo").splitlines()), 3)
        expect(self.left(page)).to_have_text(["60", "101"])

    def test_a_lost_answer_repeats_nothing(self):
        server = self.serve(app="darts")
        server.run("new", "Final", "Ana", "Ben", "--start", "101")
        line = Line(int(server.url.rpartition(":")[2]))
        self.addCleanup(line.end)
        page = self.open(line.url + server.link.removeprefix(server.url), **PHONE)
        page.get_by_role("link", name="Final").tap()
        page.wait_for_url(re.compile("/matches/"))
        # The server has recorded the visit when its answer is lost.
        page.context.route("**/throw", lambda route: (route.fetch(max_redirects=0), route.abort())[1], times=1)
        self.throw(page, "20")
        expect(self.left(page)).to_have_text(["81", "101"], timeout=30_000)
        expect(page.locator("#queue")).to_be_hidden(timeout=30_000)
        expect(self.left(page)).to_have_text(["81", "101"])

    def test_a_rejected_visit_says_why_and_can_be_removed(self):
        server, page = self.match()
        self.go_offline(page)
        self.throw(page, "1 2 3 4")
        # A form that is being sent takes no second entry, so that a double tap counts once.
        expect(page.locator("#queue li")).to_have_count(1)
        self.throw(page, "20")
        expect(page.locator("#queue li")).to_have_count(2)
        page.context.set_offline(False)
        page.evaluate("dispatchEvent(new Event('online'))")
        expect(page.locator("#queue")).to_contain_text("Enter 1 to 3 darts.")
        expect(self.left(page)).to_have_text(["101", "101"])
        page.get_by_role("button", name="Try again").tap()
        expect(page.locator("#queue")).to_contain_text("Enter 1 to 3 darts.")
        page.get_by_role("button", name="Remove").tap()
        expect(page.locator("#queue")).to_be_hidden()
        expect(self.left(page)).to_have_text(["81", "101"])

    def test_a_rejection_stands_at_its_form_also_as_another_run_ends(self):
        server, page = self.match()
        page.get_by_label("Darts").fill("1 2 3 4")
        page.evaluate(
            """() => {
              const request = navigator.locks.request.bind(navigator.locks);
              navigator.locks.request = async (...run) => {
                await request(...run);
                navigator.locks.request = request;
                document.querySelector("[name=darts]").form.requestSubmit();
              };
              dispatchEvent(new Event("focus"));
            }"""
        )
        expect(page.locator(".fault")).to_contain_text("Enter 1 to 3 darts.")
        expect(page.locator("#queue")).to_be_hidden()

    def test_a_visit_that_is_removed_while_it_is_tried_again_stays_removed(self):
        server, page = self.match()
        self.go_offline(page)
        self.throw(page, "1 2 3 4")
        expect(page.locator("#queue li")).to_have_count(1)
        page.context.set_offline(False)
        page.evaluate("dispatchEvent(new Event('online'))")
        expect(page.locator("#queue")).to_contain_text("Enter 1 to 3 darts.")
        tried = []
        page.context.route("**/throw", lambda route: tried.append(route), times=1)
        with page.context.expect_event("request", lambda request: request.url.endswith("/throw")):
            page.get_by_role("button", name="Try again").tap()
        page.get_by_role("button", name="Remove").tap()
        self.await_any(page, tried)
        with page.context.expect_event("response", lambda answer: answer.url.endswith("/throw")):
            tried.pop().continue_()
        expect(page.locator("#queue")).to_be_hidden()
        page.reload()
        expect(page.locator("#queue")).to_be_hidden()

    def test_a_rejection_at_once_keeps_what_was_typed(self):
        server, page = self.match()
        self.throw(page, "Q7")
        expect(page.get_by_role("alert")).to_contain_text("\"Q7\" is not a dart.")
        expect(page.get_by_label("Darts")).to_have_value("Q7")
        expect(page.locator("#queue")).to_be_hidden()

    def test_a_page_in_the_background_holds_no_stream(self):
        server, page = self.match()
        expect(page.locator("[data-live-state]")).to_have_text("Live")
        page.evaluate("""() => {
          Object.defineProperty(document, "hidden", { value: true, configurable: true });
          document.dispatchEvent(new Event("visibilitychange"));
        }""")
        expect(page.locator("[data-live-state]")).not_to_have_text("Live")
        server.run("throw", "20")
        page.evaluate("""() => {
          Object.defineProperty(document, "hidden", { value: false, configurable: true });
          document.dispatchEvent(new Event("visibilitychange"));
        }""")
        expect(self.left(page)).to_have_text(["81", "101"])

    def test_a_board_that_posts_to_the_address_of_a_player_enters_visits_once(self):
        server, page = self.match()
        other = self.open(server.run("link"), **PHONE)
        other.goto(page.url + "/connections")
        other.get_by_label("Name", exact=True).fill("Board 3")
        other.get_by_role("button", name="Create address").tap()
        address = other.locator(".secret").inner_text()
        self.assertTrue(address.startswith(server.url + "/hooks/"), address)
        self.assertEqual(list(self.violations(other, "connections")), [])
        self.check_width(other, other.viewport_size["width"])
        visit = {"id": "visit-1", "darts": "T20"}
        for _ in range(2):
            answer = other.request.post(address, data=visit)
            self.assertEqual((answer.status, answer.json()["lines"][0]["left"]), (200, 41), answer.text())
        expect(self.left(page)).to_have_text(["41", "101"], timeout=SOON)
        for body, status, code in [
            ({"id": "visit-1", "darts": "1"}, 422, "refused"),
            ({"id": "visit-2", "darts": "Q7"}, 422, "refused"),
            ({"id": "visit-2"}, 422, "invalid"),
            ({"id": [], "darts": "1"}, 422, "invalid"),
        ]:
            answer = other.request.post(address, data=body)
            self.assertEqual((answer.status, answer.json()["code"]), (status, code), answer.text())
        other.goto(page.url + "/connections")
        expect(other.get_by_text("Board 3")).to_be_visible()
        hooks = server.run("hook", "--list")
        self.assertIn("Board 3", hooks)
        server.run("hook", "--end", hooks.split()[-1])
        other.reload()
        expect(other.get_by_text("Board 3")).to_be_hidden()
        self.assertEqual(other.request.post(address, data=visit).status, 404)
        expect(self.left(page)).to_have_text(["41", "101"])

    def test_signing_out_leaves_no_page_behind(self):
        server, page = self.match()
        page.locator("details.account summary").tap()
        page.get_by_role("button", name="Sign out", exact=True).tap()
        page.get_by_role("button", name="Sign out anyway").tap()
        expect(page.get_by_role("heading", name="Sign in to keep score")).to_be_visible()
        kept = page.evaluate("""async () => {
          const cache = await caches.open("scorebook-pages");
          return (await cache.keys()).map((request) => new URL(request.url).pathname);
        }""")
        self.assertEqual([path for path in kept if not path.startswith("/assets/")], [])

    def test_an_app_keeps_its_matches_in_a_store_of_another_package(self):
        os.environ["VAULT_KEY"] = "secret"
        self.addCleanup(os.environ.pop, "VAULT_KEY")
        vault = pathlib.Path(self.data_folder) / "darts.vault"
        self.store = f"vault:{vault}"
        server = self.serve(app="darts")
        page = self.open(server.link, **PHONE)
        page.get_by_label("Name", exact=True).fill("Final")
        page.get_by_label("Players, one per line").fill("Ana\nBen")
        page.get_by_role("button", name="Create match").tap()
        page.wait_for_url(re.compile("/matches/"))
        self.throw(page, "T20")
        expect(self.left(page)).to_have_text(["441", "501"])
        server.end(signal.SIGKILL)
        again = self.serve(port=int(server.url.rpartition(":")[2]), app="darts")
        page.reload()
        expect(self.left(page)).to_have_text(["441", "501"])
        again.end()
        self.assertTrue(vault.exists())
        kept = b"".join(file.read_bytes() for file in [vault, *vault.rglob("*")] if file.is_file())
        self.assertTrue(kept)
        self.assertNotIn(b"Final", kept)

    def test_people_come_and_go(self):
        server, page = self.match()
        page.get_by_role("link", name="People", exact=True).tap()
        page.get_by_role("button", name="Create invite").tap()
        link = page.locator(".secret").inner_text()
        page.goto(page.url.removesuffix("/invite"))
        ben = self.open(link, **PHONE)
        ben.get_by_label("Your name").fill("Ben")
        ben.get_by_role("button", name="Join").tap()
        expect(ben.get_by_role("heading", name="Leg 1")).to_be_visible()
        expect(page.get_by_text("Member", exact=True)).to_be_visible(timeout=SOON)
        page.get_by_label("More for Ben").tap()
        page.get_by_role("button", name="Remove Ben").tap()
        self.confirm(page)
        expect(page.get_by_text("Member", exact=True)).to_have_count(0)
        self.throw(ben, "20")
        expect(ben.get_by_role("alert")).to_be_visible()


if __name__ == "__main__":
    unittest.main()
