package salient.players.ladder;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import salient.kernel.play.Game;
import salient.kernel.play.Side;
import salient.players.ComputerPlayers.Maker;
import salient.players.ComputerPlayers.Offer;
import salient.players.ComputerPlayers.Thinker;
import salient.players.search.Evaluator;

/**
 * The opponents of a game by strength, the weakest first. They differ in how well they think: all see what their side may
 * see and roll the same dice. The random player comes with every game and is not listed here.
 */
public final class Ladder {
    public static final String GREEDY = "greedy";
    public static final String RECRUIT = "recruit";
    public static final String REGULAR = "regular";
    public static final String VETERAN = "veteran";
    public static final String LEARNED = "learned";
    public static final String FIRST = "first";

    private static final int LEARNED_PLAYOUTS = 24;

    /** What the regular players were called before there were levels; tables of that time name them. */
    private static final Set<String> FORMER_NAMES =
            Set.of("luttwitz", "mcauliffe", "manteuffel", "middleton", "dietrich", "hodges", "simonds", "lauchert");

    /**
     * The staff of one side.
     *
     * @param commander whom it is named after
     * @param plays     a sentence
     * @param veteran   the same staff with a search over its plans, where that is measurably stronger
     */
    public record Staff(String commander, String plays, Side side, Maker maker, Optional<Veteran> veteran) {
        public Staff(String commander, String plays, Side side, Maker maker) {
            this(commander, plays, side, maker, Optional.empty());
        }

        public Staff withVeteran(int playouts, int seconds, Thinker thinker) {
            String plays = "Plays several plans of " + commander
                    + "'s staff forward against the enemy's staff and carries out the best.";
            return withVeteran(new Veteran(playouts, seconds, thinker, plays));
        }

        public Staff withVeteran(Veteran searching) {
            return new Staff(commander, plays, side, maker, Optional.of(searching));
        }
    }

    /**
     * A search over plans and the playouts it has for each choice if nothing else is said.
     *
     * @param seconds about how long that takes at most; {@code ./salient bench players} measures it
     * @param plays   a sentence
     */
    public record Veteran(int playouts, int seconds, Thinker thinker, String plays) {
        String estimate() {
            return " Thinks for up to about " + (seconds == 1 ? "a second" : seconds + " seconds") + " per phase.";
        }
    }

    private static final String AT_ONCE = " Answers at once.";

    private Ladder() {}

    /** A player's name as it is now. */
    public static String current(String id) {
        return FORMER_NAMES.contains(id) ? REGULAR : id;
    }

    /** The player that searches with a learned evaluator: for tournaments, which show whether it is the stronger one. */
    public static Offer learned(Game game, Thinker thinker) {
        return new Offer(
                LEARNED,
                "Veteran with a learned evaluator",
                "Searches like the veteran and judges positions by a model that was learned from games.",
                game.sides(),
                (side, seed) -> thinker.make(side, seed, LEARNED_PLAYOUTS),
                Optional.of(thinker));
    }

    /** The regular player as it was before it was tuned: for tournaments, which show what tuning is worth. */
    public static Offer first(Game game, Maker staffs) {
        return new Offer(
                FIRST,
                "Regular before tuning",
                "The staff with the weights it had before any of them was tuned.",
                game.sides(),
                staffs);
    }

    /** The levels below a staff, and the staff itself. */
    public static List<Offer> of(Game game, Evaluator evaluator, List<Staff> staffs) {
        List<Offer> offers = new ArrayList<>();
        offers.add(new Offer(
                GREEDY,
                "Greedy",
                "Has no plan: gives each unit the order that looks best now." + AT_ONCE,
                game.sides(),
                (_, seed) -> new GreedyPlayer(evaluator, seed)));
        for (Staff staff : staffs)
            offers.add(new Offer(
                    RECRUIT,
                    "Recruit",
                    "Follows " + staff.commander() + "'s plan in half of its phases and improvises in the others."
                            + AT_ONCE,
                    List.of(staff.side()),
                    (side, seed) -> new RecruitPlayer(
                            staff.maker().make(side, seed), new GreedyPlayer(evaluator, seed), seed)));
        for (Staff staff : staffs)
            offers.add(new Offer(
                    REGULAR,
                    "Regular (" + staff.commander() + ")",
                    staff.plays() + AT_ONCE,
                    List.of(staff.side()),
                    staff.maker()));
        for (Staff staff : staffs)
            staff.veteran()
                    .ifPresent(veteran -> offers.add(new Offer(
                            VETERAN,
                            "Veteran (" + staff.commander() + ")",
                            veteran.plays() + veteran.estimate(),
                            List.of(staff.side()),
                            (side, seed) -> veteran.thinker().make(side, seed, veteran.playouts()),
                            Optional.of(veteran.thinker()))));
        return List.copyOf(offers);
    }
}
