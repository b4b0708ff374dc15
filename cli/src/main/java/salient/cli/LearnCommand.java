package salient.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.ServiceLoader;
import me.tongfei.progressbar.ProgressBar;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import salient.lab.learn.Example;
import salient.lab.learn.Lesson;
import salient.lab.learn.SelfPlay;
import salient.lab.learn.Trainer;
import salient.lab.report.LessonReport;

/** Learns to judge the positions of a game. */
@Command(
        name = "learn",
        description = {
            "Plays games between computer players and learns from them who wins: writes the examples, the model and a",
            "report that says how well it judges other games. The same choices give the same model."
        })
final class LearnCommand extends PrintingCommand {
    @Mixin
    private LearningOptions from;

    @Option(names = "--games", paramLabel = "N", description = "Default ${DEFAULT-VALUE}; one in four is for the test.")
    private int games = 400;

    @Option(names = "--out", paramLabel = "DIR", description = "Where the files go. Default: ${DEFAULT-VALUE}.")
    private Path folder = Path.of("learned");

    @Override
    int run(PrintWriter out) {
        int cores = from.threads();
        String id = from.game();
        SelfPlay play = new SelfPlay(Games.catalog(), id, from.scenarios(), games, from.seed());
        Trainer trainer = ServiceLoader.load(Trainer.class)
                .findFirst()
                .orElseThrow(() -> new BadInput(
                        "learning needs the module lab-learn, which ./salient learn builds in a checkout."));
        List<Example> examples = Interruptible.run(stop -> {
            try (ProgressBar bar = new ProgressBar("games", games)) {
                return play.play(cores, bar::stepTo, stop);
            }
        });
        Lesson lesson = Lesson.of(play, examples, trainer, command(), from.seed());
        write(id + "-examples.csv", play.table(examples));
        write(id + ".csv", lesson.model().text());
        write(id + ".html", LessonReport.html(play.entry().game(), lesson));
        print(lesson, out);
        return Main.SUCCESS;
    }

    private String command() {
        StringBuilder command = new StringBuilder("./salient learn " + from.game());
        from.scenarios().forEach(scenario -> command.append(" --scenario ").append(scenario));
        return command.append(" --games " + games + " --seed " + from.seed()).toString();
    }

    private void write(String file, String text) {
        try {
            Files.createDirectories(folder);
            Files.writeString(folder.resolve(file), text);
        } catch (IOException e) {
            throw new BadInput("cannot write " + folder.resolve(file) + ": " + e.getMessage());
        }
    }

    private void print(Lesson lesson, PrintWriter out) {
        out.println("Positions: " + lesson.model().made().get("examples") + ".");
        out.println("Brier score in the test (0 is perfect, 0.25 is one half for every game):");
        for (Lesson.Result result : lesson.results())
            out.printf(
                    Locale.ROOT,
                    "  %-32s %.4f%n",
                    result.judge(),
                    result.calibration().brier());
        out.println("Written to " + folder + ".");
    }
}
