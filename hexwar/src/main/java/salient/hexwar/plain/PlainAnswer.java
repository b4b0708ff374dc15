package salient.hexwar.plain;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import salient.hexwar.search.ReachSearch;
import salient.kernel.play.Answer;
import salient.kernel.play.Verdict.Reason;
import salient.kernel.rulebook.ClauseId;

/** Answers to the questions of a plain hex game; units and hexes as the notation spells them. */
public sealed interface PlainAnswer extends Answer {
    /** One hex within reach: the cost, what is left, and the hexes entered in order, the last one included. */
    record ReachHex(String hex, int cost, int left, List<String> path) {}

    record Reach(String unit, int allowance, List<ReachHex> hexes) implements PlainAnswer {
        /** What a search from the unit's hex found, without the hexes where a move cannot end. */
        public static Reach of(PlainState state, PlainUnit unit, ReachSearch reach, IntPredicate canEnd) {
            List<ReachHex> hexes = new ArrayList<>();
            for (int i = 1; i < reach.count(); i++) {
                int hex = reach.hex(i);
                if (!canEnd.test(hex)) continue;
                List<String> path = IntStream.of(reach.steps(hex))
                        .mapToObj(state.scenario()::hexName)
                        .toList();
                int cost = reach.cost(hex);
                hexes.add(new ReachHex(path.getLast(), cost, unit.movement() - cost, path));
            }
            return new Reach(unit.id(), unit.movement(), hexes);
        }

        @Override
        public void describe(Consumer<String> line) {
            line.accept(unit + " can reach " + hexes.size() + (hexes.size() == 1 ? " hex." : " hexes."));
            for (ReachHex hex : hexes) line.accept(hex.hex() + " for " + hex.cost() + ", " + hex.left() + " left");
        }
    }

    /** So many columns to the left, and why. */
    record Shift(String text, int columns, ClauseId clause) {}

    /** A result of the table, what it does, and on how many faces of the die it comes up. */
    record Chance(
            String result,
            String text,
            int attackerSteps,
            int defenderSteps,
            boolean attackerRetreats,
            boolean defenderRetreats,
            int faces) {}

    /** The odds column before and after the shifts, and all results; refused attacks have reasons and nothing else. */
    record Odds(
            String hex,
            List<String> attackers,
            List<String> defenders,
            int attack,
            int defense,
            String column,
            List<Shift> shifts,
            String finalColumn,
            int faces,
            List<Chance> results,
            List<Reason> reasons)
            implements PlainAnswer {
        /** An attack that cannot be made. */
        public static Odds refused(String hex, List<PlainUnit> attackers, List<Reason> reasons) {
            return new Odds(hex, PlainUnit.ids(attackers), List.of(), 0, 0, "", List.of(), "", 0, List.of(), reasons);
        }

        @Override
        public void describe(Consumer<String> line) {
            for (Reason reason : reasons) line.accept(reason.why() + " (" + reason.clause() + ")");
            if (!reasons.isEmpty()) return;
            line.accept(attack + " against " + defense + ": " + column + ".");
            for (Shift shift : shifts)
                line.accept(shift.text() + ": " + shift.columns() + " to the left (" + shift.clause() + ")");
            line.accept("The column is " + finalColumn + ".");
            for (Chance chance : results)
                line.accept(chance.faces() + " of " + faces + ": " + chance.result() + ", " + chance.text());
        }
    }
}
