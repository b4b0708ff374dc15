package salient.wave.combat;

import static salient.wave.play.Clauses.clause;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import salient.hexwar.answers.Judgement;
import salient.hexwar.odds.DiceSums;
import salient.kernel.hex.HexGrid;
import salient.kernel.play.Answer;
import salient.kernel.play.CommonReasons;
import salient.kernel.play.Verdict;
import salient.kernel.rulebook.Clause;
import salient.wave.play.WaveAnswer;
import salient.wave.play.WaveAnswer.Chance;
import salient.wave.play.WaveAnswer.Column;
import salient.wave.play.WaveQuestion;
import salient.wave.state.Battle;
import salient.wave.state.State;
import salient.wave.supply.Supply;

/** The exact distribution of a battle's results before it is fought, from the same {@link Odds} that fight it. */
@Clause("wave R.3")
public final class Preview {
    private static final int MOST_LOSSES = 4;

    private Preview() {}

    /** Units that could not take part are left out; without any attacker or defender the answer says why. */
    public static Answer of(State state, WaveQuestion.OddsOf question) {
        int target = question.target();
        int[] attackers = Arrays.stream(question.units().toArray())
                .filter(unit -> canAttack(state, unit, target))
                .toArray();
        int side = attackers.length > 0 ? state.counters.side(attackers[0]) : state.turn.active;
        int[] defenders = state.stacks.units(target);
        if (attackers.length == 0 || defenders.length == 0)
            return Judgement.of(noBattle(state, question, defenders.length == 0));
        int unsupplied = Supply.unsupplied(state, attackers);
        Odds odds = Odds.of(state, side, target, attackers, unsupplied, question.aircraft());
        int attackDice = question.guns().size();
        int defenseDice = question.enemyGuns().size();
        int steps = Arrays.stream(defenders).map(state.stacks::steps).sum();
        boolean possible = odds.attack() > 0 && odds.defense() > 0;
        Table table = possible ? table(odds, attackDice, defenseDice) : new Table();
        return new WaveAnswer.OddsAre(
                state.map.spokenName(target),
                state.map.name(target),
                odds.attack(),
                odds.defense(),
                shares(state, odds),
                odds.halved(),
                Arrays.stream(defenders).mapToObj(state.counters::id).toList(),
                (int) Arrays.stream(defenders).filter(state.counters::isUnknown).count(),
                attackDice,
                defenseDice,
                shifts(odds),
                possible ? CombatResults.name(CombatResults.place(odds.attack(), odds.defense())) : "none",
                possible ? CombatResults.name(odds.place(0, 0)) : "none",
                table.total,
                table.columns(),
                table.chances(),
                table.cleared(steps));
    }

    private static boolean canAttack(State state, int unit, int target) {
        return state.stacks.isOnMap(unit)
                && !state.counters.isArtillery(unit)
                && !state.stacks.holds(target, state.counters.side(unit))
                && state.map.grid().direction(target, state.stacks.place(unit)) != HexGrid.NONE;
    }

    @Clause({"wave 10.1a", "wave 10.18b"})
    private static Verdict noBattle(State state, WaveQuestion.OddsOf question, boolean empty) {
        String hex = state.map.spokenName(question.target());
        Verdict.Reasons reasons = new Verdict.Reasons();
        if (empty) reasons.add(clause("10.1a"), "No unit is in " + hex + ", so there is nothing to attack.");
        for (int unit : question.units().toArray()) {
            String id = state.counters.id(unit);
            if (state.counters.isArtillery(unit))
                reasons.add(clause("10.18b"), id + " is artillery, which supports attacks and never attacks.");
            if (!state.stacks.isOnMap(unit)) reasons.add(clause("10.1a"), CommonReasons.notOnMap(id));
            else if (state.stacks.holds(question.target(), state.counters.side(unit)))
                reasons.add(clause("10.1a"), "Units of the same side as " + id + " are in " + hex + ".");
            else if (state.map.grid().direction(question.target(), state.stacks.place(unit)) == HexGrid.NONE)
                reasons.add(clause("10.1a"), id + " is not next to " + hex + ".");
        }
        return reasons.verdict();
    }

    /** What is to be expected of the battle being fought, with so many more guns on either side and perhaps an aircraft. */
    static WaveAnswer.Forecast forecast(State state, int moreAttack, int moreDefense, boolean aircraft) {
        Battle battle = state.battle;
        Odds odds = Odds.of(state, state.turn.active, battle.target, battle.attackers(), battle.unsupplied(), aircraft);
        if (odds.attack() == 0 || odds.defense() == 0) return new WaveAnswer.Forecast("none", "none", 0);
        Table table = table(odds, battle.guns(true).length + moreAttack, battle.guns(false).length + moreDefense);
        List<Column> columns = table.columns();
        int steps = Arrays.stream(state.stacks.units(battle.target))
                .map(state.stacks::steps)
                .sum();
        return new WaveAnswer.Forecast(
                columns.getFirst().odds(),
                columns.getLast().odds(),
                Math.round(100f * table.cleared(steps) / table.total));
    }

    private static List<WaveAnswer.Shift> shifts(Odds odds) {
        return odds.shifts().stream()
                .map(s ->
                        new WaveAnswer.Shift(s.clause(), s.columns(), s.shift().title()))
                .toList();
    }

    private static List<WaveAnswer.Share> shares(State state, Odds odds) {
        List<WaveAnswer.Share> shares = new ArrayList<>();
        for (Odds.Part part : odds.parts())
            shares.add(new WaveAnswer.Share(
                    state.counters.id(part.unit()), part.factor(), part.divisor(), part.clauses()));
        return shares;
    }

    /** Every sum of both sides' dice with every die of the battle, each with its number of ways. */
    private static Table table(Odds odds, int attackDice, int defenseDice) {
        long[] attack = DiceSums.ways(attackDice, 6);
        long[] defense = DiceSums.ways(defenseDice, 6);
        Table table = new Table();
        for (int a = 0; a < attack.length; a++)
            for (int d = 0; d < defense.length; d++)
                if (attack[a] * defense[d] > 0) table.add(odds.place(a, d), attack[a] * defense[d]);
        return table;
    }

    /** Weights of results and columns; an automatic result stands for all six faces. */
    private static final class Table {
        private static final int LOWEST = CombatResults.WORST - 1;
        private final long[][] results = new long[MOST_LOSSES + 1][MOST_LOSSES + 1];
        private final long[] columns = new long[CombatResults.BEST - CombatResults.WORST + 3];
        private long total;

        void add(int place, long ways) {
            int column = Math.clamp(place, LOWEST, CombatResults.BEST + 1) - LOWEST;
            columns[column] += 6 * ways;
            total += 6 * ways;
            for (int die = 1; die <= 6; die++) {
                CombatResults.Result result = CombatResults.result(place, die);
                results[result.attacker()][result.defender()] += ways;
            }
        }

        List<Column> columns() {
            List<Column> list = new ArrayList<>();
            for (int i = 0; i < columns.length; i++)
                if (columns[i] > 0) list.add(new Column(CombatResults.name(i + LOWEST), columns[i]));
            return list;
        }

        List<Chance> chances() {
            List<Chance> list = new ArrayList<>();
            for (int a = 0; a <= MOST_LOSSES; a++)
                for (int d = 0; d <= MOST_LOSSES; d++) if (results[a][d] > 0) list.add(new Chance(a, d, results[a][d]));
            return list;
        }

        long cleared(int steps) {
            long sum = 0;
            for (long[] row : results) for (int d = steps; d <= MOST_LOSSES; d++) sum += row[d];
            return sum;
        }
    }
}
