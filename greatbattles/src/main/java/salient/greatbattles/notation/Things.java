package salient.greatbattles.notation;

import java.util.List;
import java.util.Optional;
import salient.greatbattles.state.DivisionFact;
import salient.greatbattles.state.ObjectiveFact;
import salient.greatbattles.state.Phase;
import salient.greatbattles.state.StandFact;
import salient.greatbattles.state.StandPlace;
import salient.greatbattles.state.State;
import salient.greatbattles.state.TemplateFact;
import salient.greatbattles.state.UnitFact;
import salient.greatbattles.state.UnitPlace;

/** The kinds of things a position has lines for, and what their facts are if nothing is said. */
final class Things {
    static final ThingWords<UnitFact> UNITS = new ThingWords<>(
            List.of(UnitFact.values()),
            "activated, march or hits=2",
            ThingWords.Spot.at("aim", UnitFact.AIM_X, UnitFact.AIM_Y));
    static final ThingWords<StandFact> STANDS = new ThingWords<>(
            List.of(StandFact.values()),
            "12.5,4@90, suppressed or with=allied/A1",
            Optional.of(new ThingWords.Spot<>("", StandFact.X, StandFact.Y, Optional.of(StandFact.FACING))));
    static final ThingWords<TemplateFact> TEMPLATES = new ThingWords<>(
            List.of(TemplateFact.values()),
            "registered, 12,4 or firing",
            ThingWords.Spot.at("", TemplateFact.X, TemplateFact.Y));
    static final ThingWords<DivisionFact> DIVISIONS =
            new ThingWords<>(List.of(DivisionFact.values()), "points=4 or bought", Optional.empty());
    static final ThingWords<ObjectiveFact> OBJECTIVES =
            new ThingWords<>(List.of(ObjectiveFact.values()), "held=axis or since=1:4", Optional.empty());

    private Things() {}

    /** A stand of which a place is told is on the table; it is with the unit that the scenario gives it to. */
    static int usual(State start, int stand, StandFact fact, boolean placed) {
        if (fact == StandFact.PLACE) return (placed ? StandPlace.TABLE : StandPlace.RESERVE).ordinal();
        return start.stands().rawFact(stand, fact);
    }

    /** A unit is where its stands are; in the steps of a player turn its side's battalions have two actions. */
    static int usual(State s, State start, int unit, UnitFact fact) {
        return switch (fact) {
            case WHERE -> (s.standsOf(unit).length > 0 ? UnitPlace.TABLE : UnitPlace.RESERVE).ordinal();
            case ACTIONS -> acts(s, unit) ? UnitFact.ACTIONS.most() : 0;
            default -> start.units().rawFact(unit, fact);
        };
    }

    private static boolean acts(State s, int unit) {
        boolean rolled = s.phase().compareTo(Phase.MOVEMENT) >= 0 && s.phase().compareTo(Phase.MORALE) <= 0;
        return rolled
                && s.unit(unit).side() == s.player()
                && s.unitOnTable(unit)
                && !s.unit(unit).fup();
    }
}
