package salient.greatbattles.fire;

import java.util.List;
import salient.greatbattles.play.Clauses;
import salient.greatbattles.play.CombatHappening;
import salient.greatbattles.play.GreatBattlesEvent.Kind;
import salient.greatbattles.play.PlayContext;
import salient.greatbattles.state.State;
import salient.greatbattles.state.Variants.AmmoLow;
import salient.greatbattles.tables.Charts;
import salient.greatbattles.tables.SupplyGrade;
import salient.greatbattles.tables.SupplySituation;
import salient.kernel.dice.Purpose;
import salient.kernel.rulebook.Clause;

/** V23: markers for stands that run low on ammunition, how stands get them and how they are removed at night. */
public final class Ammunition {
    private static final Purpose WASTED = new Purpose("ammunition of a wasted shot", Clauses.clause("Q34e"));
    private static final Purpose SUPPLY = new Purpose("ammunition at night", Clauses.clause("V23"));
    private static final int TEN = 10;
    private static final int MOST = 99;

    private Ammunition() {}

    /** A shot has hit; these are its dice to hit and to destroy. */
    @Clause({"greatbattles Q33a", "greatbattles Q33d", "greatbattles Q33e"})
    static void fired(State s, int stand, int hit, int destroy, PlayContext t) {
        boolean low = switch (s.variants().ammoLow) {
            case OFF -> false;
            case SUMMARY -> destroy == TEN;
            case FAQ -> hit == 1;
            case FAQ_QUALITY -> hit == 1 && destroy >= Charts.rally(s.quality(s.unitOf(stand)));
        };
        if (low) mark(s, stand, t);
    }

    @Clause({"greatbattles Q33b", "greatbattles V23"})
    private static void mark(State s, int stand, PlayContext t) {
        s.stands().setAmmoMarkers(stand, Math.min(MOST, s.stands().ammoMarkers(stand) + 1));
        t.tell(
                Kind.SHOT,
                List.of(s.stand(stand).name()),
                new CombatHappening.AmmunitionLow(s.stand(stand).name()),
                "V23");
    }

    /** Q34e: a shot at a target that is gone is still rolled where a 1 to hit may cost ammunition. */
    @Clause("greatbattles Q34e")
    static void wasted(State s, int stand, PlayContext t) {
        AmmoLow option = s.variants().ammoLow;
        if (option == AmmoLow.OFF || option == AmmoLow.SUMMARY) return;
        int hit = t.d10(WASTED);
        int destroy = hit == 1 && option == AmmoLow.FAQ_QUALITY ? t.d10(WASTED) : TEN;
        fired(s, stand, hit, destroy, t);
    }

    /** At night: no removal for isolated units; for the others all markers, or a roll per marker. */
    @Clause("greatbattles Q33c")
    public static void resupply(State s, int unit, SupplySituation situation, PlayContext t) {
        if (s.variants().ammoLow == AmmoLow.OFF) return;
        for (int stand = 0; stand < s.stands().count(); stand++) {
            int markers = s.stands().ammoMarkers(stand);
            if (s.unitOf(stand) != unit || markers == 0 || situation == SupplySituation.ISOLATED) continue;
            s.stands().setAmmoMarkers(stand, left(s, unit, markers, situation, t));
            t.tellByCommand(
                    unit,
                    Kind.REPLACEMENT,
                    new CombatHappening.AmmunitionRestored(
                            s.stand(stand).name(), s.stands().ammoMarkers(stand)),
                    "V23",
                    "Q33c");
        }
    }

    @Clause("greatbattles G6")
    private static int left(State s, int unit, int markers, SupplySituation situation, PlayContext t) {
        boolean separated = situation == SupplySituation.SEPARATED;
        if (s.variants().ammoLow != AmmoLow.SUMMARY) return separated ? markers - 1 : 0;
        SupplyGrade supply = s.scenario().parties().get(s.unit(unit).side()).supply();
        int chance = Charts.value("ammo_removal/" + (separated ? "separated" : "ok_or_reserve"))
                + Charts.value("ammo_supply_modifier/" + supply.id());
        int left = markers;
        for (int i = 0; i < markers; i++) if (t.die(unit, 100, SUPPLY) <= chance) left--;
        return left;
    }
}
