"""The pages as an app: installable, offline after one visit, and never of two versions at once."""

import os
import re
import unittest

from scorebook import PHONE, BrowserTest, Server, expect, signal
from test_https import NetworkTest, HTTPSTest

KEPT = """async () => {
  const names = await caches.keys();
  const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return all.flat().map((request) => new URL(request.url).pathname);
}"""


class InstallTest(NetworkTest):
    secure, certificate = HTTPSTest.secure, HTTPSTest.certificate

    def visit(self, app):
        """The front page of an app, on a phone that trusts the server, for the first time."""
        self.app, self.store = app, f"sqlite:{self.data_folder}/{app}.sqlite"
        server = self.secure()
        if not (self.home / ".pki").exists():
            self.trust(self.certificate(server))
        page = self.page(self.phone(), server.link)
        page.wait_for_url(f"{server.url}/")
        return server, page

    def wait_for(self, page, path):
        """Waits until the browser has cached a page and its scripts."""
        for _ in range(100):
            kept = page.evaluate(KEPT)
            if path in kept and any(name.endswith("/live.js") for name in kept):
                return
            page.wait_for_timeout(100)
        self.fail(f"{path} is not cached: {kept}")

    def test_every_app_can_be_installed_and_opens_offline_after_one_visit(self):
        for app in ["archery", "fitness-challenge", "pinball-practice", "darts"]:
            with self.subTest(app):
                server, page = self.visit(app)
                self.wait_for(page, "/")
                devtools = page.context.new_cdp_session(page)
                errors = devtools.send("Page.getInstallabilityErrors")["installabilityErrors"]
                # The test's windows are private ones, in which no browser installs anything.
                self.assertEqual([error["errorId"] for error in errors if error["errorId"] != "in-incognito"], [])
                manifest = page.evaluate("fetch('/assets/app.webmanifest').then((answer) => answer.json())")
                sizes = {(icon["sizes"], icon["purpose"]) for icon in manifest["icons"]}
                self.assertLessEqual({("192x192", "any"), ("512x512", "any"), ("512x512", "maskable")}, sizes)
                for icon in manifest["icons"]:
                    if icon["type"] == "image/png":
                        measure = "(source) => createImageBitmap(source).then((image) => `${image.width}x${image.height}`)"
                        size = page.evaluate(f"(src) => fetch(src).then((a) => a.blob()).then({measure})", icon["src"])
                        self.assertEqual(size, icon["sizes"])
                heading = page.locator("main :is(h1, h2)").first
                words = heading.inner_text()
                server.end(signal.SIGKILL)
                page.reload()
                expect(heading).to_have_text(words)
                # The scripts are there, too: the page says that it is waiting for the server.
                expect(page.locator("body")).to_be_visible()


class OfferTest(BrowserTest):
    service_workers = "allow"
    OFFER = """() => {
      const event = new Event("beforeinstallprompt");
      event.prompt = async () => { window.prompted = true; };
      event.userChoice = Promise.resolve({ outcome: "accepted" });
      dispatchEvent(event);
    }"""

    def test_the_offer_comes_where_a_browser_can_install_and_goes_for_good(self):
        server = self.serve(app="fitness-challenge")
        page = self.open(server.link, **PHONE)
        page.wait_for_url(server.url + "/")
        offer = page.locator("#install")
        expect(offer).to_be_hidden()
        page.evaluate(self.OFFER)
        expect(offer).to_contain_text("opens like an app")
        self.check_width(page)
        self.assertEqual(list(self.violations(page, "offer")), [])
        offer.get_by_role("button", name="Not now").tap()
        expect(offer).to_be_hidden()
        page.reload()
        page.evaluate(self.OFFER)
        expect(offer).to_be_hidden()

    def test_the_browser_asks_when_the_offer_is_taken(self):
        server = self.serve(app="fitness-challenge")
        page = self.open(server.link, **PHONE)
        page.wait_for_url(server.url + "/")
        page.evaluate(self.OFFER)
        page.locator("#install").get_by_role("button", name="Install").tap()
        expect(page.locator("#install")).to_be_hidden()
        self.assertTrue(page.evaluate("window.prompted"))

    def test_an_iphone_is_told_how(self):
        server = self.serve(app="fitness-challenge")
        context = self.browser.new_context(**PHONE)
        self.addCleanup(context.close)
        context.add_init_script("Object.defineProperty(Navigator.prototype, 'standalone', { value: false })")
        page = context.new_page()
        page.goto(server.link)
        expect(page.locator("#install")).to_contain_text("tap Share, then Add to Home Screen")
        expect(page.locator("#install").get_by_role("button")).to_have_text(["Not now"])


