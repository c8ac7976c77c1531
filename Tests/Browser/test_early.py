"""What people do before a page and its scripts have arrived over a slow line."""

import re
import unittest

from scorebook import PHONE, BrowserTest, expect

SLOW = {"offline": False, "latency": 300, "downloadThroughput": -1, "uploadThroughput": -1}


class EarlyTest(BrowserTest):
    def start(self, *options, **app):
        self.server = self.serve(*options, **app)
        page = self.open(self.server.link, **PHONE)
        page.wait_for_load_state()
        return page

    def test_a_form_that_is_sent_before_its_page_is_complete_keeps_its_ticket(self):
        page = self.start()
        page.goto(self.server.url + "/shoots/new")
        page.get_by_label("Name").first.fill("Evening")
        held = []
        page.route("**/shoots", lambda route: held.append(route), times=1)
        ticket = page.locator("main form input[name=id]")
        with page.expect_request("**/shoots"):
            page.get_by_role("button", name="Create").tap()
        before = ticket.input_value()
        # With a new ticket, a second tap would make a second shoot.
        page.evaluate("dispatchEvent(new PageTransitionEvent('pageshow'))")
        self.assertEqual(ticket.input_value(), before)
        held.pop().continue_()
        page.wait_for_url(re.compile("/shoots/(?!new$)"))

    def test_a_round_of_ones_own_opens_its_fields(self):
        page = self.start()
        page.context.new_cdp_session(page).send("Network.emulateNetworkConditions", SLOW)
        page.goto(self.server.url + "/shoots/new", wait_until="commit")
        page.get_by_label("Round", exact=True).select_option("custom")
        expect(page.get_by_label("Ends", exact=True)).to_be_visible()

    def test_a_choice_that_no_script_saw_keeps_its_button(self):
        page = self.start("--sample", app="pinball-practice")
        held = []
        page.route("**/pinball.js*", lambda route: held.append(route), times=1)
        with page.expect_request("**/pinball.js*"):
            page.goto(self.server.url + "/practice/groups/new", wait_until="commit")
        page.get_by_label("Start from").select_option(index=1)
        with page.expect_response("**/pinball.js*"):
            held.pop().continue_()
        page.wait_for_load_state()
        expect(page.get_by_role("button", name="Use")).not_to_have_class(re.compile("unseen"))


if __name__ == "__main__":
    unittest.main()
