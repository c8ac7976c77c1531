"""A PostgreSQL with a synchronous standby under Patroni, with etcd, as processes of this machine on loopback.

Everything lies in one folder. Root starts the processes as nobody, for PostgreSQL does not run as root.
"""

import glob
import json
import os
import secrets
import shutil
import signal
import socket
import subprocess
import time
import urllib.error
import urllib.request

PROGRAMS = ["etcd", "patroni", "haproxy"]


def missing():
    """The Debian packages of the programs that are not installed."""
    packages = {"etcd": "etcd-server", "patroni": "patroni", "haproxy": "haproxy"}
    found = [packages[name] for name in PROGRAMS if not program(name)]
    return found + ([] if postgres_folder() else ["postgresql"])


def program(name):
    return shutil.which(name) or shutil.which(name, path="/usr/sbin:/sbin")


def postgres_folder():
    """The newest folder that has initdb."""
    folders = sorted(glob.glob("/usr/lib/postgresql/*/bin"), key=lambda path: int(path.split("/")[4]))
    return folders[-1] if folders else None


def free_port():
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return listener.getsockname()[1]


def eventually(what, condition, seconds=60):
    """Returns the first true answer of a condition, which is asked ten times a second."""
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        answer = condition()
        if answer:
            return answer
        time.sleep(0.1)
    raise TimeoutError(f"{what} took longer than {seconds} s")


def answer(url, timeout=2):
    """The status of a URL; None without an answer."""
    try:
        with urllib.request.urlopen(url, timeout=timeout) as response:
            return response.status
    except urllib.error.HTTPError as error:
        return error.code
    except OSError:
        return None


class Processes:
    """The processes of one run, which end with it."""

    def __init__(self, folder):
        self.folder = folder
        self.running = []

    def start(self, name, *command, as_nobody=False, environment=None):
        """Starts a program in a process group of its own, which writes to NAME.log."""
        user = []
        if as_nobody and os.geteuid() == 0:
            user = ["setpriv", "--reuid=nobody", "--regid=nogroup", "--clear-groups", "--"]
        with open(os.path.join(self.folder, f"{name}.log"), "ab") as log:
            process = subprocess.Popen(
                user + list(command),
                cwd=self.folder,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
                env={**os.environ, **(environment or {})},
                start_new_session=True,
            )
        self.running.append(process)
        return process

    def end(self):
        for process in reversed(self.running):
            for each in (signal.SIGTERM, signal.SIGKILL):
                if process.poll() is None:
                    try:
                        os.killpg(process.pid, each)
                        process.wait(10)
                    except (ProcessLookupError, subprocess.TimeoutExpired):
                        pass


