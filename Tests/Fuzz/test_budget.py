"""The budget of a request: what it may cost the server, in processor time, memory, storage and time to answer.

Texts that are slow to compare, in every place of every route, cost a stranger's request at most 50 ms of processor time, and a
member's at most that and twice what as many letters cost. BUDGET_SECONDS is the time for all of it; FUZZ_SEED makes a run again.
"""

import io
import json
import os
import pathlib
import random
import re
import subprocess
import tempfile
import time
import unittest
import zipfile
from base64 import b64encode

import api
import pages
from served import PROGRAMS, Client, Log, Server, environment, quoted
from test_fuzz import APPS, SEED, member

SECONDS = float(os.environ.get("BUDGET_SECONDS", "20"))
# Seconds of a processor that a request may cost before anything is known of its sender.
UNKNOWN = 0.05
# Bytes of memory and of storage that a request may take beyond its own, and how often its own.
MEMORY, MEMORIES = 96 << 20, 40
STORAGE, COPIES = 1 << 20, 8
# Seconds for an answer on a busy machine.
PATIENCE = 10
# What is repeated, and what makes it slow: to normalise, to walk backwards, to escape, to split, to fold.
REPEATED = {
    "marks": "\u0301\u0323", "ordered marks": "\u0323\u0301", "one mark": "\u0301", "flags": "🇩", "joined": "👩\u200d",
    "escapes": "<&\"'", "ligatures": "ﷺ", "lines": "a\n", "commas": ",;", "names": "a=b&", "turns": "\u202e", "jamo": "\u1161",
}
FIELDS = ("Accept-Language", "Cookie", "User-Agent", "Referer", "If-None-Match", "Last-Event-ID", "Authorization", "X-Any")
FORM = "application/x-www-form-urlencoded"


class Meter:
    """What the process of a server has cost."""

    def __init__(self, process, folder):
        self.proc, self.folder = pathlib.Path(f"/proc/{process.pid}"), folder

    def seconds(self):
        """Processor time of all threads; a server's threads do not end while it serves."""
        total = 0
        for task in (self.proc / "task").iterdir():
            try:
                total += int((task / "schedstat").read_text().split()[0])
            except FileNotFoundError:
                pass
        return total / 1e9

    def peak(self):
        return int(re.search(r"VmHWM:\s+(\d+)", (self.proc / "status").read_text())[1]) << 10

    def forget_peak(self):
        (self.proc / "clear_refs").write_text("5")

    def stored(self):
        return sum(file.stat().st_size for file in self.folder.rglob("*") if file.is_file())


class Budget:
    """Measures requests, and notes those that cost too much."""

    def __init__(self, meter):
        self.meter, self.faults, self.count, self.most = meter, {}, 0, 0.0

    def cost(self, ask):
        """The cost of one request: seconds of a processor, bytes of memory and storage, seconds until the answer."""
        self.meter.forget_peak()
        before = (self.meter.seconds(), self.meter.peak(), self.meter.stored(), time.monotonic())
        ask()
        after = (self.meter.seconds(), self.meter.peak(), self.meter.stored(), time.monotonic())
        self.count += 1
        return [end - start for start, end in zip(before, after)]

    def check(self, name, size, ask, plain=None):
        """Asks, and compares with what the same size of letters costs; nothing is plain for a stranger."""
        used = self.cost(ask)
        # Other work of the process may fall into one measurement, so an excess is measured again.
        allowed = UNKNOWN
        if used[0] > allowed and plain:
            allowed += 2 * min(self.cost(plain)[0] for _ in range(2))
        if used[0] > allowed:
            used[0] = min(used[0], self.cost(ask)[0], self.cost(ask)[0])
        self.most = max(self.most, used[0])
        found = [
            used[0] > allowed and f"{used[0] * 1000:.0f} ms of a processor, {allowed * 1000:.0f} allowed",
            used[1] > MEMORY + MEMORIES * size and f"{used[1] >> 20} MiB of memory",
            used[2] > STORAGE + COPIES * size and f"{used[2] >> 10} KiB of storage",
            used[3] > PATIENCE and f"{used[3]:.1f} s until the answer",
        ]
        if excess := ", ".join(text for text in found if text):
            self.faults.setdefault(name, f"{size >> 10} KiB: {excess}")


