"""Chapter 13: missions; and the condition of every mission card."""

from __future__ import annotations

import pytest

from prowl.games.tremble.cards.cities import CITIES, NAMES
from prowl.games.tremble.cards.missions import MISSIONS, fulfilled
from tests.games.tremble.table import ANN, BOB, EVE, finishing, idle, missions_chosen, seen, table, turning
from tests.kit import Scene, rule


def of_type(kind: str, n: int) -> list[str]:
    return [city.id for city in CITIES if city.type == kind and city.players == 2][:n]


def done(mission: str, mine: list[str], *others: list[str]) -> bool:
    number = next(i for i, card in enumerate(MISSIONS) if card.id == mission)
    rivals = [[NAMES.index(city) for city in cities] for cities in others]
    return fulfilled(number, [NAMES.index(city) for city in mine], rivals)


def scored(missions: list[str], captured: list[str], **fields) -> Scene:
    """Ann at the end, with 50 thousand people."""
    return finishing(table(missions={ANN: missions}, captured={ANN: captured}, **fields))


@rule("TH-126")
def test_a_fulfilled_mission_adds_its_reward():
    assert scored(["art_dealers_order"], of_type("cultural", 4)).s.scores[ANN] == 50 + 25


@rule("TH-126")
def test_an_unfulfilled_mission_subtracts_its_penalty():
    assert scored(["art_dealers_order"], of_type("cultural", 3)).s.scores[ANN] == 50 - 15


@rule("TH-126")
def test_each_mission_counts():
    scene = scored(["art_dealers_order", "sample_set", "conveyor"], of_type("cultural", 4))
    assert scene.s.scores[ANN] == 50 + 25 - 15 - 25
    assert [(event["event"], event["n"]) for event in seen(scene, BOB, "mission_fulfilled")] == [
        ("mission_fulfilled", 25)
    ]
    assert [event["n"] for event in seen(scene, BOB, "mission_failed")] == [15, 25]


@rule("TH-127")
def test_missions_are_checked_on_the_captured_cities():
    captured = {ANN: of_type("cultural", 4), BOB: of_type("scientific", 4)}
    missions = {ANN: ["laboratory_supply"], BOB: ["galactic_academy"]}
    scene = finishing(table(missions=missions, captured=captured))
    assert scene.s.scores[:2] == [50 - 15, 50 - 25]


@rule("TH-128")
def test_a_city_still_being_searched_is_not_captured():
    three, last = of_type("cultural", 4)[:3], of_type("cultural", 4)[3]
    searches = [(ANN, last, ["flagship"], 1)]
    assert scored(["art_dealers_order"], three, searches=searches).s.scores[ANN] == 50 - 15


@rule("TH-129", "TH-125")
def test_missions_are_never_asked_about_again():
    scene = missions_chosen()
    for seat in (ANN, BOB, EVE):
        scene.pick(seat, scene.options(seat)[0][1])
    kept = [hand[:] for hand in scene.s.mission_hand]
    abouts = set()
    while not scene.run.over:
        abouts |= set(scene.questions().values())
        idle(scene, "buy_draw")
        if not scene.run.over:
            scene.say(scene.asked[0], "pass")
    assert "keep.mission" not in abouts
    assert scene.s.mission_hand == kept


@rule("TH-125", "TH-206")
def test_missions_are_shown_together_at_the_end():
    missions = {ANN: ["sample_set"], BOB: ["conveyor"], EVE: ["big_fish"]}
    scene = turning(table(missions=missions, deck=["paris"]))
    assert scene.view(BOB)["mission_hand"][ANN] == {"count": 1}
    idle(scene)
    assert scene.run.over
    assert scene.view(BOB)["mission_hand"] == [["sample_set"], ["conveyor"], ["big_fish"]]
    assert [event["mission"] for event in seen(scene, BOB, "mission_failed")] == ["sample_set", "conveyor", "big_fish"]


@rule("TH-206")
@pytest.mark.parametrize(("bob", "wins"), [(1, True), (2, False), (3, False)])
def test_comparisons_are_made_on_the_captured_cities_as_they_lie_then(bob, wins):
    """Strictly more than every other captain."""
    cultural = of_type("cultural", 5)
    captured = {ANN: cultural[:2], BOB: cultural[2 : 2 + bob]}
    scene = finishing(table(missions={ANN: ["patron_of_the_arts"]}, captured=captured))
    assert scene.s.scores[ANN] == (50 + 40 if wins else 50 - 20)


@rule("TH-41")
def test_without_missions_only_people_and_credits_count():
    scene = finishing(table(people=[70, 60, 50], credits=[0, 0, 1]))
    assert scene.s.scores == [70, 60, -10]


# -- Every kind of condition ---------------------------------------------------------------


