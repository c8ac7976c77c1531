"""Every page by the rules of axe-core, light and dark, on the smallest phone with text of twice the size, and on a desktop."""

import pathlib
import re
import unittest

from scorebook import PHONE, SCREEN, BrowserTest, expect, sampled

TABLES = pathlib.Path(__file__).parent.parent / "AccessTables"
# Answers that are no pages: streams, parts of pages, files, and the API.
NO_PAGE = re.compile(r"/live$|/news$|\.\w+$|^/assets/|^/api/|^/(healthz|readyz|metrics|strip)$")

# Other states of pages that the routes have already.
OF_THE_SAMPLE = ["/board?name=a", "/screen?turn=bows", "/score?mode=Target", "/desk?end=all"]
OF_A_PLAN = ["", "/bows", "/line-up", "/categories", "/category?code=R", "/category?combined=1", "/targets", "/score-cards"]
OF_A_FINISHED_SHOOT = ["", "/score", "/board", "/results", "/shoot-off"]

SMALLEST = {**PHONE, "viewport": {"width": 320, "height": 568}}

ENTRIES = """name;bow;session;target;club;wishes
Ana Berg;recurve;;1A;Oak;beside Ben
Ben;compound;;2A;Elm;
Cleo;;Afternoon;1A;;
"""


def routes():
    """The routes of all pages as the router has them, each with whether it needs no account."""
    for table in ["shared", "archery"]:
        for line in (TABLES / f"{table}.txt").read_text().splitlines():
            if line.startswith("GET "):
                route, rule = line.split()[1:3]
                route = route.partition("?")[0]
                if not NO_PAGE.search(route):
                    yield route, rule == "public"


