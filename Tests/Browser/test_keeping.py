"""A phone that has only visited the first page, when the server goes away: every place opens all the same."""

import json
import re
import unittest

from scorebook import PHONE, BrowserTest, expect, signal
from test_https import NetworkTest

# Waits until the phone has a copy of each address.
UNTIL_KEPT = """async (addresses) => {
  for (const end = Date.now() + 30_000; ; ) {
    const found = await Promise.all(addresses.map((address) => caches.match(address, { ignoreVary: true })));
    if (found.every(Boolean)) return;
    if (Date.now() > end) throw new Error(`not kept: ${addresses.filter((_, index) => !found[index])}`);
    await new Promise(requestAnimationFrame);
  }
}"""


class KeepingTest(BrowserTest):
    service_workers = "allow"
    loads_again = False

    def await_kept(self, page, *addresses):
        page.evaluate(UNTIL_KEPT, [self.server.url + address for address in addresses])

    def places(self, page):
        links = page.locator("nav.places a").evaluate_all("(all) => all.map((link) => link.getAttribute('href'))")
        self.assertGreater(len(links), 0)
        return links

    def check_opens(self, page, *addresses):
        """Whether each address opens as itself, and says since when it is as it is."""
        for address in addresses:
            page.goto(self.server.url + address)
            expect(page.get_by_role("heading", name="This page is not on this phone yet")).to_have_count(0)
            expect(page.locator("#away")).to_contain_text(re.compile(r"Copy of this device, as of .*\d"))
            self.assertEqual(page.evaluate("location.pathname + location.search"), address)

    def test_every_place_of_archery_opens_and_an_arrow_is_kept(self):
        self.server = self.serve()
        made = json.loads(self.server.run("new", "Evening", "--round", "wa18", "--guest", "Ben", "--start", "--json"))
        shoot = f"/shoots/{made['id']}"
        page = self.open(self.server.link, **PHONE)
        self.await_worker(page)
        places = self.places(page)
        parts = [shoot, f"{shoot}/score", f"{shoot}/board", f"{shoot}/results"]
        self.await_kept(page, *places, *parts)
        self.server.end(signal.SIGKILL)
        self.check_opens(page, *places, *parts)
        page.goto(f"{self.server.url}{shoot}/score")
        page.locator("#key-10").tap()
        expect(page.locator("#sync")).to_contain_text("1 arrow is saved on this device")
        self.server = self.serve(port=int(self.server.url.rpartition(":")[2]))
        expect(page.locator("#sync-state")).to_have_text("All sent", timeout=40_000)
        self.assertEqual(self.server.run("export", "Evening").count('"type":"arrow"'), 1)

    def test_every_place_of_fitness_opens_and_a_check_in_is_kept(self):
        self.server = self.serve(app="fitness-challenge")
        self.server.run("group", "new", "Morning", "--id", "morning")
        page = self.open(self.server.link, **PHONE)
        self.await_worker(page)
        group = "/groups/morning"
        parts = ["/", group] + [f"{group}/{part}" for part in ["mine", "boards", "weeks", "people"]]
        self.await_kept(page, *parts)
        self.server.end(signal.SIGKILL)
        self.check_opens(page, *parts)
        page.goto(self.server.url + group)
        page.get_by_role("button", name="Check in").tap()
        expect(page.locator("#queue li")).to_have_count(1)
        self.server = self.serve(port=int(self.server.url.rpartition(":")[2]), app="fitness-challenge")
        expect(page.locator("#queue")).to_be_hidden(timeout=40_000)
        page.goto(f"{self.server.url}{group}/mine")
        expect(page.locator("main")).to_contain_text(re.compile("Today|1 check-in"))

    def test_another_account_on_the_same_phone_sees_nothing_of_the_first(self):
        self.server = self.serve(app="fitness-challenge")
        self.server.run("group", "new", "Morning", "--id", "morning")
        self.server.run("group", "new", "Evening", "--id", "evening")
        invite = self.server.run("group", "invite", "evening").split()[0]
        page = self.open(self.server.link, **PHONE)
        self.await_worker(page)
        self.await_kept(page, "/groups/morning", "/groups/morning/mine")
        page.context.clear_cookies()
        page.goto(invite)
        page.get_by_label("Your name").fill("Ana")
        page.get_by_role("button", name="Join").tap()
        page.wait_for_url(f"{self.server.url}/groups/evening**")
        self.await_kept(page, "/groups/evening/mine")
        kept = page.evaluate("async () => (await (await caches.open('scorebook-pages')).keys()).map(({ url }) => url)")
        self.assertEqual([address for address in kept if "morning" in address], [])

    def test_the_pages_of_a_phone_stay_within_the_budget_and_the_oldest_goes_first(self):
        self.server = self.serve(app="fitness-challenge")
        self.server.run("group", "new", "Morning", "--id", "morning")
        page = self.open(self.server.link, **PHONE)
        self.await_worker(page)
        self.await_kept(page, "/groups/morning/people")
        # A copy of almost the whole budget, older than all others.
        page.evaluate("""async () => {
          const cache = await caches.open("scorebook-pages");
          for (const [name, bytes] of [["/big", 4_990_000]]) {
            await cache.put(name, new Response("x".repeat(bytes), { headers: { "X-Bytes": bytes } }));
          }
        }""")
        for registration in page.context.service_workers:
            registration.evaluate("() => { sizes = undefined; }")
        for part in ["", "/mine", "/boards", "/weeks"]:
            page.goto(f"{self.server.url}/groups/morning{part}")
        self.until(page, "async () => (await caches.match('/big')) === undefined")
        self.await_kept(page, "/groups/morning/weeks")


