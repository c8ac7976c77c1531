"""Two accounts in one browser: what a page enters counts for the account that the page was made for, and for no other."""

import json
import pathlib
import re

from scorebook import PHONE, BrowserTest, expect

class AccountTest(BrowserTest):
    service_workers = "allow"

    # Ben's own phone, a browser that Ben and the owner share, and the owner's.

    def start(self, app):
        """A server of an app, Ben's first phone, and a link to a space for Ben."""
        self.store = f"sqlite:{pathlib.Path(self.data_folder) / app}.sqlite"
        server = self.serve(*([] if app == "archery" else ["--sample"]), app=app)
        self.server, self.owner = server, self.open(server.link, **PHONE)
        if app == "archery":
            server.run("new", "Club", "--round", "bray_i", "--no-shoot", "--start")
            link = f"{server.url}/join/{server.run('code', 'Club').splitlines()[0]}"
        else:
            self.owner.goto(f"{server.url}{'/groups/sample' if app == 'fitness-challenge' else ''}/people")
            self.owner.get_by_role("button", name="Create invite").tap()
            link = self.owner.locator(".secret").first.inner_text()
        ben = self.open(link, **PHONE)
        ben.get_by_label("Your name").fill("Ben")
        ben.get_by_role("button", name="Join").tap()
        expect(ben.locator("details.account")).to_be_attached()
        return ben

    def sign_in_by_device(self, context, ben, asks=False):
        """Signs Ben in by the QR code of Ben's first phone, on a new page of another browser."""
        ben.goto(f"{self.server.url}/account")
        ben.get_by_role("button", name="Add second device").tap()
        ben.wait_for_url("**/account/device/*")
        page = context.new_page()
        page.goto(f"{self.server.url}/device/{ben.url.rpartition('/')[2]}")
        page.get_by_role("button", name="Ask to sign in").tap()
        number = page.locator(".device-number").inner_text()
        expect(ben.locator(".device-number")).to_have_text(number)
        ben.wait_for_load_state()
        # By key, as below: a tap so soon after the one before, at nearly the same place, counts as a double tap.
        ben.get_by_role("button", name="Confirm").press("Enter")
        expect(ben.get_by_role("button", name="Confirm")).to_have_count(0)
        if asks:
            expect(page.locator("main")).to_contain_text("You are signed in as Organiser. This device changes to the account Ben.")
            self.assertEqual(list(self.violations(page, "change of account")), [])
            page.get_by_role("button", name="Sign in as Ben").press("Enter")
        page.wait_for_url(f"{self.server.url}/")
        expect(page.locator("details.account bdi")).to_have_text("Ben")
        return page

    def sign_in_as_owner(self, context):
        """Signs the owner in by a link, on a new page of a browser in which Ben is signed in."""
        page = context.new_page()
        # The streams of three pages that are all in sight take all connections, and the rest of the last page then waits.
        page.goto(self.server.run("link").split()[-1], wait_until="domcontentloaded")
        expect(page.locator("main")).to_contain_text("You are signed in as Ben. This device changes to the account Organiser.")
        # The link is not used by itself.
        expect(page.get_by_role("link", name="Stay signed in as Ben")).to_be_visible()
        page.get_by_role("button", name="Sign in as Organiser").press("Enter")
        page.wait_for_url(f"{self.server.url}/", wait_until="domcontentloaded")
        expect(page.locator("details.account bdi")).to_have_text("Organiser")
        return page

    def records(self, page, *paths):
        """The records of an account, as its pages give them to programs."""
        answers = [page.request.get(self.server.url + path, headers={"Accept": "application/json"}) for path in paths]
        self.assertEqual([answer.status for answer in answers], [200] * len(paths))
        return [json.loads(answer.text()) for answer in answers]

    def walk(self, ben, address, entry, posts, enter, paths, waits):
        """Queues an entry of Ben's, signs the owner in, and signs Ben in again."""
        shared = self.browser.new_context(**PHONE, service_workers="allow")
        self.addCleanup(shared.close)
        self.sign_in_by_device(shared, ben).close()
        page = shared.new_page()
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.goto(address)
        before = [self.records(who, *paths) for who in (ben, self.owner)]
        shared.route(posts, lambda route: route.abort())
        enter(page)
        waits(page)
        other = self.sign_in_as_owner(shared)
        sent = self.requests(shared, posts)
        page.bring_to_front()
        page.evaluate("dispatchEvent(new Event('online'))")
        expect(page.locator("body")).to_contain_text("Another account is signed in in this browser.")
        self.await_any(page, sent)
        self.assertIn(401, [request.response().status for request in sent])
        # Another entry of the same page waits with the first.
        waits(page)
        self.assertEqual([self.records(who, *paths) for who in (ben, self.owner)], before)
        # The owner's page tells of the entry, and does not send it.
        other.goto(self.server.url)
        expect(other.locator("#queue")).to_contain_text("1 entry of another account is queued on this device.")
        self.assertEqual([self.records(who, *paths) for who in (ben, self.owner)], before)
        other.close()
        self.sign_in_by_device(shared, ben, asks=True).close()
        page.bring_to_front()
        page.evaluate("dispatchEvent(new Event('online'))")
        expect(page.locator(entry)).to_be_hidden()
        after = [self.records(who, *paths) for who in (ben, self.owner)]
        self.assertNotEqual(after[0], before[0])
        return before, after, shared

    def queued(self, page):
        expect(page.locator("#queue")).to_contain_text("1 entry is queued on this device.")

    def test_a_check_in_counts_for_the_account_of_its_page(self):
        ben = self.start("fitness-challenge")
        address = f"{self.server.url}/groups/sample"
        enter = lambda page: page.get_by_role("button", name="Check in").tap()
        before, after, shared = self.walk(
            ben, address, "#queue", "**/check-in", enter, ["/groups/sample/mine"], self.queued
        )
        # Nothing came to the owner.
        self.assertEqual(after[1], before[1])

    def test_a_score_of_the_journal_counts_for_the_account_of_its_page(self):
        ben = self.start("pinball-practice")

        def enter(page):
            page.get_by_label("Score", exact=True).press_sequentially("5000000")
            page.get_by_role("button", name="Save", exact=True).tap()

        address = f"{self.server.url}/practice?source=all&game=Gmdvl"
        before, after, shared = self.walk(
            ben, address, "#queue", "**/practice", enter, ["/practice/journal"], self.queued
        )
        self.assertEqual(after[1], before[1])

    def test_an_arrow_counts_for_the_account_of_its_page_which_leaves_nothing_behind(self):
        ben = self.start("archery")
        shoot = re.search("/shoots/[^/?]+", ben.url).group()
        address = f"{self.server.url}{shoot}/score"
        # The scoring page of a member has an answer of the server to remember.
        enter = lambda page: page.locator("#key-X").tap()
        waits = lambda page: expect(page.locator("#sync")).to_contain_text("1 arrow is saved on this device")
        before, after, shared = self.walk(
            ben, address, "#sync", "**/arrows", enter, [f"{shoot}/board"], waits
        )
        page = shared.new_page()
        page.goto(address)
        page.locator("#key-9").tap()
        expect(page.locator("#sync-state")).to_have_text("All sent")
        names = "Object.keys(localStorage).filter((name) => name.startsWith('of '))"
        self.assertEqual(len(page.evaluate(names)), 1)
        # Signing in as another account removes what this one has left on the device, and keeps nothing of it offline.
        other = self.sign_in_as_owner(shared)
        self.assertEqual(other.evaluate(names), [])
        kept = """async () => { const [found, own] = [[], encodeURIComponent(document.body.dataset.user)];
            for (const name of await caches.keys()) {
              const cache = await caches.open(name);
              for (const request of await cache.keys()) {
                const copy = await cache.match(request, { ignoreVary: true });
                if (request.url.includes('/score') && copy?.headers.get('X-Account') !== own) found.push(request.url);
              }
            }
            return found; }"""
        self.assertEqual(other.evaluate(kept), [])

    def test_a_form_and_a_stream_of_another_account_are_refused(self):
        ben = self.start("fitness-challenge")
        shared = self.browser.new_context(**PHONE, service_workers="allow")
        self.addCleanup(shared.close)
        self.sign_in_by_device(shared, ben).close()
        page, plain = shared.new_page(), shared.new_page()
        plain.goto(f"{self.server.url}/account")
        page.goto(f"{self.server.url}/groups/sample")
        self.sign_in_as_owner(shared).close()
        # The stream of Ben's page does not go on with the owner's.
        page.bring_to_front()
        page.evaluate("dispatchEvent(new Event('pagehide')); dispatchEvent(new Event('pageshow'))")
        expect(page.locator("#notice")).to_contain_text("Load the page again to go on as that account.")
        expect(page.locator("details.account bdi")).to_have_text("Ben")
        plain.get_by_label("Your name").fill("Benno")
        plain.get_by_role("button", name="Save").first.tap()
        expect(plain.locator("main")).to_contain_text("This page belongs to another account.")
        for who, name in [(ben, "Ben"), (self.owner, "Organiser")]:
            self.assertEqual(self.records(who, "/account")[0]["account"]["displayName"], name)
        # The same without scripts.
        silent = self.browser.new_context(**PHONE, java_script_enabled=False)
        self.addCleanup(silent.close)
        silent.add_cookies(ben.context.cookies())
        form = silent.new_page()
        form.goto(f"{self.server.url}/account")
        silent.add_cookies(self.owner.context.cookies())
        form.get_by_label("Your name").fill("Benno")
        form.get_by_role("button", name="Save").first.tap()
        expect(form.locator("main")).to_contain_text("This page belongs to another account.")

    def test_a_link_on_another_site_waits_for_its_user(self):
        self.start("fitness-challenge")
        link = self.server.run("link").split()[-1]
        stranger = self.browser.new_context(**PHONE)
        self.addCleanup(stranger.close)
        stranger.route("http://elsewhere.test/", lambda route: route.fulfill(
            content_type="text/html", body=f'<a href="{link}">Look</a>'
        ))
        page = stranger.new_page()
        page.goto("http://elsewhere.test/")
        page.get_by_role("link", name="Look").tap()
        page.get_by_role("button", name="Sign in", exact=True).wait_for()
        page.wait_for_load_state("networkidle")
        self.assertEqual([cookie["name"] for cookie in stranger.cookies()], [])
        page.get_by_role("button", name="Sign in", exact=True).tap()
        expect(page.locator("details.account bdi")).to_have_text("Organiser")
