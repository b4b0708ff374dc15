package salient.greatbattles.combat;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import salient.greatbattles.casualties.Casualties;
import salient.greatbattles.contact.Contact;
import salient.greatbattles.contact.Foes;
import salient.greatbattles.geometry.Base;
import salient.greatbattles.geometry.Bearing;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.play.Clauses;
import salient.greatbattles.play.CombatHappening;
import salient.greatbattles.play.GreatBattlesEvent.Kind;
import salient.greatbattles.play.PlayContext;
import salient.greatbattles.play.UnitHappening.Reason;
import salient.greatbattles.sight.Spotting;
import salient.greatbattles.state.Decision;
import salient.greatbattles.state.State;
import salient.greatbattles.tables.GroundType;
import salient.greatbattles.works.FieldWorks;
import salient.kernel.play.Verdict;
import salient.kernel.rulebook.Clause;

/** C9u, C9v: the winner of a close combat, attacker or defender, may advance up to an inch toward the enemy. */
public final class Advance {
    private Advance() {}

    /** An advance is due as soon as the loser has retreated. */
    static void owed(State s, int winner, int loser) {
        s.pending().advance().owe(winner, loser);
    }

    /** After a retreat and its losses: asks the winner whether to advance. */
    public static void ask(State s) {
        s.pending().advance().begin();
        int winner = s.pending().advance().winner();
        if (s.unitOnTable(winner)) s.ask(Decision.ADVANCE, s.unit(winner).side());
        else end(s);
    }

    /** The winner has answered. */
    public static void end(State s) {
        s.pending().advance().end();
    }

    @Clause("greatbattles C9u")
    public static void judge(int most, Verdict.Reasons why) {
        if (most == 0 || most > Point.INCH)
            why.add(Clauses.clause("C9u"), "An advance is at most 1\"; to stay in place, order stay.");
    }

    /** Straight toward the beaten enemy, or the nearest one if it is gone, as far as ordered and possible. */
    @Clause({"greatbattles C9v", "greatbattles Q22"})
    public static void play(State s, int most, PlayContext t) {
        int winner = s.pending().advance().winner();
        OptionalInt way = bearing(s);
        if (way.isEmpty()) return;
        int bearing = way.getAsInt();
        int touched = touched(s, winner);
        int far = reach(s, bearing, most, Optional.of(t));
        for (int stand : s.standsOf(winner)) s.put(stand, there(s, stand, bearing, far));
        t.tell(
                Kind.ADVANCE,
                List.of(s.unit(winner).name()),
                new CombatHappening.Advanced(s.unit(winner).name(), far),
                "C9u");
        Spotting.all(s, t);
        Casualties.overrun(s, winner, t);
        FieldWorks.contacted(s, winner);
        int fresh = touched(s, winner) & ~touched;
        if (s.on("variant.chain-close-combat"))
            s.units().setCharged(winner, s.units().charged(winner) | fresh);
        else noChain(s, winner, fresh);
    }

    /** Where the winner's stands would end, in their order, as far as the winner can know. */
    public static Base[] ends(State s, int most) {
        int[] stands = s.standsOf(s.pending().advance().winner());
        OptionalInt way = bearing(s);
        int far = way.isEmpty() ? 0 : reach(s, way.getAsInt(), most, Optional.empty());
        Base[] ends = new Base[stands.length];
        for (int i = 0; i < ends.length; i++) ends[i] = there(s, stands[i], way.orElse(0), far);
        return ends;
    }

    private static Base there(State s, int stand, int bearing, int far) {
        return s.base(stand).at(Bearing.step(s.at(stand), bearing, far, 0));
    }

    /** The direction of the advance; none if no enemy is in sight. */
    private static OptionalInt bearing(State s) {
        int loser = s.pending().advance().loser();
        int[] pair = nearest(s, s.pending().advance().winner(), s.unitOnTable(loser) ? Foes.bit(s, loser) : Foes.ALL);
        return pair.length == 0 ? OptionalInt.empty() : OptionalInt.of(Bearing.of(s.at(pair[0]), s.at(pair[1])));
    }

    /** V29: contact made by the advance waits for another turn, for both sides. */
    @Clause("greatbattles V29")
    private static void noChain(State s, int winner, int fresh) {
        CloseCombat.fought(s, winner, fresh);
        for (int other = 0; other < s.units().count(); other++)
            if (s.unit(other).side() != s.unit(winner).side() && (fresh & Foes.bit(s, other)) != 0)
                CloseCombat.fought(s, other, Foes.bit(s, winner));
    }

    /** The stand of the unit and the visible enemy stand that are nearest to each other; empty if there is none. */
    private static int[] nearest(State s, int unit, int foes) {
        int[] best = {};
        int least = Integer.MAX_VALUE;
        for (int own : s.standsOf(unit))
            for (int other = 0; other < s.stands().count(); other++) {
                if (s.stand(other).side() == s.unit(unit).side()
                        || !s.visible(other)
                        || !s.type(other).fights()
                        || (foes & Foes.bit(s, s.unitOf(other))) == 0) continue;
                int distance = s.base(own).distanceUp(s.base(other));
                if (distance >= least) continue;
                least = distance;
                best = new int[] {own, other};
            }
        return best;
    }

    /** As far as ordered, in coarse steps and then in fine ones, so that an enemy in the way is touched. */
    private static int reach(State s, int bearing, int most, Optional<PlayContext> t) {
        int winner = s.pending().advance().winner();
        int touched = touched(s, winner);
        int far = 0;
        for (int step : new int[] {50, 5, 1})
            while (far + step <= most && clear(s, winner, bearing, far + step, touched, t)) far += step;
        return far;
    }

    private static int touched(State s, int unit) {
        int foes = 0;
        for (int other = 0; other < s.units().count(); other++)
            if (s.unit(other).side() != s.unit(unit).side() && Contact.between(s, unit, other))
                foes |= Foes.bit(s, other);
        return foes;
    }

    private static boolean clear(State s, int winner, int bearing, int far, int touched, Optional<PlayContext> t) {
        for (int stand : s.standsOf(winner)) {
            Base there = there(s, stand, bearing, far);
            if (!there.onTable(s.scenario().width(), s.scenario().height())) return false;
            if (s.scenario().terrain().going(there.center().x(), there.center().y()) == GroundType.IMPASSABLE)
                return false;
            for (int other = 0; other < s.stands().count(); other++) {
                if (!s.onTable(other)
                        || s.unitOf(other) == winner
                        || !s.stands().near(other, there.center(), 3000)) continue;
                if (there.overlaps(s.base(other))) {
                    if (t.isPresent())
                        Spotting.reveal(
                                s,
                                s.unitOf(other),
                                t.get(),
                                Reason.IN_THE_WAY,
                                Optional.of(s.stand(stand).name()),
                                "H8",
                                "G33");
                    return false;
                }
                if (forbidden(s, winner, other, touched) && there.touches(s.base(other))) return false;
            }
        }
        return true;
    }

    /** C9p to C9r, C9w: an advance makes no new contact with a unit the battalion may not attack. */
    private static boolean forbidden(State s, int winner, int other, int touched) {
        return s.stand(other).side() != s.unit(winner).side()
                && s.visible(other)
                && s.type(other).fights()
                && (touched & Foes.bit(s, s.unitOf(other))) == 0
                && !Contact.may(s, winner, other);
    }
}
