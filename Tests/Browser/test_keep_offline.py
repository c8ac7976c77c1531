"""What a person keeps for offline on purpose: a game, and all rulesheets, with progress, pause, size and room."""

import re
import unittest

from scorebook import PHONE, BrowserTest, expect, signal

CHOSEN = "async () => (await (await caches.open('scorebook-chosen')).keys()).map(({ url }) => new URL(url).pathname)"


class KeepOfflineTest(BrowserTest):
    service_workers = "allow"

    def log(self, message):
        # Games without a text have no page for it, and without the server no page is fetched.
        if "status of 503" not in message.text:
            super().log(message)

    def start(self):
        self.server = self.serve("--sample", app="pinball-practice")
        page = self.open(self.server.link, **PHONE)
        self.await_worker(page)
        return page

    def serve_again(self):
        self.server = self.serve("--sample", port=int(self.server.url.rpartition(":")[2]), app="pinball-practice")

    def go(self, page, address):
        page.goto(self.server.url + address)

    def test_a_kept_game_opens_without_the_server_and_is_removed(self):
        page = self.start()
        self.go(page, "/library/Gmdvl")
        page.get_by_role("button", name="Keep for offline: Medieval Madness").tap()
        expect(page.locator("[data-keep]")).to_contain_text(re.compile(r"Kept on this device: Medieval Madness, [\d.]+ [kM]B"))
        self.check_width(page)
        self.assertEqual(list(self.violations(page, "a kept game")), [])
        self.go(page, "/settings")
        kept = page.locator("[data-kept]")
        expect(kept).to_contain_text("Kept on this device: Medieval Madness")
        expect(kept).to_contain_text(re.compile(r"Room left on this device: [\d.,]+ [MG]B"))
        self.check_width(page)
        self.assertEqual(list(self.violations(page, "what is kept")), [])
        # What is kept by itself may be evicted, and what is kept on purpose stays.
        page.evaluate("caches.delete('scorebook-pages')")
        self.server.end(signal.SIGKILL)
        for part in ["", "/practice", "/rulesheet"]:
            self.go(page, f"/library/Gmdvl{part}")
            expect(page.locator("h1")).to_contain_text("Rulesheet" if part == "/rulesheet" else "Medieval Madness")
        self.go(page, "/library/Gmdvl/playfield")
        page.wait_for_function("() => document.querySelector('.playfield-full').naturalWidth > 0")
        self.go(page, "/library/Gmdvl")
        page.get_by_role("button", name="Remove: Medieval Madness").tap()
        expect(page.get_by_role("button", name="Keep for offline: Medieval Madness")).to_be_visible()
        self.until(page, f"async () => (await ({CHOSEN})()).every((path) => !path.startsWith('/library'))")

    def test_all_rulesheets_wait_for_the_server_are_paused_and_go_on_with_another_page(self):
        page = self.start()
        self.go(page, "/library")
        offer = page.locator("[data-keep]")
        expect(offer).to_be_visible()
        self.server.end(signal.SIGKILL)
        offer.get_by_role("button", name="Keep for offline: All rulesheets").tap()
        expect(offer).to_contain_text("All rulesheets: 0 / ")
        offer.get_by_role("button", name="Pause: All rulesheets").tap()
        self.serve_again()
        self.go(page, "/about")
        self.go(page, "/library")
        expect(offer).to_contain_text("All rulesheets: 0 / ")
        self.assertEqual([path for path in page.evaluate(CHOSEN) if path.startswith("/library")], [])
        self.server.end(signal.SIGKILL)
        offer.get_by_role("button", name="Continue: All rulesheets").tap()
        expect(offer.get_by_role("button", name="Pause: All rulesheets")).to_be_focused()
        self.serve_again()
        # Another page goes on with it.
        self.go(page, "/about")
        self.until(page, f"async () => (await ({CHOSEN})()).includes('/library/Gmdvl/rulesheet')")
        self.go(page, "/library")
        expect(offer).to_contain_text("Kept on this device: All rulesheets")
        # Signing out removes it, list and pages.
        page.locator("details.account > summary").tap()
        page.get_by_role("button", name="Sign out").tap()
        page.wait_for_url("**/sign-out")
        page.get_by_role("button", name="Sign out anyway").tap()
        expect(page.get_by_role("heading", name="Sign in to keep score")).to_be_visible()
        page.wait_for_load_state()
        self.until(page, "async () => !(await caches.has('scorebook-chosen')) || (await (await caches.open('scorebook-chosen')).keys()).length === 0")
        self.assertEqual(page.evaluate("Object.keys(localStorage).filter((name) => name.endsWith(' kept'))"), [])

    def test_nothing_is_removed_before_the_sign_out_is_confirmed(self):
        kept = "async () => (await (await caches.open('scorebook-pages')).keys()).some(({ url }) => url.includes('/library'))"
        own = "Object.keys(localStorage).filter((name) => name.endsWith(' mine')).length"
        page = self.start()
        self.go(page, "/library")
        self.await_worker(page)
        page.reload()
        self.until(page, kept)
        page.evaluate("localStorage.setItem(`of ${encodeURIComponent(document.body.dataset.user)} mine`, 'x')")
        page.locator("details.account > summary").tap()
        page.get_by_role("button", name="Sign out").tap()
        page.wait_for_url("**/sign-out")
        expect(page.get_by_role("heading", name="Sign out without a way back?")).to_be_visible()
        self.assertTrue(page.evaluate(kept))
        self.assertEqual(page.evaluate(own), 1)
        page.get_by_role("button", name="Sign out anyway").tap()
        expect(page.get_by_role("heading", name="Sign in to keep score")).to_be_visible()
        page.wait_for_load_state()
        self.until(page, f"async () => !(await ({kept})())")
        self.assertEqual(page.evaluate(own), 0)

    def test_another_account_sees_nothing_of_it(self):
        page = self.start()
        self.go(page, "/library/Gmdvl")
        page.get_by_role("button", name="Keep for offline: Medieval Madness").tap()
        expect(page.locator("[data-keep]")).to_contain_text("Kept on this device")
        self.go(page, "/people")
        self.unhurried(page)
        page.get_by_role("button", name="Create invite").tap()
        other = self.open(page.locator(".secret").first.inner_text(), **PHONE)
        other.get_by_label("Your name").fill("Ben")
        other.get_by_role("button", name="Join").tap()
        expect(other.locator("details.account")).to_be_attached()
        # The session changes behind the worker's back.
        page.context.clear_cookies()
        page.context.add_cookies(other.context.cookies())
        self.go(page, "/library")
        self.until(page, f"async () => (await ({CHOSEN})()).length === 0")
        expect(page.get_by_role("button", name="Keep for offline: All rulesheets")).to_be_visible()
        self.go(page, "/settings")
        expect(page.locator("[data-kept]")).to_contain_text("Nothing is kept yet.")


if __name__ == "__main__":
    unittest.main()
