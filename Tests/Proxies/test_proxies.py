"""The app behind a real nginx and a real Caddy, with the configuration files that Apps/OPERATING.md tells people to use.

Only the ports and the paths of the certificate are replaced. Caddy issues the certificate itself, and nginx has a copy.
"""

import gzip
import http.client
import json
import os
import pathlib
import re
import shutil
import socket
import ssl
import subprocess
import tempfile
import time
import unittest

FILES = pathlib.Path(__file__).parents[2] / "Tools" / "Package"
NAME = "scores.example"
MIB = 1 << 20
# Seconds for one answer, and for a change to appear on a live page. A stream looks again every 15 seconds without a signal,
# so an event that a proxy holds back comes later.
PATIENCE = 10


def program(name):
    return shutil.which(name) or shutil.which(name, path="/usr/sbin:/sbin")


def free_port():
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return listener.getsockname()[1]


class Connection(http.client.HTTPSConnection):
    """A connection to a port of this machine, as a browser makes it that finds the outside name there."""

    def __init__(self, port, authority, source="127.0.0.1"):
        super().__init__(NAME, context=ssl.create_default_context(cafile=authority), timeout=PATIENCE)
        self.proxy, self.source = port, (source, 0)

    def connect(self):
        plain = socket.create_connection(("127.0.0.1", self.proxy), timeout=PATIENCE, source_address=self.source)
        self.sock = self._context.wrap_socket(plain, server_hostname=NAME)


class Running:
    """The app, Caddy and nginx, which end with the tests of this file."""

    @classmethod
    def begin(cls):
        cls.folder = pathlib.Path(unittest.enterModuleContext(tempfile.TemporaryDirectory()))
        cls.environment = {**os.environ, "XDG_DATA_HOME": str(cls.folder), "HOME": str(cls.folder)}
        cls.app, cls.ports, cls.plain = free_port(), {}, {}
        for proxy in ["caddy", "nginx"]:
            cls.ports[proxy], cls.plain[proxy] = free_port(), free_port()
        cls.start("app", cls.app, os.environ["ARCHERY"], "serve", "--sample", f"--port={cls.app}", f"--url=https://{NAME}")
        cls.start("caddy", cls.ports["caddy"], program("caddy"), "run", "--adapter=caddyfile", "--config", cls.caddyfile())
        cls.authority = cls.folder / "caddy/pki/authorities/local/root.crt"
        cls.certificate = cls.folder / f"caddy/certificates/local/{NAME}/{NAME}"
        cls.wait("the certificate", lambda: pathlib.Path(f"{cls.certificate}.json").exists())
        nginx = [program("nginx"), "-p", str(cls.folder), "-e", "stderr", "-c", cls.nginx_configuration()]
        cls.start("nginx", cls.ports["nginx"], *nginx)

    @classmethod
    def start(cls, name, port, *command):
        """Starts a program and waits until it listens."""
        log = unittest.enterModuleContext(open(cls.folder / f"{name}.log", "w+", encoding="utf-8"))
        process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=log, stderr=log, env=cls.environment)
        unittest.addModuleCleanup(process.wait)
        unittest.addModuleCleanup(process.terminate)

        def listens():
            if process.poll() is not None:
                raise AssertionError(f"{name} ended: {(cls.folder / f'{name}.log').read_text()[-2000:]}")
            with socket.socket() as client:
                return client.connect_ex(("127.0.0.1", port)) == 0

        cls.wait(name, listens)

    @staticmethod
    def wait(what, condition):
        deadline = time.monotonic() + 60
        while not condition():
            if time.monotonic() > deadline:
                raise TimeoutError(what)
            time.sleep(0.05)

    @classmethod
    def write(cls, file, head, changes, tail=""):
        """Writes a configuration file with other ports and paths, each of which it must name; the path."""
        text = (FILES / file).read_text(encoding="utf-8")
        for old, new in {"127.0.0.1:8080": f"127.0.0.1:{cls.app}", **changes}.items():
            assert old in text, f"{file} has no {old}"
            text = text.replace(old, new)
        (cls.folder / file).write_text(head + text + tail, encoding="utf-8")
        return str(cls.folder / file)

    @classmethod
    def caddyfile(cls):
        options = ["admin off", "local_certs", "skip_install_trust", "grace_period 1s", f"storage file_system {cls.folder}/caddy"]
        options += [f"http_port {cls.plain['caddy']}", f"https_port {cls.ports['caddy']}"]
        return cls.write("Caddyfile", "{\n" + "\n".join(options) + "\n}\n", {})

    @classmethod
    def nginx_configuration(cls):
        # The site must overrule what others may have switched on for all sites.
        options = ["access_log off", "gzip on", "gzip_types *", "gzip_proxied any"]
        options += [f"{kind}_temp_path {cls.folder}/{kind}" for kind in ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]]
        head = f"daemon off; pid {cls.folder}/pid; worker_processes 1; user root; events {{}}\nhttp {{\n"
        changes = {
            "listen 80;": f"listen 127.0.0.1:{cls.plain['nginx']};",
            "listen [::]:80;": "",
            "listen 443 ssl": f"listen 127.0.0.1:{cls.ports['nginx']} ssl",
            "listen [::]:443 ssl http2;": "",
            f"/etc/ssl/{NAME}/fullchain.pem": f"{cls.certificate}.crt",
            f"/etc/ssl/{NAME}/privkey.pem": f"{cls.certificate}.key",
        }
        return cls.write("nginx.conf", head + "".join(f"{option};\n" for option in options), changes, "}\n")