class AccessibilityTest(BrowserTest):
    def prepare(self, server, owner, stranger):
        """Makes what the sample lacks; the addresses that the names in routes stand for."""
        server.run("code", "sample-shoot")
        server.run("practice", "--ends", "3")
        server.run("register", "add", "Ana Berg", "--club", "Oak")
        entries = pathlib.Path(self.data_folder) / "entries.csv"
        entries.write_text(ENTRIES, encoding="utf-8")
        plan = server.run("new", "Open day", "--round", "wa720_70", "--no-shoot").split()[-1]
        server.run("targets", "Open day", "--session", "Afternoon", "--two-details")
        server.run("import", "Open day", str(entries))
        server.run("category", "Open day", "R", "--name", "Recurve", "--bow", "recurve")
        server.run("category", "Open day", "C", "--name", "Compound", "--bow", "compound")
        card = server.run("cards", "Open day").splitlines()[0].split(": ", 1)[1]
        other = server.run("new", "Second round", "--like", "sample-shoot", "--start").split()[-1]
        server.run("score", other, "me", "X", "9", "9")
        server.run("complete", other, "--force")
        shoot = "/shoots/sample-shoot"
        owner.goto(server.url + shoot)
        archer = owner.locator(".roster details a").first.get_attribute("href")
        owner.goto(f"{server.url}/register")
        registered = owner.get_by_role("link", name="Ana Berg").get_attribute("href")
        owner.goto(f"{server.url}/account/data")
        download = owner.get_by_role("link", name="Download").get_attribute("href")
        owner.goto(f"{server.url}/account")
        owner.get_by_role("button", name="Add second device").click()
        owner.wait_for_url("**/account/device/*")
        shown = owner.url
        device = owner.locator(".secret").inner_text()
        stranger.goto(device)
        stranger.get_by_role("button", name="Ask to sign in").click()
        stranger.wait_for_url(re.compile("/device/[^/]+/.+"))
        known = {
            "/shoots/:space/archers/:archer": archer,
            "/shoots/:space": shoot,
            "/register/archers/:archer": registered,
            "/account/data/:user": download.removesuffix("/export.zip"),
            "/account/device/:link": shown,
            "/device/:link/:claim": stranger.url,
            "/device/:link": device,
            "/sign-in/:link": server.link,
            "/join/:invite": re.search(r"\S+/join/\S+", server.run("invite", "sample-shoot")).group(),
            "/view/:link": re.search(r"\S+/view/\S+", server.run("view", "sample-shoot")).group(),
            "/card/:space/:target/:proof": card,
        }
        known = {name: address.removeprefix(server.url).partition("?")[0] for name, address in known.items()}
        more = ["/shoots/new?like=sample-shoot", f"/results/combined?shoot=sample-shoot&shoot={other}", "/rounds", "/join"]
        more += [f"/shoots/{plan}{path}" for path in OF_A_PLAN] + [f"/shoots/{other}{path}" for path in OF_A_FINISHED_SHOOT]
        return known, more

    def address(self, route, known):
        """Where a page is; a new route with a name of its own needs an address in `prepare`."""
        for name, address in known.items():
            if route == name or route.startswith(name + "/"):
                route = address + route.removeprefix(name)
        self.assertNotIn(":", route, "no address is known for this route")
        return route

    def test_every_page(self):
        server = self.serve("--sample")
        owner = self.open(server.link, **SMALLEST)
        owner.wait_for_url(server.url + "/")
        stranger = self.open(server.url, **SMALLEST)
        known, more = self.prepare(server, owner, stranger)
        pages = [(stranger if is_public else owner, self.address(route, known)) for route, is_public in routes()]
        pages += [(owner, f"/shoots/sample-shoot{path}") for path in OF_THE_SAMPLE]
        pages += [(stranger, "/")] + [(owner, address) for address in more]
        # A wide screen shows only the pages of signed-in users differently.
        wide = sampled([address for page, address in pages if page is owner])
        found = []
        for page, address in pages:
            answer = self.visit(page, server.url + address)
            # Only the front page of the signed-out says that it needs an account.
            self.assertTrue(answer.ok or (page, address) == (stranger, "/"), f"{address} answers {answer.status}")
            if "/sign-in/" in address:
                # The page sends its form by itself.
                expect(page.get_by_role("heading")).to_have_text("This link was used before or has expired.")
            found += self.violations(page, address, has_large_text=True)
        owner.set_viewport_size(SCREEN["viewport"])
        for address in wide:
            self.visit(owner, server.url + address)
            found += self.violations(owner, f"{address} on a wide screen")
        self.assertEqual(found, [], "\n" + "\n".join(found))

    def place(self, **options):
        """The face while an arrow is placed, and where arrows hit."""
        server = self.serve()
        server.run("new", "Club", "--round", "vegas", "--start")
        page = self.open(server.link, **options)
        page.get_by_role("link", name="Club").click()
        page.wait_for_url("**/shoots/*")
        page.locator("#content").get_by_role("link", name="Score", exact=True).click()
        page.wait_for_url("**/score*")
        page.get_by_role("button", name="Target").click()
        face = page.locator("#face")
        for number, spot in enumerate("1233", start=1):
            face.press(spot)
            if number < 4:
                face.press("Enter")
                expect(page.locator(".total strong")).to_have_text(str(10 * number))
                # The answer puts a new face in the place of this one.
                expect(page.locator(".unsent")).to_have_count(0)
        expect(page.locator(".loupe .mark")).to_have_text("X")
        found = list(self.violations(page, "face"))
        page.get_by_role("link", name="Where they hit").click()
        expect(page.locator(".shots-face svg").first).to_be_visible()
        found += self.violations(page, "shots")
        page.get_by_role("link", name="End 1").click()
        expect(page.get_by_role("link", name="End 1")).to_have_attribute("aria-current", "true")
        found += self.violations(page, "shots of an end")
        self.assertEqual(found, [])

    def test_placing_on_a_phone(self):
        self.place(**PHONE)

    def test_placing_on_a_screen(self):
        self.place(**SCREEN)

    def test_the_keyboard_reaches_a_value_and_enters_it(self):
        server = self.serve("--sample")
        page = self.open(server.link, **SCREEN)
        page.wait_for_url(server.url + "/")
        page.goto(f"{server.url}/shoots/sample-shoot/score")
        # The arrow is the last of this archer's end, so another one is shown after it.
        total = page.locator(".tab", has_text="Robin").locator(".tab-total")
        before = int(total.inner_text())
        for _ in range(60):
            page.keyboard.press("Tab")
            if page.evaluate("document.activeElement.id") == "key-9":
                break
        page.keyboard.press("Enter")
        expect(total).to_have_text(str(before + 9))


if __name__ == "__main__":
    unittest.main()
