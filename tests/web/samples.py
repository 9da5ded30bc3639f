"""One of each thing that travels, with every field filled in; the same again with as little as can be said."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import Raw, Struct, structs

import aerodrome
from aerodrome.bots import estimates
from aerodrome.kernel import AbortedRound, Contribution, Match, Mixing, Outcome, Promise, View
from aerodrome.kernel.event_types import Event
from aerodrome.kernel.facts import Fact
from aerodrome.kernel.options import Choice, Subset
from aerodrome.kernel.record import Chance, Decision, Record, Undone, Wished, Withdrawn
from aerodrome.protocol import bodies, messages, problems

GAMES = {info.id: info for info in aerodrome.games()}
SOME_DECISIONS = 60


def raw(value: object) -> Raw:
    return Raw(msgspec.json.encode(value))


def changed(before: View, after: View) -> dict[str, object]:
    """The fields of the later view that have new values."""
    old, new = structs.asdict(before), structs.asdict(after)
    return {name: value for name, value in new.items() if value != old[name]}


def matches() -> Iterator[Match]:
    """Every game with every number of seats, with all that can be added to it."""
    for info in GAMES.values():
        for seats in info.seats:
            options: dict[str, object] = {one.name: one.values for one in info.options if isinstance(one, Subset)}
            for one in info.options:
                if isinstance(one, Choice) and (opening := [way.value for way in one.opens if seats in way.seats]):
                    options[one.name] = opening[0]
            yield aerodrome.new(info.id, seats=seats, seed=7, options=options)


def told(match: Match, seat: int, before: View, events: list[Event]) -> Iterator[Struct]:
    """What a seat can be told after a decision."""
    view = match.view(seat)
    changes = raw(changed(before, view))
    aids = raw(match.game.aids(view))
    step = messages.HistoryStep(version=1, events=tuple(events), changes=changes)
    yield messages.Update(
        version=1,
        events=tuple(events),
        changes=changes,
        decision=2,
        legal=(1, 2),
        undo=None,
        withdraw="aerion.undo",
        aids=aids,
    )
    yield messages.Snapshot(
        version=1, view=raw(view), decision=2, legal=(), undo="aerion.undo", withdraw=None, wish=("storm",), aids=aids
    )
    yield messages.HistorySteps(command=3, since=0, view=raw(before), steps=(step,), more=False)
    yield messages.AidsThen(command=4, version=1, aids=aids)


def told_in_play() -> Iterator[Struct]:
    """Messages of real matches, for the seat that decides and for those who look on."""
    choice = random.Random(7)
    for match in matches():
        for _ in range(SOME_DECISIONS):
            if not match.actors:
                break
            seat = choice.choice(match.actors)
            before = match.view(seat), match.view(-1)
            events = match.play(choice.choice(list(match.legal(seat))), seat)
            yield from told(match, seat, before[0], events)
            yield from told(match, -1, before[1], [])


def from_clients() -> list[Struct]:
    return [
        messages.Hello(protocol=messages.PROTOCOL, seat=-1, client="device-1"),
        messages.Hello(protocol=messages.PROTOCOL, seat=1, client="device-1", seen=4, words="fr"),
        messages.Do(command=1, decision=0, action="roll"),
        messages.Do(command=1, decision=0, action=17),
        messages.Undo(command=2, decision=1),
        messages.Withdraw(command=3, decision=1),
        messages.Wish(command=4, windows=("storm", "calm")),
        messages.Time(command=4, window=2, more=True),
        messages.SetPace(command=4, pace="fast"),
        messages.Commit(command=5, round=1, hash="0f" * 32),
        messages.Reveal(command=5, round=1, bytes="0f" * 32),
        messages.Chat(command=5, text="Shall we continue?"),
        messages.Why(command=6, piece="ship/1"),
        messages.HistoryRequest(command=7),
        messages.HistoryRequest(command=7, since=3),
        messages.AidsRequest(command=8, version=3),
        messages.Digest(command=8, since=3),
        messages.Digest(command=8, since=3, words="fr"),
    ]


SEATS = (
    messages.SeatInfo(kind="bot", bot="steady"),
    messages.SeatInfo(
        kind="link",
        name="Ada",
        colour="teal",
        bot="random",
        is_taken=True,
        is_connected=True,
        is_kept=True,
        has_committed=True,
        has_contributed=True,
        has_resigned=True,
        since=1.5,
        absent_from=2.5,
    ),
)
PROBLEM = problems.Problem(
    kind="illegal",
    key="error-illegal",
    text="No.",
    values={"seat": 1, "name": "Ada"},
    rule="aerion.undo",
    command=3,
    wait=0.5,
)
NEW_TABLE = messages.TableInfo(
    id="t",
    game="etherium",
    rules_version="1",
    catalogue_hash="c",
    own_catalogue=False,
    options={"setup": "tactical", "peoples": ["a", "b"]},
    status="gathering",
    seats=SEATS,
    commitment="00",
    known_deal=False,
    from_position=False,
    absence=60,
    created=1.5,
)
CONTRIBUTION = Contribution(1, "0f", "aa")
ABORTED = AbortedRound((Promise(1, "0f"),), (1,))
OUTCOME = Outcome((0,), "etherium.end", (3, 1))
OLD_TABLE = structs.replace(
    NEW_TABLE,
    status="over",
    chat=True,
    watchers=2,
    outcome=OUTCOME,
    seed="ff",
    round=2,
    hashes=(None, "0f"),
    aborted=(ABORTED,),
    contributions=(CONTRIBUTION,),
    closed=PROBLEM,
    rematch="u",
)
LINE = messages.ChatLine(seat=1, text="Yes.")
STEP = messages.HistoryStep(version=2, events=(), changes=raw({"turn": 3}), entry=4, told=("Ada rolls.",))


def from_the_server() -> list[Struct]:
    match = aerodrome.new("aerion", seed=7)
    view, aids = raw(match.view()), raw(match.game.aids(match.view()))
    return [
        NEW_TABLE,
        OLD_TABLE,
        messages.Snapshot(
            version=1,
            view=view,
            decision=1,
            legal=(1,),
            undo=None,
            withdraw=None,
            wish=(),
            aids=aids,
            labels=("Roll.",),
            prompt="?",
        ),
        messages.Resumed(version=4),
        messages.Update(
            version=5,
            events=(),
            changes=raw({}),
            decision=1,
            legal=(),
            undo=None,
            withdraw=None,
            wish=("storm",),
            aids=aids,
            labels=(),
            told=("Ada rolls.",),
            prompt="?",
        ),
        messages.WindowInfo(number=3, kind="storm", seats=(1, 0), seconds=3.0, left=2.5, more=False),
        messages.WindowInfo(number=3, kind=None),
        messages.Done(command=1),
        messages.Reasons(
            command=1,
            piece="ship/1",
            reasons=(messages.Reason(verb="a", rule="r", text="No.", label="A."), messages.Reason(verb="b", rule=None)),
        ),
        messages.HistorySteps(command=1, since=0, view=view, steps=(STEP,), more=True),
        messages.AidsThen(command=1, version=3, aids=aids),
        messages.ChatLines(first=2, lines=(LINE,)),
        messages.Told(command=1, since=0, version=4, told=("Ada rolls.",), left_out=3),
        problems.Problem(kind="late", key="error-late", text="Too late."),
        PROBLEM,
    ]


def over_http() -> list[Struct]:
    own = bodies.OwnSeat(seat=0, devices=2, is_owner=True)
    card = bodies.TableCard(
        id="t",
        game="aerion",
        options={"pixies": 2},
        drawn={"peoples": ["ertis", "reces"]},
        known_deal=False,
        status="over",
        yours=(0,),
        names=("Ada", None),
        bots=(None, "steady"),
        your_turn=False,
        result="won",
        score=6,
        changed=1.5,
    )
    counted: dict[str, Any] = {
        "game": "aerion",
        "played": 3,
        "won": 2,
        "streak": 1,
        "best_streak": 2,
        "best_score": None,
        "turns": 23.5,
        "seconds": 600.0,
    }
    of_game = bodies.GameTally(**counted, form=("won", "lost", "resigned"), trend=(4, 5))
    tally = bodies.OptionTally(**counted, form=("won",), trend=(), options={}, seats=1)
    result = bodies.ResultInfo(
        table="t",
        game="aerion",
        options={"pixies": 2},
        seats=1,
        won=True,
        resigned=False,
        score=4,
        ended=1.5,
        turns=23,
        seconds=600,
    )
    guest = bodies.GuestInfo(name=None, colour="teal", has_recovery_code=False)
    kept = bodies.KeptTable(
        id="t", game="aerion", options={}, status="over", created=1.5, changed=2.5, seats=(0,), chat=("Hello.",)
    )
    sheet = bodies.SheetInfo(
        game="celestia_duo",
        together_with=("Bo",),
        boxes={"chase": (1, 2, 3)},
        ticked={"chase": (1, 2)},
        next={"chase": 3},
    )
    fact = Fact(
        section="Ships",
        entry="ships.bee",
        about="Bee",
        text="Nut",
        source="rulebook",
        values={"material": "nut", "counts": (1, 2), "is": True},
    )
    rule = bodies.RulePage(
        id="aerion.undo",
        section="aerion.turn",
        text="No.",
        rulings=("Yes.",),
        only_refuses=False,
        only_with=("seats=2",),
    )
    seat = bodies.NewSeat(kind="bot", bot="steady", name="Bo")
    link = bodies.SeatLink(seat=1, path="/table/t#1.key")
    estimate = estimates.Estimate(bot="steady", seats=1, options={"pixies": 2}, won=0.5, matches=300)
    pages = [
        bodies.GamePage(
            game=info,
            bots=("steady",),
            usual_bot="steady",
            wishes=("a",),
            usual_wish=(),
            hides_hands=True,
            secret_together=False,
            talks="always",
            calls=(),
            turn="turn",
            estimates=(estimate,),
            words={"title": "Aerion"},
        )
        for info in GAMES.values()
    ]
    return [
        *pages,
        seat,
        bodies.NewTable(game="aerion", seats=(bodies.NewSeat(kind="me"), seat)),
        bodies.NewTable(
            game="aerion", seats=(seat,), options={"pixies": 2}, seed=7, catalogue="a = 1", absence=60, chat=True
        ),
        bodies.NewTable(game="aerion", seats=(seat,), seed="seven"),
        link,
        bodies.TablePage(table=NEW_TABLE),
        own,
        bodies.TablePage(table=OLD_TABLE, yours=(0,), own=(own,), links=(link,)),
        bodies.Sit(),
        bodies.Sit(key="key"),
        bodies.BotRequest(bot="steady"),
        bodies.PlayOn(entry=3, seats=(seat,)),
        card,
        bodies.Tables(tables=(card,), more=False),
        guest,
        bodies.GuestChange(),
        bodies.GuestChange(name="Ada", colour="plum"),
        bodies.RecoveryCode(code="ABCDE"),
        bodies.Recover(code="ABCDE"),
        bodies.Forget(sure=True),
        bodies.Forgotten(tables_removed=1, tables_kept=2),
        kept,
        bodies.GuestData(guest=guest, created=1.5, tables=(kept,), results=(result,)),
        result,
        of_game,
        tally,
        sheet,
        bodies.Statistics(longest_pause=600, games=(of_game,), tallies=(tally,), recent=(result,), sheets=(sheet,)),
        bodies.ActionInfo(id=1, verb="roll", args={"die": "1"}, notation="roll 1", pieces=("die/1",)),
        rule,
        bodies.Catalogue(game="aerion", facts=(fact,)),
        bodies.Rules(headings={"aerion.turn": "A turn"}, rules=(rule,)),
        bodies.Verified(
            game="aerion",
            decisions=3,
            draws=4,
            dice_checked=True,
            known_deal=False,
            mixed="people",
            people=1,
            aborted=1,
            outcome=OUTCOME,
        ),
        bodies.Health(status="ok", version="1", tables=0, sockets=0),
    ]


def records() -> list[Struct]:
    least = aerodrome.new("aerion", seed=7).record()
    drawn = Chance("die", 6, (1, 2))
    entries = (Decision(0, "roll", (drawn,)), Decision(0, "stop"), Undone(0), Withdrawn(1), Wished(1, ("storm",)))
    most = Record(
        format=1,
        game="aerion",
        rules_version="1",
        catalogue_hash="c",
        catalogue="a = 1",
        options={"pixies": 2},
        seats=2,
        commitment="00",
        known_deal=True,
        contributions=("0f",),
        mixing=Mixing((1,), (CONTRIBUTION,), (ABORTED,)),
        position={"turn": 3},
        deal=(drawn,),
        entries=entries,
        result=Outcome((0,), "aerion.end", ()),
        seed="ff",
    )
    return [least, most]
