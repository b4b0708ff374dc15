package salient.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** What backup and restore are given, and how they answer. */
final class BackupOptions {
    @Parameters(paramLabel = "FILE", description = "The backup.")
    private Path file;

    @Option(names = "--data", paramLabel = "DIR", description = "Where games are kept, as for serve.")
    private Path data = ServeCommand.DATA;

    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec;

    Path file() {
        return file;
    }

    Path data() {
        return data;
    }

    void say(String sentence) {
        PrintWriter out = spec.commandLine().getOut();
        out.println(sentence);
        out.flush();
    }
}