@pytest.mark.parametrize(
    ("mission", "kind", "n"),
    [
        ("art_dealers_order", "cultural", 4),
        ("laboratory_supply", "scientific", 4),
        ("strong_hands_wanted", "industrial", 4),
        ("the_grand_collection", "cultural", 6),
        ("galactic_academy", "scientific", 6),
        ("mines_of_titan", "industrial", 6),
    ],
)
def test_so_many_centres_of_a_type(mission, kind, n):
    assert done(mission, of_type(kind, n))
    assert not done(mission, of_type(kind, n - 1))
    assert not done(
        mission, [city for other in {"cultural", "scientific", "industrial"} - {kind} for city in of_type(other, n)]
    )


@pytest.mark.parametrize(("mission", "n"), [("sample_set", 2), ("balanced_shipment", 3), ("full_catalogue", 4)])
def test_so_many_centres_of_each_type(mission, n):
    full = [city for kind in ("cultural", "scientific", "industrial") for city in of_type(kind, n)]
    assert done(mission, full)
    for missing in range(3 * n):
        assert not done(mission, full[:missing] + full[missing + 1 :])


@pytest.mark.parametrize(("mission", "n"), [("busy_season", 11), ("conveyor", 14), ("mass_production", 16)])
def test_so_many_cities(mission, n):
    assert done(mission, [city.id for city in CITIES[:n]])
    assert not done(mission, [city.id for city in CITIES[: n - 1]])


@pytest.mark.parametrize("mission", [card.id for card in MISSIONS if card.condition == "region_at_least"])
def test_so_many_cities_of_a_region(mission):
    card = next(card for card in MISSIONS if card.id == mission)
    there = [city.id for city in CITIES if city.region == card.regions[0]]
    elsewhere = [city.id for city in CITIES if city.region != card.regions[0]]
    assert done(mission, there[: card.n])
    assert not done(mission, there[: card.n - 1] + elsewhere)


def test_so_many_cities_in_each_region():
    card = next(card for card in MISSIONS if card.id == "round_the_world")
    there = [
        [city.id for city in CITIES if city.region == region][: card.n] for region in ("europe", "asia", "america")
    ]
    assert done("round_the_world", [city for cities in there for city in cities])
    assert not done("round_the_world", [*there[0], *there[1], *there[2][1:]])


@pytest.mark.parametrize("mission", ["big_fish", "giants_of_earth"])
def test_so_many_cities_with_so_large_a_raid(mission):
    card = next(card for card in MISSIONS if card.id == mission)
    large = [city.id for city in CITIES if city.quick >= card.value]
    small = [city.id for city in CITIES if city.quick < card.value]
    assert done(mission, large[: card.n])
    assert not done(mission, large[: card.n - 1] + small)


def test_so_many_cities_with_the_early_mark():
    early = [city.id for city in CITIES if city.early]
    late = [city.id for city in CITIES if not city.early]
    card = next(card for card in MISSIONS if card.id == "early_birds")
    assert done("early_birds", early[: card.n])
    assert not done("early_birds", early[: card.n - 1] + late)


@pytest.mark.parametrize("mission", [card.id for card in MISSIONS if card.condition == "named_at_least"])
def test_so_many_cities_of_a_list(mission):
    card = next(card for card in MISSIONS if card.id == mission)
    listed = [NAMES[city] for city in card.cities]
    others = [city.id for city in CITIES if city.id not in listed]
    assert done(mission, listed[-card.n :])
    assert not done(mission, listed[: card.n - 1] + others)


def test_so_many_centres_of_two_types_together():
    assert done("minds_and_muses", of_type("cultural", 3) + of_type("scientific", 5))
    assert not done("minds_and_muses", of_type("cultural", 3) + of_type("scientific", 4) + of_type("industrial", 9))


@pytest.mark.parametrize(
    ("mission", "kind"),
    [("patron_of_the_arts", "cultural"), ("chief_scientist", "scientific"), ("baron_of_industry", "industrial")],
)
def test_strictly_most_of_a_type(mission, kind):
    cities = of_type(kind, 6)
    assert done(mission, cities[:3], cities[3:5], [])
    assert not done(mission, cities[:3], cities[3:6], [])
    assert not done(mission, [], [], [])


def test_strictly_most_cities():
    names = [city.id for city in CITIES]
    assert done("terror_of_the_planet", names[:5], names[5:9], names[9:10])
    assert not done("terror_of_the_planet", names[:5], names[5:10])


def test_many_of_one_type_and_some_of_another():
    assert done("narrow_specialist", of_type("industrial", 6) + of_type("cultural", 3))
    assert done("narrow_specialist", of_type("cultural", 9) + of_type("scientific", 4))
    assert not done("narrow_specialist", of_type("industrial", 6) + of_type("cultural", 2) + of_type("scientific", 2))
    assert not done("narrow_specialist", of_type("industrial", 5) + of_type("cultural", 5))


def test_every_mission_can_be_fulfilled_with_the_cities_in_play():
    for number, card in enumerate(MISSIONS):
        there = [i for i, city in enumerate(CITIES) if city.players <= card.players]
        assert fulfilled(number, there, [[], []]), card.id
