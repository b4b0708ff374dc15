package salient.cli;

import picocli.CommandLine.Option;

/** On how many threads games are played. */
final class ThreadOptions {
    @Option(names = "--threads", paramLabel = "N", description = "Default: one per core. Does not change the results.")
    private int threads = Runtime.getRuntime().availableProcessors();

    int threads() {
        if (threads < 1) throw new BadInput("--threads must be at least 1.");
        return threads;
    }
}
