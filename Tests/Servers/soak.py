"""Three archery servers behind haproxy on a PostgreSQL under Patroni: each is drained and killed under load.

Usage: soak.py ARCHERY [ROUNDS] [--failover] [--sqlite]

Scorers enter arrows, readers read the boards, other clients follow them, and a laptop syncs, all through the proxy. A board
never shows less than was acknowledged before it was asked for, nor more than was sent. In the end every acknowledged arrow
counts once on every board, no session was refused, and a drained server cost no client a second try. With `--failover` the
primary of PostgreSQL is killed, paused, cut off from etcd, revived as a second primary and crashed (`failovers.py`).
`--sqlite` takes one SQLite file in place of PostgreSQL.
"""

import os
import shutil
import sys
import tempfile
import time

from cluster import Database, Processes, eventually, missing
from failovers import FAILOVERS
from servers import Board, Client, Reader, Scorer, Servers, Shoot

SCORERS = 6


class Load:
    """The clients that use the servers meanwhile."""

    def __init__(self, servers, shoots):
        self.servers, self.boards = servers, []
        self.token = token = Client.signing_in(servers.address, servers.link()).token
        self.scorers = [
            Scorer(
                Client(servers.address, token), [Shoot(servers, f"Soak {number}") for number in range(shoots)], 0.2, seed,
                self.follow,
            )
            for seed in range(1, SCORERS + 1)
        ]
        self.readers = [Reader(Client(servers.address, token), scorer, 0.2) for scorer in self.scorers]
        self.laptop = Laptop(servers)
        for each in self.scorers + self.readers:
            each.start()

    def follow(self, shoot):
        board = Board(Client(self.servers.address, self.token), shoot)
        self.boards.append(board)
        board.start()

    @property
    def acknowledged(self):
        return sum(scorer.acknowledged for scorer in self.scorers)

    @property
    def reads(self):
        return sum(reader.reads for reader in self.readers)

    def again(self):
        """How many requests had no answer, or one that asks for a second try."""
        return sum(self.answers().values())

    def answers(self):
        """The answers that asked for a second try, and how many of each there were."""
        found = {}
        for each in self.scorers + self.readers:
            for status, count in list(each.again.items()):
                found[status] = found.get(status, 0) + count
        return found

    def goes_on(self, count=40):
        arrows, reads = self.acknowledged + count, self.reads + count
        eventually(
            "arrows are acknowledged, and boards read",
            lambda: (self.acknowledged >= arrows and self.reads >= reads) or self.faults(),
            90,
        )

    def faults(self):
        refused = [fault for each in self.scorers + self.readers for fault in each.refused]
        return refused + [wrong for each in self.readers + self.boards for wrong in each.wrong]

    def finish(self):
        """Ends the load, and checks every arrow on every board, as followed and as read."""
        assert all(reader.is_alive() for reader in self.readers), "a reader failed"
        for each in self.scorers + self.readers:
            each.over = True
        for each in self.scorers + self.readers:
            each.join(90)
        assert not self.faults(), self.faults()
        for board in self.boards:
            shoot = board.shoot
            assert shoot.sent == shoot.acknowledged, f"{shoot.id} was sent {shoot.sent}, not {shoot.acknowledged}"
            eventually(
                f"the board of {shoot.id} shows {shoot.acknowledged}, not {board.totals}",
                lambda: board.totals.get(shoot.archer) == shoot.acknowledged,
                30,
            )
            assert board.refused == 0, f"a stream was refused {board.refused} times"
        reads = self.reads
        for board in self.boards:
            self.readers[0].read(board.shoot)
        assert self.reads == reads + len(self.boards), "a board was not read"
        assert not self.faults(), self.faults()
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
    database = None if isSQLite else Database(folder, processes)
    failovers = FAILOVERS if failover and database else {}
    try:
        if database:
            database.start()
            servers = Servers(archery, folder, processes, "postgres:scorebook", database.environment)
        else:
            servers = Servers(archery, folder, processes, f"sqlite:{folder}/club.sqlite", {})
        servers.start()
        load = Load(servers, 2 * rounds + 4)
        load.goes_on()
        print(f"{'event':<28}{'acknowledged':>14}{'reads':>8}{'second tries':>14}{'seconds':>9}", flush=True)
        for number in range(rounds):
            for server in range(len(servers.ports)):
                note(load, f"drain server-{server}", lambda: servers.drain(server), isSmooth=True)
                servers.start_server(server)
                note(load, f"kill server-{server}", lambda: servers.kill(server))
                servers.start_server(server)
                load.laptop.score()
            if number == 0:
                for event, act in failovers.items():
                    note(load, event, lambda: act(database, load))
        load.finish()
        states, opened = (sum(getattr(board, name) for board in load.boards) for name in ("states", "opened"))
        print(f"{load.acknowledged} arrows and {load.laptop.arrows} of the laptop, each there once")
        print(f"{load.reads} reads and {states} states of {len(load.boards)} followed boards, no total wrong")
        print(f"streams were opened {opened} times; second tries came after {load.answers()}")
    except BaseException:
        print(f"the logs are in {folder}", file=sys.stderr)
        raise
    finally:
        if database:
            database.end()
        processes.end()
    shutil.rmtree(folder, ignore_errors=True)


def note(load, event, act, isSmooth=False):
    before, reads, again, begun = load.acknowledged, load.reads, load.again(), time.monotonic()
    act()
    load.goes_on()
    seconds = time.monotonic() - begun
    print(
        f"{event:<28}{load.acknowledged - before:>14}{load.reads - reads:>8}{load.again() - again:>14}{seconds:>9.1f}",
        flush=True,
    )
    assert not load.faults(), load.faults()
    if isSmooth:
        assert load.again() == again, f"{event} cost {load.again() - again} second tries"


if __name__ == "__main__":
    if missing():
        sys.exit(f"install {', '.join(missing())}")
    words = [word for word in sys.argv[1:] if not word.startswith("--")]
    soak(os.path.abspath(words[0]), int(words[1]) if len(words) > 1 else 1, "--failover" in sys.argv, "--sqlite" in sys.argv)
