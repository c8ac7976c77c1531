"""Six weeks of a group in the fitness app: four phones, days without a network, a journey and a cheat, by a moved clock."""

import datetime
import re
import unittest

from scorebook import PHONE, BrowserTest, MovedClock, expect, launch

# A Monday. Clocks in Berlin go forward in the fourth week.
START = datetime.datetime(2027, 3, 1, tzinfo=datetime.UTC)


class FitnessWeeksTest(BrowserTest):
    service_workers = "allow"

    def setUp(self):
        super().setUp()
        self.clock = MovedClock(self.data_folder, START)
        # The phones have the same clock.
        self.browser = launch(env=self.clock.environment)
        self.addCleanup(self.browser.close)

    def at(self, day, hour, minute=0):
        """Moves the clock to a day from the start, counted from 0, at a time in UTC."""
        self.clock.move(START + datetime.timedelta(days=day, hours=hour, minutes=minute))

    def travel(self, page, zone):
        """Sets a phone's zone."""
        self.phones[page].send("Emulation.setTimezoneOverride", {"timezoneId": zone})

    def phone(self, link):
        page = self.open(link, **PHONE)
        self.phones[page] = page.context.new_cdp_session(page)
        self.travel(page, "Europe/Berlin")
        return page

    def show(self, page, part=""):
        self.visit(page, f"{self.server.url}/groups/gym{part}")
        self.assertIn("/groups/gym", page.url, "signed out")

    def check_in(self, page):
        self.show(page)
        page.get_by_role("button", name="Check in").tap()
        expect(page.locator(".check-in-done")).to_be_visible()

    def lines(self, page, board="CHECK_IN"):
        """A board as text: rank, name and value of each line."""
        lines = page.locator(f"section[aria-labelledby=board-{board}] li").all_inner_texts()
        return [" ".join(line.split()) for line in lines]

    def found(self):
        self.server = self.serve(app="fitness-challenge", environment=self.clock.environment)
        self.phones = {}
        self.server.run("group", "new", "Gym", "--id", "gym", "--zone", "Europe/Berlin")
        olga = self.phone(self.server.link)
        self.show(olga, "/people")
        olga.get_by_role("button", name="Create invite").tap()
        invite = olga.locator(".secret").first.inner_text()
        members = []
        for name in ["Ana", "Ben", "Cem"]:
            member = self.phone(invite)
            member.get_by_label("Your name").fill(name)
            member.get_by_role("button", name="Join").tap()
            member.wait_for_url(re.compile("/groups/"))
            members.append(member)
        return olga, *members

    def test_four_phones_count_the_same_for_six_weeks_and_nobody_is_signed_out(self):
        self.at(0, 8)
        olga, ana, ben, cem = self.found()
        for day in range(42):
            self.at(day, 16)
            if day == 16:
                self.journey(ana, day)
            elif day < 16 or day >= 18:
                self.check_in(ana)
            # Two days without a network in each week.
            if day % 7 == 1:
                self.offline(ben, day)
            elif day % 7 != 2:
                self.at(day, 17)
                self.check_in(ben)
            if day % 7 == 4:
                self.cheat(cem, day)
            if day % 3 == 0:
                self.at(day, 20)
                self.check_in(olga)
        self.weeks(olga, ana, ben, cem)

    def journey(self, ana, day):
        """Berlin in the morning, Tokyo at six the next day, and home again a day later."""
        self.at(day, 6)
        self.check_in(ana)
        self.at(day, 21)
        self.travel(ana, "Asia/Tokyo")
        self.check_in(ana)
        expect(ana.locator(".check-in-done")).to_contain_text(f"{day + 2} days in a row")
        self.travel(ana, "Europe/Berlin")

    def offline(self, ben, day):
        """Two days' check-ins wait on the phone, and count for their days."""
        self.show(ben)
        self.await_worker(ben)
        self.go_offline(ben)
        for later in [0, 1]:
            self.at(day + later, 16, 30)
            ben.goto(f"{self.server.url}/groups/gym")
            ben.get_by_role("button", name="Check in").tap()
            expect(ben.locator("#queue li")).to_have_count(later + 1)
        ben.context.set_offline(False)
        expect(ben.locator("#queue")).to_be_hidden()
        self.show(ben, "/mine")
        expect(ben.locator("section[aria-labelledby=entries-title]")).not_to_contain_text("entered")
        self.at(day, 17)

    def cheat(self, cem, day):
        """One honest check-in, then another date by choosing an offset, and yesterday dated back."""
        self.at(day, 11)
        self.check_in(cem)
        self.travel(cem, "Pacific/Kiritimati")
        self.show(cem)
        cem.get_by_role("button", name="Check in").tap()
        expect(cem.get_by_text("Your clock was moved ahead")).to_be_visible()
        self.travel(cem, "Europe/Berlin")
        self.at(day, 17)

    def weeks(self, olga, ana, ben, cem):
        """Everyone is signed in and sees the same week."""
        self.at(41, 21)
        expected = None
        for page in [olga, ana, ben, cem]:
            self.show(page)
            lines = (self.lines(page), self.lines(page, "STREAK"))
            self.assertEqual(lines, expected or lines)
            expected = lines
        counts, streaks = expected
        self.assertEqual(counts, ["=1 Ana 7", "=1 Ben 7", "3 Organiser 2", "4 Cem 1"])
        self.assertEqual(streaks[:2], ["=1 Ana 42 days", "=1 Ben 42 days"])
        # Whoever has not come for two days has no streak, and no rank.
        self.assertEqual(streaks[2:], ["– Cem", "– Organiser"])
        self.show(cem, "/mine")
        expect(cem.locator(".figures")).to_contain_text("6 check-ins")


if __name__ == "__main__":
    unittest.main()
