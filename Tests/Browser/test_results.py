"""Results as people take them home: on paper and in a spreadsheet."""

import csv
import pathlib
import re
import subprocess

from scorebook import PHONE, SCREEN, SOON, BrowserTest, expect


class ResultsTest(BrowserTest):
    def test_results_and_score_cards_print(self):
        server = self.serve()
        day = ["--date", "2031-05-24", "--place", "Long meadow"]
        server.run("new", "Short", "--ends", "2", "--arrows", "3", "--guest", "Zoë Łuk", *day, "--start")
        for archer, arrows in [("me", "X 10 9"), ("Zoë Łuk", "9 8 7"), ("me", "9 9 8")]:
            server.run("score", "Short", archer, *arrows.split())
        server.run("complete", "Short", "--force")
        desktop = self.open(server.link, **SCREEN)
        desktop.get_by_role("link", name=re.compile("Short")).click()
        desktop.wait_for_url("**/shoots/*")
        desktop.locator("#content").get_by_role("link", name="Results").click()
        expect(desktop.locator("#podium-0")).to_be_attached()
        expect(desktop.locator(".lead time")).to_have_text("May 24, 2031")

        pages = self.printed(desktop)
        self.assertEqual(len(pages), 1)
        for text in ["Short", "May 24, 2031", "Long meadow", "Zoë Łuk", "DNF", "55", "24", "Final", "SHA-256"]:
            self.assertIn(text.replace(" ", ""), pages[0])

        with desktop.expect_download() as download:
            desktop.get_by_role("link", name="Save as CSV").click()
        with open(download.value.path(), encoding="utf-8", newline="") as file:
            lines = list(csv.DictReader(file))
        self.assertEqual([(line["name"] == "Zoë Łuk", line["score"]) for line in lines], [(False, "55"), (True, "24")])

        desktop.get_by_role("link", name="Score cards").click()
        # As the reader writes days.
        expect(desktop.locator(".score-card time").first).to_have_text("May 24, 2031")
        pages = self.printed(desktop)
        self.assertEqual(len(pages), 2)
        for page in pages:
            for text in ["Short", "May24,2031", "Longmeadow", "Archer’ssignature", "Scorer’ssignature"]:
                self.assertIn(text, page)
        self.assertIn("ZoëŁuk", pages[1])
        self.assertIn("19872424", pages[1])
        self.assertIn("1X1092929", pages[0])
        self.assertIn("29982655", pages[0])

    def test_results_are_shared_by_a_link_with_a_qr_code(self):
        server = self.serve()
        server.run("new", "Short", "--ends", "1", "--arrows", "3", "--start")
        server.run("score", "Short", "me", "X", "10", "9")
        server.run("complete", "Short")
        page = self.open(server.link, **PHONE)
        page.get_by_role("link", name="Short").tap()
        page.wait_for_url("**/shoots/*")
        page.locator("#content").get_by_role("link", name="Results").tap()
        page.get_by_role("button", name="Share results").tap()
        link = page.locator("a.secret").inner_text()
        picture = pathlib.Path(self.data_folder) / "results.png"
        page.locator("svg.qr-code").screenshot(path=picture)
        read = subprocess.run(["zbarimg", "--quiet", "--raw", picture], check=True, capture_output=True, text=True)
        self.assertEqual(read.stdout.strip(), link)
        self.check_width(page)
        spectator = self.open(link, **PHONE)
        expect(spectator.locator(".podium")).to_contain_text("29")
        self.assertEqual(spectator.get_by_role("button", name="Share results").count(), 0)

    def test_line_up_and_cards_print_along_the_line_of_targets(self):
        server = self.serve()
        server.run("new", "Club", "--ends", "2", "--guest", "Ben", "--guest", "Cleo", "--no-shoot")
        server.run("archer", "Club", "Ben", "--target", "2A", "--bow", "longbow")
        server.run("archer", "Club", "Cleo", "--target", "1B")
        desktop = self.open(server.link, **SCREEN)
        desktop.get_by_role("link", name=re.compile("Club")).click()
        desktop.wait_for_url("**/shoots/*")
        shoot = desktop.url
        desktop.get_by_role("link", name="Line-up").click()
        desktop.wait_for_url("**/line-up")
        (page,) = self.printed(desktop)
        self.assertRegex(page, "Target1.*1B.*Cleo.*Target2.*2A.*Ben.*Longbow")
        desktop.goto(f"{shoot}/score-cards")
        cleo, ben = self.printed(desktop)
        self.assertIn("Target1B", cleo)
        self.assertIn("Target2A·Longbow", ben)

    def test_results_and_best_scores_follow_what_happens_elsewhere(self):
        server = self.serve()
        server.run("new", "Short", "--round", "bray_i", "--start")
        desktop = self.open(server.link, **SCREEN)
        desktop.get_by_role("link", name=re.compile("Short")).click()
        desktop.wait_for_url("**/shoots/*")
        desktop.locator("#content").get_by_role("link", name="Results").click()
        desktop.wait_for_url("**/results")
        results = desktop.url
        server.run("score", "Short", "me", *["9"] * 30)
        expect(desktop.locator("main")).to_contain_text("270", timeout=SOON)
        desktop.goto(results.split("/shoots")[0] + "/bests")
        expect(desktop.locator("main")).to_contain_text("No scores yet")
        server.run("complete", "Short")
        expect(desktop.locator("main")).to_contain_text("270", timeout=SOON)
