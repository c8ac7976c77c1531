"""Archery servers on one store behind haproxy, and clients of theirs."""

import http.client
import json
import os
import re
import secrets
import signal
import subprocess
import threading
import time
import urllib.parse

from cluster import answer, eventually, free_port, program


class Servers:
    """Servers on one store, as on machines of their own, behind one proxy."""

    # The pause in which the proxy notices that a server stops.
    DRAIN = 3

    def __init__(self, archery, folder, processes, store, environment, count=3):
        self.archery, self.folder, self.processes = archery, folder, processes
        self.store, self.environment = store, environment
        self.ports = [free_port() for _ in range(count)]
        self.proxy = free_port()
        self.address = f"http://127.0.0.1:{self.proxy}"
        self.running = [None] * count

    def start(self):
        for number in range(len(self.ports)):
            self.start_server(number)
        self._start_proxy()
        eventually("the proxy", lambda: answer(f"{self.address}/readyz") == 200)

    def start_server(self, number):
        """Starts a server and waits until it is ready."""
        name = f"server-{number}"
        self.running[number] = self.processes.start(
            name, self.archery, "serve", f"--port={self.ports[number]}", f"--store={self.store}",
            f"--servers={len(self.ports)}", f"--server-name={name}", f"--session-keys={self.folder}/keys.json",
            f"--url={self.address}", "--trusted-proxy=127.0.0.1", f"--drain={self.DRAIN}",
            environment=self._environment(name),
        )
        eventually(f"{name} is ready", lambda: answer(f"http://127.0.0.1:{self.ports[number]}/readyz") == 200)

    def drain(self, number):
        """Stops a server as an operator does; returns the seconds that it took."""
        begun = time.monotonic()
        self.running[number].terminate()
        status = self.running[number].wait(60)
        assert status == 0, f"server {number} ended with {status}"
        return time.monotonic() - begun

    def kill(self, number):
        self.running[number].send_signal(signal.SIGKILL)
        self.running[number].wait()

    def run(self, *arguments, data="commands", **options):
        """Runs a command of the app, and returns its output."""
        done = subprocess.run(
            [self.archery, *arguments],
            env={**os.environ, **self._environment(data)},
            capture_output=True,
            text=True,
            check=False,
            **options,
        )
        if done.returncode != 0:
            raise RuntimeError(f"{arguments}: {done.stderr}")
        return done.stdout

    def link(self):
        """The secret of a link that signs the owner in."""
        return self.run("link", f"--store={self.store}").strip().rsplit("/", 1)[1]

    def _environment(self, data):
        return {**self.environment, "XDG_DATA_HOME": os.path.join(self.folder, data), "USER": "olga"}

    def _start_proxy(self):
        servers = "\n".join(
            f"  server server-{number} 127.0.0.1:{port} check" for number, port in enumerate(self.ports)
        )
        path = os.path.join(self.folder, "haproxy.cfg")
        with open(path, "w", encoding="utf-8") as file:
            file.write(
                f"""global
  maxconn 2000
defaults
  mode http
  timeout connect 2s
  timeout client 1h
  timeout server 1h
  timeout http-request 10s
  option forwardfor
  option redispatch
  # Every write of Scorebook has an id, so a second try records once.
  retries 3
  retry-on conn-failure empty-response
frontend all
  bind 127.0.0.1:{self.proxy}
  default_backend servers
backend servers
  balance leastconn
  option httpchk
  http-check send meth GET uri /readyz ver HTTP/1.1 hdr Host localhost
  default-server inter 500ms fall 1 rise 1
{servers}
"""
            )
        self.processes.start("haproxy", program("haproxy"), "-db", "-f", path)


class Client:
    """An account that uses the servers through their proxy."""

    def __init__(self, address, token):
        self.address, self.token = address, token
        self.host = address.removeprefix("http://")
        self.connection = None

    @classmethod
    def signing_in(cls, address, link):
        """Opens a session with a sign-in link."""
        host = address.removeprefix("http://")
        connection = http.client.HTTPConnection(host, timeout=30)
        connection.request("POST", f"/sign-in/{link}")
        response = connection.getresponse()
        response.read()
        cookie = response.getheader("Set-Cookie") or ""
        found = re.match(r"[^=]+=([^;]+)", cookie)
        assert found, f"signing in answers {response.status}"
        return cls(address, found.group(1))

    def request(self, method, path, fields=None, accept="*/*", timeout=30):
        """The status and text of an answer; raises OSError or HTTPException without one."""
        if self.connection is None:
            self.connection = http.client.HTTPConnection(self.host, timeout=timeout)
        headers = {"Authorization": f"Bearer {self.token}", "Accept": accept}
        body = None
        if fields is not None:
            body = urllib.parse.urlencode(fields)
            headers["Content-Type"] = "application/x-www-form-urlencoded"
        try:
            self.connection.request(method, path, body, headers)
            response = self.connection.getresponse()
            return response.status, response.read().decode()
        except (OSError, http.client.HTTPException):
            self.connection.close()
            self.connection = None
            raise


def isRefusal(status):
    """Whether an answer says that the request is wrong, and not that it may succeed later."""
    return isinstance(status, int) and status < 500 and status != 429


