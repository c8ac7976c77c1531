"""Histories of a real server: clients write and read, while the server is killed and the network is bad.

Usage: histories.py PROGRAMS [COUNT [FIRST-SEED]]

PROGRAMS is the folder of the programs. A seed decides what each client asks, in which order, and what happens to each
request; what runs at the same time is up to the machine. Each history has a new store: files for an even seed, SQLite for an
odd one. Every fifth history is of a shoot, the others are of boards. A wrong one is written to a file in the folder
HISTORY_REPORTS, and its name is printed.
"""

import collections
import concurrent.futures
import itertools
import os
import random
import sys
import tempfile
import time

from boards import Boards
from checker import Operation, faults_of_ids, settled, why_not_linearisable
from network import WHOLE, Fault, Network, Server
from shoots import Shoot

CLIENTS, STEPS, TRIES = 4, 14, 3
REPORTS = os.environ.get("HISTORY_REPORTS", tempfile.gettempdir())
# How often each fault happens to a hundred requests.
FAULTS = {
    "whole": 55,
    "delayed": 10,
    "lost": 4,
    "torn": 4,
    "cut": 6,
    "unanswered": 6,
    "late": 5,
    "twice": 7,
    "kill": 3,
}


def plan(seed, subject, client):
    """The steps of a client: operations, each with the faults of its tries. An operation may come again."""
    choose = random.Random(f"{seed} {client}")
    steps, writes = [], []
    for number in range(STEPS):
        kind = choose.choices(["write", "again", "read"], [5, 1, 4])[0]
        if kind == "read":
            operation = subject.read(choose)
        elif kind == "again" and writes:
            operation = choose.choice(writes)
        else:
            operation = subject.write(choose, f"{client}-{number}")
            writes.append(operation)
        operation.client = f"client {client}"
        tries = choose.randint(1, TRIES) if operation.ids else 1
        kinds = choose.choices(list(FAULTS), FAULTS.values(), k=tries)
        steps.append((operation, [Fault(kind, choose.choice([0, 0, 1, 1, 2, 3, 8])) for kind in kinds]))
    if client == 0:
        # Each history has a kill while the other clients run.
        steps[choose.randrange(STEPS // 2)][1][0] = Fault("kill", 0)
    return steps


class History:
    """One history: its server, its network, and what its clients saw."""

    def __init__(self, programs, seed, folder, subject, network=Network, server=Server):
        self.seed, self.folder = seed, folder
        self.store = f"file:{folder}/store" if seed % 2 == 0 else f"sqlite:{folder}/store/store.sqlite"
        os.mkdir(f"{folder}/store", 0o700)
        self.subject = subject(programs, self.store, folder)
        self.network = network(server(self.subject.command, folder))
        self.moments = itertools.count(1)
        self.operations, self.tries, self.facts, self.faults = [], [], {}, []

    def run(self):
        """Lets the clients run, and returns what is wrong."""
        server = self.network.server
        try:
            server.start()
            self.subject.prepare(self.network.ask)
            plans = [plan(self.seed, self.subject, client) for client in range(CLIENTS)]
            with concurrent.futures.ThreadPoolExecutor(CLIENTS) as pool:
                for client in [pool.submit(self.client, steps) for steps in plans]:
                    client.result()
            self.network.end()
            # A new process has nothing under way, and holds what is on disk.
            server.kill()
            for thing in self.subject.things:
                self.check(thing)
            server.end()
        except Exception as error:
            self.faults.append(f"{type(error).__name__}: {error}")
        finally:
            server.stop()
        return self.faults

    def client(self, steps):
        for operation, faults in steps:
            if not operation.called:
                operation.called = next(self.moments)
                self.operations.append(operation)
            for fault in faults:
                if self.attempt(operation, fault):
                    break

    def attempt(self, operation, fault=WHOLE):
        """Tries an operation once; returns whether an answer came."""
        began = next(self.moments)
        answers = self.network.ask(self.subject.request(operation), fault)
        ended = next(self.moments)
        self.tries.append((began, ended, operation, fault, len(answers)))
        for status, value in answers:
            answer, facts = self.subject.answer(operation, status, value)
            if operation.ids:
                operation.told.append(facts)
            if operation.is_unknown:
                operation.returned, operation.answer = ended, answer
        return bool(answers)

    def check(self, thing):
        """Reads a thing in the end, and checks all that was seen of it."""
        operations = [operation for operation in self.operations if operation.thing == thing]
        facts = self.facts[thing] = self.subject.facts(self.network.ask, thing)
        last = Operation(thing, *self.subject.last, called=next(self.moments), client="the end")
        assert self.attempt(last), f"{thing} cannot be read"
        self.operations.append(last)
        self.faults += faults_of_ids(operations, facts)
        try:
            relevant = settled([*operations, last], facts, last.returned, self.subject.effect)
            why = why_not_linearisable(relevant, self.subject.empty)
        except OverflowError as error:
            self.faults.append(f"{thing}: undecided, {error}")
            return
        if why:
            self.faults.append(f"{thing} is not linearisable: {why}")

    def counts(self):
        """What happened, which tells how much a run proves."""
        there = {id for facts in self.facts.values() for id, _ in facts}
        writes = [operation for operation in self.operations if operation.ids]
        unknown = [operation for operation in writes if operation.is_unknown]
        happened = {
            "operations": len(self.operations),
            "writes": len(writes),
            "of unknown outcome": len(unknown),
            "of these in effect": sum(there.issuperset(operation.ids) for operation in unknown),
            "answered more than once": sum(len(operation.told) > 1 for operation in writes),
        }
        return {**happened, **self.network.counts}

    def report(self):
        """The history for readers."""
        lines = [f"seed {self.seed}, {self.store}", "", *self.faults]
        lines += ["", "Operations by the moment of their call:"]
        lines += map(str, sorted(self.operations, key=lambda each: each.called))
        lines += ["", "Tries, what happened to them, and how many answers came:"]
        for began, ended, each, fault, answers in sorted(self.tries, key=lambda each: each[0]):
            what = f"{each.method}{each.arguments}: {fault.kind} {fault.count}"
            lines.append(f"{began}–{ended} {each.client}, {each.thing}: {what}: {answers}")
        for thing, facts in self.facts.items():
            lines += ["", f"The ids of {thing} in the end:", *map(str, facts)]
        with open(f"{self.folder}/errors.txt", encoding="utf-8", errors="replace") as errors:
            lines += ["", "What the servers complained about:", errors.read()]
        return "\n".join(lines)

    def write(self):
        """Writes the report to a file, and returns its path."""
        os.makedirs(REPORTS, exist_ok=True)
        path = os.path.join(REPORTS, f"history-{self.seed}.txt")
        with open(path, "w", encoding="utf-8") as file:
            file.write(self.report())
        return path


def run(programs, count, first):
    """Runs histories, prints what is wrong with them and what happened, and returns how many are wrong."""
    print(f"\n{count} histories from seed {first} on", flush=True)
    begun, totals, wrong = time.monotonic(), collections.Counter(), 0
    for seed in range(first, first + count):
        with tempfile.TemporaryDirectory() as folder:
            history = History(programs, seed, folder, Boards if seed % 5 else Shoot)
            faults = history.run()
            totals.update(history.counts())
            if faults:
                wrong += 1
                print(f"seed {seed}: {faults[0][:600]}\nsee {history.write()}", flush=True)
    print(", ".join(f"{number} {name}" for name, number in totals.items()))
    print(f"{wrong} of {count} histories are wrong; {time.monotonic() - begun:.0f} seconds", flush=True)
    return wrong


def main(programs, count=20, first=None):
    return run(programs, int(count), random.randrange(1 << 32) if first is None else int(first))


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]) > 0)
