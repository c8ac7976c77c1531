"""An archer of the entry list and an account; the member register; the links on printed cards."""

import pathlib
import re
import subprocess
import urllib.request

from scorebook import PHONE, SCREEN, BrowserTest, expect


class LinkingTest(BrowserTest):
    def club(self, server, start=True):
        """A shoot with Ana and Ben on the entry list, and the code by which archers come in."""
        server.run("new", "Club", "--round", "bray_i", "--no-shoot", *(["--start"] if start else []))
        entries = pathlib.Path(self.data_folder) / "entries.csv"
        entries.write_text("name;bow;target\nAna Berg;recurve;1A\nBen;recurve;1B\n", encoding="utf-8")
        server.run("import", "Club", str(entries))
        return server.run("code", "Club").splitlines()[0]

    def join(self, server, code, name):
        phone = self.open(f"{server.url}/join/{code}", **PHONE)
        phone.get_by_label("Your name").fill(name)
        phone.get_by_role("button", name="Join").tap()
        expect(phone.get_by_role("heading", name="Club")).to_be_visible()
        return phone

    def end(self, page, *tokens):
        for token in tokens:
            page.locator(f"#key-{token}").click()

    def test_an_entry_is_linked_in_the_middle_of_the_shoot_and_its_history_is_complete(self):
        server = self.serve()
        code = self.club(server)
        desktop = self.open(server.link, **SCREEN)
        desktop.get_by_role("link", name="Club").first.click()
        # The organiser has entered two ends for the archer before.
        for _ in range(2):
            server.run("score", "Club", "Ana Berg", "9", "9", "9")
            server.run("score", "Club", "Ben", "7", "7", "7")
        expect(desktop.locator(".roster > li").first).not_to_contain_text("Guest")

        ana = self.join(server, code, "ana berg")
        expect(ana.get_by_role("heading", name="Are you on the entry list?")).to_be_visible()
        expect(ana.get_by_label("Your name on the list")).to_have_value(re.compile("^entry-"))
        self.check_width(ana)
        self.assertEqual(list(self.violations(ana, "claim")), [])
        ana.get_by_role("button", name="That’s me").tap()
        expect(ana.locator("#pending-title + p")).to_contain_text("The organiser confirms it")
        # The organiser's open page shows the request without a reload, and one tap confirms it.
        request = desktop.locator(".request")
        expect(request).to_contain_text("ana berg says")
        self.assertEqual(list(self.violations(desktop, "request")), [])
        desktop.screenshot(path=f"{self.data_folder}/request.png")
        request.get_by_role("button", name="Confirm").click()
        expect(desktop.locator(".request")).to_have_count(0)
        # So does the archer's.
        row = ana.locator(".roster > li", has_text="Ana Berg")
        expect(row).to_contain_text("You")
        expect(ana.locator(".roster > li")).to_have_count(2)
        ana.get_by_role("link", name="Score", exact=True).first.tap()
        expect(ana.locator(".progress-where")).to_contain_text("End 3 of 10")
        for end in range(8):
            for token in ["X", "10", "10"]:
                ana.locator(f"#key-{token}").tap()
            if end < 7:
                expect(ana.locator(".progress-where")).to_contain_text(f"End {end + 4} of 10")
            server.run("score", "Club", "Ben", "7", "7", "7")
        expect(ana.get_by_text("All arrows are in")).to_be_visible()
        server.run("complete", "Club")
        ana.goto(f"{server.url}/history")
        # All thirty arrows: those of the organiser, too.
        expect(ana.locator("main")).to_contain_text("294")
        ana.goto(f"{server.url}/bests?round=bray_i&bow=recurve")
        expect(ana.locator("main")).to_contain_text("294")

        # Either side takes the link back, and the score leaves the history.
        server.run("unlink", "Club", "Ana Berg")
        ana.goto(f"{server.url}/history")
        expect(ana.locator("main")).not_to_contain_text("294")
        trail = server.run("audit", "Club")
        self.assertIn("Ana Berg was linked with an account.", trail)
        self.assertIn("the link with an account ended", trail)

    def test_a_refused_request_gives_nothing_and_a_mistaken_entry_can_be_removed(self):
        server = self.serve()
        code = self.club(server, start=False)
        desktop = self.open(server.link, **SCREEN)
        desktop.get_by_role("link", name="Club").first.click()
        ben = self.join(server, code, "Benny")
        expect(ben.locator(".roster > li")).to_have_count(3)
        ben.evaluate("window.swaps = 0; document.querySelector('#content').addEventListener('swapped', () => { swaps += 1; })")
        ben.get_by_label("Your name on the list").select_option(label="Ben · 1B")
        ben.get_by_role("button", name="That’s me").tap()
        # One swap is of the answer to the form, the other of the stream, which sends no state that was taken back meanwhile.
        ben.wait_for_function("() => window.swaps > 1")
        desktop.locator(".request").get_by_role("button", name="No").click()
        expect(ben.get_by_role("button", name="That’s me")).to_be_visible()
        ben.get_by_label("Your name on the list").select_option(label="Ben · 1B")
        ben.get_by_role("button", name="That’s me").tap()
        desktop.locator(".request").get_by_role("button", name="Confirm").click()
        # The line of the account, which had no arrow, gives way to the entry.
        expect(ben.locator(".roster > li")).to_have_count(2)
        row = desktop.locator(".roster > li", has_text="Ana Berg")
        row.locator("summary").click()
        row.get_by_role("button", name="Remove Ana Berg").click()
        self.confirm(desktop)
        expect(desktop.locator(".roster > li")).to_have_count(1)

    def test_a_name_is_changed_by_its_account(self):
        server = self.serve()
        page = self.open(server.link, **PHONE)
        page.goto(f"{server.url}/account")
        page.get_by_label("Your name").fill("Olga Neu")
        page.get_by_role("button", name="Save").first.tap()
        expect(page.locator(".lead")).to_contain_text("Olga Neu")
        self.assertEqual(server.run("name"), "Olga Neu")
        self.assertEqual(server.run("name", "Olga"), "Olga")
        expect(page.locator(".lead")).to_contain_text("Olga.")

    # The links on cards.

    def code_of(self, page, locator):
        picture = f"{self.data_folder}/code.png"
        locator.screenshot(path=picture)
        read = subprocess.run(["zbarimg", "--quiet", "--raw", picture], check=True, capture_output=True, text=True)
        return read.stdout.strip()

    def test_a_printed_card_lets_a_scorer_in_who_scores_that_target_and_nothing_else(self):
        server = self.serve()
        self.club(server)
        server.run("add", "Club", "Cleo", "--target", "2A")
        desktop = self.open(server.link, **SCREEN)
        desktop.get_by_role("link", name="Club").first.click()
        desktop.wait_for_url("**/shoots/*")
        shoot = desktop.url
        desktop.goto(f"{shoot}/score-cards")
        expect(desktop.locator(".card-code")).to_have_count(0)
        desktop.get_by_role("button", name="Add QR codes").click()
        expect(desktop.locator(".card-code")).to_have_count(3)
        links = self.printed_codes(desktop)
        # Both cards of target 1 are one link with two sheets; target 2 has another.
        self.assertEqual(len({link.partition("?")[0] for link in links}), 2)
        printed = [line.split(": ", 1)[1] for line in server.run("cards", "Club").splitlines()]
        self.assertEqual(sorted(links), sorted(printed))

        phone = self.open(links[0], **PHONE)
        tabs = phone.locator(".archer-tabs .tab")
        expect(tabs).to_have_count(2)
        expect(phone.locator(".archer-tabs [aria-current]")).to_contain_text("Ana Berg")
        self.check_width(phone)
        self.assertEqual(list(self.violations(phone, "card")), [])
        self.end(phone, "X", "10", "9")
        expect(tabs.first).to_contain_text("29")
        expect(phone.locator("#sync-state")).to_have_text("All sent")
        phone.reload()
        expect(tabs.first).to_contain_text("29")
        # No account came of it, and no other page opens.
        self.assertEqual([cookie["name"] for cookie in phone.context.cookies()], ["card-phone"])
        for path in ["", "/board", "/results", "/people"]:
            answer = phone.context.request.get(shoot + path, max_redirects=0)
            self.assertIn(answer.status, (401, 302, 303, 404), path)
        # A card of another target does not score here.
        other = links[2].partition("?")[0]
        wrong = links[0].partition("?")[0].replace("/1/", "/2/")
        self.assertEqual(phone.context.request.get(wrong).status, 404)
        self.assertNotEqual(other, wrong)

        desktop.goto(f"{shoot}/score-cards")
        desktop.get_by_role("button", name="End all links").click()
        self.confirm(desktop)
        expect(desktop.locator(".card-code")).to_have_count(0)
        self.assertEqual(phone.context.request.get(links[0]).status, 404)
        self.assertIn("29", server.run("board", "Club"))

    def test_two_phones_on_one_card_make_double_entry_and_no_second_archer(self):
        server = self.serve()
        server.run("new", "Club", "--round", "bray_i", "--no-shoot")
        entries = pathlib.Path(self.data_folder) / "entries.csv"
        entries.write_text("name;target\nAna;1A\n", encoding="utf-8")
        server.run("import", "Club", str(entries))
        desktop = self.open(server.link, **SCREEN)
        desktop.get_by_role("link", name="Club").first.click()
        server.run("change", "Club", "--entry", "double")
        server.run("start", "Club")
        link = server.run("cards", "Club").split(": ", 1)[1]
        phones = [self.open(link, **PHONE) for _ in range(2)]
        for phone in phones:
            expect(phone.locator(".progress-where")).to_contain_text("End 1 of 10 · Arrow 1 of 3")
        self.end(phones[0], "9", "9", "9")
        expect(phones[0].locator(".progress-where")).to_contain_text("End 2")
        # The second phone keeps a sheet of its own.
        expect(phones[1].locator(".progress-where")).to_contain_text("End 1 of 10 · Arrow 1 of 3")
        self.end(phones[1], "9", "9", "8")
        expect(desktop.locator("#disputes-title")).to_be_visible()
        self.assertEqual(server.run("show", "Club").count("1A"), 1)

    def test_codes_to_join_to_watch_and_of_the_big_screen_are_read(self):
        server = self.serve()
        self.club(server)
        desktop = self.open(server.link, viewport={"width": 1200, "height": 900}, device_scale_factor=2)
        desktop.get_by_role("link", name="Club").first.click()
        desktop.wait_for_url("**/shoots/*")
        shoot = desktop.url
        code = server.run("code", "Club").splitlines()[0]
        self.assertEqual(self.code_of(desktop, desktop.locator(".join-qr")), f"{server.url}/join/{code}")
        view = server.run("view", "Club")
        desktop.goto(f"{shoot}/people")
        desktop.get_by_role("button", name=re.compile("spectator|viewer|screen|board", re.I)).first.click()
        made = desktop.locator("section", has=desktop.locator("#made-title"))
        expect(made.locator(".qr-code")).to_be_visible()
        self.assertRegex(self.code_of(desktop, made.locator(".qr-code")), f"^{server.url}/view/")
        screen = self.open(f"{view}/screen", **SCREEN)
        expect(screen.locator(".screen-code")).to_be_visible()
        self.assertEqual(self.code_of(screen, screen.locator(".screen-code")), view)
        self.assertLessEqual(screen.evaluate("document.documentElement.scrollHeight"), 1080)

    # The register.

    def test_the_register_is_for_the_owner_and_registrars_and_its_secrets_reach_nobody_else(self):
        server = self.serve()
        code = self.club(server)
        owner = self.open(server.link, **SCREEN)
        owner.get_by_role("link", name="Member register").click()
        owner.get_by_label("Name", exact=True).fill("Ana Berg")
        owner.get_by_label("Club", exact=True).fill("BSC Nord")
        owner.get_by_label("Year of birth").fill("1971")
        owner.get_by_label("Licence number").fill("L-4711")
        owner.get_by_role("button", name="Add archer").click()
        expect(owner.get_by_role("link", name="Ana Berg")).to_be_visible()
        self.assertEqual(list(self.violations(owner, "register")), [])
        self.check_width(owner, 1920)
        member = self.join(server, code, "Mia")
        for path in ["/register", "/register/register.csv"]:
            self.assertEqual(member.context.request.get(server.url + path).status, 404)
        expect(member.get_by_role("link", name="Member register")).to_have_count(0)
        owner.reload()
        owner.get_by_role("button", name="Make a registrar Mia").click()
        expect(owner.get_by_role("button", name="No longer a registrar Mia")).to_be_visible()
        member.goto(f"{server.url}/register")
        member.get_by_role("link", name="Ana Berg").tap()
        expect(member.get_by_label("Licence number")).to_have_value("L-4711")
        self.check_width(member)
        # Not even a registrar's browser keeps a copy.
        kept = member.evaluate(
            """async () => { const found = [];
            for (const name of await caches.keys())
              for (const request of await (await caches.open(name)).keys()) found.push(request.url);
            return found.filter((url) => url.includes("/register")); }"""
        )
        self.assertEqual(kept, [])
        owner.get_by_role("button", name="No longer a registrar Mia").click()
        expect(owner.get_by_role("button", name="Make a registrar Mia")).to_be_visible()
        self.assertEqual(member.context.request.get(f"{server.url}/register").status, 404)
