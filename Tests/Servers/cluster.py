"""A PostgreSQL with a synchronous standby under Patroni, with etcd, as processes of this machine on loopback.

Everything lies in one folder. Root starts the processes as the user `nobody`, because PostgreSQL does not run as root.
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


def as_nobody(command):
    """The command, run by the user `nobody` if root runs this program."""
    user = ["setpriv", "--reuid=nobody", "--regid=nogroup", "--clear-groups", "--"] if os.geteuid() == 0 else []
    return user + list(command)


def children(process):
    found = subprocess.run(["pgrep", "-P", str(process)], capture_output=True, text=True, check=False)
    return [int(line) for line in found.stdout.split()]


class Processes:
    """The processes of one run, which end with it."""

    def __init__(self, folder):
        self.folder = folder
        self.running = []

    def start(self, name, *command, environment=None):
        """Starts a program in a process group of its own, which writes to NAME.log."""
        with open(os.path.join(self.folder, f"{name}.log"), "ab") as log:
            process = subprocess.Popen(
                command,
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
    """Two PostgreSQL under Patroni. The name `service` always leads to the primary."""

    def __init__(self, folder, processes, names=("one", "two")):
        self.folder, self.processes, self.names = folder, processes, names
        self.password = secrets.token_hex(16)
        self.etcd, self.etcd_peer = free_port(), free_port()
        self.ports = {name: free_port() for name in names}
        self.rest = {name: free_port() for name in names}
        # Each node reaches etcd through a relay of its own.
        self.relay_ports = {name: free_port() for name in names}
        self.patroni, self.relays = {}, {}
        self.environment = {
            "PGSERVICEFILE": os.path.join(folder, "pg_service.conf"),
            "PGPASSFILE": os.path.join(folder, "passfile"),
        }

    def start(self):
        self.write_client_files(self.names)
        self._start_etcd()
        for name in self.names:
            self._start_relay(name)
            self._write_patroni(name)
            self.start_node(name)
            if name == self.names[0]:
                eventually("the first primary", self.primary, 120)
        eventually("a synchronous standby", self.has_synchronous_standby, 120)
        self.sql("postgres", "CREATE DATABASE scorebook")

    def start_node(self, name):
        self.patroni[name] = self.processes.start(
            f"patroni-{name}", *as_nobody([program("patroni"), os.path.join(self.folder, f"{name}.yml")])
        )

    def primary(self):
        """The name of the primary; None while there is none."""
        return next((name for name in self.names if self.is_primary(name)), None)

    def is_primary(self, name):
        return answer(f"http://127.0.0.1:{self.rest[name]}/primary") == 200

    def is_synchronous_standby(self, name):
        return answer(f"http://127.0.0.1:{self.rest[name]}/synchronous") == 200

    def has_synchronous_standby(self):
        return any(self.is_synchronous_standby(name) for name in self.names)

    def other(self, name):
        return next(each for each in self.names if each != name)

    def kill(self, name):
        """Ends a node as the loss of its machine does."""
        self._signal_patroni(name, signal.SIGKILL)
        self.patroni[name].wait()
        self._signal_postgres(name, signal.SIGKILL)

    def pause(self, name):
        """Stops all processes of a node. Its connections stay open, but have no answer."""
        self._signal_patroni(name, signal.SIGSTOP)
        self._signal_postgres(name, signal.SIGSTOP)

    def resume(self, name):
        self._signal_postgres(name, signal.SIGCONT)
        self._signal_patroni(name, signal.SIGCONT)

    def isolate(self, name):
        """Holds up everything between a node and etcd."""
        self.relays[name].send_signal(signal.SIGSTOP)

    def reconnect(self, name):
        self.relays[name].send_signal(signal.SIGCONT)

    def crash(self, name):
        """Kills the PostgreSQL of a node, and leaves its Patroni running."""
        self._signal_postgres(name, signal.SIGKILL)

    def revive(self, name):
        """Starts the PostgreSQL of a killed node without Patroni."""
        data, log = os.path.join(self.folder, name, "data"), os.path.join(self.folder, name, "revived.log")
        subprocess.run(
            as_nobody([
                os.path.join(postgres_folder(), "pg_ctl"), "start", "--wait", "--silent", f"--pgdata={data}", f"--log={log}",
            ]),
            cwd=self.folder,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            timeout=90,
            check=True,
        )

    def end(self):
        """Kills all nodes, also a paused one or a PostgreSQL without Patroni."""
        for name in self.patroni:
            self.kill(name)

    def _signal_patroni(self, name, signal_):
        if self.patroni[name].poll() is None:
            os.killpg(self.patroni[name].pid, signal_)

    def _signal_postgres(self, name, signal_):
        data = os.path.join(self.folder, name, "data")
        try:
            with open(os.path.join(data, "postmaster.pid"), encoding="utf-8") as file:
                postmaster = int(file.readline())
            # The file outlives a killed postmaster, whose number another process may have by now.
            if os.readlink(f"/proc/{postmaster}/cwd") != data:
                return
            # A stopped postmaster starts no more children. Each child leads a process group of its own.
            os.kill(postmaster, signal.SIGSTOP)
        except (FileNotFoundError, ProcessLookupError):
            return
        for process in children(postmaster) + [postmaster]:
            try:
                os.kill(process, signal_)
            except ProcessLookupError:
                pass

    def sql(self, database, command, node=None):
        """Runs SQL at the primary or at a node, and returns the rows."""
        place = f" host=127.0.0.1 port={self.ports[node]}" if node else ""
        done = subprocess.run(
            [
                "psql", "--quiet", "--no-psqlrc", "--tuples-only", "--no-align", "--set=ON_ERROR_STOP=1",
                f"--dbname=service=scorebook dbname={database}{place}", f"--command={command}",
            ],
            env={**os.environ, **self.environment},
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode != 0:
            raise RuntimeError(done.stderr)
        return done.stdout.strip()

    def write_client_files(self, names):
        """Writes the list of hosts in the order in which clients try them."""
        hosts = ",".join("127.0.0.1" for _ in names)
        ports = ",".join(str(self.ports[name]) for name in names)
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
            "etcd",
            *as_nobody([
                program("etcd"), "--enable-v2=true", "--name=etcd", f"--data-dir={data}", f"--listen-client-urls={client}",
                f"--advertise-client-urls={client}", f"--listen-peer-urls={peer}",
                f"--initial-advertise-peer-urls={peer}", f"--initial-cluster=etcd={peer}",
            ]),
        )
        eventually("etcd", lambda: answer(f"{client}/health") == 200)

    def _start_relay(self, name):
        path = self._write(
            f"relay-{name}.cfg",
            "defaults\n  mode tcp\n  timeout connect 2s\n  timeout client 1h\n  timeout server 1h\n"
            f"listen etcd\n  bind 127.0.0.1:{self.relay_ports[name]}\n  server etcd 127.0.0.1:{self.etcd}\n",
        )
        self.relays[name] = self.processes.start(f"relay-{name}", program("haproxy"), "-db", "-f", path)

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
            # Over `etcd3`, Patroni 3.0.2 overwrites the lock of the new leader after a pause.
            "etcd": {"proxy": f"http://127.0.0.1:{self.relay_ports[name]}"},
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
