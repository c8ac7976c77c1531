"""A pinball evening in German, and every page in the pseudo-language, at phone size on the sample league."""

import json
import re
import unittest

import crawl
from scorebook import PHONE, BrowserTest, expect, sampled
from texts import CLIPPED, FOREIGN_DATES

PAGES = [
    "/", "/league/standings", "/league/stats?season=2&bank=2&machine=TMNT", "/league/targets",
    "/league/compare?one=Leo+Ardent&other=Cleo+Farrow", "/league/players/Leo Ardent", "/library", "/library/Gmdvl",
    "/library/Gmdvl/practice", "/library/Gmdvl/practice?part=log", "/library/Gmdvl/rulesheet", "/library/Gmdvl/playfield", "/practice", "/practice?kind=study",
    "/practice?kind=study&activity=tutorial&game=Gmdvl", "/practice?kind=practice", "/practice?kind=mechanics",
    "/practice/journal", "/practice/groups", "/practice/groups?show=archived", "/practice/groups/new",
    "/practice/insights?game=Gmdvl", "/practice/mechanics", "/practice/mechanics?skill=Drop+Catch", "/practice/files",
    "/settings", "/content", "/people", "/about",
]

# Text that a reader sees outside names, code, times and the texts of the league itself.
TEXTS = """() => {
  const own = ".brand, bdi, code, time, script, style, .rules, .secret, svg, option[value]:not([value='']), h1 > .quiet, datalist";
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = [];
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const element = node.parentElement;
    if (!node.textContent.trim() || element.closest(own)) continue;
    if (!element.closest("option") && !element.checkVisibility()) continue;
    found.push(node.textContent.trim());
  }
  return found;
}"""
ENGLISH = re.compile(r"\b(the|and|with|your|you|score|scores|save|show|games?|league|practice|choose|from|yet|no)\b", re.I)