setUpModule = Running.begin


class ProxyTests:
    """What holds behind any proxy; each names one."""

    def archery(self, *arguments):
        command = [os.environ["ARCHERY"], *arguments]
        run = subprocess.run(command, capture_output=True, text=True, env=Running.environment, timeout=60)
        self.assertEqual(run.returncode, 0, run.stderr)
        return run.stdout

    def connect(self, **source):
        connection = Connection(Running.ports[self.proxy], Running.authority, **source)
        self.addCleanup(connection.close)
        return connection

    def ask(self, method, path, body=None, **headers):
        """The answer of the app through the proxy, and its body."""
        connection = self.connect()
        connection.request(method, path, body, {name.replace("_", "-"): value for name, value in headers.items()})
        answer = connection.getresponse()
        return answer, answer.read()

    def sign_in(self):
        """The cookie that a new link gives, with what the server says about it."""
        link = self.archery("link").strip()
        self.assertTrue(link.startswith(f"https://{NAME}/sign-in/"), link)
        answer, _ = self.ask("POST", link.removeprefix(f"https://{NAME}"), Origin=f"https://{NAME}")
        self.assertEqual(answer.status, 303)
        return answer.getheader("Set-Cookie")

    def token(self):
        return self.sign_in().partition(";")[0]

    def test_a_link_signs_in_with_a_secure_cookie(self):
        cookie, *about = self.sign_in().split("; ")
        self.assertLessEqual({"Secure", "HttpOnly"}, set(about))
        self.assertEqual(self.ask("GET", "/account", Cookie=cookie, Accept="text/html")[0].status, 200)
        self.assertEqual(self.ask("GET", "/shoots/sample-shoot/board")[0].status, 401)

    def test_a_page_of_another_site_changes_nothing(self):
        self.assertEqual(self.ask("POST", "/sign-in/any", Origin="https://other.example")[0].status, 403)

    def test_plain_http_leads_to_https(self):
        connection = http.client.HTTPConnection("127.0.0.1", Running.plain[self.proxy], timeout=PATIENCE)
        self.addCleanup(connection.close)
        connection.request("GET", "/account?x=1", headers={"Host": NAME})
        answer = connection.getresponse()
        self.assertIn(answer.status, [301, 308])
        self.assertEqual(answer.getheader("Location"), f"https://{NAME}/account?x=1")

    def test_another_host_is_refused(self):
        self.assertTrue(self.ask("GET", "/healthz")[1].startswith(b"ok "))
        answer, body = self.ask("GET", "/healthz", Host="other.example")
        # nginx asks the app, which refuses. Caddy, which has no such site, does not ask and may answer nothing with 200.
        self.assertTrue(answer.status == 421 or (self.proxy, answer.status, body) == ("caddy", 200, b""), body)

    def test_an_arrow_comes_at_once_on_a_live_board(self):
        connection, shoot = self.connect(), "sample-shoot"
        headers = {"Cookie": self.token(), "Accept": "application/json", "Accept-Encoding": "gzip"}
        connection.request("GET", f"/shoots/{shoot}/board/live", headers=headers)
        answer = connection.getresponse()
        self.assertEqual((answer.status, answer.getheader("Content-Encoding")), (200, None))
        before = self.event(answer)
        self.archery("score", shoot, "Robin", "9")
        self.assertNotEqual(self.event(answer), before)

    def event(self, stream):
        """The next event, which must come before a stream looks again by itself."""
        lines, began = [], time.monotonic()
        while not any(line.startswith("data:") for line in lines) or lines[-1]:
            lines.append(stream.readline().decode().strip())
            self.assertLess(time.monotonic() - began, PATIENCE)
        return "\n".join(lines)

    def test_what_the_app_compresses_arrives_as_it_is(self):
        direct = http.client.HTTPConnection("127.0.0.1", Running.app, timeout=PATIENCE)
        self.addCleanup(direct.close)
        for path, encoding in [("/openapi.yaml", None), (self.script(), "gzip")]:
            direct.request("GET", path, headers={"Host": NAME, "Accept-Encoding": "gzip"})
            expected = direct.getresponse().read()
            answer, body = self.ask("GET", path, Accept_Encoding="gzip")
            self.assertEqual((answer.getheader("Content-Encoding"), body), (encoding, expected))
        plain, text = self.ask("GET", path)
        self.assertEqual((plain.getheader("Content-Encoding"), text), (None, gzip.decompress(expected)))

    def script(self):
        page = self.ask("GET", "/", Cookie=self.token(), Accept="text/html")[1].decode()
        return re.search(r'"(/[^"]+\.js[^"]*)"', page)[1]

    def bearer(self):
        return {"Authorization": f"Bearer {self.token().partition('=')[2]}", "Content-Type": "application/json"}

    def test_a_large_body_reaches_the_app(self):
        answer, _ = self.ask("POST", "/api/v1/submissions", b" " * (2 * MIB), **self.bearer())
        self.assertEqual(answer.status, 400)

    def test_the_proxy_names_each_request(self):
        answer, body = self.ask("GET", "/api/v1/account", X_Request_ID="mine")
        name = answer.getheader("X-Request-ID")
        self.assertGreaterEqual(len(name), 32)
        self.assertIn(name, body.decode())

    def test_wrong_codes_count_for_the_clients_own_address(self):
        source, log = {"nginx": "127.0.0.21", "caddy": "127.0.0.22"}[self.proxy], Running.folder / "app.log"
        connection, code = self.connect(source=source), json.dumps({"recovery": "0000-0000-0000-0000"})
        for number in range(20):
            # What the client says differs each time, and names the proxy's own machine too.
            said = {"X-Forwarded-For": f"6.6.6.{number}, 127.0.0.1", "Forwarded": "for=6.6.6.6", "X-Real-IP": "6.6.6.6"}
            connection.request("POST", "/api/v1/sign-in", code, {"Content-Type": "application/json", **said})
            answer = connection.getresponse()
            self.assertEqual((answer.status, "recoveryCodeNoGood" in answer.read().decode()), (401, True))
        report = f"20 wrong codes within an hour were tried from {source}."
        Running.wait("the report", lambda: report in log.read_text(encoding="utf-8"))
        self.assertNotIn("6.6.6.", log.read_text(encoding="utf-8"))


