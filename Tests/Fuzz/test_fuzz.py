"""Hostile input to the three apps: no process ends, no answer is a failure of the server, every refusal has a sentence.

FUZZ_SECONDS is the time for all of it, FUZZ_SEED makes a run again, PROGRAMS is the folder of the programs.
"""

import os
import pathlib
import random
import re
import tempfile
import time
import unittest

import api
import pages
from files import Files
from served import Client, Died, Log, Server
from stored import Stored

SECONDS = float(os.environ.get("FUZZ_SECONDS", "60"))
SEED = os.environ.get("FUZZ_SEED") or str(random.SystemRandom().randrange(2**32))
APPS = ("archery", "fitness-challenge", "pinball-practice")
# Requests to one server; then the next begins with fresh data, for hostile values spoil what they meet.
ROUND = 1200


def member(owner, site, log):
    """A guest who joins through a form of the pages; None for an app without such a form."""
    for method, action, fields in list(site.forms.values()):
        if method != "POST" or not action.endswith("/invite"):
            continue
        answer = owner.ask("POST", action, "&".join(f"{name}={value}" for name, value in fields.items()),
                           {"Accept": "text/html", "Content-Type": "application/x-www-form-urlencoded"})
        if match := re.search(rb"/join/([\w-]{8,})", answer.body):
            return Client(owner.server, log).sign_in(invite=match[1].decode(), name="Mia")
    return None


class FuzzTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def report(self, app, log):
        counts = ", ".join(f"{count} {kind}" for kind, count in sorted(log.counts.items(), key=str))
        print(f"\n{app}: seed {SEED}: {counts}", flush=True)
        lines = [f"{kind}\n    {what}" for kind, what in sorted(log.faults.items())]
        self.assertEqual(lines, [], f"{app}, FUZZ_SEED={SEED}:\n" + "\n".join(lines))

    def round(self, app, number, log, deadline):
        """One server with fresh data, asked until it has had enough or the time is over."""
        place = self.folder / f"{app}-{number}"
        place.mkdir()
        server, users, stranger = Server(app, place), [], None
        try:
            routes = server.routes()
            site = pages.Site(routes)
            stranger = Client(server, log)
            owner = Client(server, log).sign_in(link=server.link)
            site.crawl(owner)
            site.use(owner)
            self.assertGreater(len(site.forms), 2, "the crawl found no forms")
            api.nesting(stranger)
            guest = member(owner, site, log)
            site.sweep(owner)
            users = [client for client in (owner, owner, guest) if client]
            stored = Stored(owner).look()
            stored.sweep()
            self.visit(owner, site)
            for step in range(ROUND):
                if time.monotonic() > deadline and (step > 60 or number > 0):
                    break
                # A generator of its own for each step, so that a failure does not depend on answers before it.
                chance = random.Random(f"{SEED} {app} {number} {step}")
                kind = chance.randrange(10)
                if kind < 6:
                    pages.fuzz(site, chance.choice(users + [stranger] * (step % 8 == 0)), chance)
                elif kind < 8:
                    api.fuzz(routes, users + [stranger], chance, app)
                else:
                    stored.fuzz(chance)
                    for path in chance.sample(sorted(site.pages), min(3, len(site.pages))):
                        chance.choice(users).ask("GET", path, headers={"Accept": "text/html"})
            self.visit(owner, site)
            stranger.require_life()
        finally:
            for client in [*users, *([stranger] if stranger else [])]:
                client.close()
            status = server.end()
        self.assertEqual(status, 0, f"{app} did not stop cleanly")

    @staticmethod
    def visit(client, site):
        """Looks at every page that is known."""
        for path in sorted(site.pages):
            client.ask("GET", path, headers={"Accept": "text/html"})

    def serve(self, app):
        log, number = Log(), 0
        deadline = time.monotonic() + SECONDS / len(APPS) * 0.75
        try:
            while number == 0 or time.monotonic() < deadline:
                self.round(app, number, log, deadline)
                number += 1
        except Died as death:
            log.fault("the server died", str(death))
        self.report(app, log)

    def files(self, app):
        log, step = Log(), 0
        deadline = time.monotonic() + SECONDS / len(APPS) * 0.25
        files = Files(app, self.folder, log).prepare()
        while step < 4 or time.monotonic() < deadline:
            chance = random.Random(f"{SEED} {app} files {step}")
            if step % 2:
                files.imports(chance)
            else:
                files.open_damaged(chance, ("sqlite", "file")[step // 2 % 2])
            step += 1
        self.report(f"{app}'s files", log)

    def test_archery_answers_whatever_is_sent(self):
        self.serve("archery")

    def test_fitness_challenge_answers_whatever_is_sent(self):
        self.serve("fitness-challenge")

    def test_pinball_practice_answers_whatever_is_sent(self):
        self.serve("pinball-practice")

    def test_archery_reads_whatever_files_it_finds(self):
        self.files("archery")

    def test_fitness_challenge_reads_whatever_files_it_finds(self):
        self.files("fitness-challenge")

    def test_pinball_practice_reads_whatever_files_it_finds(self):
        self.files("pinball-practice")


if __name__ == "__main__":
    unittest.main()