class KeepingOverHTTPSTest(NetworkTest):
    app = "pinball-practice"

    def test_every_place_of_pinball_opens_and_scores_are_kept(self):
        from test_https import NAME, free_pair

        port = free_pair()
        options = ["--sample", "--https", "--host", "127.0.0.1", "--name", NAME]
        server = self.serve(*options, port=port, app=self.app)
        self.trust(self.certificate(server))
        page = self.page(self.phone(), server.link)
        page.wait_for_url(f"{server.url}/")
        self.await_worker(page)
        places = page.locator("nav.places a").evaluate_all("(all) => all.map((link) => link.getAttribute('href'))")
        parts = ["journal", "groups", "insights", "mechanics"]
        addresses = [*places, *[f"/practice/{part}" for part in parts], "/league/stats", "/league/targets"]
        kinds = [f"/practice?kind={kind}" for kind in ["score", "study", "practice", "mechanics"]]
        page.evaluate(UNTIL_KEPT, [server.url + address for address in addresses])
        server.end(signal.SIGKILL)
        for address in addresses + kinds:
            page.goto(server.url + address)
            expect(page.locator("#away")).to_contain_text("Copy of this device, as of")
        # One copy of the form shows each kind.
        expect(page.locator("nav.kinds [aria-current]")).to_have_text("Mechanics")
        expect(page.get_by_label("Skill")).to_be_visible()
        entered = []
        page.goto(f"{server.url}/practice?kind=score")
        choices = page.get_by_label("Game", exact=True).locator("option").evaluate_all(
            "(all) => all.filter((one) => one.value).map((one) => [one.value, one.dataset.name, Number(one.dataset.least)])"
        )
        for number in range(10):
            value, name, least = choices[number % 5]
            score = max(least, 5_000_000) + 1000 * number
            page.goto(f"{server.url}/practice?kind=score")
            page.get_by_label("Game", exact=True).select_option(value)
            page.get_by_label("Score", exact=True).fill(str(score))
            page.get_by_role("button", name="Save").tap()
            expect(page.locator("#queue li")).to_have_count(number + 1)
            entered.append((name, score))
        server = self.serve(*options, port=port, app=self.app)
        expect(page.locator("#queue")).to_be_hidden(timeout=60_000)
        screen = json.loads(server.run("journal", "--filter", "scores", "--json"))
        found = [(row["game"], row["value"]) for day in screen["days"] for row in day["rows"]]
        for name, score in entered:
            same = [value for game, value in found if game == name and f" {score:,} " in value]
            self.assertEqual(len(same), 1, (name, score, found))


if __name__ == "__main__":
    unittest.main()
