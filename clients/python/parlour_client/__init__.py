"""Parlour from Python.

`Labs` runs many games at once in a process of its own, without a server; `HttpLab` is one game on a server; `AecGame` is a
game as PettingZoo's agent-environment cycle, `ParallelGame` one in which all act in every step, and `parlour_client.env` has
the PettingZoo environments themselves; `Table` is a chair at a table where people play. Standard library only, except for
`parlour_client.env`.
"""

from .aec import AecGame
from .lab import HttpLab, Labs, Refused
from .parallel import ParallelGame
from .table import LostConnection, Table, ask, sit_down

__all__ = ["AecGame", "HttpLab", "Labs", "LostConnection", "ParallelGame", "Refused", "Table", "ask", "sit_down"]
