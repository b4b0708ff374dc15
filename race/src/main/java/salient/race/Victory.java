package salient.race;

import static salient.race.Rules.SCENARIO;
import static salient.race.Rules.clause;
import static salient.race.Rules.figure;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import salient.hexwar.plain.PlainScenario;
import salient.hexwar.plain.PlainState;
import salient.hexwar.plain.PlainUnit;
import salient.kernel.play.Outcome;
import salient.kernel.rulebook.Clause;

/** Chapter 5. */
final class Victory {
    private Victory() {}

    @Clause("race 5.2")
    static List<Outcome.Line> score(PlainState state) {
        List<Outcome.Line> lines = new ArrayList<>();
        for (PlainScenario.Town town : SCENARIO.towns())
            if (state.holder(town) == Rules.GERMAN)
                lines.add(new Outcome.Line(SCENARIO.map().placeName(town.hex()), town.points(), clause("5.2")));
        int perUnit = figure("points-per-unit");
        for (PlainUnit unit : SCENARIO.units())
            if (state.hex(unit) == PlainState.LOST)
                lines.add(new Outcome.Line(
                        unit.name() + " eliminated", unit.side() == Rules.GERMAN ? -perUnit : perUnit, clause("5.2")));
        return lines;
    }

    static int points(PlainState state) {
        return score(state).stream().mapToInt(Outcome.Line::points).sum();
    }

    @Clause("race 5.3")
    static Optional<Outcome> outcome(PlainState state) {
        if (!TurnSequence.isOver(state)) return Optional.empty();
        int points = points(state);
        int winner = points >= figure("german-win") ? Rules.GERMAN : Rules.AMERICAN;
        String level = SCENARIO.sides().get(winner).name() + " victory";
        return Optional.of(new Outcome(Optional.of(SCENARIO.sides().get(winner)), level, points, score(state)));
    }
}
