"""One module for each peer. Importing one fails where its library is not installed; `bench.entries` reports that."""
