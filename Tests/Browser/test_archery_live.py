"""The promises of the kit on archery: every page follows, every form waits for the server."""

import json
import re
import time

from scorebook import PHONE, SOON, BrowserTest, expect, signal


class ArcheryLiveTest(BrowserTest):
    service_workers = "allow"

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
        self.await_worker(page)
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
        expect(line_up.locator("main")).to_contain_text("3B", timeout=SOON)
        server.run("score", "Club", "Ben", "X", "9", "9")
        expect(own.locator(".roster > li", has_text="Ben")).to_contain_text("28", timeout=SOON)
        expect(home.locator("main")).to_contain_text("28", timeout=SOON)
        invite = server.run("invite", "Club").splitlines()[0]
        ana = self.open(invite, **PHONE)
        ana.get_by_label("Your name").fill("Ana")
        ana.get_by_role("button", name="Join").tap()
        expect(people.locator(".member").filter(has_text="Ana")).to_have_count(1, timeout=SOON)
        for page in [home, own, line_up, people]:
            self.assertTrue(page.evaluate("window.stayed"), page.url)

    def test_what_was_asked_for_last_stays_and_what_did_not_come_is_asked_for_again(self):
        server = self.serve()
        server.run("new", "Club", "--round", "wa18", "--guest", "Ben", "--no-shoot", "--start")
        shoot = json.loads(server.run("list", "--json"))[0]["id"]
        shown = {"score": ".progress .total strong", "desk": "tr[data-name=Ben] [data-total]"}
        total = 0
        for place, sums in shown.items():
            # A page that a worker may have kept asks once more by itself.
            page = self.open(server.run("link"), **PHONE, service_workers="block")
            page.wait_for_url(server.url + "/")
            page.goto(f"{server.url}/shoots/{shoot}/{place}")
            expect(page.locator("#scoring-news [data-version]")).to_have_count(1)
            held = []
            page.context.route(re.compile(f"/{place}([?]|$)"), lambda route: held.append((route, route.fetch())))
            for count in [1, 2]:
                server.run("score", "Club", "Ben", "9")
                total += 9
                self.until(page, lambda: len(held) >= count)
            for route, answer in held:
                route.fulfill(response=answer)
            expect(page.locator(sums)).to_have_text(str(total))
            page.context.unroute_all()
            lost = []
            page.context.route(re.compile(f"/{place}([?]|$)"), lambda route: (lost.append(route), route.abort()), times=1)
            server.run("score", "Club", "Ben", "8")
            total += 8
            self.until(page, lambda: lost)
            expect(page.locator(sums)).to_have_text(str(total))

    def until(self, page, is_so):
        end = time.monotonic() + 20
        while not is_so() and time.monotonic() < end:
            page.evaluate("0")
        self.assertTrue(is_so())

    def check_plan(self, page, next_step, part, *, unfinished=None):
        """The next step in the plan of the day as an organiser's open page shows it, and the archers that Finish waits for."""
        now = page.locator(".plan-now")
        expect(now.locator(".primary")).to_have_text([next_step], timeout=SOON)
        expect(now.locator("h2")).to_have_text([part])
        expect(page.locator(".plan .primary")).to_have_count(1)
        expect(page.locator("#plan-finish .plan-note")).to_have_text([unfinished] if unfinished else [])

    def test_results_an_archers_page_disputes_the_plan_and_the_end_are_seen_at_once(self):
        server = self.serve()
        made = json.loads(server.run("new", "Club", "--ends", "2", "--arrows", "3", "--guest", "Ben", "--no-shoot", "--json"))
        shoot = f"/shoots/{made['id']}"
        waiting = self.open(server.run("link"), **PHONE)
        waiting.wait_for_url(server.url + "/")
        waiting.goto(f"{server.url}{shoot}/score")
        expect(waiting.locator("#scoring-news [data-version]")).to_have_count(1)
        own, board, results = (self.page(server, shoot + path) for path in ["", "/board", "/results"])
        spectator = self.open(re.search(r"\S+/view/\S+", server.run("view", "Club")).group(), **PHONE)
        expect(spectator.locator("[data-live-state]").first).to_have_text("Live")
        self.check_plan(own, "Start the shoot", "Prepare")
        expect(own.locator(".plan-part h2")).to_have_text(["Prepare", "Shoot", "Finish"])
        expect(own.locator("#plan-shooting .plan-note")).to_contain_text("open at the start")
        server.run("start", "Club")
        self.check_plan(own, "Score", "Shoot", unfinished="Not finished: Ben (0/2)")
        expect(own.locator("#plan-shooting .plan-note")).to_have_count(0)
        self.assertEqual(own.locator("[data-live-state]").first.text_content(), "Live")
        expect(waiting.locator("#key-X")).to_be_visible(timeout=SOON)
        archer = self.page(server, json.loads(server.run("show", "Club", "--json"))["roster"][0]["id"].join([shoot + "/archers/", ""]))
        pages = [own, board, results, archer, spectator]
        for page in pages:
            page.evaluate("window.stayed = true")
        server.run("score", "Club", "Ben", "X", "9", "9")
        for page in [board, results, spectator]:
            expect(page.locator("main")).to_contain_text("28", timeout=SOON)
        expect(archer.locator("#judge")).to_contain_text("X 9 9", timeout=SOON)
        self.check_plan(own, "Score", "Shoot", unfinished="Not finished: Ben (1/2)")
        server.run("pause", "Club")
        expect(own.locator("main")).to_contain_text("Shooting is paused", timeout=SOON)
        self.check_plan(own, "Continue", "Shoot", unfinished="Not finished: Ben (1/2)")
        expect(waiting.locator(".turn")).to_contain_text("paused", timeout=SOON)
        server.run("resume", "Club")
        server.run("score", "Club", "Ben", "8", "8", "8")
        self.check_plan(own, "Finish the shoot", "Finish")
        own.get_by_role("button", name="Finish the shoot").tap()
        self.confirm(own)
        expect(own.locator(".head .badge")).to_have_text("Finished", timeout=SOON)
        self.check_plan(own, "Results", "Finish")
        expect(results.locator(".head .badge")).to_contain_text("Final", timeout=SOON)
        expect(spectator.locator(".podium")).to_contain_text("Ben", timeout=SOON)
        # Nothing pulses any more.
        expect(board.locator(".head [data-live-state]")).to_have_text("Ended")
        expect(board.locator(".head [data-live-state]")).to_have_attribute("data-state", "over")
        expect(own.locator(".live-state")).to_be_hidden()
        for page in pages:
            self.assertTrue(page.evaluate("window.stayed"), page.url)
        board.reload()
        expect(board.locator(".head [data-live-state]")).to_have_text("Ended")
        own.get_by_role("button", name="Reopen").tap()
        self.confirm(own)
        self.check_plan(own, "Finish the shoot", "Finish")
        expect(results.locator(".head .badge")).to_contain_text("Provisional", timeout=SOON)

    def test_the_second_scorers_entries_are_seen_at_once(self):
        server = self.serve()
        made = json.loads(server.run(*"new Club --ends 1 --arrows 3 --guest Ben --no-shoot --entry double --start --json".split()))
        lena = self.open(f"{server.url}/join/{server.run('code', 'Club').splitlines()[0]}", **PHONE)
        lena.get_by_label("Your name").fill("Lena")
        lena.get_by_label("I shoot").uncheck()
        lena.get_by_role("button", name="Join").tap()
        lena.wait_for_url(f"**/shoots/{made['id']}*")
        server.run("scorers", "Club", "Ben", "Lena")
        first = self.open(server.run("link"), **PHONE)
        first.wait_for_url(server.url + "/")
        for page in [first, lena]:
            page.goto(f"{server.url}/shoots/{made['id']}/score")
            expect(page.locator("#scoring-news [data-version]")).to_have_count(1)
        for token in ["10", "9", "8"]:
            first.locator(f"#key-{token}").tap()
        expect(first.get_by_role("heading", name="All arrows are in")).to_be_visible()
        expect(first.get_by_role("button", name="Finalise the scores")).to_have_count(0)
        for token in ["10", "9"]:
            lena.locator(f"#key-{token}").tap()
        expect(lena.locator(".end .slots .mark")).to_have_count(2)
        expect(lena.locator(".unsent")).to_have_count(0)
        lena.locator("#key-7").tap()
        expect(first.locator(".flag")).to_contain_text("10 9 7", timeout=SOON)
        disputes = self.page(server, f"/shoots/{made['id']}/disputes")
        expect(disputes.locator(".disputed li")).to_have_count(2)
        server.run("settle", "Club", "Ben", "1", "1")
        expect(disputes.locator("main")).to_contain_text("No open disputes", timeout=SOON)
        expect(first.get_by_role("button", name="Finalise the scores")).to_be_visible(timeout=SOON)

    def test_date_and_place_are_shown_where_a_shoot_is(self):
        server = self.serve()
        server.run("new", "Club", "--round", "wa18", "--date", "2031-05-24", "--place", "Longmeadow")
        home = self.open(server.link, **PHONE)
        home.wait_for_url(server.url + "/")
        for words in ["May 24, 2031", "Longmeadow"]:
            expect(home.locator(".card-link")).to_contain_text(words)
        expect(home.locator("h2.day")).to_have_text("May 24, 2031")
        home.get_by_role("link", name="Club").tap()
        expect(home.locator("p.lead").first).to_have_text("May 24, 2031 · Longmeadow")

    def test_a_menu_stays_open_while_the_page_changes(self):
        server, shoot = self.shoot()
        page = self.page(server, f"/shoots/{shoot}")
        page.get_by_label("More for Ben").tap()
        server.run("score", "Club", "Ben", "X")
        expect(page.locator(".roster > li", has_text="Ben").locator(".roster-score")).to_contain_text("10")
        expect(page.get_by_role("button", name="Withdraw Ben")).to_be_visible()

    def test_a_name_is_deleted_and_every_open_page_loses_it(self):
        server, shoot = self.shoot()
        board, results = (self.page(server, f"/shoots/{shoot}/{place}") for place in ["board", "results"])
        for page in [board, results]:
            expect(page.locator("main")).to_contain_text("Ben")
        own = self.page(server, f"/shoots/{shoot}")
        own.get_by_label("More for Ben").tap()
        own.get_by_role("link", name="Name, bow, target and more").locator("visible=true").tap()
        own.get_by_text("Delete the name").first.tap()
        own.get_by_role("button", name="Delete the name").tap()
        self.confirm(own)
        expect(own.locator(".roster")).to_contain_text("Guest")
        # The form that finds archers is drawn when a board is opened.
        for shown in [own.locator(".roster"), board.locator("table"), results.locator("main")]:
            expect(shown).not_to_contain_text("Ben", timeout=SOON)
            expect(shown).to_contain_text("Guest")

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
