package salient.wave.setup;

import static salient.wave.play.Clauses.clause;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import salient.kernel.play.Event;
import salient.kernel.play.Verdict;
import salient.kernel.play.Verdict.Reasons;
import salient.kernel.rulebook.Clause;
import salient.kernel.rulebook.ClauseId;
import salient.wave.play.TurnEvent;
import salient.wave.stacking.Stacking;
import salient.wave.state.Depots;
import salient.wave.state.Stacks;
import salient.wave.state.State;
import salient.wave.units.Counter;
import salient.wave.units.Sides;

/** 3.4a: whether a side's set-up can be finished, and what stands in the way. */
public final class SetupCheck {
    private SetupCheck() {}

    /** Names what stands in the way of a finished set-up: one reason for each hex and each clause. */
    @Clause("wave 3.8")
    public static void judgeDone(State state, Reasons reasons) {
        int side = state.turn.active;
        judgeUnplaced(state, side, reasons);
        for (int hex = 0; hex < state.map.size(); hex++)
            if (state.stacks.holds(hex, side)) {
                judgeStack(state, hex, reasons);
                judgePlaces(state, hex, reasons);
            }
        if (side == Sides.ALLIED && !state.scenario.beginner()) judgeDepots(state, reasons);
    }

    private static void judgeUnplaced(State state, int side, Reasons reasons) {
        List<String> anywhere = new ArrayList<>();
        for (int unit : state.counters.of(side)) {
            if (state.stacks.place(unit) != Stacks.UNPLACED) continue;
            String id = state.counters.id(unit);
            if (Setup.isBelgian(state, unit)) reasons.add(clause("3.7b"), id + " has not been placed.");
            else anywhere.add(id);
        }
        if (!anywhere.isEmpty())
            reasons.add(
                    clause("3.8"),
                    String.join(", ", anywhere) + (anywhere.size() == 1 ? " has" : " have") + " not been placed.");
    }

    private static void judgeDepots(State state, Reasons reasons) {
        List<String> markers = new ArrayList<>();
        for (int marker = 0; marker < Depots.MARKERS; marker++)
            if (state.depots.hex(marker) == Depots.UNPLACED) markers.add(Integer.toString(marker + 1));
        if (!markers.isEmpty())
            reasons.add(
                    clause("3.7a"),
                    (markers.size() == 1 ? "POL marker " : "POL markers ") + String.join(", ", markers)
                            + (markers.size() == 1 ? " has" : " have") + " not been placed.");
    }

    @Clause("wave 3.4a")
    private static void judgeStack(State state, int hex, Reasons reasons) {
        if (Stacking.isLegal(state, hex)) return;
        String name = state.map.spokenName(hex);
        if (state.stacks.hasArtillery(hex))
            reasons.add(clause("7.4a"), "Artillery cannot share " + name + " with another unit (3.4a).");
        if (state.stacks.regulars(hex) > Stacking.UNITS)
            reasons.add(
                    clause("7.1"),
                    name + " has " + state.stacks.regulars(hex) + " units; the limit is " + Stacking.UNITS
                            + " (3.4a).");
        if (state.stacks.independents(hex) > Stacking.INDEPENDENTS)
            reasons.add(
                    clause("7.6"),
                    name + " has " + state.stacks.independents(hex) + " independent units; the limit is "
                            + Stacking.INDEPENDENTS + " (3.4a).");
    }

    /** Units that may not stand in the hex they are in: one reason for each clause, whatever their number. */
    private static void judgePlaces(State state, int hex, Reasons reasons) {
        Map<ClauseId, List<String>> wrong = new LinkedHashMap<>();
        for (int unit : state.stacks.units(hex)) {
            Counter counter = state.counters.counter(unit);
            if (counter.start().isEmpty()) continue;
            Reasons own = new Reasons();
            Setup.judgePlace(state, counter, unit, hex, own);
            if (own.verdict() instanceof Verdict.Refused refused)
                for (Verdict.Reason reason : refused.reasons())
                    wrong.computeIfAbsent(reason.clause(), _ -> new ArrayList<>())
                            .add(reason.why());
        }
        wrong.forEach((clause, whys) -> reasons.add(clause, whys.getFirst() + others(whys.size() - 1)));
    }

    private static String others(int others) {
        if (others == 0) return "";
        return " The same holds for " + others + (others == 1 ? " other unit" : " other units") + " in that hex.";
    }

    public static void finished(State state, Consumer<? super Event> tell) {
        state.occupationChanged(state.turn.active);
        tell.accept(new TurnEvent.SetUpFinished(Sides.side(state.turn.active)));
    }
}
