package salient.greatbattles.night;

import java.util.Arrays;
import java.util.Optional;
import salient.greatbattles.formation.Formations;
import salient.greatbattles.geometry.Base;
import salient.greatbattles.geometry.Bearing;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.placement.PlacementCheck;
import salient.greatbattles.play.GreatBattlesEvent.Kind;
import salient.greatbattles.play.PlayContext;
import salient.greatbattles.play.UnitHappening;
import salient.greatbattles.scenario.Road;
import salient.greatbattles.state.CommandPosts;
import salient.greatbattles.state.StandPlace;
import salient.greatbattles.state.State;
import salient.greatbattles.tables.Constants;
import salient.greatbattles.tables.Formation;
import salient.greatbattles.tables.StandType;
import salient.kernel.rulebook.Clause;

/** R10: where a replaced stand rejoins its battalion, at once near the FUP or on a later night. */
final class Rejoining {
    private static final int NEAR = Constants.mils("rejoin_from_fup");
    /** Gaps tried between the replaced stand and another stand: touching, close, and as in a line. */
    private static final int[] GAPS = {0, 300, 500, 1000};

    private Rejoining() {}

    /** Whether the battalion has a stand within 12 inches of its FUP. */
    static boolean nearFup(State s, int unit) {
        Optional<Integer> fup = CommandPosts.post(s, s.unit(unit), StandType.FUP);
        if (fup.isPresent())
            for (int stand : s.standsOf(unit)) if (s.base(stand).within(NEAR, s.base(fup.get()))) return true;
        return false;
    }

    /** Stands waiting in reserve rejoin a battalion that is in touch with its C Ops. */
    static void comeUp(State s, int unit, PlayContext t) {
        if (!s.unitOnTable(unit)) return;
        for (int stand = 0; stand < s.stands().count(); stand++)
            if (s.unitOf(stand) == unit && s.stands().place(stand) == StandPlace.RESERVE) join(s, unit, stand, t);
    }

    /** Puts the stand into its battalion's formation; if there is no room, it keeps waiting. */
    @Clause("greatbattles R10")
    static void join(State s, int unit, int stand, PlayContext t) {
        Optional<Base> place = place(s, unit, stand);
        while (place.isPresent() && !PlacementCheck.freeAfterLooking(s, stand, place.get(), t))
            place = place(s, unit, stand); // what was hidden there is known now
        if (place.isEmpty()) return;
        s.stands().setPlace(stand, StandPlace.TABLE);
        s.put(stand, place.get());
        s.stands().setRear(stand, inTheRear(s, unit, stand));
        if (s.stand(stand).transport().isPresent()) s.stands().setLoaded(stand, true);
        t.tellByCommand(
                unit,
                Kind.REPLACEMENT,
                new UnitHappening.Joined(s.stand(stand).name(), s.unit(unit).name(), true),
                "R10");
    }

    private static Optional<Base> place(State s, int unit, int stand) {
        int[] mates = s.standsOf(unit);
        if (s.units().formation(unit) == Formation.ROAD) return behindTheColumn(s, mates, stand);
        for (int gap : GAPS)
            for (int mate : mates)
                for (int side = 0; side < 3; side++) {
                    Base there = beside(s, mate, stand, side, gap);
                    if (PlacementCheck.seemsFree(s, stand, there)
                            && keeps(s, unit, mates, stand, there)
                            && !touches(s, stand, there)) return Optional.of(there);
                }
        return Optional.empty();
    }

    private static Optional<Base> behindTheColumn(State s, int[] mates, int stand) {
        int[] all = Arrays.copyOf(mates, mates.length + 1);
        all[mates.length] = stand;
        Optional<Road> road = Formations.roadAt(s, s.at(mates[0]));
        return road.flatMap(r -> Formations.alongRoad(s, all, r, r.milestone(s.at(mates[0]))))
                .map(layout -> layout.bases()[mates.length])
                .filter(there -> PlacementCheck.seemsFree(s, stand, there));
    }

    /** To the right of another stand, to its left, or behind it. */
    private static Base beside(State s, int mate, int stand, int side, int gap) {
        Base at = s.base(mate);
        Base own = new Base(
                at.center(), at.facing(), s.size(stand).depth(), s.size(stand).frontage());
        int across = (at.frontage() + own.frontage()) / 2 + gap;
        int along = (at.depth() + own.depth()) / 2 + gap;
        Point place = side == 2
                ? Bearing.step(at.center(), at.facing(), -along, 0)
                : Bearing.step(at.center(), at.facing(), 0, side == 0 ? across : -across);
        return own.at(place);
    }

    private static boolean keeps(State s, int unit, int[] mates, int stand, Base there) {
        StandType[] types = new StandType[mates.length + 1];
        Base[] bases = new Base[mates.length + 1];
        for (int i = 0; i < mates.length; i++) {
            types[i] = s.type(mates[i]);
            bases[i] = s.base(mates[i]);
        }
        types[mates.length] = s.type(stand);
        bases[mates.length] = there;
        return Formations.fault(types, bases, s.units().formation(unit), s.standGap())
                .isEmpty();
    }

    private static boolean touches(State s, int stand, Base there) {
        for (int other = 0; other < s.stands().count(); other++)
            if (s.stand(other).side() != s.stand(stand).side() && s.visible(other) && there.touches(s.base(other)))
                return true;
        return false;
    }

    private static boolean inTheRear(State s, int unit, int stand) {
        if (s.units().formation(unit) == Formation.ROAD) return true;
        int[] stands = s.standsOf(unit);
        StandType[] types = new StandType[stands.length];
        Base[] bases = new Base[stands.length];
        int own = 0;
        for (int i = 0; i < stands.length; i++) {
            types[i] = s.type(stands[i]);
            bases[i] = s.base(stands[i]);
            if (stands[i] == stand) own = i;
        }
        return Formations.rear(types, bases, s.units().formation(unit))[own];
    }
}
