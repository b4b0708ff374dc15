package salient.greatbattles.activation;

import java.util.List;
import salient.greatbattles.actions.ActionRules;
import salient.greatbattles.divisions.Divisions;
import salient.greatbattles.play.Clauses;
import salient.greatbattles.play.GreatBattlesEvent.Kind;
import salient.greatbattles.play.PlayContext;
import salient.greatbattles.play.TurnHappening;
import salient.greatbattles.state.ActionUse;
import salient.greatbattles.state.Activated;
import salient.greatbattles.state.ActivationAttempt;
import salient.greatbattles.state.State;
import salient.greatbattles.tables.Charts;
import salient.kernel.dice.Purpose;
import salient.kernel.play.Verdict;
import salient.kernel.rulebook.Clause;

/** V4: the battalion with the battlegroup's HQ activates the whole battlegroup for one point. */
public final class GroupInitiative {
    private static final Purpose ROLL = new Purpose("initiative of the HQ", Clauses.clause("Q45i"));
    private static final List<String> NATIONS = List.of("german", "us", "commonwealth", "soviet");

    private GroupInitiative() {}

    /** Q45i: the table number; a nation the table does not name takes the lowest row. */
    @Clause("greatbattles Q45i")
    static int score(State s, int unit) {
        String nation = s.scenario().parties().get(s.unit(unit).side()).nation();
        String row = NATIONS.contains(nation) ? nation : "soviet";
        return Charts.value(
                "initiative_activation/" + row + "/" + s.quality(unit).id());
    }

    @Clause({"greatbattles V4", "greatbattles Q45k"})
    public static void judge(State s, int unit, Verdict.Reasons why) {
        if (!s.variants().initiativeHq) {
            why.add(Clauses.clause("V4"), "Initiative of the headquarters is not played.");
            return;
        }
        if (!s.hasHq(unit)) why.add(Clauses.clause("Q45i"), s.unit(unit) + " has no HQ.");
        if (ActionRules.inRound(s) && s.units().actions(unit) != 2)
            why.add(Clauses.clause("Q45i"), "It takes a turn with two actions.");
        if (Activation.members(s, s.unit(unit).side(), s.unit(unit).battlegroup())
                .isEmpty())
            why.add(
                    Clauses.clause("C3k"),
                    "Battlegroup " + s.unit(unit).battlegroup() + " has no battalion to activate.");
        if (ActionRules.inRound(s)
                && !paid(s, unit)
                && points(s, unit) == 0
                && s.turnState().round() != 1) why.add(Clauses.clause("Q45k"), "Without points it takes both actions.");
        ActionRules.judgeWhole(s, unit, why);
    }

    private static int points(State s, int unit) {
        return Divisions.points(s, s.unit(unit).side(), s.unit(unit).division());
    }

    /**
     * Q45j: the point of a failed first attempt also pays for the second; an attempt for itself alone (V1) pays for
     * nothing.
     */
    @Clause("greatbattles Q45j")
    private static boolean paid(State s, int unit) {
        return s.units().activationAttempt(unit) == ActivationAttempt.BATTLEGROUP
                && s.turnState().round() == 2;
    }

    @Clause({"greatbattles Q45l", "greatbattles Q45m"})
    public static void play(State s, int unit, PlayContext t) {
        int side = s.unit(unit).side();
        boolean free = paid(s, unit);
        boolean broke = !free && points(s, unit) == 0;
        if (!free && !broke) Divisions.pay(s, side, s.unit(unit).division(), 1);
        int needed = score(s, unit);
        int die = t.die(unit, broke ? 20 : 10, ROLL);
        s.units().setActivationAttempt(unit, ActivationAttempt.BATTLEGROUP);
        s.units().setActionUse(unit, ActionUse.WHOLE_UNIT);
        if (broke) s.units().setActions(unit, 0);
        t.tellOf(
                unit,
                Kind.ACTIVATION,
                new TurnHappening.ActivationRolled(s.unit(unit).name(), true, needed, die, die <= needed),
                "Q45i",
                broke ? "Q45k" : "Q45j");
        if (die > needed) return;
        for (int member : Activation.members(s, side, s.unit(unit).battlegroup())) {
            Reactivation.activate(s, member, Activated.BY_HQ);
            s.units().setLedBy(member, unit);
            // All see that it is activated, and so that somebody roused it.
            if (s.unseen(unit) && !s.unseen(member))
                t.reveal(
                        Kind.ACTIVATION,
                        List.of(s.unit(member).name()),
                        new TurnHappening.Activated(s.unit(member).name()),
                        "Q45l");
        }
    }
}
