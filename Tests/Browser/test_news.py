"""What tells of new notices without push: the page's title, the app's badge, a sound on request, and a calendar."""

import datetime
import re
import urllib.request

import icalendar

from scorebook import PHONE, BrowserTest, expect

# What the browser was asked for.
DEVICE = """
  window.asked = { badges: [], tones: 0, shakes: 0 };
  navigator.setAppBadge = async (count) => asked.badges.push(count);
  navigator.clearAppBadge = async () => asked.badges.push(0);
  navigator.vibrate = () => Boolean(asked.shakes += 1);
  const part = () => ({ frequency: {}, gain: { setValueAtTime() {}, exponentialRampToValueAtTime() {} }, connect: (next) => next });
  window.AudioContext = class {
    currentTime = 0;
    destination = part();
    async resume() {}
    createGain() { return part(); }
    createOscillator() { return { ...part(), start() { asked.tones += 1; }, stop() {} }; }
  };
"""


class NewsTest(BrowserTest):
    def start(self):
        """The pages of an organiser and of Ana, a member whose check-in can be removed, and the address of their group."""
        server = self.serve(app="fitness-challenge")
        owner = self.open(server.link, **PHONE)
        owner.get_by_label("Name", exact=True).fill("Gym")
        owner.get_by_role("button", name="Create group").tap()
        owner.wait_for_url(re.compile("/groups/"))
        group = owner.url
        owner.goto(group + "/people")
        owner.get_by_role("button", name="Create invite").tap()
        ana = self.open(owner.locator(".secret").inner_text(), **PHONE)
        ana.get_by_label("Your name").fill("Ana")
        ana.get_by_role("button", name="Join").tap()
        ana.wait_for_url(group)
        ana.context.add_init_script(DEVICE)
        return owner, ana, group

    def check_in(self, ana, group, note="5 km"):
        """Ana checks in; a form that says the same as the last one would be a double tap."""
        ana.goto(group + "/mine")
        form = ana.get_by_role("region", name="An earlier day")
        date = form.get_by_label("Date")
        date.fill(date.get_attribute("max"))
        form.get_by_label("Note").fill(note)
        form.get_by_role("button").tap()
        expect(ana.get_by_text(note, exact=True)).to_be_visible()

    def remove(self, owner, group):
        """Has the organiser remove the check-in, of which Ana gets a notice."""
        owner.goto(group + "/people")
        owner.get_by_role("link", name="Ana").tap()
        owner.locator("summary[aria-label^='Correct the check-in of']").tap()
        owner.get_by_label("Reason").fill("Was at home")
        owner.get_by_role("button", name="Remove check-in").tap()
        expect(owner.locator("section[aria-labelledby=entries-title] li")).to_have_count(0)

    def tab(self, ana, address):
        page = ana.context.new_page()
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        # The streams of three pages that are all in sight take all connections, and the rest of the last page then waits.
        page.goto(re.sub("(?<=[0-9])/.*", "", ana.url) + address, wait_until="domcontentloaded")
        expect(page.locator("#strip")).to_be_attached()
        return page

    def test_the_title_and_the_badge_have_the_number_of_unread_notices(self):
        owner, ana, group = self.start()
        tab = self.tab(ana, "/account")
        expect(tab).to_have_title(re.compile("^Your account"))
        tab.wait_for_function("() => asked.badges.at(-1) === 0")
        for number in [1, 2]:
            self.check_in(ana, group, f"{number} km")
            self.remove(owner, group)
            expect(tab).to_have_title(re.compile(rf"^\({number}\) Your account"))
        expect(tab.locator("#strip .strip-news")).to_have_text("2 new notices")
        ana.goto(tab.url.replace("/account", "/inbox"))
        ana.get_by_role("button", name="Mark all as read").tap()
        expect(tab).to_have_title(re.compile("^Your account"))
        expect(tab.locator("#strip")).to_be_empty()
        tab.wait_for_function("() => asked.badges.at(-1) === 0")
        # Notices are read one after the other.
        self.assertEqual(tab.evaluate("asked.badges.slice(0, 3)"), [0, 1, 2])
        self.assertEqual(tab.evaluate("asked.tones + asked.shakes"), 0)

    def test_one_tab_makes_a_sound_on_request_for_what_comes_while_it_is_open(self):
        owner, ana, group = self.start()
        settings = self.tab(ana, "/inbox/settings")
        part = settings.locator("#while-open")
        expect(part).to_be_visible()
        self.assertEqual(list(self.violations(settings, "settings")), [])
        expect(part.get_by_label("Sound")).not_to_be_checked()
        # The switch shows what it is for.
        part.get_by_label("Sound").check()
        settings.wait_for_function("() => asked.tones === 1")
        settings.reload()
        expect(part.get_by_label("Sound")).to_be_checked()
        expect(part.get_by_label("Vibration")).not_to_be_checked()

        self.check_in(ana, group)
        front = self.tab(ana, "/account")
        expect(front.locator("#strip")).to_have_attribute("data-awake", "")
        front.wait_for_function("() => asked.badges.at(-1) === 0")
        self.remove(owner, group)
        front.wait_for_function("() => asked.tones === 1")
        for other in [settings, ana]:
            expect(other).to_have_title(re.compile(r"^\(1\) "))
            self.assertEqual(other.evaluate("asked.tones"), 0)
            expect(other.locator("#strip[data-awake]")).to_have_count(0)
        # A browser opens six connections to one site.
        ana.close()
        front.reload()
        expect(front).to_have_title(re.compile(r"^\(1\) "))
        self.assertEqual(front.evaluate("asked"), {"badges": [1], "tones": 0, "shakes": 0})

        part.get_by_label("Vibration").check()
        settings.wait_for_function("() => asked.shakes === 1 && asked.tones === 0")
        part.get_by_label("Sound").uncheck()
        part.get_by_label("Vibration").uncheck()
        expect(settings.locator("#strip[data-awake]")).to_have_count(0)
        self.assertEqual(settings.evaluate("asked.tones"), 0)


