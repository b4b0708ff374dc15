package salient.greatbattles.attachments;

import java.util.List;
import salient.greatbattles.geometry.Base;
import salient.greatbattles.placement.FreeSpot;
import salient.greatbattles.play.Clauses;
import salient.greatbattles.play.GreatBattlesEvent.Kind;
import salient.greatbattles.play.Happening;
import salient.greatbattles.play.PlayContext;
import salient.greatbattles.play.UnitHappening;
import salient.greatbattles.scenario.Stand;
import salient.greatbattles.scenario.Unit;
import salient.greatbattles.state.Phase;
import salient.greatbattles.state.StandPlace;
import salient.greatbattles.state.State;
import salient.kernel.play.Verdict;
import salient.kernel.rulebook.Clause;

/** Q44e, V42: at night support stands may also change battalions on the table. They join the new one where it is. */
public final class Reassignment {
    private Reassignment() {}

    /** Whether an attachment is of this kind: at night, to a battalion on the table. */
    @Clause("greatbattles V42")
    public static boolean meant(State s, Unit unit) {
        return s.phase() == Phase.NIGHT && s.unitOnTable(unit.index()) && s.on("malta.reassign");
    }

    @Clause("greatbattles Q44e")
    public static void judge(State s, Stand stand, Unit unit, Verdict.Reasons why) {
        int i = stand.index();
        int from = s.unitOf(i);
        if (!stand.attachable()
                || s.stands().place(i) != StandPlace.TABLE && s.stands().place(i) != StandPlace.RESERVE
                || from == unit.index()) {
            why.add(Clauses.clause("Q44e"), stand + " is not a support stand that can join " + unit + ".");
            return;
        }
        if (s.onTable(i) && s.standsOf(from).length == 1)
            why.add(Clauses.clause("Q44e"), stand + " is all that is left of " + s.unit(from) + ".");
        Attachments.judgeFit(s, stand, unit, why);
    }

    public static void play(State s, Stand stand, Unit unit, PlayContext t) {
        int i = stand.index();
        boolean seen = s.visible(i);
        int host = s.standsOf(unit.index())[0];
        s.stands().setUnit(i, unit.index());
        s.stands().setPlace(i, StandPlace.TABLE);
        Base there = new Base(
                s.at(host), s.base(host).facing(), s.base(i).depth(), s.base(i).frontage());
        s.put(i, FreeSpot.near(s, i, there, t));
        s.stands().setRear(i, true);
        Happening joins = new UnitHappening.Joined(stand.name(), unit.name(), false);
        if (seen || s.hidden(unit.index())) t.tellOf(unit.index(), Kind.NIGHT, joins, "Q44e");
        else t.reveal(Kind.NIGHT, List.of(stand.name()), joins, "Q44e"); // it is revealed as it is
        // H15: a stand that was not seen before is not missed.
        if (seen && s.hidden(unit.index()))
            t.reveal(Kind.NIGHT, List.of(stand.name()), new UnitHappening.LeftBattalion(stand.name()), "Q44e");
    }
}
