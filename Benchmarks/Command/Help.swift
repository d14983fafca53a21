extension BenchmarkOptions {
    /// What `--help` prints.
    static let help = """
        Usage: Benchmarks [filter ...] [options]

        Lays out the workloads, each on one worker and on all cores in turn, and prints what that
        took. Every layout is checked: a wrong checksum is an error, and no number is printed.

        A filter is the beginning of a name: W4, W7a, W2/1111. Without one all workloads run.

          --sizes A..B       only workloads with so many nodes; ..200000 unless told, 1.. for all
          --workers N        the workers of the parallel side; as many as there are cores unless told
          --samples N        exactly so many samples of each workload
          --time-budget S    seconds that samples of each workload are taken for; 1.5 unless told
          --json FILE        write the figures, a JSON object a line
          --compare FILE     print the ratios to the figures in a file, calibrated
          --report FILE      write a page with charts
          --smoke            take no times: check the checksums of small sizes on one worker, on all
                             cores, and against the serial layout without caches
          --help             print this

        Exit status: 0; 1 if a checksum was wrong or a file cannot be read or written; 64 for
        wrong arguments; 74 if standard output cannot be written.
        """
}
