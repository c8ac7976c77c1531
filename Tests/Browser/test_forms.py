"""Every form of every app with wrong entries: what was typed is still there, and the reason stands at the form."""

import contextlib
import re
import unittest

from crawl import pages
from playwright.sync_api import TimeoutError as Timeout
from scorebook import LONG, PHONE, BrowserTest, expect

# Forms that a person types or chooses something in, and that end nothing which later forms need.
FORMS = """() => [...document.forms].map((form, place) => ({
  place, action: form.getAttribute("action"), method: form.method, asks: form.dataset.ask !== undefined,
  // What another choice would show is not sent by the browser.
  fields: [...form.elements].filter((field) => field.name && !field.closest("[hidden]") && field.matches(
    "input:not([type=hidden], [type=checkbox], [type=radio], [type=file]), textarea")).map((field) => ({
      name: field.name, type: field.type, isRequired: field.required, isText: field.matches("textarea") })),
})).filter((form) => form.method === "post" && form.fields.length > 0)"""
# Signing out would end the walk.
LEFT_OUT = {"/sign-out"}
# Fills in a form as a person would, but for one field, and lets the browser send what it would hold back.
FILL = """([place, name, value]) => {
  const form = document.forms[place];
  form.reset();
  form.noValidate = true;
  for (let menu = form.closest("details"); menu; menu = menu.parentElement.closest("details")) menu.open = true;
  const usual = { number: "1", date: "2026-01-05" };
  for (const field of form.elements) {
    if (!field.name || !field.matches("input:not([type=hidden], [type=checkbox], [type=radio]), textarea")) continue;
    field.removeAttribute("maxlength");
    if (field.name === name) field.value = value;
    else if (field.required && !field.value) field.value = usual[field.type] ?? "x";
  }
}"""
SEND = "(place) => document.forms[place].querySelector('button:not([name=trial], [type=button])').click()"
# The page's message about the rejected form.
SHOWN = """(name) => {
  const fault = document.querySelector(".fault");
  if (!fault) return null;
  const described = document.querySelector("[aria-describedby~=form-fault]");
  const form = described?.closest("form");
  const field = form?.elements[name];
  return {
    text: fault.textContent, isVisible: fault.checkVisibility(), typed: field?.value,
    isConnected: form !== undefined && (described === form || described.getAttribute("aria-invalid") === "true"),
    hasFocus: document.activeElement === fault || document.activeElement === described,
  };
}"""


class FormTest(BrowserTest):
    scripts = True
    page = None
    refused = None

    def wrong(self, fields, number):
        """Wrong entries for the fields of a form: one entry for one field, others for the next form; in the long form all."""
        entries = [(field, value) for field in fields for value in self.wrong_values(field)]
        return entries if LONG else [entries[number % len(entries)]]

    def wrong_values(self, field):
        if field["type"] == "number":
            return ["-7", "", "99999999"]
        return [""] if field["type"] == "date" else ["x" * 5000, ""]

    def check(self, app, *options):
        server = self.serve(*options, app=app)
        self.addCleanup(server.end)
        page = self.open(server.link, **PHONE)
        page.wait_for_url(server.url + "/")
        found = pages(page, server.url)
        state = page.context.storage_state()
        faults, seen, refused = [], set(), 0
        for address in found.values():
            for form in self.form_page(address, state).evaluate(FORMS):
                shape = re.sub(r"/[^/]*\d[^/]*", "/x", form["action"])
                if form["asks"] or shape in seen or shape in LEFT_OUT:
                    continue
                seen.add(shape)
                for field, value in self.wrong(form["fields"], len(seen)):
                    outcome = self.send(state, address, form, field["name"], value)
                    refused += outcome is not None
                    if outcome:
                        faults.append(f"{address.removeprefix(server.url)} to {shape}, {field['name']}={value[:20]!r}: {outcome}")
        self.assertGreater(refused, 0, f"{app} refused nothing")
        self.assertEqual(faults, [], "\n" + "\n".join(faults))

    def send(self, state, address, form, name, value):
        """The fault of an answer to a form; empty for none, None for an accepted form."""
        # A form that was refused stays on the page, and is filled in anew.
        stays = self.scripts and self.page and self.refused == (address, form["place"])
        page = self.page if stays else self.form_page(address, state)
        expect(page.locator("form[aria-busy=true]")).to_have_count(0)
        if form["place"] >= page.evaluate("document.forms.length"):
            return None
        page.evaluate(FILL, [form["place"], name, value])
        try:
            with self.answer(page) as sent:
                page.evaluate(SEND, form["place"])
        except Timeout:
            return "nothing was sent"
        if sent.value.status < 400:
            # The answer may be about to lead this page elsewhere, and nothing waits any more.
            expect(page.locator("form[aria-busy=true]")).to_have_count(0)
            self.refused = None
            # The form may have signed another account in.
            page.context.clear_cookies()
            page.context.add_cookies(state["cookies"])
            return None
        self.refused = (address, form["place"])
        return self.fault(page, sent.value.status, name, value)

    def answer(self, page):
        return page.expect_response(lambda answer: answer.request.method == "POST", timeout=20_000)

    def form_page(self, address, state):
        """A page at an address, in a browser whose queue is empty."""
        if not self.page:
            context = self.browser.new_context(
                **PHONE, storage_state=state, java_script_enabled=self.scripts, service_workers="block"
            )
            self.addCleanup(context.close)
            self.page = context.new_page()
        self.visit(self.page, address)
        return self.page

    def fault(self, page, status, name, value):
        """The fault of a page that shows a rejected form."""
        try:
            page.locator(".fault").first.wait_for(timeout=15_000)
        except Timeout:
            return f"{status} without a message: {page.locator('main').inner_text()[:80]!r}"
        with contextlib.suppress(Timeout):
            # The browser gives the focus after it has drawn the page.
            page.locator(":focus").first.wait_for(state="attached", timeout=15_000)
        shown = page.evaluate(SHOWN, name)
        if not shown["isVisible"] or len(shown["text"]) < 8:
            return f"an unseen message: {shown}"
        if shown["typed"] is not None and shown["typed"].strip() != value.strip():
            return f"lost what was typed: {shown['typed'][:20]!r}, {shown['text']!r}"
        if not shown["isConnected"]:
            return f"a message without a field or form: {shown}"
        return "" if shown["hasFocus"] else f"focus elsewhere: {shown}"

    def test_archery(self):
        self.check("archery", "--sample")

    def test_fitness(self):
        self.check("fitness-challenge", "--sample")

    def test_pinball(self):
        self.check("pinball-practice", "--content", "sample")

    def test_darts(self):
        self.check("darts")


