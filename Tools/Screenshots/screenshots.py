"""Opens every page that can be reached from an app's front page, and takes its picture.

Usage: screenshots.py PROGRAM FOLDER [WIDTHxHEIGHT]...

A page counts once for each kind of address: `/shoots/a1/board` and `/shoots/b2/board` are one. The folder gets a PNG for each
page, size and set of colours, light and dark, a contact sheet `SIZE-light.png` of all pages, and `index.html`, which shows the
sheets. Pages that only forms lead to are not reached.
"""

import html
import os
import pathlib
import re
import subprocess
import sys
import tempfile

from playwright.sync_api import sync_playwright

sys.path.insert(0, str(pathlib.Path(__file__).parents[2] / "Tests" / "Browser"))
from crawl import pages  # noqa: E402


def served(program, data_folder):
    """The program on a free port with its sample, and the link that signs its owner in."""
    command = [program, "serve", "--sample", "--port", "0", "--store", f"sqlite:{data_folder}/sample.sqlite"]
    if program.endswith("pinball-practice"):
        command[2:3] = ["--content", "sample"]
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, text=True, env={**os.environ, "XDG_DATA_HOME": data_folder}
    )
    for line in process.stdout:
        if match := re.search(r"http://\S+/sign-in/\S+", line):
            return process, match.group()
    raise SystemExit(f"{program} ended without printing a link")


def take(browser, state, found, folder, size, colours):
    """A picture of each page at one size and in one set of colours; the name of each page with its picture."""
    width, height = (int(number) for number in size.split("x"))
    context = browser.new_context(
        viewport={"width": width, "height": height},
        has_touch=width < 900,
        is_mobile=width < 900,
        color_scheme=colours,
        storage_state=state,
    )
    page = context.new_page()
    pictures = {}
    for name, address in found.items():
        page.goto(address, wait_until="load")
        file = f"{re.sub(r'[^a-z]+', '-', name).strip('-') or 'front'}-{size}-{colours}.png"
        page.screenshot(path=str(folder / file))
        pictures[name] = file
    context.close()
    return pictures


def sheet(browser, pictures, folder, name):
    """One picture of all pictures beside each other, with the name of each page; its file."""
    figures = "".join(
        f'<figure><img src="{file}"><figcaption>{html.escape(page)}</figcaption></figure>'
        for page, file in pictures.items()
    )
    style = (
        "body { margin: 8px; display: flex; flex-wrap: wrap; gap: 8px; background: #888; font: 12px sans-serif }"
        "figure { margin: 0 } img { display: block; height: 420px } figcaption { max-width: 190px }"
    )
    source = folder / f"{name}.html"
    source.write_text(f'<!doctype html><meta charset="utf-8"><style>{style}</style>{figures}')
    page = browser.new_page(viewport={"width": 2100, "height": 800})
    page.goto(source.resolve().as_uri(), wait_until="load")
    page.screenshot(path=str(folder / f"{name}.png"), full_page=True)
    page.close()
    source.unlink()
    return f"{name}.png"


def main():
    program, folder, *sizes = sys.argv[1:]
    folder = pathlib.Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    sizes = sizes or ["390x844", "1280x800"]
    with tempfile.TemporaryDirectory() as data_folder, sync_playwright() as playwright:
        process, link = served(program, data_folder)
        try:
            browser = playwright.chromium.launch(executable_path=os.environ["CHROMIUM"], args=["--no-sandbox"])
            context = browser.new_context()
            page = context.new_page()
            page.goto(link)
            page.wait_for_url(lambda url: "/sign-in/" not in url)
            found = pages(page, link.partition("/sign-in/")[0])
            state = context.storage_state()
            sheets = [
                sheet(browser, take(browser, state, found, folder, size, colours), folder, f"{size}-{colours}")
                for size in sizes
                for colours in ("light", "dark")
            ]
            browser.close()
        finally:
            process.terminate()
            process.wait()
    images = "".join(f'<h2>{file}</h2><img src="{file}">' for file in sheets)
    (folder / "index.html").write_text(f"<!doctype html><title>{folder.name}</title>{images}")
    print(f"{folder.name}: {len(found)} pages, {folder}/index.html")


if __name__ == "__main__":
    main()
