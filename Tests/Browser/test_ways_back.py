"""Ways back into an account: a recovery code, a second device by QR code, a warning before the last way out."""

import functools
import os
import pathlib
import re
import subprocess
import unittest

from scorebook import LONG, PHONE, BrowserTest, expect, signal

APPS = ["archery", "fitness-challenge", "darts"]
LEAST_PHONE = {**PHONE, "viewport": {"width": 320, "height": 568}}


def in_each_app(test):
    """Runs a test on each app in the long form, or else on one that its name decides, with a server and a phone.

    The Swift tests ask every app over HTTP each time (WaysBackTests).
    """

    @functools.wraps(test)
    def run(self):
        for app in APPS if LONG else [APPS[len(test.__name__) % len(APPS)]]:
            with self.subTest(app):
                test(self, *self.start(app))

    return run


class WaysBackTest(BrowserTest):
    def start(self, app):
        """A server of an app, and a phone that its owner is signed in on."""
        self.store = f"sqlite:{pathlib.Path(self.data_folder) / app}.sqlite"
        server = self.serve(app=app)
        page = self.open(server.link, **PHONE)
        page.wait_for_url(server.url + "/")
        return server, page

    def look(self, page, name):
        """Whether a page fits on a phone and is clean for axe-core; keeps a picture where one is asked for."""
        self.check_width(page, page.viewport_size["width"])
        self.assertEqual(list(self.violations(page, name)), [])
        if folder := os.environ.get("PICTURES"):
            page.screenshot(path=f"{folder}/{name}-390.png", full_page=True)
            page.set_viewport_size({"width": 1280, "height": 800})
            page.screenshot(path=f"{folder}/{name}-1280.png", full_page=True)
            page.set_viewport_size(PHONE["viewport"])

    def says(self, page, sentence):
        # A sentence that came live is read out, too, by an element of its own.
        expect(page.locator("#content").get_by_text(sentence)).to_be_visible()

    def code(self, page):
        expect(page.get_by_role("heading", name="Recovery code")).to_be_visible()
        expect(page.locator(".recovery-code span").first).to_be_visible()
        return "-".join(page.locator(".recovery-code span").all_inner_texts())

    def sign_out(self, page):
        page.locator("details.account summary").tap()
        page.locator(".account-menu").get_by_role("button", name="Sign out").tap()

    def enter(self, page, code):
        page.get_by_label("Recovery code", exact=True).fill(code)
        page.get_by_role("button", name="Sign in").tap()

    @in_each_app
    def test_a_phone_comes_back_with_the_code_that_the_warning_offered(self, server, page):
        self.sign_out(page)
        expect(page.get_by_role("heading", name="Sign out without a way back?")).to_be_visible()
        self.look(page, "sign-out")
        page.get_by_role("button", name="Create recovery code first").tap()
        code = self.code(page)
        self.assertRegex(code, r"^([0-9A-Z]{4}-){3}[0-9A-Z]{4}$")
        self.look(page, "recovery-code")
        expect(page.get_by_role("button", name="Print")).to_be_visible()
        page.emulate_media(media="print")
        expect(page.locator("header.site")).to_be_hidden()
        expect(page.get_by_role("button", name="Print")).to_be_hidden()
        expect(page.locator(".recovery-code")).to_be_visible()
        expect(page.locator(".recovery")).to_contain_text(f"{server.url}/recover")
        if folder := os.environ.get("PICTURES"):
            page.screenshot(path=f"{folder}/recovery-code-print.png")
        page.emulate_media(media="screen")
        page.get_by_role("link", name="Your account").last.tap()
        expect(page.get_by_role("button", name="Replace recovery code")).to_be_visible()
        self.look(page, "account")
        self.sign_out(page)
        expect(page.get_by_role("heading", name="Sign in to keep score")).to_be_visible()
        page.get_by_role("link", name="Enter a recovery code").tap()
        expect(page.get_by_role("heading", name="Enter a recovery code")).to_be_visible()
        self.look(page, "recover")
        self.enter(page, code.lower().replace("-", " "))
        new = self.code(page)
        self.assertNotEqual(new, code)
        page.reload()
        self.assertEqual(self.code(page), new)
        # The thief's turn.
        thief = self.open(f"{server.url}/recover", **LEAST_PHONE)
        self.enter(thief, code)
        expect(thief.get_by_role("alert")).to_contain_text("This recovery code is wrong or was used before.")
        expect(thief.get_by_label("Recovery code", exact=True)).to_have_value(code)
        self.look(thief, "recover-refused")
        page.goto(f"{server.url}/inbox")
        expect(page.locator("#notices")).to_contain_text("Someone tried an old recovery code of yours")
        expect(page.locator("#notices")).to_contain_text("Your recovery code signed in Chrome on")
        page.goto(f"{server.url}/account")
        self.says(page, "You are signed in on this device only.")

    def test_a_used_link_says_what_to_do_and_no_command(self):
        server = self.serve()
        self.open(server.link, **PHONE).wait_for_url(f"{server.url}/")
        again = self.open(server.url, **PHONE)
        again.goto(server.link)
        expect(again.get_by_role("heading")).to_have_text("This link was used before or has expired.")
        expect(again.locator("main")).to_contain_text("Ask the organiser for a new one.")
        expect(again.get_by_role("link", name="Enter a recovery code")).to_be_visible()
        for path in [None, "/", "/shoots/none"]:
            if path:
                again.goto(server.url + path)
            text = again.locator("main").inner_text()
            self.assertNotIn("401", text)
            self.assertNotRegex(text, r"archery (link|serve)|link command")

    def show(self, server, page):
        """Has the first device show its QR code, and returns the address in it."""
        page.goto(f"{server.url}/account")
        page.get_by_role("button", name="Add second device").tap()
        address = page.locator(".secret").inner_text()
        picture = pathlib.Path(self.data_folder) / "device.png"
        page.locator("svg.qr-code").screenshot(path=picture)
        read = subprocess.run(["zbarimg", "--quiet", "--raw", picture], check=True, capture_output=True, text=True)
        self.assertEqual(read.stdout.strip(), address)
        return address

    def ask(self, address, **options):
        page = self.open(address, **(options or PHONE))
        page.get_by_role("button", name="Ask to sign in").tap()
        self.says(page, "Confirm this device on your first device.")
        return page

    @in_each_app
    def test_a_second_device_is_signed_in_when_the_first_has_confirmed_it(self, server, first):
        address = self.show(server, first)
        self.look(first, "device-code")
        second = self.ask(address)
        expect(first.get_by_role("heading", name="A device asks to sign in as")).to_be_visible()
        number = first.locator(".device-number").inner_text()
        self.assertEqual(second.locator(".device-number").inner_text(), number)
        self.look(first, "device-asks")
        self.look(second, "second-device-waits")
        first.get_by_role("button", name="Confirm").press("Enter")
        second.wait_for_url(f"{server.url}/")
        self.says(first, "The other device is signed in.")
        self.look(first, "device-used")
        second.goto(f"{server.url}/account")
        self.says(second, "You are signed in on this device and on 1 other device.")
        replay = self.open(address, **PHONE)
        expect(replay.get_by_role("button", name="Ask to sign in")).to_be_visible()
        self.look(replay, "second-device")
        replay.get_by_role("button", name="Ask to sign in").tap()
        self.says(replay, "Another device has opened this link.")
        first.goto(f"{server.url}/inbox")
        expect(first.locator("#notices")).to_contain_text("A second device opened a used QR code of yours")

    @in_each_app
    def test_a_second_device_types_the_code_of_the_first(self, server, first):
        self.show(server, first)
        code = " ".join(first.locator(".recovery-code span").all_inner_texts())
        second = self.open(f"{server.url}/device", **LEAST_PHONE)
        self.check_width(second, 320)
        self.look(second, "device-typed")
        second.locator("[name=code]").fill("AAAA-AAAA-AAAA")
        second.get_by_role("button", name="Ask to sign in").press("Enter")
        self.says(second, "This code is wrong or has expired.")
        second.locator("[name=code]").fill(code.lower())
        second.get_by_role("button", name="Ask to sign in").press("Enter")
        self.says(second, "Confirm this device on your first device.")
        first.get_by_role("button", name="Confirm").press("Enter")
        second.wait_for_url(f"{server.url}/")

    @in_each_app
    def test_a_refused_device_is_told_at_once_and_stays_out(self, server, first):
        second = self.ask(self.show(server, first), **LEAST_PHONE)
        self.check_width(second, 320)
        # By key, for the guard against double taps ignores a tap here within a second of the one before.
        first.get_by_role("button", name="Refuse").press("Enter")
        self.says(first, "You refused the device.")
        self.says(second, "Your first device refused this one.")
        self.look(first, "device-refused")
        self.assertEqual(second.goto(f"{server.url}/account").status, 401)
        first.get_by_role("button", name="Show a new QR code").tap()
        expect(first.locator("svg.qr-code")).to_be_visible()

    @in_each_app
    def test_a_second_device_needs_no_scripts(self, server, first):
        second = self.open(self.show(server, first), **PHONE, java_script_enabled=False)
        second.get_by_role("button", name="Ask to sign in").tap()
        self.says(second, "Confirm this device on your first device.")
        first.get_by_role("button", name="Confirm").press("Enter")
        self.says(first, "You confirmed the device.")
        second.reload()
        second.get_by_role("button", name="Sign in").tap()
        second.wait_for_url(f"{server.url}/")

    def test_signing_out_with_queued_entries_warns_and_keeps_them(self):
        server = self.serve("--sample", app="fitness-challenge")
        page = self.open(server.link, **PHONE)
        page.wait_for_url(server.url + "/")
        page.goto(f"{server.url}/account")
        page.get_by_role("button", name="Create recovery code").tap()
        code = self.code(page)
        page.goto(f"{server.url}/groups/sample")
        server.end(signal.SIGKILL)
        page.get_by_role("button", name="Check in").tap()
        expect(page.locator("#queue li")).to_have_count(1)
        self.sign_out(page)
        expect(page.locator(".sign-out-warning")).to_contain_text("1 entry is queued on this device and not sent yet.")
        expect(page.locator("#queue li")).to_have_count(1)
        # Without the server, too, the menu is on the screen.
        expect(page.locator(".live-state")).to_have_attribute("data-state", "waiting")
        self.assertGreaterEqual(page.locator(".sign-out-warning").bounding_box()["x"], 0)
        if folder := os.environ.get("PICTURES"):
            page.screenshot(path=f"{folder}/sign-out-queued-390.png")
        # The entry waits for the user's next session.
        page.route("**/check-in", lambda route: route.abort())
        self.serve(port=int(server.url.rpartition(":")[2]), app="fitness-challenge")
        page.get_by_role("button", name="Sign out anyway").tap()
        expect(page.get_by_role("heading", name="Sign in to keep score")).to_be_visible()
        page.unroute("**/check-in")
        page.get_by_role("link", name="Enter a recovery code").tap()
        self.enter(page, code)
        self.code(page)
        page.goto(f"{server.url}/groups/sample")
        line = page.locator("section[aria-labelledby=board-CHECK_IN] li").filter(has_text="Organiser")
        expect(line.locator(".value")).to_have_text("1", timeout=40_000)
        expect(page.locator("#queue")).to_be_hidden()

    @in_each_app
    def test_the_organisers_link_asks_whether_the_phone_is_lost(self, server, page):
        make = {"archery": ["--round", "wa18"], "darts-app": ["Ana", "Ben", "--start", "101"]}
        fields = make.get(pathlib.Path(server.program).name)
        if fields:
            server.run("new", "Club", *fields)
            page.reload()
            page.get_by_role("link", name="Club").first.tap()
        else:
            page.get_by_label("Name").fill("Club")
            page.get_by_role("button", name="Create group").tap()
        page.wait_for_url(re.compile("/(shoots|matches|groups)/"))
        people = f"{page.url}/people"
        page.goto(people)
        page.get_by_role("button", name="Create invite").tap()
        link = page.locator(".secret").inner_text()
        ben = self.open(link, **PHONE)
        ben.get_by_label("Your name").fill("Ben")
        ben.get_by_role("button", name="Join").tap()
        expect(ben.locator("details.account")).to_be_attached()
        # The second phone's link keeps Ben's first one, and a lost phone's does not.
        for choice, status in [("Second phone", 200), ("Lost phone", 401)]:
            page.goto(people)
            member = page.locator("li.member", has_text="Ben")
            member.locator("summary").tap()
            expect(member.get_by_label("Lost phone")).to_be_checked()
            if choice == "Second phone":
                self.look(page, "people-rejoin")
            member.get_by_label(choice).check()
            member.get_by_role("button", name="Create sign-in link").tap()
            link = page.locator("a.secret").get_attribute("href")
            self.assertEqual(ben.goto(f"{server.url}/account").status, status)
            other = self.open(link, **PHONE)
            other.wait_for_url(f"{server.url}/")
            other.goto(f"{server.url}/inbox")
            words = "Your other devices stay signed in." if status == 200 else "All your devices were signed out."
            expect(other.locator("#notices")).to_contain_text(re.compile("made a new sign-in link for you. " + words))


if __name__ == "__main__":
    unittest.main()