class CalendarTest(BrowserTest):
    def test_a_calendar_program_reads_the_weeks_of_a_group_by_an_address(self):
        server = self.serve(app="fitness-challenge")
        page = self.open(server.link, **PHONE)
        page.get_by_label("Name", exact=True).fill("Früh, spät; immer")
        page.get_by_role("button", name="Create group").tap()
        page.wait_for_url(re.compile("/groups/"))
        page.goto(server.url + "/inbox")
        page.get_by_role("link", name="Calendar").tap()
        expect(page.get_by_role("heading", level=1)).to_have_text("Calendar")
        expect(page.locator(".facts li")).to_have_count(5)
        page.get_by_role("button", name="Create address").tap()
        address = page.locator(".secret").inner_text()
        self.check_width(page)
        self.assertEqual(list(self.violations(page, "calendar")), [])
        # Without the browser's cookies.
        with urllib.request.urlopen(address) as answer:
            self.assertEqual(answer.headers["Content-Type"], "text/calendar; charset=utf-8")
            calendar = icalendar.Calendar.from_ical(answer.read())
        events = calendar.walk("VEVENT")
        self.assertEqual(len({str(event["UID"]) for event in events}), 5)
        for event in events:
            self.assertEqual(event["SUMMARY"], "Früh, spät; immer: enter the last check-ins of the week")
            self.assertEqual(event.decoded("DTEND") - event.decoded("DTSTART"), datetime.timedelta(days=1))
            self.assertEqual(event.decoded("DTSTART").utcoffset(), datetime.timedelta())
            self.assertTrue(event["URL"].startswith(server.url + "/groups/"))
            self.assertEqual(event.errors, [])

    def test_a_calendar_program_reads_shoots_as_days(self):
        server = self.serve()
        server.run("new", "Open day", "--round", "wa18", "--date", "2026-12-31", "--place", "Hall 2, east")
        page = self.open(server.link, **PHONE)
        page.goto(server.url + "/calendar")
        with page.expect_download() as download:
            page.get_by_role("link", name="Save for a calendar").tap()
        self.assertEqual(download.value.suggested_filename, "calendar.ics")
        with open(download.value.path(), "rb") as file:
            (event,) = icalendar.Calendar.from_ical(file.read()).walk("VEVENT")
        self.assertEqual((event["SUMMARY"], event["LOCATION"]), ("Open day", "Hall 2, east"))
        self.assertEqual(event.decoded("DTSTART"), datetime.date(2026, 12, 31))
        self.assertEqual(event.decoded("DTEND"), datetime.date(2027, 1, 1))
