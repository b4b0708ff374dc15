package salient.greatbattles.victory;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import salient.greatbattles.formation.Formations;
import salient.greatbattles.geometry.Polygon;
import salient.greatbattles.landing.Objectives;
import salient.greatbattles.play.Clauses;
import salient.greatbattles.play.GreatBattlesEvent.Kind;
import salient.greatbattles.play.PlayContext;
import salient.greatbattles.play.Sides;
import salient.greatbattles.play.TurnHappening;
import salient.greatbattles.scenario.Objective;
import salient.greatbattles.scenario.ScenarioDefinition;
import salient.greatbattles.scenario.VictoryRule;
import salient.greatbattles.state.Phase;
import salient.greatbattles.state.StandPlace;
import salient.greatbattles.state.State;
import salient.greatbattles.supply.Roads;
import salient.greatbattles.tables.StandType;
import salient.kernel.play.Outcome;
import salient.kernel.play.Side;
import salient.kernel.play.Standing;
import salient.kernel.rulebook.Clause;

/** How a scenario is won. */
public final class Victory {
    private record Result(int winner, boolean marginal) {}

    private Victory() {}

    static Polygon area(State s, String name) {
        return s.scenario().findFeature(name).orElseThrow().outline();
    }

    /** Agira: the C Ops on a road in the town wins at once. */
    public static boolean atOnce(State s, PlayContext t) {
        if (s.phase() == Phase.SET_UP) return false;
        for (VictoryRule rule : s.scenario().victory())
            if (rule instanceof VictoryRule.CommandIn(int side, String town, String _)) {
                if (commands(s, side, area(s, town))) {
                    end(s, new Result(side, false), t);
                    return true;
                }
            }
        return false;
    }

    static boolean commands(State s, int side, Polygon town) {
        Optional<Integer> post = Roads.post(s, side, StandType.C_OPS);
        return post.isPresent()
                && town.contains(s.at(post.get()))
                && Formations.roadAt(s, s.at(post.get())).isPresent();
    }

    /** The last day is over. */
    public static boolean atNightfall(State s, PlayContext t) {
        if (s.day() < s.scenario().days()) return false;
        end(s, atNightfall(s), t);
        return true;
    }

    private static Result atNightfall(State s) {
        return switch (s.scenario().victory().getFirst()) {
            case VictoryRule.HoldTown(int side, String town) ->
                new Result(holds(s, side, area(s, town)) ? side : 1 - side, false);
            case VictoryRule.CommandIn(int side, String _, String ridge) ->
                new Result(1 - side, !present(s, 1 - side, area(s, ridge)));
            case VictoryRule.TwoTowns rule -> twoTowns(s, rule);
            case VictoryRule.PortsAndAirfields(int attacker) -> ports(s, attacker);
        };
    }

    /** Who wins if the last day ends as the table is. */
    public static Side winnerAtNightfall(State s) {
        return Sides.ALL.get(atNightfall(s).winner());
    }

    /** SC4: all ports; one port and two airfields; or the attacker has none of either. */
    private static Result ports(State s, int attacker) {
        int ports = Objectives.count(s, Objective.Kind.PORT, attacker);
        int airfields = Objectives.count(s, Objective.Kind.AIRFIELD, attacker);
        int all = ports + Objectives.count(s, Objective.Kind.PORT, 1 - attacker);
        if (ports == all) return new Result(attacker, false);
        if (ports > 0 && airfields >= 2) return new Result(attacker, true);
        return new Result(1 - attacker, ports > 0 || airfields > 0);
    }

    private static Result twoTowns(State s, VictoryRule.TwoTowns rule) {
        int attacker = rule.attacker();
        if (s.turnState().controlsFirstTown() != attacker) return new Result(1 - attacker, false);
        if (s.turnState().controlsSecondTown() == attacker) return new Result(attacker, false);
        return new Result(2 * alive(s, rule) >= named(s, rule) ? 1 - attacker : attacker, true);
    }

    private static int named(State s, VictoryRule.TwoTowns rule) {
        return count(s, stand -> rule.survivors().contains(s.stand(stand).unit()));
    }

    private static int alive(State s, VictoryRule.TwoTowns rule) {
        return count(
                s,
                stand -> rule.survivors().contains(s.stand(stand).unit())
                        && s.stands().place(stand) != StandPlace.FALLEN
                        && s.stands().place(stand) != StandPlace.DESTROYED);
    }

    private static int count(State s, IntPredicate which) {
        return (int) IntStream.range(0, s.stands().count()).filter(which).count();
    }

    static boolean present(State s, int side, Polygon area) {
        return fighting(s, side, area) > 0;
    }

    private static int fighting(State s, int side, Polygon area) {
        return count(
                s,
                stand -> s.stand(stand).side() == side
                        && s.onTable(stand)
                        && s.type(stand).fights()
                        && area.contains(s.at(stand)));
    }

    private static boolean seen(State s, int side, Polygon area) {
        for (int stand : s.visibleStands(side)) if (s.type(stand).fights() && area.contains(s.at(stand))) return true;
        return false;
    }

    static boolean holds(State s, int side, Polygon area) {
        return !present(s, 1 - side, area) && fitInfantry(s, side, area) > 0;
    }

