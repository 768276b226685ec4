"""Every verb. Importing this makes them known; a word that cards may say but nobody can carry out is an error."""

from __future__ import annotations

from inspect import signature

from . import board, camp, cards, clauses, dice, figures, groups, looks, people, questions, scripts, together
from .conditions import FACTS, FIGURES
from .verbs import VERBS
from .words import CLAUSES, SIGNATURES

CHAPTERS = (board, camp, cards, clauses, dice, groups, looks, people, scripts, together)
WRAPPING = ("pool", "let", "either", "needs", "mod")


def _check() -> None:
    for verb, parameters in SIGNATURES.items():
        run = VERBS[verb.replace(" =", "_").replace(" ", "_")].run
        names = list(signature(run).parameters)[1:]
        if names != [each.name for each in parameters]:
            raise TypeError(f"{verb} takes {names}, not {[each.name for each in parameters]}")
    unknown = {*CLAUSES, *WRAPPING} - set(VERBS)
    unknown |= (FACTS - set(questions.FACTS)) | (FIGURES - set(figures.FIGURES))
    if unknown:
        raise TypeError(f"nobody knows how to do {sorted(unknown)}")


_check()
