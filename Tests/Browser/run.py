"""Runs the browser tests in several processes, each with browsers and servers of its own.

run.py [--jobs N] [PATTERN ...] runs the tests whose ids contain one of the patterns, or all of them. The longest are printed
last, and the exit status is 1 if a test failed.
"""

import argparse
import collections
import faulthandler
import os
import pathlib
import re
import signal
import subprocess
import sys
import threading
import time
import unittest

FOLDER = pathlib.Path(__file__).parent

# A process takes so many tests of one class at once. Few, so that all processes end at about the same time.
PIECE = 4

# The last line of what a process prints about the tests that it took.
ENDED = re.compile(r"^-- (passed|failed)$")

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


class Worker:
    """A process with a browser, which runs some tests after others."""

    def __init__(self):
        command = [sys.executable, "-B", __file__, "--worker"]
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, start_new_session=True
        )
        threading.Thread(target=self.end).start()

    def end(self):
        """Waits for the end of the process, and ends what it left behind, which would keep its output open."""
        self.process.wait()
        try:
            os.killpg(self.process.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass

    def run(self, ids):
        """Whether some tests passed, nothing if the process ended before they did, and what it printed about them."""
        lines = []
        try:
            print(*ids, file=self.process.stdin, flush=True)
        except BrokenPipeError:
            return None, "the process had ended\n"
        for line in self.process.stdout:
            if match := ENDED.match(line):
                return match[1] == "passed", "".join(lines)
            lines.append(line)
        return None, "".join(lines)


def work():
    """Runs the tests that each line of the input names."""
    sys.path.insert(0, str(FOLDER))
    end_when_stuck()
    for line in sys.stdin:
        suite = unittest.defaultTestLoader.loadTestsFromNames(line.split())
        outcome = unittest.TextTestRunner(sys.stdout, verbosity=0, resultclass=TimedResult).run(suite)
        print("-- passed" if outcome.wasSuccessful() else "-- failed", flush=True)


def take(waiting, report):
    """Runs the tests that wait, one list after another, in a process that lives as long as it can."""
    worker = None
    for ids in waiting:
        worker = worker or Worker()
        passed, output = worker.run(ids)
        report(ids, passed, output)
        if passed is None:
            worker = None
    if worker:
        worker.process.stdin.close()
        worker.process.wait()


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    # One more than there are cores, for tests also wait.
    parser.add_argument("--jobs", type=int, default=(os.cpu_count() or 1) + 1)
    parser.add_argument("--worker", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("patterns", nargs="*")
    options = parser.parse_args()
    if options.worker:
        return work()
    began, lines, failures = time.monotonic(), [], []

    def report(ids, passed, output):
        found = LINE.findall(output)
        if passed is None:
            # The process ended in the first test that has no line.
            found += [("ERROR", "0.0", name) for name in ids if name not in [name for _, _, name in found]][:1]
        lines.extend(found)
        print("\n".join(f"{outcome:7} {float(seconds):6.1f} s  {name}" for outcome, seconds, name in found), flush=True)
        if not passed:
            failures.append(output)

    # All lanes take from one iterator of a list, which is safe to share.
    waiting = iter(list(pieces(options.patterns)))
    lanes = [threading.Thread(target=take, args=(waiting, report)) for _ in range(options.jobs)]
    for lane in lanes:
        lane.start()
    for lane in lanes:
        lane.join()
    for output in failures:
        print(output)
    print("\nThe longest:")
    for _, seconds, name in sorted(lines, key=lambda line: -float(line[1]))[:10]:
        print(f"{float(seconds):6.1f} s  {name}")
    failed = [name for outcome, _, name in lines if outcome in ("FAIL", "ERROR")]
    print("".join(f"\nfailed: {name}" for name in failed))
    print(f"{time.monotonic() - began:.0f} s with {options.jobs} processes")
    print(f"{len(lines) - len(failed)} passed, {len(failed) or len(failures)} failed")
    sys.exit(1 if failures or not lines else 0)


if __name__ == "__main__":
    main()
