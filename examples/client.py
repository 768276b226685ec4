"""Plays a game over a plain websocket: one seat for us, the others for bots.

    prowl serve &
    python examples/client.py http://127.0.0.1:8080 tremble

It needs nothing of Prowl, only `websockets`, and knows no rule: all that may be done is in the question it is asked.
"""

import json
import random
import sys
import time
import urllib.request

from websockets.sync.client import connect

LATE = ("question-has-changed", "not-your-turn")  # somebody else was faster: no trouble, we are asked again


def post(url, body, cookie=""):
    """One request; the answer and the cookie that says who we are."""
    headers = {"Content-Type": "application/json", "Cookie": cookie}
    with urllib.request.urlopen(urllib.request.Request(url, json.dumps(body).encode(), headers)) as answer:
        return json.load(answer), (answer.headers["Set-Cookie"] or cookie).partition(";")[0]


def choose(prompt):
    """One of the options, or as few as are asked for."""
    return random.choice(prompt["options"]) if prompt["single"] else prompt["options"][: prompt["least"]]


def play(server, game="not_alone"):
    """Play one game; how it ended and who won."""
    _, cookie = post(f"{server}/api/me", {"name": "Example"})
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}, {"kind": "bot", "level": "random"}]
    made, _ = post(f"{server}/api/tables", {"game": game, "seats": seats, "bot_delay": 0}, cookie)
    address = server.replace("http", "ws", 1) + "/ws/" + made["table"]["table"]
    view, events, said = {}, [], {}
    with connect(address, additional_headers={"Cookie": cookie}, compression=None) as line:
        for update in map(json.loads, line):
            if update.get("key") == "too-fast":
                time.sleep(0.1)
                line.send(json.dumps(said))
            elif update["type"] == "problem" and update["key"] not in LATE:
                print("refused:", update, file=sys.stderr)
            elif update["type"] == "state":
                view = update.get("view") or {**view, **update["changed"]}
                events[update["first_event"] :] = update["events"]
                if update.get("outcome"):
                    return update["outcome"], update.get("winners", []), len(events)
                now, ask = update.get("question", 0), update.get("prompt")
                if 0 in update["waiting"] and now != said.get("question"):
                    said = {"type": "decide", "seat": 0, "question": now, "about": ask["about"], "answer": choose(ask)}
                    line.send(json.dumps(said))
    raise SystemExit("The server hung up.")


if __name__ == "__main__":
    outcome, winners, told = play(*(sys.argv[1:] or ["http://127.0.0.1:8080"]))
    print(f"{outcome}: seats {winners} win, after {told} events")
