"""Tables that are in the middle of a match, to be looked at: the way there is not played by hand."""

from __future__ import annotations

from collections.abc import Iterator

from tests.browser.deals import Deal
from tests.browser.people import PATIENCE, Person
from tests.browser.rooms import await_table
from tests.browser.table_hands import TableHands

MAKE = """async (wanted) => {
    await fetch("/api/guest");
    const answer = await fetch("/api/tables", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(wanted),
    });
    if (!answer.ok) throw new Error(await answer.text());
    return (await answer.json()).table.id;
}"""
"""Makes a table, and answers its id."""
DECIDE = """async ({ table, seats, decisions }) => {
    const told = seats.map(() => null);
    let wake = () => {};
    const sockets = await Promise.all(seats.map((seat) => new Promise((resolve) => {
        const socket = new WebSocket(`${location.origin.replace("http", "ws")}/api/tables/${table}/socket`);
        const hello = { type: "hello", protocol: 1, seat, client: `laid-for-${seat}` };
        socket.onopen = () => socket.send(JSON.stringify(hello));
        socket.onmessage = ({ data }) => {
            const message = JSON.parse(data);
            if (message.type === "snapshot" || message.type === "update") told[seat] = message;
            if (message.type === "problem") console.error(data);
            if (told[seat]) resolve(socket);
            wake();
        };
    })));
    const until = async (isSo) => {
        while (!isSo()) await new Promise((resolve) => void (wake = resolve));
    };
    let command = 0;
    for (const [seat, action, question] of decisions) {
        await until(() => told[seat].decision >= question && told[seat].legal.includes(action));
        const { decision } = told[seat];
        command += 1;
        sockets[seat].send(JSON.stringify({ type: "do", command, decision, action }));
        await until(() => told[seat].decision > decision);
    }
    for (const socket of sockets) socket.close();
}"""
"""Takes decisions at a table with several seats of one device.

Each is taken when its seat is asked the question of that number: what standing wishes answer meanwhile may be over
before anybody could wait for it.
"""


KEYS = """async ([table, areOwn]) => {
    const { links, yours } = await (await fetch(`/api/tables/${table}`)).json();
    const found = links.filter(({ seat }) => yours.includes(seat) === areOwn);
    return Object.fromEntries(found.map(({ seat, path }) => [seat, path.split("#")[1].split(".")[1]]));
}"""
"""The keys of the seats that are still free, or of the own ones for other devices: a key is good for once."""
POST = """async ([path, body]) => {
    await fetch("/api/guest");
    const headers = { "content-type": "application/json" };
    const answer = await fetch(path, { method: "POST", headers, body: body && JSON.stringify(body) });
    if (!answer.ok) throw new Error(await answer.text());
}"""


def lay(person: Person, deal: Deal, decisions: int) -> TableHands:
    """A table for people who share a screen, after so many decisions of a known deal; whoever is asked has it.

    The hands that are answered know how to go on at tables of Celestia Duo and Etherium.
    """
    person.go("/about")
    person.page.get_by_role("heading", level=1).wait_for(timeout=PATIENCE)
    seats = [{"kind": "me"}, *[{"kind": "here"}] * (deal.seats - 1)]
    wanted = {"game": deal.game, "seats": seats, "options": deal.options, "seed": deal.seed}
    table = person.page.evaluate(MAKE, wanted)
    hands = TableHands(deal, dict.fromkeys(range(deal.seats), person))
    decide(person, hands, decisions, table)
    person.go(f"/table/{table}")
    await_table(person)
    if hands.match.game.hides_hands:
        hands.take_screens()
    return hands


def lay_apart(person: Person, deal: Deal, decisions: int, *, chat: bool = False) -> TableHands:
    """The same, but only one seat is this person's: the first that is asked then. Nobody looks from the others."""
    person.go("/about")
    person.page.get_by_role("heading", level=1).wait_for(timeout=PATIENCE)
    hands = TableHands(deal, dict.fromkeys(range(deal.seats), person))
    taken = list(hands.look_ahead(decisions))
    kept = hands.match.actors[0]
    seats = [{"kind": "me" if seat == kept else "link"} for seat in range(deal.seats)]
    wanted = {"game": deal.game, "seats": seats, "options": deal.options, "seed": deal.seed, "chat": chat}
    table = person.page.evaluate(MAKE, wanted)
    browser = person.page.context.browser
    assert browser is not None
    # The others come, let this device decide for them, and take their seats back.
    others = browser.new_context(base_url=person.page.url.rpartition("/")[0])
    page = others.new_page()
    page.goto("/about")
    page.get_by_role("heading", level=1).wait_for(timeout=PATIENCE)
    for giver, taker, are_own in ((person.page, page, False), (page, person.page, True)):
        keys: dict[str, str] = giver.evaluate(KEYS, [table, are_own])
        for seat, key in keys.items():
            taker.evaluate(POST, [f"/api/tables/{table}/seats/{seat}/sit", {"key": key}])
    person.page.evaluate(DECIDE, {"table": table, "seats": list(range(deal.seats)), "decisions": taken})
    for seat in keys:
        page.evaluate(POST, [f"/api/tables/{table}/seats/{seat}/renew", None])
    others.close()
    person.go(f"/table/{table}")
    await_table(person)
    return hands


def decide(person: Person, hands: TableHands, decisions: int, table: str | None = None) -> None:
    """Take decisions of a deal up to that number, at the table that is open or at another, as other devices would."""
    taken = list(hands.look_ahead(decisions))
    if taken:
        at = table or person.page.url.rpartition("/")[2]
        seats = list(range(hands.deal.seats))
        person.page.evaluate(DECIDE, {"table": at, "seats": seats, "decisions": taken})


def before(deal: Deal, verb: str, *, seat: int = 0, after: int = 0) -> int:
    """The number of the first decision of a kind that a seat takes, after so many others."""
    return next(at for at in _of(deal, verb, seat) if at >= after)


def _of(deal: Deal, verb: str, seat: int) -> Iterator[int]:
    return (at for at, (who, notation) in enumerate(deal.decisions) if who == seat and notation.split()[0] == verb)
