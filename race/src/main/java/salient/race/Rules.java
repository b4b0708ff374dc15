package salient.race;

import java.util.List;
import salient.hexwar.plain.PlainScenario;
import salient.hexwar.plain.PlainState;
import salient.kernel.play.Side;
import salient.kernel.rulebook.Clause;
import salient.kernel.rulebook.ClauseId;

/** What all rules of the game share: its data, the sides, the phases, the flags of units. */
final class Rules {
    static final String ID = "race";
    static final String FOLDER = "race/";

    static final int GERMAN = 0;
    static final int AMERICAN = 1;

    static final List<String> PHASES = List.of("movement", "combat");
    static final int MOVEMENT = 0;
    static final int COMBAT = 1;

    static final List<String> FLAGS = List.of("moved", "attacked", "defended", "retreating", "advancing");
    static final int MOVED = 1;
    static final int ATTACKED = 2;
    static final int DEFENDED = 4;
    static final int RETREATING = 8;
    static final int ADVANCING = 16;

    static final PlainScenario SCENARIO =
            new PlainScenario(FOLDER, ID, List.of(new Side("german", "German"), new Side("american", "American")));

    private Rules() {}

    static ClauseId clause(String number) {
        return new ClauseId(ID, number);
    }

    static int figure(String name) {
        return SCENARIO.constant(name);
    }

    @Clause("race 3.7")
    static boolean isFull(PlainState state, int hex, int side) {
        return state.count(hex, side) >= figure("stacking");
    }
}
