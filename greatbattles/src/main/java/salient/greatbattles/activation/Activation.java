package salient.greatbattles.activation;

import java.util.ArrayList;
import java.util.List;
import salient.greatbattles.airborne.DropPlans;
import salient.greatbattles.divisions.Divisions;
import salient.greatbattles.play.Clauses;
import salient.greatbattles.play.GreatBattlesEvent.Kind;
import salient.greatbattles.play.PlayContext;
import salient.greatbattles.play.TurnHappening;
import salient.greatbattles.scenario.ScenarioDefinition;
import salient.greatbattles.scenario.Unit;
import salient.greatbattles.state.Phase;
import salient.greatbattles.state.State;
import salient.greatbattles.state.Status;
import salient.greatbattles.tables.Charts;
import salient.kernel.play.Verdict;
import salient.kernel.rulebook.Clause;

/** C3: buying activation, and giving it up. */
public final class Activation {
    private Activation() {}

    @Clause({"greatbattles C3b", "greatbattles C1Di", "greatbattles C3p"})
    public static int price(State s, int groups) {
        return Charts.activation(s.phase() == Phase.DAWN_ACTIVATION || beforeDawn(s), groups);
    }

    /** Before the first turn that is played: the next purchase is the one at the start of the day. */
    private static boolean beforeDawn(State s) {
        return switch (s.phase()) {
            case SET_UP, PLANNING, DAWN_DEPLOYMENT, PASS_OR_PROCEED, NIGHT -> true;
            default -> false;
        };
    }

    /** C3c, C3l: one purchase per turn, and the points for it. */
    @Clause({"greatbattles C3c", "greatbattles C3l"})
    static void affordable(State s, int division, int groups, Verdict.Reasons why) {
        if (Divisions.bought(s, s.decider(), division) && !beforeDawn(s))
            why.add(Clauses.clause("C3c"), "Only one purchase per turn: columns do not combine.");
        int points = Divisions.points(s, s.decider(), division);
        if (points < price(s, groups))
            why.add(
                    Clauses.clause("C3l"),
                    () -> "It costs " + price(s, groups) + " activation points, and only " + points + " are left.");
    }

    @Clause({"greatbattles Q45f", "greatbattles C3g", "greatbattles C3i", "greatbattles Q2b"})
    public static void judgeBattalion(State s, int unit, Verdict.Reasons why) {
        affordable(s, s.unit(unit).division(), 0, why);
        if (s.units().status(unit) == Status.GONE_TO_GROUND)
            why.add(Clauses.clause("C3i"), () -> s.unit(unit) + " has gone to ground today.");
        if (DropPlans.toCome(s, s.unit(unit)))
            why.add(Clauses.clause("A30"), () -> s.unit(unit) + " is still in the air and arrives inactive.");
        if (s.activated(unit)) why.add(Clauses.clause("C3g"), () -> s.unit(unit) + " is already activated.");
        if (s.units().deactivated(unit) && !s.variants().actionToActivation)
            why.add(Clauses.clause("Q2b"), () -> s.unit(unit) + " gave up its activation today.");
        if (s.units().activationPending(unit))
            why.add(Clauses.clause("Q45h"), () -> "The orders of " + s.unit(unit) + " are on their way.");
    }

    @Clause("greatbattles C3a")
    public static void judgeGroups(State s, List<String> letters, Verdict.Reasons why) {
        if (letters.isEmpty()
                || letters.size() > 3
                || letters.stream().distinct().count() < letters.size()) {
            why.add(Clauses.clause("C3a"), "One, two or three battlegroups are activated, each named once.");
            return;
        }
        int division = division(s, letters.getFirst());
        affordable(s, division, letters.size(), why);
        for (String letter : letters)
            if (division(s, letter) != division)
                why.add(Clauses.clause("C3c"), () -> "Battlegroup " + letter + " is of another division.");
        for (String letter : letters)
            if (members(s, s.decider(), letter).isEmpty())
                why.add(Clauses.clause("C3k"), () -> "Battlegroup " + letter + " has no battalion to activate.");
    }

    private static int division(State s, String letter) {
        for (Unit unit : s.scenario().units())
            if (unit.side() == s.decider()
                    && unit.battalion()
                    && unit.battlegroup().equals(letter)) return unit.division();
        return -1;
    }

    /**
     * C3k: the battalions of a battlegroup that activation would change; those still in the air arrive inactive (A30).
     */
    @Clause("greatbattles C3k")
    static List<Integer> members(State s, int side, String letter) {
        List<Integer> found = new ArrayList<>();
        for (int unit = 0; unit < s.units().count(); unit++)
            if (s.unit(unit).side() == side
                    && s.unit(unit).battalion()
                    && !s.scenario().independent(s.unit(unit))
                    && s.unit(unit).battlegroup().equals(letter)
                    && s.units().status(unit) == Status.INACTIVE
                    && !s.units().activationPending(unit)
                    && !DropPlans.toCome(s, s.unit(unit))
                    && (!s.units().deactivated(unit) || s.variants().actionToActivation)) found.add(unit);
        return found;
    }

    public static void playBattalion(State s, int unit, PlayContext t) {
        pay(s, s.unit(unit).division(), 0);
        String name = s.unit(unit).name();
        t.tellOnly(s.decider(), Kind.ACTIVATION, List.of(name), new TurnHappening.Activated(name), "C3a");
        String side = ScenarioDefinition.SIDE_IDS.get(s.decider());
        t.tell(Kind.ACTIVATION, List.of(), new TurnHappening.ActivationBought(side, 0), "C3a");
        ActivationDelay.bought(s, unit, t);
    }

    public static void playGroups(State s, List<String> letters, PlayContext t) {
        pay(s, division(s, letters.getFirst()), letters.size());
        t.tellOnly(s.decider(), Kind.ACTIVATION, letters, new TurnHappening.GroupsActivated(letters), "C3k");
        t.tell(
                Kind.ACTIVATION,
                List.of(),
                new TurnHappening.ActivationBought(ScenarioDefinition.SIDE_IDS.get(s.decider()), letters.size()),
                "C3a");
        for (String letter : letters)
            for (int unit : members(s, s.decider(), letter)) ActivationDelay.bought(s, unit, t);
    }

    private static String side(State s) {
        return s.scenario().parties().get(s.decider()).title();
    }

    @Clause("greatbattles Q9")
    static void pay(State s, int division, int groups) {
        Divisions.pay(s, s.decider(), division, price(s, groups));
        Divisions.setBought(s, s.decider(), division, true);
    }

    @Clause({"greatbattles C3h", "greatbattles T8"})
    public static void judgeDeactivation(State s, int unit, Verdict.Reasons why) {
        if (!s.activated(unit)) why.add(Clauses.clause("C3h"), () -> s.unit(unit) + " is not activated.");
        if (s.phase() != Phase.ACTIVATION)
            why.add(Clauses.clause("T8"), "Activation is given up in the activation step of a turn.");
    }

    @Clause("greatbattles Q2a")
    public static void deactivate(State s, int unit, PlayContext t) {
        s.units().setStatus(unit, Status.INACTIVE);
        s.units().setDeactivated(unit, true);
        t.tellOf(
                unit,
                Kind.ACTIVATION,
                new TurnHappening.Deactivated(s.unit(unit).name()),
                "C3h");
    }
}
