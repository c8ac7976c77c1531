"""The organiser at a desk, who enters paper cards by keyboard."""

import json
import re
import time
import unittest

from scorebook import PHONE, SLOW_QUEUE, BrowserTest, expect, signal

DESK = {"viewport": {"width": 1280, "height": 800}}


class DeskTest(BrowserTest):
    service_workers = "allow"

    def shoot(self, *options):
        """A shoot with three archers of an entry list, along the line in another order than on the roster."""
        self.server = self.serve()
        made = json.loads(self.server.run("new", "Cup", "--round", "wa18", "--json", *options))
        entries = f"{self.data_folder}/entries.csv"
        with open(entries, "w", encoding="utf-8") as file:
            file.write("name;target;bow\nAnn;2A;recurve\nBen;1A;recurve\nCleo;1B;compound\n")
        self.server.run("import", "Cup", entries)
        self.server.run("start", "Cup")
        self.address = f"{self.server.url}/shoots/{made['id']}"

    def desk(self, path="/desk", **options):
        page = self.open(self.server.link if not hasattr(self, "link") else self.server.run("link"), **(options or DESK))
        self.link = True
        page.goto(self.address + path)
        return page

    def row(self, page, name):
        return page.locator(f"tr[data-name='{name}']")

    def table(self, page):
        """The rows of the table, whatever spaces are between their elements."""
        return re.sub(r">\s+<", "><", page.locator("#desk tbody").inner_html()).strip()

    def totals(self):
        board = json.loads(self.server.run("board", "Cup", "--json"))
        return {row["displayName"]: row["totalScore"] for row in board["rows"] + board.get("unranked", [])}

    def settled(self, page):
        expect(page.locator(".unsent")).to_have_count(0)
        expect(page.locator("#sync")).to_be_hidden()

    def test_an_end_of_the_whole_line_is_typed_without_the_mouse(self):
        self.shoot()
        page = self.desk("")
        page.get_by_role("link", name="Enter cards").click()
        # The script of the table has to be there before it is typed into.
        page.wait_for_url("**/desk")
        page.wait_for_load_state()
        names = page.locator("tbody tr").evaluate_all("rows => rows.map((row) => row.dataset.name)")
        self.assertEqual([name for name in names if name in ("Ann", "Ben", "Cleo")], ["Ben", "Cleo", "Ann"])
        page.locator("tr[data-name=Ben] input").first.focus()
        # Ben: X 10 1, where the 1 counts as soon as the next value is no 0; Cleo: 10 9 M; Ann: 8 7 and a 1 by Enter.
        page.keyboard.type("x101")
        expect(self.row(page, "Ben").locator(".mark")).to_have_text(["X", "10"])
        page.keyboard.press("Tab")
        expect(self.row(page, "Ben").locator(".mark")).to_have_text(["X", "10", "1"])
        page.keyboard.type("t9m")
        expect(self.row(page, "Cleo").locator(".mark")).to_have_text(["10", "9", "M"])
        page.keyboard.type("871")
        page.keyboard.press("Enter")
        expect(self.row(page, "Ann").locator(".mark")).to_have_text(["8", "7", "1"])
        expect(self.row(page, "Ben").locator("[data-end-total]")).to_have_text("21")
        self.settled(page)
        expect(self.row(page, "Ben").locator("[data-total]")).to_have_text("21")
        self.assertEqual({name: self.totals()[name] for name in ("Ben", "Cleo", "Ann")}, {"Ben": 21, "Cleo": 19, "Ann": 16})

    def test_a_one_counts_when_another_value_follows(self):
        self.shoot()
        page = self.desk()
        page.locator("tr[data-name=Ben] input").first.focus()
        page.keyboard.type("19")
        expect(self.row(page, "Ben").locator(".mark")).to_have_text(["1", "9"])
        page.keyboard.type("0")
        expect(page.locator("#notice")).to_contain_text("0")
        expect(self.row(page, "Ben").locator(".mark")).to_have_text(["1", "9"])
        self.settled(page)
        self.assertEqual(self.totals()["Ben"], 10)

    def test_whole_cards_are_entered_one_after_the_other(self):
        self.shoot()
        page = self.desk("/desk?end=all")
        page.locator("tr[data-name=Ann] input").first.focus()
        # Two ends of Ann, although no other archer has an arrow.
        page.keyboard.type("xt9876")
        expect(self.row(page, "Ann").locator(".mark")).to_have_text(["X", "10", "9", "8", "7", "6"])
        self.settled(page)
        self.assertEqual(self.totals()["Ann"], 50)
        # A key in a place further on fills the first empty one.
        page.locator("tr[data-name=Ben] [data-end='5'] input").first.focus()
        page.keyboard.type("9")
        expect(self.row(page, "Ben").locator("[data-end='1'] .mark")).to_have_text(["9"])

    def test_backspace_takes_the_last_arrow_back_and_a_recorded_one_is_corrected_with_a_reason(self):
        self.shoot()
        page = self.desk()
        page.locator("tr[data-name=Ben] input").first.focus()
        page.keyboard.type("987")
        self.settled(page)
        page.keyboard.press("Backspace")
        expect(self.row(page, "Ben").locator(".mark")).to_have_text(["9", "8"])
        page.keyboard.type("6")
        expect(self.row(page, "Ben").locator(".mark")).to_have_text(["9", "8", "6"])
        self.settled(page)
        self.row(page, "Ben").locator(".mark").first.click()
        page.locator(".correction").get_by_label("Wrong key").check()
        page.locator(".correction #key-10").click()
        expect(page.locator("#sheet .mark").first).to_have_text("10")
        self.assertEqual(self.totals()["Ben"], 24)

    def test_news_of_an_undo_that_come_before_its_answer_do_not_move_the_place(self):
        self.shoot()
        page = self.desk()
        page.locator("tr[data-name=Ben] input").first.focus()
        page.keyboard.type("987")
        self.settled(page)
        held = []
        page.context.route("**/undo", lambda route: held.append((route, route.fetch())))
        fetched = self.requests(page.context, "**/desk*")
        page.keyboard.press("Backspace")
        self.await_any(page, held)
        # The server has taken the arrow back, and its news are here before its answer.
        done = re.search(r'data-version="([^"]+)"', held[0][1].text()).group(1)
        expect(page.locator("#scoring-news [data-version]")).to_have_attribute("data-version", done)
        ((route, answer),) = held
        route.fulfill(response=answer)
        expect(self.row(page, "Ben").locator(".mark")).to_have_text(["9", "8"])
        page.keyboard.type("6")
        expect(self.row(page, "Ben").locator(".mark")).to_have_text(["9", "8", "6"])
        self.assertEqual(fetched, [], "the table is fetched by the answer alone")

    def test_arrows_typed_without_the_server_are_recorded_once(self):
        self.shoot()
        page = self.desk()
        self.await_worker(page)
        page.reload()
        page.locator("tr[data-name=Ben] input").first.focus()
        page.keyboard.type("9")
        self.settled(page)
        self.server.end(signal.SIGKILL)
        page.keyboard.type("xt8")
        expect(page.locator("#sync")).to_contain_text("3 arrows are saved on this device")
        page.reload()
        expect(page.locator("#sync")).to_contain_text("3 arrows are saved on this device")
        expect(self.row(page, "Ben").locator(".mark")).to_have_text(["9", "X", "10"])
        expect(self.row(page, "Cleo").locator(".mark")).to_have_text(["8"])
        again = self.serve(port=int(self.server.url.rpartition(":")[2]))
        self.settled(page)
        self.server = again
        self.assertEqual((self.totals()["Ben"], self.totals()["Cleo"]), (29, 8))
        self.assertEqual(again.run("export", "Cup").count('"type":"arrow"'), 4)

    def test_an_arrow_that_is_typed_before_the_queue_is_read_takes_the_next_place(self):
        self.shoot()
        page = self.desk()
        page.reload()
        page.locator("tr[data-name=Ben] input").first.focus()
        page.keyboard.type("9")
        self.settled(page)
        self.server.end(signal.SIGKILL)
        page.keyboard.type("8")
        expect(page.locator("#sync")).to_contain_text("1 arrow is saved on this device")
        page.add_init_script(SLOW_QUEUE)
        page.reload()
        page.locator("tr[data-name=Ben] input").first.focus()
        page.keyboard.type("7")
        expect(page.locator("#sync")).to_contain_text("2 arrows are saved on this device")
        expect(self.row(page, "Ben").locator(".mark")).to_have_text(["9", "8", "7"])
        self.server = self.serve(port=int(self.server.url.rpartition(":")[2]))
        self.settled(page)
        self.assertEqual(self.totals()["Ben"], 24)

    def test_an_arrow_is_answered_by_its_row_and_the_table_is_as_if_loaded_again(self):
        self.shoot()
        page = self.desk("/desk?end=all")
        sent = self.requests(page.context, "**/arrows")
        page.locator("tr[data-name=Ben] input").first.focus()
        page.keyboard.type("x")
        self.settled(page)
        page.evaluate("document.querySelector('tr[data-name=Cleo]').stayed = true")
        page.keyboard.type("t98")
        self.settled(page)
        page.locator("tr[data-name=Ann] input").first.focus()
        page.keyboard.type("7")
        self.settled(page)
        texts = [request.response().text() for request in sent]
        self.assertEqual(len(texts), 5)
        for text in texts:
            self.assertEqual(text.count("<tr"), 1)
        self.assertTrue(page.evaluate("document.querySelector('tr[data-name=Cleo]').stayed"), "other rows are not drawn anew")
        expect(page.locator("[data-last]")).to_have_count(1)
        expect(self.row(page, "Ann").locator("[data-last]")).to_have_text("7")
        # Another device's arrows come with the table.
        self.server.run("score", "Cup", "Cleo", "X", "9")
        expect(self.row(page, "Cleo").locator(".mark")).to_have_text(["X", "9"])
        page.locator("tr[data-name=Ann] input").first.focus()
        page.keyboard.type("6")
        self.settled(page)
        shown = self.table(page)
        page.reload()
        expect(self.row(page, "Ann").locator(".mark")).to_have_text(["7", "6"])
        self.assertEqual(self.table(page), shown)

    def test_arrows_of_others_appear_and_what_is_being_typed_stays(self):
        self.shoot()
        page = self.desk()
        page.evaluate("window.stayed = true")
        page.locator("tr[data-name=Ben] input").first.focus()
        page.keyboard.type("1")
        self.server.run("score", "Cup", "Cleo", "X", "9")
        expect(self.row(page, "Cleo").locator(".mark")).to_have_text(["X", "9"])
        page.keyboard.type("0")
        expect(self.row(page, "Ben").locator(".mark")).to_have_text(["10"])
        self.assertTrue(page.evaluate("window.stayed"))

    def test_fits_a_phone_uses_a_wide_screen_and_is_accessible(self):
        self.shoot()
        wide = self.desk("/desk?end=all")
        self.assertGreater(wide.locator("main").bounding_box()["width"], 1150)
        self.assertEqual(list(self.violations(wide, "whole cards")), [])
        phone = self.desk("/desk", **PHONE)
        self.check_width(phone)
        # At once, because the table is drawn again when its script starts.
        sides = phone.evaluate("[...document.querySelectorAll('tr[data-name=Ben] input')].map((cell) => cell.getBoundingClientRect().right)")
        self.assertTrue(0 < max(sides) < 390, f"an end does not fit the phone: {sides}")
        self.assertEqual(list(self.violations(phone, "desk")), [])
        phone.set_viewport_size({"width": 320, "height": 568})
        self.check_width(phone, 320)
        for path in ("/desk", "/desk?end=all"):
            phone.goto(self.address + path)
            phone.evaluate("document.documentElement.style.fontSize = '212.5%'")
            self.check_width(phone, 320)
            self.assertEqual(list(self.violations(phone, f"{path} with text of twice the size")), [])
        phone.goto(self.address + "/desk")
        phone.set_viewport_size(PHONE["viewport"])
        phone.locator("tr[data-name=Ben] input").first.tap()
        phone.keyboard.type("9")
        expect(self.row(phone, "Ben").locator(".mark")).to_have_text(["9"])


if __name__ == "__main__":
    unittest.main()
