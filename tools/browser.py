"""Real games in a real browser: starts the server, opens seats in headless Chromium and touches what is lit, at random.

    python tools/browser.py akropolis --seed 3 --shots /folder          a whole game against a bot
    python tools/browser.py tekhenu --players 2 --people 2              two browsers in one game
    python tools/browser.py akropolis --keyboard --width 390            by keys alone, as wide as a phone
    python tools/browser.py tekhenu --axe axe.min.js --lang hu          with a look at how everybody can use it

Needs Selenium, Chromium and its driver, which no test needs. Ends with one line of JSON; exit code 1 if something went wrong:
an error on the console, a lit thing that does nothing, two browsers that disagree, a game that does not end, a serious finding of
axe-core (`npm pack axe-core`; its file axe.min.js), a rulebook that does not open.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import random
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from selenium import webdriver
from selenium.common.exceptions import StaleElementReferenceException
from selenium.webdriver.chrome.options import Options
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.keys import Keys

PORT = random.randrange(8600, 9600)
LIT = ".lit, #asked .options button, #end"


def browser(width: int, height: int) -> Any:
    options = Options()
    options.binary_location = shutil.which("chromium") or shutil.which("chromium-browser") or "chromium"
    for word in ("--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--hide-scrollbars"):
        options.add_argument(word)
    options.add_argument(f"--window-size={max(500, width)},{height}")
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    if width < 500:
        metrics = {"width": width, "height": height, "pixelRatio": 2.0}
        options.add_experimental_option("mobileEmulation", {"deviceMetrics": metrics})
    driver = webdriver.Chrome(options=options, service=Service(shutil.which("chromedriver")))
    driver.set_script_timeout(20)
    return driver


def serve(args: argparse.Namespace) -> tuple[subprocess.Popen[str], list[str]]:
    """The server as people start it, and the links of its seats."""
    command = [sys.executable, "-m", "rulewright", "serve", args.pack, "--seed", str(args.seed), "--port", str(PORT)]
    command += ["--players", str(args.players)]
    for seat in range(1, args.players + 1):
        command += ["--seat", f"{seat}={'human' if seat <= args.people else args.bot}"]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=None)
    assert server.stdout is not None
    links = []
    for line in server.stdout:  # a link for each person
        links += re.findall(r"http://\S+/s/[\w-]+", line)
        if "Ctrl-C" in line:
            break
    wait_for_port()
    return server, links


def wait_for_port() -> None:
    import socket

    for _ in range(100):
        with socket.socket() as one:
            if one.connect_ex(("127.0.0.1", PORT)) == 0:
                return
        time.sleep(0.1)


def state(page: Any) -> dict[str, Any]:
    """What the server says to this browser now."""
    script = "const done = arguments[0]; fetch(location.pathname + '/view').then((a) => a.json()).then(done)"
    found: dict[str, Any] = page.execute_async_script(script)
    return found


TOUCH = """
const seen = (where) => [...document.querySelectorAll(where)].filter((each) => each.getClientRects().length);
const listed = seen('#asked .options button, #end');
const lit = arguments[3] && listed.length ? listed : seen(arguments[0]);
const one = lit[Math.floor(arguments[1] * lit.length)];
if (!one) return 0;
one.scrollIntoView({block: 'center'});
if (arguments[2]) one.focus(); else one.dispatchEvent(new MouseEvent('click', {bubbles: true}));
return lit.length;
"""


def touch(page: Any, rnd: random.Random, keyboard: bool) -> bool:
    """Touch something that is lit, or go to it and press Enter; False if there is nothing."""
    if not page.execute_script(TOUCH, LIT, rnd.random(), keyboard, rnd.random() < 0.5):
        return False
    if keyboard:
        with contextlib.suppress(StaleElementReferenceException):
            page.switch_to.active_element.send_keys(Keys.ENTER)
    return True


def shown_version(page: Any) -> str:
    return str(page.execute_script("return document.body.dataset.version"))


AXE = """
const done = arguments[0];
axe.run(document, {resultTypes: ['violations']}).then((found) => done(found.violations
  .filter((each) => ['serious', 'critical'].includes(each.impact))
  .map((each) => `${each.id}: ${each.nodes.length} of ${each.nodes[0].html.slice(0, 160)} ${each.nodes[0].failureSummary}`)));
