package salient.players.breakthrough;

import salient.breakthrough.state.Mode;
import salient.breakthrough.state.State;
import salient.breakthrough.tables.Army;

/** How good it is for an American unit to end the phase somewhere: near its post, off its trucks before the German comes. */
record HoldWorth(State s, Threat threat, int[] away) implements Marches.Worth {
    private static final double PER_POINT = 3;
    private static final double LEFT_OVER = 0.25;
    private static final double TRUCKS_BEFORE_THE_ENEMY = 60;
    private static final double TRUCKS_NEAR_THE_ENEMY = 20;
    private static final double TRUCKS = 2;
    private static final double TRUCKS_AT_THE_POST = 12;
    private static final double INTO_A_ZONE = 10;
    private static final double COVER = 5;
    private static final int NEAR = 26;

    @Override
    public double of(int hex, Mode mode, int opLeft) {
        double value = -PER_POINT * away[hex] + LEFT_OVER * opLeft;
        boolean zone = s.forces().inZone(hex, Army.GERMAN);
        boolean post = away[hex] == 0;
        if (mode == Mode.TRAVEL) value -= trucks(hex, zone, post);
        if (zone && !post) value -= INTO_A_ZONE;
        if (zone) value += COVER * Estimates.terrain(s.board().terrain(hex));
        return value;
    }

    private double trucks(int hex, boolean zone, boolean post) {
        if (zone) return TRUCKS_BEFORE_THE_ENEMY;
        if (threat.arrival(hex) < NEAR) return TRUCKS_NEAR_THE_ENEMY;
        return post ? TRUCKS_AT_THE_POST : TRUCKS;
    }
}