    private static int fitInfantry(State s, int side, Polygon area) {
        return count(
                s,
                stand -> s.stand(stand).side() == side
                        && s.onTable(stand)
                        && s.type(stand).infantry()
                        && !s.suppressed(stand)
                        && area.contains(s.at(stand)));
    }

    /** Control changes to the side with an unsuppressed infantry or armor stand in the town, if the enemy has none. */
    public static void updateControl(State s) {
        for (VictoryRule rule : s.scenario().victory())
            if (rule instanceof VictoryRule.TwoTowns(int _, String first, String second, List<Integer> _)) {
                control(s, area(s, first)).ifPresent(s.turnState()::setControlsFirstTown);
                control(s, area(s, second)).ifPresent(s.turnState()::setControlsSecondTown);
            }
    }

    private static OptionalInt control(State s, Polygon area) {
        for (int side = 0; side < 2; side++) {
            if (seen(s, 1 - side, area)) continue;
            for (int stand = 0; stand < s.stands().count(); stand++)
                if (s.stand(stand).side() == side
                        && s.visible(stand)
                        && (s.type(stand).infantry() || s.type(stand) == StandType.ARMOR)
                        && !s.suppressed(stand)
                        && area.contains(s.at(stand))) return OptionalInt.of(side);
        }
        return OptionalInt.empty();
    }

    @Clause("greatbattles T1")
    private static void end(State s, Result result, PlayContext t) {
        s.turnState().setResult(result.winner(), result.marginal());
        s.turnState().setPhase(Phase.OVER);
        t.reveal(
                Kind.END,
                List.of(),
                new TurnHappening.GameOver(ScenarioDefinition.SIDE_IDS.get(result.winner()), result.marginal()),
                "T1");
    }

    public static String level(boolean marginal) {
        return marginal ? "marginal victory" : "victory";
    }

    public static Outcome outcome(State s) {
        Side winner = Sides.ALL.get(s.turnState().winner());
        boolean marginal = s.turnState().marginal();
        return new Outcome(Optional.of(winner), level(marginal), marginal ? 1 : 2, ledger(s));
    }

    /** What would be counted if the game ended now, and the stands lost. */
    public static Standing standing(State s) {
        List<Outcome.Line> ledger = ledger(s);
        List<Standing.Figure> figures = new ArrayList<>();
        for (Outcome.Line line : ledger)
            figures.add(new Standing.Figure(Standing.Kind.SCORE, Side.PUBLIC, line.what(), line.points()));
        for (int side = 0; side < 2; side++)
            figures.add(new Standing.Figure(
                    Standing.Kind.LOSSES, Sides.ALL.get(side), title(s, side) + " stands lost", standsLost(s, side)));
        return new Standing(0, ledger, figures);
    }

    private static int standsLost(State s, int side) {
        return count(s, stand -> s.stand(stand).side() == side && s.type(stand).fights() && isLost(s, stand));
    }

    private static boolean isLost(State s, int stand) {
        StandPlace place = s.stands().place(stand);
        return place == StandPlace.FALLEN || place == StandPlace.DESTROYED;
    }

    /** What was counted, each with its number. */
    @Clause("greatbattles Q8b")
    private static List<Outcome.Line> ledger(State s) {
        return switch (s.scenario().victory().getFirst()) {
            case VictoryRule.HoldTown(int side, String town) ->
                List.of(
                        line(
                                "Fit infantry stands of " + title(s, side) + " in " + town,
                                fitInfantry(s, side, area(s, town)),
                                "T1"),
                        line(
                                "Stands of " + title(s, 1 - side) + " in " + town,
                                fighting(s, 1 - side, area(s, town)),
                                "T1"));
            case VictoryRule.CommandIn(int side, String town, String ridge) ->
                List.of(
                        line(
                                "C Ops of " + title(s, side) + " on a road in " + town,
                                commands(s, side, area(s, town)) ? 1 : 0,
                                "Q8b"),
                        line(
                                "Stands of " + title(s, 1 - side) + " on " + ridge,
                                fighting(s, 1 - side, area(s, ridge)),
                                "Q8b"));
            case VictoryRule.TwoTowns rule -> {
                String attacker = title(s, rule.attacker());
                yield List.of(
                        line(
                                rule.first() + " taken by " + attacker,
                                s.turnState().controlsFirstTown() == rule.attacker() ? 1 : 0,
                                "T1"),
                        line(
                                rule.second() + " taken by " + attacker,
                                s.turnState().controlsSecondTown() == rule.attacker() ? 1 : 0,
                                "T1"),
                        line("Stands left of the " + named(s, rule) + " that must survive", alive(s, rule), "T1"));
            }
            case VictoryRule.PortsAndAirfields(int attacker) ->
                List.of(
                        held(s, "Ports", Objective.Kind.PORT, attacker),
                        held(s, "Airfields", Objective.Kind.AIRFIELD, attacker));
        };
    }

    private static Outcome.Line held(State s, String what, Objective.Kind kind, int side) {
        int held = Objectives.count(s, kind, side);
        int all = held + Objectives.count(s, kind, 1 - side);
        return line(what + " held by " + title(s, side) + ", of " + all, held, "Q44a");
    }

    private static String title(State s, int side) {
        return s.scenario().parties().get(side).title();
    }

    private static Outcome.Line line(String what, int count, String clause) {
        return new Outcome.Line(what, count, Clauses.clause(clause));
    }
}
