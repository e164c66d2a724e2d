"""What the system costs on a machine: one file a benchmark; `scripts/benchmark.py` runs them."""
