package salient.wave.play;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import salient.kernel.play.Answer;
import salient.kernel.play.Verdict.Reason;
import salient.kernel.rulebook.ClauseId;

/** Answers to {@link WaveQuestion}s, in names ready to be shown. */
public sealed interface WaveAnswer extends Answer {
    /**
     * One hex units can reach.
     *
     * @param path the way there, the hex itself last
     */
    record Goal(String hex, int cost, List<String> path, boolean column) {}

    record Reachable(List<String> units, Optional<String> from, int points, int columnPoints, List<Goal> goals)
            implements WaveAnswer {
        @Override
        public void describe(Consumer<String> line) {
            line.accept(String.join(" ", units) + " can reach " + goals.size() + " hexes with " + points
                    + " movement points" + (columnPoints > 0 ? ", " + columnPoints + " in column" : "") + ".");
            for (Goal goal : goals)
                line.accept(goal.hex() + " for " + goal.cost() + (goal.column() ? " in column" : "") + " by "
                        + String.join(" ", goal.path()));
        }
    }

    /**
     * @param state normal, automatic, aerial or out of supply
     * @param path from the hex to the source or marker, empty if none is needed or found
     * @param blocks what stopped the search
     * @param barred the hexes it could not enter
     */
    record Supplied(
            String what, String state, ClauseId clause, List<String> path, List<Reason> blocks, List<String> barred)
            implements WaveAnswer {
        @Override
        public void describe(Consumer<String> line) {
            line.accept(what + ": " + state + " (" + clause + ").");
            if (!path.isEmpty()) line.accept("The line runs " + String.join(" ", path) + ".");
            for (Reason block : blocks) line.accept("Stopped: " + block.why() + " (" + block.clause() + ").");
        }
    }

    /** The units of one hex that are supplied alike; the rest as for one unit. */
    record StackLine(
            String hex,
            List<String> units,
            String state,
            ClauseId clause,
            List<String> path,
            List<Reason> blocks,
            List<String> barred) {}

    record SuppliedSide(String side, List<StackLine> lines) implements WaveAnswer {
        @Override
        public void describe(Consumer<String> line) {
            for (StackLine stack : lines) {
                String by = stack.path().isEmpty() ? "" : " by " + String.join(" ", stack.path());
                line.accept(stack.hex() + " " + String.join(" ", stack.units()) + ": " + stack.state() + " ("
                        + stack.clause() + ")" + by + ".");
                for (Reason block : stack.blocks())
                    line.accept("Stopped: " + block.why() + " (" + block.clause() + ").");
            }
        }
    }

    /**
     * What is to be expected of a battle once artillery has rolled.
     *
     * @param least the lowest final odds that the dice of the artillery allow, {@code most} the highest
     * @param cleared the chance in hundredths that the hex is cleared
     */
    record Forecast(String least, String most, int cleared) {
        private String words() {
            return (least.equals(most) ? least : least + " to " + most) + ", the hex is cleared in " + cleared
                    + " of 100";
        }
    }

    /**
     * The battle with one supporter more.
     *
     * @param unit the artillery unit; an aircraft if there is none
     */
    record SupportChoice(Optional<String> unit, Forecast after) {}

    /** A step loss: the factors of the unit before and after; none if it is eliminated. */
    record LossChoice(String unit, String before, Optional<String> after) {}

    /** Attackers that cannot advance, or not with the others, for the same reasons. */
    record Barred(List<String> units, List<Reason> reasons) {}

    /**
     * What the answers to the question of a battle would change. Lists that have nothing to do with it are empty.
     *
     * @param now what is to be expected with the support declared so far
     * @param together the attackers that can advance with one order
     * @param barred the surviving attackers that cannot advance with them
     */
    record BattleChoices(
            Optional<Forecast> now,
            List<SupportChoice> support,
            List<LossChoice> losses,
            List<String> together,
            List<Barred> barred)
            implements WaveAnswer {
        @Override
        public void describe(Consumer<String> line) {
            if (now.isEmpty() && losses.isEmpty() && together.isEmpty())
                line.accept("No battle asks for a decision now.");
            now.ifPresent(forecast -> line.accept("Now " + forecast.words() + "."));
            for (SupportChoice choice : support)
                line.accept("With " + choice.unit().orElse("an aircraft") + " "
                        + choice.after().words() + ".");
            for (LossChoice choice : losses)
                line.accept(choice.unit() + " " + choice.before() + " becomes "
                        + choice.after().orElse("eliminated") + ".");
            if (!together.isEmpty()) line.accept("Can advance together: " + String.join(" ", together) + ".");
            for (Barred group : barred)
                for (Reason reason : group.reasons())
                    line.accept(String.join(" ", group.units()) + ": " + reason.why() + " (" + reason.clause() + ")");
        }
    }

    /** One unit's share in the attack: its factor and what divides it. */
    record Share(String unit, int factor, int divisor, List<ClauseId> clauses) {}

    /** A result and its chance, in weights of {@code total}. */
    record Chance(int attackerLosses, int defenderLosses, long weight) {}

    /** A final column and its chance. */
    record Column(String odds, long weight) {}

    /** One thing that changes the odds, with its clause. */
    record Shift(ClauseId clause, int columns, String why) {}

    /**
     * The odds of an attack on a hex, which is told by its name and place in {@code target}.
     *
     * @param unknown defenders whose identity is hidden and who count with average factors (7.3)
     * @param total the sum of the weights of the results, and of the columns
     * @param cleared the weight of results that clear the hex
     */
    record OddsAre(
            String target,
            String hex,
            int attack,
            int defense,
            List<Share> shares,
            int halved,
            List<String> defenders,
            int unknown,
            int attackDice,
            int defenseDice,
            List<Shift> shifts,
            String base,
            String finalOdds,
            long total,
            List<Column> columns,
            List<Chance> results,
            long cleared)
            implements WaveAnswer {
        @Override
        public void describe(Consumer<String> line) {
            line.accept("Attack on " + target + ": " + attack + dice(attackDice) + " against " + defense
                    + dice(defenseDice) + ", " + base + " before dice and shifts, " + finalOdds + " after shifts.");
            for (Share share : shares)
                line.accept(share.unit() + " " + share.factor()
                        + (share.divisor() == 1 ? "" : " divided by " + share.divisor() + " " + share.clauses()));
            for (Shift shift : shifts)
                line.accept((shift.columns() > 0 ? "+" : "") + shift.columns() + " " + shift.why() + " ("
                        + shift.clause() + ")");
            for (Chance chance : results)
                line.accept(chance.attackerLosses() + "/" + chance.defenderLosses() + ": " + chance.weight() + " in "
                        + total);
            if (unknown > 0) line.accept(unknown + " defenders are hidden and count with average factors.");
        }

        private static String dice(int dice) {
            return dice == 0 ? "" : " and " + dice + (dice == 1 ? " die" : " dice");
        }
    }
}
