"""Prints one table of what was measured: the work, ours, the peer or limit beside it, and how they compare.

    table.py FILE...

The files hold a line of JSON for each run. Each figure is the median of its runs.
"""

import json
import os
import statistics
import sys


def median(records, figure, **words):
    values = [record[figure] for record in records if figure in record and words.items() <= record.items()]
    return statistics.median(values) if values else None


def number(value):
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def row(work, unit, figure, ours, beside="", peer=None, limit=None, peer_figure=None):
    """One comparison: which figure of which runs is ours, and which runs, or what number, it stands beside."""
    return {
        "work": work, "unit": unit, "figure": figure, "ours": ours, "beside": beside, "peer": peer, "limit": limit,
        "peerFigure": peer_figure or figure,
    }


INTEGERS = {"name": "counted B+tree, C++, integer ids"}
STRINGS = {"name": "counted B+tree, C++, string ids"}
ROWS = [
    row("update, then rank, 1,000,000 entries, one core", " /s", "updateRankPerSecond", {"name": "RankIndex"}, "counted B+tree in C++", INTEGERS),
    row("memory of the index, after as many updates", " bytes an entry", "bytesPerEntryAfterChurn", {"name": "RankIndex"}, "counted B+tree in C++", INTEGERS),
    row("the same of a board of players, text ids", " /s", "updateRankPerSecond", {"name": "board of players"}, "B+tree and hash map in C++", STRINGS),
    row("memory of that board", " bytes an entry", "bytesPerEntryAfterChurn", {"name": "board of players"}, "B+tree and hash map in C++", STRINGS),
]
for store, title in (("file", "file store"), ("sqlite", "SQLite")):
    ours = {"store": store}
    ROWS += [
        row(f"durable submit, {title}, one writer", " /s", "perSecond", {**ours, "work": "submit, 1 a commit"}, "append and fdatasync", {"store": "disk"}),
        row(f"durable submit, {title}, 64 writers", " /s", "perSecond", {**ours, "work": "submit, 1 a commit, 64 writers"}, "Redis, appendfsync always, 50 connections", {"store": "redis"}),
        row(f"durable submit, {title}, 64 writers", " /s", "perSecond", {**ours, "work": "submit, 1 a commit, 64 writers"}, "itself, one writer", {**ours, "work": "submit, 1 a commit"}),
    ]
    if store == "file":
        ROWS.append(row("durable submit, file store, 1,000 a commit, each with its result", " /s", "perSecond", {**ours, "work": "submit, 1000 a commit"}, "wanted", limit=200_000))
    for work in ("rank of one", "window of 21", "page of 100"):
        ROWS.append(row(f"{work}, {title}", " /s", "perSecond", {**ours, "work": work}, "in memory", {"store": "memory", "work": work}))
for work, title in (
    ("submit, 1 a commit", "durable submit, PostgreSQL, one writer"),
    ("submit, 1 a commit, 64 writers", "durable submit, PostgreSQL, 64 writers"),
    ("rank of one", "rank of one, PostgreSQL"),
    ("window of 21", "window of 21, PostgreSQL"),
    ("page of 100", "page of 100, PostgreSQL"),
    ("page of 10, 64 readers", "page of 10, PostgreSQL, 64 readers"),
    ("page of 100, 64 readers", "page of 100, PostgreSQL, 64 readers"),
):
    ROWS.append(row(title, " /s", "perSecond", {"store": "postgres", "work": work}, "SQLite", {"store": "sqlite", "work": work}))
LOAD = {"work": "load"}
ROWS.append(row("a board of 1,000,000 in a new process, PostgreSQL", " ms", "milliseconds", {"store": "postgres", **LOAD}, "SQLite", {"store": "sqlite", **LOAD}))
PROMOTION = {"store": "postgres", "work": "promotion"}
ROWS.append(row("a standby takes over, the longest wait of 64 writers", " ms", "milliseconds", PROMOTION, "wanted", limit=1000))
ROWS.append(row("acknowledged writes that are missing afterwards", "", "lost", PROMOTION))
BARE = {"name": "bare server"}
ROWS.append(row("shortest answer over HTTP, signed in, 64 connections", " /s", "perSecond", {"name": "server", "work": "shortest"}, "the HTTP library alone", BARE))
for work, title in (
    ("submit", "durable submit over HTTP, signed in, 64 connections"),
    ("page", "page of 100 over HTTP"),
    ("window", "window of 21 over HTTP"),
    ("mix", "nine reads to one write over HTTP"),
):
    ours = {"name": "server", "work": work}
    ROWS.append(row(title, " /s", "perSecond", ours, "the HTTP library alone, a few bytes", BARE))
    ROWS.append(row(f"{title}, 99 of 100 within", " ms", "p99Milliseconds", ours, "wanted", limit=15))
for crowd in ("all read", "100 more never read"):
    ours = {"name": "live", "crowd": crowd}
    title = f"5,000 followers of one board, {crowd}, 20 changes a second"
    ROWS += [
        row(f"{title}: 99 of 100 have one after", " ms", "medianMilliseconds", ours, "wanted", limit=500),
        row(f"{title}: the same of the slowest of 20 changes", " ms", "p95Milliseconds", ours, "wanted", limit=500),
        row(f"{title}: memory", " bytes a follower", "bytesPerFollower", ours, "wanted", limit=16384),
    ]
