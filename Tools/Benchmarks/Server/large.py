"""Measures how long the top of a board takes while one member has six large requests open at a time.

    large.py API-SERVER STORE-URL [SECONDS]

Prints a line of JSON for each kind of large request: the board's times in milliseconds, without them and with them.
"""

import http.client
import json
import multiprocessing
import subprocess
import sys
import time
import urllib.parse

server, store = sys.argv[1:3]
seconds = float(sys.argv[3]) if len(sys.argv) > 3 else 6
LOADS = 6
fork = multiprocessing.get_context("fork")
SPACE = "bench/one"
DEFINITION = {
    "directions": ["descending"],
    "ties": "competition",
    "tieOrder": "reachedAt",
    "periods": ["allTime"],
    "zone": {"name": "UTC", "initialOffsetSeconds": 0, "transitions": []},
    "graceMilliseconds": 0,
    "ruleVersion": 1,
}


class Caller:
    """One connection with one token."""

    def __init__(self, token):
        self.token, self.link = token, None

    def ask(self, method, path, body=None):
        self.link = self.link or http.client.HTTPConnection(host, timeout=120)
        headers = {"Authorization": f"Bearer {self.token}", "Content-Type": "application/json"}
        self.link.request(method, path, body, headers)
        answer = self.link.getresponse()
        text = answer.read()
        return answer.status, text


def data(value):
    return json.dumps(value).encode()


def fill(owner):
    def must(*request):
        status, text = owner.ask(*request)
        assert status < 300, (status, text[:300])

    must("PUT", f"/api/v1/board?path={SPACE}/board", data(DEFINITION))
    for start in range(0, 10_000, 1000):
        submissions = [
            {
                "id": f"fill-{number}",
                "board": f"{SPACE}/board",
                "player": f"p{number:011d}",
                "action": {"set": [number * 7919 % 1_000_000_007]},
                "occurredAt": 1_750_000_000_000,
                "actor": "bench",
            }
            for number in range(start, start + 1000)
        ]
        must("POST", "/api/v1/submissions", data({"submissions": submissions}))
    for start in range(0, 1000, 250):
        events = [
            {
                "id": f"e{number}",
                "type": "note",
                "actor": "bench",
                "occurredAt": 1_750_000_000_000,
                "body": "x" * 60_000,
            }
            for number in range(start, start + 250)
        ]
        must("POST", f"/api/v1/journal/events?path={SPACE}/journal", data({"events": events}))
    for start in range(0, 1000, 250):
        writes = [
            {"path": f"{SPACE}/docs/d{number:04d}", "id": f"w{number}", "expected": "any", "body": "y" * 4000}
            for number in range(start, start + 250)
        ]
        must("POST", "/api/v1/documents", data({"writes": writes}))


def repeat(work, member, name, ready, ended, statuses):
    """Sends a member's large requests, from a process of its own, whose work does not count in the board's times."""
    caller = Caller(member[0])
    request = work(member[1], name)
    ready.release()
    while not ended.is_set():
        status, _ = caller.ask(*request)
        statuses.put(status)
        # The same batch again would be a repeat, which the store has.
        if request[0] == "POST" and "journal" in request[1]:
            name += "x"
            request = work(member[1], name)
        if status == 429:
            ended.wait(0.5)


def board_times(owner):
    times = []
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        start = time.monotonic()
        status, _ = owner.ask("GET", f"/api/v1/board/page?path={SPACE}/board&limit=100")
        times.append((time.monotonic() - start) * 1000)
        assert status == 200
        time.sleep(0.01)
    times.sort()
    return {
        "asked": len(times),
        "median": round(times[len(times) // 2], 1),
        "p95": round(times[len(times) * 95 // 100], 1),
        "worst": round(times[-1], 1),
    }


def paths():
    return data({"paths": [f"{SPACE}/docs/d{number:04d}" for number in range(1000)]})


def batch(user, name):
    events = [
        {
            "id": f"{name}-{number}",
            "type": "note",
            "actor": user,
            "subject": user,
            "occurredAt": 1_750_000_000_000,
            "body": "z" * 60_000,
        }
        for number in range(400)
    ]
    return data({"events": events})


WORKS = {
    "nothing": None,
    "documents/load of 1,000": lambda user, name: ("POST", "/api/v1/documents/load", paths()),
    "journal/events of 60 MB": lambda user, name: (
        "GET",
        f"/api/v1/journal/events?path={SPACE}/journal&limit=1000",
    ),
    "changes": lambda user, name: ("GET", "/api/v1/changes?limit=1000"),
    "batches of 24 MB": lambda user, name: (
        "POST",
        "/api/v1/journal/events?path=" + urllib.parse.quote(f"{SPACE}/mine"),
        batch(user, name),
    ),
}

process = subprocess.Popen([server, store, "member"], stdout=subprocess.PIPE, text=True)
try:
    member = process.stdout.readline().split()
    address, token = process.stdout.readline().split()
    host = address.split("//")[1]
    owner = Caller(token)
    fill(owner)
    for name, work in WORKS.items():
        ready, ended, statuses = fork.Semaphore(0), fork.Event(), fork.SimpleQueue()
        loads = [
            fork.Process(target=repeat, args=(work, member, f"load-{number}", ready, ended, statuses))
            for number in range(LOADS if work else 0)
        ]
        for load in loads:
            load.start()
        for load in loads:
            ready.acquire()
        times = board_times(owner)
        ended.set()
        for load in loads:
            load.join()
        counts = {}
        while not statuses.empty():
            status = statuses.get()
            counts[status] = counts.get(status, 0) + 1
        print(json.dumps({"six at once": name, "board, ms": times, "answers": counts}), flush=True)
finally:
    process.terminate()
    process.wait()
