package salient.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** What the commands share: --help and --version, and where they print. */
@Command(mixinStandardHelpOptions = true)
abstract class PrintingCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    /** Does what the command is for; says its exit code. */
    abstract int run(PrintWriter out) throws IOException, InterruptedException;

    @Override
    public final Integer call() throws IOException, InterruptedException {
        PrintWriter out = spec.commandLine().getOut();
        try {
            return run(out);
        } finally {
            out.flush();
        }
    }

    /** For what is not the answer: progress, and reasons. */
    final PrintWriter err() {
        return spec.commandLine().getErr();
    }
}
