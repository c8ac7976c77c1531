"""Every form and every route of an app: real field names with hostile values."""

import html.parser
import re
import urllib.parse

import hostile
from served import quoted

# They end the session that asks, or never end.
LEFT_OUT = re.compile(r"sign-out|/session$|/stream$|/live$|^/api/v1/sign-in$")
# They end what later requests need, so nothing but hostile values is sent there.
ENDING = re.compile(r"(leave|remove|reset|cancel|withdraw|disqualify|hand-over|revoke|delete|archive|complete|finalise|end)$")


FORM = "application/x-www-form-urlencoded"


class Page(html.parser.HTMLParser):
    """The links and forms of a page."""

    def __init__(self, path, text):
        super().__init__()
        self.links, self.forms, self.form, self.select = set(), [], None, None
        self.path = path
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        fields = {name: value or "" for name, value in attributes}
        if tag == "a" and fields.get("href", "").startswith("/"):
            self.links.add(fields["href"])
        if tag == "form":
            action = urllib.parse.urljoin(self.path, fields.get("action", ""))
            self.form = (fields.get("method", "get").upper(), action, {})
            self.forms.append(self.form)
        if self.form is None:
            return
        name = fields.get("name")
        if tag in ("input", "textarea", "button", "select") and name:
            is_off = fields.get("type") in ("checkbox", "radio") and "checked" not in fields
            if name not in self.form[2] or not is_off:
                self.form[2][name] = fields.get("value") or self.made_up(fields)
        if tag == "select":
            self.select = name
        if tag == "option" and self.select and (not self.form[2].get(self.select) or "selected" in fields):
            self.form[2][self.select] = fields.get("value", "")

    @staticmethod
    def made_up(fields):
        """The text that a person would enter in a required field."""
        if fields.get("type") == "checkbox":
            return "on"
        if "required" not in fields:
            return ""
        return {"date": "2026-01-05", "number": fields.get("min", "1")}.get(fields.get("type"), "Fuzz")

    def handle_endtag(self, tag):
        if tag == "form":
            self.form = None
        if tag == "select":
            self.select = None


class Site:
    """The result of a crawl of an app's pages."""

    def __init__(self, routes):
        self.routes = [(method, path) for method, path in routes if not LEFT_OUT.search(path)]
        self.pages, self.forms, self.values, self.names = set(), {}, {}, {"q"}
        self.waiting = []
        self.patterns = [
            (path, re.compile("^" + re.sub(r":(\w+)", r"(?P<\1>[^/?]+)", path) + "$")) for _, path in self.routes
        ]

    def crawl(self, client, most=60):
        """Follows links from the front page, a few pages of each route."""
        waiting, seen, self.waiting = ["/", *self.waiting], {}, []
        while waiting and len(self.pages) < most:
            path = waiting.pop(0)
            shape = self.shape(path)
            if path in self.pages and path != "/" or seen.get(shape, 0) >= 3 or LEFT_OUT.search(path):
                continue
            seen[shape] = seen.get(shape, 0) + 1
            answer = client.ask("GET", path, headers={"Accept": "text/html"})
            self.pages.add(path)
            if "html" in answer.headers.get("Content-Type", ""):
                waiting += self.learn(path, answer.body.decode("utf-8", "replace"))

    def use(self, client):
        """Sends each form once as a person would, so that the pages behind it are found, too."""
        used = set()
        for _ in range(3):
            for kind, (method, action, fields) in sorted(self.forms.items()):
                if method != "POST" or kind in used or ENDING.search(action) or LEFT_OUT.search(action):
                    continue
                used.add(kind)
                body = "&".join(f"{quoted(name)}={quoted(value)}" for name, value in fields.items())
                self.send(client, action, body, {"Accept": "text/html", "Content-Type": FORM})
            self.crawl(client, most=len(self.pages) + 20)

    def sweep(self, client):
        """Puts both ends of 64 bits into each field of each form, and into all names of each query."""
        headers = {"Accept": "text/html", "Content-Type": FORM}
        for method, action, fields in [form for _, form in sorted(self.forms.items())]:
            if method != "POST" or LEFT_OUT.search(action) or ENDING.search(action):
                continue
            for name in fields:
                for number in hostile.EXTREMES:
                    changed = {**fields, name: str(number)}
                    body = "&".join(f"{quoted(key)}={quoted(value)}" for key, value in changed.items())
                    client.ask("POST", action, body, headers)
        for number in hostile.EXTREMES:
            query = "&".join(f"{quoted(name)}={number}" for name in sorted(self.names))
            for path in sorted(self.pages):
                client.ask("GET", f"{path.split('?')[0]}?{query}", headers={"Accept": "text/html"})

    def send(self, client, action, body, headers):
        """Sends a form, and looks at the page that it leads to."""
        answer = client.ask("POST", action, body, headers)
        place = answer.headers.get("Location", "")
        if place.startswith("/") and not LEFT_OUT.search(place):
            action, answer = place, client.ask("GET", place, headers={"Accept": "text/html"})
        if "html" in answer.headers.get("Content-Type", "") and answer.status < 500:
            self.waiting += self.learn(action, answer.body.decode("utf-8", "replace"))

    def learn(self, path, text):
        """Notes a page's forms, and returns its links."""
        page = Page(path, text)
        for method, action, fields in page.forms:
            self.forms[(method, self.shape(action), tuple(sorted(fields)))] = (method, action, fields)
            self.names |= set(fields)
            self.shape(action)
        for link in page.links:
            self.names |= set(urllib.parse.parse_qs(urllib.parse.urlsplit(link).query))
        return sorted(page.links)

    def shape(self, address):
        """The route of an address; notes what stands in the places of its parameters."""
        path = urllib.parse.urlsplit(address).path
        for route, pattern in self.patterns:
            if ":" in route and (match := pattern.match(path)):
                for name, value in match.groupdict().items():
                    self.values.setdefault(name, set()).add(value)
                return route
        return path

    def filled(self, random, route):
        """A route's address with real or hostile values."""

        def part(match):
            known = sorted(self.values.get(match[1], ()))
            if known and random.randrange(5):
                return random.choice(known)
            return quoted(hostile.text(random)) or "x"

        return re.sub(r":(\w+)", part, route)


