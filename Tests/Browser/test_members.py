"""A group with many members: what its pages show at once, and how a member is found."""

import concurrent.futures
import re
import unittest
import urllib.error
import urllib.parse
import urllib.request

from scorebook import LONG, PHONE, SCREEN, BrowserTest, expect


class NoRedirect(urllib.request.HTTPRedirectHandler):
    def redirect_request(self, *arguments):
        return None


class MembersTest(BrowserTest):
    # What a page shows does not depend on the number, which the long form makes as large as that of a club.
    MEMBERS = 500 if LONG else 120

    def join(self, link, names):
        """Accounts join by an invite, as the page of the invite sends its form."""
        address, _, invite = link.partition("/join/")

        def enter(name):
            fields = urllib.parse.urlencode({"invite": invite, "name": name}).encode()
            with self.assertRaises(urllib.error.HTTPError) as answer:
                urllib.request.build_opener(NoRedirect).open(f"{address}/join", fields)
            self.assertEqual(answer.exception.code, 303, name)

        with concurrent.futures.ThreadPoolExecutor(4) as threads:
            list(threads.map(enter, names))

    def check_list(self, page, lines, own, name):
        """A long list is short to read, begins with the reader, and finds a member by the name."""
        expect(lines.first).to_contain_text(own)
        self.assertLessEqual(lines.count(), 21)
        self.assertLess(page.evaluate("document.documentElement.scrollHeight"), 4_000)
        self.check_width(page)
        page.get_by_role("link", name=re.compile("Places after|Next page")).tap()
        expect(page.get_by_role("link", name=re.compile("Places before|Previous page"))).to_be_visible()
        expect(lines.first).to_contain_text(own)
        page.get_by_role("search").get_by_label("Name").fill(name)
        page.get_by_role("search").get_by_role("button").tap()
        expect(lines).to_have_count(2)
        expect(lines.first).to_contain_text(own)
        expect(lines.last).to_contain_text(name)

    def test_a_large_group_has_pages_a_search_and_the_reader_in_sight(self):
        server = self.serve(app="fitness-challenge")
        server.run("group", "new", "Gym", "--id", "gym")
        page = self.open(server.link, **PHONE)
        page.goto(f"{server.url}/groups/gym/people")
        names = [f"Ana {number:03}" for number in range(1, self.MEMBERS)]
        for begin in range(0, len(names), 200):
            page.get_by_label("Invite for").select_option("up to 200 people")
            page.get_by_role("button", name="Create invite").tap()
            self.join(page.locator(".secret").first.inner_text(), names[begin:begin + 200])
            page.goto(f"{server.url}/groups/gym/people")
        self.check_list(page, page.locator(".member"), "Organiser", "Ana 083")
        page.goto(f"{server.url}/groups/gym")
        board = page.locator("section[aria-labelledby=board-CHECK_IN] li")
        expect(board.first).to_contain_text("Organiser")
        self.assertLess(page.evaluate("document.documentElement.scrollHeight"), 4_000)
        page.get_by_role("link", name=f"All {self.MEMBERS} members").tap()
        page.wait_for_url("**/groups/gym/weeks/*")
        self.check_list(page, board, "Organiser", "Ana 083")

    def test_the_menus_of_members_stand_below_one_another(self):
        for app, address in [("archery", "/shoots/sample-shoot"), ("fitness-challenge", "/groups/sample")]:
            self.store = f"sqlite:{self.data_folder}/{app}.sqlite"
            server = self.serve("--sample", app=app)
            page = self.open(server.link, **SCREEN)
            self.visit(page, f"{server.url}{address}/people")
            lefts = page.locator(".member summary").evaluate_all("(all) => all.map((one) => Math.round(one.getBoundingClientRect().left))")
            self.assertGreater(len(lefts), 2)
            self.assertEqual(len(set(lefts)), 1, app)


if __name__ == "__main__":
    unittest.main()
