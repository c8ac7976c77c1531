"""A real server keeps its promises under kill -9 and a bad network, and planted faults are found.

PROGRAMS is the folder of the programs, HISTORIES how many histories run, HISTORY_SEED the first seed.
"""

import os
import shutil
import tempfile
import unittest

from boards import Boards
from histories import History, main, plan
from network import Network, Server
from shoots import Shoot

PROGRAMS = os.environ.get("PROGRAMS", ".")
# Seeds in which each planted fault must be found at least once.
PLANTED = range(1, 6)


class DoubleCount(Network):
    """Repeats a submission under other ids, as a client that makes up a new id for a retry."""

    def copy(self, request):
        if request.form:
            return request._replace(form={**request.form, "id": request.form["id"] + "-again"})
        if request.method == "GET":
            return request
        submissions = [{**each, "id": each["id"] + "-again"} for each in request.body["submissions"]]
        return request._replace(body={**request.body, "submissions": submissions})


class StaleCache(Network):
    """Answers a read with the page before, as a cache that nobody empties."""

    def __init__(self, server):
        super().__init__(server)
        self.pages = {}

    def ask(self, request, *fault):
        answers = super().ask(request, *fault)
        if request.method != "GET" or not answers:
            return answers
        older = self.pages.get(request.path, answers)
        self.pages[request.path] = answers
        return older


class Crash(Network):
    """Ends the server, as a request may that makes it trap."""

    def cut(self, request, _):
        with self.server.lock:
            self.server.process.kill()


class ForgetfulStore(Server):
    """Loses what was written before the first kill."""

    def is_down(self):
        store, kept = f"{self.folder}/store", f"{self.folder}/kept"
        if not os.path.exists(kept):
            shutil.copytree(store, kept)
        shutil.rmtree(store)
        shutil.copytree(kept, store)


class HistoryTest(unittest.TestCase):
    def test_clients_see_one_order_and_each_submission_once(self):
        self.assertEqual(main(PROGRAMS, os.environ.get("HISTORIES", 20), os.environ.get("HISTORY_SEED")), 0)

    def assert_found(self, text, **parts):
        """Runs histories with a planted fault until one is wrong, of boards and of a shoot."""
        for subject in (Boards, Shoot):
            with self.subTest(subject=subject.__name__):
                faults = next(filter(None, (self.faults(seed, subject, **parts) for seed in PLANTED)), [])
                self.assertIn(text, "\n".join(faults))

    def faults(self, seed, subject, **parts):
        with tempfile.TemporaryDirectory() as folder:
            history = History(PROGRAMS, seed, folder, subject, **parts)
            faults = history.run()
            self.assertTrue(all(fault in history.report() for fault in faults))
            return faults

    def test_a_write_that_counts_under_another_id_is_found(self):
        self.assert_found("nobody sent it", network=DoubleCount)

    def test_a_stale_page_is_found(self):
        self.assert_found("is not linearisable", network=StaleCache)

    def test_a_server_that_ends_by_itself_is_found(self):
        self.assert_found("by itself", network=Crash)

    def test_a_store_that_forgets_is_found(self):
        self.assert_found("was acknowledged and is lost", server=ForgetfulStore)

    def test_a_seed_makes_the_same_plan(self):
        one, same, other = (plan(seed, Boards(PROGRAMS, "memory:", ""), 1) for seed in (7, 7, 8))
        self.assertEqual(one, same)
        self.assertNotEqual(one, other)


if __name__ == "__main__":
    unittest.main()
