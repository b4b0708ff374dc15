package salient.greatbattles;

import java.util.ArrayList;
import java.util.List;
import salient.greatbattles.artillery.AirAttacks;
import salient.greatbattles.play.GreatBattlesView.MarkerView;
import salient.greatbattles.scenario.Battle;
import salient.greatbattles.state.StandFact;
import salient.greatbattles.state.State;
import salient.greatbattles.state.TemplateFact;
import salient.greatbattles.state.UnitFact;
import salient.greatbattles.tables.Cover;

/** The markers of the options, from a position that is already cut to what a side knows. */
final class Markers {
    private Markers() {}

    static List<MarkerView> of(State s) {
        List<MarkerView> all = new ArrayList<>();
        for (int stand = 0; stand < s.stands(); stand++) stand(s, stand, all);
        for (int unit = 0; unit < s.units(); unit++) unit(s, unit, all);
        for (int k = 0; k < s.templates(); k++) template(s, k, all);
        return all;
    }

    private static void stand(State s, int stand, List<MarkerView> all) {
        String name = s.stand(stand).name();
        Cover works = Cover.values()[s.get(stand, StandFact.WORKS)];
        if (works != Cover.OPEN)
            all.add(new MarkerView(name, "works", 1, works.name().toLowerCase(java.util.Locale.ROOT)));
        count(name, "digging", s.get(stand, StandFact.DIGGING), all);
        count(name, "ammo-low", s.get(stand, StandFact.AMMO_LOW), all);
        int tank = s.get(stand, StandFact.RIDES);
        if (tank >= 0) all.add(new MarkerView(name, "riding", 1, s.stand(tank).name()));
    }

    private static void unit(State s, int unit, List<MarkerView> all) {
        String name = s.unit(unit).name();
        count(name, "orders-on-their-way", s.get(unit, UnitFact.ACTIVE_FROM), all);
        count(name, "helped", s.get(unit, UnitFact.HELPED), all);
        count(name, "hurrying", s.get(unit, UnitFact.HURRIES), all);
        count(name, "on-foot", s.get(unit, UnitFact.ON_FOOT), all);
        count(name, "must-lose-a-stand", s.get(unit, UnitFact.OWES_STAND), all);
        int leader = s.get(unit, UnitFact.LED_BY);
        if (leader >= 0 && leader != unit)
            all.add(new MarkerView(name, "led-by", 1, s.unit(leader).name()));
    }

    private static void template(State s, int template, List<MarkerView> all) {
        String name = Battle.SIDE_IDS.get(s.battle().templateSide(template)) + "/template "
                + s.battle().templateNumber(template);
        count(name, "smoke", s.get(template, TemplateFact.SMOKE), all);
        if (AirAttacks.air(s, template)) all.add(new MarkerView(name, "aircraft", 1, ""));
        s.battle()
                .fireSupport()
                .gun(template)
                .ifPresent(gun ->
                        all.add(new MarkerView(name, "gun", 1, s.stand(gun).name())));
    }

    private static void count(String name, String kind, int count, List<MarkerView> all) {
        if (count > 0) all.add(new MarkerView(name, kind, count, ""));
    }
}
