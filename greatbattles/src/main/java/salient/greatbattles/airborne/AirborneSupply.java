package salient.greatbattles.airborne;

import java.util.Optional;
import salient.greatbattles.scenario.Arrival;
import salient.greatbattles.scenario.Unit;
import salient.greatbattles.state.CommandPosts;
import salient.greatbattles.state.State;
import salient.greatbattles.supply.RoadNet;
import salient.greatbattles.tables.Constants;
import salient.greatbattles.tables.StandType;
import salient.greatbattles.tables.SupplyGrade;
import salient.kernel.rulebook.Clause;

/** A24 to A28: airborne troops without C Ops or FUP, and supplies dropped from the air. */
public final class AirborneSupply {
    /** A27. */
    @Clause("greatbattles A27")
    private static final int FROM_DROP_ZONE = Constants.mils("supply_from_drop_zone");

    private AirborneSupply() {}

    /** A24: an airborne battalion that lacks C Ops or FUP: dropped supplies do not let it withdraw. */
    @Clause("greatbattles A24")
    public static boolean stranded(State s, int unit) {
        return s.unit(unit).airborne() && !hasPosts(s, s.unit(unit));
    }

    /** A25, A27: such a battalion that is not supplied from the air either. */
    @Clause({"greatbattles A26", "greatbattles A25"})
    public static boolean cutOff(State s, int unit) {
        return stranded(s, unit) && drop(s, s.unit(unit)).isEmpty();
    }

    private static boolean hasPosts(State s, Unit unit) {
        return CommandPosts.post(s, unit, StandType.C_OPS).isPresent()
                && CommandPosts.post(s, unit, StandType.FUP).isPresent();
    }

    /** A27: the supply drop to which friendly roads lead from the C Ops. */
    private static Optional<Arrival.SupplyDrop> drop(State s, Unit unit) {
        Optional<Integer> post = CommandPosts.post(s, unit, StandType.C_OPS);
        if (post.isEmpty()) return Optional.empty();
        for (Arrival.SupplyDrop drop : s.scenario().landings().supplies())
            if (drop.side() == unit.side()
                    && RoadNet.reach(s, unit.side(), s.at(post.get()), p -> p.distanceUp(drop.at()) <= FROM_DROP_ZONE)
                            .isPresent()) return Optional.of(drop);
        return Optional.empty();
    }

    /** R2, A28: the side's grade; for an airborne battalion that depends on dropped supplies, the grade of the drop. */
    @Clause("greatbattles A28")
    public static SupplyGrade grade(State s, int unit) {
        Unit spec = s.unit(unit);
        SupplyGrade usual = s.scenario().parties().get(spec.side()).supply();
        if (!spec.airborne() || hasPosts(s, spec)) return usual;
        return drop(s, spec).map(d -> worth(s, d)).orElse(usual);
    }

    private static SupplyGrade worth(State s, Arrival.SupplyDrop drop) {
        int nearest = Integer.MAX_VALUE;
        for (int other = 0; other < s.stands().count(); other++)
            if (s.stand(other).side() != drop.side()
                    && s.visible(other)
                    && s.type(other).fights())
                nearest = Math.min(nearest, s.base(other).distanceUp(drop.at()));
        SupplyGrade best = drop.grades().getFirst().grade();
        for (Arrival.Grade g : drop.grades()) if (nearest > g.beyond()) best = g.grade();
        return best;
    }
}