class VersionTest(BrowserTest):
    """Two versions of a server, one after the other at the same address."""

    service_workers = "allow"

    def at(self, version, port=0):
        os.environ["SCOREBOOK_ASSETS"] = version
        self.addCleanup(os.environ.pop, "SCOREBOOK_ASSETS", None)
        return self.serve(*([] if port else ["--sample"]), port=port, app="fitness-challenge")

    def versions(self, page):
        """The versions that a page is made of."""
        addresses = page.evaluate("""() => [...document.querySelectorAll("script[src], link[rel=stylesheet]")]
          .map((part) => part.src ?? part.href)
          .concat(performance.getEntriesByType("resource").map((part) => part.name)).map(String)""")
        found = {match[1] for address in addresses if (match := re.search(r"/assets/([0-9a-f]+)/", address))}
        return found | {page.evaluate("document.body.dataset.version")}

    def group(self):
        server = self.at("A")
        page = self.open(server.link, **PHONE)
        page.wait_for_url(server.url + "/")
        self.await_worker(page)
        page.goto(server.url + "/groups/sample")
        expect(page.locator("[data-live-state]").first).to_have_attribute("data-state", "live")
        versions = self.versions(page)
        self.assertEqual(len(versions), 1)
        return server, page, versions

    def restart(self, server):
        server.end(signal.SIGKILL)
        return self.at("B", port=int(server.url.rpartition(":")[2]))

    def wait_for_another(self, page, versions):
        expect(page.locator(f"body:not([data-version='{next(iter(versions))}'])")).to_have_count(1, timeout=40_000)
        page.wait_for_load_state()

    def test_an_open_page_becomes_one_of_the_new_version_as_a_whole(self):
        server, page, old = self.group()
        self.restart(server)
        self.wait_for_another(page, old)
        self.assertEqual(len(self.versions(page)), 1)
        self.assertNotEqual(self.versions(page), old)

    def test_an_entry_that_is_queued_is_sent_once_after_an_update(self):
        server, page, old = self.group()
        server.end(signal.SIGKILL)
        page.get_by_role("button", name="Check in").tap()
        expect(page.locator("#queue li")).to_have_count(1)
        page.reload()
        # The cached page has the scripts of its own version.
        self.assertEqual(self.versions(page), old)
        expect(page.locator("#queue li")).to_have_count(1)
        self.at("B", port=int(server.url.rpartition(":")[2]))
        self.wait_for_another(page, old)
        expect(page.locator("#queue")).to_be_hidden()
        mine = page.locator("section[aria-labelledby=board-CHECK_IN] li").filter(has_text="Organiser").locator(".value")
        expect(mine).to_have_text("1")
        page.reload()
        expect(mine).to_have_text("1")
        self.assertEqual(len(self.versions(page)), 1)

    def test_what_is_typed_is_not_lost_by_an_update(self):
        server, page, old = self.group()
        page.goto(server.url + "/groups/sample/mine")
        page.get_by_label("Note").fill("On the hill")
        self.restart(server)
        expect(page.locator("#notice")).to_contain_text("This page has a new version.", timeout=40_000)
        expect(page.get_by_label("Note")).to_have_value("On the hill")
        self.assertEqual(self.versions(page), old)


del HTTPSTest, NetworkTest

if __name__ == "__main__":
    unittest.main()
