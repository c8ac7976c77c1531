"""JSON extremes at every endpoint, in bodies, queries, headers, tokens and cookies."""

import base64
import json

import hostile
from pages import header
from served import quoted

LEFT_OUT = ("stream", "session")
QUERIES = ["path", "under", "after", "limit", "label", "period", "bucket", "player", "revision", "x"]


def encoded(text):
    return base64.urlsafe_b64encode(text.encode("utf-8", "surrogatepass")).decode().rstrip("=")


def body(random, examples):
    """A body near one that an endpoint takes, or nothing like it."""
    kind = random.randrange(6)
    if kind == 0:
        return hostile.nested(random)
    if kind == 1:
        return hostile.spelled(hostile.value(random))
    example = random.choice(examples)
    for _ in range(random.randrange(1, 3)):
        example = hostile.mutated(random, example)
    text = hostile.spelled(example)
    return hostile.mutated_bytes(random, text.encode("utf-8", "surrogatepass")) if kind == 2 else text


EXAMPLES = [
    {"link": "x"}, {"invite": "x", "name": "Mia"}, {"paths": ["users/a/b"]},
    {"writes": [{"body": "{}", "expected": "any", "id": "w", "path": "users/a/b", "labels": ["l"]}]},
    {"events": [{"actor": "u", "body": "{}", "id": "e", "occurredAt": 1, "type": "t", "subject": "s"}], "expected": {"revision": 1}},
    {"submissions": [{"action": {"set": [1]}, "actor": "u", "board": "b", "id": "s", "occurredAt": 1, "player": "p"}]},
    {"directions": ["descending"], "ties": "dense", "tieOrder": "earlier", "periods": ["weekly"], "graceMilliseconds": 0,
     "ruleVersion": 1, "zone": {"name": "UTC", "initialOffsetSeconds": 0, "transitions": [{"at": 1, "offsetSeconds": 3600}]}},
    {"board": "b", "bucket": {"period": "weekly", "id": "2025-W24", "start": 1, "end": 2}, "offset": 0, "limit": 10,
     "around": "p", "radius": 5, "fill": True, "attributes": {"a": "b"}, "players": ["p"]},
    [{"id": 1, "at": "2025-06-11T10:00:00+02:00", "note": "run"}],
]


def token(random):
    """A token whose parts are hostile JSON, as JWT libraries decode them before they check the signature."""
    good = '{"alg":"HS256","kid":"x"}'
    parts = [random.choice([hostile.nested(random), hostile.spelled(hostile.value(random)), good, '{"sub":"a","jti":"b","iat":1e999,"exp":-1}']) for _ in range(2)]
    parts = [encoded(part)[:3000] for part in parts] + ["AAAA"]
    return ".".join(parts[: random.choice([1, 2, 3, 3, 3, 3])])


def fuzz(routes, clients, random, app):
    """Asks one endpoint with extremes, as a signed-in user or as a stranger."""
    api = [(method, path) for method, path in routes if path.startswith(("/api/", "/hooks"))]
    method, path = random.choice([route for route in api if not route[1].endswith(LEFT_OUT)])
    client = random.choice(clients)
    path = path.replace(":secret", quoted(hostile.text(random)) or "x")
    names = random.sample(QUERIES, random.randrange(4)) + (["path"] if random.randrange(3) else [])
    values = ["users/u", f"users/{client.account}/x", "local/x", hostile.text(random), hostile.text(random)]
    query = "&".join(f"{name}={quoted(random.choice(values))}" for name in names)
    headers = {"Content-Type": "application/json"}
    if random.randrange(2):
        headers["Idempotency-Key"] = header(random)
    if not random.randrange(5):
        headers[random.choice(["If-Match", "If-None-Match", "Accept", "Last-Event-ID"])] = header(random)
    if not random.randrange(5):
        value = token(random)
        if random.randrange(2):
            headers["Authorization"] = f"Bearer {value}"
        else:
            headers["Cookie"] = random.choice([f"{app}-session={value}", f"{app}-session={value}; x", "=;;=", header(random)])
    content = None if method == "GET" else body(random, EXAMPLES)
    client.ask(method, f"{path}?{query}"[:8000], content, headers)


def nesting(client):
    """The bodies and tokens around every limit of depth, once each."""
    for count in (100, 101, 512, 513, 514, 5000):
        for opening in ("[", '{"a":'):
            text = opening * count
            client.ask("POST", "/api/v1/sign-in", text, {"Content-Type": "application/json"})
            if count < 2000:
                client.ask("GET", "/api/v1/account", headers={"Authorization": f"Bearer {encoded(text)}.e30.AAAA"})
                client.ask("GET", "/", headers={"Cookie": f"{client.server.app}-session={encoded(text)}.e30.AAAA"})