class NginxTests(ProxyTests, unittest.TestCase):
    proxy = "nginx"

    def test_a_larger_body_than_the_app_accepts_is_refused_at_once(self):
        connection = self.connect()
        connection.putrequest("POST", "/api/v1/submissions")
        for name, value in {**self.bearer(), "Content-Length": str(33 * MIB)}.items():
            connection.putheader(name, value)
        connection.endheaders()
        self.assertEqual(connection.getresponse().status, 413)


class CaddyTests(ProxyTests, unittest.TestCase):
    proxy = "caddy"


class TrustedProxyTests(unittest.TestCase):
    """A server with a hundredth of the limits, so that a network without an account has 40 requests at once and one a second.

    The test is each of its proxies and clients, by the addresses of the loopback network.
    """

    @classmethod
    def setUpClass(cls):
        cls.port, folder = free_port(), Running.folder
        options = [f"--store=sqlite:{folder}/limited.sqlite", f"--port={cls.port}", "--servers=100"]
        options += [f"--session-keys={folder}/limited-keys.json", "--trusted-proxy=127.0.0.32/28", "--trusted-proxy=fd00::/64"]
        Running.start("limited", cls.port, os.environ["ARCHERY"], "serve", *options)

    def statuses(self, peer, *forwarded, count=1):
        """The statuses of requests from an address, with one header for each text."""
        connection, found = http.client.HTTPConnection("127.0.0.1", self.port, PATIENCE, source_address=(peer, 0)), set()
        for _ in range(count):
            connection.putrequest("GET", "/api/v1/account")
            for text in forwarded:
                connection.putheader("X-Forwarded-For", text)
            connection.endheaders()
            answer = connection.getresponse()
            found.add(answer.status)
            answer.read()
        connection.close()
        return found

    def exhaust(self, peer, *forwarded):
        self.assertIn(429, self.statuses(peer, *forwarded, count=100))

    def test_a_trusted_proxy_names_the_client(self):
        self.exhaust("127.0.0.33", "192.0.2.1")
        self.assertEqual(self.statuses("127.0.0.47", "192.0.2.1"), {429})
        self.assertEqual(self.statuses("127.0.0.33", "192.0.2.2"), {401})

    def test_other_peers_are_not_believed(self):
        for peer, said in [("127.0.0.31", "192.0.2.11"), ("127.0.0.48", "127.0.0.33")]:
            self.exhaust(peer, said)
            self.assertEqual(self.statuses(peer, "192.0.2.12"), {429})
            self.assertEqual(self.statuses("127.0.0.33", "192.0.2.11"), {401})

    def test_of_several_hops_the_last_that_is_no_proxy_counts(self):
        self.exhaust("127.0.0.33", "6.6.6.6, 192.0.2.21, fd00::5, 127.0.0.34")
        for said in [["7.7.7.7,192.0.2.21"], ["192.0.2.22", "192.0.2.21", "127.0.0.40"], ["fd00::1, 192.0.2.21 ,\tfd00::2"]]:
            self.assertEqual(self.statuses("127.0.0.33", *said), {429}, said)
        self.assertEqual(self.statuses("127.0.0.33", "192.0.2.21, 192.0.2.22"), {401})

    def test_an_ipv6_client_counts_by_its_network(self):
        self.exhaust("127.0.0.33", "2001:db8:0:1::1")
        self.assertEqual(self.statuses("127.0.0.33", "2001:db8:0:1:ffff::2"), {429})
        self.assertEqual(self.statuses("127.0.0.33", "2001:db8:0:2::1"), {401})
        self.exhaust("127.0.0.33", "::ffff:192.0.2.31")
        self.assertEqual(self.statuses("127.0.0.33", "192.0.2.31"), {429})

    def test_a_hostile_header_is_answered(self):
        for said in ["", ",", " , ,", "unknown", "a" * 4000, ",".join(["192.0.2.41"] * 2000), "1.2.3.4.5", ":::", "%00", "192.0.2.41:99"]:
            self.assertIn(self.statuses("127.0.0.33", said), [{401}, {400}, {429}], said[:20])
        self.assertEqual(self.statuses("127.0.0.33", "192.0.2.42"), {401})


if __name__ == "__main__":
    unittest.main()
