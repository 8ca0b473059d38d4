"""What cards, tiles and pieces say of themselves, held against the rules, in every language."""

from __future__ import annotations

import pytest

from tests.games.patisserie.table import EDITION, Table
from toque.engine.text import Text, Value
from toque.games.patisserie import GAME, facts
from toque.games.patisserie.components import (
    TableTile,
    parse_asks,
    parse_bonus,
    parse_condition,
    parse_gift,
)
from toque.games.patisserie.names import STAFF_NAMES, WOMEN
from toque.texts import LANGUAGES, Speaker
from toque.texts.guide import guide
from toque.texts.lesson import lesson

every_language = pytest.mark.parametrize("language", LANGUAGES)


def says(language: str, key: str, **known: str | int) -> str:
    return Speaker(language, "patisserie").say(Text(key, dict(known)))


# Cards: only pastries on tables count, and each thing once.

BONUSES = {
    "coins 2 per pastries": {
        "en": "2 coins for each of your served pastries",
        "fr": "2 pièces pour chacune de vos pâtisseries présentées",
        "de": "2 Münzen für jeden deiner servierten Teller",
    },
    "points by patissier-pastries 1:1 3:2 5:3": {
        "en": "points by number of your served pastries with a toque (1–2: 1, 3–4: 2, 5+: 3)",
        "fr": "points selon le nombre de vos pâtisseries à toque présentées",
        "de": "Punkte nach Zahl deiner servierten Teller mit Toque (1–2: 1, 3–4: 2, 5+: 3)",
    },
    "ingredient-set 1 1 2": {
        "en": "points for ingredients of your served pastries (egg: 1, honey: 1, nut: 2)",
        "fr": "points pour les ingrédients de vos pâtisseries présentées",
        "de": "Punkte für Zutaten deiner servierten Teller (Ei: 1, Honig: 1, Nuss: 2)",
    },
    "hand-in butter 2:3, sugar 2:2, flour 3:2": {
        "en": "hand in staples, each row once: 2 butter for 3 points",
        "fr": "rendre des denrées, chaque ligne une fois",
        "de": "Rohstoffe abgeben, jede Zeile einmal: 2 Butter für 3 Punkte",
    },
}


@every_language
@pytest.mark.parametrize("bonus", BONUSES)
def test_a_bonus_says_what_counts(bonus: str, language: str) -> None:
    said = Speaker(language, "patisserie").say(facts.bonus_text(parse_bonus(bonus)))
    assert said.startswith(BONUSES[bonus][language])


CONDITIONS = {
    "worth-4 1": {
        "en": "at least 1 pastry worth 4 on tables",
        "fr": "au moins 1 pâtisserie présentée à 4 points",
        "de": "mindestens 1 servierter Teller mit 4 Punkten",
    },
    "topping-kinds 3": {
        "en": "3 different toppings on as many decorations",
        "fr": "3 garnitures différentes sur autant de décorations réussies",
        "de": "3 verschiedene Verzierungen auf ebenso vielen gelungenen Dekorationen",
    },
    "ingredient-kinds 3": {
        "en": "3 different ingredients in as many pastries on tables",
        "fr": "3 ingrédients différents dans autant de pâtisseries présentées",
        "de": "3 verschiedene Zutaten in ebenso vielen servierten Tellern",
    },
    "markers 3": {
        "en": "at least 3 servants or noble hosts",
        "fr": "au moins 3 servants ou hôtes nobles",
        "de": "mindestens 3 Servicekräfte oder Adlige",
    },
}


@every_language
@pytest.mark.parametrize("condition", CONDITIONS)
def test_a_condition_says_what_it_asks_for(condition: str, language: str) -> None:
    said = Speaker(language, "patisserie").say(facts.condition_text(parse_condition(condition)))
    assert said == CONDITIONS[condition][language]


@every_language
def test_coins_for_servants_are_for_those_at_the_table(language: str) -> None:
    asks, worth = parse_asks("any")
    tile = TableTile(asks, worth, parse_gift("1 tips"))
    said = Speaker(language, "patisserie").say(facts.table_tile_text(tile))
    assert said.endswith({"en": "there", "fr": "à cette table", "de": "dort"}[language])


# The rank of a card agrees with who is on it.


def test_women_are_staff_of_both_ranks() -> None:
    assert set(STAFF_NAMES) >= WOMEN
    assert {EDITION.staff[STAFF_NAMES.index(name)].rank for name in WOMEN} == {0, 1}


CALLED = {
    "amandine": {"en": "pâtissier", "fr": "pâtissière", "de": "Pâtissière"},
    "achille": {"en": "pâtissier", "fr": "pâtissier", "de": "Pâtissier"},
    "adelaide": {"en": "assistant", "fr": "assistante", "de": "Aushilfe"},
    "anatole": {"en": "assistant", "fr": "assistant", "de": "Aushilfe"},
}