class FormWithoutScriptsTest(FormTest):
    scripts = False

    def answer(self, page):
        # The page must have arrived before another one is asked for.
        return page.expect_navigation(timeout=20_000)


class QuestionTest(BrowserTest):
    def people(self, **options):
        """The page about people of a group that Ana is in, with her menu open."""
        server = self.serve("--sample", app="fitness-challenge")
        ana = self.open(server.run("group", "invite", "sample").split()[0], **PHONE)
        ana.get_by_label("Your name").fill("Ana")
        ana.get_by_role("button", name="Join").tap()
        ana.wait_for_url("**/groups/sample")
        page = self.open(server.link, **PHONE, **options)
        if not options.get("java_script_enabled", True):
            page.get_by_role("button", name="Sign in").tap()
        page.wait_for_url(server.url + "/")
        page.goto(server.url + "/groups/sample/people")
        page.locator("summary[aria-label='More for Ana']").tap()
        return page

    def members(self, page):
        return page.locator(".member").filter(has_text="Ana")

    def test_a_form_that_destroys_something_asks_first(self):
        page = self.people()
        remove = page.get_by_role("button", name="Remove Ana")
        for leave in [lambda: page.keyboard.press("Escape"), lambda: page.keyboard.press("Enter")]:
            remove.focus()
            page.keyboard.press("Enter")
            dialog = page.get_by_role("alertdialog", name="Remove Ana? Entries stay.")
            expect(dialog).to_be_visible()
            expect(dialog.get_by_role("button", name="Cancel")).to_be_focused()
            self.assertEqual(list(self.violations(page, "question")), [])
            leave()
            expect(dialog).to_have_count(0)
            expect(remove).to_be_focused()
        page.reload()
        expect(self.members(page)).to_have_count(1)
        page.locator("summary[aria-label='More for Ana']").tap()
        remove.tap()
        page.get_by_role("alertdialog").get_by_role("button", name="Remove Ana").tap()
        expect(self.members(page)).to_have_count(0)

    def test_the_question_is_a_page_without_scripts(self):
        page = self.people(java_script_enabled=False)
        page.get_by_role("button", name="Remove Ana").tap()
        expect(page.get_by_role("heading", name="Remove Ana? Entries stay.")).to_be_visible()
        page.get_by_role("link", name="Cancel").tap()
        expect(self.members(page)).to_have_count(1)
        page.locator("summary[aria-label='More for Ana']").tap()
        page.get_by_role("button", name="Remove Ana").tap()
        expect(page.get_by_role("heading", name="Remove Ana? Entries stay.")).to_be_visible()
        page.get_by_role("button", name="Remove Ana").tap()
        expect(page.get_by_role("heading", name="Remove Ana? Entries stay.")).to_have_count(0)
        expect(self.members(page)).to_have_count(0)


if __name__ == "__main__":
    unittest.main()
