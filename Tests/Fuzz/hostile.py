"""Values that programs trip over, drawn from a seeded generator."""

import json

NUMBERS = [
    "-9223372036854775808", "9223372036854775807", "-9223372036854775809", "18446744073709551616", "0", "-1", "1",
    "2147483648", "-2147483649", "999999999999", "1e308", "-1e400", "NaN", "inf", "0x10", "1.5", "-0", "+5", "٣",
    "00000000000000000001", "4294967296000", "253402300800000", "-62135596800001", "10000", "32768",
]
TEXTS = [
    "", " ", "\u202eevil\u202c", "\u2066a\u2069\u200f\u061c", "\u200b", "\x00", "a\x00b", "\x1b[2J\r\n", "'\"<>&;--",
    "../../etc/passwd", "%2e%2e%2f", "/", "//", ".", "..", "\\", "*", "{{name}}", "a" * 129, "b" * 5000, "é" * 70,
    "👩‍👩‍👧‍👦" * 65, "e\u0301" * 200, "\ufeff", "null", "true", "[[[[", "{" * 600, "2025-02-30", "9999-12-31", "0000-00-00",
    "10000-01-01", "-0001-01-01", "9999-W53", "2025-06-11T10:00:00+99:99", "24:60", "Europe/Berlin", "Mars/Base",
    "=1+1", "x,y\n\"z", "\u2028\u2029", "ﷺ" * 30, "\ud800",
]
KEYS = ["", "id", "__proto__", "a\x00", "\u202e", "x" * 200]


def text(random):
    """A text for a form's field, a query or a part of an address."""
    kind = random.randrange(10)
    if kind < 4:
        return random.choice(NUMBERS)
    if kind < 8:
        return random.choice(TEXTS)
    if kind == 8:
        return "".join(chr(random.choice([random.randrange(128), random.randrange(0xD7FF)])) for _ in range(20))
    return random.choice(NUMBERS) + random.choice(TEXTS)


def nested(random):
    """JSON that is nested near the limits of readers."""
    count = random.choice([64, 99, 100, 101, 200, 201, 511, 512, 513, 514, 1000, 20_000])
    opening, closing = random.choice([("[", "]"), ('{"a":', "}"), ('[{"b":', "}]")])
    return opening * count + random.choice(["", "1" + closing * count, closing * count, "\xff"])


def value(random, depth=0):
    """Any JSON value, as Python has it."""
    kind = random.randrange(8 if depth < 3 else 6)
    if kind == 0:
        return random.choice([None, True, False])
    if kind <= 2:
        number = random.choice(NUMBERS)
        return int(number) if number.lstrip("-").isdecimal() and number.isascii() else Raw(random.choice(["1e308", "-1e400", "1.5", "-0", "1E5"]))
    if kind <= 5:
        return text(random)
    if kind == 6:
        return [value(random, depth + 1) for _ in range(random.randrange(4))]
    return {random.choice(KEYS): value(random, depth + 1) for _ in range(random.randrange(3))}


EXTREMES = (-(2**63), 2**63 - 1)


def extremes(value):
    """The same JSON value with each of its numbers at each end of what 64 bits hold, one at a time."""
    if isinstance(value, bool):
        return
    if isinstance(value, (int, float)):
        yield from EXTREMES
    elif isinstance(value, dict):
        for key, member in value.items():
            for changed in extremes(member):
                yield {**value, key: changed}
    elif isinstance(value, list):
        for place, element in enumerate(value[:3]):
            for changed in extremes(element):
                yield value[:place] + [changed] + value[place + 1:]


class Raw:
    """A number whose spelling Python would change."""

    def __init__(self, spelling):
        self.spelling = spelling


def spelled(value):
    """A value as JSON; lone halves of characters stay escapes."""
    marks = {}

    def marked(raw):
        marks[f"@raw{len(marks)}@"] = raw.spelling
        return f"@raw{len(marks) - 1}@"

    result = json.dumps(value, default=marked)
    for mark, spelling in marks.items():
        result = result.replace(f'"{mark}"', spelling)
    return result


def mutated(random, value):
    """A JSON value that differs in one place from another."""
    if isinstance(value, dict) and value and random.randrange(12):
        key = random.choice(list(value))
        result = dict(value)
        choice = random.randrange(20)
        if choice == 0:
            del result[key]
        elif choice == 1:
            result[random.choice(KEYS)] = globals()["value"](random)
        else:
            result[key] = mutated(random, value[key])
        return result
    if isinstance(value, list) and value and random.randrange(8):
        place = random.randrange(len(value))
        choice = random.randrange(10)
        if choice == 0:
            return value[:place] + value[place + 1:]
        if choice == 1:
            return value[:place] + [value[place]] * random.choice([2, 3, 500]) + value[place:]
        return value[:place] + [mutated(random, value[place])] + value[place + 1:]
    if isinstance(value, (int, float)) and not isinstance(value, bool) and random.randrange(4):
        return random.choice([-(2**63), 2**63 - 1, 2**63, 0, -1, 2**31, value + 1, -value, Raw("1e308"), Raw("0.5"), 10**15, 253402300800000])
    if isinstance(value, str) and random.randrange(4):
        if value.lstrip().startswith(("{", "[")) and random.randrange(3):
            try:
                return spelled(mutated(random, json.loads(value)))
            except (ValueError, RecursionError):
                pass
        return random.choice([text(random), value + text(random), value[: len(value) // 2]])
    return globals()["value"](random)


def mutated_bytes(random, content):
    """Bytes that differ in a few places from others."""
    content = bytearray(content)
    for _ in range(random.randrange(1, 5)):
        place = random.randrange(len(content) + 1)
        kind = random.randrange(6)
        if kind == 0:
            del content[place : place + random.randrange(1, 40)]
        elif kind == 1:
            content[place:place] = text(random).encode("utf-8", "surrogatepass")
        elif kind == 2 and place < len(content):
            content[place] ^= 1 << random.randrange(8)
        elif kind == 3:
            content[place:] = b""
        elif kind == 4:
            content[place:place] = nested(random).encode()
        else:
            digits = [i for i, byte in enumerate(content) if 48 <= byte < 58]
            if digits:
                start = end = random.choice(digits)
                while end < len(content) and 48 <= content[end] < 58:
                    end += 1
                content[start:end] = random.choice(NUMBERS).encode()
    return bytes(content)
