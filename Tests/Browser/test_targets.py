"""The line of targets with several sessions: moves between them, details in turns, and paper."""

import pathlib
import re

from scorebook import BrowserTest, expect

# As high as the page, because an archer who is dragged out of sight is dropped nowhere.
HIGH = {"viewport": {"width": 1920, "height": 2000}}
ENTRIES = """name,bow,session,target
Ann,recurve,1,1A
Ben,recurve,1,1B
Cleo,barebow,2,1A
Dan,barebow,2,2C
Eve,recurve,2,
"""


class TargetsTest(BrowserTest):
    def open_day(self):
        """A shoot of two categories in two sessions: the server, the organiser's page and the shoot's address."""
        server = self.serve()
        server.run("new", "Open day", "--round", "wa720_70", "--no-shoot")
        server.run("categories", "Open day", "--add", "bows")
        server.run("targets", "Open day", "--session", "Afternoon", "--start", "14:00", "--two-details")
        entries = pathlib.Path(self.data_folder) / "entries.csv"
        entries.write_text(ENTRIES, encoding="utf-8")
        server.run("import", "Open day", str(entries))
        page = self.open(server.link, **HIGH)
        page.get_by_role("link", name=re.compile("Open day")).click()
        page.wait_for_url("**/shoots/*")
        return server, page, page.url

    def test_archers_change_places_with_those_of_another_session(self):
        server, page, shoot = self.open_day()
        page.goto(f"{shoot}/targets")
        morning, afternoon = page.locator("[data-session='1']"), page.locator("[data-session='2']")
        afternoon.locator(".chip", has_text="Cleo").drag_to(afternoon.locator(".waiting"))
        # An archer without a place stays in the session, and is locked nowhere.
        expect(afternoon.locator(".waiting")).to_contain_text("Cleo")
        afternoon.locator(".chip", has_text="Eve").drag_to(morning.locator("[data-place='1A']"))
        expect(morning.locator("[data-place='1A'] .chip")).to_contain_text("Eve")
        expect(morning.locator(".waiting")).to_contain_text("Ann")
        page.get_by_label("Archer", exact=True).select_option(label="Dan")
        page.get_by_label("Target", exact=True).fill("3A")
        page.get_by_role("button", name="Move", exact=True).click()
        expect(afternoon.locator("[data-place='3A'] .chip")).to_contain_text("Dan")
        # Recurve bows shoot 70 m at target 1 of the morning, barebows 50 m.
        page.get_by_label("Archer", exact=True).select_option(label="Cleo")
        page.get_by_label("Target", exact=True).fill("1C")
        page.get_by_label("Session", exact=True).select_option(label="Session 1")
        page.get_by_role("button", name="Move", exact=True).click()
        expect(page.locator("main")).to_contain_text("cannot share target 1")
        page.goto(f"{shoot}/targets")
        self.assertEqual(list(self.violations(page, "targets of two sessions")), [])
        lines = server.run("targets", "Open day").splitlines()
        self.assertEqual([line.split()[:2] for line in lines if "Eve" in line], [["1A", "Eve"]])

    def test_a_removed_session_leaves_no_place_with_two_archers(self):
        server, page, shoot = self.open_day()
        page.goto(f"{shoot}/targets")
        afternoon = page.locator("[data-session='2']")
        afternoon.locator("summary").click()
        afternoon.get_by_role("button", name="Remove the session").click()
        page.locator("dialog[open]").get_by_role("button", name="Remove the session").click()
        expect(afternoon).to_have_count(0)
        expect(page.locator("[data-place='1A'] .chip")).to_contain_text("Ann")
        expect(page.locator(".waiting")).to_contain_text("Cleo")
        expect(page.locator("[data-place='2C'] .chip")).to_contain_text("Dan")

    def test_details_begin_in_turns(self):
        server, page, shoot = self.open_day()
        server.run("targets", "Open day", "--two-details")
        server.run("start", "Open day")
        page.goto(f"{shoot}/score")
        page.locator("#tabs .tab", has_text="Cleo").click()
        expect(page.locator(".progress")).to_contain_text("AB first, then CD")
        for name in ["Ann", "Ben", "Cleo", "Dan", "Eve"]:
            server.run("score", "Open day", name, *["9"] * 6)
        expect(page.locator(".progress")).to_contain_text("CD first, then AB")
        expect(page.get_by_text("AB first, then CD")).to_be_hidden()

    def test_every_sheet_of_paper_says_shoot_session_date_and_version(self):
        _, page, shoot = self.open_day()
        for path, count in [("line-up", 2), ("score-cards", 5)]:
            page.goto(f"{shoot}/{path}")
            paper = self.printed(page)
            self.assertEqual(len(paper), count)
            for number, text in enumerate(paper, start=1):
                # A PDF knows the places of letters and no spaces.
                self.assertRegex(text, r"^Openday·.*Version\d+ofthelist·")
                self.assertRegex(text, "^Openday·[^/]*(Session1|Afternoon)")
                self.assertIn(f"{number}/{count}", text)
