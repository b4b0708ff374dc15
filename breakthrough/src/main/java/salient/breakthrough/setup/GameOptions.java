package salient.breakthrough.setup;

import static salient.breakthrough.play.Clauses.clause;

import java.util.List;
import salient.kernel.play.Option;

/** 2.1: the choices before play. */
public final class GameOptions {
    private static final List<Option> ALL = List.of(
            new Option(
                    "level",
                    "Level of play",
                    "From 1, hardest for the German, to 4, easiest for him; 3 is historical.",
                    List.of(
                            new Option.Value("1", "1: American artillery +50 %, replacements x 3, 4 more air points"),
                            new Option.Value("2", "2: American artillery +25 %, replacements x 2, 2 more air points"),
                            new Option.Value("3", "3: historical"),
                            new Option.Value("4", "4: German artillery +50 %, replacements x 2, 1 more air point")),
                    "3",
                    clause("2.1c")),
            Option.yesNo(
                    "historical",
                    "Historical",
                    "Through December 22 only marked American units may enter the Houffalize corridor, x from 11 to 17.",
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
                    "Our extension: the computer may command the German side too, which the original does not offer.",
                    true,
                    clause("2.0b")));

    private GameOptions() {}

    public static List<Option> all() {
        return ALL;
    }
}
