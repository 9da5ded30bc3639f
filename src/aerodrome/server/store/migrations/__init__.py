"""The history of the schema, in Alembic's form. It is part of the program, and run when a database is opened.

To add a revision, change `schema`, then compare it with a database of the last one (any that `aerodrome serve` made):

    ./go run alembic -c src/aerodrome/server/store/migrations/alembic.ini -x database=old.db \\
        revision --autogenerate --rev-id 0002 -m "Seats have colours"

Read what it wrote into `versions`, correct it, give it a way back, and write its fixtures:

    ./go run python -m tests.server.store.make_fixtures

A fixture that has landed is never changed.
"""
