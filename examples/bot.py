"""A program that plays a seat, with nothing but Python's standard library:  python3 examples/bot.py

KONTOR_URL    where the server is: http://127.0.0.1:5170
KONTOR_TABLE  the id at the end of the table's link
KONTOR_KEY    the key of the seat, from whoever sits there
"""
import hashlib
import json
import os
import random
import secrets
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


def ask(path, body=None, tries=5):
    """The answer; None where the table refuses, as it does when the position has changed."""
    headers = {"authorization": "Bearer " + KEY, "content-type": "application/json"}
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(URL + "/api/tables/" + TABLE + path, data, headers)
    wait = 1.0
    try:
        with urllib.request.urlopen(request, timeout=60) as response:
            return json.load(response)
    except urllib.error.HTTPError as error:
        if error.code == 409:
            return None
        if tries == 0 or (error.code != 429 and error.code < 500):
            raise SystemExit(f"{error.code} {error.read().decode()}")
        wait = float(error.headers.get("retry-after", 1))
    except OSError as error:
        if tries == 0:
            raise SystemExit(f"no answer from {URL}: {error}")
    time.sleep(wait)
    return ask(path, body, tries - 1)  # the same id: it counts once


def act(**wish):
    ask("/acts", {"id": str(uuid.uuid4()), "act": wish})


contribution = secrets.token_bytes(32)


def promise_of(part):
    return hashlib.sha256(b"kontor promise\n" + bytes([len(part)]) + part).hexdigest()


def shuffle(seen):
    """My part of the shuffle (docs/fairness.md): promised first, revealed when everybody's promise stands in the roll call."""
    global contribution
    chair, roll = seen["chairs"][seen["you"]], seen.get("roll")
    anew = seen["phase"] == "revealing" and roll is None and chair["promise"] is None  # somebody has spoiled the attempt
    if anew:
        contribution = secrets.token_bytes(32)
    mine = promise_of(contribution)
    if anew or (seen["phase"] == "gathering" and chair["promise"] != mine):
        act(do="promise", promise=mine)
    if roll is None or chair["hasRevealed"] or roll["promises"][seen["you"]] != mine:
        return
    print(f"kontor verify FILE --contribution {contribution.hex()} --roll {roll['hash']}", flush=True)  # afterwards
    act(do="reveal", contribution=contribution.hex(), roll=roll["hash"])


seen = ask("")["seen"]
while seen["phase"] not in ("finished", "abandoned"):
    decision = seen["decision"]
    if seen["phase"] != "playing":
        shuffle(seen)
    elif seen["mustConfirm"]:
        act(do="confirm")
    elif decision is not None:
        act(do="choose", decision=decision["number"], choice=choose(seen["view"], decision))
    seen = ask(f"?from={seen['seq']}&wait=20")["seen"]
