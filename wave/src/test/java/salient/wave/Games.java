package salient.wave;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import salient.kernel.dice.Dice;
import salient.kernel.dice.Purpose;
import salient.kernel.dice.ScriptedDice;
import salient.kernel.dice.SeededDice;
import salient.kernel.hex.HexGrid;
import salient.kernel.play.Event;
import salient.kernel.play.Options;
import salient.kernel.play.Order;
import salient.kernel.play.Subject;
import salient.kernel.play.Verdict;
import salient.wave.play.Award;
import salient.wave.play.Clauses;
import salient.wave.state.State;
import salient.wave.supply.Supply;
import salient.wave.supply.SupplyState;
import salient.wave.units.Sides;

/** A game for the tests: made from a text, driven by orders in the notation, with the dice a test lays out. */
public final class Games {
    /** The game itself never changes, so all tests share it. */
    public static final Wave GAME = new Wave();

    private static final String FIELD = field();
    private static final Purpose CHOICE = new Purpose("a random choice", Clauses.clause("9.1b"));

    private final WavePosition position;
    private final List<Event> events = new ArrayList<>();

    private Games(WavePosition position) {
        this.position = position;
    }

    /** A position on the map of the campaign, or on the one its text draws. */
    public static Games wave(String text) {
        return new Games((WavePosition) GAME.notation().parsePosition(text));
    }

    /**
     * A position on open ground of twelve by twelve hexes, E2010 to E3121, with a road along row 15 and the German side
     * from column E28 on. The text may begin with more features of the map, each two spaces in.
     */
    public static Games field(String text) {
        return wave(FIELD + text);
    }

    /** The Allied units in E2033 have to lose two steps in a battle with one German battalion. */
    public static Games twoStepsToLose(String allied) {
        return wave("""
                phase german defense-losses
                battle E2033
                attackers I/1SSPanzer
                losses 0 2
                german I/1SSPanzer E2133
                allied %s E2033
                """.formatted(allied));
    }

    private static String field() {
        StringBuilder map = new StringBuilder("map E2010 12 12\n");
        for (int row = 0; row < 12; row++) map.append("  ............\n");
        map.append("  german");
        for (int column = 28; column < 32; column++)
            for (int row = 10; row < 22; row++) map.append(" E").append(column).append(row);
        map.append("\n  road");
        for (int column = 20; column < 32; column++)
            map.append(" E").append(column).append("15");
        return map.append('\n').toString();
    }

    public static Games of(WavePosition position) {
        return new Games(position);
    }

    /** The same game as one side knows it. */
    public Games knownTo(salient.kernel.play.Side side) {
        return new Games(position.knownTo(side));
    }

    public static Games campaign() {
        return start(Wave.CAMPAIGN, false);
    }

    /** The campaign after both sides have set up as in history. */
    public static Games historical() {
        return campaign().playAll("historical", "done", "historical", "done");
    }

    /** Plays one legal order, chosen at random. */
    public void playAtRandom(Dice choice, Dice dice) {
        List<Subject> subjects = new ArrayList<>();
        position.subjects(subjects::add);
        List<Order> orders = new ArrayList<>();
        position.orders(subjects.get(choice.roll(subjects.size(), CHOICE) - 1), orders::add);
        position.play(orders.get(choice.roll(orders.size(), CHOICE) - 1), dice, _ -> {});
    }

    /** Plays a campaign at random, and looks at it, with the dice that chose, after one order of so many. */
    public static void watchRandomGame(long seed, int orders, int every, BiConsumer<Games, SeededDice> look) {
        Games game = historical();
        SeededDice choice = new SeededDice(seed);
        SeededDice dice = new SeededDice(seed + 1);
        for (int i = 0; i < orders && game.position.outcome().isEmpty(); i++) {
            game.playAtRandom(choice, dice);
            if (i % every == 0) look.accept(game, choice);
        }
    }

    public static Games start(String scenario, boolean beginner) {
        Options options = Options.of(GAME.options(), beginner ? Map.of(Wave.BEGINNER, "yes") : Map.of());
        return new Games((WavePosition) GAME.start(GAME.scenario(scenario), options));
    }

    public WavePosition position() {
        return position;
    }

    public State state() {
        return position.state();
    }

