"""A phone that has just come to the scoring page, when the server goes away."""

import json

from scorebook import PHONE, BrowserTest, expect, signal

# Waits until the page and every file that it is made of are cached. `wait_for_function` does not wait for a promise.
UNTIL_CACHED = """async () => {
  for (const end = Date.now() + 20_000; ; ) {
    const parts = performance.getEntriesByType("resource").map(({ name }) => name).filter((name) => name.includes("/assets/"));
    const found = await Promise.all([location.href, ...parts].map((part) => caches.match(part, { ignoreSearch: true })));
    if (document.readyState === "complete" && found.every(Boolean)) return;
    if (Date.now() > end) throw new Error(`not cached: ${[location.href, ...parts].filter((_, index) => !found[index])}`);
    await new Promise(requestAnimationFrame);
  }
}"""


class FirstVisitTest(BrowserTest):
    service_workers = "allow"

    def shoot(self, *options):
        server = self.serve()
        made = json.loads(server.run("new", "Evening", "--round", "wa18", "--guest", "Ben", "--start", "--json", *options))
        return server, f"{server.url}/shoots/{made['id']}"

    def slots(self, page):
        return page.locator(".end .slots .mark")

    def test_an_archer_who_has_just_joined_scores_on_without_the_server(self):
        server, shoot = self.shoot()
        phone = self.open(server.run("invite", "Evening").splitlines()[0], **PHONE)
        phone.get_by_label("Your name").fill("Ana")
        phone.get_by_role("button", name="Join").tap()
        phone.wait_for_url(f"{shoot}/score**")
        phone.evaluate(UNTIL_CACHED)
        # Nothing but this one visit.
        server.end(signal.SIGKILL)
        phone.locator("#key-10").tap()
        expect(phone.locator("#sync")).to_contain_text("1 arrow is saved on this device")
        phone.reload()
        expect(self.slots(phone)).to_have_text(["10"])
        for token in ["9", "8"]:
            phone.locator(f"#key-{token}").tap()
        expect(phone.locator("#sync")).to_contain_text("3 arrows are saved on this device")
        expect(phone.locator("#sync")).not_to_contain_text("Keep this page open")
        expect(phone.locator("#sync-state")).to_have_text("3 to send")
        phone.reload()
        expect(phone.locator("#sync")).to_contain_text("3 arrows are saved on this device")
        again = self.serve(port=int(server.url.rpartition(":")[2]))
        expect(phone.locator("#sync")).to_be_hidden()
        expect(phone.locator("#sync-state")).to_have_text("All sent")
        expect(phone.locator("#sync-state")).to_be_hidden()
        board = json.loads(again.run("board", "Evening", "--json"))
        self.assertIn(("Ana", 27), [(row["displayName"], row["totalScore"]) for row in board["rows"]])
        self.assertEqual(again.run("export", "Evening").count('"type":"arrow"'), 3)

    def test_a_page_that_was_opened_while_the_worker_began_is_cached(self):
        server, shoot = self.shoot()
        state = self.open(server.link, **PHONE).context.storage_state()
        context = self.browser.new_context(storage_state=state, **PHONE)
        self.addCleanup(context.close)
        phone = context.new_page()
        # The page is loaded without the worker, and waits for one of its scripts until the worker has begun.
        held = []
        phone.route("**/arrows.js", lambda route: held.append(route))
        with phone.expect_request("**/arrows.js"):
            phone.goto(f"{shoot}/score", wait_until="commit")
        self.await_any(phone, held)
        phone.evaluate("async () => { await navigator.serviceWorker.register('/sw.js'); }")
        phone.wait_for_function("() => navigator.serviceWorker.controller !== null")
        held[0].continue_()
        phone.unroute_all()
        phone.wait_for_load_state()
        phone.evaluate(UNTIL_CACHED)
        server.end(signal.SIGKILL)
        phone.locator("#key-10").tap()
        expect(phone.locator("#sync")).to_contain_text("1 arrow is saved on this device")
        phone.reload()
        expect(self.slots(phone)).to_have_text(["10"])

    def test_a_page_that_the_worker_has_missed_is_taken_over(self):
        server, shoot = self.shoot()
        phone = self.open(server.link, **PHONE)
        self.await_worker(phone)
        # As with a page that is being loaded at the moment when the worker becomes active.
        network = phone.context.new_cdp_session(phone)
        network.send("Network.enable")
        network.send("Network.setBypassServiceWorker", {"bypass": True})
        phone.goto(f"{shoot}/score")
        self.await_worker(phone)
