"""A shoot in German on a phone, from its creation to the results."""

import os
import pathlib
import re

from scorebook import PHONE, BrowserTest, expect

ROUND = {"Organiser": ["X", "9", "8"], "Jörg": ["10", "10", "M"]}


class GermanTest(BrowserTest):
    service_workers = "allow"

    def picture(self, page, name):
        """A picture for anyone who wants to look, where SCREENSHOTS names a folder."""
        self.check_width(page)
        if folder := os.environ.get("SCREENSHOTS"):
            page.screenshot(path=pathlib.Path(folder) / f"german-{name}.png", full_page=True)

    def test_a_shoot_from_its_creation_to_the_results(self):
        server = self.serve()
        page = self.open(server.link, **PHONE, locale="de-DE")
        page.wait_for_url(re.compile(re.escape(server.url) + "/(\\?.*)?$"))
        expect(page.get_by_role("heading", level=1)).to_have_text("Turniere")
        self.picture(page, "1-home")

        page.get_by_role("link", name="Neues Turnier").first.click()
        page.get_by_label("Name").first.fill("Vereinsabend")
        page.locator("#guests").fill("Jörg")
        page.get_by_label("Runde", exact=True).select_option("custom")
        page.get_by_label("Passen", exact=True).fill("1")
        self.picture(page, "2-new")
        page.get_by_role("button", name="Turnier erstellen").click()
        expect(page.get_by_role("button", name="Turnier starten")).to_be_visible()
        self.unhurried(page)
        page.get_by_role("button", name="Turnier starten").click()
        expect(page.get_by_role("button", name="Pause")).to_be_visible()
        expect(page.locator("main")).to_contain_text("1 Passe mit 3")
        self.picture(page, "3-shoot")

        page.locator("#content").get_by_role("link", name="Schreiben", exact=True).click()
        expect(page.locator(".progress-where")).to_have_text("Passe 1 von 1 · Pfeil 1 von 3")
        self.enter(page, ROUND["Organiser"][:2])
        expect(page.locator(".slots .mark")).to_have_text(ROUND["Organiser"][:2])
        expect(page.locator(".unsent")).to_have_count(0)
        page.locator("#undo").tap()
        expect(page.locator(".slots .mark")).to_have_text(["X"])
        expect(page.locator(".unsent")).to_have_count(0)
        self.go_offline(page)
        self.enter(page, ROUND["Organiser"][1:2])
        expect(page.locator("#sync-state")).to_have_text("1 zu senden")
        expect(page.locator("#sync")).to_contain_text("Der Server antwortet nicht. 1 Pfeil ist auf diesem Gerät gespeichert.")
        self.picture(page, "4-offline")
        page.context.set_offline(False)
        expect(page.locator("#sync-state")).to_have_text("Alles gesendet", timeout=30_000)
        self.enter(page, ROUND["Organiser"][2:])
        self.enter(page, ROUND["Jörg"])
        page.get_by_role("button", name="Ergebnisse abschließen").click()
        expect(page.locator("dialog.ask")).to_contain_text("Schusszettel abschließen?")
        self.picture(page, "5-finalise")
        self.confirm(page)
        page.get_by_role("link", name="Ergebnisse ansehen").click()
        expect(page.locator("tr.row").first).to_contain_text("27")
        server.run("complete", "Vereinsabend")
        page.reload()
        expect(page.locator("main")).to_contain_text("Endgültig (Version 1)")
        self.picture(page, "6-results")
        # Numbers and refusals have the language, too.
        page.goto(server.url + "/shoots/nowhere")
        expect(page.locator("main")).to_contain_text("Hier ist nichts")

    def test_rounds_and_questions_are_german_and_french(self):
        server = self.serve("--sample")
        for locale, rounds, question in [
            ("de-DE", ["WA 50m Blankbogen", "WA 3D 24 Scheiben"], "Turnier absagen?"),
            ("fr-FR", ["WA 50m arc nu", "WA 3D 24 cibles"], "Annuler le concours\u202f?"),
        ]:
            page = self.open(server.run("link"), **PHONE, locale=locale)
            self.visit(page, server.url + "/bests")
            self.assertLessEqual(set(rounds), set(page.locator("#round option").all_inner_texts()))
            self.visit(page, server.url + "/shoots/sample-shoot")
            expect(page.locator(f"form[data-ask='{question}']")).to_have_count(1)

    def enter(self, page, arrows):
        page.wait_for_load_state()
        for arrow in arrows:
            page.locator(f'form.pad button[value="{arrow}"]').click()
