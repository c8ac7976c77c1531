"""Practice for oneself, and the way from a code that is read out to one's own scoring page, on phones."""

import re

from scorebook import PHONE, BrowserTest, expect


class PracticeTest(BrowserTest):
    def key(self, page, token):
        page.locator(f"#key-{token}").tap()

    def shoot_end(self, page, *tokens):
        for number, token in enumerate(tokens, start=1):
            self.key(page, token)
            if number < len(tokens):
                expect(page.locator(".end .slots .mark")).to_have_count(number)


    def test_practice_is_two_taps_from_the_front_page_and_stands_in_ones_own_history(self):
        server = self.serve()
        phone = self.open(server.link, **PHONE)
        phone.locator("#content").get_by_role("link", name="Practise").tap()
        phone.wait_for_url("**/practice")
        phone.wait_for_load_state()
        phone.get_by_label("Round", exact=True).select_option("custom")
        phone.get_by_label("Bow").select_option("BAREBOW")
        phone.get_by_label("Ends", exact=True).fill("1")
        self.check_width(phone)
        phone.get_by_role("button", name="Start shooting").tap()
        expect(phone.locator(".progress-where")).to_have_text("End 1 of 1 · Arrow 1 of 3")
        self.check_width(phone)
        self.shoot_end(phone, "X", "10", "9")
        phone.get_by_role("button", name="Finalise the scores").tap()
        self.confirm(phone)
        phone.get_by_role("link", name="See the results").tap()
        expect(phone.locator("h1 + .badge")).to_contain_text("Final")

        phone.goto(f"{server.url}/history")
        practice = phone.locator("section", has=phone.get_by_role("heading", name="Practice"))
        expect(practice).to_contain_text("29")
        expect(practice).to_contain_text("Barebow")
        phone.goto(server.url)
        expect(phone.locator("section", has=phone.get_by_role("heading", name="Practice"))).to_contain_text("1 end of 3")
        self.check_width(phone)
        # The last choice is offered again.
        phone.locator("#content").get_by_role("link", name="Practise").tap()
        expect(phone.get_by_label("Bow")).to_have_value("BAREBOW")

    def test_open_practice_lasts_until_the_archer_stops(self):
        server = self.serve()
        phone = self.open(server.link, **PHONE)
        phone.locator("#content").get_by_role("link", name="Practise").tap()
        phone.get_by_label("Round", exact=True).select_option("open")
        phone.get_by_role("button", name="Start shooting").tap()
        where = phone.locator(".progress-where")
        expect(where).to_have_text("End 1 · Arrow 1 of 3")
        self.shoot_end(phone, "9", "9", "8")
        expect(where).to_have_text("End 2 · Arrow 1 of 3")
        expect(phone.locator(".unsent")).to_have_count(0)
        phone.reload()
        expect(where).to_have_text("End 2 · Arrow 1 of 3")
        phone.get_by_role("link", name="Finish").tap()
        phone.wait_for_url(re.compile("/shoots/[^/]+$"))
        phone.get_by_role("button", name="Stop here").tap()
        self.confirm(phone)
        phone.locator("#content").get_by_role("link", name="Results").tap()
        expect(phone.locator("tr.row")).to_contain_text("26")
        expect(phone.locator("tr.unranked")).to_have_count(0)

    def test_nobody_else_sees_a_practice(self):
        server = self.serve()
        server.run("new", "Club", "--round", "wa18", "--start")
        link = server.run("invite", "Club").splitlines()[0]
        ana = self.open(link, **PHONE)
        ana.get_by_label("Your name").fill("Ana")
        ana.get_by_role("button", name="Join").tap()
        expect(ana.locator(".progress-where")).to_be_visible()
        ana.goto(server.url)
        ana.locator("#content").get_by_role("link", name="Practise").tap()
        ana.get_by_role("button", name="Start shooting").tap()
        expect(ana.locator(".progress-where")).to_contain_text("End 1 of 20")
        practice = ana.url.partition("/score")[0]
        ana.goto(practice)
        # Only organisers invite.
        expect(ana.get_by_role("link", name="People")).to_have_count(0)
        answer = ana.evaluate(
            """async (address) => {
              const body = new URLSearchParams({ uses: "5", "form-account": document.body.dataset.user });
              const answer = await fetch(address, { method: "POST", body });
              return answer.status;
            }""",
            practice + "/people/invite",
        )
        self.assertEqual(answer, 404)
        owner = self.open(server.link, **PHONE)
        expect(owner.locator("main")).to_contain_text("Club")
        expect(owner.locator("main")).not_to_contain_text("Practice 2")
        self.assertEqual(owner.goto(practice).status, 404)

    def test_a_code_that_is_read_out_leads_to_ones_own_scoring_page(self):
        server = self.serve()
        organiser = self.open(server.link, **PHONE)
        server.run("new", "Club", "--round", "wa18", "--start")
        organiser.reload()
        organiser.get_by_role("link", name="Club").tap()
        organiser.get_by_role("button", name="Show a code").tap()
        code = organiser.locator(".join-code").inner_text()
        self.assertRegex(code, r"^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$")
        self.check_width(organiser)

        ana = self.open(f"{server.url}/join", **PHONE)
        ana.get_by_label("Code").fill(f" {code.lower().replace('-', ' ')} ")
        ana.get_by_label("Your name").fill("Ana")
        ana.get_by_label("Bow").select_option("RECURVE")
        self.check_width(ana)
        ana.get_by_role("button", name="Join").tap()
        expect(ana.locator(".progress-where")).to_have_text("End 1 of 20 · Arrow 1 of 3")
        self.key(ana, "10")
        expect(ana.locator(".end .slots .mark")).to_have_text(["10"])
        organiser.reload()
        row = organiser.locator(".roster > li", has_text="Ana")
        expect(row).to_contain_text("Recurve")
        expect(row).to_contain_text("10")
        expect(organiser.get_by_text("99 more archers")).to_be_visible()

        organiser.get_by_role("button", name="End this code").tap()
        self.confirm(organiser)
        expect(organiser.locator(".join-code")).to_have_count(0)
        ben = self.open(f"{server.url}/join/{code}", **PHONE)
        ben.get_by_label("Your name").fill("Ben")
        ben.get_by_role("button", name="Join").tap()
        expect(ben.get_by_role("alert").first).to_contain_text("invalid")

    def test_who_stands_on_the_entry_list_is_not_entered_twice(self):
        server = self.serve()
        server.run("new", "Club", "--round", "wa18", "--start", "--no-shoot")
        entries = f"{self.data_folder}/entries.csv"
        with open(entries, "w", encoding="utf-8") as file:
            file.write("name;bow;target\nAna;recurve;1A\n")
        server.run("import", "Club", entries)
        code = server.run("code", "Club").splitlines()[0]
        ana = self.open(f"{server.url}/join/{code}", **PHONE)
        ana.get_by_label("Your name").fill("ana")
        ana.get_by_role("button", name="Join").tap()
        expect(ana.locator("section", has=ana.locator("#claim-title"))).to_contain_text("Ana is on the entry list")
        expect(ana.locator(".roster > li")).to_have_count(1)
        ana.get_by_role("button", name="I shoot, too").tap()
        expect(ana.locator(".roster > li")).to_have_count(2)
        expect(ana).to_have_url(re.compile("/shoots/"))
