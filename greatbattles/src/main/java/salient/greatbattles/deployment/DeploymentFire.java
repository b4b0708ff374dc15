package salient.greatbattles.deployment;

import java.util.List;
import java.util.Optional;
import salient.greatbattles.casualties.Casualties;
import salient.greatbattles.combat.Retreat;
import salient.greatbattles.contact.Foes;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.geometry.Segment;
import salient.greatbattles.play.Clauses;
import salient.greatbattles.play.CombatHappening;
import salient.greatbattles.play.GreatBattlesEvent.Kind;
import salient.greatbattles.play.PlayContext;
import salient.greatbattles.play.UnitHappening;
import salient.greatbattles.play.UnitHappening.Reason;
import salient.greatbattles.sight.Spotting;
import salient.greatbattles.state.Decision;
import salient.greatbattles.state.PendingDeploymentLosses;
import salient.greatbattles.state.Phase;
import salient.greatbattles.state.State;
import salient.greatbattles.tables.Charts;
import salient.kernel.play.Verdict;
import salient.kernel.rulebook.Clause;

/** C2d to C2j: the losses of a battalion that deploys from reserve near the enemy. Its owner picks the stands. */
public final class DeploymentFire {
    private static final int NEAR = Charts.deploymentRange();
    private static final int CLOSE = Charts.deploymentClose();

    private DeploymentFire() {}

    /** The chart result for the nearest enemy with no friendly stand in between. */
    static void begin(State s, int unit, boolean dawn, PlayContext t) {
        Threat threat = threat(s, unit);
        if (threat.stand() >= 0) result(s, unit, threat.stand(), threat.range(), dawn, t);
        if (s.ask() == Decision.NOTHING) arrived(s, unit, t);
    }

    /** C2e: the enemy stand that sets the range, -1 for none within 12 inches. */
    private record Threat(int stand, int range) {}

    private static Threat threat(State s, int unit) {
        int nearest = -1;
        int least = NEAR + 1;
        for (int stand : s.standsOf(unit))
            for (int other = 0; other < s.stands().count(); other++) {
                if (s.stand(other).side() == s.unit(unit).side()
                        || !s.onTable(other)
                        || !s.type(other).fights()) continue;
                int distance = s.base(stand).distanceUp(s.base(other));
                if (distance < least && !friendBetween(s, unit, s.at(stand), s.at(other))) {
                    least = distance;
                    nearest = other;
                }
            }
        return new Threat(nearest, least);
    }

    /** The chart result for a unit laid out like this, in a position used only for a preview. */
    static Optional<String> forecast(State s, int unit, boolean dawn) {
        Threat threat = threat(s, unit);
        if (threat.stand() < 0) return Optional.empty();
        int suppressions = suppressions(threat.range(), dawn);
        if (suppressions == 0) return Optional.empty();
        String who = s.stand(threat.stand()) + " at " + Point.inches(threat.range()) + "\": ";
        return Optional.of("Under the guns of " + who
                + (threat.range() <= CLOSE ? "a stand destroyed, " : "")
                + (suppressions == 1 ? "a stand suppressed" : suppressions + " stands suppressed")
                + (threat.range() <= CLOSE ? ", and 3\" back." : "."));
    }

    @Clause("greatbattles C2d")
    private static void result(State s, int unit, int nearest, int least, boolean dawn, PlayContext t) {
        boolean close = least <= CLOSE;
        int suppressions = suppressions(least, dawn);
        if (suppressions == 0) return;
        Spotting.reveal(s, s.unitOf(nearest), t, Reason.FIRES_AT_DEPLOYING_UNIT, "C2d");
        t.tell(
                Kind.DEPLOYMENT,
                List.of(s.unit(unit).name()),
                new UnitHappening.DeployedUnderFire(
                        s.unit(unit).name(), s.stand(nearest).name(), least),
                "C2e");
        s.pending().deploymentLosses().begin(unit, s.unitOf(nearest), close, suppressions);
        resume(s, t);
    }

    @Clause({"greatbattles C2f", "greatbattles C2g", "greatbattles C2h"})
    private static int suppressions(int range, boolean dawn) {
        if (range <= CLOSE) return 1;
        String cell = Charts.deployment(dawn, range);
        return cell.equals("-") ? 0 : Integer.parseInt(cell.substring(0, 1));
    }

