"""Notices to a phone whose pages are closed: it is turned on, the worker shows what comes, and a tap opens the right page.

Headless Chromium has no push service, so the page gets a subscription of the test's own, and messages come by the debugging
protocol, which delivers them to the worker as a push service does. It also permits no notifications and ends when a badge is set.
So the test stands in for the screen in the worker: it notes what is shown and opened, and dispatches the tap on what is shown. The
worker's own code runs as it is.
"""

import base64
import json
import unittest

from scorebook import PHONE, BrowserTest, expect
from test_https import NAME, NetworkTest, free_pair

# A subscription at a push service that does not exist, with the keys of the example in RFC 8291. It stays with the page.
SUBSCRIPTIONS = """(() => {
  const bytes = (text) => Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (one) => one.charCodeAt(0)).buffer;
  const made = (key) => ({
    options: { applicationServerKey: bytes(key) },
    toJSON: () => ({
      endpoint: "https://push.example/1",
      expirationTime: null,
      keys: {
        p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        auth: "BTBZMqHH6r4Tts7J_aSIgg",
      },
    }),
    unsubscribe: async () => {
      localStorage.removeItem("test-key");
      return true;
    },
  });
  PushManager.prototype.subscribe = async ({ applicationServerKey: key }) => {
    localStorage["test-key"] = key;
    return made(key);
  };
  Object.defineProperty(Notification, "permission", { get: () => "granted" });
  PushManager.prototype.getSubscription = async () => "test-key" in localStorage ? made(localStorage["test-key"]) : null;
})()"""

# Stands in for the screen in the worker.
SCREEN_OF_WORKER = """() => {
  [self.shown, self.opened] = [new Map(), []];
  ServiceWorkerRegistration.prototype.showNotification = async (title, { tag, lang, data }) => {
    self.shown.set(tag, { title, tag, lang, data });
  };
  Object.defineProperty(Object.getPrototypeOf(navigator), "setAppBadge", { value: async (count) => void (self.badge = count) });
  Object.defineProperty(self.clients, "openWindow", { value: async (address) => void self.opened.push(address) });
}"""

# Waits until a notification with a title is shown, and returns all of them.
SHOWN = """async (title) => {
  for (const end = Date.now() + 20_000; ; ) {
    const all = [...self.shown.values()];
    if (all.some((one) => one.title === title) || Date.now() > end) return all;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}"""

# A tap on what has a tag: returns what is opened and what is left.
TAP = """async (tag) => {
  self.opened = [];
  const notification = { ...self.shown.get(tag), close: () => self.shown.delete(tag) };
  const event = Object.assign(new ExtendableEvent("notificationclick"), { notification });
  let done;
  Object.defineProperty(event, "waitUntil", { value: (work) => (done = work) });
  self.dispatchEvent(event);
  await done;
  return [self.opened, self.shown.size];
}"""


