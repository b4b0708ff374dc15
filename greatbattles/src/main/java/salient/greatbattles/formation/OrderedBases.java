package salient.greatbattles.formation;

import java.util.List;
import salient.greatbattles.geometry.Base;
import salient.greatbattles.play.GreatBattlesOrder;
import salient.greatbattles.state.State;
import salient.greatbattles.tables.BaseSize;
import salient.greatbattles.tables.Formation;
import salient.greatbattles.tables.StandType;

/** Where an order that names each stand puts them, and which of them are in the rear. */
public final class OrderedBases {
    private OrderedBases() {}

    public static Base[] bases(State s, List<GreatBattlesOrder.Way> ways) {
        return ways.stream().map(way -> base(s, way)).toArray(Base[]::new);
    }

    public static StandType[] types(List<GreatBattlesOrder.Way> ways) {
        return ways.stream().map(way -> way.stand().type()).toArray(StandType[]::new);
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
