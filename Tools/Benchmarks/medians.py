"""Prints the median of each figure in a file of JSON lines, grouped by what the lines say in words."""

import json
import statistics
import sys

groups = {}
with open(sys.argv[1]) as file:
    for line in file:
        record = json.loads(line)
        words = " · ".join(str(value) for value in record.values() if isinstance(value, str) and len(value) != 16)
        for name, value in record.items():
            if isinstance(value, (int, float)) and name not in ("entries", "operations", "seed"):
                groups.setdefault((words, name), []).append(value)

for (words, name), values in groups.items():
    low, middle, high = min(values), statistics.median(values), max(values)
    print(f"{words:55} {name:32} {middle:>14,.1f}   ({low:,.1f} to {high:,.1f})")

rates = {words: statistics.median(values) for (words, name), values in groups.items() if name == "updateRankPerSecond"}
if len(rates) == 2:
    (ours, first), (theirs, second) = rates.items()
    pairs = [a / b for a, b in zip(*(values for (_, name), values in groups.items() if name == "updateRankPerSecond"))]
    print(f"\n{ours} / {theirs}, update and rank, pair by pair: median {statistics.median(pairs):.2f}")