class PushTest(NetworkTest):
    def subscribed(self):
        """A server, and a phone's page that has turned notifications on."""
        server = self.serve("--sample", "--https", "--host", "127.0.0.1", "--name", NAME, port=free_pair(), app=self.app)
        self.trust(self.certificate(server))
        context = self.phone()
        context.add_init_script(SUBSCRIPTIONS)
        context.grant_permissions(["notifications"], origin=server.url)
        page = self.page(context, server.link)
        page.wait_for_url(f"{server.url}/")
        self.await_worker(page)
        page.goto(f"{server.url}/inbox/settings")
        part = page.locator("[data-push]")
        expect(part).to_contain_text("You can get your notices on this device", use_inner_text=True)
        part.get_by_role("button", name="Turn on").tap()
        expect(part).to_contain_text("This device gets your notices while no page is open.", use_inner_text=True)
        expect(part.get_by_role("button", name="Send me a test")).to_be_focused()
        return server, page

    def notice(self, server):
        """A notice of the owner, as a server sends it."""
        server.run("group", "new", "Crew", "--id", "crew")
        ana = self.page(self.phone(), server.run("group", "invite", "crew").split()[0])
        ana.get_by_label("Your name").fill("Ana")
        ana.get_by_role("button", name="Join").tap()
        ana.wait_for_url(f"{server.url}/groups/crew**")
        notice = next(one for one in json.loads(server.run("inbox", "--json")) if "news" in one["content"])
        return {"title": "Ana joined Crew.", "lang": "en", "id": notice["id"], "address": notice["address"], "unread": 1}

    def test_a_phone_with_its_page_closed_shows_a_notice_and_a_tap_opens_its_page(self):
        server, page = self.subscribed()
        notice = self.notice(server)
        title, tag, address = notice["title"], notice["id"], notice["address"]
        self.assertEqual(address, "/groups/crew")
        context = page.context
        worker = next(one for one in context.service_workers if one.url.startswith(server.url))
        # The browser stays, with no page of the server.
        blank = context.new_page()
        page.close()
        worker.evaluate(SCREEN_OF_WORKER)
        protocol, found = context.new_cdp_session(blank), []
        protocol.on("ServiceWorker.workerRegistrationUpdated", lambda event: found.extend(event["registrations"]))
        protocol.send("ServiceWorker.enable")
        while not found:
            blank.wait_for_timeout(20)
        number = found[0]["registrationId"]

        def deliver(data):
            message = {"origin": server.url, "registrationId": number, "data": data}
            protocol.send("ServiceWorker.deliverPushMessage", message)

        shown = {"title": title, "tag": tag, "lang": "en", "data": {"address": address}}
        deliver(json.dumps(notice))
        self.assertEqual(worker.evaluate(SHOWN, title), [shown])
        worker.evaluate("async () => { while (self.badge !== 1) await new Promise((resolve) => setTimeout(resolve, 20)); }")
        # The same notice again takes its place, and what nobody can read is shown, too.
        deliver(json.dumps({**notice, "title": "Ana joined twice"}))
        self.assertEqual(len(worker.evaluate(SHOWN, "Ana joined twice")), 1)
        deliver("no JSON")
        self.assertEqual(len(worker.evaluate(SHOWN, server.url.removeprefix("https://"))), 2)
        self.assertEqual(worker.evaluate(TAP, tag), [[f"{server.url}{address}"], 1])
        self.assertEqual(worker.evaluate(TAP, ""), [[f"{server.url}/inbox"], 0])
        # An address elsewhere opens nothing.
        deliver(json.dumps({**notice, "address": "https://elsewhere.example/"}))
        worker.evaluate(SHOWN, title)
        self.assertEqual(worker.evaluate(TAP, tag), [[], 0])

    def test_a_phone_turns_notices_off_and_another_account_ends_them(self):
        server, page = self.subscribed()
        part = page.locator("[data-push]")
        page.reload()
        self.assertEqual(list(self.violations(page, "this device")), [])
        self.check_width(page)
        part.get_by_role("button", name="Turn off").tap()
        expect(part).to_contain_text("You can get your notices on this device", use_inner_text=True)
        page.wait_for_function("() => !('test-key' in localStorage)")
        self.unhurried(page)
        part.get_by_role("button", name="Turn on").tap()
        expect(part).to_contain_text("This device gets your notices while no page is open.", use_inner_text=True)
        self.assertTrue(page.evaluate("caches.has('scorebook-notified')"))
        invite = server.run("group", "invite", "sample").split()[0]
        page.context.clear_cookies()
        page.goto(invite)
        page.get_by_label("Your name").fill("Ana")
        page.get_by_role("button", name="Join").tap()
        page.wait_for_url(f"{server.url}/groups/sample**")
        self.until(page, "async () => !(await caches.has('scorebook-notified'))")

    def test_a_subscription_for_the_key_of_another_server_is_replaced(self):
        _, page = self.subscribed()
        part = page.locator("[data-push]")
        key = part.get_attribute("data-push")
        other = base64.urlsafe_b64encode(b"\x04" + bytes(64)).decode().rstrip("=")
        page.evaluate("(key) => localStorage.setItem('test-key', key)", other)
        page.reload()
        expect(part).to_contain_text("You can get your notices on this device", use_inner_text=True)
        self.unhurried(page)
        part.get_by_role("button", name="Turn on").tap()
        expect(part).to_contain_text("This device gets your notices while no page is open.", use_inner_text=True)
        self.assertEqual(page.evaluate("localStorage['test-key']"), key)


class PushStateTest(BrowserTest):
    service_workers = "allow"

    def test_a_page_says_what_its_browser_can_do(self):
        server = self.serve("--sample", app="fitness-challenge")
        phone = self.open(server.link, **PHONE)
        state = phone.context.storage_state()
        missing = "delete window.PushManager"
        standalone = "Object.defineProperty(Navigator.prototype, 'standalone', { value: false })"
        blocked = "Object.defineProperty(Notification, 'permission', { get: () => 'denied' })"
        insecure = "Object.defineProperty(window, 'isSecureContext', { value: false })"
        for scripts, words in [
            ([missing], "This browser cannot show notices while no page is open."),
            ([missing, standalone], "An iPhone or iPad shows notices from iOS 16.4 on"),
            ([blocked], "You have blocked notifications of this site."),
            ([insecure], "Notices while no page is open need HTTPS."),
        ]:
            with self.subTest(words):
                context = self.browser.new_context(storage_state=state, **PHONE)
                self.addCleanup(context.close)
                for script in scripts:
                    context.add_init_script(script)
                page = context.new_page()
                page.goto(f"{server.url}/inbox/settings")
                part = page.locator("[data-push]")
                expect(part).to_contain_text(words, use_inner_text=True)
                expect(part.locator("[data-push-state]:visible")).to_have_count(1)
                expect(part.get_by_role("button")).to_have_count(0)
                self.check_width(page)


if __name__ == "__main__":
    unittest.main()
