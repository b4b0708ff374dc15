package salient.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;
import salient.greatbattles.OwnScenarios;
import salient.greatbattles.scenario.ScenarioDefinition;
import salient.greatbattles.scenario.ScenarioFiles;
import salient.greatbattles.scenario.Unit;

/** Reads a scenario file of Great Battles and says what is in it, or file, line, column and reason of what is wrong. */
@Command(
        name = "scenario",
        description = "Check a scenario file of Great Battles.",
        footer = {"", "How to write one: docs/greatbattles-scenarios.md"})
final class ScenarioCommand extends PrintingCommand {
    @Parameters(paramLabel = "FILE", description = "A scenario file.")
    private Path file;

    @Override
    int run(PrintWriter out) {
        ScenarioDefinition battle = read();
        out.println(
                battle.title() + " (" + battle.id() + "): " + battle.days() + (battle.days() == 1 ? " day" : " days")
                        + " on a table of " + battle.width() / 1000 + " by " + battle.height() / 1000 + " inches.");
        for (int side = 0; side < 2; side++) {
            int of = side;
            long battalions = battle.units().stream()
                    .filter(u -> u.side() == of && u.battalion())
                    .count();
            long stands = battle.stands().stream().filter(s -> s.side() == of).count();
            out.println(battle.parties().get(side).title() + ": " + battalions + " battalions, " + stands + " stands.");
            for (Unit unit : battle.units())
                if (unit.side() == side && unit.battalion())
                    out.println("  " + unit.id() + " " + unit.title() + ", "
                            + unit.quality().id() + ", " + unit.stands().size() + " stands");
        }
        battle.handicap().ifPresent(handicap -> out.println("With the handicap: " + handicap.effect()));
        return Main.SUCCESS;
    }

    private ScenarioDefinition read() {
        try {
            return OwnScenarios.read(file);
        } catch (ScenarioFiles.BadScenario bad) {
            throw new BadInput(bad.getMessage(), bad);
        }
    }
}
