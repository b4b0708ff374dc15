package salient.lab.observe;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import salient.geography.HexMap;
import salient.hexwar.plain.PlainGame;
import salient.hexwar.plain.PlainPosition;
import salient.hexwar.plain.PlainScenario;
import salient.hexwar.plain.PlainState;
import salient.hexwar.plain.PlainUnit;
import salient.kernel.play.Position;
import salient.kernel.play.Side;

/** A plain hex game, whose first side attacks: losses are units, the score is the points of the towns it holds. */
final class PlainObserver implements Observer {
    private static final int ATTACKER = 0;

    private final PlainScenario scenario;

    PlainObserver(PlainGame game) {
        scenario = game.scenario();
    }

    private static PlainState state(Position position) {
        return ((PlainPosition) position).state();
    }

    @Override
    public Counts counts() {
        return new Counts(
                scenario.sides().get(ATTACKER).id(),
                "points of the towns the " + scenario.sides().get(ATTACKER).name() + " side holds",
                "units");
    }

    @Override
    public int turn(Position position) {
        return state(position).turn();
    }

    @Override
    public String turnName(int turn) {
        return "turn " + turn;
    }

    @Override
    public int score(Position position) {
        PlainState state = state(position);
        return scenario.towns().stream()
                .filter(town -> state.holder(town) == ATTACKER)
                .mapToInt(PlainScenario.Town::points)
                .sum();
    }

    @Override
    public List<Integer> losses(Position position) {
        int[] lost = new int[scenario.sides().size()];
        for (PlainUnit unit : scenario.units()) if (isLost(position, unit)) lost[unit.side()]++;
        return java.util.Arrays.stream(lost).boxed().toList();
    }

    private static boolean isLost(Position position, PlainUnit unit) {
        return state(position).hex(unit) == PlainState.LOST;
    }

    @Override
    public Map<String, Integer> formationLosses(Position position) {
        Map<String, Integer> losses = new TreeMap<>();
        for (PlainUnit unit : scenario.units())
            if (isLost(position, unit))
                losses.merge(scenario.sides().get(unit.side()).name() + " " + unit.formation(), 1, Integer::sum);
        return losses;
    }

    @Override
    public List<String> keyPlaces() {
        return scenario.towns().stream().map(this::name).toList();
    }

    @Override
    public List<String> held(Position position) {
        return scenario.towns().stream()
                .filter(town -> state(position).holder(town) == ATTACKER)
                .map(this::name)
                .toList();
    }

    @Override
    public boolean stands(Position position, String place, Side side) {
        int index = scenario.sides().indexOf(side);
        return scenario.towns().stream()
                .anyMatch(town -> name(town).equals(place) && state(position).count(town.hex(), index) > 0);
    }

    /** A town counts at the end only. */
    @Override
    public Optional<String> winnerHad(Position end, Side side, Map<String, Integer> places) {
        Position other = end.copy();
        for (PlainScenario.Town town : scenario.towns())
            if (places.containsKey(name(town)))
                state(other).holder(town, scenario.sides().indexOf(side));
        return other.outcome().map(outcome -> outcome.winner().map(Side::id).orElse(DRAWN));
    }

    private String name(PlainScenario.Town town) {
        return scenario.map().placeName(town.hex());
    }

    @Override
    public Optional<HexMap> map() {
        return Optional.of(scenario.map());
    }
}
