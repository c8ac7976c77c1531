"""A client that openapi-python-client generates from the served description scores a shoot.

The client knows nothing of Scorebook but `/openapi.yaml`; the server is the archery app with a store in memory.
"""

import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
import unittest
import urllib.request

# What the generator does not know by itself: that YAML is text, and that nobody formats what it writes.
CONFIGURATION = {"content_type_overrides": {"application/yaml": "application/octet-stream"}, "post_hooks": []}
READY = re.compile(r"(http://127\.0\.0\.1:\d+)/sign-in/(\S+)")
SHOOT = "client-shoot"
JOURNAL = f"tournaments/{SHOOT}/scoring"
BOARD = f"tournaments/{SHOOT}/evening"
PASS = {
    "distance": {"unit": "metre", "value": 18},
    "face": {"unit": "cm", "diameter": 40},
    "scoringSystem": "TEN_ZONE",
    "layout": "single",
    "ends": 10,
    "arrowsPerEnd": 3,
}
CREATED = {
    "name": "Club evening",
    "round": {"code": "wa18", "name": "WA 18m", "venue": "indoor", "faceOptions": [], "passes": [PASS, PASS]},
    "settings": {
        "advance": "firstInRoster",
        "basis": "running",
        "entry": "single",
        "finalising": "explicit",
        "guestsPerParticipant": 2,
        "guestsPerTournament": 10,
        "lateJoiners": "startAtFirstEnd",
        "rule": "scoreXTenEnds",
        "ties": "competition",
    },
}


class ClientTest(unittest.TestCase):
    def setUp(self):
        self.folder = self.enterContext(tempfile.TemporaryDirectory())
        self.server = subprocess.Popen(
            [os.environ["ARCHERY"], "serve", "--port=0", "--store=memory:"],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "XDG_DATA_HOME": self.folder},
        )
        self.addCleanup(self.server.stdout.close)
        self.addCleanup(self.server.kill)
        ready = next(filter(None, map(READY.search, self.server.stdout)), None)
        self.assertTrue(ready, "the server does not start")
        self.url, self.link = ready.groups()
        self.generate()

    def generate(self):
        """Generates the package `scorebook_client`; a warning of the generator is a fault of the description."""
        description, configuration = f"{self.folder}/openapi.yaml", f"{self.folder}/configuration.json"
        urllib.request.urlretrieve(f"{self.url}/openapi.yaml", description)
        with open(configuration, "w", encoding="utf-8") as file:
            json.dump(CONFIGURATION, file)
        options = ["--path", description, "--config", configuration, "--output-path", f"{self.folder}/scorebook_client"]
        command = [os.environ["GENERATOR"], "generate", "--meta", "none", "--fail-on-warning", *options]
        run = subprocess.run(command, capture_output=True, text=True, timeout=120)
        self.assertEqual(run.returncode, 0, run.stdout + run.stderr)
        sys.path.insert(0, self.folder)
        self.addCleanup(sys.path.remove, self.folder)

    def test_a_generated_client_scores_a_shoot(self):
        from scorebook_client import AuthenticatedClient, Client, models
        from scorebook_client.api.boards import board_page, define_board, submit, submit_each
        from scorebook_client.api.journals import append_events, journal_events
        from scorebook_client.api.operation import health
        from scorebook_client.api.sign_in import account, sign_in

        stranger = Client(base_url=self.url, raise_on_unexpected_status=True)
        self.assertRegex(health.sync(client=stranger), r"^ok \d+\.\d+\.\d+\n$")
        self.assertEqual(journal_events.sync_detailed(client=stranger, path=JOURNAL).status_code, 401)
        session = sign_in.sync(client=stranger, body=models.SignIn(link=self.link))
        client = AuthenticatedClient(base_url=self.url, token=session.token, raise_on_unexpected_status=True)
        ana = session.account.user
        self.assertEqual(account.sync(client=client), session.account)

        now = int(time.time() * 1000)

        def event(id, kind, body=None, subject=None):
            made = models.Event(id=id, type_=kind, actor=ana, occurred_at=now)
            if subject:
                made.subject = subject
            if body:
                made.body = json.dumps(body)
            return made

        def append(*events):
            return append_events.sync(client=client, path=JOURNAL, body=models.Append(events=list(events)))

        def arrow(id, token):
            return event(id, "arrow", {"end": 1, "token": token, "inputMode": "Buttons", "isOverridden": False}, ana)

        archer = {"displayName": "Ana", "addedBy": ana, "isGuest": False, "missedEnds": 0}
        added = event("me", "participantAdded", archer, ana)
        created = append(event("new", "created", CREATED), added, event("start", "started"))
        self.assertEqual([recorded.revision for recorded in created.events], [1, 2, 3])
        scored = append(arrow("first", "X"), arrow("second", "9"))
        # A repeat, as after a lost answer, gets the same answer.
        self.assertEqual(append(arrow("first", "X"), arrow("second", "9")), scored)
        refused = append(arrow("third", "11"))
        self.assertEqual((refused.status, refused.code), (422, "refused"))
        journal = journal_events.sync(client=client, path=JOURNAL, after=3)
        self.assertEqual([recorded.event.id for recorded in journal.events], ["first", "second"])
        # The app's own board counts what the client scored.
        shown = client.get_httpx_client().get(f"/shoots/{SHOOT}/board", headers={"Accept": "application/json"}).json()
        self.assertEqual([row["totalScore"] for row in shown["rows"]], [19])

        definition = models.BoardDefinition(
            directions=[models.BoardDefinitionDirectionsItem.DESCENDING],
            ties=models.BoardDefinitionTies.COMPETITION,
            tie_order=models.BoardDefinitionTieOrder.REACHEDAT,
            periods=[models.Period.ALLTIME],
            zone=models.Zone(name="UTC", initial_offset_seconds=0, transitions=[]),
            grace_milliseconds=0,
            rule_version=1,
        )
        self.assertEqual(define_board.sync_detailed(client=client, path=BOARD, body=definition).status_code, 204)
        about = {"board": BOARD, "actor": ana, "occurred_at": now}
        submissions = [
            models.Submission(id=player, player=player, action=models.SetScore(set_=[score]), **about)
            for player, score in [("ben", 18), ("ana", 19)]
        ]
        accepted = submit.sync(client=client, body=models.Submit(submissions=submissions, at=now))
        self.assertEqual([each.effects[0].after.rank for each in accepted.submissions], [1, 1])
        page = board_page.sync(client=client, path=BOARD, period=models.Period.ALLTIME)
        # Each by itself: the unknown board stops no other, and what was accepted before has the same answer.
        lost = models.Submission.from_dict({**submissions[0].to_dict(), "id": "lost", "board": f"{BOARD}-lost"})
        each = submit_each.sync(client=client, body=models.Submit(submissions=[lost, *submissions], at=now)).results
        self.assertEqual(each[0].problem.code, "noSuchBoard")
        self.assertEqual([result.accepted for result in each[1:]], accepted.submissions)

        lines = [(line.rank, line.entry.player, line.entry.score) for line in page.standings]
        self.assertEqual(lines, [(1, "ana", [19]), (2, "ben", [18])])

        for each in stranger, client:
            each.get_httpx_client().close()
        self.server.send_signal(signal.SIGTERM)
        self.assertEqual(self.server.wait(timeout=30), 0)


if __name__ == "__main__":
    unittest.main()
