package salient.greatbattles;

import java.util.List;
import salient.greatbattles.geometry.Base;
import salient.greatbattles.play.Clauses;
import salient.greatbattles.play.GreatBattlesEvent.Kind;
import salient.greatbattles.play.GreatBattlesOrder;
import salient.greatbattles.scenario.Unit;
import salient.greatbattles.state.State;
import salient.greatbattles.state.Whereabouts;
import salient.greatbattles.tables.BaseSize;
import salient.greatbattles.tables.StandType;
import salient.kernel.play.Verdict;
import salient.kernel.rulebook.Clause;

/**
 * F1 to F5, T20: at set-up a unit that has been put down as a template may be arranged stand by stand, as long as it keeps
 * the spacing of its formation and its zone.
 */
@Clause({
    "greatbattles T20",
    "greatbattles F1",
    "greatbattles F2",
    "greatbattles F3",
    "greatbattles F4",
    "greatbattles F8"
})
final class Arrangement {
    private Arrangement() {}

    static void judge(State s, GreatBattlesOrder.Go o, Verdict.Reasons why) {
        Unit unit = o.unit();
        if (s.where(unit.index()) != Whereabouts.TABLE) {
            why.add(Clauses.clause("T20"), unit + " is set up in a formation first, and then arranged.");
            return;
        }
        int[] stands = s.standsOf(unit.index());
        boolean all = stands.length == o.ways().size();
        for (int i = 0; all && i < stands.length; i++)
            all = o.ways().get(i).stand().index() == stands[i];
        if (!all) {
            why.add(Clauses.clause("C7a"), "Each stand of " + unit + " is named once, in order.");
            return;
        }
        if (o.ways().stream().anyMatch(way -> !way.corners().isEmpty()))
            why.add(Clauses.clause("T20"), "At set-up a stand is put down; its way has no corners.");
        StandType[] types = new StandType[stands.length];
        Base[] bases = new Base[stands.length];
        for (int i = 0; i < stands.length; i++) {
            types[i] = s.type(stands[i]);
            bases[i] = base(s, o.ways().get(i));
        }
        for (int i = 0; i < bases.length && !why.settled(); i++) Deployment.fits(s, unit, stands[i], bases, i, why);
        Deployment.judgeZone(s, unit, bases, why);
        if (unit.battalion())
            Formations.fault(types, bases, s.formation(unit.index()), Movement.gap(s))
                    .ifPresent(f -> why.add(Clauses.clause("F1"), "The formation is not kept: " + f + "."));
    }

    static Base base(State s, GreatBattlesOrder.Way way) {
        BaseSize size = s.size(way.stand().index());
        return new Base(way.end().centre(), way.end().facing(), size.depth(), size.frontage());
    }

    static void play(State s, GreatBattlesOrder.Go o, Teller t) {
        for (GreatBattlesOrder.Way way : o.ways()) s.put(way.stand().index(), base(s, way));
        t.tellOnly(
                s.decider(),
                Kind.SET_UP,
                List.of(o.unit().name()),
                o.unit() + " is arranged stand by stand.",
                "T20",
                "H1");
    }
}
