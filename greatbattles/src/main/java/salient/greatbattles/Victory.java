package salient.greatbattles;

import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import salient.greatbattles.deployment.Roads;
import salient.greatbattles.formation.Formations;
import salient.greatbattles.geometry.Polygon;
import salient.greatbattles.landing.Objectives;
import salient.greatbattles.play.Clauses;
import salient.greatbattles.play.GreatBattlesEvent.Kind;
import salient.greatbattles.scenario.Objective;
import salient.greatbattles.scenario.VictoryRule;
import salient.greatbattles.state.GameFact;
import salient.greatbattles.state.Phase;
import salient.greatbattles.state.Place;
import salient.greatbattles.state.State;
import salient.greatbattles.tables.StandType;
import salient.kernel.play.Outcome;
import salient.kernel.play.Side;
import salient.kernel.rulebook.Clause;

/** How a scenario is won. */
@Clause({"greatbattles T1", "greatbattles Q8b"})
public final class Victory {
    private static final int MARGINAL = 10;

    private Victory() {}

    private static Polygon area(State s, String name) {
        return s.battle().findFeature(name).orElseThrow().outline();
    }

    /** Agira: the C Ops on a road in the town wins at once. */
    static boolean atOnce(State s, Teller t) {
        if (s.phase() == Phase.SET_UP) return false;
        for (VictoryRule rule : s.battle().victory())
            if (rule instanceof VictoryRule.CommandIn(int side, String town, String _)) {
                if (commands(s, side, area(s, town))) {
                    end(s, side + 1, t);
                    return true;
                }
            }
        return false;
    }

    private static boolean commands(State s, int side, Polygon town) {
        Optional<Integer> post = Roads.post(s, side, StandType.C_OPS);
        return post.isPresent()
                && town.contains(s.at(post.get()))
                && Formations.roadAt(s, s.at(post.get())).isPresent();
    }

    /** The last day is over. */
    public static boolean atNightfall(State s, Teller t) {
        if (s.get(GameFact.DAY) < s.battle().days()) return false;
        end(
                s,
                switch (s.battle().victory().getFirst()) {
                    case VictoryRule.HoldTown(int side, String town) ->
                        (holds(s, side, area(s, town)) ? side : 1 - side) + 1;
                    case VictoryRule.CommandIn(int side, String _, String ridge) ->
                        1 - side + 1 + (present(s, 1 - side, area(s, ridge)) ? 0 : MARGINAL);
                    case VictoryRule.TwoTowns rule -> twoTowns(s, rule);
                    case VictoryRule.PortsAndAirfields(int attacker) -> ports(s, attacker);
                },
                t);
        return true;
    }

    /** SC4: all ports; one port and two airfields; or the attacker has none of either. */
    private static int ports(State s, int attacker) {
        int ports = Objectives.count(s, Objective.Kind.PORT, attacker);
        int airfields = Objectives.count(s, Objective.Kind.AIRFIELD, attacker);
        int all = ports + Objectives.count(s, Objective.Kind.PORT, 1 - attacker);
        if (ports == all) return attacker + 1;
        if (ports > 0 && airfields >= 2) return attacker + 1 + MARGINAL;
        return 2 - attacker + (ports == 0 && airfields == 0 ? 0 : MARGINAL);
    }

    private static int twoTowns(State s, VictoryRule.TwoTowns rule) {
        int attacker = rule.attacker() + 1;
        int defender = 2 - rule.attacker();
        boolean first = s.get(GameFact.CONTROL_FIRST) == attacker;
        boolean second = s.get(GameFact.CONTROL_SECOND) == attacker;
        if (!first) return defender;
        if (second) return attacker;
        return 2 * alive(s, rule) >= named(s, rule) ? defender + MARGINAL : attacker + MARGINAL;
    }

    private static int named(State s, VictoryRule.TwoTowns rule) {
        return count(s, stand -> rule.survivors().contains(s.stand(stand).unit()));
    }

    private static int alive(State s, VictoryRule.TwoTowns rule) {
        return count(
                s,
                stand -> rule.survivors().contains(s.stand(stand).unit())
                        && s.place(stand) != Place.FALLEN
                        && s.place(stand) != Place.DESTROYED);
    }

    private static int count(State s, IntPredicate which) {
        return (int) IntStream.range(0, s.stands()).filter(which).count();
    }

    private static boolean present(State s, int side, Polygon area) {
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
        for (int stand = 0; stand < s.stands(); stand++)
            if (s.stand(stand).side() == side
                    && s.visible(stand)
                    && s.type(stand).fights()
                    && area.contains(s.at(stand))) return true;
        return false;
    }

    private static boolean holds(State s, int side, Polygon area) {
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

    /** Control changes to whoever has an unsuppressed infantry or armor stand in the town, and the enemy none. */
    static void updateControl(State s) {
        for (VictoryRule rule : s.battle().victory())
            if (rule instanceof VictoryRule.TwoTowns(int _, String first, String second, List<Integer> _)) {
                control(s, area(s, first), GameFact.CONTROL_FIRST);
                control(s, area(s, second), GameFact.CONTROL_SECOND);
            }
    }

    private static void control(State s, Polygon area, GameFact fact) {
        for (int side = 0; side < 2; side++) {
            if (seen(s, 1 - side, area)) continue;
            for (int stand = 0; stand < s.stands(); stand++)
                if (s.stand(stand).side() == side
                        && s.visible(stand)
                        && (s.type(stand).infantry() || s.type(stand) == StandType.ARMOR)
                        && !s.suppressed(stand)
                        && area.contains(s.at(stand))) s.set(fact, side + 1);
        }
    }

    private static void end(State s, int won, Teller t) {
        s.set(GameFact.WON, won);
        s.setPhase(Phase.OVER);
        t.reveal(
                Kind.END,
                List.of(),
                "The game is over: " + level(won) + " for "
                        + s.battle().parties().get(won % MARGINAL - 1).title() + ".",
                "T1");
    }

    private static String level(int won) {
        return won > MARGINAL ? "marginal victory" : "victory";
    }

    static Outcome outcome(State s) {
        int won = s.get(GameFact.WON);
        Side winner = GreatBattles.SIDES.get(won % MARGINAL - 1);
        return new Outcome(Optional.of(winner), level(won), won > MARGINAL ? 1 : 2, ledger(s));
    }

    /** What was counted, each with its number. */
    private static List<Outcome.Line> ledger(State s) {
        return switch (s.battle().victory().getFirst()) {
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
                                s.get(GameFact.CONTROL_FIRST) == rule.attacker() + 1 ? 1 : 0,
                                "T1"),
                        line(
                                rule.second() + " taken by " + attacker,
                                s.get(GameFact.CONTROL_SECOND) == rule.attacker() + 1 ? 1 : 0,
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
        return s.battle().parties().get(side).title();
    }

    private static Outcome.Line line(String what, int count, String clause) {
        return new Outcome.Line(what, count, Clauses.clause(clause));
    }
}
