"""A bot that plays promising lines of its turn on to the end of the match, many times, and compares.

All of them meet the same imagined worlds and the same chance, so that they differ by nothing but the
line; the worse half is dropped again and again (sequential halving), and those that are left are looked
at the more closely, as long as they begin with different moves. Everybody plays on by habit or by plan,
also where they choose in secret.
"""

from __future__ import annotations

from toque.bots.bot import Vantage
from toque.bots.ending import Ending
from toque.bots.habits import Habits, habits_of
from toque.bots.judge import Judge
from toque.bots.search import Contender, SearchBot, average


class RolloutBot(SearchBot):
    def explore(self, vantage: Vantage, contenders: list[Contender]) -> None:
        habits = habits_of(vantage.setup.game)
        judge = self.judge(vantage)
        alive = contenders[:]
        rounds = max(1, (len(alive) - 1).bit_length())
        for number in range(1, rounds + 1):
            until = float(number) / float(rounds)
            while vantage.budget.spent() < until:
                if not self.try_all(vantage, alive, habits, judge):
                    return
            middle = average(contenders)
            keys: list[tuple[float, int]] = []
            for index in range(len(alive)):
                keys.append((-alive[index].expected(middle, self.trust), index))
            keys.sort()
            alive = [alive[key[1]] for key in keys[: max(2, (len(alive) + 1) // 2)]]
            if begin_alike(alive):
                return

    def try_all(
        self, vantage: Vantage, alive: list[Contender], habits: Habits, judge: Judge | None
    ) -> bool:
        """One world for all of them; it counts only if there was time for each."""
        world = vantage.imagine()
        chance = vantage.rng.fork()
        endings: list[Ending] = []
        for one in alive:
            trial = one.played_in(world, vantage.seat)
            end = self.play_on(vantage, habits, trial, chance.clone())
            if end is None:
                return False
            vantage.budget.tried += 1
            endings.append(Ending(end, judge, vantage.seat))
        for index in range(len(alive)):
            alive[index].note(endings[index], vantage.seat)
        return True


def begin_alike(contenders: list[Contender]) -> bool:
    """Whether it no longer matters which of them is the best: the next move is the same."""
    for one in contenders:
        if one.move != contenders[0].move:
            return False
    return True
