"""The fitness app in other languages on a small phone: nothing is cut off, and every word comes from a catalogue."""

import re
import unittest

import crawl
from scorebook import PHONE, BrowserTest, expect, sampled
from texts import CLIPPED, FOREIGN_DATES, PLAIN

SMALL = {**PHONE, "viewport": {"width": 320, "height": 640}}

# The names of the app, of the account and of the sample's members, and the command that starts the server for phones.
NAMES = set("Scorebook Fitness Organiser Aylin Jonas Mia Tom fitness challenge serve host Morning crew".split())


class FitnessLanguagesTest(BrowserTest):
    group = "/groups/sample"

    def pages(self, page, server, is_all=True):
        """Each kind of page of the app in turn, in the language of the page."""
        pages = list(crawl.pages(page, server.url).items())
        for kind, address in pages if is_all else sampled(pages):
            page.goto(address)
            page.wait_for_load_state()
            yield kind

    def check(self, page, name, plain=True):
        self.check_width(page, 320)
        self.assertEqual(page.evaluate(CLIPPED), [], name)
        if plain:
            self.assertEqual([word for word in page.evaluate(PLAIN) if word not in NAMES], [], name)
            self.assertEqual(page.evaluate(FOREIGN_DATES), [], name)

    def test_longer_words_fit_on_a_small_phone_and_none_is_left_in_the_source(self):
        server = self.serve("--sample", app="fitness-challenge")
        page = self.open(server.link + "?lang=en-XA", **SMALL)
        page.wait_for_url(re.compile(re.escape(server.url) + "/(\\?.*)?$"))
        page.goto(server.url + "/?lang=en-XA")
        for name in self.pages(page, server):
            self.check(page, name)
        page.goto(server.url + self.group)
        page.locator(".check-in-button").tap()
        expect(page.locator(".check-in-undo")).to_be_visible()
        self.check(page, "checked in")
        page.goto(server.url + self.group + "/sources")
        page.locator("#list").fill("id,date\n1,2020-01-01")
        page.locator("button[name=trial]").tap()
        expect(page.get_by_role("status").first).to_be_visible()
        self.check(page, "an import")

    def test_german_and_french_fit_on_a_small_phone(self):
        server = self.serve("--sample", app="fitness-challenge")
        page = self.open(server.link, **SMALL)
        page.wait_for_url(server.url + "/")
        for language, streak in [("de", "Meine Serie"), ("fr", "Ma série")]:
            page.goto(f"{server.url}/?lang={language}")
            # The pseudo-language is longer than both.
            for name in self.pages(page, server, is_all=False):
                self.check(page, f"{language} {name}", plain=False)
            page.goto(server.url + self.group + "/mine")
            expect(page.get_by_role("heading", level=1)).to_have_text(streak)
            expect(page.locator("html")).to_have_attribute("lang", language)

    def test_an_evening_in_german(self):
        server = self.serve(app="fitness-challenge")
        owner = self.open(server.link, locale="de-DE", **PHONE)
        owner.get_by_label("Name", exact=True).fill("Frühsport")
        owner.get_by_role("button", name="Gruppe erstellen").tap()
        expect(owner.locator(".lead")).to_have_text(re.compile("Du bist bisher allein"))
        owner.get_by_role("link", name="Einladen").tap()
        owner.get_by_role("button", name="Einladung erstellen").tap()
        ana = self.open(owner.locator(".secret").inner_text(), locale="de-DE", **PHONE)
        ana.get_by_label("Dein Name").fill("Ana")
        ana.get_by_role("button", name="Beitreten").tap()
        expect(ana.locator(".lead")).to_have_text(re.compile("Tippe nach deinem Training auf „Eintragen“"))
        ana.get_by_role("button", name="Eintragen").tap()
        expect(ana.get_by_text("Für heute erledigt")).to_be_visible()
        expect(ana.locator(".check-in-facts")).to_have_text("1 Tag in Folge")
        expect(ana.locator(".lead")).to_have_count(0)
        ana.get_by_role("button", name="Heutigen Eintrag zurücknehmen").tap()
        expect(ana.get_by_role("button", name="Eintragen")).to_be_visible()


if __name__ == "__main__":
    unittest.main()
