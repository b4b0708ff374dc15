package salient.greatbattles;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Stream;
import salient.greatbattles.orders.RoomToSetUp;
import salient.greatbattles.scenario.ScenarioDefinition;
import salient.greatbattles.scenario.ScenarioDefinitions;
import salient.greatbattles.scenario.ScenarioFiles;
import salient.greatbattles.scenario.ScenarioFiles.BadScenario;
import salient.kernel.play.Options;

/** Scenario files of people's own: they are read, and it is tried whether every unit finds room to set up. */
public final class OwnScenarios {
    private OwnScenarios() {}

    /** A scenario that can be played; {@link BadScenario} says what is wrong with it otherwise. */
    public static ScenarioDefinition read(Path file) {
        ScenarioDefinition battle = ScenarioFiles.read(file);
        try {
            GreatBattles game = new GreatBattles(List.of(battle));
            for (ScenarioDefinition played : List.of(battle, battle.withHandicap()))
                RoomToSetUp.missing(game.start(played, Options.of(game.options(), Map.of()))
                                .state())
                        .ifPresent(unit -> {
                            throw new BadScenario(
                                    file + ": the set-up zone of " + unit
                                            + " has no room for it beside the other units",
                                    null);
                        });
        } catch (Options.BadOption bad) {
            throw new BadScenario(file + ": " + bad.getMessage(), bad);
        }
        return battle;
    }

    /**
     * The good scenarios among the {@code .txt} files of a folder, by name. A file that is refused, such as one whose id
     * another scenario has, stops nothing: what is wrong with it is told.
     */
    public static List<ScenarioDefinition> folder(Path folder, Consumer<String> refused) {
        List<ScenarioDefinition> battles = new ArrayList<>();
        for (Path file : files(folder))
            try {
                ScenarioDefinition battle = read(file);
                boolean known = ScenarioDefinitions.find(battle.id()).isPresent()
                        || battles.stream().anyMatch(b -> b.id().equals(battle.id()));
                if (known) refused.accept(file + ": another scenario has the id " + battle.id());
                else battles.add(battle);
            } catch (BadScenario bad) {
                refused.accept(bad.getMessage());
            }
        return battles;
    }

    private static List<Path> files(Path folder) {
        try (Stream<Path> all = Files.list(folder)) {
            return all.filter(f -> f.toString().endsWith(".txt")).sorted().toList();
        } catch (IOException e) {
            throw new BadScenario(folder + ": cannot be read (" + e.getMessage() + ")", e);
        }
    }
}
