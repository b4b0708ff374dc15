package salient.wave.combat;

import static salient.wave.play.Clauses.clause;

import java.util.function.Consumer;
import salient.kernel.play.CommonReasons;
import salient.kernel.play.Event;
import salient.kernel.play.Verdict.Reasons;
import salient.kernel.rulebook.Clause;
import salient.wave.air.AirPower;
import salient.wave.data.Constants;
import salient.wave.play.CombatEvent;
import salient.wave.play.TurnEvent;
import salient.wave.state.Stacks;
import salient.wave.state.State;
import salient.wave.supply.Supply;
import salient.wave.units.Sides;

/** 5.7, 10.18 to 10.24: artillery moves or bombards, once a couplet. */
public final class Artillery {
    private static final int RANGE = Constants.of("artillery-range");
    private static final int ALLIED = Constants.of("allied-artillery");
    private static final int GERMAN = Constants.of("german-artillery");

    private Artillery() {}

    /** 10.22: how many may support one attack or defense. */
    @Clause("wave 10.22c")
    public static int limit(int side) {
        return side == Sides.GERMAN ? GERMAN : ALLIED;
    }

    /** Why artillery cannot bombard in any battle now. */
    @Clause({
        "wave 5.7a",
        "wave 5.7b",
        "wave 5.8c",
        "wave 6.3f",
        "wave 6.15e",
        "wave 10.18a",
        "wave 10.18c",
        "wave 10.18d",
        "wave 10.18e",
        "wave 10.19b"
    })
    public static void judgeUnit(State state, int unit, Reasons reasons) {
        int side = state.turn.decides();
        String id = state.counters.id(unit);
        if (state.counters.side(unit) != side) {
            reasons.add(clause("10.18a"), CommonReasons.notYours(id));
            return;
        }
        if (!state.counters.isArtillery(unit)) {
            reasons.add(clause("10.18a"), id + " is not artillery.");
            return;
        }
        if (!state.stacks.isOnMap(unit)) {
            reasons.add(clause("10.18a"), CommonReasons.notOnMap(id));
            return;
        }
        if (state.turn.number == 1 && side == Sides.ALLIED)
            reasons.add(clause("5.8c"), "Allied artillery cannot bombard on GT1.");
        if (state.stacks.is(unit, Stacks.DONE))
            reasons.add(clause("5.7a"), id + " has moved, bombarded or been attacked in this couplet.");
        if (state.stacks.is(unit, Stacks.WAS_ATTACKED) || isTarget(state, unit))
            reasons.add(clause("10.19b"), id + " has been attacked in this combat phase.");
        if (!Supply.of(state, unit).isSupplied()) reasons.add(clause("6.3f"), id + " is out of supply.");
    }

    /** Why artillery cannot join the battle being declared. */
    @Clause({"wave 10.18b", "wave 10.20a", "wave 10.22a", "wave 10.22b", "wave 10.23"})
    public static void judgeBattle(State state, int unit, boolean attack, Reasons reasons) {
        int side = state.counters.side(unit);
        if (side != state.turn.decides() || !state.counters.isArtillery(unit) || !state.stacks.isOnMap(unit)) return;
        String id = state.counters.id(unit);
        if (!attack && holdsOnlyArtillery(state))
            reasons.add(clause("10.18b"), "Artillery alone in a hex cannot be supported by other artillery.");
        if (isCommitted(state, unit, attack)) reasons.add(clause("10.23"), id + " already supports this battle.");
        if (state.battle.guns(attack).length >= limit(side))
            reasons.add(
                    clause(side == Sides.GERMAN ? "10.22b" : "10.22a"),
                    "At most " + limit(side) + " artillery units can support.");
        if (!isInRange(state, unit, attack))
            reasons.add(
                    clause("10.20a"), id + " is more than " + RANGE + " hexes from every friendly unit in the battle.");
    }

    /** The same as no clause against it, without words. */
    public static boolean canSupport(State state, int unit, boolean attack) {
        int side = state.turn.decides();
        if (!state.counters.isArtillery(unit) || !state.stacks.isOnMap(unit)) return false;
        if (state.stacks.is(unit, Stacks.DONE) || isTarget(state, unit) || isCommitted(state, unit, attack))
            return false;
        if (state.turn.number == 1 && side == Sides.ALLIED) return false;
        if (!attack && holdsOnlyArtillery(state)) return false;
        return state.battle.guns(attack).length < limit(side)
                && isInRange(state, unit, attack)
                && Supply.of(state, unit).isSupplied();
    }

    private static boolean isTarget(State state, int unit) {
        return state.battle.isOn() && state.stacks.place(unit) == state.battle.target;
    }

    private static boolean isCommitted(State state, int unit, boolean attack) {
        for (int gun : state.battle.guns(attack)) if (gun == unit) return true;
        return false;
    }

    private static boolean holdsOnlyArtillery(State state) {
        return state.stacks.regulars(state.battle.target) == 0;
    }

    /** 10.20: to any one friendly non-artillery unit of the battle, water and heights notwithstanding (10.21). */
    @Clause({"wave 10.20b", "wave 10.21"})
    private static boolean isInRange(State state, int gun, boolean attack) {
        int from = state.stacks.place(gun);
        if (!attack) return state.map.grid().distance(from, state.battle.target) <= RANGE;
        for (int unit : state.battle.attackers())
            if (state.map.grid().distance(from, state.stacks.place(unit)) <= RANGE) return true;
        return false;
    }

    /** Whether a side has anything to declare for the battle. */
    public static boolean canSupportAny(State state, boolean attack) {
        int side = state.turn.decides();
        if (AirPower.canSupport(state, side)) return true;
        for (int unit : state.scenario.artillery(side)) if (canSupport(state, unit, attack)) return true;
        return false;
    }

    @Clause({"wave 6.2b", "wave 10.24"})
    public static void support(State state, int unit, boolean attack, Consumer<? super Event> tell) {
        Supply.draw(state, unit);
        state.battle.addGun(attack, unit);
        tell.accept(new CombatEvent.BombardmentDeclared(
                Sides.side(state.counters.side(unit)), state.counters.id(unit), attack));
    }

    /** 5.7c: both sides turn all artillery face up again. */
    @Clause({"wave 5.7c", "wave P.4h"})
    public static void recover(State state, Consumer<? super Event> tell) {
        if (state.scenario.beginner()) return;
        for (int side = 0; side < 2; side++)
            for (int unit : state.scenario.artillery(side)) state.stacks.clear(unit, Stacks.DONE);
        tell.accept(new TurnEvent.ArtilleryRecovered());
    }
}
