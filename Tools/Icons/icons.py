"""Draws an app's icons for phones from its icon.svg: icons.py FOLDER...

Each folder gets icon-192.png and icon-512.png, and icon-maskable-512.png, which fills the square and keeps the picture in
the circle that every phone shows.
"""

import os
import pathlib
import sys

from playwright.sync_api import sync_playwright

# Name, size, the part of the size that the picture takes, and the colour around it.
ICONS = [
    ("icon-192.png", 192, 1.0, "transparent"),
    ("icon-512.png", 512, 1.0, "transparent"),
    ("icon-maskable-512.png", 512, 0.8, "#14161a"),
]

with sync_playwright() as playwright:
    browser = playwright.chromium.launch(executable_path=os.environ["CHROMIUM"], args=["--no-sandbox"])
    for folder in map(pathlib.Path, sys.argv[1:]):
        picture = (folder / "icon.svg").read_text()
        for name, size, part, colour in ICONS:
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(
                f"<style>body {{ margin: 0; height: 100vh; display: grid; place-items: center; background: {colour} }}"
                f"svg {{ width: {size * part}px; height: {size * part}px }}</style>{picture}"
            )
            page.screenshot(path=folder / name, omit_background=True)
            page.close()
    browser.close()
