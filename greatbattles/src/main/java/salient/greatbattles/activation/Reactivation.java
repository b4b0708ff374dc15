package salient.greatbattles.activation;

import salient.greatbattles.actions.ActionRules;
import salient.greatbattles.combat.Rally;
import salient.greatbattles.play.Clauses;
import salient.greatbattles.play.GreatBattlesEvent.Kind;
import salient.greatbattles.play.PlayContext;
import salient.greatbattles.play.TurnHappening;
import salient.greatbattles.state.ActionUse;
import salient.greatbattles.state.Activated;
import salient.greatbattles.state.ActivationAttempt;
import salient.greatbattles.state.State;
import salient.greatbattles.state.Status;
import salient.greatbattles.tables.Charts;
import salient.kernel.dice.Purpose;
import salient.kernel.play.Verdict;
import salient.kernel.rulebook.Clause;

/** V1, V2, V5: battalions that are activated by their own roll instead of by points alone. */
public final class Reactivation {
    private static final Purpose ROLL = new Purpose("reactivation", Clauses.clause("Q2c"));
    private static final Purpose INITIATIVE = new Purpose("initiative", Clauses.clause("V2"));
    private static final Purpose FROM_THE_GROUND = new Purpose("up from the ground", Clauses.clause("Q45n"));

    private Reactivation() {}

    @Clause("greatbattles Q2f")
    public static void judge(State s, int unit, Verdict.Reasons why) {
        if (s.units().status(unit) == Status.GONE_TO_GROUND) judgeGround(s, unit, why);
        else judgeRoll(s, unit, why);
        if (s.units().activationAttempt(unit) != ActivationAttempt.NONE)
            why.add(Clauses.clause("Q2f"), s.unit(unit) + " has tried in this turn; it may try again in the next.");
    }

    @Clause("greatbattles V1")
    private static void judgeRoll(State s, int unit, Verdict.Reasons why) {
        if (!s.variants().reactivationRoll) why.add(Clauses.clause("V1"), "Reactivation by a roll is not played.");
        if (s.units().status(unit) != Status.INACTIVE || !s.units().deactivated(unit))
            why.add(Clauses.clause("Q2c"), s.unit(unit) + " has not given up its activation today.");
    }

    /** V5: at the price of a battalion, and as the one purchase of the turn. */
    @Clause("greatbattles V5")
    private static void judgeGround(State s, int unit, Verdict.Reasons why) {
        if (!s.variants().groundReactivation)
            why.add(Clauses.clause("C3i"), s.unit(unit) + " has gone to ground today.");
        else Activation.affordable(s, s.unit(unit).division(), 0, why);
    }

    @Clause("greatbattles Q45n")
    public static void play(State s, int unit, PlayContext t) {
        s.units().setActivationAttempt(unit, ActivationAttempt.ITSELF);
        if (s.units().status(unit) == Status.GONE_TO_GROUND) {
            Activation.pay(s, s.unit(unit).division(), 0);
            int needed = GroupInitiative.score(s, unit);
            int die = t.die(unit, 20, FROM_THE_GROUND);
            tell(s, unit, needed, die, die <= needed, "Q45n", t);
            if (die <= needed) activate(s, unit, Activated.FROM_THE_GROUND);
            return;
        }
        if (roll(s, unit, ROLL, "Q2c", t)) activate(s, unit, Activated.BY_ROLL);
    }

    @Clause({"greatbattles C3n", "greatbattles V2"})
    public static void judgeInitiative(State s, int unit, Verdict.Reasons why) {
        if (!s.variants().initiativeRoll) why.add(Clauses.clause("V2"), "Activation by initiative is not played.");
        if (s.units().status(unit) == Status.GONE_TO_GROUND)
            why.add(Clauses.clause("V2"), s.unit(unit) + " has gone to ground today.");
        else if (s.units().status(unit) != Status.INACTIVE || s.units().deactivated(unit))
            why.add(Clauses.clause("V2"), s.unit(unit) + " has been activated today.");
        if (ActionRules.inRound(s) && (s.turnState().round() != 1 || s.units().actions(unit) != 2))
            why.add(Clauses.clause("V2"), "It takes both actions of a turn.");
        ActionRules.judgeWhole(s, unit, why);
    }

    public static void playInitiative(State s, int unit, PlayContext t) {
        s.units().setActions(unit, 0);
        s.units().setActionUse(unit, ActionUse.WHOLE_UNIT);
        if (roll(s, unit, INITIATIVE, "V2", t)) activate(s, unit, Activated.BY_ROLL);
    }

    /** Q2c, Q2d: the Rally number of its grade, -1 for each suppression, -2 for each stand lost, +2 for Germans. */
    @Clause({"greatbattles Q2e", "greatbattles Q2c", "greatbattles Q2d"})
    static int number(State s, int unit) {
        int number = Charts.rally(s.quality(unit))
                + Rally.lost(s, unit) * Charts.value("reactivation_modifier/each_stand_eliminated");
        for (int stand : s.standsOf(unit))
            if (s.suppressed(stand)) number += Charts.value("reactivation_modifier/each_suppression");
        if (s.scenario().parties().get(s.unit(unit).side()).nation().equals("german"))
            number += Charts.value("reactivation_modifier/german");
        return number;
    }

    /** The sum of two dice must be less than the number (G6). */
    @Clause("greatbattles G4")
    private static boolean roll(State s, int unit, Purpose purpose, String clause, PlayContext t) {
        int number = number(s, unit);
        int sum = t.die(unit, 10, purpose) + t.die(unit, 10, purpose);
        tell(s, unit, number - 1, sum, sum < number, clause, t);
        return sum < number;
    }

    private static void tell(State s, int unit, int needed, int rolled, boolean done, String clause, PlayContext t) {
        t.tellOf(
                unit,
                Kind.ACTIVATION,
                new TurnHappening.ActivationRolled(s.unit(unit).name(), false, needed, rolled, done),
                clause);
    }

    static void activate(State s, int unit, Activated how) {
        s.units().setStatus(unit, Status.ACTIVATED);
        s.units().setDeactivated(unit, false);
        s.units().setActiveFrom(unit, 0);
        s.units().setActivatedBy(unit, how);
    }
}