def fields(random, real, names):
    """A form's fields with one or a few hostile values, encoded."""
    changed = dict(real)
    for _ in range(random.choice([0, 1, 1, 1, 2, 4])):
        if changed:
            changed[random.choice(sorted(changed))] = hostile.text(random)
    if changed and not random.randrange(8):
        del changed[random.choice(sorted(changed))]
    if not random.randrange(8):
        changed[random.choice(sorted(names))] = hostile.text(random)
    body = "&".join(f"{quoted(name)}={quoted(value)}" for name, value in changed.items())
    if not random.randrange(20):
        body += random.choice(["&a[b][c][d]=1", "&a[]=1&a[]=2", "&=", "&%", "&%ff=%ff", "&x" * 3000, "&" + "[" * 600 + "=1", body])
    return body


def fuzz(site, client, random):
    """Asks one form, or one route."""
    forms = sorted(site.forms)
    accept = random.choice(["text/html", "*/*", "application/json"])
    kind = random.randrange(10)
    if forms and kind < 6:
        method, action, real = site.forms[random.choice(forms)]
        if LEFT_OUT.search(action):
            return
        body = fields(random, real, site.names)
        if not random.randrange(10):
            action = site.filled(random, site.shape(action))
        if method == "GET":
            client.ask("GET", f"{action.split('?')[0]}?{body}"[:8000], headers={"Accept": accept})
            return
        headers = {"Accept": accept, "Content-Type": FORM}
        if not random.randrange(4):
            headers["X-Fragment"] = "true"
        if not random.randrange(30):
            headers["Content-Type"] = random.choice(["application/json", "multipart/form-data; boundary=x", "text/plain; charset=utf-16"])
        site.send(client, action, body, headers)
        return
    method, route = random.choice(site.routes)
    path = site.filled(random, route)
    if random.randrange(3):
        query = {name: hostile.text(random) for name in random.sample(sorted(site.names), min(2, len(site.names)))}
        path += "?" + "&".join(f"{quoted(name)}={quoted(text)}" for name, text in query.items())
    headers = {"Accept": accept}
    body = None
    if method in ("POST", "PUT"):
        headers["Content-Type"] = FORM
        real = {name: hostile.text(random) for name in random.sample(sorted(site.names), min(4, len(site.names)))}
        body = fields(random, real, site.names)
    if not random.randrange(6):
        headers[random.choice(["Cookie", "If-None-Match", "Last-Event-ID", "Accept-Language", "Range", "Referer", "X-Forwarded-For"])] = header(random)
    client.ask(method, path[:8000], body, headers)


def header(random):
    """A hostile value that may stand in a header at all."""
    text = hostile.text(random)
    return "".join(char for char in text if 0x20 <= ord(char) < 0x7F)[:4000] or "="
