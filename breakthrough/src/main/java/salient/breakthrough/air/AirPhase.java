package salient.breakthrough.air;

import static salient.breakthrough.play.Clauses.clause;
import static salient.breakthrough.play.Clauses.clauses;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import salient.breakthrough.play.AirEvent;
import salient.breakthrough.play.BreakthroughAnswer;
import salient.breakthrough.play.BreakthroughEvent;
import salient.breakthrough.play.BreakthroughOrder;
import salient.breakthrough.play.TurnEvent;
import salient.breakthrough.play.UnitPurpose;
import salient.breakthrough.state.Forces;
import salient.breakthrough.state.Hex;
import salient.breakthrough.state.Mode;
import salient.breakthrough.state.State;
import salient.breakthrough.tables.Army;
import salient.breakthrough.tables.Constants;
import salient.breakthrough.tables.OrderOfBattle;
import salient.kernel.data.CsvTable;
import salient.kernel.data.Resources;
import salient.kernel.dice.Dice;
import salient.kernel.dice.Purpose;
import salient.kernel.dice.Roll;
import salient.kernel.play.Verdict.Reasons;
import salient.kernel.rulebook.Clause;

/** Chapter 3: air points, interdiction and ground attacks; drops have their own class, for the phase they are made in. */
public final class AirPhase {
    private static final int GROUND_ATTACK_COST = Constants.of("ground-attack-air-points");
    private static final int DISRUPTION_PERCENT = Constants.of("disruption-percent");
    private static final int STRAFING_PERCENT = Constants.of("strafing-percent");
    private static final int STRAFING_LOSS_PERCENT = Constants.of("strafing-loss-percent");

    private static final UnitPurpose DISRUPTION = new UnitPurpose("disruption of", "3.4a");
    private static final UnitPurpose STRAFING = new UnitPurpose("strafing of", "3.4b");

    private static final List<CsvTable.Row> POINTS = Resources.rows("breakthrough/air-points.csv");

    private AirPhase() {}

    /** 3.1 with the level bonus of 2.1, which comes only on top of points due (2.1f). */
    @Clause({"breakthrough 2.1d", "breakthrough 2.1f", "breakthrough 2.1g", "breakthrough 9e"})
    public static void receivePoints(State s, Consumer<BreakthroughEvent> tell) {
        for (Army army : Army.values()) {
            s.turn().setAirPoints(army, 0);
            due(s, army).ifPresent(row -> {
                int points = row.number("points") + s.definition().level(army).airBonus();
                s.turn().setAirPoints(army, points);
                tell.accept(new TurnEvent.AirPointsDue(army, points, clauses(row.text("clause"))));
            });
        }
    }

    /** The first row that fits, if it gives any points: the German row of December 18 comes before the one for fog. */
    @Clause({"breakthrough 3.1a", "breakthrough 3.1b", "breakthrough 3.1c"})
    private static Optional<CsvTable.Row> due(State s, Army army) {
        return POINTS.stream()
                .filter(row -> row.choice("side", Army.class) == army)
                .filter(row -> fits(row.text("weather"), s.turn().weather().word()))
                .filter(row -> fits(row.text("turn"), Integer.toString(s.turn().number())))
                .findFirst()
                .filter(row -> row.number("points") > 0);
    }

    private static boolean fits(String cell, String fact) {
        return cell.equals("any") || cell.equals(fact);
    }

    @Clause("breakthrough 3.2d")
    public static void judge(State s, BreakthroughOrder.Interdict order, Reasons reasons) {
        judgePoints(s, reasons);
    }

    @Clause("breakthrough 3.2e")
    public static void judge(State s, BreakthroughOrder.GroundAttack order, Reasons reasons) {
        judgePoints(s, reasons);
        if (!s.forces().holds(order.hex().index(), s.turn().active().opponent()))
            reasons.add(clause("3.2e"), "There is no enemy unit at " + order.hex() + ".");
    }

