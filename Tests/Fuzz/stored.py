"""Stored documents, events and submissions that differ in a few places from real ones."""

import json

import hostile
from served import quoted

JSON = {"Content-Type": "application/json"}


class Stored:
    """The content of a server's store, by the API as the owner."""

    def __init__(self, client):
        self.client = client
        self.documents, self.journals, self.boards = [], {}, {}
        self.place = 0

    def look(self):
        after, items = "", []
        for _ in range(5):
            answer = self.client.ask("GET", f"/api/v1/documents?under=&limit=1000{after}")
            found = json.loads(answer.body).get("documents", []) if answer.status == 200 else []
            items += found
            if len(found) < 1000:
                break
            after = "&after=" + quoted(found[-1]["path"])
        self.documents = [head["path"] for head in items if not head["path"].startswith("local/")]
        answer = self.client.ask("GET", "/api/v1/changes?under=&limit=1000")
        if answer.status == 200:
            self.find(json.loads(answer.body))
        return self

    def find(self, value):
        """Notes each journal and board that a page of the feed names."""
        if isinstance(value, list):
            for element in value:
                self.find(element)
        if isinstance(value, dict):
            for kind, known in (("journal", self.journals), ("board", self.boards)):
                if kind in value.values() and isinstance(value.get("path"), str):
                    known.setdefault(value["path"], None)
                elif isinstance(value.get(kind), str):
                    known.setdefault(value[kind], None)
            for element in value.values():
                self.find(element)

    def fuzz(self, random):
        """Writes one thing that is nearly what stood there."""
        self.place += 1
        kind = random.randrange(5)
        if kind < 2 and self.documents:
            self.write_document(random, random.choice(self.documents))
        elif self.journals and kind < 4:
            self.write_event(random, random.choice(sorted(self.journals)))
        elif self.boards:
            self.write_submission(random, random.choice(sorted(self.boards)))

    def sweep(self):
        """Appends an event of each kind with each number in it at each end of 64 bits."""
        for path in sorted(self.journals):
            kinds = {}
            for event in self.events(path):
                kinds.setdefault(event.get("type"), event)
            for event in kinds.values():
                try:
                    body = json.loads(event.get("body") or "{}")
                except (ValueError, RecursionError):
                    continue
                for changed in hostile.extremes(body):
                    self.append(path, {**event, "body": json.dumps(changed)})
                for time in hostile.EXTREMES:
                    self.append(path, {**event, "occurredAt": time})

    def events(self, path):
        """The first events of a journal, as others would append them."""
        if self.journals[path] is None:
            answer = self.client.ask("GET", f"/api/v1/journal/events?path={quoted(path)}&limit=1000")
            found = json.loads(answer.body).get("events", []) if answer.status == 200 else []
            self.journals[path] = [dict(event.get("event", event)) for event in found]
        return self.journals[path]

    def append(self, path, event):
        """Appends an event under a new id."""
        self.place += 1
        event = {**event, "id": f"fuzz-{self.place}"} if isinstance(event, dict) else event
        if isinstance(event, dict):
            event.pop("stamp", None)
        body = hostile.spelled({"events": [event]})
        self.client.ask("POST", f"/api/v1/journal/events?path={quoted(path)}", body, JSON)

    def write_document(self, random, path):
        answer = self.client.ask("GET", f"/api/v1/document/body?path={quoted(path)}")
        if answer.status != 200:
            return
        body = self.mutated(random, answer.body)
        key = {"Idempotency-Key": f"fuzz-{self.place}"}
        self.client.ask("PUT", f"/api/v1/document/body?path={quoted(path)}", body, key)

    def write_event(self, random, path):
        events = self.events(path)
        if not events:
            return
        event = random.choice(events)
        if "body" in event and random.randrange(4):
            body = self.mutated(random, event["body"].encode("utf-8", "surrogatepass"))
            self.append(path, {**event, "body": body.decode("utf-8", "replace")})
        else:
            self.append(path, hostile.mutated(random, event))

    def write_submission(self, random, path):
        if self.boards[path] is None:
            answer = self.client.ask("GET", f"/api/v1/board/submissions?path={quoted(path)}&limit=100")
            self.boards[path] = json.loads(answer.body).get("submissions", []) if answer.status == 200 else []
        if not self.boards[path]:
            return
        submission = random.choice(self.boards[path])
        submission = dict(submission.get("submission", submission))
        submission["id"] = f"fuzz-{self.place}"
        submission.pop("stamp", None)
        body = hostile.spelled({"submissions": [hostile.mutated(random, submission)]})
        self.client.ask("POST", "/api/v1/submissions", body, JSON)

    @staticmethod
    def mutated(random, content):
        if random.randrange(5) == 0:
            return hostile.mutated_bytes(random, content)
        if random.randrange(12) == 0:
            return hostile.nested(random).encode("utf-8", "replace")
        try:
            value = json.loads(content)
        except (ValueError, RecursionError):
            return hostile.mutated_bytes(random, content)
        for _ in range(random.randrange(1, 3)):
            value = hostile.mutated(random, value)
        return hostile.spelled(value).encode("utf-8", "surrogatepass")
