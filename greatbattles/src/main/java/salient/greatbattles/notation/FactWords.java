package salient.greatbattles.notation;

import java.util.List;
import java.util.Optional;
import salient.greatbattles.state.ActionUse;
import salient.greatbattles.state.ActivationAttempt;
import salient.greatbattles.state.Battery;
import salient.greatbattles.state.DivisionFact;
import salient.greatbattles.state.Field;
import salient.greatbattles.state.Mission;
import salient.greatbattles.state.ObjectiveFact;
import salient.greatbattles.state.StandFact;
import salient.greatbattles.state.StandPlace;
import salient.greatbattles.state.Status;
import salient.greatbattles.state.TemplateFact;
import salient.greatbattles.state.UnitFact;
import salient.greatbattles.state.UnitPlace;
import salient.greatbattles.tables.Formation;

/** The word of each fact of a unit, a stand, a template, a division, an objective, and how its value is written. */
record FactWords(String word, Form form) {
    private static final Form.Flag FLAG = new Form.Flag();
    private static final Form.Count COUNT = new Form.Count();
    private static final Form.Share SHARE = new Form.Share();
    private static final Form.OfUnit UNIT = new Form.OfUnit();
    private static final Form.OfStand STAND = new Form.OfStand();
    private static final Form.Enemies ENEMIES = new Form.Enemies();
    private static final Form.DayTurn DAY_TURN = new Form.DayTurn();

    /** Coordinates are written as one place and have no words of their own. */
    static <F extends Field> Optional<FactWords> of(F fact) {
        return switch (fact) {
            case UnitFact f -> of(f);
            case StandFact f -> of(f);
            case TemplateFact f -> of(f);
            case DivisionFact f -> Optional.of(of(f));
            case ObjectiveFact f -> Optional.of(of(f));
            default -> throw new IllegalStateException("no words for " + fact);
        };
    }

    private static Optional<FactWords> of(UnitFact fact) {
        return switch (fact) {
            case AIM_X, AIM_Y -> Optional.empty();
            case STATUS -> bare(Status.values());
            case FORMATION -> bare(Formation.values());
            case WHERE -> bare(UnitPlace.values());
            case DOING -> word("action-used", Form.Choice.of(ActionUse.values()));
            case ACTIVATED_BY ->
                word("activated-by", new Form.Choice(List.of("points", "roll", "hq", "ground"), false));
            case TRIED -> word("tried", Form.Choice.of(ActivationAttempt.values()));
            case DROP -> word("drop", new Form.Choice(List.of(Form.NONE, "high", "normal", "low", "glider"), false));
            case ACTIONS -> word("actions", COUNT);
            case HITS -> word("hits", COUNT);
            case RALLY -> word("rally", COUNT);
            case WIPED_OUT -> word("wiped-out-on-day", COUNT);
            case ACTIVE_FROM -> word("active-from-turn", COUNT);
            case HIT_BY -> word("hit-by", ENEMIES);
            case FOUGHT -> word("fought", ENEMIES);
            case CHARGED -> word("charged", ENEMIES);
            case LOCKED -> word("locked", UNIT);
            case LED_BY -> word("led-by", UNIT);
            case RENDEZVOUS -> word("rendezvous", STAND);
            case HOUR -> word("drops", DAY_TURN);
            case USED -> word("inch-used", SHARE);
            case RIDDEN -> word("ridden", SHARE);
            case ON_FOOT -> word("on-foot", SHARE);
            case WON -> word("won-combat", FLAG);
            case BROKEN -> word("gaps", FLAG);
            case HIDDEN,
                    DEACTIVATED,
                    REBUILT,
                    ROAD_RATE,
                    WITHHELD,
                    LANDED,
                    SCATTERED,
                    ATTACKER,
                    FIRED,
                    HELPED,
                    HURRIES,
                    RETIRED,
                    OWES_STAND -> word(fact.id(), FLAG);
        };
    }

    private static Optional<FactWords> of(StandFact fact) {
        return switch (fact) {
            case X, Y, FACING -> Optional.empty();
            case UNIT -> word("with", UNIT);
            case PLACE -> bare(StandPlace.values());
            case AIM -> word("aims", STAND);
            case DECLARED -> word("declared", COUNT);
            case RIDES -> word("on", STAND);
            case DIGGING -> word("dug", COUNT);
            case SINCE -> word("unmoved-since-day", COUNT);
            case AMMO_LOW -> word("ammo-low", COUNT);
            case WORKS -> word("works", new Form.Choice(List.of(Form.NONE, "soft", "hard"), false));
            case DEBT -> word("owes-action", FLAG);
            case STRUCK_OFF -> word("off-card", FLAG);
            case SUPPRESSED, LOADED, DISMOUNTED, SET_UP, ACTED, INDIRECT, REAR, COUNTED -> word(fact.id(), FLAG);
        };
    }

    private static Optional<FactWords> of(TemplateFact fact) {
        return switch (fact) {
            case X, Y -> Optional.empty();
            case MISSION -> bare(Mission.values());
            case BATTERY -> bare(Battery.values());
            case TURN -> word("turn", COUNT);
            case FRESH, DISK, SMOKE -> word(fact.id(), FLAG);
        };
    }

    private static FactWords of(DivisionFact fact) {
        return new FactWords(fact.id(), fact == DivisionFact.POINTS ? COUNT : FLAG);
    }

    private static FactWords of(ObjectiveFact fact) {
        return switch (fact) {
            case HOLDER -> new FactWords("held", new Form.Choice(List.of(Form.NONE, "allied", "axis"), false));
            case SINCE -> new FactWords("since", DAY_TURN);
            case USED -> new FactWords("used", DAY_TURN);
            case TAKEN -> new FactWords("taken", FLAG);
        };
    }

    private static Optional<FactWords> word(String word, Form form) {
        return Optional.of(new FactWords(word, form));
    }

    private static Optional<FactWords> bare(Enum<?>[] values) {
        return Optional.of(new FactWords("", Form.Choice.bare(values)));
    }
}
