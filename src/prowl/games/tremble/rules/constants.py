"""The figures of the rulebook. People in thousands."""

from __future__ import annotations

START_PEOPLE = 50
FUEL_PER_TURN = 8
FUEL_MOST = 20
MOST_SHIPS = 5
SHIPS_DRAWN = 2
REMOVED = 6
MISSIONS_DEALT = 4
MISSIONS_KEPT = (1, 3)
SEARCH_TURNS = 2
QUICK_SEARCH_TURNS = 1
CREDIT_CARDS = 5
CREDIT_GAIN = 50
CREDIT_REPAY = 60
CREDIT_BELOW = 30
CREDIT_SHIPS = 1
CHEAPEST_FLIGHT = 2


#: Cities in a full row, by the number of captains (TH-60).
SLOTS = {2: 4, 3: 4, 4: 5, 5: 6}
