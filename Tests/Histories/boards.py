"""Boards: what they must answer, and how the API is asked for it."""

import dataclasses
import time
from typing import NamedTuple

from checker import Operation
from network import Request


class Submission(NamedTuple):
    """One change of a player's points; `at` is the time of the score, which orders ties."""

    id: str
    player: str
    rule: str
    points: int
    at: int

    def __repr__(self):
        return f"{self.id}: {self.player} {self.rule} {self.points} at {self.at}"


class Entry(NamedTuple):
    """A player's points, and the time of the score that reached them."""

    player: str
    points: int
    reached: int


class Line(NamedTuple):
    """A player's line as a page shows it."""

    player: str
    points: int
    rank: int
    position: int

    def __repr__(self):
        return f"{self.position}. {self.player} {self.points} (rank {self.rank})"


class Accepted(NamedTuple):
    """What a submission did: the player's line before and after; None for a player without one."""

    revision: int
    before: Line | None
    after: Line | None

    def __repr__(self):
        return f"revision {self.revision}: {self.before} → {self.after}"


class Page(NamedTuple):
    """Lines of a board at one revision, and how many it has."""

    revision: int
    total: int
    lines: tuple

    def __repr__(self):
        return f"revision {self.revision}, {self.total} players: {', '.join(map(str, self.lines))}"


@dataclasses.dataclass(frozen=True)
class Board:
    """A board at one moment. Each operation returns the board afterwards and its answer."""

    revision: int = 0
    entries: tuple = ()

    def submit(self, *submissions):
        """Takes all of the submissions in one step."""
        board, accepted = self, []
        for submission in submissions:
            after = board._with(submission)
            accepted.append(Accepted(after.revision, board._line(submission.player), after._line(submission.player)))
            board = after
        return board, tuple(accepted)

    def page(self, offset, limit):
        """Lines by rank."""
        return self, Page(self.revision, len(self.entries), self._lines()[offset : offset + limit])

    def row(self, player):
        """A player's line; None for a player without one."""
        line = self._line(player)
        return self, line and Page(self.revision, len(self.entries), (line,))

    def _with(self, submission):
        old = next((entry for entry in self.entries if entry.player == submission.player), None)
        points = submission.points
        if old and submission.rule == "increment":
            points += old.points
        elif old and submission.rule == "best":
            points = max(points, old.points)
        reached = old.reached if old and old.points == points else submission.at
        entries = [entry for entry in self.entries if entry != old] + [Entry(submission.player, points, reached)]
        entries.sort(key=lambda entry: (-entry.points, entry.reached, entry.player))
        return Board(self.revision + 1, tuple(entries))

    def _lines(self):
        better = [entry.points for entry in self.entries]
        return tuple(
            Line(entry.player, entry.points, better.index(entry.points) + 1, number + 1)
            for number, entry in enumerate(self.entries)
        )

    def _line(self, player):
        return next((line for line in self._lines() if line.player == player), None)


DEFINITION = {
    "directions": ["descending"],
    "ties": "competition",
    "tieOrder": "reachedAt",
    "periods": ["allTime"],
    "zone": {"name": "UTC", "initialOffsetSeconds": 0, "transitions": []},
    "graceMilliseconds": 0,
    "ruleVersion": 1,
}
PLAYERS = ["ana", "ben", "cem"]
RULES = ["increment", "best", "set"]


class Boards:
    """Two boards of the API."""

    things = ["tests/histories/one", "tests/histories/two"]
    empty = Board()
    last = ("page", (0, 1000))

    def __init__(self, programs, store, _):
        self.command = [f"{programs}/api-server", store]
        # Scores of the last hour, and none of the future.
        self.origin = int(time.time() * 1000) - 3_600_000

    def prepare(self, ask):
        for board in self.things:
            assert ask(Request("PUT", f"/api/v1/board?path={board}", DEFINITION))[0][0] == 204

    def write(self, choose, id):
        """A new submission, or two at once. Few values make ties."""
        pair = [f"{id}{letter}" for letter in choose.choice(["a", "a", "a", "ab"])]
        submissions = [
            Submission(each, choose.choice(PLAYERS), choose.choice(RULES), choose.randint(-2, 5), choose.randrange(99))
            for each in pair
        ]
        return Operation(choose.choice(self.things), "submit", tuple(submissions), ids=pair)

    def read(self, choose):
        window = (choose.randrange(2), choose.randint(1, 3))
        method, arguments = choose.choice([("row", (choose.choice(PLAYERS),)), ("page", window)])
        return Operation(choose.choice(self.things), method, arguments)

    def request(self, operation):
        if operation.method == "submit":
            submissions = [self._encoded(each, operation.thing) for each in operation.arguments]
            return Request("POST", "/api/v1/submissions", {"submissions": submissions, "at": self.origin})
        window = "around={}&radius=0" if operation.method == "row" else "offset={}&limit={}"
        return Request("GET", f"/api/v1/board/page?path={operation.thing}&{window.format(*operation.arguments)}")

    def answer(self, operation, status, value):
        """The answer of an operation, and what it says of each id."""
        if operation.method == "row" and status == 422 and value["code"] == "entryNotFound":
            return None, []
        assert status == 200, f"{operation} was answered with {status} {value}"
        if operation.method == "submit":
            facts = [(item["submission"]["id"], item) for item in value["submissions"]]
            return self.effect(facts), facts
        lines = tuple(line(standing) for standing in value["standings"])
        return Page(value["revision"], value["total"], lines), []

    @staticmethod
    def effect(facts):
        """The answer of a submission that has these facts."""
        effects = [(item["revision"], item["effects"][0]) for _, item in facts]
        return tuple(Accepted(revision, line(each.get("before")), line(each.get("after"))) for revision, each in effects)

    def facts(self, ask, board):
        """All ids that a board accepted, in order, with what it says of them."""
        status, value = ask(Request("GET", f"/api/v1/board/submissions?path={board}&limit=1000"))[0]
        assert status == 200, f"the history of {board} is {status} {value}"
        return [(item["submission"]["id"], item) for item in value["submissions"]]

    def _encoded(self, submission, board):
        points = submission.points
        return {
            "id": submission.id,
            "board": board,
            "player": submission.player,
            "action": {submission.rule: points if submission.rule == "increment" else [points]},
            "occurredAt": self.origin + submission.at,
            "actor": submission.player,
        }


def line(standing):
    """A line of a page out of a standing on the wire."""
    if standing is None:
        return None
    entry = standing["entry"]
    return Line(entry["player"], entry["score"][0], standing["rank"], standing["position"])
