"""A shoot of archery: what its board must show, and how the app's own pages enter arrows."""

import hashlib
import json
import subprocess
from typing import NamedTuple

from checker import Operation
from network import Request, environment


class Sheet(NamedTuple):
    """An archer's arrows and their total."""

    arrows: int = 0
    total: int = 0

    def enter(self, value, _):
        """The answer tells only that the arrow is there."""
        return Sheet(self.arrows + 1, self.total + value), None

    def show(self):
        return self, self


class Shoot:
    """Several phones enter the arrows of one archer."""

    empty = Sheet()
    last = ("show", ())

    def __init__(self, programs, store, folder):
        archery = f"{programs}/archery"
        self.command = [archery, "serve", "--port=0", f"--store={store}"]
        command = [archery, "new", "Histories", "--ends=10", "--arrows=6", "--start", "--json", f"--store={store}"]
        made = json.loads(subprocess.run(command, stdout=subprocess.PIPE, check=True, env=environment(folder)).stdout)
        self.archer, self.things = made["createdBy"], [made["id"]]

    def prepare(self, ask):
        pass

    def write(self, choose, id):
        return Operation(*self.things, "enter", (choose.randint(0, 10), id), ids=[self._recorded(id)])

    def read(self, choose):
        return Operation(*self.things, "show", ())

    def request(self, operation):
        if operation.method == "show":
            return Request("GET", f"/shoots/{operation.thing}/board")
        value, id = operation.arguments
        form = {"id": id, "archer": self.archer, "value": value or "M"}
        return Request("POST", f"/shoots/{operation.thing}/arrows", form=form)

    def answer(self, operation, status, value):
        """The answer of an operation, and what it says of each id."""
        assert status == (200 if operation.method == "show" else 303), f"{operation} was answered with {status} {value}"
        if operation.method == "enter":
            return None, [(operation.ids[0], None)]
        rows = [row for row in value["rows"] if row["id"] == self.archer]
        return Sheet(rows[0]["arrowsShot"], rows[0]["totalScore"]) if rows else Sheet(), []

    @staticmethod
    def effect(_):
        return None

    def facts(self, ask, shoot):
        """The ids of the arrows in the log of a shoot."""
        path = f"/api/v1/journal/events?path=tournaments/{shoot}/scoring&after=0&limit=1000"
        status, value = ask(Request("GET", path))[0]
        assert status == 200, f"the log of {shoot} is {status} {value}"
        events = [recorded["event"] for recorded in value["events"]]
        return [(event["id"], None) for event in events if event["type"] == "arrow"]

    def _recorded(self, id):
        """The id under which the form with an id of its own is recorded."""
        return hashlib.sha256(f"{self.archer} {id}".encode()).hexdigest()[:24]
