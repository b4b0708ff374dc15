package salient.cli;

import java.io.IOException;
import java.io.PrintWriter;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import salient.server.load.Loads;
import salient.server.load.Soak;

/** Plays on a server of its own for a long time and looks at its memory. */
@Command(
        name = "soak",
        description = "Plays on a server process for a long time; its memory must not grow once it is warm.")
final class SoakCommand extends PrintingCommand {
    @Option(names = "--minutes", paramLabel = "N", description = "Default ${DEFAULT-VALUE}.")
    private int minutes = 60;

    @Mixin
    private LoadOptions load;

    @Override
    int run(PrintWriter out) throws IOException, InterruptedException {
        Soak.Report report = Loads.soak(load.games(), load.where(), minutes);
        out.println(report);
        return report.isFlat() && report.faults().isEmpty() ? Main.SUCCESS : Main.NEGATIVE;
    }
}
