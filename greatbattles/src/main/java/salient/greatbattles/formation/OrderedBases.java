package salient.greatbattles.formation;

import java.util.List;
import salient.greatbattles.geometry.Base;
import salient.greatbattles.play.Clauses;
import salient.greatbattles.play.GreatBattlesOrder;
import salient.greatbattles.scenario.Unit;
import salient.greatbattles.state.State;
import salient.greatbattles.tables.BaseSize;
import salient.greatbattles.tables.Formation;
import salient.greatbattles.tables.StandType;
import salient.kernel.play.Verdict;

/** Where an order that names each stand puts them, and which of them are in the rear. */
public final class OrderedBases {
    private OrderedBases() {}

    public static Base[] bases(State s, List<GreatBattlesOrder.Way> ways) {
        return ways.stream().map(way -> base(s, way)).toArray(Base[]::new);
    }

    public static StandType[] types(List<GreatBattlesOrder.Way> ways) {
        return ways.stream().map(way -> way.stand().type()).toArray(StandType[]::new);
    }

    /** C7a: all stands, each once, in the order of the unit. */
    public static boolean named(Unit unit, List<GreatBattlesOrder.Way> ways, int[] stands, Verdict.Reasons why) {
        boolean all = stands.length == ways.size();
        for (int i = 0; all && i < stands.length; i++) all = ways.get(i).stand().index() == stands[i];
        if (!all) why.add(Clauses.clause("C7a"), "Each stand of " + unit + " is named once.");
        return all;
    }

    /** F1 to F11: the clause that the layout breaks. */
    public static void judgeFormation(
            State s, List<GreatBattlesOrder.Way> ways, Base[] bases, Formation formation, Verdict.Reasons why) {
        if (formation == Formation.ROAD)
            RoadColumn.fault(s, bases)
                    .ifPresent(f -> why.add(Clauses.clause("F11"), "The formation is not kept: " + f + "."));
        else
            Formations.fault(types(ways), bases, formation, s.standGap())
                    .ifPresent(f -> why.add(Clauses.clause(f.clause()), f.sentence()));
    }

    private static Base base(State s, GreatBattlesOrder.Way way) {
        BaseSize size = s.size(way.stand().index());
        return new Base(way.end().center(), way.end().facing(), size.depth(), size.frontage());
    }

    /** F9, F10: in a road column the first stand named is in front, in other formations the foremost. */
    public static boolean[] rear(Formation formation, List<GreatBattlesOrder.Way> ways, Base[] bases) {
        boolean[] rear = Formations.rear(types(ways), bases, formation);
        if (formation == Formation.ROAD)
            for (int i = 0; i < rear.length; i++)
                rear[i] = i > 0 || ways.get(i).stand().type().support();
        return rear;
    }

    /** F9, F10, C7Fu: which stands are behind the front rank once each is where the order puts it. */
    public static boolean[] rear(State s, GreatBattlesOrder.Go o) {
        int unit = o.unit().index();
        if (o.unit().battalion() && s.units().formation(unit) != Formation.ROAD)
            return Formations.rear(
                    types(o.ways()), bases(s, o.ways()), s.units().formation(unit));
        boolean[] rear = new boolean[o.ways().size()];
        for (int i = 0; i < rear.length; i++)
            rear[i] = s.stands().rear(o.ways().get(i).stand().index());
        return rear;
    }
}
