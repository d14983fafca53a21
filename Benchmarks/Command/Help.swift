extension BenchmarkOptions {
    /// What `--help` prints.
    static let help = """
        Usage: Benchmarks [filter ...] [options]

        Lays out the workloads, each on one worker and on all cores in turn, and prints the times.
        Every layout is checked: a wrong checksum is an error, and no number is printed for it.

        A filter is the beginning of a name: W4, W7a, W2/1111. Without a filter, all workloads run.
        The peers' times were measured on another machine and stored. After a change (W7a, W7g, W7b,
        W7c), the ratio leaves out Weft's edit, as the peers' times leave out the change of their trees.

          --sizes A..B       only workloads with A to B nodes; by default ..200000; 1.. for all
          --workers N        the workers of the parallel side, 1024 at most; by default, as many as
                             there are cores; with 1, there is no such side
          --samples N        take exactly N samples of each workload on each side
          --time-budget S    how many seconds to take samples of each workload on each side; by
                             default 1.5. At most 101 samples are taken, and at least 11 if that takes
                             no more than ten times as long; at least 3 in any case
          --json FILE        write the figures, one JSON object on each line
          --compare FILE     print the ratios to the figures in a file, calibrated
          --report FILE      write a page with charts
          --smoke            measure no times: check the checksums of one worker, of all cores and of
                             the serial layout without caches; for up to 30000 nodes unless
                             --sizes says more, which leaves out the largest sizes of W1, W2, W3, W3d,
                             W7a, W7g, W8, W8s, W11 and W13
          --help             print this

        Exit status: 0; 1 if a checksum was wrong, a file cannot be read or written, or there is
        nothing to compare; 64 for wrong arguments; 74 if standard output cannot be written.
        """
}
