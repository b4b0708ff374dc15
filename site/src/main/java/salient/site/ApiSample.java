package salient.site;

import java.util.List;
import salient.kernel.play.Game;
import salient.players.catalog.GameCatalog;

/** The calls of {@link ApiScript}, answered by an engine of its own, and the record of the game that was played. */
record ApiSample(String game, String scenario) implements Sample {
    private static final int ORDERS = 40;
    static final String ENTROPY = "0123456789abcdef".repeat(4);
    static final long TIME = 1_766_000_000_123L;

    /** The first scenario of every game. */
    static List<ApiSample> all() {
        return GameCatalog.standard().games().stream()
                .map((Game game) ->
                        new ApiSample(game.id(), game.scenarios().getFirst().id()))
                .toList();
    }

    /** One that is the same every time: its secrets, and when it begins. */
    static Engine engine() {
        Engine engine = new Engine(ENTROPY);
        engine.setTime(TIME);
        return engine;
    }

    @Override
    public String name() {
        return game + "-" + scenario + "-calls";
    }

    @Override
    public String text() {
        Engine engine = engine();
        ApiScript script = new ApiScript(
                ApiScript.Door.of(engine), GameCatalog.standard().find(game).orElseThrow(), scenario);
        script.run(ORDERS);
        return script.written() + PlayedSample.RECORD + "\n" + script.record();
    }
}