@every_language
@pytest.mark.parametrize("name", CALLED)
def test_somebody_is_called_by_rank_and_gender(name: str, language: str) -> None:
    called = CALLED[name][language]
    table = Table().turn("ann", name)
    speaker = Speaker(language, "patisserie", ["Ann", "Bob"])
    assert f"({called})" in speaker.say(table.match.ask(0))
    card = STAFF_NAMES.index(name)
    assert says(language, "rank", rank=facts.title(EDITION.staff[card])) == called
    rows = [row for row in guide("patisserie", language).split("\n") if row.startswith("| I |")]
    shown = Speaker(language, "patisserie").say(facts.staff(card))
    (row,) = [row for row in rows if f"| {shown} |" in row]
    assert f"| {called.capitalize()} |" in row


def test_the_page_is_told_who_is_on_a_card() -> None:
    view = GAME.view(Table().turn("ann", "amandine").match, 0)
    (card,) = [card for card in view.players[0].used if card.staff == "amandine"]
    assert (card.rank, card.title, card.woman) == ("patissier", "patissiere", True)


# What pieces do.

FALSE = {
    "about-place": {
        "en": "ties",
        "fr": "égalités",
        "de": "Gleichstände",
    },
    "about-offer": {
        "en": "used at once",
        "fr": "aussitôt",
        "de": "sofort",
    },
    "about-special": {
        "en": "first",
        "fr": "première",
        "de": "zuerst",
    },
}
TRUE = {
    "about-place": {
        "en": "one more for every opponent with a servant",
        "fr": "un de plus par adversaire ayant un servant",
        "de": "einen mehr für jeden Gegner mit einer Servicekraft",
    },
    "about-offer": {
        "en": "into your hand, to be played in this round",
        "fr": "dans votre main, pour cette manche",
        "de": "auf deine Hand und wird in dieser Runde gespielt",
    },
    "about-special": {
        "en": "at once",
        "fr": "aussitôt",
        "de": "sofort",
    },
}
WHAT = {"about-place": {"what": "noble"}, "about-offer": {"what": "staff"}, "about-special": {}}


@every_language
@pytest.mark.parametrize("key", TRUE)
def test_a_piece_says_what_it_does(key: str, language: str) -> None:
    """Noble hosts break no ties, a hired card waits in the hand, and not only the first marks."""
    said = says(language, key, **WHAT[key])
    assert TRUE[key][language] in said
    assert FALSE[key][language] not in said


@every_language
def test_a_decision_that_does_not_help_is_not_always_about_an_empty_place(language: str) -> None:
    """A table is full or a place is taken, as well as a column empty."""
    where = Text("table", {"table": "grotto"})
    known: dict[str, Value] = {"what": "table", "where": where, "side": "near", "fits": "no"}
    said = Speaker(language, "patisserie").say(Text("event-mentor-decision", known))
    possible = {
        "en": "nothing can be done there",
        "fr": "rien n’est possible à cet endroit",
        "de": "Dort geht nichts",
    }
    assert possible[language] in said


# The lesson and the guide.


@every_language
def test_the_lesson_gives_second_places_to_three_only(language: str) -> None:
    """It is a match of two, between whom there are none."""
    taught = lesson("patisserie")
    assert taught is not None
    assert taught.seats == 2
    three = {"en": "three or more", "fr": "à partir de trois", "de": "ab drei"}
    assert three[language] in says(language, "lesson-points")


GUIDE = {
    "✱ cards on offer": {
        "en": "one more than there are players",
        "fr": "une de plus que de personnes",
        "de": "eine mehr ausliegt, als Personen",
    },
    "cards on a tray": {
        "en": "two cards more than there are players",
        "fr": "deux cartes de plus que de personnes",
        "de": "zwei Karten mehr, als Personen",
    },
    "a tile for two recipes": {
        "en": "may serve both",
        "fr": "peut servir à l’une et à l’autre",
        "de": "darf für beide",
    },
    "a sixth topping": {
        "en": "a further topping is discarded",
        "fr": "une garniture de plus est défaussée",
        "de": "eine weitere wird abgeworfen",
    },
    "full tables": {
        "en": "all tables are full",
        "fr": "toutes les tables sont pleines",
        "de": "alle Buffettische voll",
    },
    "a dismissed ✱ card": {
        "en": "even if it is dismissed",
        "fr": "même si elle est renvoyée",
        "de": "auch wenn ihr gekündigt wird",
    },
    "a moved pastry and servants": {
        "en": "servants are not paid for it",
        "fr": "les servants ne sont pas payés",
        "de": "Servicekräfte werden dafür nicht bezahlt",
    },
    "what the Mentor has left": {
        "en": "ingredient tiles, recipes and units of staples",
        "fr": "tuiles Ingrédient, recettes et unités de denrées",
        "de": "Zutatenplättchen, Rezepten und Einheiten Rohstoffe",
    },
    "halves": {
        "en": "rounded down",
        "fr": "arrondie à l’inférieur",
        "de": "abgerundet",
    },
    "copying with two and the Mentor": {
        "en": "it copies only the other player",
        "fr": "il ne copie que l’autre personne",
        "de": "kopiert er nur die andere Person",
    },
}


@every_language
@pytest.mark.parametrize("rule", GUIDE)
def test_the_guide_leaves_out_no_rule(rule: str, language: str) -> None:
    assert GUIDE[rule][language] in guide("patisserie", language).replace("\n", " ")