ours, reading = ({"name": "live", "crowd": crowd} for crowd in ("100 more never read", "all read"))
ROWS.append(row("what followers who never read cost the others", " ms", "medianMilliseconds", ours, "all read", reading))
for what, title in (("one journal", "one journal"), ("100 journals", "100 journals"), ("board", "a board"), ("documents", "documents of their own")):
    ROWS.append(row(f"1,000 records of {title}, entered without a network, are at the server after", " ms", "milliseconds", {"name": "drain", "what": what}, "wanted", limit=2000))
    ROWS.append(row(f"1,000 records of {title} are fetched by another device in", " ms", "milliseconds", {"name": "fetch", "what": what}, "wanted", limit=2000))
PYTHON = {"work": "json.loads of every line"}
for store, title in (("file", "file store"), ("sqlite", "SQLite")):
    ours = {"store": store, "work": "cold start"}
    ROWS += [
        row(f"1,000,000 items, {title}, opened by a new process", " ms", "openMilliseconds", ours, "wanted", limit=3000),
        row(f"the first page of a board of 100,000 after that, {title}", " ms", "firstPageMilliseconds", ours),
    ]
ROWS.append(row("opening the file store", " ms", "openMilliseconds", {"store": "file", "work": "cold start"}, "Python's json.loads of every line, nothing kept", PYTHON))
SHOOTS = [({"work": "shoot over HTTP"}, "a shoot of 500 archers as fast as devices can send")]
PACED = [
    ({"work": "shoot at its own pace", "categories": count}, f"500 archers in {count} categor{'y' if count == 1 else 'ies'} at a shoot's own pace, 20 pages following")
    for count in range(1, 5)
]
for ours, title in SHOOTS + PACED:
    ROWS += [
        row(f"{title}: arrows", " /s", "arrowsPerSecond", ours),
        row(f"{title}: one stands on the board after (median)", " ms", "medianMillisecondsToBoard", ours, "shortest answer", ours, peer_figure="shortestAnswerMilliseconds"),
    ]
for ours, title in PACED:
    ROWS.append(row(f"{title}: 95 of 100 stand on it after", " ms", "p95MillisecondsToBoard", ours, "wanted", limit=500))
ROWS.append(row("a tournament of 500 archers in memory: an arrow taken, and the whole board made", " ms", "medianMillisecondsToUpdate", {"work": "shoot over HTTP"}, "wanted", limit=5))
STATIC = "a static file"
SCAN = {"name": "plain byte scan"}
ROWS.append(row("a league's stats, read and checked", " MB/s", "megabytesPerSecond", {"name": "LeagueStats"}, "counting the separators of the same bytes", SCAN))
ROWS.append(row("a board of 100 rows rendered in German", " µs", "microseconds", {"name": "render", "what": "in German"}, "one language, wanted within 3 %", {"name": "render", "what": "one language"}))
for visit, limit in (("first", 3000), ("second", 1200)):
    ours = {"visited": "scoring page", "visit": visit}
    ROWS.append(row(f"scoring page over 400 ms and 400 kbit/s, {visit} visit: a tap is answered after", " ms", "usableMilliseconds", ours, "wanted", limit=limit))
ROWS.append(row("100 KB over that line: a connection, a request and 2 s", " ms", "milliseconds", {"visited": "100 KB"}, "expected", limit=2800))


def visits(records):
    """What each visit of a page over a slow line took, in a table of its own."""
    pages = dict.fromkeys((record["app"], record["visited"]) for record in records if "visit" in record)
    if not pages:
        return
    yield "\n| page | first visit: requests | KB | loaded | second visit: requests | KB | loaded |\n|---|---|---|---|---|---|---|"
    for app, page in pages:
        cells = []
        for visit in ("first", "second"):
            ours = {"app": app, "visited": page, "visit": visit}
            requests, size, time = (median(records, figure, **ours) for figure in ("requests", "bytes", "milliseconds"))
            cells += [f"{requests:.0f}", f"{size / 1000:.1f}", f"{time / 1000:.2f} s"]
        yield f"| {app}: {page} | {' | '.join(cells)} |"


def other_rows(records):
    """Pages and steps that name themselves, in the order in which they were measured."""
    pages = dict.fromkeys(record["page"] for record in records if "page" in record)
    for page in pages:
        if page != STATIC:
            yield row(f"pinball app, {page}: 95 of 100 within", " ms", "p95Milliseconds", {"page": page}, "a static file", {"page": STATIC})
    for name in dict.fromkeys(record["name"] for record in records if record.keys() == {"name", "ms"}):
        yield row(name, " ms", "ms", {"name": name})


def line(row, records):
    """The row as it stands in the table; None where ours was not measured."""
    mine = median(records, row["figure"], **row["ours"])
    if mine is None:
        return None
    if not row["beside"]:
        return f"| {row['work']} | {number(mine)}{row['unit']} | | |"
    theirs = row["limit"] if row["peer"] is None else median(records, row["peerFigure"], **row["peer"])
    start = f"| {row['work']} | {number(mine)}{row['unit']} | {row['beside']}: "
    if theirs is None:
        return start + "not installed, skipped | |"
    return start + f"{number(theirs)}{row['unit']} | {number(mine / theirs)} |"


def main():
    records = []
    for name in filter(os.path.exists, sys.argv[1:]):
        with open(name) as file:
            records += [json.loads(text) for text in file if text.startswith("{")]
    print("| work | ours | beside it | ratio |\n|---|---|---|---|")
    for text in filter(None, (line(row, records) for row in [*ROWS, *other_rows(records)])):
        print(text)
    for text in visits(records):
        print(text)


main()
