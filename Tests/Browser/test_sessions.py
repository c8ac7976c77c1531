"""The line of targets: places proposed and changed by hand, a second session in two details, and the cards of that session."""

import pathlib
import re

from scorebook import PHONE, SCREEN, BrowserTest, expect

ENTRIES = """name;bow;club;wishes
Ann;recurve;Oak;beside Dan
Ben;recurve;Elm;
Dan;recurve;Oak;
Cleo;barebow;Oak;
Eve;barebow;Elm;
"""


class SessionsTest(BrowserTest):
    def open_targets(self, server):
        """The targets page of a shoot of five archers in two categories."""
        server.run("new", "Open day", "--round", "wa720_70", "--no-shoot")
        entries = pathlib.Path(self.data_folder) / "entries.csv"
        entries.write_text(ENTRIES, encoding="utf-8")
        server.run("import", "Open day", str(entries))
        server.run("categories", "Open day", "--add", "bows")
        desktop = self.open(server.link, **SCREEN)
        desktop.get_by_role("link", name=re.compile("Open day")).click()
        desktop.wait_for_url("**/shoots/*")
        shoot = desktop.url
        desktop.goto(f"{shoot}/targets")
        return desktop, shoot

    def move(self, desktop, archer, target, session=None, locks=False):
        form = desktop.locator("#move")
        form.get_by_label("Archer", exact=True).select_option(label=archer)
        form.get_by_label("Target", exact=True).fill(target)
        if session:
            form.get_by_label("Session").select_option(label=session)
        form.get_by_label("Lock the place").set_checked(locks)
        form.get_by_role("button", name="Move").click()

    def line(self, desktop, session):
        """The bales of a session."""
        return desktop.locator("section.line", has=desktop.get_by_role("heading", name=session))

    def test_targets_are_assigned_by_category_and_changed_by_dragging_and_by_form(self):
        server = self.serve()
        desktop, shoot = self.open_targets(server)
        expect(desktop.locator(".waiting .chip")).to_have_count(5)
        desktop.get_by_role("button", name="Assign all").click()
        expect(desktop.locator(".bale-place .chip")).to_have_count(5)
        # The two barebows stand at a target of their own.
        expect(desktop.locator("[data-place='2A'] .chip")).to_contain_text("Barebow")
        expect(desktop.locator(".chip", has_text="Ann").locator(".wish")).to_contain_text("beside Dan")

        ann = desktop.locator(".bale-place", has_text="Ann").get_attribute("data-place")
        ben = desktop.locator(".bale-place", has_text="Ben").get_attribute("data-place")
        desktop.locator(".chip", has_text="Ann").drag_to(desktop.locator(f"[data-place='{ben}']"))
        expect(desktop.locator(f"[data-place='{ben}'] .chip")).to_contain_text("Ann")
        expect(desktop.locator(f"[data-place='{ann}'] .chip")).to_contain_text("Ben")

        self.move(desktop, "Cleo", "5C")
        expect(desktop.locator("[data-place='5C'] .chip")).to_contain_text("Cleo")
        self.assertEqual(list(self.violations(desktop, "targets")), [])
        desktop.get_by_role("button", name="Delete the wishes").click()
        self.confirm(desktop)
        expect(desktop.locator(".wish")).to_have_count(0)
        desktop.goto(f"{shoot}/line-up?by=club")
        expect(desktop.locator("section", has_text="Elm").first).to_contain_text("Ben")
        self.assertIn("5C", server.run("targets", "Open day"))

    def test_a_second_session_shoots_in_two_details_and_has_cards_of_its_own(self):
        server = self.serve()
        desktop, shoot = self.open_targets(server)
        self.add_afternoon(desktop)
        self.place_afternoon(desktop, self.line(desktop, "Afternoon"))
        morning = self.line(desktop, "Session 1")
        morning.get_by_role("button", name="Assign all").click()
        expect(morning.locator(".bale-place .chip")).to_have_count(3)
        self.assertEqual(list(self.violations(desktop, "sessions")), [])
        self.check_cards(server, desktop, shoot)

    def add_afternoon(self, desktop):
        new = desktop.locator("#session-new")
        new.locator("summary").click()
        new.get_by_label("Name").fill("Afternoon")
        new.get_by_label("Start").fill("14:00")
        new.get_by_label("Number of targets").fill("3")
        new.get_by_label("Two details, AB and CD").check()
        new.get_by_role("button", name="Save").click()
        expect(self.line(desktop, "Afternoon")).to_contain_text("AB and CD in turns")

    def place_afternoon(self, desktop, afternoon):
        """Two archers go to the second session by the form, and one of them on by dragging. Locked places stay."""
        self.move(desktop, "Eve", "1C", session="Afternoon", locks=True)
        expect(afternoon.locator("[data-place='1C'].second-detail .chip")).to_contain_text("Eve")
        expect(afternoon.locator("[data-place='1C'] .chip")).to_contain_text("locked")
        # Recurve and barebow shoot at faces of their own.
        self.move(desktop, "Dan", "1B", session="Afternoon")
        expect(desktop.locator("#move")).to_contain_text("cannot share target 1")
        self.move(desktop, "Dan", "2A", session="Afternoon")
        dan = afternoon.locator(".chip", has_text="Dan")
        expect(dan).to_have_count(1)
        expect(dan).not_to_contain_text("locked")
        dan.drag_to(afternoon.locator("[data-place='2B']"))
        expect(afternoon.locator("[data-place='2B'] .chip")).to_contain_text("locked")
        # A proposal would begin at 1A.
        afternoon.get_by_role("button", name="Assign all").click()
        expect(afternoon.locator("[data-place='2B'] .chip")).to_contain_text("Dan")
        expect(afternoon.locator("[data-place='1C'] .chip")).to_contain_text("Eve")
        expect(afternoon.locator(".chip")).to_have_count(2)

    def check_cards(self, server, desktop, shoot):
        """A printed card opens the archers at its target in its session, until the links of the session end."""
        desktop.goto(f"{shoot}/score-cards")
        desktop.get_by_role("link", name="Afternoon").click()
        desktop.wait_for_url("**/score-cards?*")
        desktop.get_by_role("button", name="Add QR codes").click()
        expect(desktop.locator(".card-code")).to_have_count(2)
        self.assertRegex(" ".join(self.printed(desktop)), "Afternoon.*Eve|Eve.*Afternoon")
        links = self.printed_codes(desktop)
        lines = server.run("cards", "Open day", "--session", "Afternoon").splitlines()
        self.assertEqual(links, [line.split(": ", 1)[1] for line in lines])
        server.run("start", "Open day")
        phone = self.open(links[0], **PHONE)
        expect(phone.locator(".progress-where")).to_contain_text("End 1 of 12 · Arrow 1 of 6")
        # Others stand at target 1 of the first session.
        for name in ["Ann", "Ben", "Cleo", "Dan"]:
            expect(phone.locator("main")).not_to_contain_text(name)
        for token in ["X", "10", "9"]:
            phone.locator(f"#key-{token}").tap()
        expect(phone.locator(".progress .total strong")).to_have_text("29")
        expect(phone.locator("#sync-state")).to_have_text("All sent")
        self.assertIn("29", server.run("board", "Open day"))
        desktop.get_by_role("button", name="End the links of this session").click()
        self.confirm(desktop)
        expect(desktop.locator(".card-code")).to_have_count(0)
        self.assertEqual(phone.context.request.get(links[0]).status, 404)
