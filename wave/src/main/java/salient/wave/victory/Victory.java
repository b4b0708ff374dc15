package salient.wave.victory;

import static salient.wave.play.Clauses.clause;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import salient.kernel.dice.Roll;
import salient.kernel.notation.EnumWord;
import salient.kernel.play.Event;
import salient.kernel.play.Outcome;
import salient.kernel.play.Standing;
import salient.kernel.rulebook.Clause;
import salient.wave.data.Constants;
import salient.wave.data.Places;
import salient.wave.play.Award;
import salient.wave.play.CombatEvent;
import salient.wave.play.WaveEvent;
import salient.wave.stacking.Peiper;
import salient.wave.state.Phase;
import salient.wave.state.Stacks;
import salient.wave.state.State;
import salient.wave.state.Tally;
import salient.wave.supply.Supply;
import salient.wave.units.Sides;

/** 4: how the game is won. */
@Clause({"wave 4.15", "wave 4.16", "wave 4.17", "wave 4.18"})
public final class Victory {
    private static final int GAME_TURNS = Constants.of("game-turns");
    private static final String SAINT_VITH = Places.hex("saint-vith");

    /** 4.13b, with what each meant (4.14 to 4.19); the order is that of the degrees. */
    @Clause({"wave 4.13b", "wave 4.14", "wave 4.19"})
    public enum Degree implements EnumWord {
        DRAW("", ""),
        TACTICAL(
                "an orderly German withdrawal to the West Wall; the Allied offensive slips to mid-April",
                "the Allied win is costly, and the Rhine crossing slips by a month"),
        OPERATIONAL(
                "several Allied divisions are destroyed and the Allied offensive slips well into May",
                "much as it happened"),
        STRATEGIC(
                "the war goes on until September",
                "the German armies in the west are crippled, and the Allied offensive comes a month early");

        private final String german;
        private final String allied;

        Degree(String german, String allied) {
            this.german = german;
            this.allied = allied;
        }

        String meaning(int winner) {
            return winner == Sides.GERMAN ? german : allied;
        }
    }

    /** Who won and by how much; nobody in a draw. */
    public record Result(int winner, Degree degree, String clause) {}

    private Victory() {}

    /** Points for what a side has so many times, told at once. */
    public static void award(State state, int side, Award award, int times, Consumer<? super Event> tell) {
        award(state, side, award, award.points(times), List.of(), tell);
    }

    /** Points for a side, told at once with the dice that gave them. */
    public static void award(
            State state, int side, Award award, int points, List<Roll> rolls, Consumer<? super Event> tell) {
        state.tally.add(side, award, points);
        tell.accept(new WaveEvent.PointsScored(Sides.side(side), points, award, rolls, award == Award.CONTACT_5A));
    }

    /** 4.8: a step is lost, by whatever cause; it is the enemy's gain. */
    @Clause({"wave 4.8a", "wave 4.8b"})
    public static void stepLost(State state, int unit, String clause, Consumer<? super Event> tell) {
        int side = state.counters.side(unit);
        Award award = state.counters.isArtillery(unit) ? Award.ARTILLERY : Award.STEPS;
        int left = state.stacks.steps(unit) - 1;
        state.stacks.setSteps(unit, left);
        state.tally.add(Sides.enemy(side), award, award.points(1));
        tell.accept(new CombatEvent.StepLost(
                Sides.side(side),
                state.counters.id(unit),
                state.map.name(state.stacks.place(unit)),
                left,
                clause(clause)));
        if (left > 0) return;
        boolean peiper = state.stacks.is(unit, Stacks.PEIPER);
        state.stacks.clear(unit, ~0);
        state.march.forget(unit);
        state.stacks.remove(unit, Stacks.LOST);
        state.occupationChanged(side);
        Peiper.lostUnit(state, peiper, tell);
    }

    /** 4.9: at the end of every game turn. */
    @Clause({"wave 4.9a", "wave 4.9b"})
    public static void scoreWestBank(State state, Consumer<? super Event> tell) {
        int across = 0;
        for (int unit : state.counters.of(Sides.GERMAN)) {
            int hex = state.stacks.place(unit);
            if (hex >= 0 && state.map.isWestBank(hex)) across++;
        }
        if (across > 0) award(state, Sides.GERMAN, Award.WEST_BANK, across, tell);
    }

    /** The last game turn is over: city points, and play ends. */
    public static void end(State state, Consumer<? super Event> tell) {
        for (int side = 0; side < 2; side++) {
            int cities = cities(state, side);
            if (cities > 0) award(state, side, Award.CITIES, cities, tell);
        }
        state.turn.phase = Phase.OVER;
    }

    /** 4.7: city hexes a side controls on the enemy's side of the line. */
    @Clause({"wave 4.7a", "wave 4.7b", "wave D.4"})
    public static int cities(State state, int side) {
        int count = 0;
        for (int hex = 0; hex < state.map.size(); hex++)
            if (state.map.isCity(hex)
                    && state.ground.control(hex) == side
                    && state.map.isGermanSide(hex) == (side == Sides.ALLIED)) count++;
        return count;
    }

