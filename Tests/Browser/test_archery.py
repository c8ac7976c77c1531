"""A shoot as people live it: on a phone, with the board on a second screen."""

import json
import re

from scorebook import PHONE, SCREEN, SOON, BrowserTest, expect, signal


class ShootTest(BrowserTest):
    service_workers = "allow"

    def make_shoot(self, page, name="Club evening", guests="Ben"):
        page.get_by_role("link", name="New shoot").first.click()
        page.get_by_label("Name").first.fill(name)
        page.locator("#guests").fill(guests)
        page.get_by_role("button", name="Create").click()
        expect(page.get_by_role("button", name="Start the shoot")).to_be_visible()
        self.unhurried(page)
        page.get_by_role("button", name="Start the shoot").click()
        expect(page.get_by_role("button", name="Pause")).to_be_visible()
        return page.url

    def key(self, page, token):
        # Before the page's scripts run, a key sends a form of its own.
        page.wait_for_load_state()
        page.locator(f"#key-{token}").tap()

    def slots(self, page):
        return page.locator(".end .slots .mark")

    def test_scores_on_a_phone_and_the_board_follows_on_a_second_screen(self):
        server = self.serve()
        phone = self.open(server.link, **PHONE)
        shoot = self.make_shoot(phone)
        board = self.open(server.run("link"), **SCREEN)
        board.goto(f"{shoot}/board")
        expect(board.locator("[data-live-state]")).to_have_text("Live")
        board.evaluate("window.stayed = true")

        phone.locator("#content").get_by_role("link", name="Score", exact=True).click()
        expect(phone.locator(".progress-where")).to_have_text("End 1 of 20 · Arrow 1 of 3")
        for number, token in enumerate(["10", "10", "9"], start=1):
            self.key(phone, token)
            if number < 3:
                expect(self.slots(phone)).to_have_count(number)
        expect(board.locator("tr.row").first).to_contain_text("29")
        # The end of the first archer is full, so the guest is next.
        expect(phone.locator(".tab[aria-current]")).to_contain_text("Ben")
        expect(phone.locator(".tab[aria-current]")).to_contain_text("Active")

        # The face waits until all arrows are sent.
        expect(phone.locator(".unsent")).to_have_count(0)
        phone.get_by_role("button", name="Target").tap()
        face = phone.locator("#face")
        expect(face).to_be_visible()
        # A state from the server may replace the face between two questions of the test.
        box = phone.wait_for_function(
            "() => { const box = document.querySelector('#face')?.getBoundingClientRect(); return box?.width && box.toJSON() }"
        ).json_value()
        phone.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        expect(self.slots(phone)).to_have_text(["10"])
        expect(phone.locator(".hits circle")).to_have_count(1)
        rows = board.locator("tr.row")
        expect(rows.nth(1)).to_contain_text("Ben")
        expect(rows.nth(1)).to_contain_text("10")
        expect(rows.nth(0)).to_have_class(re.compile("mine"))
        self.assertTrue(board.evaluate("window.stayed"), "the board was loaded again")

        # An arrow that is being sent cannot be undone yet.
        expect(phone.locator(".unsent")).to_have_count(0)
        phone.locator("#undo").tap()
        expect(self.slots(phone)).to_have_count(0)
        phone.get_by_role("link", name="Board", exact=True).tap()
        expect(phone.locator("#board-dialog tr.row")).to_have_count(2)

    def test_every_arrow_is_there_after_kill_and_restart(self):
        server = self.serve()
        phone = self.open(server.link, **PHONE)
        shoot = self.make_shoot(phone)
        phone.locator("#content").get_by_role("link", name="Score", exact=True).click()
        for token in ["10", "9"]:
            before = self.slots(phone).count()
            self.key(phone, token)
            expect(self.slots(phone)).to_have_count(before + 1)
        # Those that the server has, and not only this phone.
        expect(phone.locator(".unsent")).to_have_count(0)
        server.end(signal.SIGKILL)
        self.key(phone, "8")
        expect(phone.locator("#sync")).to_contain_text("The server does not answer.")
        again = self.serve()
        page = self.open(again.link, **PHONE)
        page.goto(shoot.replace(server.url, again.url) + "/score")
        expect(self.slots(page)).to_have_text(["10", "9"])

    def test_scoring_goes_on_without_the_server_and_over_a_reload(self):
        server = self.serve()
        phone = self.open(server.link, **PHONE)
        shoot = self.make_shoot(phone)
        phone.locator("#content").get_by_role("link", name="Score", exact=True).click()
        for token in ["10", "10"]:
            self.key(phone, token)
        expect(self.slots(phone)).to_have_text(["10", "10"])
        expect(phone.locator(".unsent")).to_have_count(0)
        self.await_worker(phone)
        phone.reload()
        expect(self.slots(phone)).to_have_text(["10", "10"])
        server.end(signal.SIGKILL)

        self.key(phone, "9")
        expect(phone.locator("#sync")).to_contain_text("1 arrow is saved on this device")
        # The end of the first archer is full, so the guest is next, as if the server had said so.
        expect(phone.locator(".tab[aria-current]")).to_contain_text("Ben")
        for token in ["8", "7"]:
            self.key(phone, token)
        expect(self.slots(phone)).to_have_text(["8", "7"])
        phone.reload()
        expect(phone.locator("#sync")).to_contain_text("3 arrows are saved on this device")
        expect(self.slots(phone)).to_have_text(["8", "7"])
        phone.locator("#undo").tap()
        expect(self.slots(phone)).to_have_text(["8"])
        for token in ["6", "M"]:
            self.key(phone, token)
        expect(phone.locator(".progress-where")).to_have_text("End 2 of 20 · Arrow 1 of 3")
        # By the shoot's settings the first of the roster begins each end.
        expect(phone.locator(".tab[aria-current]")).not_to_contain_text("Ben")

        again = self.serve(port=int(server.url.rpartition(":")[2]))
        expect(phone.locator("#sync")).to_be_hidden(timeout=20_000)
        expect(phone.locator(".unsent")).to_have_count(0)
        board = again.run("board", "Club evening", "--json")
        totals = {row["displayName"]: row["totalScore"] for row in json.loads(board)["rows"]}
        self.assertEqual(sorted(totals.values()), [14, 29])
        audit = again.run("export", "Club evening")
        self.assertEqual(audit.count('"type":"arrow"'), 6)
        phone.goto(shoot + "/score")
        expect(phone.locator(".progress-where")).to_have_text("End 2 of 20 · Arrow 1 of 3")

    def test_what_comes_when_all_is_over_is_kept_and_listed(self):
        server = self.serve()
        phone = self.open(server.link, **PHONE)
        self.make_shoot(phone)
        phone.locator("#content").get_by_role("link", name="Score", exact=True).click()
        self.key(phone, "10")
        expect(self.slots(phone)).to_have_text(["10"])
        expect(phone.locator(".unsent")).to_have_count(0)
        self.go_offline(phone)
        self.key(phone, "9")
        expect(phone.locator("#sync")).to_contain_text("1 arrow is saved")
        server.run("complete", "Club evening", "--force")
        phone.context.set_offline(False)
        expect(phone.locator("#sync")).to_be_hidden(timeout=20_000)
        shown = json.loads(server.run("show", "Club evening", "--json"))
        self.assertEqual([(row["type"], row["code"]) for row in shown["refused"]], [("arrow", "notInProgress")])

    def test_what_waits_at_a_pause_is_sent_when_the_shoot_goes_on(self):
        server = self.serve()
        phone = self.open(server.link, **PHONE)
        self.make_shoot(phone)
        phone.locator("#content").get_by_role("link", name="Score", exact=True).click()
        self.key(phone, "10")
        expect(self.slots(phone)).to_have_text(["10"])
        expect(phone.locator(".unsent")).to_have_count(0)
        self.go_offline(phone)
        self.key(phone, "9")
        expect(phone.locator("#sync")).to_contain_text("1 arrow is saved")
        server.run("pause", "Club evening")
        phone.context.set_offline(False)
        expect(phone.locator("#sync")).to_contain_text("The shoot is paused. 1 arrow is saved", timeout=20_000)
        phone.reload()
        expect(phone.locator("#sync")).to_contain_text("The shoot is paused", timeout=20_000)
        server.run("resume", "Club evening")
        expect(phone.locator("#sync")).to_be_hidden(timeout=20_000)
        phone.reload()
        expect(self.slots(phone)).to_have_text(["10", "9"])

    def test_what_other_devices_do_is_seen_while_scoring(self):
        server = self.serve()
        phone = self.open(server.link, **PHONE)
        shoot = self.make_shoot(phone)
        other = self.open(server.run("link"), **PHONE)
        for page in [phone, other]:
            page.goto(f"{shoot}/score")
            page.evaluate("window.stayed = true")
            expect(page.locator("#scoring-news [data-version]")).to_have_count(1)
        self.key(other, "10")
        expect(self.slots(phone)).to_have_text(["10"], timeout=SOON)
        # The selected archer stays, and so does an open form.
        phone.locator("#tab-2").tap()
        expect(phone.locator(".tab[aria-current]")).to_contain_text("Ben")
        self.key(other, "9")
        expect(phone.locator("#tab-1 .tab-total")).to_have_text("19", timeout=SOON)
        expect(phone.locator(".tab[aria-current]")).to_contain_text("Ben")
        # Each arrow is the next one, whichever device it comes from.
        phone.locator("#tab-1").tap()
        self.key(phone, "8")
        expect(other.locator("#tab-1 .tab-total")).to_have_text("27", timeout=SOON)
        expect(phone.locator("#tab-1 .tab-total")).to_have_text("27")
        server.run("pause", "Club evening")
        expect(phone.locator(".turn")).to_contain_text("paused", timeout=SOON)
        server.run("resume", "Club evening")
        self.key(phone, "7")
        expect(other.locator("#tab-2 .tab-total")).to_have_text("7", timeout=SOON)
        for page in [phone, other]:
            self.assertTrue(page.evaluate("window.stayed"), "the page was loaded again")

    def test_an_archer_is_chosen_before_the_server_answers_and_without_it(self):
        server = self.serve()
        phone = self.open(server.link, **PHONE)
        shoot = self.make_shoot(phone)
        phone.goto(f"{shoot}/score")
        expect(phone.locator("#scoring-news [data-version]")).to_have_count(1)
        held = []
        phone.context.route(re.compile(r"/score\?"), lambda route: held.append(route))
        phone.locator("#tab-2").tap()
        self.key(phone, "8")
        expect(phone.locator("#tab-2 .tab-total")).to_have_text("8")
        expect(phone.locator(".unsent")).to_have_count(0)
        # The answer that comes late changes nothing.
        self.assertGreater(len(held), 0)
        for route in held:
            route.continue_()
        phone.context.unroute_all()
        expect(phone.locator("#tab-1 .tab-total")).to_have_text("0")
        self.go_offline(phone)
        phone.locator("#tab-1").tap()
        expect(phone.locator("#tab-1")).to_have_attribute("aria-current", "true")
        # The button would undo an arrow of the previous archer.
        expect(phone.locator("#undo")).to_be_disabled()
        self.key(phone, "9")
        expect(phone.locator("#tab-1 .tab-total")).to_have_text("9")
        # The server's last answer was about this archer, which is no reason to stay with the other.
        phone.locator("#tab-2").tap()
        expect(phone.locator("#tab-2")).to_have_attribute("aria-current", "true")
        self.key(phone, "7")
        expect(phone.locator("#tab-2 .tab-total")).to_have_text("15")
        phone.context.set_offline(False)
        expect(phone.locator(".unsent")).to_have_count(0)
        rows = json.loads(server.run("board", "Club evening", "--json"))["rows"]
        self.assertEqual({row["displayName"]: row["totalScore"] for row in rows}, {"Organiser": 9, "Ben": 15})

    def test_an_archer_whose_end_is_closed_is_shown_when_the_last_arrow_is_sent(self):
        server = self.serve()
        phone = self.open(server.link, **PHONE)
        shoot = self.make_shoot(phone)
        phone.goto(f"{shoot}/score")
        for token in ["10", "10"]:
            self.key(phone, token)
        expect(self.slots(phone)).to_have_count(2)
        expect(phone.locator(".unsent")).to_have_count(0)
        held = []
        phone.context.route("**/arrows", lambda route: held.append(route))
        self.key(phone, "9")
        expect(phone.locator("#tab-2")).to_have_attribute("aria-current", "true")
        phone.locator("#tab-1").tap()
        # The answer brings the next archer, but the archer who was tapped stays.
        self.await_any(phone, held)
        self.assertEqual(len(held), 1)
        held[0].continue_()
        phone.context.unroute_all()
        expect(phone.locator("#tab-1")).to_have_attribute("aria-current", "true")
        expect(phone.locator(".turn")).to_contain_text("This archer has shot all arrows of this end.")
        phone.locator("#tab-2").tap()
        expect(phone.locator("#key-8")).to_be_visible()
        self.go_offline(phone)
        self.key(phone, "8")
        expect(phone.locator("#tab-2 .tab-total")).to_have_text("8")
        expect(phone.locator("#sync")).to_contain_text("The server does not answer.")
        # The phone cannot know what others have entered meanwhile, so a tapped archer goes on.
        phone.locator("#tab-1").tap()
        expect(phone.locator("#tab-1")).to_have_attribute("aria-current", "true")
        expect(phone.locator(".progress-where")).to_have_text("End 2 of 20 · Arrow 1 of 3")

    def test_a_shoot_that_starts_is_seen_on_the_scoring_page(self):
        server = self.serve()
        server.run("new", "Evening", "--round", "wa18", "--guest", "Ben")
        shoot = json.loads(server.run("list", "--json"))[0]["id"]
        phone = self.open(server.link, **PHONE)
        phone.goto(f"{server.url}/shoots/{shoot}/score")
        expect(phone.locator("#scoring-news [data-version]")).to_have_count(1)
        server.run("start", "Evening")
        self.key(phone, "10")
        expect(self.slots(phone)).to_have_text(["10"])

    def test_a_refused_arrow_is_said_and_can_be_left_out(self):
        server = self.serve()
        phone = self.open(server.link, **PHONE)
        shoot = self.make_shoot(phone)
        phone.goto(shoot + "/score")
        self.key(phone, "10")
        expect(self.slots(phone)).to_have_text(["10"])
        expect(phone.locator(".unsent")).to_have_count(0)
        # An address that a proxy keeps for itself answers nonsense.
        phone.context.route("**/arrows", lambda route: route.fulfill(status=403, body="no"))
        self.key(phone, "9")
        expect(phone.locator("#sync")).to_contain_text("Not recorded", timeout=20_000)
        phone.get_by_role("button", name="Leave it out").tap()
        expect(phone.locator("#sync")).to_be_hidden()
        expect(self.slots(phone)).to_have_text(["10"])

    def test_a_double_tap_counts_once(self):
        server = self.serve()
        phone = self.open(server.link, **PHONE)
        self.make_shoot(phone)
        phone.locator("#content").get_by_role("link", name="Score", exact=True).click()
        expect(phone.locator("form.pad")).to_be_visible()
        phone.evaluate(
            """async () => {
              const form = document.querySelector("form.pad");
              const fields = new URLSearchParams(new FormData(form));
              fields.append("value", "7");
              // The shared script adds the account to a form that was swapped in.
              fields.set("form-account", document.body.dataset.user);
              const send = () => fetch(form.action, { method: "POST", body: fields });
              await Promise.all([send(), send(), send()]);
            }"""
        )
        phone.reload()
        expect(self.slots(phone)).to_have_text(["7"])

    def test_a_whole_round_is_corrected_and_confirmed(self):
        server = self.serve()
        server.run("new", "Short", "--round", "bray_i", "--start")
        phone = self.open(server.link, **PHONE)
        phone.get_by_role("link", name=re.compile("Short")).click()
        phone.wait_for_url("**/shoots/*")
        phone.locator("#content").get_by_role("link", name="Score", exact=True).click()
        for end in range(1, 11):
            expect(phone.locator(".progress-where")).to_contain_text(f"End {end} of 10")
            for arrow in range(1, 4):
                self.key(phone, "9")
                if arrow < 3:
                    expect(self.slots(phone)).to_have_count(arrow)
        expect(phone.get_by_role("button", name="Finalise the scores")).to_be_visible()
        phone.locator("#end-10 .mark").first.tap()
        phone.get_by_role("radio", name="Line call").check()
        self.key(phone, "10")
        expect(phone.locator(".progress .total")).to_contain_text("271")
        phone.get_by_role("button", name="Finalise the scores").tap()
        self.confirm(phone)
        expect(phone.get_by_role("button", name="Finalise the scores")).to_have_count(0)
        phone.goto(phone.url.replace("/score", "/results"))
        expect(phone.locator("body")).to_contain_text("271")

    def test_scores_without_scripts(self):
        server = self.serve()
        phone = self.open(server.link, java_script_enabled=False, **PHONE)
        phone.get_by_role("button", name="Sign in").tap()
        self.make_shoot(phone)
        phone.locator("#content").get_by_role("link", name="Score", exact=True).click()
        self.key(phone, "10")
        expect(self.slots(phone)).to_have_text(["10"])

    def test_members_come_with_a_link_or_a_code_and_a_screen_needs_no_account(self):
        server = self.serve()
        organiser = self.open(server.link, **PHONE)
        shoot = self.make_shoot(organiser)
        organiser.get_by_role("link", name="People").tap()
        organiser.get_by_role("button", name="Create invite").tap()
        link, code = organiser.locator(".secret").inner_text(), organiser.locator(".code").inner_text()

        ana = self.open(link, **PHONE)
        ana.get_by_label("Your name").fill("Ana")
        ana.get_by_role("button", name="Join").tap()
        expect(ana).to_have_url(re.compile(re.escape(shoot) + "/score"))
        self.key(ana, "10")
        expect(self.slots(ana)).to_have_text(["10"])

        ben = self.open(f"{server.url}/join", **PHONE)
        ben.get_by_label("Code").fill("AAAA-AAAA")
        ben.get_by_label("Your name").fill("Ben")
        ben.get_by_label("Bow").select_option("BAREBOW")
        ben.get_by_label("I shoot").uncheck()
        ben.get_by_role("button", name="Join").tap()
        expect(ben.get_by_role("alert").first).to_contain_text("invalid")
        # A wrong code costs nothing of what was chosen.
        expect(ben.get_by_label("Bow")).to_have_value("BAREBOW")
        expect(ben.get_by_label("I shoot")).not_to_be_checked()
        ben.get_by_label("Code").fill(code.lower().replace("-", " "))
        ben.get_by_role("button", name="Join").tap()
        expect(ben).to_have_url(shoot)
        self.assertEqual(ben.get_by_role("link", name="People").count(), 0)

        # By a key: a tap so soon after another one at the same place counts as a double tap.
        organiser.get_by_role("button", name="Create link for a screen").press("Enter")
        expect(organiser.get_by_role("heading", name="Open this link on the screen")).to_be_visible()
        screen = self.open(organiser.locator(".secret").inner_text(), **SCREEN)
        expect(screen.locator("[data-live-state]")).to_have_text("Live")
        self.key(ana, "9")
        expect(screen.locator("tr.row").first).to_contain_text("19")

        # An arrow in the queue would ask again.
        expect(ana.locator("#sync-state")).to_have_text("All sent")
        ana.goto(shoot)
        ana.locator(".account summary").tap()
        ana.get_by_role("button", name="Sign out", exact=True).tap()
        ana.get_by_role("button", name="Sign out anyway").tap()
        expect(ana.locator("body")).to_contain_text("Sign in to keep score")

    def test_a_stranger_sees_nothing(self):
        server = self.serve("--sample")
        stranger = self.open(server.url, **PHONE)
        for path in ["/", "/shoots/new", "/shoots/sample-shoot", "/shoots/sample-shoot/board", "/shoots/none"]:
            answer = stranger.goto(server.url + path)
            self.assertEqual(answer.status, 401)
            self.assertNotIn("Mara", answer.text())

    def test_names_are_only_ever_text(self):
        server = self.serve()
        phone = self.open(server.link, **PHONE)
        name = "<img src=x onerror=alert(1)> \"&' Ben"
        shoot = self.make_shoot(phone, name=name, guests="<b>Eve</b>")
        for path in ["", "/score", "/board", "/results"]:
            phone.goto(shoot + path)
            expect(phone.locator("body")).to_contain_text("<img src=x onerror=alert(1)>")
            self.assertEqual(phone.locator("img[src=x], main b").count(), 0)

    def test_bad_input_is_answered_and_changes_nothing(self):
        server = self.serve()
        phone = self.open(server.link, **PHONE)
        shoot = self.make_shoot(phone)
        phone.goto(shoot + "/score")
        answers = phone.evaluate(
            """async (shoot) => {
              const send = async (path, fields) => {
                const body = new URLSearchParams({ ...fields, "form-account": document.body.dataset.user });
                const answer = await fetch(shoot + path, { method: "POST", body });
                return [answer.status, (await answer.json()).code];
              };
              const archer = document.querySelector("form.pad [name=archer]").value;
              return [
                await send("/arrows", { id: "a1", archer, end: "1", value: "11" }),
                await send("/arrows", { id: "a2", archer: "somebody", end: "1", value: "9" }),
                await send("/arrows", { id: "a3", archer, end: "2", value: "9" }),
                await send("/arrows", { archer, value: "9" }),
                await send("/arrows", { id: "a4", archer, x: "here", y: "1" }),
                await send("/finalise", { id: "a5" }),
                await send("/undo", { id: "a6" }),
              ];
            }""",
            shoot,
        )
        codes = [code for _, code in answers]
        expected = ["invalidValue", "notScoreable", "changedMeanwhile", "invalidField", "invalidField", "notComplete", "nothingToUndo"]
        self.assertEqual(codes, expected)
        self.assertTrue(all(400 <= status < 500 for status, _ in answers))
        phone.reload()
        expect(self.slots(phone)).to_have_count(0)
