package salient.greatbattles.deployment;

import java.util.List;
import salient.greatbattles.formation.Formations;
import salient.greatbattles.formation.OrderedBases;
import salient.greatbattles.geometry.Base;
import salient.greatbattles.play.Clauses;
import salient.greatbattles.play.GreatBattlesEvent.Kind;
import salient.greatbattles.play.GreatBattlesOrder;
import salient.greatbattles.play.PlayContext;
import salient.greatbattles.play.UnitHappening;
import salient.greatbattles.scenario.Unit;
import salient.greatbattles.state.State;
import salient.greatbattles.state.UnitPlace;
import salient.kernel.play.Verdict;
import salient.kernel.rulebook.Clause;

/**
 * F1 to F5, T20, C2m: a unit is arranged stand by stand, at set-up once it has been put down as a template, and as it
 * comes from reserve, as long as it keeps the spacing of its formation and the place where it may be.
 */
public final class Arrangement {
    private Arrangement() {}

    @Clause("greatbattles T20")
    public static void judge(State s, GreatBattlesOrder.Go o, Verdict.Reasons why) {
        Unit unit = o.unit();
        if (s.units().place(unit.index()) != UnitPlace.TABLE) {
            why.add(Clauses.clause("T20"), unit + " is set up in a formation first, and then arranged.");
            return;
        }
        if (!OrderedBases.named(unit, o.ways(), s.standsOf(unit.index()), why)) return;
        if (cornered(o.ways()))
            why.add(Clauses.clause("T20"), "At set-up a stand is put down; its way has no corners.");
        Base[] bases = OrderedBases.bases(s, o.ways());
        judgeBases(s, unit, o.ways(), bases, why);
        Deployment.judgeZone(s, unit, bases, why);
        if (unit.battalion())
            OrderedBases.judgeFormation(s, o.ways(), bases, s.units().formation(unit.index()), why);
    }

    @Clause("greatbattles C2m")
    public static void judge(State s, GreatBattlesOrder.DeployStands o, Verdict.Reasons why) {
        Unit unit = o.unit();
        if (!Deployment.mayCome(s, unit, why)) return;
        if (!OrderedBases.named(unit, o.ways(), Deployment.waiting(s, unit.index()), why)) return;
        if (cornered(o.ways()))
            why.add(Clauses.clause("C2m"), "A stand that comes from reserve is placed; its path has no corners.");
        Base[] bases = OrderedBases.bases(s, o.ways());
        judgeBases(s, unit, o.ways(), bases, why);
        OrderedBases.judgeFormation(s, o.ways(), bases, o.formation(), why);
        Deployment.judgePlace(s, unit, o.formation(), bases, why);
    }

    private static boolean cornered(List<GreatBattlesOrder.Way> ways) {
        return ways.stream().anyMatch(way -> !way.corners().isEmpty());
    }

    private static void judgeBases(
            State s, Unit unit, List<GreatBattlesOrder.Way> ways, Base[] bases, Verdict.Reasons why) {
        for (int i = 0; i < bases.length && !why.settled(); i++)
            Deployment.fits(s, unit, ways.get(i).stand().index(), bases, i, why);
    }

    public static void play(State s, GreatBattlesOrder.Go o, PlayContext t) {
        Unit unit = o.unit();
        Base[] bases = OrderedBases.bases(s, o.ways());
        boolean[] rear = OrderedBases.rear(s, o);
        for (int i = 0; i < bases.length; i++) {
            int stand = o.ways().get(i).stand().index();
            s.put(stand, bases[i]);
            s.stands().setRear(stand, rear[i]);
        }
        t.tellOnly(
                s.decider(), Kind.SET_UP, List.of(unit.name()), new UnitHappening.Arranged(unit.name()), "T20", "H1");
    }

    public static void play(State s, GreatBattlesOrder.DeployStands o, PlayContext t) {
        Base[] bases = OrderedBases.bases(s, o.ways());
        boolean[] rear = OrderedBases.rear(o.formation(), o.ways(), bases);
        Deployment.arrive(s, o.unit(), new Formations.Layout(bases, rear), o.formation(), bases[0].center(), t);
    }
}
