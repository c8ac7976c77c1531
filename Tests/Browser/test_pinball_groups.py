"""Groups of games at phone size, on the sample league."""

import datetime
import json
import re
import unittest

from scorebook import PHONE, BrowserTest, expect


class PinballGroupsTest(BrowserTest):
    service_workers = "allow"

    def start(self, *groups, **options):
        self.server = self.serve("--sample", app="pinball-practice")
        for group in groups:
            self.server.run("groups", "add", *group)
        page = self.open(self.server.link, **options or PHONE)
        if options.get("java_script_enabled") is False:
            page.get_by_role("button").tap()
        expect(page.get_by_role("link", name="Practice", exact=True)).to_be_visible()
        return page

    def go(self, page, address):
        page.goto(self.server.url + address)

    def groups(self, *options):
        return json.loads(self.server.run("groups", "--json", *options))["groups"]

    def names(self, *options):
        return [group["name"] for group in self.groups(*options)]

    def drag(self, page, handle, target):
        """Pulls a handle to the middle of another item."""
        # Waits until the handle stays where it is. An update of the page, which waits for no mouse in rest, replaces it.
        handle.hover()
        start, end = handle.bounding_box(), target.bounding_box()
        x = start["x"] + start["width"] / 2
        page.mouse.move(x, start["y"] + start["height"] / 2)
        page.mouse.down()
        page.mouse.move(x, (start["y"] + end["y"]) / 2)
        page.mouse.move(x, end["y"] + 4 if end["y"] < start["y"] else end["y"] + end["height"] - 4)
        page.mouse.up()

    def test_a_group_of_a_bank_is_made_and_leads_to_its_next_game(self):
        page = self.start()
        page.get_by_role("link", name="Practice", exact=True).tap()
        page.get_by_role("link", name="Groups", exact=True).tap()
        page.get_by_role("link", name="New group").tap()
        # A choice, a drag and a question are heard once the page has its scripts.
        page.wait_for_url("**/practice/groups/new*")
        page.get_by_label("Start from").select_option("Bank 1")
        expect(page.get_by_label("Name", exact=True)).to_have_value("Bank 1 Focus")
        expect(page.locator("[data-find-count]")).to_have_text("2 games chosen")
        self.check_width(page)
        page.get_by_label("Search games").fill("bally 1995")
        expect(page.locator("#game-list li:visible")).to_have_count(1)
        page.get_by_label("Attack from Mars").check()
        expect(page.locator("[data-find-count]")).to_have_text("3 games chosen")
        page.get_by_label("Last day").fill("2099-12-31")
        page.get_by_label("Priority").check()
        page.get_by_role("button", name="Save").tap()
        expect(page.get_by_role("status").first).to_have_text("Saved.")
        expect(page.get_by_role("heading", level=1)).to_have_text("Bank 1 Focus")
        expect(page.locator(".game-row")).to_have_count(3)
        self.check_width(page)
        page.get_by_role("link", name="Next: Jaws").tap()
        expect(page.get_by_role("heading", level=1)).to_have_text("Jaws")
        page.get_by_role("link", name="Bank 1 Focus").tap()
        expect(page.get_by_role("heading", level=1)).to_have_text("Bank 1 Focus")
        group = self.groups()[0]
        self.assertEqual((group["end"], group["isPriority"], group["isSelected"]), ("2099-12-31", True, True))

    def test_what_was_practised_is_the_progress_and_another_game_comes_next(self):
        page = self.start(["--bank", "1"])
        self.go(page, "/practice/groups")
        expect(page.get_by_text("Not practised for two weeks: 2 of 2 (Jaws, Medieval Madness)")).to_be_visible()
        self.server.run("log", "practice", "Jaws")
        self.server.run("log", "study", "Jaws", "rulesheet", "--percent", "50")
        page.reload()
        expect(page.locator(".next-game")).to_contain_text("Next: Medieval Madness")
        expect(page.locator(".group > .bar")).to_have_text(re.compile("15%"))
        expect(page.get_by_text("Not practised for two weeks: 1 of 2 (Medieval Madness)")).to_be_visible()
        page.get_by_role("link", name="Bank 1 Focus").tap()
        row = page.locator(".game-row", has_text="Jaws")
        expect(row).to_contain_text("Practised today")
        expect(row.locator(".tasks div", has_text="Rules")).to_contain_text("50%")

    def test_groups_are_moved_by_their_buttons_and_by_dragging(self):
        page = self.start(["--bank", "1"], ["--bank", "2"], ["--bank", "3"])
        self.go(page, "/practice/groups")
        self.check_width(page)
        page.get_by_role("button", name="Move Bank 3 Focus up").tap()
        expect(page.locator(".group h2")).to_have_text(["Bank 1 Focus", "Bank 3 Focus", "Bank 2 Focus"])
        expect(page.locator("#announcer")).to_have_text("Bank 3 Focus is now at position 2 of 3.")
        expect(page.get_by_role("button", name="Move Bank 3 Focus up")).to_be_focused()
        handle = page.get_by_role("button", name="Move Bank 2 Focus: drag")
        self.drag(page, handle, page.locator(".group").first)
        expect(page.locator("#announcer")).to_have_text("Bank 2 Focus is now at position 1 of 3.")
        self.assertEqual(self.names(), ["Bank 2 Focus", "Bank 1 Focus", "Bank 3 Focus"])
        handle.focus()
        handle.press("ArrowDown")
        expect(page.locator("#announcer")).to_have_text("Bank 2 Focus is now at position 2 of 3.")
        expect(handle).to_be_focused()
        self.assertEqual(self.names(), ["Bank 1 Focus", "Bank 2 Focus", "Bank 3 Focus"])

    def test_a_drag_without_the_server_waits_and_counts_when_it_is_back(self):
        page = self.start(["--bank", "1"], ["--bank", "2"])
        self.go(page, "/practice/groups")
        self.go_offline(page)
        self.drag(page, page.get_by_role("button", name="Move Bank 2 Focus: drag"), page.locator(".group").first)
        expect(page.locator("#queue")).to_contain_text("Move Bank 2 Focus")
        expect(page.locator(".group h2")).to_have_text(["Bank 2 Focus", "Bank 1 Focus"])
        self.assertEqual(self.names(), ["Bank 1 Focus", "Bank 2 Focus"])
        page.context.set_offline(False)
        expect(page.locator("#queue")).to_be_hidden()
        self.assertEqual(self.names(), ["Bank 2 Focus", "Bank 1 Focus"])

    def test_order_is_changed_without_scripts_too(self):
        page = self.start(["--bank", "1"], ["--bank", "2"], java_script_enabled=False, **PHONE)
        self.go(page, "/practice/groups")
        expect(page.locator("[data-handle]").first).to_be_hidden()
        page.get_by_role("button", name="Move Bank 2 Focus up").tap()
        expect(page.locator(".group h2")).to_have_text(["Bank 2 Focus", "Bank 1 Focus"])

    def test_the_games_of_a_group_are_put_in_order(self):
        page = self.start(["Three", "--game", "Jaws", "--game", "Deadpool", "--game", "Metallica"])
        self.go(page, "/practice/groups")
        page.get_by_role("link", name="Three").tap()
        page.wait_for_url(re.compile("/practice/groups/."))
        self.drag(page, page.get_by_role("button", name="Move Jaws: drag"), page.locator(".game-row").last)
        expect(page.locator(".game-row h3")).to_have_text(["Deadpool", "Metallica", "Jaws"])
        page.get_by_role("button", name="Move Metallica up").tap()
        expect(page.locator(".game-row h3")).to_have_text(["Metallica", "Deadpool", "Jaws"])
        self.assertEqual([game["name"] for game in self.groups()[0]["games"]], ["Metallica", "Deadpool", "Jaws"])

    def test_a_group_is_edited_archived_and_taken_back(self):
        page = self.start(["--bank", "1", "--priority"])
        self.go(page, "/practice/groups")
        page.get_by_role("link", name="Bank 1 Focus").tap()
        page.get_by_role("link", name="Edit").tap()
        page.get_by_label("Name", exact=True).fill("Ours")
        page.get_by_label("Jaws").uncheck()
        page.get_by_role("button", name="Save").tap()
        expect(page.get_by_role("heading", level=1)).to_have_text("Ours")
        self.assertEqual([game["name"] for game in self.groups()[0]["games"]], ["Medieval Madness"])
        page.get_by_role("button", name="Archive").tap()
        expect(page.get_by_role("status").first).to_contain_text("The group is archived.")
        expect(page.locator(".group")).to_have_count(0)
        page.get_by_role("button", name="Undo").tap()
        expect(page.locator(".group")).to_contain_text("Priority")
        page.get_by_role("link", name="Ours").tap()
        page.get_by_role("button", name="Archive").tap()
        page.get_by_role("link", name="Archived (1)").tap()
        page.get_by_role("link", name="Ours").tap()
        page.get_by_role("button", name="Reopen").tap()
        expect(page.get_by_role("status").first).to_contain_text("The group is open again and paused.")
        self.assertEqual([group["isActive"] for group in self.groups()], [False])

    def test_a_form_moves_on_although_another_run_of_the_queue_sends_it(self):
        page = self.start(["--bank", "1"])
        self.go(page, "/practice/groups")
        page.get_by_role("link", name="Bank 1 Focus").tap()
        # The queue runs for another reason at the moment in which the form is entered.
        page.get_by_role("button", name="Archive").evaluate("""(button) => {
          dispatchEvent(new Event("online"));
          button.click();
          dispatchEvent(new Event("online"));
        }""")
        expect(page.get_by_role("status").first).to_contain_text("The group is archived.")

    def test_a_group_is_deleted_and_brought_back_and_copied(self):
        page = self.start(["--bank", "1"], ["--bank", "2"])
        self.go(page, "/practice/groups")
        page.get_by_role("link", name="Bank 1 Focus").tap()
        page.wait_for_url(re.compile("/practice/groups/."))
        page.get_by_role("button", name="Delete").tap()
        self.confirm(page)
        expect(page.get_by_role("status").first).to_contain_text("The group is deleted.")
        expect(page.locator(".group h2")).to_have_text(["Bank 2 Focus"])
        page.get_by_role("button", name="Undo").tap()
        expect(page.locator(".group h2")).to_have_text(["Bank 1 Focus", "Bank 2 Focus"])
        page.get_by_role("button", name="Select Bank 1 Focus").tap()
        expect(page.locator(".group.selected h2")).to_have_text("Bank 1 Focus")
        page.get_by_role("link", name="Bank 1 Focus").tap()
        page.get_by_role("link", name="Duplicate").tap()
        expect(page.get_by_label("Name", exact=True)).to_have_value("Copy of Bank 1 Focus")
        page.get_by_label("Position in the list").select_option("First")
        page.get_by_role("button", name="Save").tap()
        expect(page.get_by_role("heading", level=1)).to_have_text("Copy of Bank 1 Focus")
        self.assertEqual(self.names(), ["Copy of Bank 1 Focus", "Bank 1 Focus", "Bank 2 Focus"])

    def test_days_are_the_readers(self):
        # Where it is another day than in UTC, at any hour.
        hour = datetime.datetime.now(datetime.UTC).hour
        page = self.start(timezone_id="Pacific/Kiritimati" if hour >= 11 else "Pacific/Pago_Pago", **PHONE)
        self.go(page, "/practice/groups")
        self.go(page, "/practice/groups/new")
        today = page.evaluate("new Intl.DateTimeFormat('en-CA').format(new Date())")
        expect(page.get_by_label("First day")).to_have_value(today)
        page.get_by_label("Name", exact=True).fill("Today")
        page.get_by_label("Jaws").check()
        page.get_by_label("Last day").fill(today)
        page.get_by_role("button", name="Save").tap()
        expect(page.get_by_text("last day")).to_be_visible()

    def test_the_front_page_goes_on_with_groups_and_the_last_game(self):
        page = self.start(["--bank", "1"], ["--bank", "2", "--no-active"])
        self.go(page, "/library/Gtwil/practice")
        self.go(page, "/")
        expect(page.locator(".home-group")).to_have_text([re.compile("Bank 1 Focus.*Next: Jaws")])
        self.check_width(page)
        page.get_by_role("link", name="Continue with Twilight Zone").tap()
        expect(page.get_by_role("heading", level=1)).to_have_text("Twilight Zone")
        expect(page.get_by_text("Group:")).to_have_count(0)


if __name__ == "__main__":
    unittest.main()
