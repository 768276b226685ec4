"""What the player sets: chosen on the page, kept in this browser, and at once in effect."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.tables import choose
from tests.browser.test_senses import LISTEN

# How long a switch takes to move, in seconds.
PACE = "() => parseFloat(getComputedStyle(document.querySelector('[role=switch] .rail')).transitionDuration)"


@pytest.fixture
def vera(hall):
    made = hall.player("Vera", speed="normal", reduced_motion="no-preference")
    made.context.add_init_script(f"({LISTEN})()")
    made.goto("/settings")
    made.page.locator(".settings").wait_for()
    return made


def reload(player) -> None:
    """Load the page anew. A list that has just closed steps back in the history first, and would break the loading."""
    player.page.wait_for_function("() => !history.state?.spare")
    player.page.reload()


def loudness(player) -> float:
    """How loud the sound is that one may try; 0 if there is none."""
    player.page.evaluate("window.heard = {tones: 0, loudest: 0}")
    player.page.get_by_role("button", name="Listen").click()
    heard = player.page.evaluate("window.heard")
    assert bool(heard["tones"]) == bool(heard["loudest"])
    return float(heard["loudest"])


def silence(player):
    return player.page.get_by_role("switch", name="Silence")


def volume(player):
    return player.page.get_by_role("slider", name="Volume")


def test_the_speed_of_animations_is_chosen_and_kept(vera):
    usual = vera.page.evaluate(PACE)
    assert usual > 0
    for speed, pace in (("Fast", usual / 2), ("Off", 0), ("Normal", usual)):
        choose(vera, "Animations", speed)
        assert vera.page.evaluate(PACE) == pytest.approx(pace)
        reload(vera)
        vera.page.get_by_role("button", name=f"Animations {speed}").wait_for()
        assert vera.page.evaluate(PACE) == pytest.approx(pace)


def test_silence_is_chosen_and_kept(vera):
    for _ in range(2):
        quiet = silence(vera).get_attribute("aria-checked") == "true"
        assert (loudness(vera) == 0) == quiet
        silence(vera).click()
        expect(silence(vera)).to_be_checked(checked=not quiet)
        assert (loudness(vera) == 0) != quiet
        reload(vera)
        expect(silence(vera)).to_be_checked(checked=not quiet)


def test_the_volume_is_chosen_and_kept(vera):
    silence(vera).click()
    loud = {}
    for percent in (100, 20, 0):
        volume(vera).fill(str(percent))
        loud[percent] = loudness(vera)
        reload(vera)
        expect(volume(vera)).to_have_value(str(percent))
        vera.page.get_by_text(f"{percent}%", exact=True).wait_for()
        assert loudness(vera) == loud[percent]
    assert 0 == loud[0] < loud[20] < loud[100]


def test_the_volume_is_changed_by_keys(vera):
    volume(vera).fill("50")
    volume(vera).press("ArrowRight")
    expect(volume(vera)).to_have_value("55")
