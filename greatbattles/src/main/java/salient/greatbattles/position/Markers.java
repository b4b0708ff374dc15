package salient.greatbattles.position;

import java.util.ArrayList;
import java.util.List;
import salient.greatbattles.artillery.AirAttacks;
import salient.greatbattles.play.GreatBattlesView.MarkerView;
import salient.greatbattles.scenario.ScenarioDefinition;
import salient.greatbattles.state.State;
import salient.greatbattles.tables.Cover;

/** The markers of the options, from a position already limited to what a side knows. */
public final class Markers {
    private Markers() {}

    public static List<MarkerView> of(State s) {
        List<MarkerView> all = new ArrayList<>();
        for (int stand = 0; stand < s.stands().count(); stand++) stand(s, stand, all);
        for (int unit = 0; unit < s.units().count(); unit++) unit(s, unit, all);
        for (int k = 0; k < s.templates().count(); k++) template(s, k, all);
        return all;
    }

    private static void stand(State s, int stand, List<MarkerView> all) {
        String name = s.stand(stand).name();
        Cover works = s.stands().works(stand);
        if (works != Cover.OPEN)
            all.add(new MarkerView(name, "works", 1, works.name().toLowerCase(java.util.Locale.ROOT)));
        count(name, "digging", s.stands().actionsDug(stand), all);
        count(name, "ammo-low", s.stands().ammoMarkers(stand), all);
        int tank = s.stands().tank(stand);
        if (tank >= 0) all.add(new MarkerView(name, "riding", 1, s.stand(tank).name()));
    }

    private static void unit(State s, int unit, List<MarkerView> all) {
        String name = s.unit(unit).name();
        count(name, "orders-on-their-way", s.units().activeFrom(unit), all);
        if (s.units().helped(unit)) all.add(new MarkerView(name, "helped", 1, ""));
        if (s.units().hurries(unit)) all.add(new MarkerView(name, "hurrying", 1, ""));
        count(name, "on-foot", s.units().onFoot(unit), all);
        if (s.units().owesStand(unit)) all.add(new MarkerView(name, "must-lose-a-stand", 1, ""));
        int leader = s.units().ledBy(unit);
        if (leader >= 0 && leader != unit)
            all.add(new MarkerView(name, "led-by", 1, s.unit(leader).name()));
    }

    private static void template(State s, int template, List<MarkerView> all) {
        String name = ScenarioDefinition.SIDE_IDS.get(s.scenario().templateSide(template)) + "/template "
                + s.scenario().templateNumber(template);
        if (s.templates().smoke(template)) all.add(new MarkerView(name, "smoke", 1, ""));
        if (AirAttacks.air(s, template)) all.add(new MarkerView(name, "aircraft", 1, ""));
        s.scenario()
                .fireSupport()
                .gun(template)
                .ifPresent(gun ->
                        all.add(new MarkerView(name, "gun", 1, s.stand(gun).name())));
    }

    private static void count(String name, String kind, int count, List<MarkerView> all) {
        if (count > 0) all.add(new MarkerView(name, kind, count, ""));
    }
}
