"""Recurve, compound and barebow in one shoot: one line, one screen, one result list."""

import csv
import io
import json
import pathlib
import re

from scorebook import PHONE, SCREEN, BrowserTest, expect

SCHEMA = pathlib.Path(__file__).parents[2] / "Apps/archery/Results/Resources/scorebook-results.schema.json"


class CategoriesTest(BrowserTest):
    def make_shoot(self, server):
        """A shoot of three categories, made on the page, with its archers from three invites."""
        desktop = self.open(server.link, **SCREEN)
        desktop.get_by_role("link", name="New shoot").first.click()
        desktop.get_by_label("Name").first.fill("Open day")
        desktop.get_by_label("Date").fill("2026-05-02")
        desktop.get_by_label("Place, where it is shot").fill("Long meadow")
        desktop.get_by_text("I shoot, too").click()
        desktop.get_by_role("button", name="Create").click()
        expect(desktop.get_by_role("heading", name="Open day")).to_be_visible()
        shoot = desktop.url
        desktop.goto(f"{shoot}/categories")
        desktop.locator("#venue").select_option(label="Outdoors")
        desktop.get_by_role("button", name="Add the set").click()
        expect(desktop.locator("#list-title ~ ul > li")).to_have_count(3)
        return desktop, shoot

    def join(self, server, name, bow):
        """A phone that joins the shoot with its owner's name and bow."""
        link = re.search(r"\S+/join/\S+", server.run("invite", "Open day")).group()
        phone = self.open(link, **PHONE)
        phone.get_by_label("Name").fill(name)
        phone.get_by_label("Bow").select_option(label=bow)
        phone.get_by_role("button", name="Join").click()
        phone.wait_for_url("**/shoots/**")
        return phone

    def key(self, phone, token):
        before = phone.locator(".end .slots .mark").count()
        phone.locator(f"#key-{token}").tap()
        if before < 5:
            expect(phone.locator(".end .slots .mark")).to_have_count(before + 1)

    def test_three_categories_on_one_line_with_three_phones_at_once(self):
        server = self.serve()
        desktop, shoot = self.make_shoot(server)
        phones = {name: self.join(server, name, bow) for name, bow in ARCHERS.items()}
        server.run("start", "Open day")
        board = self.open(server.run("link"), **SCREEN)
        board.goto(f"{shoot}/board")
        expect(board.locator(".board-title")).to_have_text(["Recurve", "Compound", "Barebow"])
        screen = self.open(server.run("link"), **SCREEN)
        screen.goto(f"{shoot}/screen")
        for name, phone in phones.items():
            phone.goto(f"{shoot}/score")
            expect(phone.locator(".progress-words .quiet")).to_contain_text(FACES[name])
        # Each phone has the keys of its own face: the six-ring face of the compound has no 4.
        expect(phones["Cleo"].locator("#key-4")).to_have_count(1)
        expect(phones["Ben"].locator("#key-4")).to_have_count(0)

        # One arrow of each phone after the other, as three archers shoot at once.
        for tokens in zip(*SHOT.values(), strict=True):
            for phone, token in zip(phones.values(), tokens, strict=True):
                self.key(phone, token)
        for total in TOTALS:
            expect(board.locator("tr.row .score strong").get_by_text(total, exact=True)).to_have_count(1)
        expect(board.locator("tr.row .place")).to_have_text(["1", "1", "1"])
        for title in ["Recurve", "Compound", "Barebow"]:
            expect(screen.locator(f"[data-board='{title}'] tr.row")).to_have_count(1)

        desktop.goto(f"{shoot}/results")
        expect(desktop.locator(".badge").first).to_contain_text("Provisional")
        expect(desktop.locator(".category-results")).to_have_count(3)
        for name, total in zip(ARCHERS, TOTALS, strict=True):
            podium = desktop.locator(".category-results", has_text=ARCHERS[name]).locator(".podium")
            expect(podium).to_contain_text(name)
            expect(podium).to_contain_text(total)
        self.keep(desktop, "results")
        self.keep(phones["Ben"], "compound-phone")
        self.keep(screen, "screen")
        self.assertEqual(list(self.violations(desktop, "results")), [])
        spectator = self.open(re.search(r"\S+/view/\S+", server.run("view", "Open day")).group(), **PHONE)
        expect(spectator.locator(".board-title")).to_have_count(3)
        server.run("complete", "Open day", "--force")
        # The pages follow, and spectators land on the results.
        expect(spectator.locator(".category-results")).to_have_count(3)
        self.assertEqual(spectator.get_by_role("link", name="Save as CSV").count(), 0)
        expect(desktop.locator(".badge").first).to_contain_text("Final")
        self.check_paper(desktop, shoot)
        self.check_exports(server)

    def check_paper(self, desktop, shoot):
        pages = self.printed(desktop)
        self.assertTrue(all(len(page) > 40 for page in pages), "a page is blank")
        whole = "".join(pages)
        for text in ["Openday", "May2,2026", "Longmeadow", *ARCHERS.values(), "Final", f"1/{len(pages)}"]:
            self.assertIn(text, whole)
        desktop.goto(f"{shoot}/score-cards")
        cards = self.printed(desktop)
        self.assertEqual(len(cards), len(ARCHERS))
        for number, (card, name) in enumerate(zip(cards, ARCHERS, strict=True), start=1):
            facts = FACES[name].replace(" ", "")
            for text in ["Openday", "May2,2026", "Longmeadow", name, ARCHERS[name], facts, f"{number}/{len(cards)}"]:
                self.assertIn(text, card)

    def check_exports(self, server):
        lines = list(csv.DictReader(io.StringIO(server.run("results", "Open day", "--csv"))))
        self.assertEqual([line["category"] for line in lines], ["R", "C", "B"])
        self.assertEqual([line["score"] for line in lines], TOTALS)
        document = json.loads(server.run("results", "Open day", "--json"))
        self.assertEqual(document["format"], "scorebook-results")
        self.assertEqual(list(faults(document, json.loads(SCHEMA.read_text()))), [])

    def test_an_archer_in_no_category_is_listed_and_assigned_by_the_organiser(self):
        server = self.serve()
        desktop, shoot = self.make_shoot(server)
        server.run("add", "Open day", "Dora", "--club", "Oak")
        desktop.goto(f"{shoot}/categories")
        expect(desktop.locator("#unassigned-title")).to_be_visible()
        self.keep(desktop, "categories")
        self.assertEqual(list(self.violations(desktop, "categories")), [])
        desktop.get_by_label("Dora").select_option(label="Barebow")
        desktop.get_by_role("button", name="Save").click()
        expect(desktop.locator("#unassigned-title")).to_have_count(0)
        expect(desktop.locator("#list-title ~ ul > li", has_text="Barebow")).to_contain_text("1 archer")
        desktop.get_by_role("link", name="Barebow").click()
        expect(desktop.get_by_label("Places after a tie")).to_be_visible()
        self.keep(desktop, "category")
        self.assertEqual(list(self.violations(desktop, "category")), [])
        desktop.get_by_label("Places after a tie").select_option(label="1 2 3")
        desktop.get_by_role("button", name="Save").click()
        desktop.get_by_role("link", name="Barebow").click()
        expect(desktop.get_by_label("Places after a tie")).to_have_value("unique")

    def keep(self, page, name):
        """Takes a picture if SCREENSHOTS names a folder."""
        import os

        if folder := os.environ.get("SCREENSHOTS"):
            page.screenshot(path=f"{folder}/{name}.png", full_page=True)


