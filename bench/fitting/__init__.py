"""What is the same in fitting the weights of every bot `steady`: `bench.fit_steady` and `bench.fit_celestia_duo`."""