def requests(method, path, names, text):
    """The places of one request that hold foreign text: (place, address, body, headers)."""
    accept = {"Accept": "text/html"}
    raw = text.encode("utf-8", "surrogatepass")
    short = text[: 60_000 // len(quoted(text[:12])) * 12 if text else 0]
    escaped = quoted(short)[:28_000]
    # Cut between escapes.
    escaped = re.sub(r"%[0-9A-F]?$", "", escaped)
    yield "query", f"{path}?{names[0]}={escaped}", None, accept
    yield "query's name", f"{path}?{escaped}=x", None, accept
    yield "address", re.sub(r"[^/]+$", escaped, path) if path.count("/") > 1 else f"/{escaped}", None, accept
    for field in FIELDS:
        latin = raw[:28_000].replace(b"\n", b"").decode("latin-1")
        yield field, path, None, {**accept, field: latin}
    if method in ("GET", "HEAD"):
        return
    for name in names:
        yield f"field {name}", path, name.encode() + b"=" + raw, {**accept, "Content-Type": FORM}
    yield "name of a field", path, raw + b"=x", {**accept, "Content-Type": FORM}
    value = json.dumps(text, ensure_ascii=False).encode("utf-8", "surrogatepass")
    for body in (value, b'{"link":' + value + b"}", b"{" + value + b':"x"}', b'{"writes":[{"path":' + value + b"}]}"):
        yield "JSON", path, body, {"Content-Type": "application/json"}


def with_text(value, text):
    """The JSON value with each of its texts replaced, one at a time."""
    if isinstance(value, str):
        yield text
    elif isinstance(value, dict):
        for key, part in value.items():
            for changed in with_text(part, text):
                yield {**value, key: changed}
    elif isinstance(value, list):
        for place, part in enumerate(value):
            for changed in with_text(part, text):
                yield value[:place] + [changed] + value[place + 1:]


def workbook(columns, rows):
    """A small file that holds many cells, as a base64 text."""
    cell = '<c t="inlineStr"><is><t>a</t></is></c>'
    row = f"<row>{cell * columns}</row>"
    sheet = f'<?xml version="1.0"?><worksheet><sheetData>{row * rows}</sheetData></worksheet>'
    book = '<?xml version="1.0"?><workbook xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships">' \
        '<sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>'
    relations = '<?xml version="1.0"?><Relationships><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/' \
        'officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>'
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as file:
        file.writestr("xl/workbook.xml", book)
        file.writestr("xl/_rels/workbook.xml.rels", relations)
        file.writestr("xl/worksheets/sheet1.xml", sheet)
    return b64encode(packed.getvalue()).decode()


class BudgetTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def serve(self, app):
        log = Log()
        place = self.folder / app
        place.mkdir()
        server = Server(app, place, f"sqlite:{place / 'store.sqlite'}")
        try:
            routes = server.routes()
            site = pages.Site(routes)
            owner = Client(server, log).sign_in(link=server.link)
            site.crawl(owner)
            guest = member(owner, site, log) or owner
            budget = Budget(Meter(server.process, place))
            self.strangers(server, site, routes, budget, log)
            self.members(site, guest, owner, budget)
            self.programs(routes, guest, budget)
            print(f"\n{app}: seed {SEED}: {budget.count} requests, at most {budget.most * 1000:.0f} ms each", flush=True)
            lines = [f"{name}: {fault}" for name, fault in sorted(budget.faults.items())]
            self.assertEqual(lines, [], f"{app}, FUZZ_SEED={SEED}:\n" + "\n".join(lines))
        finally:
            server.end()

    def strangers(self, server, site, routes, budget, log):
        """Every kind of text in every place of every route, from a client that nobody knows."""
        stranger, deadline = Client(server, log), time.monotonic() + SECONDS / len(APPS) / 2
        asked = [
            (method, route, kind, size)
            for method, route in routes if not re.search(r"/live$|/stream$", route)
            for kind in REPEATED for size in (60_000, 1_000)
        ]
        random.Random(f"{SEED} strangers").shuffle(asked)
        known = {"POST /sign-out": ["sure"], "POST /join": ["invite", "name"], "POST /recover": ["code"]}
        # The ways in, which read a body of anybody, come first.
        asked.sort(key=lambda item: f"{item[0]} {item[1]}" not in known)
        for method, route, kind, size in asked:
            if time.monotonic() > deadline:
                break
            text = REPEATED[kind] * (size // len(REPEATED[kind].encode()))
            names = known.get(f"{method} {route}", ["name"])
            for place, path, body, headers in requests(method, re.sub(r":\w+", "x", route), names, text):
                def ask(path=path, body=body, headers=headers):
                    stranger.send(method, path, body, dict(headers))
                budget.check(f"stranger, {method} {route}, {kind} in {place}", size, ask)
        stranger.close()

    def members(self, site, guest, owner, budget):
        """Every kind of text in every field of every form, and files that grow."""
        deadline = time.monotonic() + SECONDS / len(APPS) / 2
        asked = [
            (form, name, kind, size, client)
            # That a form asks is no text.
            for _, form in sorted(site.forms.items()) for name in sorted(form[2]) if name != "form-asks" for kind in REPEATED
            for size in (400_000, 20_000) for client in (guest, owner)
            if form[0] == "POST" and not pages.ENDING.search(form[1]) and not pages.LEFT_OUT.search(form[1])
        ]
        random.Random(f"{SEED} members").shuffle(asked)
        asked.sort(key=lambda item: item[1] not in ("workbook", "list"))
        for (_, action, fields), name, kind, size, client in asked:
            if time.monotonic() > deadline:
                break

            def ask(text):
                pairs = {**fields, name: text}
                body = b"&".join(quoted(key).encode() + b"=" + value.encode() for key, value in pairs.items())
                client.send("POST", action, body, {
                    "Accept": "text/html", "Content-Type": FORM, "Authorization": f"Bearer {client.token}",
                })

            unit = REPEATED[kind].replace("&", "%26").replace("=", "%3D")
            text = unit * (size // len(unit.encode()))
            if name == "workbook":
                text = quoted(workbook(*{400_000: (2_000, 2_000), 20_000: (10, 40_000)}[size]))
            letters = "a" * len(text.encode())
            budget.check(
                f"member, POST {site.shape(action)}, {kind} in {name}", size, lambda: ask(text), plain=lambda: ask(letters)
            )

    def programs(self, routes, guest, budget):
        """Every kind of text in every text of the API's bodies, from a member."""
        deadline = time.monotonic() + SECONDS / len(APPS) / 4
        asked = [
            (method, route, example, kind, size)
            for method, route in routes if route.startswith("/api/") and method != "GET" and not pages.LEFT_OUT.search(route)
            for example in api.EXAMPLES for kind in REPEATED for size in (400_000, 20_000)
        ]
        random.Random(f"{SEED} programs").shuffle(asked)
        for method, route, example, kind, size in asked:
            if time.monotonic() > deadline:
                break

            def ask(unit):
                body = json.dumps(changed(unit * (size // len(unit.encode()))), ensure_ascii=False)
                guest.send(method, route, body.encode("utf-8", "surrogatepass"), {
                    "Content-Type": "application/json", "Authorization": f"Bearer {guest.token}",
                })

            for place in range(len(list(with_text(example, "")))):
                def changed(text, place=place):
                    return list(with_text(example, text))[place]
                name = f"program, {method} {route}, {kind} in text {place} of {json.dumps(example)[:40]}"
                budget.check(name, size, lambda: ask(REPEATED[kind]), plain=lambda: ask("a"))

    def test_archery_does_no_more_work_than_a_request_is_worth(self):
        self.serve("archery")

    def test_fitness_challenge_does_no_more_work_than_a_request_is_worth(self):
        self.serve("fitness-challenge")

    def test_pinball_practice_does_no_more_work_than_a_request_is_worth(self):
        self.serve("pinball-practice")

    def test_a_planted_comparison_in_quadratic_time_is_found(self):
        """The program `bare` hashes what it is sent, unchecked."""
        process = subprocess.Popen(
            [str(PROGRAMS / "api-server"), "bare"], stdout=subprocess.PIPE, text=True, env=environment(self.folder)
        )
        try:
            host, port = re.search(r"http://(\S+):(\d+)", process.stdout.readline()).groups()
            address = type("Address", (), {"host": host, "port": int(port), "app": "bare", "is_running": lambda self: True})()
            client, budget = Client(address, Log()), Budget(Meter(process, self.folder))
            for kind in ("one mark", "marks"):
                text = REPEATED[kind] * (60_000 // len(REPEATED[kind].encode()))
                budget.check(kind, 60_000, lambda: client.send("POST", "/planted", text.encode(), {}))
            client.close()
            self.assertEqual(list(budget.faults), ["marks"])
        finally:
            process.terminate()
            process.wait(timeout=30)
            process.stdout.close()


if __name__ == "__main__":
    unittest.main()