    /** 4.13a: the degree of a victory by points; exact ratios, a loser at nothing loses strategically. */
    @Clause("wave 4.13a")
    public static Degree degree(int winner, int loser) {
        if (winner == loser) return Degree.DRAW;
        if (winner >= 3 * loser) return Degree.STRATEGIC;
        return winner >= 2 * loser ? Degree.OPERATIONAL : Degree.TACTICAL;
    }

    /** How the game stands once play is over, in the order of 4.3, 4.4, 4.5, 4.6. */
    @Clause({"wave 4.1", "wave 4.2a", "wave 4.2b", "wave 4.3a", "wave 4.4", "wave 4.5a", "wave 4.5b", "wave 4.6b"})
    public static Result result(State state) {
        if (state.turn.exited) return new Result(Sides.GERMAN, Degree.STRATEGIC, "4.3a");
        if (state.turn.conceded >= 0) return new Result(Sides.enemy(state.turn.conceded), Degree.STRATEGIC, "4.2b");
        Result points = byPoints(state);
        // 4.4 and 4.5 speak of the end of GT17; our shorter scenarios go by points.
        if (state.turn.number != GAME_TURNS) return points;
        if (!hasSuppliedGermanBeyondTheLine(state)) return new Result(Sides.ALLIED, Degree.STRATEGIC, "4.4");
        boolean better = points.winner() == Sides.ALLIED && points.degree() == Degree.STRATEGIC; // 4.5b
        if (!better && holdsSaintVith(state)) return new Result(Sides.ALLIED, Degree.OPERATIONAL, "4.5a");
        return points;
    }

    @Clause("wave 4.6a")
    private static Result byPoints(State state) {
        int german = state.tally.total(Sides.GERMAN);
        int allied = state.tally.total(Sides.ALLIED);
        if (german == allied) return new Result(Sides.NOBODY, Degree.DRAW, "4.6a");
        return german > allied
                ? new Result(Sides.GERMAN, degree(german, allied), "4.13a")
                : new Result(Sides.ALLIED, degree(allied, german), "4.13a");
    }

    private static boolean hasSuppliedGermanBeyondTheLine(State state) {
        for (int unit : state.counters.of(Sides.GERMAN)) {
            int hex = state.stacks.place(unit);
            if (hex >= 0
                    && !state.map.isGermanSide(hex)
                    && Supply.of(state, unit).isSupplied()) return true;
        }
        return false;
    }

    private static boolean holdsSaintVith(State state) {
        int hex = state.map.hex(SAINT_VITH);
        return hex >= 0 && state.ground.control(hex) == Sides.ALLIED;
    }

    /** The points and the losses so far. */
    public static Standing standing(State state) {
        List<Standing.Figure> figures = new ArrayList<>();
        for (int side = 0; side < 2; side++)
            figures.add(new Standing.Figure(
                    Standing.Kind.SCORE,
                    Sides.side(side),
                    Sides.name(side) + " victory points",
                    state.tally.total(side)));
        for (int side = 0; side < 2; side++)
            figures.add(new Standing.Figure(
                    Standing.Kind.LOSSES, Sides.side(side), Sides.name(side) + " steps lost", stepsLost(state, side)));
        int margin = state.tally.total(Sides.GERMAN) - state.tally.total(Sides.ALLIED);
        return new Standing(margin, ledger(state), figures);
    }

    private static int stepsLost(State state, int side) {
        int lost = 0;
        for (int unit : state.counters.of(side)) {
            boolean gone = state.stacks.place(unit) == Stacks.LOST;
            lost += state.counters.steps(unit) - (gone ? 0 : state.stacks.steps(unit));
        }
        return lost;
    }

    private static List<Outcome.Line> ledger(State state) {
        List<Outcome.Line> ledger = new ArrayList<>();
        for (Tally.Entry entry : state.tally.entries())
            ledger.add(new Outcome.Line(
                    Sides.name(entry.side()) + ": " + entry.award().title(),
                    entry.points(),
                    entry.award().clause()));
        return ledger;
    }

    public static Optional<Outcome> outcome(State state) {
        if (state.turn.phase != Phase.OVER) return Optional.empty();
        Result result = result(state);
        List<Outcome.Line> ledger = ledger(state);
        if (result.winner() == Sides.NOBODY) {
            ledger.add(new Outcome.Line("draw", 0, clause(result.clause())));
            return Optional.of(new Outcome(Optional.empty(), "draw", 0, ledger));
        }
        String level = Sides.name(result.winner()) + " " + result.degree().word() + " victory: "
                + result.degree().meaning(result.winner());
        ledger.add(new Outcome.Line(level, 0, clause(result.clause())));
        int margin = state.tally.total(Sides.GERMAN) - state.tally.total(Sides.ALLIED);
        return Optional.of(new Outcome(
                Optional.of(Sides.side(result.winner())),
                Sides.name(result.winner()) + " " + result.degree().word(),
                result.winner() == Sides.GERMAN ? margin : -margin,
                ledger));
    }
}
