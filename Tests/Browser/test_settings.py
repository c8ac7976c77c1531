"""The effect of a user's settings on pages and notices."""

from scorebook import PHONE, SCREEN, BrowserTest, expect


class SettingsTest(BrowserTest):
    def open_home(self, **options):
        self.server = self.serve()
        self.server.run("new", "Club", "--round", "bray_i", "--start")
        self.server.run("archer", "Club", "me", "--bow", "recurve")
        self.server.run("score", "Club", "me", *["9"] * 30)
        self.server.run("complete", "Club")
        page = self.open(self.server.link, **options)
        page.wait_for_url(self.server.url + "/")
        return page

    def own_rows(self, **options):
        page = self.open_home(**options)
        page.goto(self.server.url + "/bests")
        own = page.locator("tr.mine")
        expect(own).to_have_count(1)
        expect(own.get_by_text("You", exact=True)).to_be_visible()
        self.assertEqual(list(self.violations(page, page.url)), [])

        page.goto(self.server.url + "/settings")
        page.get_by_label("Default bow for boards").select_option("Recurve")
        page.get_by_label("Default period for best scores").select_option("This season")
        page.get_by_label("Highlight my rows").uncheck()
        page.get_by_role("button", name="Save").click()
        expect(page.get_by_text("Saved.")).to_be_visible()
        expect(page.get_by_label("Highlight my rows")).not_to_be_checked()
        self.assertEqual(list(self.violations(page, page.url)), [])

        page.goto(self.server.url + "/bests")
        expect(own).to_have_count(0)
        expect(page.get_by_label("Bow")).to_have_value("recurve")
        self.assertEqual(list(self.violations(page, page.url)), [])
        page.wait_for_load_state()
        self.assertLessEqual(page.evaluate("document.documentElement.scrollWidth"), options["viewport"]["width"])
        page.get_by_role("link", name="Every bow, all time").click()
        expect(page.get_by_label("Bow")).to_have_value("")
        expect(page.get_by_label("Period")).to_have_value("")
        expect(page.get_by_text("as your")).to_have_count(0)

    def test_own_rows_on_a_phone(self):
        self.own_rows(**PHONE)

    def test_own_rows_on_a_screen_in_the_dark(self):
        self.own_rows(color_scheme="dark", **SCREEN)
