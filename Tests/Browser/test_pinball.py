"""The pinball app at phone size, on the sample league, and its pages by the rules of axe-core."""

import functools
import http.server
import json
import pathlib
import re
import threading
import unittest

from scorebook import PHONE, BrowserTest, expect

LEAGUE = pathlib.Path(__file__).parents[2] / "Apps/pinball-practice/Starter"


class SlowSite(http.server.ThreadingHTTPServer):
    """A league's website that answers no request until it is told to."""

    class Handler(http.server.SimpleHTTPRequestHandler):
        def do_GET(self):
            self.server.is_open.wait(60)
            super().do_GET()

        def log_message(self, *_):
            pass

    def __init__(self):
        self.is_open = threading.Event()
        super().__init__(("127.0.0.1", 0), functools.partial(self.Handler, directory=LEAGUE))
        threading.Thread(target=self.serve_forever, daemon=True).start()

    @property
    def url(self):
        return f"http://127.0.0.1:{self.server_port}"

    def handle_error(self, *_):
        """A waiting client may have gone meanwhile."""

    def end(self):
        self.is_open.set()
        self.shutdown()
        self.server_close()


class PinballTest(BrowserTest):
    def start(self, **options):
        self.server = self.serve("--sample", app="pinball-practice")
        page = self.open(self.server.link, **options or PHONE)
        expect(page.get_by_role("link", name="Standings", exact=True)).to_be_visible()
        return page

    def test_three_cards_turn_by_themselves_and_stand_still_when_told_to(self):
        page = self.start()
        expect(page.locator(".preview")).to_have_count(3)
        titles = page.locator(".preview", has=page.get_by_role("link", name="Targets", exact=True)).locator("caption")
        # Each is shown by itself; the third follows the second without any input.
        expect(titles.nth(0)).to_be_visible()
        expect(titles.nth(1)).to_be_hidden()
        expect(titles.nth(1)).to_be_visible(timeout=15_000)
        expect(titles.nth(0)).to_be_hidden()
        page.get_by_role("button", name="Pause").tap()
        expect(page.get_by_role("button", name="Play")).to_have_attribute("aria-pressed", "true")
        expect(titles.locator("visible=true")).to_have_count(1)

    def test_who_prefers_less_motion_turns_the_cards_by_hand(self):
        page = self.start(reduced_motion="reduce", **PHONE)
        titles = page.locator(".preview").last.locator("caption")
        expect(titles.nth(0)).to_be_visible()
        page.locator(".preview").last.get_by_role("button", name="Next").tap()
        expect(titles.nth(1)).to_be_visible()
        expect(page.get_by_role("button", name="Play")).to_be_visible()

    def test_the_league_player_is_chosen_and_set_off(self):
        page = self.start()
        page.goto(self.server.url + "/league/standings")
        name = page.locator(".standings tbody tr").last.locator("th bdi").inner_text()
        page.goto(self.server.url + "/settings")
        page.get_by_label("My name in the league").select_option(name)
        page.get_by_role("button", name="Save").tap()
        expect(page.get_by_role("status").first).to_have_text("Saved.")
        page.goto(self.server.url + "/league/standings")
        expect(page.locator("tr.mine th bdi")).to_have_text(name)
        page.goto(self.server.url + "/")
        expect(page.get_by_role("heading", level=1)).to_have_text(name)

    def test_a_choice_narrows_those_after_it_and_shows_the_machine(self):
        page = self.start()
        page.goto(self.server.url + "/league/stats")
        machine = page.get_by_label("Machine", exact=True)
        machine.select_option(index=1)
        expect(page.locator("#machine-title")).to_be_visible()
        page.wait_for_load_state()
        chosen = machine.input_value()
        expect(page.locator("#machine-title")).to_have_text(chosen)
        # Another season keeps the machine and the player, and a bank is shown once one is chosen.
        expect(page.get_by_role("columnheader", name="This bank")).to_have_count(0)
        player = page.get_by_label("Player", exact=True)
        player.select_option(index=1)
        page.wait_for_url(re.compile("player="))
        name = player.input_value()
        page.get_by_label("Season").select_option("all")
        page.wait_for_url(re.compile("season=all"))
        expect(page.locator("#machine-title")).to_have_text(chosen)
        expect(page.get_by_label("Player", exact=True)).to_have_value(name)

    def test_scores_are_sorted_and_lead_on_and_stand_on_a_phone(self):
        page = self.start()
        page.goto(self.server.url + "/league/stats?season=all")
        self.check_width(page)
        score = page.get_by_role("columnheader", name="Score", exact=True)
        box = score.bounding_box()
        self.assertLessEqual(box["x"] + box["width"], PHONE["viewport"]["width"])
        score.get_by_role("link").tap()
        expect(score).to_have_attribute("aria-sort", "descending")
        texts = page.locator("table.stats tbody tr td:nth-child(3)").all_inner_texts()
        numbers = [int(text.replace(",", "")) for text in texts if text != "—"]
        self.assertEqual(numbers, sorted(numbers, reverse=True))
        self.assertGreater(len(numbers), 5)
        machine = page.locator("table.stats .machine a").first
        name = machine.inner_text()
        machine.tap()
        expect(page.locator("#machine-title")).to_have_text(name)
        page.locator("table.stats tbody th a").first.tap()
        page.wait_for_url(re.compile("/league/players/"))

    def test_a_game_is_found_its_rules_are_read_and_reading_goes_on_there(self):
        page = self.start()
        page.goto(self.server.url + "/library?source=all")
        name = "Medieval Madness"
        page.get_by_label("Search").fill("1997 MEDIÉVAL")
        page.get_by_label("Search").press("Enter")
        expect(page.locator(".game-link").first).to_contain_text(name)
        page.locator(".game-link").first.tap()
        expect(page.get_by_role("heading", level=1)).to_contain_text(name)
        page.get_by_role("link", name="Rulesheet", exact=True).tap()
        page.wait_for_url("**/rulesheet")
        pill = page.locator("[data-save-reading]")
        expect(pill).to_be_visible()
        # Above the bar.
        box, bar = pill.bounding_box(), page.locator(".places").bounding_box()
        self.assertLessEqual(box["y"] + box["height"], bar["y"])
        page.set_viewport_size({"width": 390, "height": 300})
        page.evaluate("scrollTo(0, document.documentElement.scrollHeight / 2)")
        expect(pill).to_have_class(re.compile("unsaved"))
        expect(pill).to_have_text(re.compile("^[1-9]\\d?% · Mark as read to here$"))
        pill.tap()
        expect(pill).not_to_have_class(re.compile("unsaved"))
        # Reading is a study: the journal has a row, and the advice knows.
        rows = json.loads(self.server.run("journal", "--filter", "study", "--json"))["days"][0]["rows"]
        self.assertEqual([row["heading"] for row in rows if row.get("entry")], ["Rulesheet"])
        reading = page.url
        page.goto(reading.removesuffix("/rulesheet") + "/practice?part=log")
        expect(page.locator(".entry-row", has_text="Rulesheet")).to_have_count(2)
        page.goto(reading.removesuffix("/rulesheet") + "/practice")
        expect(page.get_by_text("You have not read the rulesheet yet.")).to_have_count(0)
        page.goto(reading)
        page.evaluate("scrollTo(0, 0)")
        page.get_by_role("button", name="Continue there").tap()
        page.wait_for_function("() => scrollY > 20")

    def test_a_drawing_from_the_content_is_a_picture_and_runs_nothing(self):
        page = self.start()
        answer = page.request.get(self.server.url + "/library/Gmdvl/playfield.image")
        self.assertEqual(answer.headers["content-type"], "image/svg+xml")
        self.assertIn("sandbox", answer.headers["content-security-policy"])
        again = page.request.get(answer.url, headers={"If-None-Match": answer.headers["etag"]})
        self.assertEqual(again.status, 304)

    def test_two_players_are_compared(self):
        page = self.start()
        page.goto(self.server.url + "/league/standings")
        names = page.locator(".standings tbody th bdi").all_inner_texts()
        page.goto(self.server.url + "/league/compare")
        page.get_by_label("Player", exact=True).select_option(names[0])
        page.wait_for_url(re.compile("one="))
        page.get_by_label("Against").select_option(names[1])
        expect(page.locator(".lead")).to_contain_text(re.compile(r"\d+ won, \d+ lost"))

    def test_a_player_is_not_compared_with_the_same_player(self):
        page = self.start()
        page.goto(self.server.url + "/league/standings")
        name = page.locator(".standings tbody th bdi").first.inner_text()
        page.goto(self.server.url + f"/league/compare?one={name}&other={name}")
        expect(page.get_by_role("status").first).to_have_text("Choose two different players.")
        expect(page.get_by_text("tie")).to_have_count(0)

    def test_a_game_is_found_by_what_players_call_it(self):
        page = self.start()
        page.goto(self.server.url + "/library?source=all&search=mm")
        expect(page.locator(".game-link").first).to_contain_text("Medieval Madness")
        page.goto(self.server.url + "/practice?source=all")
        expect(page.get_by_label("Game", exact=True).locator("option", has_text="MM")).to_have_count(1)

    def test_a_page_says_what_is_fetched_and_shows_it_by_itself(self):
        site = SlowSite()
        self.addCleanup(site.end)
        server = self.serve("--content", site.url, app="pinball-practice")
        page = self.open(server.link, **PHONE)
        expect(page.get_by_text("Fetching the league's files: 0 of 16.")).to_be_visible()
        self.visit(page, server.url + "/league/standings")
        expect(page.get_by_text("Fetching the league's files: 0 of 16.")).to_be_visible()
        expect(page.get_by_text("yet.")).to_have_count(0)
        site.is_open.set()
        # Without any input, the page asks again.
        expect(page.locator(".standings tbody tr").first).to_be_visible(timeout=30_000)
        expect(page.get_by_text("Fetching the league's files")).to_have_count(0)

    def test_others_come_in_by_an_invite(self):
        page = self.start()
        page.goto(self.server.url + "/people")
        page.get_by_role("button", name="Create invite").tap()
        link = page.locator("a.secret").inner_text()
        self.check_width(page)
        self.assertEqual(list(self.violations(page, "an invite")), [])
        other = self.open(link, **PHONE)
        other.get_by_label("Your name").fill("Ben")
        other.get_by_role("button", name="Join").tap()
        expect(other.get_by_role("link", name="Standings", exact=True)).to_be_visible()
        other.goto(self.server.url + "/people")
        expect(other.get_by_text("Ask the owner of this server to invite other players.")).to_be_visible()

    def test_without_a_league_the_front_page_says_what_to_do(self):
        server = self.serve(app="pinball-practice")
        page = self.open(server.link, **PHONE)
        expect(page.get_by_role("link", name="Choose a league")).to_be_visible()


if __name__ == "__main__":
    unittest.main()
