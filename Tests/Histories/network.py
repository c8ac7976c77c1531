"""A server that is killed, and the bad network between it and its clients."""

import collections
import contextlib
import http.client
import json
import os
import re
import signal
import socket
import subprocess
import threading
import urllib.parse
from typing import NamedTuple

# Seconds for one answer; far more than any takes on a busy machine.
PATIENCE = 30


class Request(NamedTuple):
    """A request, perhaps with a value that is sent as JSON, or with the fields of a form."""

    method: str
    path: str
    body: object = None
    form: dict | None = None

    def bytes(self, port, token):
        kind, body = "application/json", b"" if self.body is None else json.dumps(self.body).encode()
        if self.form:
            kind, body = "application/x-www-form-urlencoded", urllib.parse.urlencode(self.form).encode()
        fields = {
            "Host": f"127.0.0.1:{port}",
            "Authorization": f"Bearer {token}",
            "Accept": "application/json",
            "Content-Type": kind,
            "Content-Length": len(body),
            "Connection": "close",
        }
        head = [f"{self.method} {self.path} HTTP/1.1", *(f"{name}: {value}" for name, value in fields.items())]
        return "\r\n".join(head).encode() + b"\r\n\r\n" + body


class Fault(NamedTuple):
    """What happens to one request: a method of `Network`.

    `count` is how many requests of others pass before a late one arrives. A delay, and the moment of a kill, are that many
    round trips of a request that does nothing, so they are as long as the machine is slow.
    """

    kind: str
    count: int = 0


WHOLE = Fault("whole")


def environment(folder):
    """The surroundings of a program whose own files are in a folder."""
    return {**os.environ, "XDG_DATA_HOME": folder, "SWIFT_BACKTRACE": "enable=no"}


class Server:
    """A program that serves on a free port, again and again on the same store."""

    # What a server prints once it serves: its address with a token, or with a link that signs in.
    READY = re.compile(r"http://127\.0\.0\.1:(\d+)( |/sign-in/)(\S+)")

    def __init__(self, command, folder):
        self.command, self.folder = command, folder
        self.lock, self.process = threading.Lock(), None
        self.kills = 0

    def start(self):
        with self.lock:
            self._start()

    @property
    def place(self):
        """The port, and a token that it takes. Waits for a server that starts."""
        with self.lock:
            return self.port, self.token

    def kill(self):
        """Ends it by kill -9, and starts another."""
        with self.lock:
            assert self.process.poll() is None, f"the server ended by itself with {self.process.returncode}"
            self.kills += 1
            self.stop()
            self.is_down()
            self._start()

    def is_down(self):
        """Called between a kill and the next start, for faults that tests plant."""

    def end(self):
        """Ends it as a user would."""
        self.process.send_signal(signal.SIGTERM)
        status = self.process.wait(PATIENCE)
        assert status == 0, f"the server ended with {status}"

    def stop(self):
        if self.process:
            self.process.kill()
            self.process.wait()
            self.process.stdout.close()

    def _start(self):
        with open(f"{self.folder}/errors.txt", "a", encoding="utf-8") as errors:
            self.process = subprocess.Popen(
                self.command, stdout=subprocess.PIPE, stderr=errors, text=True, env=environment(self.folder)
            )
        patience = threading.Timer(PATIENCE, self.process.kill)
        patience.start()
        ready = next(filter(None, map(self.READY.search, self.process.stdout)), None)
        patience.cancel()
        assert ready, "the server does not start"
        self.port, self.token = int(ready[1]), ready[3]
        if ready[2] != " ":
            self.token = self._sign_in(self.token)

    def _sign_in(self, link):
        with socket.create_connection(("127.0.0.1", self.port), timeout=PATIENCE) as line:
            line.sendall(Request("POST", "/api/v1/sign-in", {"link": link}).bytes(self.port, ""))
            return answer(line)[1]["token"]


def answer(line):
    """Reads an answer: its status, and its value where it is JSON."""
    with contextlib.closing(http.client.HTTPResponse(line)) as response:
        response.begin()
        text = response.read()
        return response.status, json.loads(text) if text.startswith(b"{") else None


class Network:
    """Carries requests to a server, each with its fault."""

    def __init__(self, server):
        self.server = server
        self.lock = threading.Lock()
        self.counts = collections.Counter()
        self.passed, self.kept = 0, []

    def ask(self, request, fault=WHOLE):
        """Returns the answers that reach the client, as statuses and values.

        There is none where the client cannot know what happened, and there are two where the network repeats the request.
        """
        with self.lock:
            self.passed += 1
            self.counts[fault.kind] += 1
        self._deliver(self.passed)
        kills = self.server.kills
        try:
            answers = getattr(self, fault.kind)(request, fault.count) or []
            # After a kill another program may have the port, which knows neither the token nor the address.
            if kills != self.server.kills:
                answers = [each for each in answers if each[0] not in (401, 404, 421)]
            return answers
        except TimeoutError as error:
            raise AssertionError(f"no answer in {PATIENCE} seconds to {request}") from error
        except (OSError, http.client.HTTPException) as error:
            assert kills != self.server.kills, f"the server broke a connection by itself: {error} to {request}"
            with self.lock:
                self.counts["broken by a kill"] += 1
            return []

    def end(self):
        """Delivers what is still to come."""
        self._deliver(float("inf"))

    # Faults.

    def whole(self, request, _=0):
        with self._sent(request) as line:
            return [answer(line)]

    def delayed(self, request, count):
        self._pause(count)
        return self.whole(request)

    def lost(self, request, _):
        pass

    def torn(self, request, _):
        """Half of it arrives."""
        with self._sent(request, part=0.5):
            pass

    def cut(self, request, _):
        """The client is gone while the server works."""
        with self._sent(request):
            pass

    def unanswered(self, request, _):
        self.whole(request)

    def late(self, request, count):
        """The client gives up, and the request arrives later."""
        with self.lock:
            self.kept.append((self.passed + count, request))

    def twice(self, request, _):
        """Both copies are under way at once."""
        with self._sent(request) as one, self._sent(self.copy(request)) as other:
            return [answer(one), answer(other)]

    def kill(self, request, count):
        """The server is killed while it works."""
        with self._sent(request) as line:
            self._pause(count)
            self.server.kill()
            return [answer(line)]

    def copy(self, request):
        """The second copy of a request, which tests change to plant a fault."""
        return request

    def _deliver(self, moment):
        with self.lock:
            due = [request for time, request in self.kept if time <= moment]
            self.kept = [(time, request) for time, request in self.kept if time > moment]
        for request in due:
            self.ask(request)

    def _pause(self, count):
        for _ in range(count):
            self.whole(Request("GET", "/healthz"))

    @contextlib.contextmanager
    def _sent(self, request, part=1):
        """The connection on which a request, or a part of it, is sent."""
        port, token = self.server.place
        data = request.bytes(port, token)
        with socket.create_connection(("127.0.0.1", port), timeout=PATIENCE) as line:
            line.sendall(data[: int(len(data) * part)])
            yield line