class GermanPinballTest(BrowserTest):
    def start(self, **options):
        self.server = self.serve("--sample", app="pinball-practice")
        page = self.open(self.server.link, **{**PHONE, **options})
        page.wait_for_url(self.server.url + "/")
        # The first page is loaded once more when the server knows the reader's zone.
        page.wait_for_function("() => document.cookie.includes('zone=') && document.readyState === 'complete'")
        page.goto(self.server.url + "/about")
        return page

    def go(self, page, address):
        page.goto(self.server.url + address)

    def check_german(self, page):
        expect(page.locator("html")).to_have_attribute("lang", "de")
        self.check_width(page)
        texts = [re.sub(r"practice\.json|https://\S+", "", text) for text in page.evaluate(TEXTS)]
        english = [text for text in texts if ENGLISH.search(text)]
        self.assertEqual(english, [], page.url)

    def test_an_evening(self):
        page = self.start(locale="de-DE", timezone_id="Europe/Berlin")
        self.go(page, "/")
        expect(page.get_by_role("heading", name="Rangliste")).to_be_visible()
        self.check_german(page)
        # The league.
        page.get_by_role("link", name="Liga", exact=True).tap()
        expect(page.get_by_role("columnheader", name="Platz", include_hidden=True)).to_have_count(1)
        expect(page.locator("tr.mine .badge")).to_have_text("du")
        self.check_german(page)
        page.get_by_role("link", name="Vergleichen", exact=True).tap()
        # A choice is heard once the page has its scripts.
        page.wait_for_url("**/league/compare*")
        page.get_by_label("Spieler", exact=True).select_option("Leo Ardent")
        page.wait_for_url(re.compile("one=Leo"))
        page.get_by_label("Gegen").select_option("Cleo Farrow")
        expect(page.locator(".lead")).to_contain_text(re.compile(r"\d+ gewonnen, \d+ verloren"))
        self.check_german(page)
        # A group for the evening.
        page.get_by_role("link", name="Training", exact=True).tap()
        page.get_by_role("link", name="Gruppen", exact=True).tap()
        page.get_by_role("link", name="Erste Gruppe anlegen").tap()
        page.wait_for_url("**/practice/groups/new*")
        page.get_by_label("Ausgehen von").select_option("Block 1")
        expect(page.locator("[data-find-count]")).to_have_text("2 Flipper gewählt")
        page.get_by_label("Name", exact=True).fill("Heute")
        page.get_by_role("button", name="Speichern").tap()
        expect(page.get_by_role("status").first).to_have_text("Gespeichert.")
        expect(page.locator(".game-row").first).to_contain_text("Nie trainiert")
        self.check_german(page)
        # The advice, and the score of a game.
        page.get_by_role("link", name="Als Nächstes: Jaws").tap()
        expect(page.get_by_text("Als Nächstes: Sieh dir das Spielfeld an.")).to_be_visible()
        self.check_german(page)
        page.locator("#content").get_by_role("link", name="Eingabe", exact=True).tap()
        expect(page.locator("#content").get_by_role("link", name="Punktestand", exact=True)).to_be_visible()
        self.check_german(page)
        page.locator("#content").get_by_role("link", name="Punktestand", exact=True).tap()
        page.get_by_label("Punktestand", exact=True).fill("12.5.5M")
        expect(page.locator("#score-read")).to_contain_text("Das ist kein Punktestand.")
        page.get_by_label("Punktestand", exact=True).fill("12,5M")
        expect(page.locator("#score-read")).to_have_text("Wird gespeichert als 12.500.000")
        page.locator("#more-fields > summary").tap()
        page.get_by_label("Ort", exact=True).fill("Kneipe am Eck")
        self.check_german(page)
        page.get_by_role("button", name="Speichern", exact=True).tap()
        expect(page.get_by_role("status").first).to_contain_text(
            "Gespeichert: Punktestand: 12.500.000 (Training, Kneipe am Eck) • Jaws"
        )
        # Study: a film, by the time that its site writes.
        self.go(page, "/practice?kind=study&activity=tutorial&game=Gmdvl")
        page.get_by_label("Gesehen bis").fill("12:34")
        page.get_by_label("Länge").fill("45:00")
        page.get_by_role("button", name="Speichern", exact=True).tap()
        expect(page.get_by_role("status").first).to_contain_text("Video-Anleitung: Tutorial 1 • 00:12:34/00:45:00 (28%)")
        # A tournament without a name is refused in words.
        self.go(page, "/practice?game=Gmdvl")
        page.get_by_label("Punktestand", exact=True).fill("1.234.567")
        page.locator("#more-fields > summary").tap()
        page.get_by_label("Gespielt in").select_option("Turnier")
        page.get_by_role("button", name="Speichern", exact=True).tap()
        expect(page.get_by_role("alert").first).to_contain_text("Gib den Namen des Turniers ein.")
        page.get_by_label("Name des Turniers").fill("Frühlingspokal")
        page.get_by_role("button", name="Speichern", exact=True).tap()
        expect(page.get_by_role("status").first).to_contain_text("1.234.567 (Turnier: Frühlingspokal, Kneipe am Eck)")
        # The journal, and the insights.
        page.get_by_role("link", name="Tagebuch", exact=True).tap()
        row = page.locator(".entry-row", has_text="Frühlingspokal")
        expect(row).to_contain_text("Punktestand")
        self.check_german(page)
        row.get_by_role("checkbox").check()
        self.unhurried(page)
        page.get_by_role("button", name="Ausgewählte Zeilen löschen").tap()
        self.confirm(page)
        expect(page.get_by_role("status").first).to_contain_text("1 Zeile gelöscht.")
        page.get_by_role("button", name="Rückgängig").tap()
        expect(row).to_have_count(1)
        self.go(page, "/practice/insights?game=Gjaws")
        expect(page.locator("tr", has_text="Median").first.locator("td")).to_have_text("12.500.000")
        self.check_german(page)
        # Stored data and JSON are the same in every language.
        days = json.loads(self.server.run("journal", "--json", "--filter", "scores"))["days"]
        values = {row["value"] for day in days for row in day["rows"]}
        self.assertEqual(values, {"Score: 12,500,000 (Practice)", "Score: 1,234,567 (Tournament: Frühlingspokal)"})

    def test_pages_are_german(self):
        page = self.start(locale="de-DE")
        self.server.run("log", "score", "Medieval Madness", "12,345,678")
        self.server.run("log", "mechanics", "Drop Catch", "--competency", "4")
        # That every sentence comes from a catalogue is seen on all of them in the pseudo-language.
        for address in sampled(PAGES):
            with self.subTest(address=address):
                self.go(page, address)
                self.check_german(page)

    def test_no_page_has_plain_words_or_clipped_text_in_the_pseudo_language(self):
        page = self.start(viewport={"width": 320, "height": 700})
        self.server.run("log", "score", "Medieval Madness", "12,345,678")
        self.server.run("log", "score", "Medieval Madness", "2,345,678")
        self.server.run("log", "mechanics", "Drop Catch", "--competency", "4")
        self.server.run("groups", "add", "--bank", "1")
        self.go(page, "/?lang=en-XA")
        guest = self.open(self.server.url + "/?lang=en-XA", **{**PHONE, "viewport": {"width": 320, "height": 700}})
        walks = [(page, PAGES), (guest, ["/", "/join", "/recover"])]
        for page, address in [(page, address) for page, first in walks for address in crawl.pages(page, self.server.url, first).values()]:
            with self.subTest(address=address):
                page.goto(address)
                self.check_width(page, 320)
                self.assertEqual(page.evaluate(CLIPPED), [])
                self.assertEqual(page.evaluate(FOREIGN_DATES), [])
                texts = [re.sub(r"⟦[^⟦⟧]*⟧", "", re.sub(r"⟦[^⟦⟧]*⟧", "", text)) for text in page.evaluate(TEXTS)]
                plain = [text for text in texts if re.search(r"\b[A-Za-z]{3,}\b", text) and "⟦" not in text and "⟧" not in text]
                self.assertEqual([text for text in plain if not re.fullmatch(r"M|B|Live", text)], [])


if __name__ == "__main__":
    unittest.main()
