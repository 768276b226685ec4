"""`prowl puzzles`: bots solve positions in which the rules alone tell what is right; so can whoever types."""

from __future__ import annotations

from argparse import Namespace
from typing import TYPE_CHECKING, Any, NamedTuple

from rich.progress import Progress
from rich.table import Table as Grid
from rich.text import Text

from prowl.kernel.game import Game, game_named, games
from prowl.kernel.puzzles import Puzzle
from prowl.kernel.text import GameWords, key_of

from .arguments import Commands, Parser, take_seed, whole
from .errors import Mistake
from .names import game_name
from .screen import Screen

if TYPE_CHECKING:
    from .riddle import Riddle

USUAL_BOTS = "greedy,search:60"
USUAL_TRIES = 5
KNOWN = "*"


class Line(NamedTuple):
    """One puzzle and how often each level was right."""

    game: Game
    puzzle: Puzzle
    right: dict[str, int]
    # Levels that are known not to solve it every time.
    known: list[str]


def register(commands: Commands) -> None:
    parser = commands.add("puzzles", run)
    words = parser.words
    parser.take("game", metavar=words.say("metavar-game"), nargs="?")
    parser.add_argument("--bots", default=USUAL_BOTS, metavar=words.say("metavar-level"), help=words.say("arg-solvers"))
    parser.take("--tries", type=whole(words, 1), default=USUAL_TRIES, metavar="N")
    take_seed(parser)
    take_one(parser)
    parser.take("--json", action="store_true")


def take_one(parser: Parser) -> None:
    """What can be done with a single puzzle."""
    one = parser.add_mutually_exclusive_group()
    for name in ("show", "play"):
        help = parser.words.say(f"arg-{name}-puzzle")
        one.add_argument(f"--{name}", metavar=parser.words.say("metavar-puzzle"), help=help)
    parser.take("--solve", action="store_true")


def run(args: Namespace) -> int:
    screen = Screen(args.lang)
    if args.solve and not args.show:
        raise Mistake("solve-what")
    if args.show or args.play:
        look_at_one(args, screen)
        return 0
    asked = [game_named(args.game)] if args.game else [game for game in games().values() if game.puzzles]
    levels = list(dict.fromkeys(args.bots.split(",")))
    lines = solved(asked, levels, args, screen)
    if args.json:
        screen.json({"bots": levels, "tries": args.tries, "seed": args.seed, "puzzles": described(lines, screen)})
    else:
        screen.show(*(grid(game, [line for line in lines if line.game is game], args.tries, screen) for game in asked))
        screen.tell("puzzles-known", sign=KNOWN)
    return 0


# -- one of them ---------------------------------------------------------------------------


def look_at_one(args: Namespace, screen: Screen) -> None:
    riddle = riddle_of(args, screen)
    if args.json:
        screen.json(riddle.data(solve=args.solve))
    elif args.play:
        riddle.play()
    else:
        riddle.show()
        if args.solve:
            riddle.solve()


def riddle_of(args: Namespace, screen: Screen) -> Riddle:
    from .riddle import Riddle

    if not args.game:
        raise Mistake("puzzle-of-which-game")
    game, id = game_named(args.game), args.show or args.play
    found = next((puzzle for puzzle in game.puzzles if puzzle.id == id), None)
    if found is None:
        known = ", ".join(puzzle.id for puzzle in game.puzzles)
        raise Mistake("unknown-puzzle", puzzle=id, game=game.id, known=known, n=len(game.puzzles))
    return Riddle(game, found, screen)


# -- all of them ---------------------------------------------------------------------------


def solved(asked: list[Game], levels: list[str], args: Namespace, screen: Screen) -> list[Line]:
    """Every bot at every puzzle, with a bar of progress where somebody can see it."""
    from prowl.bots import bot_named
    from prowl.bots.puzzles import unhurried

    todo = [(game, puzzle) for game in asked for puzzle in game.puzzles]
    for game in asked:
        for level in levels:
            bot_named(unhurried(level, game), game, args.seed)
    with Progress(console=screen.err, transient=True, disable=not screen.err.is_terminal) as bar:
        task = bar.add_task(screen.say("puzzles-solving"), total=len(todo))
        lines = []
        for game, puzzle in todo:
            lines.append(line_of(game, puzzle, levels, args))
            bar.advance(task)
    return lines


def line_of(game: Game, puzzle: Puzzle, levels: list[str], args: Namespace) -> Line:
    from prowl.bots.puzzles import is_known_failure, pose, times_right

    posed = pose(game, puzzle)
    right = {level: times_right(posed, level, args.tries, args.seed) for level in levels}
    known = [level for level in levels if is_known_failure(game, level, puzzle)]
    return Line(game, puzzle, right, known)


def described(lines: list[Line], screen: Screen) -> list[dict[str, Any]]:
    return [
        {
            "game": line.game.id,
            "id": line.puzzle.id,
            "kind": line.puzzle.kind,
            "rule": line.puzzle.rule,
            "title": title(line.game, line.puzzle, screen),
            "right": line.right,
            "known_failures": line.known,
        }
        for line in lines
    ]


def title(game: Game, puzzle: Puzzle, screen: Screen) -> str:
    return GameWords(game, screen.language).words.say(key_of("puzzle", puzzle.id))


def grid(game: Game, lines: list[Line], tries: int, screen: Screen) -> Grid:
    """A line for each puzzle; at the end how many each level has solved every time."""
    levels = list(lines[0].right) if lines else []
    columns = (screen.say(f"column-{name}") for name in ("puzzle", "title", "kind"))
    table = Grid(*columns, title=game_name(game, screen.language), title_justify="left", show_footer=True)
    # The name is what `--show` wants to hear, so it is never cut.
    table.columns[0].min_width = max((len(line.puzzle.id) for line in lines), default=0)
    table.columns[1].footer = screen.say("puzzles-solved")
    for level in levels:
        all_right = sum(line.right[level] == tries for line in lines)
        table.add_column(level, justify="right", footer=f"{all_right}/{len(lines)}")
    for line in lines:
        figures = (figure(line, level, tries) for level in levels)
        kind = screen.say(f"puzzle-kind-{line.puzzle.kind}")
        table.add_row(line.puzzle.id, title(game, line.puzzle, screen), kind, *figures)
    return table


def figure(line: Line, level: str, tries: int) -> Text:
    """How often it was right; a failure that is known is marked."""
    right, known = line.right[level], level in line.known
    style = "green" if right == tries else "yellow" if known else "red"
    return Text(f"{KNOWN if known else ''}{right}/{tries}", style)
