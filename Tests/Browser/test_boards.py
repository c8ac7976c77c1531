"""Boards that many look at: the big screen, which pages by itself, and one's own row on a phone."""

import json
import pathlib
import re

from scorebook import PHONE, SCREEN, BrowserTest, expect

ARCHERS = 42


class BoardsTest(BrowserTest):
    def make_shoot(self, archers=ARCHERS):
        """A shoot of so many archers from an entry list, and of the organiser."""
        self.server = self.serve()
        self.server.run("new", "Club", "--ends", "3", "--arrows", "3", "--system", "TEN_ZONE")
        entries = pathlib.Path(self.data_folder) / "entries.csv"
        bows = ["recurve", "compound"]
        lines = [f"Archer {n:02};{bows[n % 2]};{n // 4 + 1}{'ABCD'[n % 4]}" for n in range(archers)]
        entries.write_text("\n".join(["name;bow;target", *lines]))
        self.server.run("import", "Club", str(entries))
        self.server.run("start", "Club")
        self.shoot = json.loads(self.server.run("list", "--json"))[0]["id"]

    def score(self, archer, *values):
        self.server.run("score", "Club", archer, *values)

    def open_page(self, path, **options):
        page = self.open(self.server.run("link"), **options)
        page.wait_for_url(self.server.url + "/")
        page.goto(f"{self.server.url}/shoots/{self.shoot}/{path}")
        expect(page.locator("[data-live-state]")).to_have_text("Live")
        return page

    def open_screen(self, path="screen"):
        """A big screen whose time stands still but for what a test lets pass."""
        page = self.open(self.server.run("link"), **SCREEN)
        page.wait_for_url(self.server.url + "/")
        page.clock.install()
        page.goto(f"{self.server.url}/shoots/{self.shoot}/{path}")
        expect(page.locator("[data-live-state]")).to_have_text("Live")
        page.clock.pause_at(page.evaluate("Date.now()") / 1_000 + 3)
        return page

    def shown(self, page):
        return page.locator("tr.row:visible")

    def test_a_big_screen_pages_by_itself_and_stays_on_its_page_through_updates(self):
        self.make_shoot()
        page = self.open_screen("screen?every=8")
        place = page.locator("#screen-place")
        expect(place).to_have_text("Page 1 of 5")
        expect(self.shown(page)).to_have_count(10)
        page.clock.run_for(8_000)
        expect(place).to_have_text("Page 2 of 5")
        # An update comes, and the page stays.
        eleventh = self.shown(page).nth(0).inner_text()
        # Equal archers stand in any order; this one comes from the page that is looked at.
        riser = self.shown(page).nth(4).locator("bdi").inner_text()
        self.score(riser, "X")
        expect(page.locator("tr.row").first).to_contain_text(riser)
        expect(place).to_have_text("Page 2 of 5")
        expect(self.shown(page)).to_have_count(10)
        self.assertNotEqual(self.shown(page).nth(0).inner_text(), eleventh)
        for number in [3, 4, 5, 1]:
            page.clock.run_for(8_000)
            expect(place).to_have_text(f"Page {number} of 5")
        expect(self.shown(page).first).to_contain_text(riser)
        # Rows are high enough, and none is cut off.
        row = self.shown(page).last.bounding_box()
        self.assertGreater(row["height"], 1080 / 14)
        self.assertLessEqual(row["y"] + row["height"], 1080)
        self.check_width(page, 1920)

    def test_a_big_screen_pauses_and_waits_for_whoever_uses_it(self):
        self.make_shoot()
        page = self.open_screen()
        place = page.locator("#screen-place")
        page.get_by_role("button", name="Pause").click()
        page.clock.run_for(60_000)
        expect(place).to_have_text("Page 1 of 5")
        page.get_by_role("button", name="Next page").click()
        expect(place).to_have_text("Page 2 of 5")
        page.get_by_role("button", name="Resume").click()
        page.clock.run_for(10_000)
        expect(place).to_have_text("Page 3 of 5")
        page.keyboard.press("ArrowLeft")
        expect(place).to_have_text("Page 2 of 5")
        page.clock.run_for(15_000)
        expect(place).to_have_text("Page 2 of 5")
        page.clock.run_for(5_000)
        expect(place).to_have_text("Page 3 of 5")

    def test_bows_take_turns(self):
        self.make_shoot()
        page = self.open_screen("screen")
        page.get_by_role("link", name="Bows in turn").click()
        page.wait_for_load_state()
        titles = []
        for _ in range(8):
            expect(page.locator("section:visible")).to_have_count(1)
            titles.append(page.locator("section:visible h2").inner_text().split(" ")[0])
            page.keyboard.press("ArrowRight")
        # The board of all archers comes first, because the organiser's bow is not known.
        self.assertEqual(titles, ["All"] * 5 + ["Recurve"] * 3)

    def test_says_since_when_it_is_cut_off(self):
        self.make_shoot(archers=3)
        page = self.open_page("screen", **SCREEN)
        self.server.end()
        expect(page.locator("[data-live-state]")).to_have_text(re.compile(r"Reconnecting since \d+:\d\d"))
        expect(self.shown(page)).to_have_count(4)

    def test_own_row_is_pinned_on_a_phone_and_archers_are_found(self):
        self.make_shoot()
        self.score("me", "1")
        phone = self.open_page("board", **PHONE)
        pinned = phone.locator(".pinned-row.mine")
        phone.evaluate("scrollTo(0, document.body.scrollHeight)")
        expect(phone.locator("tr.row").first).not_to_be_in_viewport()
        expect(pinned).to_be_in_viewport()
        expect(pinned).to_contain_text("Organiser")
        phone.evaluate("scrollTo(0, 0)")
        # The row itself is in sight.
        expect(pinned).to_be_hidden()
        self.score("Archer 05", "9")
        expect(phone.locator("tr.row").first).to_contain_text("Archer 05")
        self.check_width(phone)

        phone.get_by_text("Find archers").tap()
        phone.get_by_label("Name contains").fill("archer 3")
        phone.get_by_label("Pin an archer").select_option("Archer 07")
        phone.get_by_role("button", name="Show").tap()
        expect(phone.locator("tr.row")).to_have_count(10)
        expect(phone.locator(".board-facts")).to_contain_text("10 of 43 archers")
        expect(phone.locator(".pinned-row")).to_have_count(2)
        expect(phone.locator("[data-live-state]")).to_have_text("Live")
        self.score("Archer 33", "X")
        expect(phone.locator("tr.row").first).to_contain_text("Archer 33")
        phone.get_by_role("link", name="Recurve").tap()
        expect(phone.locator("tr.row")).to_have_count(5)
        # Chosen once, on this device: the plain address keeps it.
        phone.goto(f"{self.server.url}/shoots/{self.shoot}/board")
        expect(phone.locator(".pinned-row", has_text="Archer 07")).to_have_count(1)

    def test_only_cells_that_changed_are_replaced_and_arrows_show_who_moved(self):
        self.make_shoot(archers=12)
        archers = ["me", *[f"Archer {number:02}" for number in range(12)]]
        for archer in archers:
            self.score(archer, *["9"] * 3)
        page = self.open_page("board", **SCREEN)
        expect(page.locator(".move")).to_have_count(0)
        for archer in archers:
            self.score(archer, *["X" if archer == "Archer 11" else "M"] * 3)
        first = page.locator("tr.row").first
        expect(first).to_contain_text("57")
        expect(first).to_contain_text("Archer 11")
        expect(first.locator(".move")).to_contain_text("–")
        third = page.locator("tr.row", has_text="Archer 03")
        expect(third.locator(".move")).to_contain_text("▼1")
        expect(third.locator(".place")).to_contain_text("=2")

        page.evaluate("document.querySelectorAll('tr.row, tr.row > *').forEach((part) => { part.isOld = true; })")
        self.score("me", "1")
        # The second of equal archers is random until the score is there.
        expect(page.locator("tr.row").nth(1).locator(".score")).to_contain_text("28")
        is_old = "(part) => part.isOld === true"
        second = page.locator("tr.row").nth(1)
        for kept in [first, first.locator(".score"), second, second.locator(".wide").first]:
            self.assertTrue(kept.evaluate(is_old))
        self.assertFalse(second.locator(".score").evaluate(is_old))

    def test_a_page_works_out_the_places_that_a_page_loaded_afresh_has(self):
        self.make_shoot(archers=6)
        archers = ["me", *[f"Archer {number:02}" for number in range(6)]]
        live = {path: self.open_page(path, **SCREEN) for path in ("board", "screen")}
        for end in (["9 9 9", "8 8 8", "9 9 9", "7 7 7", "8 8 8", "X X X", "8 8 8"], ["1", "X X X", "1", "X", "9 9 9", "1", "X"]):
            for archer, values in zip(archers, end):
                self.score(archer, *values.split())
                if archer not in ("Archer 02", "Archer 05"):
                    continue
                for path, page in live.items():
                    fresh = self.open_page(path, **SCREEN)
                    shown = fresh.locator("tr.row > *").all_text_contents()
                    self.assertGreater(len(shown), 7 * 5)
                    expect(page.locator("tr.row > *")).to_have_text(shown)
                    moves = "(signs) => signs.map((sign) => sign.className)"
                    self.assertEqual(
                        page.locator(".move").evaluate_all(moves), fresh.locator(".move").evaluate_all(moves)
                    )
                    fresh.context.close()
        self.assertEqual(live["board"].locator("[data-places]").count(), 1)
