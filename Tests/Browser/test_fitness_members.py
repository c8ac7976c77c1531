"""What the members of a group see of each other, what an organiser corrects, and how a member leaves."""

import pathlib
import re

from scorebook import PHONE, BrowserTest, expect


class FitnessMembersTest(BrowserTest):
    def two(self):
        """The phones of an organiser and of Ana, who has joined, and the address of their group."""
        server = self.serve(app="fitness-challenge")
        owner = self.open(server.link, **PHONE)
        owner.get_by_label("Name", exact=True).fill("Gym")
        owner.get_by_role("button", name="Create group").tap()
        owner.wait_for_url(re.compile("/groups/"))
        group = owner.url
        owner.goto(group + "/people")
        owner.get_by_role("button", name="Create invite").tap()
        ana = self.open(owner.locator(".secret").inner_text(), **PHONE)
        ana.get_by_label("Your name").fill("Ana")
        ana.get_by_role("button", name="Join").tap()
        ana.wait_for_url(group)
        ana.get_by_role("button", name="Check in").tap()
        expect(ana.get_by_text("Done for today")).to_be_visible()
        return owner, ana, group

    def value(self, page):
        return page.locator("section[aria-labelledby=board-CHECK_IN] li").filter(has_text="Ana").locator(".value")

    def test_an_organiser_corrects_a_check_in_and_the_member_reads_why(self):
        owner, ana, group = self.two()
        expect(self.value(ana)).to_have_text("1")
        owner.goto(group + "/people")
        owner.get_by_role("link", name="Ana").tap()
        entries = owner.locator("section[aria-labelledby=entries-title] li")
        expect(entries).to_have_count(1)
        owner.locator("summary[aria-label^='Correct the check-in of']").tap()
        owner.get_by_label("Reason").fill("Was at home")
        owner.get_by_role("button", name="Remove check-in").tap()
        expect(entries).to_have_count(0)
        corrected = owner.locator("section[aria-labelledby=corrections-title] li")
        expect(corrected).to_contain_text(["Was at home"])
        # The member's open page follows, and the own page says why and by whom.
        expect(self.value(ana)).to_have_text("")
        ana.goto(group + "/mine")
        told = ana.locator("section[aria-labelledby=corrections-title] li")
        expect(told).to_contain_text(["Was at home"])
        expect(told).to_contain_text(["removed"])
        expect(told).to_contain_text(["by Organiser"])
        expect(told.get_by_role("button", name="Undo")).to_have_count(0)
        # Others read the member's entries, and no corrections.
        owner.goto(group + "/settings")
        expect(owner.locator("section[aria-labelledby=corrections-title] li")).to_contain_text(["Was at home"])
        owner.get_by_role("button", name="Undo the correction").tap()
        expect(owner.locator("section[aria-labelledby=corrections-title]")).to_have_count(0)
        ana.goto(group)
        expect(self.value(ana)).to_have_text("1")

    def test_a_member_reads_the_entries_of_another_and_cannot_change_them(self):
        owner, ana, group = self.two()
        owner.goto(group)
        owner.get_by_role("button", name="Check in").tap()
        expect(owner.get_by_text("Done for today")).to_be_visible()
        ana.goto(group + "/people")
        ana.get_by_role("link", name="Organiser").tap()
        expect(ana.get_by_role("heading", level=1)).to_have_text("Organiser")
        expect(ana.locator("section[aria-labelledby=entries-title] li")).to_have_count(1)
        expect(ana.locator("main details, form[action*=correct]")).to_have_count(0)
        self.check_width(ana)

    def test_leaving_offers_to_take_the_data_and_to_delete_it(self):
        owner, ana, group = self.two()
        ana.goto(group + "/people")
        ana.locator("summary[aria-label='More for Ana']").tap()
        self.check_width(ana)
        with ana.expect_download() as download:
            ana.get_by_role("link", name="Take my data along").tap()
        table = pathlib.Path(download.value.path()).read_text()
        self.assertTrue(table.startswith("id,at,date,note,source,counts"), table)
        self.assertEqual(len(table.splitlines()), 2)
        expect(ana.get_by_text("The journal keeps the records")).to_be_visible()
        self.unhurried(ana)
        ana.get_by_role("button", name="Delete my data and leave").tap()
        self.confirm(ana)
        expect(ana.get_by_role("heading", name="Your groups")).to_be_visible()
        self.assertEqual(ana.goto(group).status, 404)
        for part in ["", "/boards", "/people"]:
            owner.goto(group + part)
            expect(owner.locator("main")).not_to_contain_text("Ana")