    /**
     * C2e: a friendly base in the way, or a gap of 2 inches or less between two stands of one friendly battalion. What is
     * hidden is not on the table and screens nobody.
     */
    @Clause("greatbattles C2e")
    private static boolean friendBetween(State s, int unit, Point a, Point b) {
        Segment line = new Segment(a, b);
        for (int other = 0; other < s.stands().count(); other++) {
            if (!friend(s, unit, other) || line.distanceDown(s.at(other)) > s.standGap() + 3 * Point.INCH) continue;
            if (s.base(other).crossedBy(a, b)) return true;
            for (int mate = other + 1; mate < s.stands().count(); mate++)
                if (friend(s, unit, mate)
                        && s.unitOf(mate) == s.unitOf(other)
                        && line.crosses(new Segment(s.at(other), s.at(mate)))
                        && s.base(other).within(s.standGap(), s.base(mate))) return true;
        }
        return false;
    }

    private static boolean friend(State s, int unit, int other) {
        return s.visible(other) && s.stand(other).side() == s.unit(unit).side() && s.unitOf(other) != unit;
    }

    /** Asks the owner for the losses due, as long as there is a choice. */
    static void resume(State s, PlayContext t) {
        PendingDeploymentLosses losses = s.pending().deploymentLosses();
        int unit = losses.unit();
        int side = s.unit(unit).side();
        if (losses.standDue()) {
            if (s.standsOf(unit).length > 1) {
                s.ask(Decision.LOSS, side);
                return;
            }
            lose(s, s.standsOf(unit)[0], t);
            return;
        }
        while (losses.suppressionsDue() > 0) {
            int[] fit = unsuppressed(s, unit);
            if (fit.length > losses.suppressionsDue()) {
                s.ask(Decision.SUPPRESSION, side);
                return;
            }
            if (fit.length == 0) losses.setSuppressionsDue(0);
            else suppressOne(s, fit[0], t);
        }
        end(s, unit, t);
    }

    private static int[] unsuppressed(State s, int unit) {
        return java.util.Arrays.stream(s.standsOf(unit))
                .filter(stand -> !s.suppressed(stand))
                .toArray();
    }

    private static void end(State s, int unit, PlayContext t) {
        int by = s.pending().deploymentLosses().enemy();
        boolean retreats = s.pending().deploymentLosses().retreatDue();
        s.pending().deploymentLosses().end();
        if (retreats && s.unitOnTable(unit)) Retreat.play(s, unit, Foes.bit(s, by), t);
        if (s.ask() == Decision.NOTHING) arrived(s, unit, t);
    }

    private static void arrived(State s, int unit, PlayContext t) {
        if (s.standsOf(unit).length > 0) Spotting.around(s, unit, t);
    }

    @Clause("greatbattles C2n")
    private static boolean counts(State s) {
        return s.phase() != Phase.DAWN_DEPLOYMENT; // C2n
    }

    /** The owner has picked the stand that is lost. */
    @Clause({"greatbattles C2i", "greatbattles C2j"})
    public static void lose(State s, int stand, PlayContext t) {
        s.pending().deploymentLosses().standLost();
        t.tell(
                Kind.CASUALTY,
                List.of(s.stand(stand).name()),
                new CombatHappening.StandLost(s.stand(stand).name(), CombatHappening.Cause.DEPLOYMENT),
                "C2i",
                "C2j");
        Casualties.eliminate(s, stand, s.pending().deploymentLosses().enemy(), counts(s), t);
        resume(s, t);
    }

    /** Whether the stand can take a suppression. */
    public static void judge(State s, int stand, Verdict.Reasons why) {
        judgeLoss(s, stand, why);
        if (s.suppressed(stand))
            why.add(Clauses.clause("C2j"), s.stand(stand) + " is suppressed already: one result per stand.");
    }

    /** C2j: the owner picks among the stands of the unit that deploys. */
    public static void judgeLoss(State s, int stand, Verdict.Reasons why) {
        PendingDeploymentLosses losses = s.pending().deploymentLosses();
        boolean due = losses.standDue() || s.ask() == Decision.SUPPRESSION;
        if (!due || s.unitOf(stand) != losses.unit())
            why.add(Clauses.clause("C2j"), s.stand(stand) + " does not belong to a battalion that deploys under fire.");
        if (!s.onTable(stand)) why.add(Clauses.clause("C2j"), s.stand(stand) + " is not on the table.");
    }

    public static void suppress(State s, int stand, PlayContext t) {
        s.ask(Decision.NOTHING, s.decider());
        suppressOne(s, stand, t);
        resume(s, t);
    }

    private static void suppressOne(State s, int stand, PlayContext t) {
        PendingDeploymentLosses losses = s.pending().deploymentLosses();
        losses.setSuppressionsDue(losses.suppressionsDue() - 1);
        String name = s.stand(stand).name();
        t.tell(Kind.CASUALTY, List.of(name), new CombatHappening.Suppressed(name), "C2i", "C2j");
        Casualties.suppress(s, stand, s.pending().deploymentLosses().enemy(), counts(s));
    }
}
