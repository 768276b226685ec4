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
AGAIN = ("too-fast", "not-offered")  # we were not heard, or a move of somebody else has changed our options


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
    state, view, events, answered = {"waiting": []}, {}, [], -1
    with connect(address, additional_headers={"Cookie": cookie}, compression=None) as line:
        for update in map(json.loads, line):
            if update.get("key") in AGAIN:
                time.sleep(0.1)
                answered = -1
            elif update["type"] == "problem" and update["key"] not in LATE:
                print("refused:", update, file=sys.stderr)
            elif update["type"] == "state":
                state, view = update, update.get("view") or {**view, **update["changed"]}
                events[update["first_event"] :] = update["events"]
            if state.get("outcome"):
                return f"{state['outcome']}: seats {state.get('winners', [])} win, after {len(events)} events"
            if 0 in state["waiting"] and state.get("question", 0) != answered:
                answered, ask = state.get("question", 0), state["prompt"]
                said = {"seat": 0, "question": answered, "about": ask["about"], "answer": choose(ask)}
                line.send(json.dumps({"type": "decide", **said}))
    raise SystemExit("The server hung up.")


if __name__ == "__main__":
    print(play(*(sys.argv[1:] or ["http://127.0.0.1:8080"])))
