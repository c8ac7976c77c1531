"""What an organiser does before and during a shoot, on a phone."""

import pathlib

from scorebook import PHONE, BrowserTest, expect


class OrganisingTest(BrowserTest):
    def test_reads_an_entry_list_from_a_file_and_puts_an_archer_on_a_target(self):
        server = self.serve()
        server.run("new", "Club", "--round", "wa18")
        page = self.open(server.link, **PHONE)
        page.get_by_role("link", name="Club").click()
        page.get_by_role("link", name="Entry list").click()
        entries = pathlib.Path(self.data_folder) / "entries.csv"
        entries.write_bytes("\ufeffname;bow;target\r\nÅsa;recurve;1A\r\nBen;spoon;1B\r\n".encode())
        page.get_by_label("A file").set_input_files(entries)
        expect(page.get_by_label("Archers")).to_have_value("name;bow;target\nÅsa;recurve;1A\nBen;spoon;1B\n")
        page.get_by_role("button", name="Enter them").click()
        expect(page.get_by_role("alert")).to_contain_text("Line 3:")
        self.check_width(page)
        page.get_by_label("Archers").fill("name\tbow\ttarget\nÅsa\trecurve\t1A\nBen\tbarebow\t1B")
        page.get_by_role("button", name="Enter them").click()
        expect(page.locator(".flag[role=status]")).to_contain_text("2 archers entered")

        page.get_by_role("link", name="Back to the shoot").click()
        self.check_width(page)
        page.get_by_label("More for Ben").click()
        page.locator("details[open]").get_by_role("link", name="Name, bow, target and more").click()
        expect(page.locator("#target")).to_have_value("1B")
        self.check_width(page)
        page.locator("#target").fill("2a")
        page.get_by_role("button", name="Save", exact=True).click()
        expect(page.locator(".roster")).to_contain_text("2A")

        page.get_by_role("link", name="Change the shoot").click()
        page.get_by_label("Round", exact=True).select_option("custom")
        page.get_by_text("A round of your own", exact=True).click()
        page.get_by_label("Ends", exact=True).fill("4")
        self.check_width(page)
        page.get_by_role("button", name="Save").click()
        expect(page.get_by_role("heading", name="4 ends of 3")).to_be_visible()

    def test_parts_equals_by_a_shoot_off_and_shows_one_bow(self):
        server = self.serve()
        server.run("new", "Club", "--round", "wa18", "--guest", "Ben", "--guest", "Cleo", "--start")
        server.run("archer", "Club", "Ben", "--bow", "recurve", "--target", "2A")
        server.run("archer", "Club", "Cleo", "--bow", "barebow", "--target", "1A")
        for archer in ["Ben", "Cleo"]:
            server.run("score", "Club", archer, "X", "9", "9")
        page = self.open(server.link, **PHONE)
        page.get_by_role("link", name="Club").click()
        page.get_by_role("link", name="Shoot-off").click()
        page.get_by_label("Ben").fill("2")
        page.get_by_label("Cleo").fill("1")
        self.check_width(page)
        page.get_by_role("button", name="Record the shoot-off").click()
        page.get_by_role("link", name="Live board").click()
        expect(page.locator("tr.row").first).to_contain_text("Ahead of Ben by the shoot-off.")
        self.check_width(page)
        page.get_by_role("link", name="Recurve").click()
        expect(page.locator("tr.row")).to_have_count(1)
        expect(page.locator("[data-live-state]")).to_have_text("Live")
        server.run("undo", "Club")
        expect(page.locator("tr.row .score")).to_contain_text("28")

    def check_width(self, page):
        self.assertLessEqual(page.evaluate("document.documentElement.scrollWidth"), 390)

