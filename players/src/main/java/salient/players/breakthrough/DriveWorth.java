package salient.players.breakthrough;

import salient.breakthrough.state.Forces;
import salient.breakthrough.state.Mode;
import salient.breakthrough.state.State;
import salient.breakthrough.supply.SupplyRoads;
import salient.breakthrough.tables.Army;
import salient.breakthrough.tables.OrderOfBattle;
import salient.players.weights.Weights;

/**
 * How good it is for a German unit to end the phase somewhere: nearer its goal, together, in supply, not on trucks before the enemy.
 *
 * @param supply null before the turn in which it matters
 * @param kept   towns that should not be left empty
 */
record DriveWorth(State s, int u, int[] away, byte[] supply, Striking enemy, KeptTowns kept, Weights<Weight> weights)
        implements Marches.Worth {
    DriveWorth(State s, int u, int[] away, Striking enemy, KeptTowns kept, Weights<Weight> weights) {
        this(
                s,
                u,
                away,
                s.turn().number() >= weights.whole(Weight.SUPPLY_MATTERS_FROM)
                        ? SupplyRoads.distances(s, Army.GERMAN)
                        : null,
                enemy,
                kept,
                weights);
    }

    @Override
    public double of(int hex, Mode mode, int opLeft) {
        double value = -weights.of(Weight.DRIVE_PER_POINT) * away[hex] + weights.of(Weight.DRIVE_LEFT_OVER) * opLeft;
        value += kept.worth(u, hex);
        boolean zone = s.forces().inZone(hex, Army.AMERICAN);
        if (mode == Mode.TRAVEL) value -= weights.of(zone ? Weight.DRIVE_TRUCKS_BEFORE_THE_ENEMY : Weight.DRIVE_TRUCKS);
        if (zone)
            value +=
                    weights.of(Weight.DRIVE_COVER) * Estimates.terrain(s.board().terrain(hex));
        if (zone && OrderOfBattle.unit(u).engineer()) value -= weights.of(Weight.ENGINEER_BEFORE_THE_ENEMY);
        if (supply != null && mode == Mode.NORMAL && supply[hex] > SupplyRoads.DISTANCE)
            value -= weights.of(Weight.OUT_OF_SUPPLY);
        double danger = weights.of(Weight.DRIVE_DANGER);
        if (danger > 0) value -= danger * enemy.outnumbers(hex, u);
        return value + weights.of(Weight.TOGETHER) * sisters(hex);
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
