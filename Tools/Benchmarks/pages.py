"""How fast pinball-practice starts and answers with its pages, beside a static file of the same server; a line of JSON each.

usage: pages.py PROGRAM CONTENT FOLDER [TURNS]; CONTENT is a folder of a league's files, or "sample".
"""

import html
import http.client
import json
import os
import re
import statistics
import subprocess
import sys
import time
import urllib.parse

program, content, folder = sys.argv[1:4]
turns = int(sys.argv[4]) if len(sys.argv) > 4 else 60
environment = {**os.environ, "XDG_DATA_HOME": folder}
store = f"sqlite:{folder}/pages.sqlite"


def run(*arguments):
    command = [program, *arguments, "--store", store]
    return json.loads(subprocess.run(command, check=True, capture_output=True, text=True, env=environment).stdout)


class Server:
    """The app on a free port, and a browser that keeps its connection."""

    def __init__(self):
        command = [program, "serve", "--port", "0", "--content", content, "--store", store]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
        for line in self.process.stdout:
            if match := re.search(r"http://([^/\s]+)(/sign-in/\S+)", line):
                self.connection = http.client.HTTPConnection(match[1])
                answer, _ = self.ask(match[2], "POST")
                self.cookie = answer.getheader("Set-Cookie").partition(";")[0]
                return
        raise SystemExit("the server ended without printing a link")

    cookie = ""

    def ask(self, path, method="GET"):
        self.connection.request(method, path, headers={"Cookie": self.cookie, "Accept": "text/html"})
        answer = self.connection.getresponse()
        return answer, answer.read()

    def page(self, path):
        answer, body = self.ask(path)
        if answer.status != 200:
            raise SystemExit(f"{path} is answered with {answer.status}")
        return body

    def end(self):
        self.process.terminate()
        self.process.wait()


def report(page, times):
    ordered = sorted(times)
    record = {
        "page": page,
        "medianMilliseconds": round(statistics.median(ordered) * 1000, 2),
        "p95Milliseconds": round(ordered[int(len(ordered) * 0.95)] * 1000, 2),
    }
    print(json.dumps(record))


def first(pattern, body):
    """Something that a page links to or offers, as an address holds it."""
    match = re.search(pattern, body.decode())
    return html.unescape(match[1]) if match else ""


# Everything is here before the first start is timed, as after a day of use.
run("refresh", "--content", content, "--json")
began = time.monotonic()
server = Server()
while b"<td" not in server.page("/league/standings"):
    pass
report("cold start, to the first page of standings", [time.monotonic() - began])

stats = server.page("/league/stats?season=all")
machine = first(r'<select id="machine"[\s\S]*?<option value="([^"]+)"', stats)
season = first(r'<select id="season"[\s\S]*?<option value="(\d+)"', stats)
game = first(r'class="card game-link" href="([^"]+)"', server.page("/library?source=all"))
chosen = urllib.parse.quote(machine)
pages = {
    "a static file": "/assets/pinball.css",
    "front page": "/",
    "standings": "/league/standings",
    "stats, latest season": "/league/stats",
    "stats, all seasons": "/league/stats?season=all",
    "machine panel, one bank": f"/league/stats?season={season}&bank=1&machine={chosen}",
    "machine panel, all seasons": f"/league/stats?season=all&machine={chosen}",
    "targets": "/league/targets",
    "library": "/library?source=all",
    "a game": game,
}
times = {name: [] for name in pages}
for _ in range(turns):
    for name, path in pages.items():
        began = time.monotonic()
        server.page(path)
        times[name].append(time.monotonic() - began)
for name in pages:
    report(name, times[name])
server.end()
