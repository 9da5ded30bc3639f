"""One JSON Schema of everything that travels, from which the page's types are made: `./go types` writes them.

It describes what goes over the wire, which msgspec cannot know alone: what the server writes is written whole, a view
belongs to one game, and what is sent as raw bytes has a type as well.
"""

from __future__ import annotations

import inspect
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType
from typing import Any, Final

import msgspec
from msgspec import Struct
from msgspec.inspect import Field, StructType, Type, multi_type_info

from aerodrome.games import own_games
from aerodrome.kernel import Event, event_types, options, record
from aerodrome.kernel.game import Game
from aerodrome.protocol import bodies, messages, problems

Schema = dict[str, Any]


class Beat(Struct, frozen=True, tag="beat"):
    """Sent when there has been nothing to say for a few seconds; whoever hears nothing for long reconnects."""


GAMES: Final = tuple(own_games())
"""The games whose types the page knows. One from outside has a plain table there, which needs none."""


def _prefix(game: Game) -> str:
    """What the names of a game's own types begin with."""
    return game.id.title().replace("_", "")


COMMON_EVENTS: Final[tuple[type[Event], ...]] = (
    event_types.Moved,
    event_types.Rolled,
    event_types.Said,
    event_types.Ready,
    event_types.TurnBegan,
    event_types.Ended,
)


PROTOCOL_MODULES: Final = (messages, bodies, problems)

VIEWS: Final = {game.id: game.registration.view for game in GAMES}

AIDS: Final = tuple(game.registration.aids for game in GAMES if game.registration.aids is not None)

NAMES: Final[dict[type[Struct], str]] = {
    record.Chance: "RecordedChance",
    record.Decision: "RecordedDecision",
    record.Record: "MatchRecord",
    record.Undone: "RecordedUndo",
    record.Wished: "RecordedWish",
    record.Withdrawn: "RecordedWithdraw",
}
"""Where a class's own name says too little outside its module."""

ALIASES: Final[dict[str, tuple[Any, str]]] = {
    "FromClient": (messages.FromClient, "What a client sends over a table's socket."),
    "FromServer": (messages.FromServer | Beat, "What a client hears over a table's socket."),
    "Command": (messages.Command, "What is answered: every message of a client but the first."),
    "TableEvent": (event_types.union_of(COMMON_EVENTS), "Something that happened on the table, enough to show it."),
    **{
        f"{_prefix(game)}Event": (event_types.union_of(game.events), "Something that can happen in this game.")
        for game in GAMES
        if game.events
    },
    "Option": (options.Option, "What can be chosen when a match is made."),
    "RecordedEntry": (record.Entry, "One line of a match's record."),
    "ProblemKind": (problems.Kind, "What a program can tell apart of what is refused."),
    "Colour": (bodies.Colour, "The colour of a guest."),
    "Ending": (bodies.Ending, "How a match ended for a guest."),
    "Lang": (messages.Lang, "A language in which sentences can be had."),
}
"""Types that have a name of their own though they are no class, and what they are."""


def _ref(name: str) -> Schema:
    return {"$ref": f"#/$defs/{name}"}


RAW: Final[Schema] = {
    "view": _ref("View"),
    "changes": _ref("Changes"),
    "aids": {"anyOf": [_ref("Aids"), {"type": "null"}]},
    "events": {"type": "array", "items": _ref("TableEvent")},
}
"""What is in a field that is sent as bytes or is the game's own, by the field's name."""

OWN_NAMES: Final = ("View", "Changes", "Aids")
"""The types of such fields, which are put together here."""


def document() -> Schema:
    """The schema: a definition for each type, and a property for each part of the protocol."""
    parts: list[type[Struct]] = [*_structs(*PROTOCOL_MODULES), record.Record]
    wanted = [*parts, *VIEWS.values(), *AIDS, *(alias for alias, _ in ALIASES.values())]
    found, components = msgspec.json.schema_components(wanted)
    classes = _classes(wanted, components)
    names = _names(classes)
    defs = {names[key]: _of_struct(classes[key], schema) for key, schema in components.items()}
    aliases = dict(zip(ALIASES, found[-len(ALIASES) :], strict=True))
    defs |= {name: {**schema, "description": ALIASES[name][1]} for name, schema in aliases.items()}
    # Two games may have an event of the same name, so what can happen in all of them is no union of classes.
    defs["TableEvent"]["anyOf"] += [_ref(name) for name in ALIASES if name.endswith("Event") and name != "TableEvent"]
    defs |= _views(defs)
    short = {msgspec.json.encode(schema): name for name, schema in aliases.items()}
    tidy = {name: {"title": name, **_tidied(schema, names, short)} for name, schema in sorted(defs.items())}
    travelling = [
        "FromClient",
        "FromServer",
        "Command",
        "View",
        "Aids",
        *(name for name in ALIASES if name.endswith("Event")),
        *(names[_key(cls, components)] for cls in parts),
    ]
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Protocol",
        "description": "Everything that travels, by its name.",
        "type": "object",
        "properties": {name: _ref(name) for name in travelling},
        "required": travelling,
        "additionalProperties": False,
        "$defs": tidy,
    }


