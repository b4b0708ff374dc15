package salient.greatbattles.state;

import java.util.Optional;
import salient.greatbattles.tables.Formation;

/** A unit that moves or changes formation; how far it has gone is measured along the longest path of its stands. */
public final class PendingMove extends PendingUnit {
    private static final Formation[] FORMATIONS = Formation.values();
    private static final int[] EMPTY = {};

    /** For each stand its number, facing, count of points and the points; see Paths. Never written into. */
    private int[] plan;
    /** C8a: for each moving stand and each stand of the game, how many mils of path it has seen. */
    private int[] watched;

    PendingMove(GameFacts facts) {
        super(facts, GameFact.MOVER);
        plan = EMPTY;
        watched = EMPTY;
    }

    PendingMove(PendingMove other, GameFacts facts) {
        super(facts, GameFact.MOVER);
        plan = other.plan;
        watched = other.watched.length == 0 ? EMPTY : other.watched.clone();
    }

    public void begin(int unit, int[] plan, int[] watched, Optional<Formation> newFormation, boolean suppressed) {
        setUnit(unit);
        facts.set(GameFact.WALKED, 0);
        facts.set(GameFact.ASKED_AT, 0);
        facts.set(GameFact.HURT, suppressed ? 0 : GameFact.HURT.usual());
        facts.set(GameFact.FORMING, newFormation.map(Formation::ordinal).orElse(GameFact.FORMING.usual()));
        this.plan = plan;
        this.watched = watched;
    }

    public void end() {
        reset(GameFact.MOVER, GameFact.WALKED, GameFact.ASKED_AT, GameFact.HURT, GameFact.FORMING, GameFact.HALTED);
        plan = EMPTY;
        watched = EMPTY;
    }

    /** How far it has gone, in mils. */
    public int walked() {
        return facts.get(GameFact.WALKED);
    }

    public void setWalked(int mils) {
        facts.set(GameFact.WALKED, mils);
    }

    /** C8f: how far it had gone, in mils, when the other side was last asked for opportunity fire. */
    public int askedAt() {
        return facts.get(GameFact.ASKED_AT);
    }

    public void setAskedAt(int mils) {
        facts.set(GameFact.ASKED_AT, mils);
    }

    /** C5o: whether it was suppressed on the way. */
    public boolean suppressed() {
        return facts.get(GameFact.HURT) != GameFact.HURT.usual();
    }

    /** C5o: how far it had gone, in mils, when it was suppressed. */
    public int suppressedAt() {
        return facts.get(GameFact.HURT);
    }

    public void setSuppressedAt(int mils) {
        facts.set(GameFact.HURT, mils);
    }

    /** The formation it changes into; empty while it moves in formation. */
    public Optional<Formation> newFormation() {
        int forming = facts.get(GameFact.FORMING);
        return forming == GameFact.FORMING.usual() ? Optional.empty() : Optional.of(FORMATIONS[forming]);
    }

    /** C3f: whether it goes no farther because an enemy has shown itself. */
    public boolean halted() {
        return facts.is(GameFact.HALTED);
    }

    public void halt() {
        facts.set(GameFact.HALTED, true);
    }

    public int[] plan() {
        return plan;
    }

    /** For the notation only. */
    public void setPlan(int[] plan) {
        this.plan = plan;
    }

    public int[] watched() {
        return watched;
    }

    /** For the notation only. */
    public void setWatched(int[] watched) {
        this.watched = watched;
    }
}
