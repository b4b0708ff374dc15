package salient.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import salient.lab.compare.Comparison;
import salient.lab.compare.Variation;
import salient.lab.figures.DataChange;
import salient.lab.report.StudyFile;
import salient.lab.study.StudyResult;

/** Says how studies differ. */
@Command(
        name = "compare",
        description = {
            "Compares two studies: compare A.json B.json.",
            "Or runs the same games with several values of one thing: compare GAME --vary option:level=2,3,4."
        })
final class CompareCommand extends PrintingCommand {
    @Parameters(paramLabel = "A.json B.json | GAME", arity = "1..2")
    private List<String> what;

    @Option(
            names = "--vary",
            paramLabel = "KIND:NAME=V1,V2",
            description =
                    "option:ID=…, player:SIDE=… or set:FILE:ROW:COLUMN=…; the first value is the one compared with.")
    private String vary;

    @Option(names = "--games", paramLabel = "N", description = "Per value (default ${DEFAULT-VALUE}).")
    private int games = 100;

    @Mixin
    private StartOptions start;

    @Override
    int run(PrintWriter out) {
        if (vary != null) compareValues(out);
        else compareFiles(out);
        return Main.SUCCESS;
    }

    private void compareFiles(PrintWriter out) {
        if (what.size() != 2) throw new BadInput("name two results, A.json B.json, or a GAME and --vary.");
        StudyResult first = result(what.get(0));
        StudyResult second = result(what.get(1));
        out.println(Comparison.of(first, second).sentence(what.get(1) + " against " + what.get(0)));
    }

    private static StudyResult result(String file) {
        return StudyFile.read(Path.of(file)).result();
    }

    private void compareValues(PrintWriter out) {
        if (what.size() != 1) throw new BadInput("--vary needs one GAME.");
        Games.entry(what.getFirst());
        List<Variation> variations = variations();
        ChildStudies studies = ChildStudies.of(what.getFirst(), games, start);
        StudyResult first = studies.run(variations.getFirst());
        for (Variation variation : variations.subList(1, variations.size())) {
            Comparison comparison = Comparison.of(first, studies.run(variation));
            out.println(comparison.sentence(
                    variation.name() + " against " + variations.getFirst().name()));
            out.flush();
        }
    }

    private List<Variation> variations() {
        int colon = vary.indexOf(':');
        int equals = vary.lastIndexOf('=');
        if (colon < 0 || equals < colon || vary.indexOf(',', equals) < 0)
            throw new BadInput(
                    "--vary is written option:ID=V1,V2 or player:SIDE=P1,P2 or set:FILE:ROW:COLUMN=V1,V2, not " + vary
                            + ".");
        String kind = vary.substring(0, colon);
        String name = vary.substring(colon + 1, equals);
        List<Variation> variations = new ArrayList<>();
        for (String value : vary.substring(equals + 1).split(","))
            variations.add(
                    switch (kind) {
                        case "option" -> Variation.option(name, value);
                        case "player" -> Variation.player(name, value);
                        case "set" -> Variation.figure(DataChange.parse(name + "=" + value, what.getFirst()));
                        default -> throw new BadInput("--vary knows option, player and set, not " + kind + ".");
                    });
        return variations;
    }
}