def _structs(*modules: ModuleType) -> list[type[Struct]]:
    """The public classes that these modules define, in their order."""
    return [
        value
        for module in modules
        for name, value in vars(module).items()
        if isinstance(value, type)
        and issubclass(value, Struct)
        and value.__module__ == module.__name__
        and not name.startswith("_")
    ]


def _key(cls: type[Struct], components: Schema) -> str:
    """What msgspec calls a class: by its name, or with its module where several have that name."""
    full = f"{cls.__module__}.{cls.__qualname__}"
    return full if full in components else cls.__name__


def _classes(wanted: Sequence[Any], components: Schema) -> dict[str, type[Struct]]:
    """The class of each component."""
    found: dict[type[Struct], None] = {}
    _collect(multi_type_info(wanted), found)
    return {_key(cls, components): cls for cls in found}


def _collect(part: object, found: dict[type[Struct], None]) -> None:
    """All classes that types are made of."""
    if isinstance(part, StructType):
        if part.cls in found:
            return
        found[part.cls] = None
    if isinstance(part, (Type, Field)):
        part = [getattr(part, name) for name in part.__struct_fields__]
    if isinstance(part, (list, tuple)):
        for one in part:
            _collect(one, found)


def _name(cls: type[Struct]) -> str:
    """What a class is called: those of a game begin with its name."""
    prefix = next(
        (_prefix(game) for game in GAMES if cls.__module__.startswith(f"{own_games.__module__}.{game.id}.")), ""
    )
    return NAMES.get(cls, f"{prefix}{cls.__name__.removeprefix(prefix)}")


def _names(classes: dict[str, type[Struct]]) -> dict[str, str]:
    """The final name of each component."""
    names = {key: _name(cls) for key, cls in classes.items()}
    taken = Counter([*names.values(), *ALIASES, *OWN_NAMES])
    if unclear := [key for key, name in names.items() if taken[name] > 1]:
        raise ValueError(f"{', '.join(unclear)}: NAMES must give each of these a name of its own")
    return names


def _of_struct(cls: type[Struct], schema: Schema) -> Schema:
    """What msgspec says about a class, and what it leaves open."""
    config = cls.__struct_config__
    described = {**schema, "description": inspect.cleandoc(cls.__doc__ or "")}
    if config.array_like:
        return {**described, "items": False, "maxItems": len(schema["prefixItems"])}
    properties = {name: RAW.get(name, value) for name, value in schema["properties"].items()}
    # Only what clients send is read strictly, and may leave out what has a default; the rest is written by the server.
    is_written_whole = not (config.forbid_unknown_fields or config.omit_defaults)
    required = list(properties) if is_written_whole else schema.get("required", [])
    if cls is messages.Hello:
        properties["protocol"] = {"enum": [messages.PROTOCOL]}
    return {**described, "properties": properties, "required": required, "additionalProperties": False}


def _views(defs: Schema) -> Schema:
    """Each game's view says which game it is; changes have some of the fields of one of them."""
    views = {}
    for id, cls in VIEWS.items():
        view = defs[cls.__name__]
        views[cls.__name__] = {**view, "properties": {**view["properties"], "game": {"enum": [id]}}}
    parts = [
        {"type": "object", "properties": view["properties"], "additionalProperties": False} for view in views.values()
    ]
    told = "What one seat may know of a match, or everybody if the seat is -1: `game` tells which game's."
    helps = "What helps to decide, worked out from a view: `game` tells which game's."
    changed = "The fields of a view that have new values."
    return {
        **views,
        "View": {"anyOf": [_ref(name) for name in views], "description": told},
        "Changes": {"anyOf": parts, "description": changed, "tsType": "Partial<View>"},
        "Aids": {"anyOf": [_ref(cls.__name__) for cls in AIDS], "description": helps},
    }


def _tidied(schema: Schema, names: dict[str, str], short: dict[bytes, str]) -> Schema:
    """A definition with the final names in it, and with names where an alias was written out."""

    def tidy(part: Any) -> Any:
        if isinstance(part, list):
            return [tidy(one) for one in part]
        if not isinstance(part, dict):
            return part
        if name := short.get(msgspec.json.encode({key: value for key, value in part.items() if key != "default"})):
            return _ref(name)
        if "$ref" in part:
            key = part["$ref"].removeprefix("#/$defs/")
            return _ref(names.get(key, key))
        if part.get("type") == "object" and not part.keys() & {"properties", "additionalProperties"}:
            return {**part, "additionalProperties": True}
        return {key: tidy(value) for key, value in part.items()}

    return {key: tidy(value) for key, value in schema.items() if key not in ("title", "discriminator")}


def main() -> None:
    """Write the schema into the file that is named."""
    (target,) = sys.argv[1:]
    Path(target).write_bytes(msgspec.json.format(msgspec.json.encode(document()), indent=2) + b"\n")


if __name__ == "__main__":
    main()
