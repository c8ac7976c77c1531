"""The fitness app: from an empty folder to a shared weekly board, and its pages by the rules of axe-core."""

import re
import unittest

from scorebook import PHONE, SCREEN, SOON, BrowserTest, expect, signal


class FitnessTest(BrowserTest):
    service_workers = "allow"

    def lines(self, page, board="CHECK_IN"):
        """A board's lines: place, name, value."""
        return page.locator(f"section[aria-labelledby=board-{board}] li")

    def found(self, page, name="Gym"):
        page.get_by_label("Name", exact=True).fill(name)
        page.get_by_role("button", name="Create group").tap()
        page.wait_for_url(re.compile("/groups/"))

    def test_twelve_steps_from_nothing_to_a_shared_week(self):
        server = self.serve(app="fitness-challenge")
        owner = self.open(server.link, **PHONE)  # 1
        owner.get_by_label("Name", exact=True).fill("Morning crew")  # 2
        owner.get_by_role("button", name="Create group").tap()  # 3
        owner.get_by_role("button", name="Check in").tap()  # 4
        expect(owner.get_by_text("Done for today")).to_be_visible()
        owner.get_by_role("link", name="Invite").tap()  # 5
        owner.get_by_role("button", name="Create invite").tap()  # 6
        ana = self.open(owner.locator(".secret").inner_text(), **PHONE)  # 7
        ana.get_by_label("Your name").fill("Ana")  # 8
        ana.get_by_role("button", name="Join").tap()  # 9
        ana.get_by_role("button", name="Check in").tap()  # 10
        expect(self.lines(ana)).to_have_count(2)
        expect(self.lines(ana)).to_contain_text(["Organiser", "Ana"])
        expect(self.lines(ana).locator(".rank")).to_have_text(["=1", "=1"])
        expect(self.lines(ana).nth(1)).to_have_attribute("aria-current", "true")

    def test_a_check_in_shows_everywhere_at_once_counts_once_and_can_be_undone(self):
        server = self.serve("--sample", app="fitness-challenge")
        phone = self.open(server.link, **PHONE)
        phone.goto(server.url + "/groups/sample")
        screen = self.open(server.run("link"), **SCREEN)
        screen.goto(server.url + "/groups/sample")
        mine = self.lines(screen).filter(has_text="Organiser")
        expect(mine.locator(".value")).to_have_text("")
        phone.get_by_role("button", name="Check in").dblclick()
        expect(mine.locator(".value")).to_have_text("1")
        expect(self.lines(screen, "STREAK").filter(has_text="Organiser").locator(".value")).to_have_text("1 day")
        expect(phone.get_by_text("Done for today")).to_be_visible()
        phone.get_by_role("button", name="Undo today's check-in").tap()
        expect(mine.locator(".value")).to_have_text("")
        expect(phone.get_by_role("button", name="Undo today's check-in")).to_have_count(0)
        # An undone check-in can be recorded again, from the page as the stream has left it.
        phone.get_by_role("button", name="Check in").tap()
        expect(mine.locator(".value")).to_have_text("1")

    def test_the_date_is_that_of_the_phone(self):
        server = self.serve("--sample", app="fitness-challenge")
        for zone in ["Pacific/Kiritimati", "Pacific/Pago_Pago"]:
            # Two groups, because nobody counts the days of both clocks.
            group = zone[-4:]
            server.run("group", "new", group, "--id", group)
            phone = self.open(server.run("link"), timezone_id=zone, **PHONE)
            phone.goto(server.url + f"/groups/{group}")
            phone.get_by_role("button", name="Check in").tap()
            expect(phone.locator(".check-in-done, .check-in-facts").first).to_contain_text("Done")
            today = phone.evaluate("new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' }).format(new Date())")
            phone.goto(server.url + f"/groups/{group}/mine")
            expect(phone.locator(".facts li").first).to_contain_text(today)

    def test_a_group_that_is_founded_has_its_weeks_begin_where_its_founder_is(self):
        server = self.serve(app="fitness-challenge")
        for ticks, zone in [(0, "Asia/Tokyo"), (1, "UTC")]:
            page = self.open(server.run("link"), timezone_id="Asia/Tokyo", **PHONE)
            expect(page.get_by_text("Weeks begin on Monday at 00:00, Asia/Tokyo.")).to_be_visible()
            page.get_by_text("How it counts").tap()
            for _ in range(ticks):
                page.get_by_label("Weeks begin at midnight here").tap()
            expect(page.get_by_text(f"Weeks begin on Monday at 00:00, {zone}.")).to_be_visible()
            self.found(page, f"Gym {zone}")
            page.goto(page.url + "/settings")
            expect(page.get_by_text(f"Weeks begin on Monday at 00:00, {zone}.")).to_be_visible()

    def test_an_earlier_day_a_freeze_and_the_picture(self):
        server = self.serve(app="fitness-challenge")
        page = self.open(server.link, **PHONE)
        self.found(page)
        page.get_by_role("button", name="Check in").tap()
        expect(page.locator(".check-in-facts")).to_contain_text("1 day in a row")
        page.get_by_role("link", name="My streak").tap()
        page.wait_for_url(re.compile("/mine$"))
        yesterday = page.evaluate("new Date(Date.now() - 864e5).toISOString().slice(0, 10)")
        freeze = page.locator("section[aria-labelledby=freeze-title]")
        freeze.get_by_label("Date").fill(yesterday)
        freeze.get_by_role("button").tap()
        style = "{ dateStyle: 'medium', timeZone: 'UTC' }"
        day = page.evaluate(f"new Intl.DateTimeFormat(undefined, {style}).format(new Date('{yesterday}'))")
        expect(page.locator(f"td:has-text('{day}: freeze')")).to_have_count(1)
        expect(page.locator("section[aria-labelledby=freeze-title]")).to_contain_text("1 freeze left")
        expect(page.locator(".figures")).to_contain_text("1 day in a row")

    def test_an_entry_is_dated_by_the_clock_of_its_reader_and_nothing_is_cut_off_at_320(self):
        server = self.serve(app="fitness-challenge")
        server.run("group", "new", "Gym", "--id", "gym", "--zone", "Pacific/Kiritimati")
        phone = {**PHONE, "viewport": {"width": 320, "height": 640}}
        page = self.open(server.link, timezone_id="Pacific/Kiritimati", **phone)
        page.wait_for_url(server.url + "/")
        page.goto(server.url + "/groups/gym/mine")
        # Yesterday is in this week, or in the grace of the week before.
        earlier = page.evaluate("new Intl.DateTimeFormat('en-CA').format(new Date(Date.now() - 864e5))")
        page.get_by_label("Date").first.fill(earlier)
        page.get_by_role("button", name="Check in for that day").tap()
        today = page.evaluate("new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' }).format(new Date())")
        entries = page.locator("section[aria-labelledby=entries-title]")
        expect(entries).to_contain_text(f"entered {today}")
        self.check_width(page, 320)
        part = page.locator("section[aria-labelledby=picture-title] .scroll")
        self.assertLessEqual(part.evaluate("part => part.scrollWidth - part.clientWidth"), 0)
        self.assertIn(page.locator(".picture tr:has(td)").count(), [1, 2, 3])
        month = page.evaluate("new Intl.DateTimeFormat(undefined, { month: 'long', year: 'numeric' }).format(new Date())")
        expect(page.locator(".picture .month").last).to_contain_text(month.split()[-1])

    def test_a_freeze_far_ahead_asks_first_and_every_freeze_can_be_undone(self):
        server = self.serve(app="fitness-challenge")
        page = self.open(server.link, **PHONE)
        self.found(page)
        page.goto(page.url + "/mine")
        far = page.evaluate("new Date(Date.now() + 20 * 864e5).toISOString().slice(0, 10)")
        freeze = page.locator("section[aria-labelledby=freeze-title]")
        freeze.get_by_label("Date").fill(far)
        freeze.get_by_role("button").tap()
        expect(page.get_by_role("alertdialog")).to_contain_text("Freeze a day more than a week ahead?")
        page.get_by_role("button", name="Cancel").tap()
        expect(page.locator("#days-off-title")).to_have_count(0)
        freeze.get_by_label("Date").fill(far)
        freeze.get_by_role("button").tap()
        self.confirm(page)
        expect(page.locator("section[aria-labelledby=days-off-title]")).to_contain_text("Freeze")
        page.get_by_role("button", name="Undo the day off").tap()
        expect(page.locator("#days-off-title")).to_have_count(0)
        expect(freeze).to_contain_text("2 freezes left")

    def test_a_long_list_of_check_ins_is_searched(self):
        server = self.serve(app="fitness-challenge")
        server.run("group", "new", "Gym", "--id", "gym", "--every-check-in")
        for number in range(12):
            server.run("check-in", "gym", "--note", f"{number} km")
        page = self.open(server.link, **PHONE)
        page.wait_for_url(server.url + "/")
        page.goto(server.url + "/groups/gym/mine")
        entries = page.locator("section[aria-labelledby=entries-title]")
        expect(entries.locator("li")).to_have_count(12)
        page.get_by_label("Search").fill("11 KM")
        page.get_by_role("button", name="Search").tap()
        expect(entries.locator("li")).to_have_count(1)
        page.get_by_label("Search").fill("swim")
        page.get_by_role("button", name="Search").tap()
        expect(entries).to_contain_text("No check-ins match.")

    def test_a_past_week_has_the_landmarks_and_headings_of_a_page(self):
        server = self.serve("--sample", app="fitness-challenge")
        page = self.open(server.link, **PHONE)
        page.wait_for_url(server.url + "/")
        page.goto(server.url + "/groups/sample/weeks")
        page.locator(".card-link").first.click()
        expect(page.get_by_role("heading", level=1)).to_contain_text("Week")
        expect(page.get_by_role("heading", level=2)).to_have_text(["Check-ins", "Streaks"])

    def test_who_runs_a_group_hands_it_over_and_leaves(self):
        server = self.serve(app="fitness-challenge")
        owner = self.open(server.link, **PHONE)
        self.found(owner)
        group = owner.url
        owner.goto(group + "/people")
        owner.get_by_role("button", name="Create invite").tap()
        ana = self.open(owner.locator(".secret").inner_text(), **PHONE)
        ana.get_by_label("Your name").fill("Ana")
        ana.get_by_role("button", name="Join").tap()
        ana.wait_for_url(group)
        owner.goto(group + "/people")
        owner.locator("summary[aria-label='More for Ana']").tap()
        owner.get_by_role("button", name="Make organiser").tap()
        self.confirm(owner)
        expect(owner.locator(".member").filter(has_text="Ana")).to_contain_text("Organiser")
        owner.locator("summary[aria-label='More for Organiser']").tap()
        self.unhurried(owner)
        owner.get_by_role("button", name="Leave", exact=True).tap()
        self.confirm(owner)
        expect(owner.get_by_role("heading", name="Your groups")).to_be_visible()
        self.assertEqual(owner.goto(group).status, 404)
        ana.goto(group + "/people")
        expect(ana.get_by_role("button", name="Create invite")).to_be_visible()
        expect(ana.locator(".member")).to_have_count(1)

    def test_hidden_standings_are_hidden(self):
        server = self.serve("--sample", app="fitness-challenge")
        page = self.open(server.link, **PHONE)
        page.goto(server.url + "/groups/sample/settings")
        page.get_by_label("Hide the standings").check()
        page.get_by_role("button", name="Save").tap()
        expect(page.get_by_role("status").first).to_have_text("Saved.")
        page.goto(server.url + "/groups/sample")
        expect(page.locator(".boards")).not_to_contain_text("Mia")
        page.goto(server.url + "/groups/sample/weeks")
        expect(page.locator("main")).to_contain_text("Mia")

    def test_pages_follow_what_is_done_elsewhere(self):
        server = self.serve("--sample", app="fitness-challenge")
        home = self.open(server.link, **PHONE)
        mine = self.open(server.run("link"), **SCREEN)
        mine.goto(server.url + "/groups/sample/mine")
        people = self.open(server.run("link"), **SCREEN)
        people.goto(server.url + "/groups/sample/people")
        for page in [home, mine, people]:
            expect(page.locator(".live-state")).to_have_text("Live")
        server.run("check-in", "sample", "--note", "5 km")
        expect(home.locator(".card-link")).to_contain_text("1 check-in this week", timeout=SOON)
        expect(mine.locator("section[aria-labelledby=entries-title]")).to_contain_text("5 km", timeout=SOON)
        invite = server.run("group", "invite", "sample").split()[0]
        ana = self.open(invite, **PHONE)
        ana.get_by_label("Your name").fill("Ana")
        ana.get_by_role("button", name="Join").tap()
        ana.wait_for_url(server.url + "/groups/sample")
        expect(people.locator(".member").filter(has_text="Ana")).to_have_count(1, timeout=SOON)

    def test_a_check_in_without_the_server_counts_once_when_it_is_back(self):
        server = self.serve("--sample", app="fitness-challenge")
        phone = self.open(server.link, **PHONE)
        phone.wait_for_url(server.url + "/")
        self.await_worker(phone)
        phone.goto(server.url + "/groups/sample")
        expect(phone.get_by_role("button", name="Check in")).to_be_visible()
        phone.reload()
        server.end(signal.SIGKILL)
        phone.goto(server.url + "/groups/sample")
        phone.get_by_role("button", name="Check in").tap()
        expect(phone.locator("#queue")).to_contain_text("1 entry is queued on this device.")
        phone.reload()
        expect(phone.locator("#queue")).to_contain_text("Check in")
        again = self.serve(port=int(server.url.rpartition(":")[2]), app="fitness-challenge")
        mine = self.lines(phone).filter(has_text="Organiser").locator(".value")
        expect(mine).to_have_text("1", timeout=40_000)
        expect(phone.locator("#queue")).to_be_hidden()
        phone.reload()
        expect(mine).to_have_text("1")
        self.assertEqual(again.run("history", "sample").count("\n"), 0)

    def test_every_page_is_accessible(self):
        server = self.serve("--sample", app="fitness-challenge")
        page = self.open(server.link, **PHONE)
        page.wait_for_url(server.url + "/")
        page.goto(server.url + "/groups/sample")
        page.get_by_role("button", name="Check in").click()
        expect(page.get_by_role("button", name="Undo today's check-in")).to_be_visible()
        found = []
        group = "/groups/sample"
        pages = ["", "/mine", "/weeks", "/people", "/settings"]
        for size in [SCREEN, PHONE]:
            page.set_viewport_size(size["viewport"])
            for address in ["/", "/join", "/inbox"] + [group + part for part in pages]:
                page.goto(server.url + address)
                self.check_width(page, page.viewport_size["width"])
                found += self.violations(page, address)
        page.goto(server.url + group + "/weeks")
        with page.expect_navigation():
            page.locator(".card-link").first.click()
        found += self.violations(page, "a week")
        page.goto(server.url + group + "/people")
        page.locator("summary.button").first.click()
        page.get_by_role("button", name="Create invite").click()
        expect(page.get_by_role("heading", name="Send this link")).to_be_visible()
        self.check_width(page, page.viewport_size["width"])
        found += self.violations(page, "an invite")
        self.assertEqual(found, [])

    def test_workouts_come_from_a_list_and_a_watch(self):
        server = self.serve("--sample", app="fitness-challenge")
        for link, look in [(server.link, PHONE), (None, SCREEN)]:
            page = self.open(link or server.run("link").strip(), **look)
            page.goto(server.url + "/groups/sample/settings")
            page.get_by_role("link", name="Import workouts").click()
            page.get_by_label("Workouts").fill("id,date\n1,2020-01-01\n2,someday")
            page.get_by_role("button", name="Preview").click()
            expect(page.get_by_text("0 counted, 1 too late, 1 wrong")).to_be_visible()
            self.assertEqual(list(self.violations(page, "sources")), [])
            page.goto(server.url + "/groups/sample/settings")
            self.unhurried(page)
            page.get_by_role("link", name="Connect a watch").click()
            page.get_by_label("Name", exact=True).fill("My watch")
            page.get_by_role("button", name="Create address").click()
            expect(page.get_by_text(server.url + "/hooks/")).to_be_visible()
            self.check_width(page, page.viewport_size["width"])
            self.assertEqual(list(self.violations(page, "connections")), [])


if __name__ == "__main__":
    unittest.main()
