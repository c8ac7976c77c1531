"""A day at a venue without a network: entries of all kinds, each on its game afterwards."""

import json
import re
import unittest

from scorebook import PHONE, BrowserTest, expect, signal



class OfflinePinballDayTest(BrowserTest):
    service_workers = "allow"

    def start(self):
        self.server = self.serve("--sample", app="pinball-practice")
        page = self.open(self.server.link, **PHONE)
        expect(page.get_by_role("link", name="Practice", exact=True)).to_be_visible()
        self.await_worker(page)
        return page

    def log(self, message):
        # The browser logs that it shows the page about a page without a copy.
        if "status of 503" not in message.text:
            super().log(message)

    def games(self, page):
        """Five games of the library: what the form sends, their names, and a score that it does not ask about."""
        page.goto(f"{self.server.url}/practice?source=all")
        options = page.get_by_label("Game", exact=True).locator("option").evaluate_all(
            "(all) => all.filter((one) => one.value).map((one) => [one.value, one.dataset.name, Number(one.dataset.least)])"
        )
        return [(value, name, max(least, 5_000_000)) for value, name, least in options[:5]]

    def scores(self):
        screen = json.loads(self.server.run("journal", "--filter", "scores", "--json"))
        return [(row["game"], row["value"]) for day in screen["days"] for row in day["rows"]]

    def address(self, game):
        return f"{self.server.url}/practice?source=all&game={game}"

    def kept(self, page, address):
        """Opens a page with the server, and waits until the phone has it; the form is one page for all games."""
        page.goto(address)
        expect(page.locator("[data-live-state]")).to_have_text("Live")
        self.until(page, "async () => Boolean(await caches.match(location.href) ?? await caches.match('/practice'))")

    def end_server(self):
        self.server.end(signal.SIGKILL)

    def serve_again(self):
        port = int(self.server.url.rpartition(":")[2])
        self.server = self.serve("--sample", port=port, app="pinball-practice")

    def enter(self, page, score):
        page.get_by_label("Score", exact=True).fill(str(score))
        page.get_by_role("button", name="Save").tap()
        expect(page.get_by_label("Score", exact=True)).to_have_value("")

    def test_ten_scores_on_five_games_are_each_on_their_game(self):
        page = self.start()
        games = self.games(page)
        self.kept(page, self.address(games[0][0]))
        self.end_server()
        queue, expected = page.locator("#queue"), []
        for number in range(10):
            game, name, least = games[number % 5]
            if number < 5:
                page.goto(self.address(game))
            else:
                page.get_by_label("Game", exact=True).select_option(game)
            # What the person sees is what the entry is about.
            expect(page.get_by_label("Game", exact=True)).to_have_value(game)
            score = least + number
            self.enter(page, score)
            expect(queue.locator("li").first).to_contain_text(f"{name} {score:,}")
            expect(queue.locator("li")).to_have_count(number + 1)
            expected.append((name, f"{score:,}"))
        self.serve_again()
        expect(queue).to_be_hidden(timeout=40_000)
        found = self.scores()
        self.assertEqual(len(found), 10)
        for name, score in expected:
            self.assertTrue(any(game == name and score in value for game, value in found), (name, score, found))

    def entries(self):
        """The entries of all kinds: the game, and what was entered."""
        screen = json.loads(self.server.run("journal", "--json"))
        rows = [row for day in screen["days"] for row in day["rows"] if row.get("entry")]
        return sorted((row["game"], re.sub(r",? *\(.*", "", row.get("value", ""))) for row in rows)

    def test_another_kind_and_another_game_need_no_server_and_each_entry_is_on_its_game(self):
        page = self.start()
        games = self.games(page)
        (first, first_name, least), (second, second_name, _), (third, third_name, _) = games[:3]
        for game in [first, second]:
            page.goto(f"{self.server.url}/library/{game}/practice?part=input")
            self.until(page, "async () => Boolean(await caches.match(location.href))")
        # The only copy of the form is of another game and kind.
        self.kept(page, self.address(games[3][0]) + "&kind=mechanics")
        kept = page.evaluate("async () => (await (await caches.open('scorebook-pages')).keys()).map(({ url }) => url)")
        self.assertEqual([url for url in kept if re.search(r"/practice(\?|$)", url) and "library" not in url],
                         [f"{self.server.url}/practice"])
        self.end_server()
        kinds, game, queue = page.locator("nav.kinds"), page.get_by_label("Game", exact=True), page.locator("#queue li")
        percent, minutes = page.get_by_label("Progress in percent"), page.get_by_label("Minutes", exact=True)
        # Its name says how many entries of this kind are queued.
        score, save = page.get_by_label("Score", exact=True), page.locator("[data-save]")

        # A game's page leads to the form of its game.
        page.goto(f"{self.server.url}/library/{first}/practice?part=input")
        page.locator("#content").get_by_role("link", name="Score", exact=True).tap()
        expect(game).to_have_value(first)
        expect(kinds.locator("[aria-current]")).to_have_text("Score")
        expect(score).to_be_focused()
        self.enter(page, least)
        expect(queue).to_have_count(1)
        score.fill("12.5M")
        # Another kind keeps the game and what was typed.
        kinds.get_by_role("link", name="Study").tap()
        expect(score).to_be_hidden()
        percent.fill("30")
        expect(game).to_have_value(first)
        kinds.get_by_role("link", name="Practice").tap()
        minutes.fill("20")
        page.get_by_label("Find a game").fill(third_name)
        page.locator("[data-finder-list] button").first.tap()
        expect(game).to_have_value(third)
        expect(minutes).to_have_value("20")
        # The back button leads to the kind and game of before, and forward again.
        page.go_back()
        expect(kinds.locator("[aria-current]")).to_have_text("Study")
        expect(game).to_have_value(first)
        expect(percent).to_have_value("30")
        save.tap()
        expect(queue).to_have_count(2)
        expect(queue.first).to_contain_text(f"{first_name} 30")
        expect(percent).to_have_value("")
        page.go_forward()
        expect(game).to_have_value(third)
        expect(minutes).to_have_value("20")
        # The address is the choice, so the page is the same when it is loaded again.
        page.reload()
        expect(game).to_have_value(third)
        minutes.fill("20")
        self.unhurried(page)
        save.tap()
        expect(queue).to_have_count(3)
        # A link to another kind of another game.
        page.goto(f"{self.server.url}/library/{second}/practice?part=input")
        page.locator("#content").get_by_role("link", name="Study", exact=True).tap()
        expect(game).to_have_value(second)
        page.get_by_label("Activity").select_option("playfield")
        expect(percent).to_be_hidden()
        save.tap()
        expect(queue).to_have_count(4)
        # Mechanics belong to no game; the next score is on the game of the last one on this device.
        page.goto(f"{self.server.url}/practice?kind=mechanics")
        expect(game).to_have_value("")
        expect(game.locator("option:checked")).to_have_text("No game")
        page.get_by_label("Skill").select_option("Drop Catch")
        save.tap()
        expect(queue).to_have_count(5)
        page.goto(f"{self.server.url}/practice")
        expect(game).to_have_value(first)
        # What an address has typed is taken up.
        page.goto(self.address(second) + "&score=7000000&location=Ace")
        expect(score).to_have_value("7000000")
        expect(page.locator("#more-fields > summary")).to_contain_text("Ace")
        expect(game).to_have_value(second)
        self.serve_again()
        expect(page.locator("#queue")).to_be_hidden(timeout=40_000)
        # The answer to a stream of the copy changes nothing either.
        expect(game).to_have_value(second)
        self.assertEqual(self.entries(), sorted([
            (first_name, f"Score: {least:,}"), (first_name, "30%"), (third_name, "Practice session: 20 minutes"),
            (second_name, ""), ("None", "General • Drop Catch"),
        ]))

    def test_a_page_without_a_copy_says_so_and_shows_no_other(self):
        page = self.start()
        stats = f"{self.server.url}/league/stats"
        self.kept(page, f"{stats}?season=all")
        self.kept(page, self.address("Gmdvl"))
        self.end_server()
        page.goto(f"{stats}?season=1")
        expect(page.get_by_role("heading", level=1)).to_have_text("This page is not on this phone yet")
        self.check_width(page)
        self.assertEqual(list(self.violations(page, "away")), [])
        # The way back is a page that there is.
        page.locator("#kept-pages a", has_text="Log").tap()
        expect(page.get_by_label("Game", exact=True)).to_be_visible()
        page.goto(f"{stats}?season=1")
        self.serve_again()
        page.get_by_role("link", name="Try again").tap()
        expect(page.get_by_role("heading", level=1)).not_to_have_text("This page is not on this phone yet")

    def test_a_slow_server_is_waited_for_where_there_is_no_copy(self):
        page = self.start()
        stats = f"{self.server.url}/league/stats"
        page.goto(f"{stats}?season=all")
        held = []
        page.context.route("**season=1*", lambda route: held.append(route))
        page.evaluate("(address) => { location.href = address; }", f"{stats}?season=1")
        # Longer than the patience with a page that has a copy.
        page.wait_for_timeout(4_500)
        for route in held:
            route.continue_()
        page.wait_for_url(f"{stats}?season=1")

    def test_a_saved_score_is_confirmed_in_sight_with_its_undo(self):
        page = self.start()
        games = self.games(page)
        self.kept(page, self.address(games[0][0]))
        page.evaluate("scrollTo(0, document.body.scrollHeight)")
        self.enter(page, games[0][2])
        receipt = page.locator("#receipt")
        expect(receipt).to_contain_text(games[0][1])
        expect(receipt).to_contain_text(f"{games[0][2]:,}")
        expect(receipt).to_be_in_viewport(ratio=1)
        receipt.get_by_role("button", name="Undo").tap()
        expect(receipt).to_contain_text("Undone.")
        self.assertEqual(self.scores(), [])

    def test_a_queued_score_and_a_queued_deletion_are_seen_and_can_be_undone(self):
        page = self.start()
        games = self.games(page)
        self.server.run("log", "score", games[0][0], "1234567")
        page.goto(f"{self.server.url}/practice/journal?filter=all")
        self.until(page, "async () => Boolean(await caches.match(location.href))")
        self.kept(page, self.address(games[0][0]))
        self.go_offline(page)
        self.enter(page, games[0][2])
        save = page.locator("form.card button.primary")
        expect(save).to_have_attribute("data-queued", "1 queued")
        queue = page.locator("#queue")
        expect(queue).to_be_in_viewport(ratio=1)
        queue.get_by_role("button", name="Undo").tap()
        expect(queue).to_be_hidden()
        expect(save).not_to_have_attribute("data-queued", "1 queued")
        page.goto(f"{self.server.url}/practice/journal?filter=all")
        page.locator(".entry-row [type=checkbox]").first.check()
        page.get_by_role("button", name="Delete selected rows").tap()
        self.confirm(page)
        row = page.locator(".entry-row").first
        expect(row).to_have_attribute("data-queued", "1 queued")
        queue.get_by_role("button", name="Undo").tap()
        expect(row).not_to_have_attribute("data-queued", "1 queued")
        page.context.set_offline(False)
        page.reload()
        expect(page.locator(".entry-row")).to_contain_text("1,234,567")

    def test_a_rejected_score_holds_up_no_other(self):
        page = self.start()
        games = self.games(page)
        self.kept(page, self.address(games[0][0]))
        self.end_server()
        page.goto(self.address(games[0][0]))
        self.enter(page, "0")
        page.goto(self.address(games[1][0]))
        self.enter(page, games[1][2])
        queue = page.locator("#queue")
        expect(queue.locator("li")).to_have_count(2)
        self.serve_again()
        expect(queue.locator("li")).to_have_count(1, timeout=40_000)
        expect(queue.locator("strong")).to_be_visible()
        self.assertEqual([game for game, _ in self.scores()], [games[1][1]])


if __name__ == "__main__":
    unittest.main()
