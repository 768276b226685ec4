"""What `prowl balance tremble` cannot know: income, missions and ships of many games, told as tables of Markdown.

    python -m bench.balance_tremble --bots weighted --games 2000 --jobs 2
    python -m bench.balance_tremble --bots greedy --games 100 --jobs 2 --keep games.jsonl

`weighted` answers by the game's own weights without looking ahead; `greedy` tries every answer in a few fair worlds.
With `--keep` an interrupted run goes on where it was; game n of all numbers of captains comes before game n + 1 of any.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path
from typing import NamedTuple

from prowl.bots.policy import next_ask
from prowl.games.tremble import GAME
from prowl.games.tremble.cards.cities import CITIES
from prowl.games.tremble.cards.missions import MISSIONS, fulfilled
from prowl.games.tremble.cards.ships import KINDS, SHIPS, Ship
from prowl.games.tremble.state import Earth
from prowl.kernel.events import Event, Hidden
from prowl.kernel.table import Table
from prowl.lab.balance.play import Seats
from prowl.lab.kept import Kept

EARLY_TURNS = 5
INCOME = ("city_raided", "search_paid")


class Story(NamedTuple):
    """One finished game: the last state, and all that happened."""

    state: Earth
    events: list[Event]


# -- Playing ---------------------------------------------------------------------------


def play(bots: str, players: int, seed: int) -> Story:
    table = Table(GAME, players, {}, seed)
    seats = Seats(table, bots, seed)
    while not table.over:
        ask = next_ask(table.run)
        table.decide(ask.seat, seats.answer(ask))
    assert isinstance(table.state, Earth)
    return Story(table.state, table.events)


Task = tuple[str, int, int]


def played(task: Task) -> Counter[str]:
    return count(play(*task))


# -- Counting --------------------------------------------------------------------------


def count(story: Story) -> Counter[str]:
    """Everything that is worth a line, by name."""
    s = story.state
    found: Counter[str] = Counter(games=1)
    found += Counter(event.name for event in story.events)
    found.update(captures=sum(map(len, s.captured)), score=sum(s.scores), best=max(s.scores))
    for each in (incomes(story), ships(story), missions(s)):
        found += each
    found["overdrawn"] = sum(score < 0 for score in s.scores)
    return found


def incomes(story: Story) -> Counter[str]:
    found: Counter[str] = Counter()
    turn = 0
    for event in story.events:
        if event.name == "turn_began":
            turn = event.values["round"]
            found["early turns" if turn <= EARLY_TURNS else "late turns"] += 1
        elif event.name in INCOME:
            found["early income" if turn <= EARLY_TURNS else "late income"] += event.values["n"]
    return found


def ships(story: Story) -> Counter[str]:
    found: Counter[str] = Counter()
    for event in story.events:
        value = event.values.get("ship")
        cards = value.value if isinstance(value, Hidden) else value
        if event.name in ("ships_drawn", "ship_bought", "search_began", "ship_lost"):
            found.update(f"{event.name} {SHIPS[ship].id}" for ship in (cards if isinstance(cards, list) else [cards]))
    return found


def missions(s: Earth) -> Counter[str]:
    """Which missions were kept and fulfilled, and which each captain would have fulfilled."""
    found: Counter[str] = Counter()
    for me in range(s.players):
        others = [cities for seat, cities in enumerate(s.captured) if seat != me]
        for number, card in enumerate(MISSIONS):
            if card.players > s.players:
                continue
            done = fulfilled(number, s.captured[me], others)
            found[f"could {card.id}"] += done
            if number in s.mission_hand[me]:
                found[f"kept {card.id}"] += 1
                found[f"done {card.id}"] += done
    return found


# -- Telling ---------------------------------------------------------------------------


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [head, ["---", *["---:"] * (len(head) - 1)], *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines) + "\n"


Found = dict[int, Counter[str]]


def overview(found: Found) -> str:
    def row(name: str, figure: str, *keys: str, per: str = "captain", form: str = ".1f") -> list[str]:
        return [name, *(f"{value(found[n], n, figure, per):{form}}" for n in found)]

    rows = [
        row("income per captain and turn, turns 1–5", "early income", per="early turns"),
        row("income per captain and turn, later", "late income", per="late turns"),
        row("cities captured per captain", "captures"),
        row("ships bought per captain", "ship_bought"),
        row("ships lost per captain", "ship_lost"),
        row("ships that joined from the reserve, per game", "ship_joined", per="game"),
        row("ships that changed their city, per game", "ship_relocated", per="game"),
        row("battles per city dealt", "battle_began", per="city_dealt", form=".0%"),
        row("cities nobody attacked", "city_spared", per="city_dealt", form=".0%"),
        row("rewards taken as a search", "search_began", per="city_won", form=".0%"),
        row("searches broken by armies", "broken", per="search_began", form=".0%"),
        row("credits per game", "credit_taken", per="game"),
        row("missions kept per captain", "kept"),
        row("missions fulfilled of those kept", "mission_fulfilled", per="kept", form=".0%"),
        row("final score, mean", "score"),
        row("final score, winner", "best", per="game"),
        row("captains who end below 0, per game", "overdrawn", per="game", form=".2f"),
    ]
    return table(["", *(f"{n} captains" for n in found)], rows)


def value(c: Counter[str], players: int, figure: str, per: str) -> float:
    known = {
        "broken": c["fled"] + c["army_won"],
        "kept": c["mission_fulfilled"] + c["mission_failed"],
        "game": c["games"],
        "captain": c["games"] * players,
        "early turns": c["early turns"] * players,
        "late turns": c["late turns"] * players,
    }
    return known.get(figure, c[figure]) / (known.get(per, c[per]) or 1)


def mission_table(found: Found) -> str:
    rows = []
    for card in MISSIONS:
        row = [card.id, f"{card.reward}/−{card.penalty}"]
        for n, c in found.items():
            kept = c[f"kept {card.id}"]
            could = c[f"could {card.id}"] / (c["games"] * n)
            row.append(f"{c[f'done {card.id}'] / kept:.0%} · {could:.0%}" if kept else "")
        rows.append(row)
    return table(["mission", "pays", *(f"{n} captains" for n in found)], rows)


def ability(card: Ship) -> str:
    return ", ".join(key.partition(".")[2] for key, _ in card.sentences)


def ship_table(found: Found) -> str:
    rows = []
    for card in KINDS[1:]:
        row = [card.id, ability(card), str(card.price)]
        for c in found.values():
            drawn = c[f"ships_drawn {card.id}"]
            row.append(f"{c[f'ship_bought {card.id}'] / drawn:.0%}" if drawn else "")
        rows.append(row)
    return table(["ship", "ability", "price", *(f"{n} captains" for n in found)], rows)


def counted(tasks: Sequence[Task], jobs: int, kept: Kept) -> Found:
    """All games, as far as they are not kept."""
    keys = {task: f"{GAME.version} {' '.join(map(str, task))}" for task in tasks}
    with ProcessPoolExecutor(jobs) as pool:
        missing = {pool.submit(played, task): task for task in tasks if keys[task] not in kept.found}
        for each in as_completed(missing):
            kept.add(keys[missing[each]], each.result())
    found: Found = {}
    for task in tasks:
        found.setdefault(task[1], Counter()).update(kept.found[keys[task]])
    return found


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--bots", default="weighted")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--players", type=int, nargs="*", default=list(GAME.players))
    parser.add_argument("--keep", type=Path, help="a file for the games played so far")
    args = parser.parse_args()
    tasks = [(args.bots, n, seed) for seed in range(args.games) for n in args.players]
    found = counted(tasks, args.jobs, Kept(args.keep))
    print(f"## {args.bots}, {args.games} games each ({len(CITIES)} cities in the box)\n")
    for part in (overview(found), mission_table(found), ship_table(found)):
        print(part)


if __name__ == "__main__":
    main()
