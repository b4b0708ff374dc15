package salient.cli;

import java.io.PrintWriter;
import java.io.StringWriter;
import picocli.CommandLine;

/** What a command answered: its exit code and what it printed. */
record Said(int code, String out, String err) {
    static Said run(String... arguments) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        CommandLine line = Main.commandLine().setOut(new PrintWriter(out)).setErr(new PrintWriter(err));
        return new Said(line.execute(arguments), out.toString(), err.toString());
    }
}
