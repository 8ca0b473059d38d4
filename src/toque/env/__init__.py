"""The games as environments to learn in, for programs that speak PettingZoo: `toque[env]`.

>>> from toque import env
>>> table = env.make("pieces-montees", seats=2)
>>> table.reset(seed=1)
>>> table.agents
['seat_0', 'seat_1']
>>> observation = table.observe("seat_0")
>>> sorted(observation), observation["observation"].shape, observation["action_mask"].shape
(['action_mask', 'observation'], (4096,), (115,))
"""

from toque.env.environment import ToqueEnv, make

__all__ = ["ToqueEnv", "make"]
