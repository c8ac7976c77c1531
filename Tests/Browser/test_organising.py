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
        # It shows once there is a script that reads the file.
        expect(page.get_by_label("A file")).to_be_visible()
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

    def test_settles_a_dispute_between_two_devices(self):
        server = self.serve()
        server.run("new", "Club", "--round", "wa18", "--no-shoot", "--guest", "Ben", "--start")
        phone = self.open(server.link, **PHONE)
        tablet = self.open(server.run("link").split()[-1], **PHONE)
        for device in [phone, tablet]:
            device.get_by_role("link", name="Club").click()
            device.get_by_role("link", name="Score", exact=True).click()
            expect(device.get_by_text("End 1 of 20 · Arrow 1 of 3")).to_be_visible()
        tablet.context.set_offline(True)
        for device, arrows in [(phone, ["10", "9", "8"]), (tablet, ["10", "9", "9"])]:
            for arrow in arrows:
                device.get_by_role("button", name=arrow, exact=True).tap()
            expect(device.get_by_text("End 2 of 20 · Arrow 1 of 3")).to_be_visible()
        expect(tablet.locator("#sync")).to_contain_text("3 arrows are kept on this device")
        expect(tablet.locator("#end-1 .end-state")).to_have_text("Waits for the server")
        expect(tablet.locator("#sync-state")).to_have_text("3 to send")
        tablet.context.set_offline(False)
        expect(tablet.locator("#sync")).to_be_hidden()
        expect(tablet.locator("#sync-state")).to_have_text("All sent")
        expect(tablet.locator("#end-1 .end-state")).to_contain_text("recorded")
        expect(tablet.locator(".flag")).to_contain_text("End 1 of Ben: 10 9 8 (27) by the organiser, 10 9 9 (28) by the organiser on another device")
        self.check_width(tablet)

        phone.get_by_label("Back to the shoot").tap()
        phone.get_by_role("link", name="Live board").tap()
        expect(phone.locator("tr.row")).to_contain_text("End 1 disputed")
        expect(phone.locator("tr.row .score")).to_contain_text("27")
        self.check_width(phone)
        phone.go_back()
        phone.get_by_role("link", name="Look at the disputes").tap()
        expect(phone.locator(".disputed li")).to_have_count(2)
        self.check_width(phone)
        second = phone.locator(".disputed li").nth(1)
        second.get_by_label("Why").fill("looked at the target")
        second.get_by_role("button").tap()
        expect(phone.get_by_role("heading", name="Entered differently")).to_have_count(0)
        phone.get_by_role("link", name="Live board").tap()
        expect(phone.locator("tr.row .score")).to_contain_text("28")
        expect(phone.locator("tr.row")).not_to_contain_text("disputed")

    def check_width(self, page):
        self.assertLessEqual(page.evaluate("document.documentElement.scrollWidth"), 390)

