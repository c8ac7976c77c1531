"""Measures the server with sign-in on, and the HTTP library alone beside it.

The server answers durable submits, pages and windows of a board, and a mix.

    measure.py API-SERVER STORE-URL [ENTRIES] [RUNS] [SECONDS]

Needs wrk. Prints a line of JSON for each run.
"""

import json
import os
import subprocess
import sys
import urllib.request

server, store = sys.argv[1:3]
entries, runs, seconds = (int(value) for value in (sys.argv[3:] + ["100000", "5", "3"][len(sys.argv) - 3 :]))
script = os.path.join(os.path.dirname(__file__), "load.lua")
works = ["shortest", "submit", "page", "window", "mix"]
DEFINITION = {
    "directions": ["descending"],
    "ties": "competition",
    "tieOrder": "reachedAt",
    "periods": ["allTime"],
    "zone": {"name": "UTC", "initialOffsetSeconds": 0, "transitions": []},
    "graceMilliseconds": 0,
    "ruleVersion": 1,
}


def ask(method, path, body):
    request = urllib.request.Request(
        address + path,
        method=method,
        data=json.dumps(body).encode(),
        headers={"Authorization": f"Bearer {token}", "Content-Type": "application/json"},
    )
    with urllib.request.urlopen(request) as answer:
        return answer.read()


def fill():
    ask("PUT", "/api/v1/board?path=bench%2Fone%2Fboard", DEFINITION)
    for start in range(0, entries, 1000):
        submissions = [
            {
                "id": f"fill-{number}",
                "board": "bench/one/board",
                "player": f"p{number:011d}",
                "action": {"set": [number * 7919 % 1_000_000_007]},
                "occurredAt": 1_750_000_000_000,
                "actor": "bench",
            }
            for number in range(start, min(start + 1000, entries))
        ]
        ask("POST", "/api/v1/submissions", {"submissions": submissions})


def start(store):
    """A server, with its address and a token."""
    process = subprocess.Popen([server, store], stdout=subprocess.PIPE, text=True)
    return process, *process.stdout.readline().split()


def measure(address, token, name, work):
    output = subprocess.run(
        ["wrk", "-t", "2", "-c", "64", "-d", f"{seconds}s", "-s", script, address, "--", token, work, str(entries)],
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    figures = json.loads(output.strip().splitlines()[-1])
    print(json.dumps({"name": name, "work": work, "entries": entries, **figures}), flush=True)


processes = []
try:
    bare, bare_address, bare_token = start("bare")
    processes.append(bare)
    process, address, token = start(store)
    processes.append(process)
    fill()
    for _ in range(runs):
        measure(bare_address, bare_token, "bare server", "shortest")
        for work in works:
            measure(address, token, "server", work)
finally:
    for process in processes:
        process.terminate()
        process.wait()
