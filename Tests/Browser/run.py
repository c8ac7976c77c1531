"""Runs the browser tests in several processes, each with browsers and servers of its own.

run.py [--jobs N] [PATTERN ...] runs the tests whose ids contain one of the patterns, or all of them. The longest are printed
last, and the exit status is 1 if a test failed.
"""

import argparse
import collections
import concurrent.futures
import faulthandler
import os
import pathlib
import re
import signal
import subprocess
import sys
import tempfile
import time
import unittest

FOLDER = pathlib.Path(__file__).parent

# A process takes so many tests of one class, so that its browser starts once for them.
PIECE = 4

# In seconds. The longest test takes two minutes on a slow machine.
LONGEST = 300

LINE = re.compile(r"^(ok|FAIL|ERROR|skipped) +(\d+\.\d) s  (\S+)", re.MULTILINE)


def end_when_stuck():
    """Ends this process, with the place at which it waits, unless it is called again soon.

    A browser or a server that answers no more would otherwise hold up the run.
    """
    faulthandler.dump_traceback_later(LONGEST, exit=True)


class TimedResult(unittest.TextTestResult):
    """Prints one line for each test, with its outcome and duration."""

    def startTest(self, test):
        super(unittest.TextTestResult, self).startTest(test)
        end_when_stuck()
        self.began = time.monotonic()
        self.outcome = "ok"

    def addFailure(self, test, error):
        super().addFailure(test, error)
        self.note("FAIL", test)

    def addError(self, test, error):
        super().addError(test, error)
        self.note("ERROR", test)

    def addSkip(self, test, reason):
        super().addSkip(test, reason)
        self.outcome = "skipped"

    def addSubTest(self, test, subtest, error):
        super().addSubTest(test, subtest, error)
        if error is not None:
            self.note("FAIL", test)

    def note(self, outcome, test):
        self.outcome = outcome
        # An error of a class has no test that could say what its pages show.
        for text in getattr(test, "shown", list)():
            print(f"{test.id()} saw {text}\n")

    def stopTest(self, test):
        super().stopTest(test)
        end_when_stuck()
        print(f"{self.outcome:7} {time.monotonic() - self.began:6.1f} s  {test.id()}", flush=True)


def tests_in(suite):
    """The single tests of a suite."""
    for item in suite:
        if isinstance(item, unittest.TestSuite):
            yield from tests_in(item)
        else:
            yield item


def pieces(patterns):
    """Lists of test ids, each of one class, the largest class first."""
    classes = collections.defaultdict(list)
    for test in tests_in(unittest.defaultTestLoader.discover(str(FOLDER))):
        if not patterns or any(pattern in test.id() for pattern in patterns):
            classes[type(test)].append(test.id())
    for ids in sorted(classes.values(), key=len, reverse=True):
        yield from (ids[first : first + PIECE] for first in range(0, len(ids), PIECE))


def run_piece(ids):
    """The status and the output of a process that runs some tests."""
    command = [sys.executable, "-B", __file__, "--worker", *ids]
    # A file, because a pipe ends only with the last server that a process left behind.
    with tempfile.TemporaryFile("w+") as output:
        process = subprocess.Popen(command, stdout=output, stderr=subprocess.STDOUT, start_new_session=True)
        status = process.wait()
        try:
            os.killpg(process.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass
        output.seek(0)
        return status, output.read()


def work(ids):
    """Runs some tests in this process, and returns whether all passed."""
    end_when_stuck()
    sys.path.insert(0, str(FOLDER))
    suite = unittest.defaultTestLoader.loadTestsFromNames(ids)
    return unittest.TextTestRunner(sys.stdout, verbosity=0, resultclass=TimedResult).run(suite).wasSuccessful()


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--worker", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("patterns", nargs="*")
    options = parser.parse_args()
    if options.worker:
        sys.exit(0 if work(options.patterns) else 1)
    began, lines, failures = time.monotonic(), [], []
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        running = {pool.submit(run_piece, ids): ids for ids in pieces(options.patterns)}
        for future in concurrent.futures.as_completed(running):
            status, output = future.result()
            found = LINE.findall(output)
            lines += found
            print("\n".join(f"{outcome:7} {float(seconds):6.1f} s  {name}" for outcome, seconds, name in found), flush=True)
            # A process that ended before its last test counts as failed, too.
            if status != 0:
                failures.append(output)
    for output in failures:
        print(output)
    print("\nThe longest:")
    for _, seconds, name in sorted(lines, key=lambda line: -float(line[1]))[:10]:
        print(f"{float(seconds):6.1f} s  {name}")
    failed = [name for outcome, _, name in lines if outcome in ("FAIL", "ERROR")]
    print("".join(f"\nfailed: {name}" for name in failed))
    print(f"{time.monotonic() - began:.0f} s with {options.jobs} processes")
    print(f"{len(lines) - len(failed)} passed, {max(len(failed), len(failures))} failed")
    sys.exit(1 if failures or not lines else 0)


if __name__ == "__main__":
    main()