class Board(threading.Thread):
    """Follows a board until the end of its shoot, opens the stream again whenever it ends, and keeps the totals by archer."""

    def __init__(self, client, shoot):
        super().__init__(daemon=True)
        self.client, self.shoot = client, shoot
        self.totals, self.seen = {}, {}
        self.opened, self.states, self.refused, self.wrong, self.over = 0, 0, 0, [], False

    @property
    def hasEnded(self):
        return self.over or self.totals.get(self.shoot.archer) == self.shoot.final

    def run(self):
        while not self.hasEnded:
            try:
                self._follow()
            except (OSError, http.client.HTTPException):
                time.sleep(0.05)

    def _follow(self):
        connection = http.client.HTTPConnection(self.client.host, timeout=40)
        headers = {"Authorization": f"Bearer {self.client.token}", "Accept": "application/json"}
        acknowledged = self.shoot.acknowledged
        connection.request("GET", f"/shoots/{self.shoot.id}/board/live", headers=headers)
        response = connection.getresponse()
        if response.status != 200:
            # A session that ended would be 401, which no server may answer.
            if response.status in (401, 403, 404):
                self.refused += 1
            response.read()
            connection.close()
            time.sleep(0.1)
            return
        self.opened += 1
        while not self.hasEnded and (line := response.readline()):
            if line.startswith(b"data: {"):
                self._take(json.loads(line[len(b"data: "):]), acknowledged)
        connection.close()

    def _take(self, state, acknowledged):
        now = time.monotonic()
        self.states += 1
        # A state never shows less than one before it.
        wrong = self.shoot.wrong(state, max(acknowledged, self.totals.get(self.shoot.archer, 0)))
        self.wrong += [wrong] if wrong else []
        for row in state.get("rows", []) + state.get("pinned", []):
            if self.totals.get(row["id"]) != row["totalScore"]:
                self.totals[row["id"]] = row["totalScore"]
                self.seen[(row["id"], row["totalScore"])] = now


class Reader(threading.Thread):
    """Reads the board of the shoot that a scorer is at, again and again."""

    def __init__(self, client, scorer, pause):
        super().__init__(daemon=True)
        self.client, self.scorer, self.pause = client, scorer, pause
        self.reads, self.again, self.refused, self.wrong, self.over = 0, {}, [], [], False

    def run(self):
        while not self.over:
            self.read(self.scorer.shoot)
            time.sleep(self.pause)

    def read(self, shoot):
        acknowledged = shoot.acknowledged
        try:
            status, text = self.client.request("GET", f"/shoots/{shoot.id}/board", accept="application/json")
        except (OSError, http.client.HTTPException) as error:
            status, text = type(error).__name__, ""
        if status == 200:
            wrong = shoot.wrong(json.loads(text), acknowledged)
            self.wrong += [wrong] if wrong else []
            self.reads += 1
        elif isRefusal(status):
            self.refused.append((status, shoot.id, text[:300]))
        else:
            self.again[status] = self.again.get(status, 0) + 1


class Scorer(threading.Thread):
    """Enters the owner's arrows in one shoot after the other, each again with its id until it is acknowledged.

    `follow` is called with each shoot before its first arrow.
    """

    def __init__(self, client, shoots, pause, seed, follow):
        super().__init__(daemon=True)
        self.client, self.shoots, self.pause, self.seed, self.follow = client, shoots, pause, seed, follow
        self.shoot = shoots[0]
        self.acknowledged, self.again, self.refused, self.over = 0, {}, [], False

    def run(self):
        for shoot in self.shoots:
            self.shoot = shoot
            self.follow(shoot)
            for number in range(Shoot.ENDS * Shoot.ARROWS):
                if self.over or self.refused:
                    return
                self._enter(shoot, number, (self.seed + number * 7) % 11)
                time.sleep(self.pause)
            shoot.final = shoot.acknowledged

    def _enter(self, shoot, number, value):
        fields = {
            "id": f"{number}-{self.seed}", "archer": shoot.archer, "value": str(value) if value else "M",
        }
        shoot.sent += value
        while True:
            try:
                status, text = self.client.request("POST", f"/shoots/{shoot.id}/arrows", fields)
            except (OSError, http.client.HTTPException) as error:
                status, text = type(error).__name__, ""
            if status in (200, 303):
                shoot.acknowledged += value
                self.acknowledged += 1
                return
            if isRefusal(status):
                self.refused.append((status, fields, text[:300]))
                return
            self.again[status] = self.again.get(status, 0) + 1
            time.sleep(0.2)


class Shoot:
    """A shoot of the owner alone, whose arrows wait for no other archer."""

    ENDS, ARROWS = 60, 6

    def __init__(self, servers, name):
        output = servers.run(
            "new", f"{name} {secrets.token_hex(3)}", f"--ends={self.ENDS}", f"--arrows={self.ARROWS}", "--start",
            "--json", f"--store={servers.store}",
        )
        made = json.loads(output)
        self.id, self.archer = made["id"], made["createdBy"]
        # The archer's totals; `final` is set after the last arrow, for -1 is no total.
        self.sent, self.acknowledged, self.final = 0, 0, -1

    def wrong(self, board, least):
        """How a board that was just read is wrong; None if it is not. `least` was acknowledged before the request."""
        rows = board.get("rows", []) + board.get("pinned", [])
        total = next((row["totalScore"] for row in rows if row["id"] == self.archer), 0)
        if least <= total <= self.sent:
            return None
        return f"the board of {self.id} shows {total}; {least} was acknowledged before, and {self.sent} was sent"
