"""The time from an arrow entered at one server until a board that is followed at another shows it.

Usage: arrival.py ARCHERY STORE [ARROWS]

Prints milliseconds as JSON. The store is a URL that both servers open, such as sqlite:FOLDER/club.sqlite (FOLDER is a temporary
folder) or postgres:SERVICE.
"""

import json
import os
import shutil
import sys
import tempfile
import time

from cluster import Processes, eventually
from servers import Board, Client, Servers, Shoot


def measure(archery, store, arrows):
    folder = tempfile.mkdtemp(prefix="scorebook-arrival-")
    processes = Processes(folder)
    try:
        servers = Servers(archery, folder, processes, store.replace("FOLDER", folder), {}, count=2)
        servers.start()
        here, there = (f"http://127.0.0.1:{port}" for port in servers.ports)
        shoot = Shoot(servers, "Arrival")
        client = Client.signing_in(here, servers.link())
        board = Board(Client(there, client.token), shoot)
        board.start()
        archer = shoot.archer
        eventually("the board", lambda: archer in board.totals)
        times, total = [], 0
        for number in range(arrows):
            total += 9
            shoot.sent = total
            begun = time.monotonic()
            status, text = client.request(
                "POST", f"/shoots/{shoot.id}/arrows", {"id": f"a{number}", "archer": archer, "value": "9"}
            )
            assert status in (200, 303), text
            entered = time.monotonic()
            eventually_at(board, (archer, total))
            times.append((1000 * (board.seen[(archer, total)] - begun), 1000 * (entered - begun)))
            # A board's stream sends at most five states a second.
            time.sleep(0.25)
        return times
    finally:
        processes.end()
        shutil.rmtree(folder, ignore_errors=True)


def eventually_at(board, key):
    deadline = time.monotonic() + 30
    while key not in board.seen:
        if time.monotonic() > deadline:
            raise TimeoutError(f"{key} did not arrive")
        time.sleep(0.0005)


if __name__ == "__main__":
    found = measure(os.path.abspath(sys.argv[1]), sys.argv[2], int(sys.argv[3]) if len(sys.argv) > 3 else 100)
    arrival, answered = sorted(each[0] for each in found), sorted(each[1] for each in found)
    print(
        json.dumps(
            {
                "arrows": len(found),
                "answered_p50": round(answered[len(found) // 2], 1),
                "arrival_p50": round(arrival[len(found) // 2], 1),
                "arrival_p95": round(arrival[len(found) * 95 // 100], 1),
                "within_100_ms": sum(each <= 100 for each in arrival),
            }
        )
    )
