"""Scores and their days as players enter them, at phone size, on the sample league."""

import json
import pathlib
import re
import unittest

from scorebook import PHONE, BrowserTest, expect

TEXTS = pathlib.Path(__file__).parents[1] / "ScoreTexts" / "scores.txt"


def texts():
    for line in TEXTS.read_text().splitlines():
        if line.startswith("|"):
            _, text, numbers = line.split("|")
            yield text, *numbers.split()


class PinballScoresTest(BrowserTest):
    def start(self, practice="Practice", **options):
        self.server = self.serve("--sample", app="pinball-practice")
        page = self.open(self.server.link, **{**PHONE, **options})
        expect(page.get_by_role("link", name=practice, exact=True)).to_be_visible()
        self.await_answers(page)
        page.goto(self.server.url + "/practice?source=all&game=Gmdvl")
        return page

    def journal(self, *options):
        screen = json.loads(self.server.run("journal", "--json", *options))
        return [(day["date"], row) for day in screen["days"] for row in day["rows"] if row.get("entry")]

    def test_the_form_shows_the_number_that_the_server_reads(self):
        german = ("de-DE", 2, "Training", "Das ist kein Punktestand.", "Wird gespeichert als ")
        for locale, place, practice, fault, saved in [("en-GB", 1, "Practice", "This is not a score.", "Saved as "), german]:
            page = self.start(practice, locale=locale)
            field, shown = page.locator("#score"), page.locator("#score-read")
            expect(page.locator("[data-score-units]")).to_be_visible()
            hidden = page.locator("form.card input[type=hidden]").all()
            fields = {part.get_attribute("name"): part.get_attribute("value") for part in hidden}
            for row in texts():
                if not row[0].strip():
                    continue
                field.fill(row[0])
                number = row[place]
                plain = number if number == "-" else f"{int(number):,}"
                words = fault if number == "-" else saved + (plain.replace(",", ".") if place == 2 else plain)
                expect(shown).to_contain_text(words)
                # The field keeps what was typed.
                expect(field).to_have_value(row[0])
                # Scores that no known one is near are asked about, unless they are confirmed.
                sent = {**fields, "game": "Gmdvl", "score": row[0], "confirmed": "yes"}
                answer = page.request.post(
                    self.server.url + "/practice", form=sent,
                    headers={"Accept": "application/json", "Accept-Language": locale},
                )
                self.assertEqual(answer.status, 422 if number == "-" else 200, row)
                if number != "-":
                    self.assertIn(f"Score: {int(number):,} ", answer.json()["value"])

    def test_a_score_in_millions_is_entered_with_a_button_and_saved_as_shown(self):
        page = self.start()
        page.get_by_label("Score", exact=True).press_sequentially("12.5")
        expect(page.locator("#score-read")).to_contain_text("This is not a score.")
        page.get_by_role("button", name="Add M for millions").tap()
        expect(page.locator("#score-read")).to_have_text("Saved as 12,500,000")
        self.check_width(page)
        page.get_by_role("button", name="Save", exact=True).tap()
        expect(page.get_by_role("status").first).to_contain_text("Score: 12,500,000")

    def test_a_text_that_is_no_score_is_refused_beside_its_field(self):
        page = self.start()
        page.get_by_label("Score", exact=True).fill("1e9")
        page.get_by_role("button", name="Save", exact=True).tap()
        expect(page.get_by_role("alert").first).to_contain_text("This is not a score. Enter a whole number above zero")
        expect(page.get_by_label("Score", exact=True)).to_have_value("1e9")
        self.assertEqual(self.journal(), [])

    def test_a_score_has_a_day_on_entry_and_on_edit(self):
        page = self.start()
        page.get_by_label("Score", exact=True).fill("7000000")
        page.locator("#more-fields > summary").tap()
        page.get_by_label("Day", exact=True).fill("2026-03-30")
        page.get_by_role("button", name="Save", exact=True).tap()
        expect(page.get_by_role("status").first).to_contain_text("Score: 7,000,000")
        page.goto(self.server.url + "/practice/journal?filter=scores")
        expect(page.locator("h2")).to_have_attribute("id", "day-2026-03-30")
        page.get_by_role("link", name="Change Score: 7,000,000").tap()
        expect(page.get_by_label("Day", exact=True)).to_have_value("2026-03-30")
        page.get_by_label("Day", exact=True).fill("2026-03-28")
        page.get_by_role("button", name="Save", exact=True).tap()
        expect(page.locator("h2")).to_have_attribute("id", "day-2026-03-28")
        page.goto(self.server.url + "/practice?source=all&game=Gmdvl")
        page.get_by_label("Score", exact=True).fill("5,000,000")
        page.locator("#more-fields > summary").tap()
        page.get_by_label("Day", exact=True).fill("2990-01-01")
        page.get_by_role("button", name="Save", exact=True).tap()
        expect(page.get_by_role("alert").first).to_contain_text("This day is in the future.")
        self.assertEqual([date for date, _ in self.journal()], ["2026-03-28"])

    def test_a_league_night_is_the_same_day_for_every_reader(self):
        page = self.start(timezone_id="Europe/Berlin")
        self.server.environment = {**self.server.environment, "TZ": "UTC"}
        self.server.run("import-league")
        nights = {row["night"] for _, row in self.journal("--filter", "league")}
        self.assertTrue(nights)
        page.goto(self.server.url + "/practice/journal?filter=league")
        expect(page.locator(".entry-row").first).to_be_visible()
        days = {heading.get_attribute("id") for heading in page.locator("h2.section-title").all()}
        self.assertEqual(days, {f"day-{night}" for night in nights})


if __name__ == "__main__":
    unittest.main()
