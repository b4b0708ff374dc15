package salient.breakthrough.organization;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import salient.breakthrough.play.BreakthroughEvent;
import salient.breakthrough.play.BreakthroughOrder;
import salient.breakthrough.play.OrganizationEvent;
import salient.breakthrough.state.Forces;
import salient.breakthrough.state.Mode;
import salient.breakthrough.state.State;
import salient.breakthrough.state.Status;
import salient.breakthrough.tables.OrderOfBattle;
import salient.breakthrough.tables.Unit;
import salient.breakthrough.victory.Elimination;
import salient.kernel.rulebook.Clause;

/** 6.6c, 6.6g: a divisional unit into all its components. */
final class Breakdown {
    private Breakdown() {}

    @Clause({"breakthrough 6.6c", "breakthrough 6.6g"})
    static void play(State s, BreakthroughOrder.BreakDown order, Consumer<BreakthroughEvent> tell) {
        Forces forces = s.forces();
        int division = order.unit().index();
        int hex = forces.hex(division);
        int[] components = components(forces, order.unit());
        int[] weights = new int[components.length];
        for (int i = 0; i < weights.length; i++) weights[i] = s.fullStrength(components[i]);
        int[] strengths = Shares.divide(forces.strength(division), weights);
        int[] reported = Shares.divide(forces.reported(division), weights);
        int[] artillery = Shares.divide(forces.artillery(division), weights);
        List<String> into = new ArrayList<>();
        List<String> lost = new ArrayList<>();
        for (int i = 0; i < components.length; i++) {
            int u = components[i];
            if (strengths[i] == 0) {
                lose(s, u, artillery[i]);
                lost.add(OrderOfBattle.unit(u).id());
                continue;
            }
            inherit(forces, u, division);
            forces.setStrength(u, strengths[i]);
            forces.setReported(u, reported[i]);
            forces.setArtillery(u, artillery[i]);
            forces.place(u, hex);
            ArtilleryTransfers.giveBack(
                    s, u, Math.max(0, artillery[i] - ArtilleryTransfers.cap(s, u))); // 6.6p: excess over the cap
            into.add(OrderOfBattle.unit(u).id());
        }
        forces.remove(division, Status.ABSENT);
        tell.accept(new OrganizationEvent.BrokeDown(
                order.unit().army(),
                order.unit().id(),
                List.copyOf(into),
                List.copyOf(lost),
                s.board().hex(hex).toString()));
    }

    private static int[] components(Forces forces, Unit unit) {
        int[] regiments = OrderOfBattle.regiments(unit.division().orElseThrow());
        int bits = forces.components(unit.index());
        return java.util.stream.IntStream.range(0, regiments.length)
                .filter(i -> (bits & 1 << i) != 0)
                .map(i -> regiments[i])
                .toArray();
    }

    @Clause({"breakthrough 6.6h", "breakthrough 6.6i", "breakthrough 6.6p"})
    private static void inherit(Forces forces, int u, int division) {
        forces.setEfficiency(u, forces.efficiency(division));
        forces.setFort(u, forces.fort(division));
        forces.setSupply(u, forces.supply(division));
        forces.setTraced(u, forces.traced(division));
        forces.setWithoutFuel(u, forces.withoutFuel(division));
        forces.setMode(u, Mode.NORMAL);
        forces.setOp(u, forces.op(division));
        forces.setHits(u, forces.hits(division));
        forces.setTriedBridge(u, forces.triedBridge(division));
        forces.setMoved(u, forces.moved(division));
        forces.setAdvance(u, false);
    }

    /** 6.6g: a component whose share is 0 is lost; it counts as eliminated (10.1f, 10.1g). */
    private static void lose(State s, int u, int artillery) {
        Forces forces = s.forces();
        forces.setStatus(u, Status.ELIMINATED);
        forces.setArtillery(u, artillery);
        ArtilleryTransfers.returnAll(s, u);
        Elimination.count(s, OrderOfBattle.unit(u), 1);
    }
}
