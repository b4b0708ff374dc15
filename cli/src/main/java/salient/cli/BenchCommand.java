package salient.cli;

import java.io.PrintWriter;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import salient.bench.Bench;
import salient.bench.Effort;
import salient.bench.Report;

/** Measures the program against its targets. */
@Command(
        name = "bench",
        description = "Measures the program as ratios within one run, beside a yardstick.",
        mixinStandardHelpOptions = true)
final class BenchCommand implements Callable<Integer> {
    @Option(names = "--json", description = "For programs.")
    private boolean json;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        PrintWriter out = spec.commandLine().getOut();
        PrintWriter progress = spec.commandLine().getErr();
        Report report = Bench.run(Bench.measures(), Effort.FULL, figure -> {
            progress.println("  " + figure.name());
            progress.flush();
        });
        out.println(json ? report.json() : report.text());
        out.flush();
        report.refused().ifPresent(why -> progress.println("salient bench: " + why));
        return report.refused().isEmpty() && report.allMet() ? Main.FINE : Main.NO;
    }
}
