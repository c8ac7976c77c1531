"""What a page says where an entry, a form or a link needs the server and the server is away."""

import re
import unittest

from scorebook import PHONE, BrowserTest, expect, signal

REASON = "The server does not answer, and this cannot be queued."


class AwayTest(BrowserTest):
    """Without a service worker, as over plain HTTP."""

    def end_server(self, page):
        page.wait_for_load_state()
        self.server.end(signal.SIGKILL)

    def serve_again(self, *options, app):
        port = int(self.server.url.rpartition(":")[2])
        self.server = self.serve(*options, port=port, app=app)

    def check(self, page, label, text, button, *options, app):
        """Sends a form without the server, and again once it is back."""
        page.get_by_label(label, exact=True).fill(text)
        self.end_server(page)
        address = page.url
        page.get_by_role("button", name=button).press("Enter")
        reason = page.locator("#form-fault")
        expect(reason).to_contain_text(REASON)
        expect(reason).to_be_in_viewport()
        expect(page.get_by_label(label, exact=True)).to_have_value(text)
        self.assertEqual(page.url, address)
        self.serve_again(*options, app=app)
        with page.expect_navigation():
            page.get_by_role("button", name=button).press("Enter")

    def test_a_form_of_archery_that_is_not_queued_keeps_what_was_typed(self):
        self.server = self.serve()
        page = self.open(self.server.link, **PHONE)
        page.goto(f"{self.server.url}/register")
        self.check(page, "Name", "Ana Berg", "Add archer", app="archery")
        expect(page.locator("main")).to_contain_text(re.compile("1 archer|Ana Berg"))
        self.assertEqual(self.server.run("register").count("Ana Berg"), 1)

    def test_a_form_of_fitness_that_is_not_queued_keeps_what_was_typed(self):
        self.server = self.serve(app="fitness-challenge")
        self.server.run("group", "new", "Morning", "--id", "morning")
        page = self.open(self.server.link, **PHONE)
        page.goto(f"{self.server.url}/groups/morning/connections")
        self.check(page, "Name", "Watch of Ana", "Create address", app="fitness-challenge")
        expect(page.locator(".secret")).to_contain_text(self.server.url)
        expect(page.locator("main")).to_contain_text("Watch of Ana")

    def test_a_form_of_pinball_that_is_not_queued_keeps_what_was_typed(self):
        self.server = self.serve("--sample", app="pinball-practice")
        page = self.open(self.server.link, **PHONE)
        page.goto(f"{self.server.url}/content")
        self.check(page, "Rules of the league", "Ten nights.", "Save for the About page", "--sample", app="pinball-practice")
        page.goto(f"{self.server.url}/about")
        expect(page.locator("main")).to_contain_text("Ten nights.")

    def test_a_form_that_asks_first_asks_once_and_says_that_the_server_is_away(self):
        self.server = self.serve(app="fitness-challenge")
        self.server.run("group", "new", "Morning", "--id", "morning")
        page = self.open(self.server.link, **PHONE)
        page.goto(f"{self.server.url}/groups/morning/settings")
        self.end_server(page)
        for _ in range(2):
            delete = page.get_by_role("button", name="Delete group")
            page.locator("details", has=delete).evaluate_all("(all) => all.forEach((part) => { part.open = true; })")
            delete.press("Enter")
            self.confirm(page)
            expect(page.locator("dialog.ask")).to_have_count(0)
            expect(page.locator("#notice, #form-fault").first).to_contain_text(REASON)
        self.serve_again(app="fitness-challenge")
        delete.press("Enter")
        self.confirm(page)
        page.wait_for_url(self.server.url + "/**")
        expect(page.locator("main")).not_to_contain_text("Morning")

    def test_a_link_says_that_the_server_is_away_and_leads_on_once_it_is_back(self):
        self.server = self.serve(app="fitness-challenge")
        self.server.run("group", "new", "Morning", "--id", "morning")
        page = self.open(self.server.link, **PHONE)
        page.goto(f"{self.server.url}/groups/morning")
        self.end_server(page)
        expect(page.locator("[data-live-state]")).to_have_attribute("data-state", "waiting")
        link = page.locator("nav.places a:not([aria-current])").first
        address = link.get_attribute("href")
        link.press("Enter")
        expect(page.locator("#notice")).to_contain_text("The server does not answer, and this page is not on this device.")
        self.serve_again(app="fitness-challenge")
        link.press("Enter")
        page.wait_for_url(self.server.url + address)


class AwayPlaceTest(BrowserTest):
    """The one place that says what is queued and that the page is not live."""

    service_workers = "allow"

    def test_what_is_queued_and_since_when_are_beside_each_other_on_a_small_phone(self):
        self.server = self.serve(app="fitness-challenge")
        self.server.run("group", "new", "Morning", "--id", "morning")
        page = self.open(self.server.link, **{**PHONE, "viewport": {"width": 360, "height": 640}})
        self.await_worker(page)
        page.goto(f"{self.server.url}/groups/morning")
        expect(page.locator(".live-state")).to_have_text("Live")
        self.server.end(signal.SIGKILL)
        page.get_by_role("button", name="Check in").press("Enter")
        away, queue = page.locator("#away"), page.locator("#queue")
        expect(queue).to_contain_text("1 entry is queued on this device.")
        expect(away).to_have_text(re.compile(r"Reconnecting since \d+:\d\d"))
        boxes = []
        for part in [away, queue]:
            expect(part).to_be_in_viewport(ratio=1)
            boxes.append(part.bounding_box())
        upper, lower = boxes
        self.assertLessEqual(upper["y"] + upper["height"], lower["y"])
        expect(page.locator(".live-state")).to_be_hidden()
        # Each is what a finger would touch at its middle.
        for box in boxes:
            inside = page.evaluate(
                "([x, y]) => Boolean(document.elementFromPoint(x, y)?.closest('#outbox'))",
                [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2],
            )
            self.assertTrue(inside)
        self.check_width(page, 360)
        self.assertEqual(list(self.violations(page, "a queued entry without the server")), [])


if __name__ == "__main__":
    unittest.main()