"""


def looked_over(page: Any, axe: str) -> list[str]:
    """What axe-core finds serious on the page as it is now."""
    page.execute_script(Path(axe).read_text(encoding="utf-8"))
    found: list[str] = page.execute_async_script(AXE)
    return found


def rulebook(page: Any) -> list[str]:
    """Open the rulebook at the rule of the latest line of the log, and close it again."""
    page.execute_script("(document.querySelector('#log .rule') || document.querySelector('#read-rules')).click()")
    for _ in range(300):
        if page.execute_script("const one = document.querySelector('#rulebook'); return one.contentDocument?.title ? 1 : 0"):
            break
        time.sleep(0.1)
    place, chapters, there = page.execute_script(
        "const one = document.querySelector('#rulebook').contentDocument, place = one.location.hash;"
        "return [place, one.querySelectorAll('h2').length, !!one.getElementById(place.slice(1))]"
    )
    page.execute_script("document.querySelector('#close-book').click()")
    return [] if chapters > 3 and there else [f"the rulebook has {chapters} chapters, and {place} is not there"]


def play(args: argparse.Namespace, pages: list[Any], rnd: random.Random) -> dict[str, Any]:
    touched, quiet, wrong = 0, 0, []
    end = time.monotonic() + args.minutes * 60
    over = False
    while time.monotonic() < end and not over and len(wrong) < 3:
        moved = False
        for number, page in enumerate(pages):
            before = shown_version(page)
            if args.undo and rnd.random() < 0.05:
                page.execute_script("const one = document.querySelector('#undo'); if (!one.hidden) one.click()")
            if touch(page, rnd, args.keyboard):
                touched += 1
                moved = True
            if args.axe and touched in (3, 25, 60) and moved:
                wrong += looked_over(page, args.axe)
            if touched == 30 and moved and not args.keyboard:
                wrong += rulebook(page)
            if args.shots and touched in (2, 16, 40) and moved:
                page.save_screenshot(str(Path(args.shots) / f"{args.pack}-{args.lang}-{args.width}-{touched}-{number + 1}.png"))
            for _ in range(15):
                if shown_version(page) != before:
                    break
                time.sleep(0.02)
        over = state(pages[0])["over"]
        quiet = 0 if moved else quiet + 1
        if quiet > 200:
            wrong.append("nobody can do anything")
            break
        if not moved:
            time.sleep(0.05)
    time.sleep(0.5)
    views = [state(page)["version"] for page in pages]
    for page, version in zip(pages, views, strict=True):
        for _ in range(50):
            if shown_version(page) == str(version):
                break
            time.sleep(0.1)
        if shown_version(page) != str(version):
            wrong.append(f"a page shows {shown_version(page)} where the game is at {version}")
        severe = [
            line["message"] for line in page.get_log("browser") if line["level"] == "SEVERE" and " 409 " not in line["message"]
        ]
        wrong += severe[:3]
    if args.axe:
        wrong += looked_over(pages[0], args.axe)
    if args.shots:
        pages[0].save_screenshot(str(Path(args.shots) / f"{args.pack}-{args.lang}-{args.width}-end.png"))
    return {"pack": args.pack, "touched": touched, "over": over, "version": views[0], "wrong": wrong}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("pack")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--people", type=int, default=1)
    parser.add_argument("--bot", default="random")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--width", type=int, default=1400)
    parser.add_argument("--height", type=int, default=1000)
    parser.add_argument("--minutes", type=float, default=5)
    parser.add_argument("--keyboard", action="store_true")
    parser.add_argument("--undo", action="store_true")
    parser.add_argument("--shots", default="")
    parser.add_argument("--lang", default="en")
    parser.add_argument("--dark", action="store_true")
    parser.add_argument("--axe", default="")
    args = parser.parse_args()
    server, links = serve(args)
    pages: list[Any] = []
    try:
        assert len(links) == args.people, links
        for link in links:
            pages.append(browser(args.width, args.height))
            if args.dark:
                dark = {"features": [{"name": "prefers-color-scheme", "value": "dark"}]}
                pages[-1].execute_cdp_cmd("Emulation.setEmulatedMedia", dark)
            pages[-1].get(f"{link}?lang={args.lang}")
        time.sleep(2)
        found = play(args, pages, random.Random(args.seed))
    finally:
        for page in pages:
            page.quit()
        server.terminate()
    print(json.dumps(found))
    sys.exit(1 if found["wrong"] or not found["over"] else 0)


if __name__ == "__main__":
    main()
