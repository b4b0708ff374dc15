package salient.greatbattles.state;

import salient.greatbattles.tables.Weather;

/** The day, the turn, the phase, and the side that decides. */
public final class TurnState {
    private static final Phase[] PHASES = Phase.values();
    private static final Weather[] WEATHERS = Weather.values();
    private static final HoldFire[] HOLDS = HoldFire.values();
    /** What {@link GameFact#WON} adds to a marginal victory. */
    private static final int MARGINAL = 10;

    private final GameFacts facts;

    TurnState(GameFacts facts) {
        this.facts = facts;
    }

    public int day() {
        return facts.get(GameFact.DAY);
    }

    public void setDay(int day) {
        facts.set(GameFact.DAY, day);
    }

    /** 0 before the first turn of a day. */
    public int turn() {
        return facts.get(GameFact.TURN);
    }

    public void setTurn(int turn) {
        facts.set(GameFact.TURN, turn);
    }

    /** T15: the first or second action round of a player turn, 0 before. */
    public int round() {
        return facts.get(GameFact.ROUND);
    }

    public void setRound(int round) {
        facts.set(GameFact.ROUND, round);
    }

    public Phase phase() {
        return PHASES[facts.get(GameFact.PHASE)];
    }

    public void setPhase(Phase phase) {
        facts.set(GameFact.PHASE, phase.ordinal());
    }

    /** The side whose player turn it is. */
    public int player() {
        return facts.get(GameFact.PLAYER);
    }

    public void setPlayer(int side) {
        facts.set(GameFact.PLAYER, side);
    }

    /** The side that must decide. */
    public int decider() {
        return facts.get(GameFact.DECIDER);
    }

    public void setDecider(int side) {
        facts.set(GameFact.DECIDER, side);
    }

    public Weather weather() {
        return WEATHERS[facts.get(GameFact.WEATHER)];
    }

    public void setWeather(Weather weather) {
        facts.set(GameFact.WEATHER, weather.ordinal());
    }

    /** C1c: the fog has lifted for this turn. */
    public boolean fogLifted() {
        return facts.is(GameFact.LIFTED);
    }

    public void setFogLifted(boolean lifted) {
        facts.set(GameFact.LIFTED, lifted);
    }

    /** C1Do: the roll for sighting in turn 3, 0 before. */
    public int sightDie() {
        return facts.get(GameFact.SIGHT_DIE);
    }

    public void setSightDie(int die) {
        facts.set(GameFact.SIGHT_DIE, die);
    }

    /** T3: a side has proceeded today. */
    public boolean proceeded() {
        return facts.is(GameFact.PROCEEDED);
    }

    public void setProceeded(boolean proceeded) {
        facts.set(GameFact.PROCEEDED, proceeded);
    }

    /** T15: shots have been rolled in this round, so that no stand rallies or limbers anymore. */
    public boolean shotsRolled() {
        return facts.is(GameFact.FIRED);
    }

    public void setShotsRolled(boolean rolled) {
        facts.set(GameFact.FIRED, rolled);
    }

    /** V9: an aircraft has been requested in this player turn. */
    public boolean airAsked() {
        return facts.is(GameFact.AIR_ASKED);
    }

    public void setAirAsked(boolean asked) {
        facts.set(GameFact.AIR_ASKED, asked);
    }

    /** C8f: how long the non-phasing side holds its fire at moving units. */
    public HoldFire holdFire() {
        return HOLDS[facts.get(GameFact.HOLD)];
    }

    public void setHoldFire(HoldFire hold) {
        facts.set(GameFact.HOLD, hold.ordinal());
    }

    /** The side that controls the first town of a scenario with two towns. */
    public int controlsFirstTown() {
        return facts.get(GameFact.CONTROL_FIRST) - 1;
    }

    public void setControlsFirstTown(int side) {
        facts.set(GameFact.CONTROL_FIRST, side + 1);
    }

    /** The side that controls the second. */
    public int controlsSecondTown() {
        return facts.get(GameFact.CONTROL_SECOND) - 1;
    }

    public void setControlsSecondTown(int side) {
        facts.set(GameFact.CONTROL_SECOND, side + 1);
    }

    /** The side that has won, or {@link FactTable#NONE}. */
    public int winner() {
        return facts.get(GameFact.WON) % MARGINAL - 1;
    }

    public boolean marginal() {
        return facts.get(GameFact.WON) > MARGINAL;
    }

    public void setResult(int winner, boolean marginal) {
        facts.set(GameFact.WON, winner + 1 + (marginal ? MARGINAL : 0));
    }
}
