"""The pages of an app that links lead to, one of each kind."""

import re

from playwright.sync_api import Error

MOST_PAGES = 80
# The words of addresses; everything else in an address is the name of one thing.
WORD = re.compile(r"^[a-z]+(-[a-z]+)*$")


def kind(address):
    """The address with the names of things left out, and its query without values."""
    path, _, query = address.partition("?")
    parts = [part if WORD.match(part) and not part.startswith("sample") or not part else "x" for part in path.split("/")]
    fields = sorted({field.partition("=")[0] for field in query.split("&") if field})
    return "/".join(parts) + ("?" + "&".join(fields) if fields else "")


def pages(page, site, most=MOST_PAGES):
    """Addresses of all kinds of page of a site, in the order in which links lead to them."""
    found, waiting = {}, ["/"]
    while waiting and len(found) < most:
        address = waiting.pop(0)
        if kind(address) in found or address.startswith(("/assets/", "/api/")):
            continue
        try:
            answer = page.goto(site + address, wait_until="load")
        except Error:
            # A file to download.
            continue
        if not answer or "text/html" not in answer.headers.get("content-type", ""):
            continue
        found[kind(address)] = site + address
        links = page.eval_on_selector_all("a[href]", "all => all.map(a => a.getAttribute('href'))")
        waiting += [link.partition("#")[0] for link in links if link.startswith("/")]
    return found
