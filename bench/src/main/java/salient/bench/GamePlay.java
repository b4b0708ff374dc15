package salient.bench;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import salient.kernel.dice.Dice;
import salient.kernel.dice.SeededDice;
import salient.kernel.play.Game;
import salient.kernel.play.Options;
import salient.kernel.play.Position;
import salient.kernel.play.Side;
import salient.players.ComputerPlayer;
import salient.players.RandomPlayer;
import salient.players.catalog.GameCatalog;
import salient.players.catalog.GameEntry;

/** Whole games of one scenario, as they are measured. */
record GamePlay(Game game, String scenario) {
    Position start() {
        return game.start(game.scenario(scenario), Options.of(game.options(), Map.of()));
    }

    /** At random, with at most so many decisions. */
    Position atRandom(long seed, int most) {
        Position position = start();
        RandomPlayer player = new RandomPlayer(seed);
        Dice dice = new SeededDice(seed + 1);
        for (int i = 0; i < most && position.outcome().isEmpty(); i++)
            position.play(player.decide(position), dice, _ -> {});
        return position;
    }

    /** By the standard players, each side from what it knows, as at a table. */
    Position byComputers(long seed, Consumer<Position> afterEachDecision) {
        Position position = start();
        Map<Side, ComputerPlayer> players =
                players((entry, side) -> entry.standard(side).maker().make(side, seed));
        Dice dice = new SeededDice(seed);
        while (position.outcome().isEmpty()) {
            Side side = position.toDecide();
            position.play(players.get(side).decide(position.knownTo(side)), dice, _ -> {});
            afterEachDecision.accept(position);
        }
        return position;
    }

    Map<Side, ComputerPlayer> players(BiFunction<GameEntry, Side, ComputerPlayer> maker) {
        GameEntry entry = GameCatalog.standard().entry(game);
        Map<Side, ComputerPlayer> players = new LinkedHashMap<>();
        for (Side side : game.sides()) players.put(side, maker.apply(entry, side));
        return players;
    }
}
