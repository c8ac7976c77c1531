"""A whole shoot of two archers, with the network cut in the middle of an end."""

import json

from scorebook import PHONE, SCREEN, BrowserTest, expect

ROUND = {"Ana": [["X", "9", "8"], ["10", "7", "M"]], "Ben": [["9", "9", "9"], ["X", "X", "1"]]}


class WholeShootTest(BrowserTest):
    service_workers = "allow"

    def test_on_a_phone(self):
        self.shoot(**PHONE)

    def test_on_a_desktop(self):
        self.shoot(**SCREEN)

    def shoot(self, **options):
        server = self.serve()
        guests = [argument for name in ROUND for argument in ("--guest", name)]
        server.run("new", "Club", "--ends", "2", "--arrows", "3", "--no-shoot", *guests, "--start")
        page = self.open(server.link, **options)
        page.get_by_role("link", name="Club").click()
        page.wait_for_url("**/shoots/*")
        page.locator("#content").get_by_role("link", name="Score", exact=True).click()
        # The page can be loaded without the server once its worker has it.
        self.await_worker(page)
        page.reload()
        self.enter(page, ROUND["Ana"][0])
        self.enter(page, ROUND["Ben"][0][:1])
        expect(page.locator(".slots .mark")).to_have_text(["9"])
        expect(page.locator("#sync-state")).to_have_text("All sent")

        self.go_offline(page)
        self.enter(page, ROUND["Ben"][0][1:2])
        expect(page.locator("#sync-state")).to_have_text("1 to send")
        expect(page.locator("#sync")).to_contain_text("1 arrow is saved on this device")
        page.reload()
        expect(page.locator(".slots .mark")).to_have_text(["9", "9"])
        self.enter(page, ROUND["Ben"][0][2:])
        self.enter(page, ROUND["Ana"][1])
        expect(page.locator("#sync-state")).to_have_text("5 to send")
        page.reload()
        expect(page.get_by_text("End 2 of 2 · Arrow 1 of 3")).to_be_visible()
        page.context.set_offline(False)
        expect(page.locator("#sync-state")).to_have_text("All sent", timeout=20_000)

        self.enter(page, ROUND["Ben"][1])
        page.get_by_role("button", name="Finalise the scores").click()
        self.confirm(page)
        page.get_by_role("link", name="See the results").click()
        rows = page.locator("tr.row")
        expect(rows.first).to_contain_text("Ben")
        expect(rows.locator(".score strong")).to_have_text(["48", "44"])
        server.run("complete", "Club")
        results = json.loads(server.run("results", "Club", "--json"))
        names = {entry["id"]: entry["name"] for entry in results["entries"]}
        sheets = {names[sheet["entry"]]: [end["arrows"] for end in sheet["ends"]] for sheet in results["qualification"]}
        self.assertEqual(sheets, ROUND)
        self.assertEqual(server.run("export", "Club").count('"type":"arrow"'), 12)

    def enter(self, page, arrows):
        for arrow in arrows:
            page.locator(f'form.pad button[value="{arrow}"]').click()