ARCHERS = {"Ann": "Recurve", "Ben": "Compound", "Cleo": "Barebow"}
FACES = {"Ann": "70 m, 122 cm", "Ben": "50 m, 80 cm", "Cleo": "50 m, 122 cm"}
SHOT = {"Ann": ["9"] * 6, "Ben": ["X"] * 6, "Cleo": ["7", "7", "7", "7", "7", "4"]}
TOTALS = ["54", "60", "39"]


def faults(value, schema, root=None, at="$"):
    """The parts of a document that a JSON schema forbids, by the keywords of the shipped schema."""
    root = root or schema
    if "$ref" in schema:
        schema = root["$defs"][schema["$ref"].rpartition("/")[2]]
    kinds = {"object": dict, "array": list, "string": str, "integer": int, "boolean": bool}
    if "type" in schema and (type(value) is not kinds[schema["type"]]):
        yield f"{at} is no {schema['type']}"
        return
    if "const" in schema and value != schema["const"] or "enum" in schema and value not in schema["enum"]:
        yield f"{at} is {value!r}"
    if "pattern" in schema and not re.search(schema["pattern"], value):
        yield f"{at} is {value!r}"
    if "minimum" in schema and value < schema["minimum"]:
        yield f"{at} is {value!r}"
    if isinstance(value, dict):
        yield from (f"{at} lacks {name}" for name in schema.get("required", []) if name not in value)
        for name, part in schema.get("properties", {}).items():
            if name in value:
                yield from faults(value[name], part, root, f"{at}.{name}")
    if isinstance(value, list) and "items" in schema:
        for number, part in enumerate(value):
            yield from faults(part, schema["items"], root, f"{at}[{number}]")
