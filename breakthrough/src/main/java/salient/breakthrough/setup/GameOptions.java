package salient.breakthrough.setup;

import static salient.breakthrough.play.Clauses.clause;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import salient.breakthrough.state.TurnState;
import salient.breakthrough.tables.Army;
import salient.breakthrough.tables.Constants;
import salient.breakthrough.tables.GermanHandicap;
import salient.breakthrough.tables.Level;
import salient.hexwar.handicap.Handicap;
import salient.kernel.play.Option;

/** 2.1: the choices before play. */
public final class GameOptions {
    private static final List<Option> ALL = List.of(
            new Option(
                    "level",
                    "Level of play",
                    "From 1, hardest for the German side, to 4, easiest; 3 is historical.",
                    IntStream.rangeClosed(1, Level.highest())
                            .mapToObj(n -> new Option.Value(Integer.toString(n), n + ": " + advantages(n)))
                            .toList(),
                    "3",
                    clause("2.1c")),
            Option.yesNo(
                    "historical",
                    "Historical",
                    "Through December " + TurnState.date(Constants.of("corridor-through-turn"))
                            + " only marked American units may enter the Houffalize corridor, x from "
                            + Constants.of("corridor-first-x") + " to " + Constants.of("corridor-last-x") + ".",
                    true,
                    clause("2.1i")),
            new Option(
                    "players",
                    "Players",
                    "Solitaire against the computer American, or two players with weaker American engineers and tank destroyers.",
                    List.of(new Option.Value("solitaire", "Solitaire"), new Option.Value("two", "Two players")),
                    "solitaire",
                    clause("2.0c")),
            Option.yesNo(
                    "extension.computer-german",
                    "Computer German allowed",
                    "An extension: the computer can also play the German side, which the original does not offer.",
                    true,
                    clause("2.0b")),
            Handicap.option(
                    "points that the German score begins with; " + handicaps() + ".", Handicap.NONE, clause("10.2g")));

    private GameOptions() {}

    /** As in {@code between regular players: 425 points in Twelve Days, 275 points in First Seven Days}. */
    private static String handicaps() {
        return Handicap.SIZES.stream()
                .map(handicap -> handicap.title() + ": "
                        + Setup.scenarios().stream()
                                .map(scenario -> GermanHandicap.points(handicap, scenario.id())
                                                .orElseThrow() + " points in " + scenario.title())
                                .collect(Collectors.joining(", ")))
                .collect(Collectors.joining("; "));
    }

    /** "American artillery +50%, replacements x 3, 4 more air points", or "historical" where no side has any. */
    private static String advantages(int number) {
        for (Army army : Army.values()) {
            Level level = Level.of(number, army);
            if (level.artilleryPercent() == 100) continue;
            int air = level.airBonus();
            return army.side().name() + " artillery +" + (level.artilleryPercent() - 100) + "%, replacements x "
                    + level.replacementFactor() + ", " + air + (air == 1 ? " more air point" : " more air points");
        }
        return "historical";
    }

    public static List<Option> all() {
        return ALL;
    }
}
