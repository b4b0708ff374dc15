package salient.lab.observe;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import salient.breakthrough.BreakthroughPosition;
import salient.breakthrough.state.Forces;
import salient.breakthrough.state.State;
import salient.breakthrough.state.Status;
import salient.breakthrough.tables.Army;
import salient.breakthrough.tables.Division;
import salient.breakthrough.tables.OrderOfBattle;
import salient.breakthrough.tables.Town;
import salient.breakthrough.tables.Unit;
import salient.breakthrough.tables.VictoryLevel;
import salient.breakthrough.victory.Victory;
import salient.geography.HexMap;
import salient.kernel.play.Position;
import salient.kernel.play.Side;

/** Breakthrough: losses are strength points, ground is owned hex by hex. */
final class BreakthroughObserver extends ArdennesObserver {
    private static final double[] GROUPS = {0, 0.5, 1, 1.5, 2, 3, 4, 6};

    BreakthroughObserver(HexMap map) {
        super(map);
    }

    private static State state(Position position) {
        return ((BreakthroughPosition) position).state();
    }

    @Override
    public Counts counts() {
        return new Counts(Army.GERMAN.side().id(), "German victory points", "strength points");
    }

    @Override
    public int turn(Position position) {
        return state(position).turn().number();
    }

    @Override
    public int score(Position position) {
        return Victory.outcome(state(position)).score();
    }

    @Override
    public List<Integer> losses(Position position) {
        State s = state(position);
        return List.of(lost(s, Army.AMERICAN), lost(s, Army.GERMAN));
    }

    private static int lost(State s, Army army) {
        int lost = 0;
        for (int u : OrderOfBattle.indices(army)) lost += lost(s, u);
        return lost;
    }

    /** What a unit lacks of its full strength; a regiment inside a divisional unit is counted there. */
    private static int lost(State s, int u) {
        Forces forces = s.forces();
        Unit unit = OrderOfBattle.unit(u);
        return switch (forces.status(u)) {
            case ON_MAP, EXITED -> Math.max(0, s.fullStrength(u) - forces.strength(u));
            case ELIMINATED -> unit.divisional() ? 0 : s.fullStrength(u);
            case ABSENT, DUE, CANCELLED, IN_DIVISION -> 0;
        };
    }

    @Override
    public Map<String, Integer> formationLosses(Position position) {
        State s = state(position);
        Map<String, Integer> losses = new TreeMap<>();
        for (Army army : Army.values())
            for (int u : OrderOfBattle.indices(army)) {
                int lost = lost(s, u);
                if (lost == 0) continue;
                Unit unit = OrderOfBattle.unit(u);
                String formation =
                        unit.division().map(BreakthroughObserver::title).orElse("independent units");
                losses.merge(army.side().name() + " " + formation, lost, Integer::sum);
            }
        return losses;
    }

    /** As in {@code 106 INF}. */
    private static String title(Division division) {
        return division.designation() + " " + division.arm();
    }

    /** 10.1c. */
    @Override
    boolean scores(String place) {
        return Town.all().stream().anyMatch(town -> town.name().equals(place));
    }

    /** 10.1a, 10.1b: the points of the towns, turn by turn and at the end. */
    @Override
    public Optional<String> winnerHad(Position end, Side side, Map<String, Integer> places) {
        State s = state(end);
        int points = 0;
        for (Town town : Town.all())
            if (places.containsKey(town.name()))
                points += town.vpAtEnd() + town.vpPerTurn() * (s.turn().number() - places.get(town.name()) + 1);
        int score = score(end) + (side.equals(Army.GERMAN.side()) ? points : -points);
        VictoryLevel level = VictoryLevel.reached(s.definition().scenario().id(), score);
        return Optional.of(level.winner().map(army -> army.side().id()).orElse(DRAWN));
    }

    @Override
    boolean stands(Position position, int hex, Side side) {
        Forces forces = state(position).forces();
        int first = forces.first(hex);
        return first != Forces.NONE && forces.army(first).side().equals(side);
    }

    @Override
    boolean holds(Position position, int hex) {
        return state(position).ground().german(hex);
    }

    /** The map ends before the river: a unit has left it (7.10). */
    @Override
    boolean isAtTheMeuse(Position position) {
        Forces forces = state(position).forces();
        for (int u : OrderOfBattle.indices(Army.GERMAN)) if (forces.status(u) == Status.EXITED) return true;
        return false;
    }

    @Override
    boolean isReached(Position position, int hex) {
        return holds(position, hex);
    }

    /** Odds have two decimals here; losses grow with them up to six to one (8.3f). */
    @Override
    public String oddsGroup(String odds) {
        double ratio = Double.parseDouble(odds.replace(":1", ""));
        for (int i = GROUPS.length - 1; i > 0; i--)
            if (ratio >= GROUPS[i]) return GROUPS[i] + (i == GROUPS.length - 1 ? " and more" : " to " + GROUPS[i + 1]);
        return GROUPS[0] + " to " + GROUPS[1];
    }
}
