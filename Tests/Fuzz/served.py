"""A real server of an app, and clients that check each of its answers."""

import collections
import http.client
import json
import os
import pathlib
import re
import signal
import subprocess
import time
import urllib.parse

PROGRAMS = pathlib.Path(os.environ.get("PROGRAMS", "."))
# Statuses of deliberate limits: the server says when to try again, or that the store is full.
DELIBERATE = {503, 507}


# Seconds for one answer; far more than any takes on a busy machine.
PATIENCE = 30


class Died(Exception):
    """The server's process ended, or hangs."""


def environment(folder):
    """The surroundings of a program whose own files are in a folder."""
    return {**os.environ, "XDG_DATA_HOME": str(folder), "SWIFT_BACKTRACE": "enable=no"}


class Server:
    """An app's `serve` on a free port, with sample data."""

    def __init__(self, app, folder, store="memory:"):
        self.app, self.folder, self.store = app, pathlib.Path(folder), store
        self.program = str(PROGRAMS / app)
        self.errors = open(self.folder / "errors.txt", "w+", encoding="utf-8", errors="replace")
        command = [self.program, "serve", "--port", "0", "--store", store, "--sample"]
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=self.errors, text=True, env=environment(folder)
        )
        for line in self.process.stdout:
            if match := re.search(r"http://(\S+):(\d+)/sign-in/(\S+)", line):
                self.host, self.port, self.link = match[1], int(match[2]), match[3]
                return
        raise Died(f"{app} ended before it served: {self.last_errors()}")

    def routes(self):
        """The methods and paths of the app's own router."""
        command = [self.program, "serve", "--routes", "--store", "memory:"]
        text = subprocess.run(
            command, capture_output=True, text=True, check=True, env=environment(self.folder)
        ).stdout
        return [tuple(re.sub(r"\{(\w+)\}", r":\1", line).split(" ", 1)) for line in text.splitlines() if line]

    def is_running(self):
        return self.process.poll() is None

    def last_errors(self):
        self.errors.seek(0)
        return self.errors.read()[-1500:]

    def end(self):
        """Ends the process as a user would."""
        if self.is_running():
            self.process.send_signal(signal.SIGTERM)
            try:
                self.process.wait(timeout=30)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
        self.process.stdout.close()
        self.errors.close()
        return self.process.returncode


Answer = collections.namedtuple("Answer", "status headers body")


class Log:
    """The requests, the answers, and the faults of the answers."""

    def __init__(self):
        self.counts = collections.Counter()
        self.faults = {}
        self.recent = collections.deque(maxlen=12)

    def fault(self, kind, what):
        self.faults.setdefault(kind, what)


class Client:
    """A client of a server, signed in or not."""

    def __init__(self, server, log, token=None):
        self.server, self.log, self.token = server, log, token
        self.connection = None
        self.account = None

    def sign_in(self, **body):
        answer = self.ask("POST", "/api/v1/sign-in", json.dumps(body), {"Content-Type": "application/json"})
        session = json.loads(answer.body)
        self.token, self.account = session["token"], session["account"]["user"]
        return self

    def ask(self, method, path, body=None, headers=None, expects_sentence=True):
        """Sends one request and checks its answer; waits where the server asks to."""
        headers = dict(headers or {})
        if self.token and "Authorization" not in headers and "Cookie" not in headers:
            headers["Authorization"] = f"Bearer {self.token}"
        if isinstance(body, str):
            body = body.encode("utf-8", "surrogatepass")
        self.log.recent.append(f"{method} {path[:300]} {(body or b'')[:300]!r}")
        for _ in range(30):
            answer = self.send(method, path, body, headers)
            wait = float(answer.headers.get("Retry-After", 1))
            if answer.status != 429:
                break
            if wait > 3:
                # A limit of wrong tries, not of requests: waiting would take a minute.
                self.log.counts["limited"] += 1
                return answer
            time.sleep(wait)
        self.log.counts[answer.status // 100 * 100] += 1
        self.check(method, path, body, answer, expects_sentence)
        return answer

    def send(self, method, path, body, headers):
        for attempt in (1, 2, 3):
            try:
                if self.connection is None:
                    self.connection = http.client.HTTPConnection(self.server.host, self.server.port, timeout=PATIENCE)
                self.connection.request(method, path, body, headers)
                response = self.connection.getresponse()
                fields = {name.title(): value for name, value in response.getheaders()}
                if fields.get("Content-Type", "").startswith("text/event-stream"):
                    self.close()
                    return Answer(response.status, fields, b"")
                return Answer(response.status, fields, response.read())
            except (http.client.HTTPException, ConnectionError, TimeoutError, OSError) as error:
                self.close()
                self.require_life()
                if isinstance(error, TimeoutError):
                    raise Died(f"{self.server.app} gave no answer in {PATIENCE} s to {self.log.recent[-1]}") from error
                if attempt == 3:
                    return Answer(400, {}, b"")
        raise AssertionError("unreachable")

    def require_life(self):
        """Fails where the server's process has ended; a trap takes a moment."""
        for _ in range(20):
            if not self.server.is_running():
                asked = "\n  ".join(self.log.recent)
                raise Died(f"{self.server.app} ended after:\n  {asked}\n{self.server.last_errors()}")
            time.sleep(0.02)

    def check(self, method, path, body, answer, expects_sentence):
        kind = f"{answer.status} {method} {self.shape(path)}"
        if answer.status >= 500 and answer.status not in DELIBERATE:
            self.log.fault(kind, f"{self.log.recent[-1]} -> {answer.body[:300]!r}")
        if answer.status < 400 or not expects_sentence or method == "HEAD" or not answer.headers:
            return
        if not has_sentence(answer):
            self.log.fault(f"no sentence, {kind}", f"{self.log.recent[-1]} -> {answer.body[:300]!r}")

    @staticmethod
    def shape(path):
        return re.sub(r"[0-9a-fA-F-]{8,}|%[0-9A-F]{2}", "*", path.split("?")[0])[:60]

    def close(self):
        if self.connection is not None:
            self.connection.close()
            self.connection = None


def has_sentence(answer):
    """Whether a refusal says in words what is wrong."""
    kind = answer.headers.get("Content-Type", "")
    if "json" in kind:
        try:
            title = json.loads(answer.body).get("title", "")
        except ValueError:
            return False
        return len(title) > 5 and title[-1] in ".!?" or answer.status in (401, 404, 405)
    if "html" in kind:
        return len(re.sub(rb"<[^>]*>", b"", answer.body).split()) > 3
    return False


def quoted(text):
    """A text as a part of an address."""
    return urllib.parse.quote(text.encode("utf-8", "surrogatepass"), safe="")
