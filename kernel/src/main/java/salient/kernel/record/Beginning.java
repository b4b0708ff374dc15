package salient.kernel.record;

import java.util.SortedMap;
import java.util.TreeMap;
import salient.kernel.play.Game;
import salient.kernel.play.Options;
import salient.kernel.play.Position;

/** What a game began from. */
public sealed interface Beginning {
    /** A scenario with every option's value written out, so that a later change of a default changes no old game. */
    record FromScenario(String scenario, SortedMap<String, String> options) implements Beginning {
        public FromScenario {
            options = new TreeMap<>(options);
        }

        /** A copy; see {@link Options#values()}. */
        @Override
        public SortedMap<String, String> options() {
            return new TreeMap<>(options);
        }
    }

    /** A position in the game's notation. */
    record FromPosition(String text) implements Beginning {
        public FromPosition {
            if (!text.endsWith("\n")) text = text + "\n";
        }
    }

    /** The first position; a text that cannot be read or options that do not go together are the reader's mistake. */
    default Position position(Game game) {
        return switch (this) {
            case FromScenario(String scenario, SortedMap<String, String> options) ->
                game.start(game.scenario(scenario), Options.of(game.options(), options));
            case FromPosition(String text) -> game.notation().parsePosition(text);
        };
    }
}
