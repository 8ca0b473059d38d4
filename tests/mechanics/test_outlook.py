"""What a lead is worth to a bot before the match is over."""

from toque.mechanics.majority import strength
from toque.mechanics.outlook import Outlook, Trust

TRUST = Trust(lead=0.7, lead_growth=1.3, doubt=0.25, sure=0.9)
PRIZES = [7, 3]


def worth(own: int, others: list[int], played: float) -> float:
    outlook = Outlook(0, 1 + len(others), played, TRUST)
    outlook.add([strength(count, []) for count in [own, *others]], PRIZES, 0)
    return outlook.worth()


def test_a_larger_lead_is_worth_more_and_nothing_is_worth_nothing() -> None:
    assert worth(0, [1, 1], 0.5) == 0.0
    assert 0.0 < worth(1, [2, 2], 0.5) < worth(1, [1, 1], 0.5) < worth(2, [1, 1], 0.5) < 7.0


def test_a_lead_says_more_the_later_it_is() -> None:
    assert worth(2, [1, 1], 0.1) < worth(2, [1, 1], 0.5) < worth(2, [1, 1], 1.0)
    assert worth(1, [2, 2], 1.0) < worth(1, [2, 2], 0.1)


def test_more_rivals_leave_more_doubt() -> None:
    assert worth(2, [1, 0, 0, 0], 0.3) < worth(2, [1], 0.3)


def test_the_second_place_counts_where_it_has_a_prize() -> None:
    strengths = [strength(1, []), strength(2, []), strength(0, [])]
    with_second = Outlook(0, 3, 0.9, TRUST)
    without = Outlook(0, 3, 0.9, TRUST)
    assert with_second.add(strengths, PRIZES, 0) == [3, 7, 0]
    assert without.add(strengths, PRIZES[:1], 0) == [0, 7, 0]
    assert with_second.worth() > without.worth() + 1.5


def test_winning_a_tie_is_worth_a_part_of_a_piece() -> None:
    def with_breaker(breaker: int) -> float:
        outlook = Outlook(0, 2, 0.5, TRUST)
        outlook.add([strength(1, [breaker]), strength(1, [2])], PRIZES, 1)
        return outlook.worth()

    assert with_breaker(1) < with_breaker(2) < with_breaker(3) < worth(2, [1], 0.5)
