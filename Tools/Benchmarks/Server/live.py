"""Measures how soon a crowd that follows one board has seen a change, and what a follower costs the server's memory.

    live.py API-SERVER FOLLOWERS-PROGRAM STORE [FOLLOWERS] [STALLED] [RUNS] [SECONDS]

The store is a prefix: each run has one of its own. A run without followers who never read comes before each with them.
Prints a line of JSON for each run.
"""

import concurrent.futures
import http.client
import itertools
import json
import os
import statistics
import subprocess
import sys
import time

DEFAULTS = ["5000", "100", "5", "6"]
program, crowd, store = sys.argv[1:4]
followers, stalled, runs, seconds = (int(value) for value in sys.argv[4:] + DEFAULTS[len(sys.argv) - 4 :])
PER_SECOND = 20
# So many that the pace does not depend on how long one submit waits for the disk.
WRITERS = 10
PLAYERS = 10
BOARD = "bench/one/board"
DEFINITION = {
    "directions": ["descending"],
    "ties": "competition",
    "tieOrder": "reachedAt",
    "periods": ["allTime"],
    "zone": {"name": "UTC", "initialOffsetSeconds": 0, "transitions": []},
    "graceMilliseconds": 0,
    "ruleVersion": 1,
}


class Server:
    """A server over a new store, with a board of a few players."""

    def __init__(self, url):
        self.process = subprocess.Popen([program, url], stdout=subprocess.PIPE, text=True)
        address, self.token = self.process.stdout.readline().split()
        self.port = address.rpartition(":")[2]
        self.numbers = itertools.count(1)
        connection = self.connect()
        self.ask(connection, "PUT", f"/api/v1/board?path={BOARD}", DEFINITION)
        for _ in range(PLAYERS):
            self.submit(connection)

    def connect(self):
        return http.client.HTTPConnection("127.0.0.1", int(self.port))

    def ask(self, connection, method, path, body):
        headers = {"Authorization": f"Bearer {self.token}", "Content-Type": "application/json"}
        connection.request(method, path, json.dumps(body), headers)
        answer = connection.getresponse()
        text = answer.read()
        if answer.status >= 300:
            raise SystemExit(f"{path} is answered with {answer.status}: {text.decode()}")
        return text

    def submit(self, connection):
        """A change that shows on the board; its revision."""
        number = next(self.numbers)
        submission = {
            "id": f"live-{number}",
            "board": BOARD,
            "player": f"p{number % PLAYERS}",
            "action": {"set": [number]},
            "occurredAt": 1_750_000_000_000,
            "actor": "bench",
        }
        answer = json.loads(self.ask(connection, "POST", "/api/v1/submissions", {"submissions": [submission]}))
        return answer["submissions"][0]["revision"]

    def memory(self):
        with open(f"/proc/{self.process.pid}/status") as status:
            return next(int(line.split()[1]) * 1024 for line in status if line.startswith("VmRSS:"))

    def processor_seconds(self):
        with open(f"/proc/{self.process.pid}/stat") as stat:
            user, system = stat.read().rpartition(")")[2].split()[11:13]
        return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")

    def held_back(self):
        """How many connections hold something that their reader does not take."""
        with open("/proc/net/tcp") as table:
            rows = [line.split() for line in table][1:]
        here = f":{int(self.port):04X}"
        return sum(row[1].endswith(here) and not row[4].startswith("00000000") for row in rows)

    def end(self):
        self.process.terminate()
        self.process.wait()


def paced(server):
    """Submits so many times a second; when each was answered, by its revision, and how long all took."""
    done, start = {}, time.monotonic()

    def write(first):
        connection = server.connect()
        for number in range(first, PER_SECOND * seconds, WRITERS):
            time.sleep(max(0, start + number / PER_SECOND - time.monotonic()))
            revision = server.submit(connection)
            done[revision] = time.monotonic_ns()

    with concurrent.futures.ThreadPoolExecutor(WRITERS) as writers:
        list(writers.map(write, range(WRITERS)))
    return done, time.monotonic() - start


def measure(url, stalled):
    server = Server(url)
    try:
        before = server.memory()
        command = [crowd, server.port, server.token, BOARD, str(followers), str(stalled)]
        with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as reading:
            if reading.stdout.readline() != "ready\n":
                raise SystemExit("not all could follow")
            resting, busy = server.memory(), server.processor_seconds()
            done, lasted = paced(server)
            # The last change is followed by no other that would count for it.
            time.sleep(2)
            busy = server.processor_seconds() - busy
            working, held_back = server.memory(), server.held_back()
            output, _ = reading.communicate()
    finally:
        server.end()
    seen = json.loads(output)
    at = {int(revision): when for revision, when in seen["at"].items()}
    waits = sorted(max(0, at[revision] - when) / 1e6 for revision, when in done.items() if revision in at)
    connections = followers + stalled
    figures = {
        "medianMilliseconds": round(statistics.median(waits), 1),
        "p95Milliseconds": round(waits[int(len(waits) * 0.95)], 1),
        "slowestMilliseconds": round(waits[-1], 1),
        "unseen": len(done) - len(waits),
        "submitsPerSecond": round(len(done) / lasted, 1),
        "eventsPerSecond": round((seen["events"] - followers) / lasted),
        "processorSeconds": round(busy, 1),
        "bytesPerFollower": round((resting - before) / connections),
        "bytesPerFollowerAfter": round((working - before) / connections),
        "heldBack": held_back,
    }
    words = {"name": "live", "crowd": f"{stalled} more never read" if stalled else "all read"}
    print(json.dumps({**words, "followers": followers, **figures}), flush=True)


for run in range(runs):
    for some in sorted({0, stalled}):
        measure(f"{store}-{run}-{some}.sqlite", some)
