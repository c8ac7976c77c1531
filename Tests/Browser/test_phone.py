"""The scoring page on small phones, held sideways, and with large text."""

import json

from scorebook import PHONE, SCREEN, BrowserTest, expect

# The least phone, a usual one, and both held sideways.
SIZES = [(320, 568), (390, 844), (568, 320), (844, 390)]
# Names that a reader cannot read as a whole.
CUT = """() => [...document.querySelectorAll(".tab-name, .closed-who, .key, .turn")]
  .filter((part) => part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 2)
  .map((part) => part.textContent.trim())"""
IS_SEEN = """(selector) => {
  const part = document.querySelector(selector);
  const { left, right, top, bottom } = part.getBoundingClientRect();
  return part.contains(document.elementFromPoint((left + right) / 2, bottom - 4));
}"""
# The buttons that a thumb does not reach without scrolling the page.
OUT_OF_REACH = """(selector) => [...document.querySelectorAll(selector)]
  .filter((part) => part.getClientRects().length > 0)
  .filter((part) => {
    const box = part.getBoundingClientRect();
    return box.top < 0 || box.left < 0 || box.bottom > innerHeight + 1 || box.right > innerWidth + 1;
  })
  .map((part) => part.id || part.className)"""


class PhoneTest(BrowserTest):
    service_workers = "allow"

    def shoot(self, *guests, **browser):
        server = self.serve()
        names = [part for name in guests for part in ("--guest", name)]
        made = json.loads(server.run("new", "Club", "--round", "wa18", *names, "--no-shoot", "--start", "--json"))
        page = self.open(server.link, **(browser or PHONE))
        page.wait_for_url(server.url + "/")
        address = f"{server.url}/shoots/{made['id']}"
        page.goto(f"{address}/score")
        return server, page, address

    def key(self, page, *tokens):
        for token in tokens:
            page.locator(f"#key-{token}").tap()

    def look(self, page, place, found, reach):
        width = page.viewport_size["width"]
        if (wide := page.evaluate("document.documentElement.scrollWidth")) > width:
            found.append(f"{place}: {wide} px wide")
        found += [f"{place}: {words} is cut" for words in page.evaluate(CUT)]
        found += [f"{place}: {part} is out of reach" for part in page.evaluate(OUT_OF_REACH, reach)]

    def test_everything_is_in_reach_on_the_least_phone_and_sideways(self):
        server, page, shoot = self.shoot("Anna Bergström-Lindqvist", "Ben")
        server.run("archer", "Club", "Ben", "--target", "1B")
        server.run("archer", "Club", "Anna Bergström-Lindqvist", "--target", "1A")
        found = []
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            for mode in ["Buttons", "Target"]:
                page.goto(f"{shoot}/score?mode={mode}")
                expect(page.locator("#undo")).to_be_visible()
                place = f"{mode} at {width} × {height}"
                self.look(page, place, found, ".entry .key, .entry .face, .entry button, .slot.next")
                # The next arrow's place is seen, and nothing covers it.
                if not page.evaluate(IS_SEEN, ".slot.next"):
                    found.append(f"{place}: the next arrow's place is covered")
                if mode == "Target":
                    expect(page.locator("#face > svg")).to_be_visible()
                    # In one step of the page, for the face may be drawn anew between two.
                    face = page.evaluate("document.querySelector('#face > svg').getBoundingClientRect().toJSON()")
                    if min(face["width"], face["height"]) < 150:
                        found.append(f"{place}: a face of {face['width']:.0f} × {face['height']:.0f} px")
        self.assertEqual(found, [], "\n" + "\n".join(found))

    def test_large_text_cuts_nothing_off(self):
        server, page, shoot = self.shoot("Anna Bergström-Lindqvist", "Ben")
        found = []
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            for mode in ["Buttons", "Target"]:
                page.goto(f"{shoot}/score?mode={mode}")
                expect(page.locator("#undo")).to_be_visible()
                page.evaluate("document.documentElement.style.fontSize = '212.5%'")
                self.look(page, f"{mode} at {width} × {height} with large text", found, "#none")
                # Content that is taller than the screen scrolls.
                entry = page.locator(".entry").evaluate("(entry) => entry.getBoundingClientRect().toJSON()")
                if entry["height"] > height:
                    found.append(f"{mode} at {width} × {height}: an entry of {entry['height']:.0f} px")
                # At once, because the page may replace the button at any moment.
                page.evaluate("document.querySelector('#undo').scrollIntoView()")
                expect(page.locator("#undo")).to_be_in_viewport(ratio=0.9)
        self.assertEqual(found, [], "\n" + "\n".join(found))

    def test_the_closed_end_is_shown_until_the_next_one_begins(self):
        server, page, _ = self.shoot("Anna", "Ben")
        page.set_viewport_size({"width": 320, "height": 568})
        closed = page.locator("#closed-end")
        self.key(page, "10", "10")
        expect(closed).to_be_hidden()
        self.key(page, "9")
        expect(page.locator(".tab[aria-current]")).to_contain_text("Ben")
        expect(closed).to_contain_text("Anna End 1")
        expect(closed.locator(".mark")).to_have_text(["10", "10", "9"])
        expect(closed.locator("strong")).to_have_text("29")
        expect(closed).to_be_in_viewport(ratio=1)
        expect(page.locator(".unsent")).to_have_count(0)
        # An arrow of it is corrected where it is seen.
        closed.locator(".mark").nth(2).tap()
        expect(page.locator("#correction-title")).to_contain_text("Correct end 1, arrow 3")
        page.get_by_role("link", name="Keep as it is").tap()
        expect(page.locator("#correction-title")).to_have_count(0)
        page.locator("#tab-2").tap()
        self.key(page, "8")
        expect(closed).to_be_hidden()
        # Without the server, too.
        expect(page.locator(".unsent")).to_have_count(0)
        self.go_offline(page)
        self.key(page, "7", "6")
        expect(closed).to_contain_text("Ben End 1")
        expect(closed.locator(".mark")).to_have_text(["8", "7", "6"])
        expect(closed.locator("strong")).to_have_text("21")
        closed.locator(".mark").nth(2).tap()
        expect(page.locator("#notice")).to_contain_text("Wait until all arrows are sent.")
        self.key(page, "10")
        expect(closed).to_be_hidden()
        page.context.set_offline(False)
        expect(page.locator("#sync")).to_be_hidden()

    def test_a_reason_is_a_chip_or_typed(self):
        server, page, shoot = self.shoot("Anna")
        page.set_viewport_size({"width": 320, "height": 568})
        self.key(page, "10", "10", "9")
        # An arrow that is not sent yet cannot be corrected.
        expect(page.locator("#end-1 .mark:not(.unsent)")).to_have_count(3)
        page.locator("#end-1 .mark").nth(2).tap()
        expect(page.locator("#correction-title")).to_be_visible()
        # Without a reason nothing is sent.
        self.key(page, "8")
        expect(page.locator("#correction-title")).to_be_visible()
        expect(page.locator("#other-reason")).to_be_hidden()
        page.get_by_role("radio", name="Line call").check()
        self.key(page, "8")
        expect(page.locator(".progress .total")).to_contain_text("28")
        page.locator("#end-1 .mark").nth(1).tap()
        page.get_by_role("radio", name="Another reason").check()
        page.locator("#other-reason").fill("Wind")
        self.key(page, "9")
        expect(page.locator(".progress .total")).to_contain_text("27")
        export = server.run("export", "Club")
        self.assertEqual((export.count("Line call"), export.count("Wind")), (1, 1))

    def test_a_page_in_the_background_holds_no_stream(self):
        server, page, shoot = self.shoot("Anna")
        page.goto(f"{shoot}/score")
        expect(page.locator("#scoring-news [data-version]")).to_have_count(1)
        page.evaluate("""() => {
          Object.defineProperty(document, "hidden", { value: true, configurable: true });
          document.dispatchEvent(new Event("visibilitychange"));
        }""")
        server.run("score", "Club", "Anna", "X")
        # Entries of another device appear when the page is visible again.
        page.evaluate("""() => {
          Object.defineProperty(document, "hidden", { value: false, configurable: true });
          document.dispatchEvent(new Event("visibilitychange"));
        }""")
        expect(page.locator(".end .slots .mark")).to_have_text(["X"])
        board = self.open(server.run("link"), **SCREEN)
        board.goto(f"{shoot}/board")
        expect(board.locator("[data-live-state]").first).to_have_text("Live")
        board.evaluate("""() => {
          Object.defineProperty(document, "hidden", { value: true, configurable: true });
          document.dispatchEvent(new Event("visibilitychange"));
        }""")
        expect(board.locator("[data-live-state]").first).to_have_text("Paused")
