package salient.wave.combat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import salient.kernel.play.Verdict;
import salient.kernel.play.Verdict.Reason;
import salient.kernel.play.Verdict.Reasons;
import salient.kernel.rulebook.Clause;
import salient.wave.air.AirPower;
import salient.wave.play.WaveAnswer;
import salient.wave.play.WaveAnswer.Barred;
import salient.wave.play.WaveAnswer.BattleChoices;
import salient.wave.play.WaveAnswer.LossChoice;
import salient.wave.play.WaveAnswer.SupportChoice;
import salient.wave.state.Phase;
import salient.wave.state.State;

/** What each answer to the question of a battle would change: odds with a gun, factors after a loss, who can advance. */
@Clause("wave R.3")
public final class Choices {
    private static final BattleChoices NONE =
            new BattleChoices(Optional.empty(), List.of(), List.of(), List.of(), List.of());

    private Choices() {}

    public static WaveAnswer of(State state) {
        if (!state.battle.isOn()) return NONE;
        return switch (state.turn.phase) {
            case ATTACK_SUPPORT, DEFENSE_SUPPORT -> support(state, state.turn.phase == Phase.ATTACK_SUPPORT);
            case ATTACK_LOSSES, DEFENSE_LOSSES -> losses(state);
            case ADVANCE -> advance(state);
            default -> NONE;
        };
    }

    @Clause({"wave 10.23", "wave 10.14c"})
    private static WaveAnswer support(State state, boolean attack) {
        boolean aircraft = state.battle.aircraft;
        int side = state.turn.decides();
        List<SupportChoice> choices = new ArrayList<>();
        for (int unit : state.scenario.artillery(side))
            if (Artillery.canSupport(state, unit, attack))
                choices.add(new SupportChoice(
                        Optional.of(state.counters.id(unit)),
                        Preview.forecast(state, attack ? 1 : 0, attack ? 0 : 1, aircraft)));
        if (AirPower.canSupport(state, side))
            choices.add(new SupportChoice(Optional.empty(), Preview.forecast(state, 0, 0, true)));
        return new BattleChoices(
                Optional.of(Preview.forecast(state, 0, 0, aircraft)), choices, List.of(), List.of(), List.of());
    }

    @Clause({"wave 10.9a", "wave 2.13c"})
    private static WaveAnswer losses(State state) {
        List<LossChoice> choices = new ArrayList<>();
        for (int unit : Fight.lossChoices(state)) {
            int steps = state.stacks.steps(unit);
            choices.add(new LossChoice(
                    state.counters.id(unit),
                    state.counters.counter(unit).factors(steps),
                    steps > 1 ? Optional.of(state.counters.counter(unit).factors(steps - 1)) : Optional.empty()));
        }
        return new BattleChoices(Optional.empty(), List.of(), choices, List.of(), List.of());
    }

    /** The attackers that can advance together. */
    public static int[] together(State state) {
        return advancing(state, new LinkedHashMap<>());
    }

    @Clause({"wave 10.26a", "wave 10.26b"})
    private static WaveAnswer advance(State state) {
        Map<List<Reason>, List<String>> barred = new LinkedHashMap<>();
        int[] together = advancing(state, barred);
        List<Barred> groups = new ArrayList<>();
        barred.forEach((reasons, units) -> groups.add(new Barred(units, reasons)));
        return new BattleChoices(Optional.empty(), List.of(), List.of(), state.counters.ids(together), groups);
    }

    /** The attackers in the order of the attack, each taken along if it can advance with those before it. */
    private static int[] advancing(State state, Map<List<Reason>, List<String>> barred) {
        int[] together = {};
        for (int unit : state.battle.attackers()) {
            if (!state.stacks.isOnMap(unit) || state.stacks.place(unit) == state.battle.target) continue;
            int[] more = Arrays.copyOf(together, together.length + 1);
            more[together.length] = unit;
            List<Reason> reasons = reasons(state, unit);
            if (reasons.isEmpty()) reasons = reasons(state, more);
            if (reasons.isEmpty()) together = more;
            else barred.computeIfAbsent(reasons, _ -> new ArrayList<>()).add(state.counters.id(unit));
        }
        return together;
    }

    private static List<Reason> reasons(State state, int... units) {
        Reasons reasons = new Reasons();
        Advance.judge(state, units, reasons);
        return reasons.verdict() instanceof Verdict.Refused(List<Reason> why) ? why : List.of();
    }
}
