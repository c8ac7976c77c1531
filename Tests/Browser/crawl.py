"""The pages of an app that links lead to, one of each kind."""

import html
import re

MOST_PAGES = 80
# The words of addresses; everything else in an address is the name of one thing.
WORD = re.compile(r"^[a-z]+(-[a-z]+)*$")
LINK = re.compile(r'<a [^>]*href="(/[^"#]*)')
FORM = re.compile(r'<form method="post" action="([^"?]*)[^>]*>')
# The last words of addresses whose forms destroy something.
DESTRUCTIVE = {
    "remove", "leave", "hand-over", "revoke", "delete", "purge", "end", "withdraw", "disqualify", "cancel", "complete", "finalise",
}


def kind(address):
    """The address with the names of things left out, and its query without values."""
    path, _, query = address.partition("?")
    parts = [part if WORD.match(part) and not part.startswith("sample") or not part else "x" for part in path.split("/")]
    fields = sorted({field.partition("=")[0] for field in query.split("&") if field})
    return "/".join(parts) + ("?" + "&".join(fields) if fields else "")


def pages(page, site, first=("/",), most=MOST_PAGES):
    """Addresses of all kinds of page of a site, in the order in which links lead to them.

    Fails where there are more: a walk that stops early would miss pages without telling. Fails at a form that destroys
    something and does not ask.
    """
    found, waiting = {}, list(first)
    while waiting:
        address = waiting.pop(0)
        if kind(address) in found or address.startswith(("/assets/", "/api/")):
            continue
        # Read without showing it: a page that goes on by itself, such as a screen, would take the next one away.
        answer = page.request.get(site + address)
        # A page that asks to sign in is a page too.
        if not (answer.ok or answer.status == 401) or "text/html" not in answer.headers.get("content-type", ""):
            continue
        if len(found) == most:
            raise AssertionError(f"{site}{address} is one more than {most} kinds of page; raise the limit of the walk")
        found[kind(address)] = site + address
        text = answer.text()
        for form in FORM.finditer(text):
            # One row of a list is deleted at once, with Undo.
            if form[1].rpartition("/")[2] in DESTRUCTIVE and "data-ask=" not in form[0] and 'id="delete-row"' not in form[0]:
                raise AssertionError(f"{site}{address} has the form {form[1]}, which destroys something and does not ask")
        waiting += [html.unescape(link) for link in LINK.findall(text)]
    return found
