"""The choice of a league on the page, at phone size."""

import pathlib
import unittest
import zipfile

from scorebook import PHONE, BrowserTest, expect

LEAGUE = pathlib.Path(__file__).parents[2] / "Apps/pinball-practice/Starter"


class PinballLeaguesTest(BrowserTest):
    def test_a_league_is_chosen_from_the_front_page_without_a_restart(self):
        server = self.serve(app="pinball-practice")
        page = self.open(server.link, **PHONE)
        page.get_by_role("link", name="Choose a league").tap()
        expect(page.get_by_text("No league is chosen yet.")).to_be_visible()
        self.check_width(page)
        page.get_by_label("Address of another league").fill("https://127.0.0.1:8443")
        page.get_by_role("button", name="Add league").tap()
        # The owner at the machine may name it, but nothing answers there.
        expect(page.get_by_role("alert").first).to_contain_text("The site cannot be reached")
        expect(page.get_by_label("Address of another league")).to_have_value("https://127.0.0.1:8443")
        page.get_by_role("button", name="Show The sample league").tap()
        expect(page.get_by_text("Shown")).to_be_visible()
        self.assertEqual(list(self.violations(page, "/content")), [])
        page.get_by_role("link", name="League", exact=True).tap()
        expect(page.locator(".standings tbody tr").first).to_be_visible()

    def test_a_pack_brings_a_league_to_a_machine_without_a_network(self):
        server = self.serve(app="pinball-practice")
        broken, pack = (pathlib.Path(self.data_folder) / name for name in ("broken.zip", "bar.zip"))
        broken.write_bytes(b"PK")
        with zipfile.ZipFile(pack, "w", zipfile.ZIP_DEFLATED) as archive:
            archive.writestr("league.txt", "https://league.example\n")
            for file in sorted(file for file in LEAGUE.rglob("*") if file.is_file()):
                archive.write(file, file.relative_to(LEAGUE).as_posix())
        page = self.open(server.link, **PHONE)
        page.get_by_role("link", name="Choose a league").tap()
        page.get_by_label("Pack", exact=True).set_input_files(broken)
        page.get_by_role("button", name="Show the league of the pack").tap()
        expect(page.locator("#notice")).to_contain_text("is not a pack of a league")
        expect(page.get_by_text("No league is chosen yet.")).to_be_visible()
        page.get_by_label("Pack", exact=True).set_input_files(pack)
        page.get_by_role("button", name="Show the league of the pack").tap()
        expect(page.get_by_role("status").first).to_contain_text("The league of the pack is shown now.")
        expect(page.get_by_text("Pack of https://league.example").first).to_be_visible()
        expect(page.get_by_role("button", name="Follow https://league.example")).to_be_visible()
        self.check_width(page)
        self.assertEqual(list(self.violations(page, "/content")), [])
        with page.expect_download() as download:
            page.get_by_role("link", name="Download this league as a pack").tap()
        self.assertEqual(download.value.suggested_filename, "league.zip")
        with zipfile.ZipFile(download.value.path()) as offered, zipfile.ZipFile(pack) as given:
            self.assertEqual(sorted(offered.namelist()), sorted(given.namelist()))
        page.get_by_role("link", name="About", exact=True).tap()
        expect(page.get_by_role("heading", name="The made-up league")).to_be_visible()


if __name__ == "__main__":
    unittest.main()
