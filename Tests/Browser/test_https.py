"""Phones in a network: offline pages over HTTPS with the server's own authority, and a hint over plain HTTP."""

import os
import pathlib
import random
import socket
import subprocess
import unittest
import urllib.request

from scorebook import PHONE, BrowserTest, expect, launch, signal

NAME = "scorebook.lan"


def free_pair():
    """A port that is free, and so is the next one.

    Below the ports that systems give to those who ask for any, so that no other program takes one between two starts.
    """
    while True:
        port = random.randrange(20_000, 30_000)
        try:
            for number in [port, port + 1]:
                with socket.socket() as taken:
                    taken.bind(("127.0.0.1", number))
            return port
        except OSError:
            continue


class NetworkTest(BrowserTest):
    """A browser of another machine: it knows the server by a name in the network, not as localhost."""

    service_workers = "allow"
    app = "fitness-challenge"

    def setUp(self):
        super().setUp()
        self.home = pathlib.Path(self.data_folder) / "home"
        self.home.mkdir()

    def trust(self, certificate):
        """Adds an authority to those that the browser's user trusts."""
        for place in [".pki/nssdb", ".local/share/pki/nssdb"]:
            folder = self.home / place
            folder.mkdir(parents=True)
            database = f"sql:{folder}"
            subprocess.run(["certutil", "-d", database, "-N", "--empty-password"], check=True)
            subprocess.run(
                ["certutil", "-d", database, "-A", "-t", "C,,", "-n", "scorebook", "-i", str(certificate)], check=True
            )

    def phone(self):
        """A context of a browser of its own, which finds the server by its name."""
        environment = {**os.environ, "HOME": str(self.home)}
        browser = launch(f"--host-resolver-rules=MAP {NAME} 127.0.0.1", env=environment)
        self.addCleanup(browser.close)
        context = browser.new_context(**PHONE)
        self.addCleanup(context.close)
        return context

    def page(self, context, address):
        page = context.new_page()
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", lambda message: self.log(message))
        page.goto(address)
        return page

    def certificate(self, server):
        """Downloads the authority as a phone does, over plain HTTP."""
        for line in server.process.stdout:
            if "/phone" in line:
                start = line.strip().replace(NAME, "127.0.0.1")
                break
        file = pathlib.Path(self.data_folder) / "authority.crt"
        with urllib.request.urlopen(f"{start}/authority.crt") as answer:
            file.write_bytes(answer.read())
        return file

    def check_in(self, page):
        page.get_by_role("button", name="Check in").tap()

    def mine(self, page):
        """The number of the owner's check-ins on the week's board."""
        line = page.locator("section[aria-labelledby=board-CHECK_IN] li").filter(has_text="Organiser")
        return line.locator(".value")


class FirstOwnerTest(NetworkTest):
    def test_a_phone_becomes_the_owner_by_the_code_and_turns_https_on(self):
        port = free_pair()
        server = self.serve("--claim", "--host", "127.0.0.1", port=port)
        phone = self.open(server.url, **PHONE)
        expect(phone.get_by_role("heading", name="Who owns this club?")).to_be_visible()
        expect(phone.get_by_role("img", name=f"QR code of {server.url}/owner")).to_be_visible()
        self.check_width(phone)
        self.assertEqual(list(self.violations(phone, "claim")), [])
        phone.get_by_label("Your name").fill("Olga")
        phone.get_by_label("Code", exact=True).fill(server.code.lower().replace("-", " "))
        phone.get_by_role("button", name="Become the owner").tap()
        expect(phone.get_by_role("heading", name="This server is yours")).to_be_visible()
        self.check_width(phone)
        self.assertEqual(list(self.violations(phone, "owner")), [])
        phone.get_by_role("button", name="Turn HTTPS on").tap()
        expect(phone.get_by_role("heading", name="HTTPS is being turned on")).to_be_visible()
        start = phone.get_by_role("link", name="How to trust the certificate").get_attribute("href")
        self.assertEqual(start, f"http://127.0.0.1:{port + 1}/phone")
        link = phone.get_by_role("link", name="Go on").get_attribute("href")
        self.trust(self.certificate(server))
        page = self.page(self.phone(), link)
        page.wait_for_url(f"https://127.0.0.1:{port}/")
        page.goto(f"https://127.0.0.1:{port}/owner")
        expect(page.get_by_role("main")).to_contain_text("Olga")
        page.get_by_role("button", name="Turn HTTPS off").tap()
        link = page.get_by_role("link", name="Go on").get_attribute("href")
        for line in server.process.stdout:
            if line.startswith("Serving on http:"):
                break
        page.goto(link)
        page.wait_for_url(f"{server.url}/")


