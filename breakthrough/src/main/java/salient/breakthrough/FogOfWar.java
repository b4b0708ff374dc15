package salient.breakthrough;

import salient.breakthrough.combat.CombatPhase;
import salient.breakthrough.organization.ArtilleryPools;
import salient.breakthrough.state.Forces;
import salient.breakthrough.state.Mode;
import salient.breakthrough.state.Phase;
import salient.breakthrough.state.State;
import salient.breakthrough.state.Status;
import salient.breakthrough.state.SupplyState;
import salient.breakthrough.tables.Arm.ReplacementPool;
import salient.breakthrough.tables.Army;
import salient.breakthrough.tables.ArtilleryPool;
import salient.breakthrough.tables.OrderOfBattle;
import salient.kernel.play.Side;
import salient.kernel.rulebook.Clause;

/**
 * 6.1f, 8.0h, 12.3d: what a side knows of the other while the game lasts: which units stand where, their type, size and
 * components; who owns what; weather, bridges and missions flown. All other statistics are replaced by what anyone
 * would assume: the strength is the printed one less the losses that were shown, rounded as in 8.0h; the supply is what
 * the map showed in the last Supply Phase; efficiency 100, no fortification, no artillery, normal mode, no OP, no plot.
 */
public final class FogOfWar {
    private FogOfWar() {}

    @Clause({"breakthrough 6.1f", "breakthrough 12.3d"})
    static State knownTo(State s, Side side) {
        State known = s.copy();
        if (side.equals(Side.REFEREE) || s.turn().phase() == Phase.OVER) return known; // 10.2b
        for (Army army : Army.values()) if (!side.equals(army.side())) hide(known, army);
        return known;
    }

    private static void hide(State s, Army army) {
        s.markAssumed(army);
        Forces forces = s.forces();
        for (int u : OrderOfBattle.indices(army)) {
            Status status = forces.status(u);
            if (status == Status.ON_MAP || status == Status.EXITED) hide(forces, u);
            else lose(forces, u);
        }
        if (s.turn().plots() > 0 && s.turn().active() == army) s.turn().forgetPlots();
        for (ReplacementPool pool : new ReplacementPool[] {ReplacementPool.INFANTRY, ReplacementPool.ARMORED})
            s.turn().setReplacements(army, pool, 0);
        for (ArtilleryPool pool : ArtilleryPool.all())
            if (pool.army() == army)
                s.turn()
                        .setPool(
                                pool.index(),
                                ArtilleryPools.initial(s, pool, s.turn().number()));
        if (army == Army.GERMAN) s.turn().setExitedStrength(0);
    }

    @Clause("breakthrough 8.0h")
    private static void hide(Forces forces, int u) {
        int strength = CombatPhase.approximate(forces.reported(u));
        forget(forces, u);
        forces.setStrength(u, strength);
        forces.setReported(u, strength);
        forces.setSupply(u, forces.traced(u));
    }

    /** What a unit had when it was built into a division or removed is of no more use to anyone. */
    private static void lose(Forces forces, int u) {
        forget(forces, u);
        forces.setSupply(u, SupplyState.SUPPLIED);
        forces.setTraced(u, SupplyState.SUPPLIED);
    }

    private static void forget(Forces forces, int u) {
        forces.setStrength(u, 0);
        forces.setReported(u, 0);
        forces.setEfficiency(u, Forces.EFFICIENCY_MOST);
        forces.setFort(u, 0);
        forces.setMode(u, Mode.NORMAL);
        forces.setArtillery(u, 0);
        forces.setOp(u, 0);
        forces.setPlot(u, Forces.NONE);
        forces.setHits(u, 0);
        forces.setAdvance(u, false);
        forces.setMoved(u, false);
        forces.setTriedBridge(u, false);
        forces.setWithoutFuel(u, false);
    }
}
