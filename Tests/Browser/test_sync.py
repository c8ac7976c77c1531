"""A laptop at the range, kept in step with a club's server by a line that breaks."""

import json
import os
import pathlib
import re
import subprocess

from network import Line
from scorebook import PHONE, BrowserTest, Server, expect, signal


class SyncTest(BrowserTest):
    def setUp(self):
        super().setUp()
        self.club = self.serve()
        self.line = Line(int(self.club.url.rpartition(":")[2]))
        self.addCleanup(self.line.end)
        self.all_is_there = f"Synced with 127.0.0.1:{self.line.port}"
        folder = pathlib.Path(self.data_folder) / "laptop"
        folder.mkdir()
        self.laptop_store = f"sqlite:{folder / 'archery.sqlite'}"
        self.environment = {**os.environ, "XDG_DATA_HOME": str(folder)}
        self.archery("login", self.club.link.replace(self.club.url, self.line.url))
        self.laptop = self.start_laptop()

    def start_laptop(self, port=0):
        folder = self.environment["XDG_DATA_HOME"]
        laptop = Server(self.laptop_store, folder, "--sync", self.line.url, port=port)
        self.addCleanup(laptop.end)
        return laptop

    def archery(self, *arguments, check=True):
        command = [os.environ["ARCHERY"], *arguments]
        return subprocess.run(command, check=check, capture_output=True, text=True, env=self.environment)

    def sync(self, *options, check=True):
        return self.archery("sync", self.line.url, "--store", self.laptop_store, *options, check=check)

    def wait_until_synced(self):
        """Everything that was written on either side is on both."""
        for _ in range(200):
            if self.sync("--look", "--verify", check=False).returncode == 0:
                return
        self.fail(self.sync("--look", "--verify", check=False).stderr)

    def start_shoot(self):
        self.club.run("new", "Club", "--round", "wa18", "--no-shoot", "--guest", "Ben", "--guest", "Cleo", "--start")

    def test_edits_on_both_sides_of_a_cut_come_together(self):
        self.start_shoot()
        self.wait_until_synced()
        page = self.open(self.laptop.link, **PHONE)
        expect(page.get_by_role("link", name="Club")).to_be_visible()
        expect(page.locator(".strip-sync")).to_have_text(self.all_is_there)

        self.line.cut()
        self.laptop.run("score", "Club", "Ben", "X", "10", "9")
        self.club.run("score", "Club", "Cleo", "8", "8", "8")
        self.club.run("new", "Evening", "--round", "wa18")
        self.laptop.run("new", "Range", "--round", "wa18")
        expect(page.locator(".strip-sync")).to_contain_text(re.compile(r"\d+ changes are pending for .*, since "))
        self.check_width(page)
        page.locator(".strip-sync").tap()
        expect(page.locator(".lead")).to_contain_text("changes are pending")
        expect(page.get_by_text("Reason:")).to_contain_text("does not answer")
        self.assertEqual(list(self.violations(page, "sync")), [])
        self.check_width(page)
        # As a script is told.
        busy = self.sync(check=False)
        self.assertEqual(busy.returncode, 1)
        self.assertIn(f"process {self.laptop.process.pid} keeps this store in step already", busy.stderr)
        report = json.loads(self.sync("--look", "--json").stdout)
        self.assertGreaterEqual(report["pending"], 3)
        self.assertGreater(report["pendingSince"], 0)

        # Undelivered data outlives the process.
        port = int(self.laptop.url.rpartition(":")[2])
        self.laptop.end(signal.SIGKILL)
        refused = self.sync(check=False)
        self.assertEqual(refused.returncode, 1)
        self.assertIn("nothing is lost", refused.stderr)
        self.laptop = self.start_laptop(port)
        expect(page.locator(".lead")).to_contain_text("changes are pending", timeout=20_000)
        self.line.mend()
        # By itself, as soon as the line carries again.
        expect(page.locator(".lead")).to_have_text(self.all_is_there, timeout=20_000)
        self.assertIn("Both stores have the same content.", self.sync("--look", "--verify").stdout)
        for server in [self.club, self.laptop]:
            rows = json.loads(server.run("board", "Club", "--json"))["rows"]
            self.assertEqual({row["displayName"]: row["runningTotal"] for row in rows}, {"Ben": 29, "Cleo": 24})
            for name in ["Club", "Evening", "Range"]:
                self.assertIn(name, server.run("list"))

    def test_signed_out_it_keeps_everything_and_goes_on_after_signing_in_again(self):
        self.start_shoot()
        self.wait_until_synced()
        self.archery("logout", self.line.url)
        self.laptop.run("score", "Club", "Ben", "X", "10", "9")
        page = self.open(self.laptop.link, **PHONE)
        expect(page.locator(".strip-sync")).to_contain_text("signed out of")
        page.locator(".strip-sync").tap()
        expect(page.get_by_text("Reason:")).to_contain_text("Sign in there again")
        link = self.club.run("link").split()[-1]
        self.archery("login", link.replace(self.club.url, self.line.url))
        page.get_by_role("button", name="Sync now").tap()
        expect(page.locator(".lead")).to_have_text(self.all_is_there)
        rows = json.loads(self.club.run("board", "Club", "--json"))["rows"]
        self.assertEqual({row["displayName"]: row["runningTotal"] for row in rows}, {"Ben": 29, "Cleo": 0})

    def test_who_leaves_takes_settings_along_and_finds_them_again(self):
        self.laptop.run("settings", "--bow", "barebow")
        self.wait_until_synced()
        leave = ["leave", self.line.url, "--store", self.laptop_store]
        self.assertIn("keeps this store in step already", self.archery(*leave, check=False).stderr)
        self.line.cut()
        self.laptop.run("settings", "--bow", "longbow")
        self.laptop.end()
        self.assertIn("kept until you sign in here again", self.archery(*leave).stdout)
        self.assertIn("Every bow", self.laptop.run("settings"))
        self.assertIn("Barebow", self.club.run("settings"))
        self.line.mend()
        link = self.club.run("link").split()[-1]
        self.archery("login", link.replace(self.club.url, self.line.url))
        self.sync("--verify")
        for server in [self.club, self.laptop]:
            self.assertIn("Longbow", server.run("settings"))

    def test_a_member_practises_away_from_the_server(self):
        self.start_shoot()
        invite = re.search(r"http://\S+/join/\S+", self.club.run("invite", "Club")).group()
        folder = pathlib.Path(self.data_folder) / "member"
        folder.mkdir()
        self.environment["XDG_DATA_HOME"] = str(folder)
        self.laptop_store = f"sqlite:{folder / 'archery.sqlite'}"
        self.archery("login", invite.replace(self.club.url, self.line.url), "--name", "Dora")
        self.sync()
        phone = self.start_laptop()
        self.line.cut()
        phone.run("practice", "--ends", "1", "--arrows", "3", "--bow", "recurve")
        name = phone.run("list").splitlines()[0].split("  ")[1]
        phone.run("score", name, "me", "X", "10", "9")
        phone.run("finalise", name)
        self.line.mend()
        self.wait_until_synced()
        self.assertIn("No overwritten edits.", phone.run("lost"))
        self.assertIn("29", phone.run("history"))
        # As the club's server knows it, to its archer.
        self.assertIn("29", self.archery("history", "--store", self.line.url).stdout)

    def test_what_comes_from_the_server_shows_on_a_board_at_the_range(self):
        self.start_shoot()
        self.wait_until_synced()
        page = self.open(self.laptop.link, **PHONE)
        page.get_by_role("link", name="Club").click()
        page.get_by_role("link", name="Live board").click()
        expect(page.locator("[data-live-state]")).to_have_text("Live")
        self.club.run("score", "Club", "Cleo", "8", "8", "8")
        expect(page.locator("tr.row").first).to_contain_text("Cleo")
        expect(page.locator("tr.row .score").first).to_contain_text("24")

    def test_an_edit_that_gave_way_is_given_back(self):
        self.wait_until_synced()
        page = self.open(self.laptop.link, **PHONE)
        page.goto(f"{self.laptop.url}/settings")
        # A pass may be under way at any moment.
        expect(page.get_by_text(re.compile("These settings are (synced|being synced) with 127.0.0.1"))).to_be_visible()
        self.line.cut()
        page.get_by_label("Default bow for boards").select_option("BAREBOW")
        page.get_by_role("button", name="Save").tap()
        expect(page.get_by_text(re.compile("Your changes are stored here, and not at|being synced with"))).to_be_visible()
        self.club.run("settings", "--bow", "recurve")
        self.line.mend()
        page.goto(f"{self.laptop.url}/sync")
        expect(page.get_by_role("heading", name="Lost edits")).to_be_visible(timeout=20_000)
        expect(page.locator(".card", has_text="Your settings")).to_contain_text("A later edit overwrote fields")
        self.assertEqual(list(self.violations(page, "lost edits")), [])
        self.check_width(page)
        page.get_by_role("button", name="Discard").tap()
        page.get_by_role("alertdialog").get_by_role("button", name="Cancel").tap()
        page.get_by_role("button", name="Restore").tap()
        expect(page.get_by_role("heading", name="Lost edits")).to_have_count(0)
        self.wait_until_synced()
        self.assertIn("Barebow", self.club.run("settings"))
        self.assertIn("No overwritten edits.", self.laptop.run("lost"))

    def test_only_whoever_runs_the_device_sees_what_waits(self):
        self.start_shoot()
        self.wait_until_synced()
        invite = self.laptop.run("invite", "Club")
        link = re.search(r"http://\S+/join/\S+", invite).group()
        guest = self.open(link, **PHONE)
        guest.get_by_label("Name").fill("Dora")
        guest.get_by_role("button").first.tap()
        expect(guest.locator("#sync-state")).to_be_attached()
        guest.goto(self.laptop.url)
        expect(guest.locator(".strip-sync")).to_have_text(self.all_is_there)
        expect(guest.locator(".strip a.strip-sync")).to_have_count(0)
        self.assertEqual(guest.goto(f"{self.laptop.url}/sync").status, 404)
        self.wait_until_synced()
        self.assertIn("Dora", self.club.run("show", "Club"))

    def test_a_used_store_needs_consent_and_a_server_without_accounts_is_refused(self):
        own = f"sqlite:{pathlib.Path(self.data_folder) / 'own.sqlite'}"
        self.archery("list", "--store", own)
        self.archery("new", "Mine", "--round", "wa18", "--store", own)
        refused = self.archery("serve", "--port", "0", "--sync", self.line.url, "--store", own, check=False)
        self.assertEqual(refused.returncode, 1)
        self.assertIn("Use --adopt to give them to the account of Organiser", refused.stderr)
        unknown = self.archery("serve", "--port", "0", "--sync", "http://127.0.0.1:9", "--store", own, check=False)
        self.assertEqual(unknown.returncode, 1)
        self.assertIn("http://127.0.0.1:9 must answer once", unknown.stderr)
        once = self.archery("sync", self.line.url, "--store", own, check=False)
        self.assertIn("Use --adopt to give them to the account of Organiser", once.stderr)
        self.assertNotIn("Mine", self.club.run("list"))
        remote = self.archery("sync", self.line.url, "--store", self.line.url, check=False)
        self.assertIn("is on a server itself", remote.stderr)