class HTTPSTest(NetworkTest):
    def secure(self, port=0):
        # Darts has no sample.
        sample = [] if self.app == "darts" else ["--sample"]
        return self.serve(*sample, "--https", "--host", "127.0.0.1", "--name", NAME, port=port, app=self.app)

    def test_a_phone_that_trusts_the_server_opens_pages_offline_and_sends_a_check_in_once(self):
        port = free_pair()
        server = self.secure(port)
        self.assertTrue(server.url.startswith(f"https://{NAME}:"))
        self.trust(self.certificate(server))
        page = self.page(self.phone(), server.link)
        page.wait_for_url(f"{server.url}/")
        self.assertTrue(page.evaluate("isSecureContext"))
        expect(page.locator("#insecure")).to_be_hidden()
        self.await_worker(page)
        page.goto(f"{server.url}/groups/sample")
        expect(page.get_by_role("button", name="Check in")).to_be_visible()
        page.reload()
        server.end(signal.SIGKILL)
        page.goto(f"{server.url}/groups/sample")
        self.check_in(page)
        expect(page.locator("#queue li")).to_have_count(1)
        page.reload()
        expect(page.locator("#queue li")).to_have_count(1)
        again = self.secure(port)
        expect(self.mine(page)).to_have_text("1", timeout=40_000)
        expect(page.locator("#queue")).to_be_hidden()
        page.reload()
        expect(self.mine(page)).to_have_text("1")
        self.assertEqual(again.url, server.url)

    def test_a_front_page_opens_offline(self):
        for app in ["archery", "fitness-challenge", "pinball-practice"]:
            with self.subTest(app):
                self.app, self.store = app, f"sqlite:{pathlib.Path(self.data_folder) / app}.sqlite"
                server = self.secure()
                if not (self.home / ".pki").exists():
                    # The apps share the authority, so one look at a phone's settings is enough.
                    self.trust(self.certificate(server))
                page = self.page(self.phone(), server.link)
                page.wait_for_url(f"{server.url}/")
                self.await_worker(page)
                page.reload()
                heading = page.locator("main :is(h1, h2)").first
                words = heading.inner_text()
                server.end(signal.SIGKILL)
                page.reload()
                expect(heading).to_have_text(words)

    def test_a_phone_that_does_not_trust_the_server_is_not_let_through(self):
        server = self.secure()
        context = self.phone()
        page = context.new_page()
        with self.assertRaisesRegex(Exception, "ERR_CERT_AUTHORITY_INVALID"):
            page.goto(server.link)

    def test_the_page_for_phones_names_its_steps_on_a_phone(self):
        server = self.secure()
        for line in server.process.stdout:
            if "/phone" in line:
                break
        page = self.page(self.phone(), line.strip())
        expect(page.get_by_role("heading", name="2. Trust the certificate")).to_be_visible()
        expect(page.locator("#insecure")).to_be_hidden()
        self.check_width(page)
        self.assertEqual(list(self.violations(page, "phones")), [])
        with page.expect_download() as download:
            page.get_by_role("link", name="Download certificate").tap()
        self.assertEqual(download.value.suggested_filename, "authority.crt")
        codes = page.locator("svg.qr-code")
        expect(codes).to_have_count(2)
        for number, address in enumerate([line.strip(), server.url]):
            picture = pathlib.Path(self.data_folder) / f"code-{number}.png"
            codes.nth(number).screenshot(path=picture)
            read = subprocess.run(["zbarimg", "--quiet", "--raw", picture], check=True, capture_output=True, text=True)
            self.assertEqual(read.stdout.strip(), address)


class PlainTest(NetworkTest):
    def test_plain_http_says_what_is_missing_and_loses_nothing(self):
        server = self.serve("--sample", "--name", NAME, app=self.app)
        page = self.page(self.phone(), server.link)
        self.assertFalse(page.evaluate("isSecureContext"))
        # Over plain HTTP browsers do not say which page led to a link, so the link waits for its user.
        page.get_by_role("button", name="Sign in", exact=True).tap()
        page.wait_for_url(f"{server.url}/")
        sentence = page.locator("#insecure")
        expect(sentence).to_contain_text("Over plain HTTP your browser opens no pages offline.")
        page.goto(f"{server.url}/groups/sample")
        expect(sentence).to_be_visible()
        self.check_width(page)
        server.end(signal.SIGKILL)
        self.check_in(page)
        expect(page.locator("#queue li")).to_have_count(1)
        self.serve("--name", NAME, port=int(server.url.rpartition(":")[2]), app=self.app)
        expect(self.mine(page)).to_have_text("1", timeout=40_000)
        expect(page.locator("#queue")).to_be_hidden()
        sentence.get_by_role("link").tap()
        expect(page.get_by_text("fitness-challenge serve --https")).to_be_visible()
        expect(sentence).to_be_hidden()

    def test_a_page_of_this_machine_says_nothing_about_https(self):
        server = self.serve(app=self.app)
        page = self.open(server.link)
        expect(page.get_by_role("button", name="Create group")).to_be_visible()
        expect(page.locator("#insecure")).to_be_hidden()


if __name__ == "__main__":
    unittest.main()
