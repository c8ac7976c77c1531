"""Three archery servers behind haproxy on a PostgreSQL under Patroni: each is drained and killed under load.

Usage: soak.py ARCHERY [ROUNDS] [--failover] [--sqlite]

Scorers enter arrows, boards are followed, and a laptop syncs, all through the proxy. In the end every acknowledged arrow
counts once on every board, no session was refused, and a drained server cost no client a second try. `--failover` also
kills the primary of PostgreSQL once. `--sqlite` takes one SQLite file in place of PostgreSQL.
"""

import os
import shutil
import sys
import tempfile
import time

from cluster import Database, Processes, eventually, missing
from servers import Board, Client, Scorer, Servers, Shoot

SCORERS = 6


class Load:
    """The clients that use the servers meanwhile."""

    def __init__(self, servers, rounds):
        self.servers = servers
        token = Client.signing_in(servers.address, servers.link()).token
        self.scorers = [
            Scorer(
                Client(servers.address, token), [Shoot(servers, f"Soak {number}") for number in range(2 * rounds + 1)],
                0.2, seed,
            )
            for seed in range(1, SCORERS + 1)
        ]
        self.boards = [
            (Board(Client(servers.address, token), shoot.id), scorer, shoot)
            for scorer in self.scorers for shoot in scorer.shoots
        ]
        self.laptop = Laptop(servers)
        for each in self.scorers + [board for board, _, _ in self.boards]:
            each.start()

    @property
    def acknowledged(self):
        return sum(scorer.acknowledged for scorer in self.scorers)

    def again(self):
        """How many tries had another answer than the wanted one."""
        return sum(sum(scorer.again.values()) for scorer in self.scorers)

    def goes_on(self, count=40):
        wanted = self.acknowledged + count
        eventually("arrows are acknowledged", lambda: self.acknowledged >= wanted or self.faults(), 90)

    def faults(self):
        return [fault for scorer in self.scorers for fault in scorer.refused]

    def finish(self):
        """Ends the load, and checks every arrow on every board."""
        for scorer in self.scorers:
            scorer.over = True
        for scorer in self.scorers:
            scorer.join(90)
        assert not self.faults(), self.faults()
        for board, scorer, shoot in self.boards:
            wanted = scorer.totals[shoot.id]
            eventually(
                f"the board of {shoot.id} shows {wanted}, not {board.totals}",
                lambda: board.totals.get(shoot.archer) == wanted,
                30,
            )
            assert board.refused == 0, f"a stream was refused {board.refused} times"
        self.laptop.finish()


class Laptop:
    """A laptop that scores by itself and syncs through the proxy."""

    def __init__(self, servers):
        self.servers = servers
        self.store = f"sqlite:{servers.folder}/laptop.sqlite"
        servers.run("login", f"{servers.address}/sign-in/{servers.link()}", data="laptop")
        servers.run("sync", servers.address, f"--store={self.store}", data="laptop")
        output = servers.run(
            "new", "Laptop", "--ends=60", "--arrows=6", "--start", f"--store={self.store}", data="laptop"
        )
        self.shoot = output.split()[-1]
        self.process = servers.processes.start(
            "laptop", servers.archery, "serve", "--port=0", f"--store={self.store}", f"--sync={servers.address}",
            environment={"XDG_DATA_HOME": os.path.join(servers.folder, "laptop"), "USER": "olga"},
        )
        self.arrows = 0

    def score(self):
        self.servers.run("score", self.shoot, "me", "9", "8", "7", f"--store={self.store}", data="laptop")
        self.arrows += 3

    def finish(self):
        self.process.terminate()
        self.process.wait(60)
        output = self.servers.run(
            "sync", self.servers.address, f"--store={self.store}", "--verify", data="laptop"
        )
        board = self.servers.run("board", self.shoot, "--json", f"--store={self.servers.store}")
        assert f'"totalScore" : {8 * self.arrows}' in board, f"{board}\n{output}"


def soak(archery, rounds, failover, isSQLite):
    folder = tempfile.mkdtemp(prefix="scorebook-servers-")
    os.chmod(folder, 0o755)
    processes = Processes(folder)
    try:
        if isSQLite:
            servers = Servers(archery, folder, processes, f"sqlite:{folder}/club.sqlite", {})
        else:
            database = Database(folder, processes)
            database.start()
            servers = Servers(archery, folder, processes, "postgres:scorebook", database.environment)
        servers.start()
        load = Load(servers, rounds)
        load.goes_on()
        print(f"{'event':<24}{'acknowledged':>14}{'tried again':>13}{'seconds':>9}", flush=True)
        for number in range(rounds):
            for server in range(len(servers.ports)):
                note(load, f"drain server-{server}", lambda: servers.drain(server), isSmooth=True)
                servers.start_server(server)
                note(load, f"kill server-{server}", lambda: servers.kill(server))
                servers.start_server(server)
                load.laptop.score()
            if failover and number == 0 and not isSQLite:
                note(load, "kill the primary", lambda: lose(database))
        load.finish()
        print(f"{load.acknowledged} arrows and {load.laptop.arrows} of the laptop, each there once")
        print(f"streams were opened {sum(board.opened for board, _, _ in load.boards)} times for {len(load.boards)} boards")
        shutil.rmtree(folder, ignore_errors=True)
    except BaseException:
        print(f"the logs are in {folder}", file=sys.stderr)
        raise
    finally:
        processes.end()


def lose(database):
    """Kills the primary, and waits for the promotion of the standby and for a new standby."""
    primary = database.primary()
    database.kill(primary)
    eventually("another primary", lambda: database.primary() not in (None, primary), 90)
    database.start_node(primary)
    eventually("a new standby", database.has_synchronous_standby, 120)


def note(load, event, act, isSmooth=False):
    before, again, begun = load.acknowledged, load.again(), time.monotonic()
    act()
    load.goes_on()
    seconds = time.monotonic() - begun
    print(f"{event:<24}{load.acknowledged - before:>14}{load.again() - again:>13}{seconds:>9.1f}", flush=True)
    assert not load.faults(), load.faults()
    if isSmooth:
        assert load.again() == again, f"{event} cost {load.again() - again} second tries"


if __name__ == "__main__":
    if missing():
        sys.exit(f"install {', '.join(missing())}")
    words = [word for word in sys.argv[1:] if not word.startswith("--")]
    soak(os.path.abspath(words[0]), int(words[1]) if len(words) > 1 else 1, "--failover" in sys.argv, "--sqlite" in sys.argv)
