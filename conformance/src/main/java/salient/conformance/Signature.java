package salient.conformance;

import java.util.ArrayList;
import java.util.List;
import salient.kernel.dice.Dice;
import salient.kernel.dice.SeededDice;
import salient.kernel.play.Event;
import salient.kernel.play.Game;
import salient.kernel.play.Order;
import salient.kernel.play.Outcome;
import salient.kernel.play.Position;
import salient.kernel.play.StateHash;
import salient.kernel.play.Subject;

/**
 * One number for the way a game plays: a hash over every order and position of games between random players with fixed
 * seeds. A change of the code that leaves it alone has not changed play; one that alters it says why.
 */
public final class Signature {
    /** As many games as the number kept beside a game is made of. */
    public static final int GAMES = 200;

    private Signature() {}

    public static String of(Game game) {
        return of(game, GAMES);
    }

    /** In 16 hexadecimal digits. */
    public static String of(Game game, int games) {
        StateHash hash = new StateHash();
        for (int seed = 0; seed < games; seed++) play(game, seed, hash);
        String digits = Long.toHexString(hash.value());
        return "0".repeat(16 - digits.length()) + digits;
    }

    private static void play(Game game, long seed, StateHash hash) {
        Position position = GameStart.header(game, seed).beginning().position(game);
        Chooser chooser = new Chooser(new SeededDice(seed), game);
        Dice dice = new SeededDice(~seed);
        List<Subject> subjects = new ArrayList<>();
        List<Order> orders = new ArrayList<>();
        hash.add(position.hash());
        while (position.outcome().isEmpty()) {
            subjects.clear();
            orders.clear();
            position.subjects(subjects::add);
            position.orders(chooser.oneOf(subjects), orders::add);
            Order order = chooser.oneOf(orders);
            position.play(order, dice, (Event _) -> {});
            hash.add(game.notation().print(order)).add(position.hash());
        }
        Outcome outcome = position.outcome().get();
        hash.add(outcome.winner().map(Object::toString).orElse("draw")).add(outcome.score());
    }
}
