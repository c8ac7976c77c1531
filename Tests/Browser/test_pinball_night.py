"""A league night on phones, one of which has no network for a while."""

import json
import unittest

from scorebook import PHONE, SCREEN, BrowserTest, expect


class PinballNightTest(BrowserTest):
    service_workers = "allow"

    def night(self):
        """Two players' phones on the page of a night of four, in two groups of two machines."""
        self.server = self.serve("--sample", app="pinball-practice")
        machines = [word for name in ["Jaws", "Deadpool", "Kiss"] for word in ("--machine", name)]
        self.server.run("night", "new", "Bank 3", "--id", "bank3", *machines)
        invite = json.loads(self.server.run("night", "invite", "--json"))
        phones = [self.join(invite["url"], name) for name in ["Ana", "Ben"]]
        self.server.run("night", "add", "Cy", "Dee", "Eve")
        me = next(player["name"] for player in self.screen()["players"] if player["name"] not in "Ana Ben Cy Dee Eve")
        self.server.run("night", "seat", me, "--out")
        return phones

    def join(self, url, name):
        phone = self.open(url, **PHONE)
        phone.get_by_label("Your name").fill(name)
        phone.get_by_role("button", name="Join").tap()
        expect(phone.get_by_role("heading", name="Bank 3", exact=True)).to_be_visible()
        self.await_worker(phone)
        return phone

    def screen(self):
        return json.loads(self.server.run("night", "show", "--json"))

    def show(self, phone):
        phone.goto(f"{self.server.url}/nights/bank3")
        expect(phone.locator("[data-live-state]")).to_have_text("Live")

    def enter(self, phone, order):
        """Gives places in an order of the names, and saves."""
        for place, name in enumerate(order):
            phone.get_by_role("group", name=name).get_by_text(str(place + 1), exact=True).tap()
        self.unhurried(phone)
        phone.get_by_role("button", name="Save result").tap()

    def test_a_phone_without_a_network_enters_its_game_and_nothing_is_lost(self):
        ana, ben = self.night()
        # Five players are a group of three and one of two.
        self.server.run("night", "draw", "--id", "first")
        games = {game["id"]: [seat["name"] for seat in game["seats"]] for game in self.screen()["games"]}
        owner = {name: game for game, names in games.items() for name in names}
        for phone in [ana, ben]:
            self.show(phone)
        self.go_offline(ana)
        mine = games[owner["Ana"]]
        if len(mine) == 2:
            ana.get_by_role("button", name="Ana won").tap()
        else:
            self.enter(ana, ["Ana", *[name for name in mine if name != "Ana"]])
        expect(ana.locator("#queue li")).to_have_count(1)
        # The others go on without this phone.
        for game, names in games.items():
            if game != owner["Ana"]:
                self.server.run("night", "enter", game, *names)
        expect(ben.locator("table.data").first).to_contain_text("7")
        self.server.run("night", "close")
        self.assertEqual([game["id"] for game in self.screen()["games"] if game["isOpen"]], [owner["Ana"]])
        ana.context.set_offline(False)
        ana.evaluate("dispatchEvent(new Event('online'))")
        expect(ana.locator("#queue")).to_be_hidden(timeout=30_000)
        screen = self.screen()
        self.assertEqual([game for game in screen["games"] if game["isOpen"]], [])
        self.assertEqual({line["name"] for line in screen["lines"] if line["points"] == 7} & {"Ana"}, {"Ana"})

    def test_the_big_screen_shows_who_plays_where_and_follows(self):
        ana, _ = self.night()
        wall = self.open(self.server.link, **SCREEN)
        wall.goto(f"{self.server.url}/nights/bank3/screen")
        self.server.run("night", "draw")
        expect(wall.get_by_role("table", name="Now playing")).to_contain_text("Ana")
        self.show(ana)
        self.check_width(ana)
        self.assertEqual(list(self.violations(ana, "night")), [])


if __name__ == "__main__":
    unittest.main()