    public Verdict judge(String order) {
        return position.judge(GAME.notation().parseOrder(order, position));
    }

    /** Plays a legal order; exactly these dice must be rolled. */
    public Games play(String order, int... dice) {
        events.clear();
        ScriptedDice scripted = new ScriptedDice(dice);
        Verdict verdict = position.play(GAME.notation().parseOrder(order, position), scripted, events::add);
        assertThat(verdict).as(order).isEqualTo(Verdict.LEGAL);
        assertThat(scripted.left()).as("dice left after " + order).isZero();
        return this;
    }

    /** To the next movement phase of the same side: both sides move first, and nobody orders anything. */
    public Games toTheNextMovement() {
        return playAll("done", "done", "move-first", "done", "done", "move-first");
    }

    public Games playAll(String... orders) {
        for (String order : orders) play(order);
        return this;
    }

    public Games legal(String order) {
        assertThat(judge(order)).as(order).isEqualTo(Verdict.LEGAL);
        return this;
    }

    /** Refused by exactly these clauses, in any order; more than one reason of a clause counts once. */
    public Games refused(String order, String... clauses) {
        Verdict verdict = judge(order);
        assertThat(verdict).as(order).isInstanceOf(Verdict.Refused.class);
        List<String> found = ((Verdict.Refused) verdict)
                .reasons().stream().map(r -> r.clause().toString()).distinct().toList();
        assertThat(found)
                .as(order + ": " + verdict)
                .containsExactlyInAnyOrder(
                        Arrays.stream(clauses).map(c -> "wave " + c).toArray(String[]::new));
        return this;
    }

    /** What the last order told, one sentence a line. */
    public String told() {
        return String.join("\n", events.stream().map(position::sentence).toList());
    }

    public List<Event> events() {
        return events;
    }

    public String phase() {
        return position.toDecide().id() + " " + state().turn.phase.word();
    }

    /** Who decides now, and in which phase. */
    public Games inPhase(String expected) {
        assertThat(phase()).isEqualTo(expected);
        return this;
    }

    /** Where a unit is now. */
    public Games at(String id, String expected) {
        assertThat(place(id)).as(id).isEqualTo(expected);
        return this;
    }

    public int unit(String id) {
        int unit = state().counters.unit(id);
        assertThat(unit).as(id).isNotNegative();
        return unit;
    }

    public int hex(String name) {
        int hex = state().map.hex(name);
        assertThat(hex).as(name).isNotEqualTo(HexGrid.NONE);
        return hex;
    }

    /** The hex of a unit, or a word for where it is instead. */
    public String place(String id) {
        int place = state().stacks.place(unit(id));
        return place >= 0
                ? state().map.name(place)
                : switch (place) {
                    case -1 -> "track";
                    case -2 -> "lost";
                    case -3 -> "aside";
                    case -4 -> "unseen";
                    default -> "unplaced";
                };
    }

    /** How many points a unit that moves has in all, in this move. */
    public Games hasPoints(String id, int expected) {
        assertThat(state().march.allowed(unit(id))).as("points of " + id).isEqualTo(expected);
        return this;
    }

    public Games hasSpent(String id, int expected) {
        assertThat(state().march.spent(unit(id)))
                .as("points that " + id + " spent")
                .isEqualTo(expected);
        return this;
    }

    public Games hasLeft(String id, int expected) {
        assertThat(state().march.left(unit(id))).as("points left to " + id).isEqualTo(expected);
        return this;
    }

    public int steps(String id) {
        return state().stacks.steps(unit(id));
    }

    public int points(int side, Award award) {
        return state().tally.points(side, award);
    }

    public SupplyState supply(String id) {
        return Supply.of(state(), unit(id));
    }

    public Games hasSupply(String id, SupplyState expected) {
        assertThat(supply(id)).as("supply of " + id).isEqualTo(expected);
        return this;
    }

    public boolean isBlown(String bridge) {
        String[] ends = bridge.split("/");
        return state().ground.blown().has(state().map.bridgeBetween(hex(ends[0]), hex(ends[1])));
    }

    public String control(String hex) {
        return Sides.word(state().ground.control(hex(hex)));
    }

    public String text() {
        return GAME.notation().print(position);
    }
}
