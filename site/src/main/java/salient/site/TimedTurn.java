package salient.site;

import java.util.List;
import salient.kernel.play.Game;
import salient.kernel.play.Side;
import salient.players.catalog.GameCatalog;
import salient.players.catalog.GameEntry;

/** The turns of computer players at a new table, as a page lets them play: a measure of the JVM and of the browser. */
final class TimedTurn {
    private static final int DECISIONS = 300;

    private TimedTurn() {}

    /** Lets the regular computer players of both sides decide, always in the same way; how often they did. */
    static int play(String id) {
        GameEntry entry = GameCatalog.standard().find(id).orElseThrow();
        Game game = entry.game();
        List<Side> sides = game.sides();
        Engine engine = ApiSample.engine();
        String made = engine.request(
                "POST",
                "/api/tables",
                "",
                "{\"game\":\"" + id + "\",\"scenario\":\""
                        + game.scenarios().getFirst().id() + "\",\"seats\":{\""
                        + sides.getFirst().id() + "\":{\"kind\":\"me\"},\""
                        + sides.getLast().id() + "\":{\"kind\":\"computer\",\"computer\":\""
                        + entry.standard(sides.getLast()).id() + "\"}}}");
        String table = text(made, "table");
        String token = text(made, "token");
        call(engine, table, token, "watch", "{\"since\":0,\"state\":true}");
        String computer = entry.standard(sides.getFirst()).id();
        call(engine, table, token, "computer", "{\"computer\":\"" + computer + "\",\"key\":\"1\"}");
        int decisions = 0;
        while (decisions < DECISIONS && engine.think()) {
            decisions++;
            engine.takeChanges();
        }
        engine.takeNews();
        return decisions;
    }

    private static void call(Engine engine, String table, String token, String call, String body) {
        String reply = engine.receive("{\"id\":1,\"call\":\"" + call + "\",\"table\":\"" + table + "\",\"token\":\""
                + token + "\",\"body\":" + body + "}");
        if (!reply.startsWith("{\"id\":1,\"status\":200")) throw new IllegalStateException(reply);
    }

    private static String text(String answer, String name) {
        return answer.split("\"" + name + "\":\"")[1].split("\"")[0];
    }
}
