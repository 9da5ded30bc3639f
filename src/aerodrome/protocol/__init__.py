"""What travels between a table and those who sit at it: `docs/protocol.md` tells it in prose.

`messages` goes over a table's socket, `bodies` over HTTP, and `problems` over both.
"""

from .problems import Kind as Kind
from .problems import Problem as Problem
from .problems import Refused as Refused
from .problems import problem_of as problem_of
