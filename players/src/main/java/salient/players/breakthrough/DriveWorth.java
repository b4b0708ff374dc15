package salient.players.breakthrough;

import salient.breakthrough.state.Forces;
import salient.breakthrough.state.Mode;
import salient.breakthrough.state.State;
import salient.breakthrough.supply.SupplyRoads;
import salient.breakthrough.tables.Army;
import salient.breakthrough.tables.OrderOfBattle;

/**
 * How good it is for a German unit to end the phase somewhere: nearer its goal, together, in supply, not on trucks before the enemy.
 *
 * @param supply null before the turn in which it matters
 */
record DriveWorth(State s, int u, int[] away, byte[] supply) implements Marches.Worth {
    private static final double PER_POINT = 3;
    private static final double LEFT_OVER = 0.25;
    private static final double TRUCKS_BEFORE_THE_ENEMY = 30;
    private static final double TRUCKS = 2;
    private static final double COVER = 3;
    private static final double TOGETHER = 3;
    private static final double OUT_OF_SUPPLY = 8;
    private static final double ENGINEER_BEFORE_THE_ENEMY = 25;
    private static final int SUPPLY_MATTERS_FROM = 3;

    DriveWorth(State s, int u, int[] away) {
        this(s, u, away, s.turn().number() >= SUPPLY_MATTERS_FROM ? SupplyRoads.distances(s, Army.GERMAN) : null);
    }

    @Override
    public double of(int hex, Mode mode, int opLeft) {
        double value = -PER_POINT * away[hex] + LEFT_OVER * opLeft;
        boolean zone = s.forces().inZone(hex, Army.AMERICAN);
        if (mode == Mode.TRAVEL) value -= zone ? TRUCKS_BEFORE_THE_ENEMY : TRUCKS;
        if (zone) value += COVER * Estimates.terrain(s.board().terrain(hex));
        if (zone && OrderOfBattle.unit(u).engineer()) value -= ENGINEER_BEFORE_THE_ENEMY;
        if (supply != null && mode == Mode.NORMAL && supply[hex] > SupplyRoads.DISTANCE) value -= OUT_OF_SUPPLY;
        return value + TOGETHER * sisters(hex);
    }

    private int sisters(int hex) {
        var division = OrderOfBattle.unit(u).division();
        if (division.isEmpty()) return 0;
        int count = 0;
        for (int other = s.forces().first(hex);
                other != Forces.NONE;
                other = s.forces().next(other))
            if (other != u && OrderOfBattle.unit(other).division().equals(division)) count++;
        return count;
    }
}
