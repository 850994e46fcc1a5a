"""The games for research: batches of matches on the CPU and on GPUs, OpenSpiel's algorithms, exact solutions."""