    /** The menu closes with the last point, so only a position put together by hand lacks one here. */
    private static void judgePoints(State s, Reasons reasons) {
        if (!canFly(s)) reasons.add(clause("3.2a"), "No air point is left.");
    }

    public static boolean canFly(State s) {
        return s.turn().airPoints(s.turn().active()) >= GROUND_ATTACK_COST;
    }

    @Clause({"breakthrough 3.3a", "breakthrough 3.3b"})
    public static void play(State s, BreakthroughOrder.Interdict order, Consumer<BreakthroughEvent> tell) {
        Army army = s.turn().active();
        s.turn().setInterdiction(army, s.turn().interdiction(army) + 1);
        tell.accept(new AirEvent.Interdicted(army, s.turn().interdiction(army)));
        spend(s, 1);
    }

    public static void play(
            State s, BreakthroughOrder.GroundAttack order, Dice dice, Consumer<BreakthroughEvent> tell) {
        List<AirEvent.Struck> struck = new ArrayList<>();
        List<Roll> rolls = new ArrayList<>();
        Forces forces = s.forces();
        for (int u = forces.first(order.hex().index()); u != Forces.NONE; u = forces.next(u))
            struck.add(strike(forces, u, dice, rolls));
        tell.accept(new AirEvent.GroundAttacked(s.turn().active(), order.hex().toString(), struck, List.copyOf(rolls)));
        spend(s, GROUND_ATTACK_COST);
    }

    /** 3.4 before the dice; whether an enemy unit travels is hidden (6.1f). */
    @Clause("breakthrough 6.1f")
    public static BreakthroughAnswer.Strike preview(State s, Hex hex) {
        List<BreakthroughAnswer.Target> units = new ArrayList<>();
        Forces forces = s.forces();
        for (int u = forces.first(hex.index()); u != Forces.NONE; u = forces.next(u))
            units.add(new BreakthroughAnswer.Target(
                    OrderOfBattle.unit(u).id(),
                    s.knows(OrderOfBattle.unit(u).army()) ? Optional.of(forces.traveling(u)) : Optional.empty()));
        return new BreakthroughAnswer.Strike(
                hex.toString(), DISRUPTION_PERCENT, STRAFING_PERCENT, STRAFING_LOSS_PERCENT, units);
    }

    /** 3.4: disruption for every unit, strafing in addition for one in travel mode, rolled apart. */
    @Clause({"breakthrough 3.4a", "breakthrough 3.4b", "breakthrough 3.4c"})
    private static AirEvent.Struck strike(Forces forces, int u, Dice dice, List<Roll> rolls) {
        boolean disrupted = chance(DISRUPTION_PERCENT, DISRUPTION.of(u), dice, rolls);
        if (disrupted) forces.setEfficiency(u, forces.efficiency(u) / 2);
        boolean strafed = forces.traveling(u) && chance(STRAFING_PERCENT, STRAFING.of(u), dice, rolls);
        int loss = strafed ? strafe(forces, u) : 0;
        return new AirEvent.Struck(OrderOfBattle.unit(u).id(), disrupted, strafed, loss);
    }

    /** What a strafed unit loses; it goes into normal mode at no cost (7.7f). */
    @Clause({"breakthrough 3.4d", "breakthrough 3.4e", "breakthrough 7.7f"})
    private static int strafe(Forces forces, int u) {
        int loss = (STRAFING_LOSS_PERCENT * forces.strength(u) + 50) / 100;
        forces.setStrength(u, forces.strength(u) - loss);
        forces.setReported(u, Math.max(0, forces.reported(u) - loss));
        forces.setMode(u, Mode.NORMAL);
        return loss;
    }

    /** 0d: a chance of so many percent. */
    private static boolean chance(int percent, Purpose purpose, Dice dice, List<Roll> rolls) {
        int rolled = dice.roll(100, purpose);
        rolls.add(new Roll(purpose, 100, rolled));
        return rolled <= percent;
    }

    private static void spend(State s, int points) {
        Army army = s.turn().active();
        s.turn().setAirPoints(army, s.turn().airPoints(army) - points);
    }
}
