"""Arrows placed on the target face: by mouse, by touch and by keyboard, with and without the server."""

import json
import pathlib

from scorebook import PHONE, SCREEN, BrowserTest, expect, signal

CASES = pathlib.Path(__file__).parent.parent / "ConformanceTests" / "Fixtures" / "target-placement.json"
SYSTEMS = [
    "TEN_ZONE", "TEN_ZONE_6_RING", "TEN_ZONE_5_RING", "TEN_ZONE_COMPOUND", "TEN_ZONE_5_RING_COMPOUND", "ELEVEN_ZONE",
    "FIVE_ZONE", "WA_FIELD", "IFAA_FIELD", "WORCESTER",
]
# Where a point of the face is on the screen; in millimetres, y upwards.
PLACE = """([x, y]) => {
  const face = document.querySelector("#face > svg");
  const { x: left, y: top } = new DOMPoint(x * 1000, y * -1000).matrixTransform(face.getScreenCTM());
  return [left, top];
}"""


class TargetTest(BrowserTest):
    def open_face(self, *options, port=0, **browser):
        server = self.serve(port=port)
        made = server.run("new", "Club", "--guest", "Ben", "--start", "--json", *(options or ("--round", "wa18")))
        page = self.open(server.link, **(browser or SCREEN))
        page.wait_for_url(server.url + "/")
        page.goto(f"{server.url}/shoots/{json.loads(made)['id']}/score?mode=Target")
        expect(page.locator("#zoom-in")).to_be_visible()
        return server, page

    def slots(self, page):
        return page.locator(".end .slots .mark")

    def hits(self, page):
        return page.locator("#face > svg .hits circle")

    def press(self, page, x, y):
        page.mouse.move(*page.evaluate(PLACE, [x, y]))
        page.mouse.down()

    def test_the_value_shown_before_letting_go_is_the_one_recorded(self):
        server, page = self.open_face()
        for x, y in [(3, 3), (63, 10), (-115, 90)]:
            self.press(page, x, y)
            left, top = page.evaluate(PLACE, [x + 8, y - 6])
            page.mouse.move(left, top, steps=6)
            shown = page.locator(".loupe .mark").inner_text()
            expect(page.locator("#place")).to_have_text(f"Place {shown}")
            count = self.slots(page).count()
            page.mouse.up()
            if count < 2:
                expect(self.slots(page)).to_have_count(count + 1)
                expect(self.slots(page).nth(count)).to_have_text(shown)
                expect(self.hits(page)).to_have_count(count + 1)
        # The end is full, so the guest is next, on an empty face.
        expect(page.locator(".tab[aria-current]")).to_contain_text("Ben")
        expect(self.hits(page)).to_have_count(0)
        expect(page.locator(".loupe")).to_have_count(0)

    def test_the_keyboard_alone_places_an_arrow_to_the_millimetre(self):
        server, page = self.open_face()
        face = page.locator("#face")
        face.focus()
        for key in ["Shift+ArrowRight"] * 4 + ["ArrowRight"] * 4:
            page.keyboard.press(key)
        # 44 mm from the middle, the shaft of 9.3 mm reaches over the line at 40 mm; at 45 mm it does not.
        expect(page.locator(".loupe .mark")).to_have_text("9")
        expect(page.locator(".loupe-note")).to_have_text("line")
        expect(page.locator("#announcer")).to_have_text("9, line. 44 mm right, 0 mm high.")
        page.keyboard.press("ArrowRight")
        expect(page.locator(".loupe .mark")).to_have_text("8")
        page.keyboard.press("ArrowLeft")
        page.keyboard.press("Enter")
        expect(self.slots(page)).to_have_text(["9"])
        expect(face).to_be_focused()
        page.keyboard.press("ArrowUp")
        page.keyboard.press("Escape")
        page.keyboard.press("ArrowUp")
        page.locator("#place").focus()
        page.keyboard.press("Enter")
        expect(self.slots(page)).to_have_text(["9", "10"])
        expect(face).to_be_focused()
        expect(page.locator(".cross")).to_have_count(0)
        expect(page.locator("#place")).to_be_disabled()
        # Thinner shafts reach less far.
        server.run("archer", "Club", "Organiser", "--shaft", "5.5")
        page.reload()
        expect(page.locator("#face-help")).to_contain_text("Shaft 5.5 mm")
        face.focus()
        for key in ["Shift+ArrowRight"] * 4 + ["ArrowRight"] * 4:
            page.keyboard.press(key)
        expect(page.locator("#announcer")).to_have_text("8. 44 mm right, 0 mm high.")
        expect(page.locator("#place")).to_have_text("Place 8")

    def test_the_button_keeps_the_focus_when_the_page_follows_others(self):
        server, page = self.open_face()
        place = page.locator("#place")
        page.locator("#face").focus()
        page.keyboard.press("ArrowRight")
        place.focus()
        page.evaluate("document.querySelector('#place').dataset.before = ''")
        server.run("add", "Club", "Cleo")
        expect(page.locator("#place[data-before]")).to_have_count(0)
        expect(place).to_be_focused()
        page.keyboard.press("Enter")
        expect(self.slots(page)).to_have_text(["10"])

    def test_an_arrow_that_was_undone_is_nudged_and_placed_again(self):
        server, page = self.open_face(**PHONE)
        page.touchscreen.tap(*page.evaluate(PLACE, [46, 0]))
        expect(self.slots(page)).to_have_text(["8"])
        expect(page.locator(".unsent")).to_have_count(0)
        page.locator("#undo").tap()
        expect(self.slots(page)).to_have_count(0)
        place = page.locator("#place")
        expect(place).to_have_text("Place 8")
        for _ in range(3):
            page.locator("#nudge-left").tap()
        expect(place).to_have_text("Place 9")
        place.tap()
        expect(self.slots(page)).to_have_text(["9"])
        expect(place).to_be_disabled()

    def test_an_arrow_may_be_checked_before_it_is_placed(self):
        server, page = self.open_face(**PHONE)
        page.get_by_label("Check first").check()
        page.touchscreen.tap(*page.evaluate(PLACE, [5, 66]))
        place = page.locator("#place")
        expect(place).to_have_text("Place 7")
        expect(self.slots(page)).to_have_count(0)
        # A second thought, and what else happens to the page meanwhile leaves it alone.
        page.touchscreen.tap(*page.evaluate(PLACE, [5, 50]))
        expect(place).to_have_text("Place 8")
        place.tap()
        expect(self.slots(page)).to_have_text(["8"])
        page.reload()
        expect(page.get_by_label("Check first")).to_be_checked()

    def test_a_finger_that_slides_sees_what_it_will_place(self):
        server, page = self.open_face(**PHONE)
        left, top = page.evaluate(PLACE, [-70, 40])
        hand = page.context.new_cdp_session(page)
        for number in range(8):
            kind = "touchMove" if number else "touchStart"
            points = [{"x": left + 3 * number, "y": top - number, "id": 1}]
            hand.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
        # Away from the finger, which is at the left.
        expect(page.locator(".loupe.at-right")).to_be_visible()
        shown = page.locator(".loupe .mark").inner_text()
        expect(self.slots(page)).to_have_count(0)
        hand.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        expect(self.slots(page)).to_have_text([shown])
        expect(page.locator(".loupe")).to_have_count(0)

    def test_two_fingers_the_wheel_and_the_buttons_zoom(self):
        server, page = self.open_face(**PHONE)
        width = "document.querySelector('#face > svg').viewBox.baseVal.width"
        whole = page.evaluate(width)

        def shows(least, most):
            page.wait_for_function(f"([least, most]) => least <= {width} && {width} <= most", arg=[least * whole, most * whole])

        page.locator("#zoom-in").tap()
        shows(0.499, 0.501)
        # The zoom stays for the next arrow.
        page.touchscreen.tap(*page.evaluate(PLACE, [12, 12]))
        expect(self.slots(page)).to_have_text(["10"])
        shows(0.499, 0.501)
        page.locator("#zoom-out").tap()
        shows(0.999, 1.001)
        left, top = page.evaluate(PLACE, [0, 0])
        hand = page.context.new_cdp_session(page)
        for kind, gap in [("touchStart", 40), ("touchMove", 60), ("touchMove", 80), ("touchEnd", 0)]:
            points = [{"x": left - gap, "y": top, "id": 1}, {"x": left + gap, "y": top, "id": 2}] if gap else []
            hand.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
        shows(0.45, 0.55)
        expect(self.slots(page)).to_have_text(["10"])
        page.locator("#zoom-out").tap()
        shows(0.999, 1.001)
        page.mouse.move(left, top)
        page.mouse.wheel(0, -300)
        expect(page.locator("#face")).to_be_visible()
        shows(0, 0.99)

    def test_a_second_arrow_in_a_spot_is_flagged_before_and_after(self):
        server, page = self.open_face("--round", "vegas")
        for x, y in [(0, 95), (-110, -95)]:
            self.press(page, x, y)
            expect(page.locator(".loupe-note")).to_have_text("")
            page.mouse.up()
            expect(self.hits(page)).to_have_count(2 if x else 1)
        self.press(page, -93, -95)
        expect(page.locator(".loupe-note")).to_have_text("second in spot")
        expect(page.locator(".loupe .mark")).to_have_text("10")
        page.mouse.up()
        expect(page.locator(".tab", has_text="Organiser").locator(".tab-total")).to_have_text("30")
        page.locator(".tab", has_text="Ben").click()
        face = page.locator("#face")
        face.focus()
        for number in [1, 2]:
            page.keyboard.press("3")
            page.keyboard.press("Enter")
            expect(self.hits(page)).to_have_count(number)
        expect(page.locator(".flag", has_text="in one spot")).to_be_visible()

    def test_without_the_server_placed_arrows_have_their_values_and_arrive_once(self):
        server, page = self.open_face(**PHONE)
        page.touchscreen.tap(*page.evaluate(PLACE, [0, 0]))
        expect(self.slots(page)).to_have_text(["10"])
        expect(page.locator(".unsent")).to_have_count(0)
        port = int(server.url.rpartition(":")[2])
        server.end(signal.SIGKILL)
        page.touchscreen.tap(*page.evaluate(PLACE, [44, 0]))
        expect(page.locator("#sync")).to_contain_text("1 arrow is saved")
        expect(self.slots(page)).to_have_text(["10", "9"])
        expect(self.hits(page)).to_have_count(2)
        page.touchscreen.tap(*page.evaluate(PLACE, [0, -125]))
        # The end is full, so the guest's is open, on an empty face and with the guest's shaft.
        expect(page.locator(".tab", has_text="Organiser").locator(".tab-total")).to_have_text("23")
        expect(page.locator(".tab[aria-current]")).to_contain_text("Ben")
        expect(self.hits(page)).to_have_count(0)
        page.touchscreen.tap(*page.evaluate(PLACE, [-100, 0]))
        expect(self.slots(page)).to_have_text(["6"])
        page.locator("#key-miss").tap()
        expect(self.slots(page)).to_have_text(["6", "M"])
        expect(self.hits(page)).to_have_count(1)

        again = self.serve(port=port)
        expect(page.locator("#sync")).to_be_hidden(timeout=20_000)
        expect(page.locator(".unsent")).to_have_count(0)
        rows = json.loads(again.run("board", "Club", "--json"))["rows"]
        self.assertEqual({row["displayName"]: row["runningTotal"] for row in rows}, {"Organiser": 23, "Ben": 6})
        self.assertEqual(again.run("export", "Club").count('"type":"arrow"'), 5)
        expect(self.slots(page)).to_have_text(["6", "M"])

    def test_the_shots_of_an_archer_are_shown_for_all_and_for_an_end(self):
        server, page = self.open_face("--round", "wa18", **PHONE)
        for x, y in [(20, 10), (30, 10), (40, 10)]:
            count = self.slots(page).count()
            page.touchscreen.tap(*page.evaluate(PLACE, [x, y]))
            if count < 2:
                expect(self.slots(page)).to_have_count(count + 1)
        # After the last arrow the page goes on to the next archer by itself.
        expect(page.locator(".tab[aria-current]")).to_contain_text("Ben")
        expect(page.locator(".unsent")).to_have_count(0)
        page.locator(".tab", has_text="Organiser").click()
        page.get_by_role("link", name="Where they hit").click()
        picture = page.locator(".shots-face svg")
        expect(picture.locator(".hits circle")).to_have_count(3)
        expect(page.locator(".shots > p").first).to_contain_text("Centre 30 mm right and 10 mm high. Spread 8 mm wide")
        page.get_by_role("link", name="End 1").click()
        expect(page.locator(".shots > p").nth(1)).to_contain_text("End 1, 28 points: Centre 30 mm right")
        printed = server.run("shots", "Club", "Organiser", "--end", "1")
        self.assertIn("3 of 3 placed  Centre 30 mm right and 10 mm high.", printed)
        shots = json.loads(server.run("shots", "Club", "me", "--json"))["passes"][0]["all"]
        self.assertEqual([round(shot["point"]["xUm"], -3) for shot in shots["placed"]], [20_000, 30_000, 40_000])

    def test_the_browser_scores_as_the_server_does(self):
        cases = [case["input"] | {"label": case["expected"]["label"]} for case in json.loads(CASES.read_text())["cases"]]
        server, page = self.open_face()
        for number, system in enumerate(SYSTEMS):
            shoot = f"Shoot {number}"
            server.run("new", shoot, "--ends", "1", "--system", system, "--face", "40", "--start")
            scoring = json.loads(server.run("score", shoot, "me", "M", "--json"))["face"]["scoring"]
            asked = [case for case in cases if case["scoringSystem"] == system] + list(self.lines(scoring))
            found = page.evaluate(
                """async ([scoring, asked]) => {
                  const { worth } = await import(document.querySelector("link[href*='/arrows.js']").href);
                  const spots = [{ xUm: 0, yUm: 0 }];
                  return asked.map(({ faceDiameterUm: diameterUm, shaftDiameterUm, xUm, yUm }) =>
                    worth({ scoring: { ...scoring, diameterUm }, spots }, shaftDiameterUm, xUm, yUm).token);
                }""",
                [scoring, asked],
            )
            self.assertEqual(found, [case["label"] for case in asked], system)

    def lines(self, scoring):
        """A shaft that just touches each ring from outside, one that cuts it, and one that does neither."""
        rings = scoring["rings"]
        for ring, outer in zip(rings, rings[1:] + [{"token": "M"}]):
            touching = ring["fortieths"] * 1_220_000 // 40 + 2750
            on_line = outer if scoring["lineBelongsToLowerZone"] else ring
            for distance, hit in [(touching - 1, ring), (touching, on_line), (touching + 1, outer)]:
                for x, y in [(distance, 0), (0, -distance)]:
                    point = {"faceDiameterUm": 1_220_000, "shaftDiameterUm": 5500, "xUm": x, "yUm": y}
                    yield point | {"label": hit["token"]}
