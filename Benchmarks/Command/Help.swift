extension BenchmarkOptions {
    /// What `--help` prints.
    static let help = """
        Usage: Benchmarks [filter ...] [options]

        Lays out the workloads, each on one worker and on all cores in turn, and prints what that
        took. Every layout is checked: a wrong checksum is an error, and no number is printed.

        A filter is the beginning of a name: W4, W7a, W2/1111. Without one all workloads run.
        The peers' times are stored ones, of another machine.

          --sizes A..B       only workloads with so many nodes; ..200000 unless told, 1.. for all
          --workers N        the workers of the parallel side, 1024 at most; as many as there are
                             cores unless told
          --samples N        exactly so many samples of each workload
          --time-budget S    seconds that samples of each workload are taken for; 1.5 unless told
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
