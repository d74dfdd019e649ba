"""A program that plays a seat, with nothing but Python's standard library:  python3 examples/bot.py

KONTOR_URL    where the server is: http://127.0.0.1:5170
KONTOR_TABLE  the id at the end of the table's link
KONTOR_KEY    who I am; without it I introduce myself and take a chair that is open
"""
import json
import os
import random
import time
import urllib.error
import urllib.request
import uuid

URL = os.environ.get("KONTOR_URL", "http://127.0.0.1:5170")
TABLE = os.environ.get("KONTOR_TABLE", "")
KEY = os.environ.get("KONTOR_KEY", "")


def choose(view, decision):
    """Your own thoughts belong here: what my seat may know, and what it can do. This one plays anything."""
    return random.choice(decision["notations"])


def ask(method, path, body=None, tries=5):
    """The answer and its headers; None where the table refuses, as it does when the position has changed."""
    request = urllib.request.Request(URL + "/api" + path, method=method)
    if KEY:
        request.add_header("authorization", "Bearer " + KEY)
    if body is not None:
        request.add_header("content-type", "application/json")
        request.data = json.dumps(body).encode()
    try:
        with urllib.request.urlopen(request, timeout=60) as response:
            return json.load(response), response.headers
    except urllib.error.HTTPError as error:
        if error.code == 409:
            return None, error.headers
        if tries == 0 or (error.code != 429 and error.code < 500):
            raise
        time.sleep(float(error.headers.get("retry-after", 1)))
    except (urllib.error.URLError, OSError):
        if tries == 0:
            raise
        time.sleep(1)
    return ask(method, path, body, tries - 1)  # the same id: it counts once


def act(**wish):
    return ask("POST", f"/tables/{TABLE}/acts", {"id": str(uuid.uuid4()), "act": wish})


if not KEY:
    cookie = ask("POST", "/me", {"name": "Bot"})[1]["set-cookie"]
    KEY = cookie.split("kontor=")[1].split(";")[0]
seen = ask("GET", f"/tables/{TABLE}")[0]["seen"]
while seen["phase"] not in ("finished", "abandoned"):
    decision = seen["decision"]
    free = [place for place, chair in enumerate(seen["chairs"]) if chair["kind"] == "open"]
    if seen["you"] is None and free:
        act(do="sit", chair=free[0])
    elif seen["mustConfirm"]:
        act(do="confirm")
    elif decision is not None:
        act(do="choose", answers=decision["answers"], choice=choose(seen["view"], decision))
    seen = ask("GET", f"/tables/{TABLE}?from={seen['seq']}&wait=20")[0]["seen"]
