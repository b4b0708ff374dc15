package salient.site;

import java.util.List;
import salient.conformance.Signature;
import salient.kernel.play.Game;
import salient.players.catalog.GameCatalog;

/** The signature of a game over the first of the games that its full signature is made of, each played to its end. */
record SignatureSample(Game game) implements Sample {
    private static final int GAMES = 6;

    static List<SignatureSample> all() {
        return GameCatalog.standard().games().stream().map(SignatureSample::new).toList();
    }

    @Override
    public String name() {
        return game.id() + "-signature";
    }

    @Override
    public String text() {
        return game.id() + " rules " + game.rulesVersion() + ", " + GAMES + " games: " + Signature.of(game, GAMES)
                + "\n";
    }
}
