package salient.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import salient.server.load.Loads;
import salient.server.load.Soak;

/** Plays on a server of its own for a long time and looks at its memory. */
@Command(
        name = "soak",
        description = "Plays on a server process for a long time; its memory must not grow once it is warm.",
        mixinStandardHelpOptions = true)
final class SoakCommand implements Callable<Integer> {
    @Option(names = "--minutes", paramLabel = "N", description = "Default ${DEFAULT-VALUE}.")
    private int minutes = 60;

    @Mixin
    private LoadOptions load;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException, InterruptedException {
        Soak.Report report = Loads.soak(load.games(), load.where(), minutes);
        PrintWriter out = spec.commandLine().getOut();
        out.println(report);
        out.flush();
        return report.isFlat() && report.faults().isEmpty() ? Main.SUCCESS : Main.NEGATIVE;
    }
}
