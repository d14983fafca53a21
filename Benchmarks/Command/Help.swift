extension BenchmarkOptions {
    /// What `--help` prints.
    static let help = """
        Usage: Benchmarks [filter ...] [options]

        Lays out the workloads, each on one worker and on all cores in turn, and prints what that
        took. Every layout is checked: a wrong checksum is an error, and no number is printed.

        A filter is the beginning of a name: W4, W7a, W2/1111. Without one all workloads run.
        The peers' times are stored ones, of another machine. After a change (W7a, W7g, W7b, W7c) the
        ratio leaves out Weft's edit, as the peers' times leave out the change of their trees.

          --sizes A..B       only workloads with so many nodes; ..200000 unless told, 1.. for all
          --workers N        the workers of the parallel side, 1024 at most; as many as there are
                             cores unless told
          --samples N        exactly so many samples of each workload a side
          --time-budget S    seconds that samples of each workload are taken for a side; 1.5 unless
                             told. No more than 101 are taken; of slow ones 11, if that takes no
                             more than ten times as long, and 3 in any case
          --json FILE        write the figures, a JSON object a line
          --compare FILE     print the ratios to the figures in a file, calibrated
          --report FILE      write a page with charts
          --smoke            take no times: check the checksums on one worker, on all cores, and
                             against the serial layout without caches; of up to 30000 nodes unless
                             --sizes says more, without the largest sizes of W1, W2, W3, W3d, W7a,
                             W7g, W8, W8s, W11 and W13
          --help             print this

        Exit status: 0; 1 if a checksum was wrong, a file cannot be read or written, or there is
        nothing to compare; 64 for wrong arguments; 74 if standard output cannot be written.
        """
}
