"""Takes the pictures of README.md from the archery app with its sample: the scoring page and the board, on a phone.

Usage: documents.py PROGRAM FOLDER

A picture of more than 60 KB is an error, because everyone who clones the repository downloads it.
"""

import os
import pathlib
import sys
import tempfile

from playwright.sync_api import sync_playwright
from screenshots import served

MOST_BYTES = 60_000
PICTURES = {"score": "archery-score.png", "board": "archery-board.png"}


def main():
    program, folder = sys.argv[1], pathlib.Path(sys.argv[2])
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data_folder, sync_playwright() as playwright:
        process, link = served(program, data_folder)
        try:
            browser = playwright.chromium.launch(executable_path=os.environ["CHROMIUM"], args=["--no-sandbox"])
            page = browser.new_page(viewport={"width": 390, "height": 640}, has_touch=True, is_mobile=True)
            page.goto(link)
            page.wait_for_url(lambda url: "/sign-in/" not in url)
            page.goto(link.partition("/sign-in/")[0] + "/")
            shoot = page.locator('a[href^="/shoots/sample"]').first.get_attribute("href")
            for part, name in PICTURES.items():
                page.goto(f"{link.partition('/sign-in/')[0]}{shoot}/{part}", wait_until="load")
                page.screenshot(path=str(folder / name))
                size = (folder / name).stat().st_size
                if size > MOST_BYTES:
                    raise SystemExit(f"{name} has {size} bytes, more than {MOST_BYTES}; show a smaller part of the page")
            browser.close()
        finally:
            process.terminate()
            process.wait()


main()
