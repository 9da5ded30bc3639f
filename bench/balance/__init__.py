"""How often bots win, as the chapters of docs/balance.md: `python -m bench.balance --game GAME`.

    ./go run env PYTHONPATH=build/compiled python -m bench.balance --game celestia_duo --games 2000 \\
        --markdown docs/balance.md

The chapter of that game is written anew, between its markers; the others stay as they are. `./go test` leaves the
compiled engine in build/compiled; interpreted, this would take hours.
"""
