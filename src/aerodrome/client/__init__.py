"""The reference client: a seat at a table, kept through lost connections. `docs/protocol.md` tells what it does."""

from .client import Client as Client
from .errors import ClientError as ClientError
from .errors import SeatClosed as SeatClosed
from .errors import ServerRefused as ServerRefused
from .errors import Unexpected as Unexpected
from .errors import Unreachable as Unreachable
from .fairness import Doubt as Doubt
from .fairness import Fairness as Fairness
from .links import Link as Link
from .links import read_link as read_link
from .seat import News as News
from .seat import Seat as Seat
