package salient.breakthrough;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import salient.breakthrough.play.BreakthroughEvent;
import salient.breakthrough.play.TurnEvent;
import salient.breakthrough.state.Board;
import salient.breakthrough.state.State;
import salient.breakthrough.tables.Town;
import salient.kernel.play.Outcome;
import salient.kernel.rulebook.Clause;

/** Chapter 10: the German score and what it amounts to. */
@Clause({"breakthrough 10.0c", "breakthrough 10.1b"})
public final class Victory {
    private Victory() {}

    /** 10.1b: once per turn, after phase 12. */
    static void scoreTowns(State s, Consumer<BreakthroughEvent> tell) {
        List<String> held = new ArrayList<>();
        int points = 0;
        for (Town town : Town.all()) {
            int hex = s.board().at(town.x(), town.y());
            if (hex == Board.NONE || !s.ground().german(hex)) continue;
            held.add(town.name());
            points += town.vpPerTurn();
        }
        s.day().setTownPoints(s.day().townPoints() + points);
        tell.accept(new TurnEvent.TownsScored(List.copyOf(held), points));
    }

    static void announce(State s, Consumer<BreakthroughEvent> tell) {
        Outcome outcome = outcome(s);
        tell.accept(new TurnEvent.GameEnded(outcome.score(), outcome.level()));
    }

    static Outcome outcome(State s) {
        return new Outcome(Optional.empty(), "Draw", s.day().townPoints(), List.of());
    }
}