class Database:
    """Two PostgreSQL under Patroni. What `service` names leads to the primary, whichever it is."""

    def __init__(self, folder, processes, names=("one", "two")):
        self.folder, self.processes, self.names = folder, processes, names
        self.password = secrets.token_hex(16)
        self.etcd, self.etcd_peer = free_port(), free_port()
        self.ports = {name: free_port() for name in names}
        self.rest = {name: free_port() for name in names}
        self.patroni = {}
        self.environment = {
            "PGSERVICEFILE": os.path.join(folder, "pg_service.conf"),
            "PGPASSFILE": os.path.join(folder, "passfile"),
        }

    def start(self):
        self._write_client_files()
        self._start_etcd()
        for name in self.names:
            self._write_patroni(name)
            self.start_node(name)
            if name == self.names[0]:
                eventually("the first primary", self.primary, 120)
        eventually("a synchronous standby", self.has_synchronous_standby, 120)
        self.sql("postgres", "CREATE DATABASE scorebook")

    def start_node(self, name):
        self.patroni[name] = self.processes.start(
            f"patroni-{name}", program("patroni"), os.path.join(self.folder, f"{name}.yml"), as_nobody=True
        )

    def primary(self):
        """The name of the primary; None while there is none."""
        for name in self.names:
            if answer(f"http://127.0.0.1:{self.rest[name]}/primary") == 200:
                return name
        return None

    def has_synchronous_standby(self):
        return any(answer(f"http://127.0.0.1:{self.rest[name]}/synchronous") == 200 for name in self.names)

    def kill(self, name):
        """Ends a node as the loss of its machine does."""
        os.killpg(self.patroni[name].pid, signal.SIGKILL)
        self.patroni[name].wait()
        # PostgreSQL leads a group of its own.
        with open(os.path.join(self.folder, name, "data", "postmaster.pid"), encoding="utf-8") as file:
            postmaster = int(file.readline())
        children = subprocess.run(["pgrep", "-P", str(postmaster)], capture_output=True, text=True, check=False)
        for process in [postmaster] + [int(line) for line in children.stdout.split()]:
            try:
                os.kill(process, signal.SIGKILL)
            except ProcessLookupError:
                pass

    def sql(self, database, command):
        """Runs SQL at the primary and returns the rows."""
        done = subprocess.run(
            [
                "psql", "--quiet", "--no-psqlrc", "--tuples-only", "--no-align", "--set=ON_ERROR_STOP=1",
                f"--dbname=service=scorebook dbname={database}", f"--command={command}",
            ],
            env={**os.environ, **self.environment},
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode != 0:
            raise RuntimeError(done.stderr)
        return done.stdout.strip()

    def _write_client_files(self):
        hosts = ",".join("127.0.0.1" for _ in self.names)
        ports = ",".join(str(self.ports[name]) for name in self.names)
        self._write(
            "pg_service.conf",
            f"[scorebook]\nhost={hosts}\nport={ports}\ndbname=scorebook\nuser=postgres\n"
            "target_session_attrs=read-write\n",
        )
        self._write("passfile", f"127.0.0.1:*:*:*:{self.password}\n", mode=0o600)

    def _start_etcd(self):
        client, peer = (f"http://127.0.0.1:{port}" for port in (self.etcd, self.etcd_peer))
        data = self._folder("etcd")
        self.processes.start(
            "etcd", program("etcd"), "--name=etcd", f"--data-dir={data}", f"--listen-client-urls={client}",
            f"--advertise-client-urls={client}", f"--listen-peer-urls={peer}",
            f"--initial-advertise-peer-urls={peer}", f"--initial-cluster=etcd={peer}", as_nobody=True,
        )
        eventually("etcd", lambda: answer(f"{client}/health") == 200)

    def _write_patroni(self, name):
        data = os.path.join(self._folder(name), "data")
        parameters = {
            "unix_socket_directories": "",
            "max_connections": 100,
            "synchronous_commit": "on",
            "fsync": os.environ.get("FSYNC", "off"),
        }
        settings = {
            "scope": "scorebook",
            "name": name,
            "restapi": {"listen": f"127.0.0.1:{self.rest[name]}", "connect_address": f"127.0.0.1:{self.rest[name]}"},
            "etcd3": {"host": f"127.0.0.1:{self.etcd}"},
            "bootstrap": {
                "dcs": {
                    # The shortest that Patroni takes.
                    "ttl": 20,
                    "loop_wait": 2,
                    "retry_timeout": 3,
                    "synchronous_mode": True,
                    "postgresql": {"use_pg_rewind": True, "parameters": parameters},
                },
                "initdb": [{"encoding": "UTF8"}, {"locale": "C"}],
            },
            "postgresql": {
                "listen": f"127.0.0.1:{self.ports[name]}",
                "connect_address": f"127.0.0.1:{self.ports[name]}",
                "data_dir": data,
                "bin_dir": postgres_folder(),
                "pgpass": os.path.join(self.folder, name, "pgpass"),
                "pg_hba": [
                    "host all all 127.0.0.1/32 scram-sha-256",
                    "host replication replicator 127.0.0.1/32 scram-sha-256",
                ],
                "authentication": {
                    "superuser": {"username": "postgres", "password": self.password},
                    "replication": {"username": "replicator", "password": self.password},
                    "rewind": {"username": "postgres", "password": self.password},
                },
            },
        }
        # JSON is YAML.
        path = self._write(f"{name}.yml", json.dumps(settings, indent=2), mode=0o600)
        if os.geteuid() == 0:
            shutil.chown(path, "nobody", "nogroup")

    def _folder(self, name):
        path = os.path.join(self.folder, name)
        os.makedirs(path, mode=0o700, exist_ok=True)
        if os.geteuid() == 0:
            shutil.chown(path, "nobody", "nogroup")
        return path

    def _write(self, name, text, mode=0o644):
        path = os.path.join(self.folder, name)
        with open(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, mode), "w", encoding="utf-8") as file:
            file.write(text)
        return path
