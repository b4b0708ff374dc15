package salient.site;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import salient.players.catalog.GameCatalog;

/** How long {@link TimedTurn} takes on the warm JVM, in milliseconds per game, as JSON; for {@code web/bench/site.mjs}. */
final class TurnsOnJvm {
    private static final int WARM_UP = 6;
    private static final int TIMES = 5;

    private TurnsOnJvm() {}

    public static void main(String[] arguments) {
        List<String> games = new ArrayList<>();
        for (String game : GameCatalog.standard().ids()) games.add("\"" + game + "\":" + median(game) / 1e6);
        System.out.println("{" + String.join(",", games) + "}");
    }

    private static double median(String game) {
        for (int i = 0; i < WARM_UP; i++) TimedTurn.play(game);
        List<Long> nanos = new ArrayList<>();
        for (int i = 0; i < TIMES; i++) {
            long began = System.nanoTime();
            TimedTurn.play(game);
            nanos.add(System.nanoTime() - began);
        }
        Collections.sort(nanos);
        return nanos.get(TIMES / 2);
    }
}
