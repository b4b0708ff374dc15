package salient.kernel.record;

import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import salient.kernel.dice.Commitment;
import salient.kernel.play.Game;
import salient.kernel.play.Options;
import salient.kernel.play.Position;
import salient.kernel.play.Scenario;

/**
 * All that is settled before the first order.
 *
 * @param rules      the {@link Game#rulesVersion()} under which the game is played
 * @param undo       how much can be undone; records of earlier versions do not say, and everything can be undone by consent
 * @param clock      how much time the sides have; none if it is not limited
 * @param players    names by side id, where they are known
 * @param commitment to the seed of the dice, where they can be audited
 * @param entropy    what players added to the seed, by side id
 * @param ownDice    whether the players may roll dice of their own and type them
 */
public record Header(
        String game,
        int rules,
        Beginning beginning,
        Optional<UndoLaw> undo,
        Optional<ClockLaw> clock,
        SortedMap<String, String> players,
        Optional<Commitment> commitment,
        SortedMap<String, String> entropy,
        boolean ownDice) {

    public Header {
        players = oneLine("name of a player", players);
        entropy = oneLine("entropy", entropy);
    }

    /** A copy; see {@link Options#values()}. */
    @Override
    public SortedMap<String, String> players() {
        return new TreeMap<>(players);
    }

    /** A copy; see {@link Options#values()}. */
    @Override
    public SortedMap<String, String> entropy() {
        return new TreeMap<>(entropy);
    }

    public static Header of(Game game, Scenario scenario, Options options) {
        return of(game, new Beginning.FromScenario(scenario.id(), options.values()));
    }

    /** A game that goes on from a position. */
    public static Header of(Game game, Position position) {
        return of(game, new Beginning.FromPosition(game.notation().print(position)));
    }

    private static Header of(Game game, Beginning beginning) {
        return new Header(
                game.id(),
                game.rulesVersion(),
                beginning,
                Optional.empty(),
                Optional.empty(),
                new TreeMap<>(),
                Optional.empty(),
                new TreeMap<>(),
                false);
    }

    public Header withUndo(UndoLaw law) {
        return new Header(game, rules, beginning, Optional.of(law), clock, players, commitment, entropy, ownDice);
    }

    public Header withClock(Optional<ClockLaw> law) {
        return new Header(game, rules, beginning, undo, law, players, commitment, entropy, ownDice);
    }

    public Header withPlayers(SortedMap<String, String> names) {
        return new Header(game, rules, beginning, undo, clock, names, commitment, entropy, ownDice);
    }

    public Header withDice(Commitment promised, SortedMap<String, String> added) {
        return new Header(game, rules, beginning, undo, clock, players, Optional.of(promised), added, ownDice);
    }

    public Header withOwnDice(boolean allowed) {
        return new Header(game, rules, beginning, undo, clock, players, commitment, entropy, allowed);
    }

    private static SortedMap<String, String> oneLine(String what, SortedMap<String, String> values) {
        for (String value : values.values())
            if (value.isBlank() || !value.equals(value.strip()) || value.indexOf('\n') >= 0 || value.indexOf('\r') >= 0)
                throw new IllegalArgumentException(
                        "the " + what + " must be one line that neither begins nor ends with spaces: '" + value + "'");
        return new TreeMap<>(values);
    }
}
