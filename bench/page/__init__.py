"""The page's figures, measured on a real server in a real Chromium.

    ./go run env PYTHONPATH=build/compiled python -m bench.page

measures how much script is fetched, gzipped, how soon something is painted, how long the longest task is on a machine
four times as slow, while pieces move and while seasons of Etherium are carried out, and what Lighthouse says on its
phone settings: the median of five runs. Tables of all three games are looked at. Lighthouse comes from the package
registry and is installed into build/lighthouse/. The page must have been built (`./go web`); `--only script` limits it
to some of `script`, `paint`, `motion` and `lighthouse`.
"""
