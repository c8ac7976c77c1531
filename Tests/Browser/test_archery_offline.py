"""Scoring at a target while the server is away: a whole card on each phone, and a card that is replaced meanwhile."""

import json
import pathlib

from scorebook import PHONE, SLOW_QUEUE, BrowserTest, expect, signal

ENTRIES = """name;bow
Dan;recurve
Cleo;barebow
Ben;compound
Ann;recurve
Eve;recurve
"""
PLACES = {"Ann": "1A", "Ben": "1B", "Cleo": "1C", "Dan": "1D", "Eve": "2A"}


class OfflineTest(BrowserTest):
    service_workers = "allow"

    def key(self, page, token):
        page.locator(f"#key-{token}").tap()

    def choose(self, page, name):
        tab = page.locator(".tab", has_text=name)
        tab.tap()
        expect(tab).to_have_attribute("aria-current", "true")

    def shoot_end(self, page, name, tokens):
        self.choose(page, name)
        for token in tokens:
            self.key(page, token)

    def mixed_target(self):
        """A server with a started shoot of three categories, and the links of the cards by target."""
        server = self.serve()
        server.run("new", "Open day", "--round", "wa720_70", "--no-shoot")
        entries = pathlib.Path(self.data_folder) / "entries.csv"
        entries.write_text(ENTRIES, encoding="utf-8")
        server.run("import", "Open day", str(entries))
        for name, place in PLACES.items():
            server.run("archer", "Open day", name, "--target", place)
        server.run("categories", "Open day", "--add", "bows")
        server.run("start", "Open day")
        return server, self.links(server)

    def links(self, server, *options):
        cards = json.loads(server.run("cards", "Open day", "--json", *options))
        # The first archer's of each target.
        return {card["target"][:-1]: card["url"] for card in reversed(cards)}

    def phone(self, link):
        """A phone that has opened a card, and opens it without the server from now on."""
        page = self.open(link, **PHONE)
        self.await_worker(page)
        page.reload()
        expect(page.locator("#scoring-news [data-version]")).to_have_count(1)
        return page

    def totals(self, server):
        boards = json.loads(server.run("board", "Open day", "--json"))
        boards = boards if isinstance(boards, list) else [boards]
        return {row["displayName"]: row["totalScore"] for board in boards for row in board["rows"]}

    def test_one_phone_scores_every_archer_of_the_card_without_the_server(self):
        server, links = self.mixed_target()
        phone = self.phone(links["1"])
        # Along the target, whatever the order of the entry list.
        expect(phone.locator(".tab-name")).to_have_text(["1A Ann", "1B Ben", "1C Cleo", "1D Dan"])
        expect(phone.locator(".tab[aria-current]")).to_contain_text("Ann")
        port = int(server.url.rpartition(":")[2])
        server.end(signal.SIGKILL)
        for _ in range(6):
            self.key(phone, "X")
        expect(phone.locator(".tab[aria-current]")).to_contain_text("Ben")
        # The compound archer's face ends with the 5, and the words say whose distance it is.
        expect(phone.locator("#key-5")).to_be_visible()
        expect(phone.locator("#key-4")).to_have_count(0)
        expect(phone.locator(".pad-words")).to_have_text("Compound · 50 m, 80 cm face")
        for _ in range(6):
            self.key(phone, "9")
        expect(phone.locator(".pad-words")).to_have_text("Barebow · 50 m, 122 cm face")
        for _ in range(6):
            self.key(phone, "4")
        for _ in range(6):
            self.key(phone, "8")
        expect(phone.locator(".progress-where")).to_have_text("End 2 of 12 · Arrow 1 of 6")
        expect(phone.locator(".tab[aria-current]")).to_contain_text("Ann")
        phone.reload()
        expect(phone.locator("#sync")).to_contain_text("24 arrows are saved on this device")
        self.shoot_end(phone, "Ben", ["7"])
        expect(phone.locator("#tab-2 .tab-total")).to_have_text("61")
        again = self.serve(port=port)
        expect(phone.locator("#sync-state")).to_have_text("All sent", timeout=30_000)
        self.assertEqual(self.totals(again), {"Ann": 60, "Ben": 61, "Cleo": 24, "Dan": 48, "Eve": 0})
        self.assertEqual(again.run("export", "Open day").count('"type":"arrow"'), 25)

    def test_an_arrow_that_is_tapped_before_the_queue_is_read_takes_the_next_place(self):
        server, links = self.mixed_target()
        phone = self.phone(links["1"])
        server.end(signal.SIGKILL)
        self.key(phone, "9")
        expect(phone.locator("#sync")).to_contain_text("1 arrow is saved on this device")
        phone.add_init_script(SLOW_QUEUE)
        phone.reload()
        self.key(phone, "8")
        expect(phone.locator("#sync")).to_contain_text("2 arrows are saved on this device")
        expect(phone.locator(".end .slots .mark")).to_have_text(["9", "8"])
        again = self.serve(port=int(server.url.rpartition(":")[2]))
        expect(phone.locator("#sync-state")).to_have_text("All sent", timeout=30_000)
        self.assertEqual(self.totals(again)["Ann"], 17)

    def test_an_arrow_that_is_tapped_on_an_old_copy_of_the_page_takes_the_next_place(self):
        server, links = self.mixed_target()
        phone = self.phone(links["1"])
        self.key(phone, "9")
        expect(phone.locator(".end .slots .mark")).to_have_text(["9"])
        expect(phone.locator(".unsent")).to_have_count(0)
        server.process.send_signal(signal.SIGSTOP)
        self.addCleanup(server.process.send_signal, signal.SIGCONT)
        phone.reload()
        self.key(phone, "8")
        expect(phone.locator(".end .slots .mark")).to_have_text(["9", "8"])
        server.process.send_signal(signal.SIGCONT)
        expect(phone.locator(".unsent")).to_have_count(0)
        self.assertEqual(self.totals(server)["Ann"], 17)

    def test_an_arrow_that_is_tapped_before_the_queue_is_read_is_for_the_archer_whose_turn_it_is(self):
        server, links = self.mixed_target()
        phone = self.phone(links["1"])
        server.end(signal.SIGKILL)
        for _ in range(6):
            self.key(phone, "9")
        expect(phone.locator("#sync")).to_contain_text("6 arrows are saved on this device")
        phone.add_init_script(SLOW_QUEUE)
        phone.reload()
        # The copy of the page shows Ann, who has shot.
        self.key(phone, "8")
        expect(phone.locator(".tab[aria-current]")).to_contain_text("Ben")
        # Ben's bow has other keys.
        expect(phone.locator("#notice")).to_contain_text("The next arrow has other values. Enter this arrow again.")
        self.key(phone, "8")
        expect(phone.locator("#sync")).to_contain_text("7 arrows are saved on this device")
        expect(phone.locator("#tab-2 .tab-total")).to_have_text("8")

    def test_an_arrow_that_is_tapped_after_an_undo_is_recorded_after_it(self):
        server, links = self.mixed_target()
        phone = self.phone(links["1"])
        for token in ["9", "8"]:
            self.key(phone, token)
        expect(phone.locator(".end .slots .mark")).to_have_text(["9", "8"])
        expect(phone.locator(".unsent")).to_have_count(0)
        held = []
        phone.context.route("**/undo", lambda route: held.append(route), times=1)
        phone.locator("#undo").tap()
        self.await_any(phone, held)
        self.key(phone, "7")
        expect(phone.locator(".unsent")).to_have_count(1)
        held.pop().continue_()
        expect(phone.locator(".end .slots .mark")).to_have_text(["9", "7"])
        expect(phone.locator(".unsent")).to_have_count(0)
        self.assertEqual(self.totals(server)["Ann"], 16)

    def test_undo_needs_no_storage(self):
        server, links = self.mixed_target()
        phone = self.phone(links["1"])
        self.key(phone, "9")
        expect(phone.locator(".end .slots .mark")).to_have_text(["9"])
        expect(phone.locator(".unsent")).to_have_count(0)
        phone.add_init_script("IDBFactory.prototype.open = () => { throw new Error('storage is off'); }")
        phone.reload()
        phone.locator("#undo").tap()
        expect(phone.locator(".end .slots .mark")).to_have_count(0)
        self.assertEqual(self.totals(server).get("Ann", 0), 0)
        self.errors = [error for error in self.errors if "storage is off" not in error]

    def test_two_tabs_fill_one_place_after_the_other(self):
        server, links = self.mixed_target()
        phone = self.phone(links["1"])
        other = phone.context.new_page()
        other.goto(phone.url)
        expect(other.locator("#scoring-news [data-version]")).to_have_count(1)
        server.end(signal.SIGKILL)
        self.key(phone, "9")
        expect(phone.locator("#sync")).to_contain_text("1 arrow is saved on this device")
        self.key(other, "8")
        expect(other.locator("#sync")).to_contain_text("2 arrows are saved on this device")
        expect(other.locator(".end .slots .mark")).to_have_text(["9", "8"])
        again = self.serve(port=int(server.url.rpartition(":")[2]))
        for tab in [phone, other]:
            expect(tab.locator("#sync-state")).to_have_text("All sent", timeout=30_000)
        self.assertEqual(self.totals(again)["Ann"], 17)

    def test_scoring_goes_on_at_the_next_distance_without_the_server(self):
        server = self.serve()
        server.run("new", "Long day", "--round", "wa1440_70", "--guest", "Ben", "--no-shoot", "--start")
        for _ in range(11):
            server.run("score", "Long day", "Ben", *["9"] * 6)
        server.run("score", "Long day", "Ben", *["9"] * 5)
        shoot = json.loads(server.run("list", "--json"))[0]["id"]
        phone = self.open(server.link, **PHONE)
        phone.goto(f"{server.url}/shoots/{shoot}/score")
        expect(phone.locator(".pad-words")).to_have_text("60 m, 122 cm face")
        self.go_offline(phone)
        self.key(phone, "8")
        expect(phone.locator(".pad-words")).to_have_text("50 m, 80 cm face")
        expect(phone.locator(".progress-where")).to_have_text("End 13 of 24 · Arrow 1 of 6")
        self.key(phone, "7")
        expect(phone.locator(".slots .mark")).to_have_text(["7"])
        phone.context.set_offline(False)
        expect(phone.locator("#sync-state")).to_have_text("All sent", timeout=30_000)
        expect(phone.locator(".unsent")).to_have_count(0)
        self.assertEqual(json.loads(server.run("board", "Long day", "--json"))["rows"][0]["totalScore"], 71 * 9 + 8 + 7)

    def test_a_day_with_four_phones_at_one_target_and_a_card_that_is_replaced(self):
        server, links = self.mixed_target()
        names = ["Ann", "Ben", "Cleo", "Dan"]
        phones = {name: self.phone(links["1"]) for name in names}
        ends = {name: [["10", "9", "8", "8", "7", token] for token in ["5", "6", "7"]] for name in names}
        for name, phone in phones.items():
            self.shoot_end(phone, name, ends[name][0])
            expect(phone.locator(".unsent")).to_have_count(0)
        for phone in phones.values():
            expect(phone.locator(".progress-where")).to_contain_text("End 2 of 12")
        port = int(server.url.rpartition(":")[2])
        server.end(signal.SIGKILL)
        # Each phone knows of its own archer alone, and goes on for two ends.
        for name, phone in phones.items():
            for end in ends[name][1:]:
                self.shoot_end(phone, name, end)
                expect(phone.locator("#sync")).to_contain_text("The server does not answer.")
            expect(phone.locator("#sync")).to_contain_text("12 arrows are saved on this device")
        phones["Ben"].reload()
        expect(phones["Ben"].locator("#sync")).to_contain_text("12 arrows are saved on this device")
        for phone in phones.values():
            phone.context.set_offline(True)
        again = self.serve(port=port)
        new = self.links(again, "--new")
        for phone in phones.values():
            phone.context.set_offline(False)
            phone.evaluate("dispatchEvent(new Event('online'))")
            expect(phone.locator("#sync")).to_contain_text("link has ended. 12 arrows are saved", timeout=30_000)
        self.assertEqual(self.totals(again)["Ann"], 47)
        # A card of another target cannot send them, and says what can be done.
        phones["Dan"].goto(new["2"])
        expect(phones["Dan"].locator("#sync")).to_contain_text("Not sent: Dan, end 2: 10 9 8 8 7 6; Dan, end 3: 10 9 8 8 7 7.")
        for phone in phones.values():
            phone.goto(new["1"])
            expect(phone.locator("#sync-state")).to_have_text("All sent", timeout=30_000)
            expect(phone.locator("#sync")).to_be_hidden()
        self.assertEqual(self.totals(again), {name: 144 for name in names} | {"Eve": 0})
        self.assertEqual(again.run("export", "Open day").count('"type":"arrow"'), 4 * 3 * 6)
        self.assertEqual(json.loads(again.run("show", "Open day", "--json"))["refused"], [])
        expect(phones["Ann"].locator(".progress-where")).to_contain_text("End 4 of 12")
