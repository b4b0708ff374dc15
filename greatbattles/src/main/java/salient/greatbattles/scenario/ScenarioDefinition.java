package salient.greatbattles.scenario;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.tables.Weather;

/**
 * A scenario as its file gives it. Immutable and shared by all positions.
 *
 * @param handicap what evens it (V58), if its file has anything of the kind
 * @param source   its text, if a position brings its own table instead of naming a scenario
 */
public record ScenarioDefinition(
        String id,
        String title,
        String summary,
        int width,
        int height,
        int days,
        List<Weather> weather,
        boolean fogLifts,
        List<Party> parties,
        List<Feature> features,
        RoadGraph roadGraph,
        List<Unit> units,
        List<Stand> stands,
        List<VictoryRule> victory,
        Map<String, String> options,
        List<Division> divisions,
        List<Objective> objectives,
        Landings landings,
        Terrain terrain,
        FireSupport fireSupport,
        List<Ridge> ridges,
        Optional<Handicap> handicap,
        Optional<String> source) {
    public static final int ALLIED = 0;
    public static final int AXIS = 1;
    public static final List<String> SIDE_IDS = List.of("allied", "axis");

    public ScenarioDefinition {
        weather = List.copyOf(weather);
        parties = List.copyOf(parties);
        features = List.copyOf(features);
        units = List.copyOf(units);
        stands = List.copyOf(stands);
        victory = List.copyOf(victory);
        divisions = List.copyOf(divisions);
        objectives = List.copyOf(objectives);
        ridges = List.copyOf(ridges);
    }

    /** The scenario as it is played with its handicap; itself if it has none or this is it. */
    public ScenarioDefinition withHandicap() {
        return handicap.map(Handicap::battle).orElse(this);
    }

    public List<Road> roads() {
        return roadGraph.roads();
    }

    /** G35: the attacker, if the scenario names no first player. */
    public int firstPlayer() {
        if (!parties.get(0).first() && !parties.get(1).first()) return attacker();
        return parties.get(0).first() ? 0 : 1;
    }

    public int attacker() {
        return parties.get(0).attacker() ? 0 : 1;
    }

    public Optional<Unit> findUnit(String name) {
        for (Unit unit : units) if (unit.name().equals(name)) return Optional.of(unit);
        return Optional.empty();
    }

    public Optional<Stand> findStand(String name) {
        for (Stand stand : stands) if (stand.name().equals(name)) return Optional.of(stand);
        return Optional.empty();
    }

    public Optional<Feature> findFeature(String name) {
        for (Feature feature : features) if (feature.name().equals(name)) return Optional.of(feature);
        return Optional.empty();
    }

    /** Templates are numbered from 0 over both sides, the allied ones first; a side's aircraft follow its guns. */
    public int templates() {
        return templates(0) + templates(1);
    }

    private int templates(int side) {
        return parties.get(side).mostTemplates()
                + fireSupport.aircraft().get(side).attacks();
    }

    public int templateSide(int template) {
        return template < templates(0) ? 0 : 1;
    }

    /** ART2: the number on the template, from 1. */
    public int templateNumber(int template) {
        return template - (templateSide(template) == 0 ? 0 : templates(0)) + 1;
    }

    public Optional<Integer> template(int side, int number) {
        int index = number - 1 + (side == 0 ? 0 : templates(0));
        return number >= 1 && number <= templates(side) ? Optional.of(index) : Optional.empty();
    }

    public boolean onTable(Point p) {
        return p.x() >= 0 && p.y() >= 0 && p.x() <= width && p.y() <= height;
    }

    /** U46: an independent unit of guns, which belongs to no battlegroup. */
    public boolean independent(Unit unit) {
        return unit.battalion()
                && unit.stands().stream()
                        .allMatch(stand -> stands().get(stand).type().gun());
    }
}
