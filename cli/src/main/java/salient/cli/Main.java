package salient.cli;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IExecutionExceptionHandler;
import salient.kernel.notation.BadNotation;
import salient.kernel.play.Options.BadOption;
import salient.lab.study.BadStudy;
import salient.players.learned.BadModel;
import salient.server.CannotStart;
import salient.server.Server;
import salient.table.store.StorageFailure;

/** The salient command. Exit codes: 0 fine, 1 the answer is no, 2 bad input with the reason. */
@Command(
        name = "salient",
        version = "Salient " + Server.VERSION,
        mixinStandardHelpOptions = true,
        synopsisSubcommandLabel = "COMMAND",
        description = "Play, referee and study World War II wargames.",
        footer = {
            "",
            "In a checkout also: test (all tests), test-package, test-site, test-spark, test-learn, build, package, site DIR (the program as",
            "plain files for a web host), coverage, mutation, advisories, format.",
            "Exit codes: 0 success, 1 negative result, 2 bad input with the reason; judge: 3 a fault of the program."
        })
public final class Main {
    static final int SUCCESS = 0;
    static final int NEGATIVE = 1;
    static final int BAD_INPUT = 2;
    static final int FAULT = 3;
    /** Options of the whole program, which need no command. */
    private static final Set<String> FOR_ALL = Set.of("-h", "--help", "-V", "--version");

    private Main() {}

    /** One line a command: a new one is added here and nowhere else. */
    private static List<Object> commands() {
        return List.of(
                new ServeCommand(),
                new BackupCommand(),
                new RestoreCommand(),
                new GamesCommand(),
                new RulesCommand(),
                new JudgeCommand(),
                new ReplayCommand(),
                new FuzzCommand(),
                new SimulateCommand(),
                new HandOversCommand(),
                new EndingsCommand(),
                new TournamentCommand(),
                new LearnCommand(),
                new TuneCommand(),
                new ClimbCommand(),
                new CompareCommand(),
                new SensitivityCommand(),
                new MapCommand(),
                new ScenarioCommand(),
                new BenchCommand(),
                new TortureCommand(),
                new SoakCommand(),
                new TrainCommand());
    }

    static CommandLine commandLine() {
        CommandLine line = new CommandLine(new Main());
        commands().forEach(line::addSubcommand);
        line.addSubcommand(new CommandLine.HelpCommand());
        line.setExecutionExceptionHandler(badInputIsNotACrash());
        return line;
    }

    /** A reader's mistake is told in one sentence; a fault of ours keeps its trace. */
    private static IExecutionExceptionHandler badInputIsNotACrash() {
        return (fault, line, _) -> {
            switch (fault) {
                case BadInput _, BadNotation _, BadOption _, BadStudy _, BadModel _, CannotStart _, StorageFailure _ ->
                    line.getErr().println("salient " + line.getCommandName() + ": " + fault.getMessage());
                default -> throw fault;
            }
            return BAD_INPUT;
        };
    }

    /** Without a command the program is started: {@code --port 9000} alone means {@code serve --port 9000}. */
    static String[] withCommand(String... arguments) {
        if (arguments.length > 0 && (!arguments[0].startsWith("-") || FOR_ALL.contains(arguments[0]))) return arguments;
        return Stream.concat(Stream.of("serve"), Stream.of(arguments)).toArray(String[]::new);
    }

    public static void main(String[] arguments) {
        int status = commandLine().execute(withCommand(arguments));
        if (!Interruptible.isEnding()) System.exit(status);
    }
}
