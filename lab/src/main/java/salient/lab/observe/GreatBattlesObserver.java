package salient.lab.observe;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import salient.greatbattles.geometry.Polygon;
import salient.greatbattles.position.GreatBattlesPosition;
import salient.greatbattles.scenario.Feature;
import salient.greatbattles.scenario.ScenarioDefinition;
import salient.greatbattles.scenario.VictoryRule;
import salient.greatbattles.state.StandPlace;
import salient.greatbattles.state.State;
import salient.greatbattles.tables.Constants;
import salient.greatbattles.victory.Victory;
import salient.kernel.play.Position;
import salient.kernel.play.Side;

/** Great Battles: losses are stands, battles are shots, places are the towns of the table. */
final class GreatBattlesObserver implements Observer {
    private static final int TURNS_PER_DAY = Constants.number("turns_per_day");

    private final ScenarioDefinition scenario;
    private final List<Feature> towns;

    GreatBattlesObserver(ScenarioDefinition scenario) {
        this.scenario = scenario;
        towns = scenario.features().stream()
                .filter(feature -> feature.kind() == Feature.Kind.TOWN)
                .toList();
    }

    private static State state(Position position) {
        return ((GreatBattlesPosition) position).state();
    }

    @Override
    public Counts counts() {
        return new Counts(
                ScenarioDefinition.SIDE_IDS.get(scenario.attacker()),
                "stands the defender has lost less those the attacker has",
                "stands");
    }

    @Override
    public int turn(Position position) {
        State s = state(position);
        return (s.turnState().day() - 1) * TURNS_PER_DAY
                + Math.max(1, s.turnState().turn());
    }

    @Override
    public String turnName(int turn) {
        return "day " + ((turn - 1) / TURNS_PER_DAY + 1) + ", turn " + ((turn - 1) % TURNS_PER_DAY + 1);
    }

    @Override
    public int score(Position position) {
        int attacker = scenario.attacker();
        List<Integer> losses = losses(position);
        return losses.get(1 - attacker) - losses.get(attacker);
    }

    @Override
    public List<Integer> losses(Position position) {
        State s = state(position);
        int[] lost = new int[2];
        for (int stand = 0; stand < s.stands().count(); stand++)
            if (isLost(s, stand)) lost[s.stand(stand).side()]++;
        return List.of(lost[ScenarioDefinition.ALLIED], lost[ScenarioDefinition.AXIS]);
    }

    private static boolean isLost(State s, int stand) {
        StandPlace place = s.stands().place(stand);
        return place == StandPlace.FALLEN || place == StandPlace.DESTROYED;
    }

    @Override
    public Map<String, Integer> formationLosses(Position position) {
        State s = state(position);
        Map<String, Integer> losses = new TreeMap<>();
        for (int stand = 0; stand < s.stands().count(); stand++)
            if (isLost(s, stand)) losses.merge(formation(s, stand), 1, Integer::sum);
        return losses;
    }

    /** The battalion a stand belongs to by the order of battle; support stands belong to none. */
    private String formation(State s, int stand) {
        int unit = s.stand(stand).unit();
        if (unit >= 0) return scenario.units().get(unit).toString();
        return ScenarioDefinition.SIDE_IDS.get(s.stand(stand).side()) + "/support";
    }

    @Override
    public List<String> keyPlaces() {
        return towns.stream().map(Feature::name).distinct().toList();
    }

    @Override
    public boolean stands(Position position, String place, Side side) {
        int index = ScenarioDefinition.SIDE_IDS.indexOf(side.id());
        return towns.stream()
                .anyMatch(town -> town.name().equals(place) && present(state(position), index, town.outline()));
    }

    /** A town is held by the attacker if it has fighting stands there and the defender has none. */
    @Override
    public List<String> held(Position position) {
        State s = state(position);
        return towns.stream()
                .filter(town -> present(s, scenario.attacker(), town.outline())
                        && !present(s, 1 - scenario.attacker(), town.outline()))
                .map(Feature::name)
                .distinct()
                .toList();
    }

    /** Only the towns that the victory rule names decide. */
    @Override
    public Optional<String> winnerHad(Position end, Side side, Map<String, Integer> places) {
        if (!(scenario.victory().getFirst()
                instanceof VictoryRule.TwoTowns(int _, String first, String second, List<Integer> _)))
            return Optional.empty();
        State s = state(end.copy());
        int holder = ScenarioDefinition.SIDE_IDS.indexOf(side.id());
        if (places.containsKey(first)) s.turnState().setControlsFirstTown(holder);
        if (places.containsKey(second)) s.turnState().setControlsSecondTown(holder);
        return Optional.of(Victory.winnerAtNightfall(s).id());
    }

    private static boolean present(State s, int side, Polygon area) {
        for (int stand = 0; stand < s.stands().count(); stand++)
            if (s.stand(stand).side() == side
                    && s.onTable(stand)
                    && s.type(stand).fights()
                    && area.contains(s.at(stand))) return true;
        return false;
    }
}
