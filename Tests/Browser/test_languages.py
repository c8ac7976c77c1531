"""Every kind of page in the pseudo-languages on a small phone: a third longer, and from right to left."""

import itertools
import json
import re
import subprocess

import crawl
from scorebook import PHONE, BrowserTest, sampled
from test_shell import CLIPPED as CLIPPED_TABS
from texts import CLIPPED, FOREIGN_DATES, PLAIN

SMALL = {**PHONE, "viewport": {"width": 320, "height": 640}}

# Codes, units and names of rounds, which are the same in every language.
SAME = {"Archery", "DNF", "DNS", "DSQ", "Evening", "Ianseo", "JSON", "CSV", "Organiser", "Scorebook", "World"}
# The command that starts the server for phones stands within its sentence.
SAME |= {"archery", "serve", "host"}
# A sentence that names an archer has no element around the name, nor has the choice of one.
SAME |= set("Ben Cleo Mara Lindqvist Jonas Weber Aoife Byrne Luis Ortega Hana Sato Piotr Nowak Robin".split())


class LanguagesTest(BrowserTest):
    def start(self, app, *options):
        server = self.serve(*options, app=app)
        page = self.open(server.link, **SMALL)
        page.wait_for_url(server.url + "/**")
        return server, page

    def walk(self, server, page, language, first=("/",)):
        """The faults of all kinds of page in a language."""
        page.goto(f"{server.url}/?lang={language}")
        page.wait_for_load_state()
        pages = list(crawl.pages(page, server.url, first).items())
        self.assertGreaterEqual(len(pages), max(len(first), 3))
        # The other direction is a matter of the style sheets, which all pages share.
        for kind, address in pages if language == "en-XA" else sampled(pages):
            faults = []
            self.visit(page, address)
            # A big screen is none of a small phone's pages.
            if not kind.partition("?")[0].endswith("/screen"):
                width = page.evaluate("document.documentElement.scrollWidth")
                if width > 320:
                    faults.append(f"{kind}: {width} pixels wide")
                faults += [f"{kind}: cut off: {element}" for element in page.evaluate(CLIPPED)]
            if language == "en-XA":
                faults += [f"{kind}: foreign date: {text}" for text in page.evaluate(FOREIGN_DATES)]
            if page.locator("html").get_attribute("dir") != ("rtl" if language == "ar-XB" else "ltr"):
                faults.append(f"{kind}: of the other direction")
            yield kind, faults

    def check(self, app, *languages, plain=None):
        server, owner = self.start(app, "--sample")
        links = self.prepare(server, app)
        plain = None if plain is None else plain | self.names_of_rounds(server)
        guest = self.open(server.url, **SMALL)
        readers = [("owner", owner, ["/"]), ("guest", guest, ["/", "/join", "/recover", *links])]
        if links:
            member = self.open(server.url + links[0], **SMALL)
            member.locator("input[name=name]").fill("Cleo")
            member.locator("main form button").last.tap()
            member.wait_for_url(re.compile("/shoots/"))
            readers.append(("member", member, ["/"]))
        faults = []
        for language, (name, page, first) in itertools.product(languages, readers):
            for kind, found in self.walk(server, page, language, first):
                faults += [f"{name} in {language}: {fault}" for fault in found]
                if plain is not None and language == "en-XA":
                    words = [word for word in page.evaluate(PLAIN) if word not in plain]
                    faults += [f"{name}: {kind}: not in a catalogue: {words[:8]}"] if words else []
        self.assertEqual(faults, [], "\n".join(faults))

    def names_of_rounds(self, server):
        """The words in the names of rounds."""
        outcome = subprocess.run([server.program, "rounds", "--json"], check=True, capture_output=True, text=True)
        return {word for entry in json.loads(outcome.stdout) for word in re.findall("[A-Za-z]{3,}", entry["name"])}

    def prepare(self, server, app):
        """More than the sample has: a finished shoot, a practice and a page for entry lists; the links for guests."""
        if app != "archery":
            return []
        server.run("new", "Evening", "--round", "wa18", "--no-shoot", "--guest", "Ben", "--guest", "Cleo", "--start")
        server.run("score", "Evening", "Ben", "X", "9", "8")
        server.run("score", "Evening", "Cleo", "X", "9", "8")
        server.run("complete", "Evening", "--force")
        links = [server.run(command, "sample-shoot") for command in ["invite", "view"]]
        return [re.search(r"/(?:join|view)/\S+", text).group() for text in links]

    def test_archery_is_readable_a_third_longer_and_from_right_to_left_and_every_word_is_in_a_catalogue(self):
        self.check("archery", "en-XA", "ar-XB", plain=SAME)

    def test_tabs_fit_on_a_small_phone_in_every_language(self):
        for app, languages, address in [
            ("archery", "de fr nl es it", "/shoots/sample-shoot"),
            ("fitness-challenge", "de fr", "/groups/sample"),
            ("pinball-practice", "de fr", "/practice"),
        ]:
            self.store = f"sqlite:{self.data_folder}/{app}.sqlite"
            server, page = self.start(app, "--sample")
            for language in languages.split():
                for place in ["/", address]:
                    page.goto(f"{server.url}{place}?lang={language}")
                    self.assertEqual(page.evaluate(CLIPPED_TABS), [], f"{app} in {language}: {place}")
                    self.check_width(page, 320)

    def test_fitness_is_readable_from_right_to_left(self):
        self.check("fitness-challenge", "ar-XB")

    def test_pinball_is_readable_from_right_to_left(self):
        self.check("pinball-practice", "ar-XB")
