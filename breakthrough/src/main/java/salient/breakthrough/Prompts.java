package salient.breakthrough;

import static salient.breakthrough.play.Clauses.clause;
import static salient.breakthrough.play.Clauses.clauses;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import salient.breakthrough.state.Phase;
import salient.breakthrough.state.State;
import salient.breakthrough.state.TurnState;
import salient.kernel.data.CsvTable;
import salient.kernel.data.Resources;
import salient.kernel.play.Prompt;
import salient.kernel.play.Side;
import salient.kernel.rulebook.Clause;

/** What is asked in each phase, with the letters of the manual's menus (keys.csv). */
final class Prompts {
    private static final SequencedMap<String, List<Prompt.Key>> KEYS = keys();

    /** Where a phase is described; all others are operation phases. */
    private static final Map<Phase, String> CLAUSES =
            Map.of(Phase.START, "2.1a", Phase.AIR, "3.2a", Phase.ORGANIZATION, "6.0a", Phase.OVER, "10.2b");

    private Prompts() {}

    @Clause({"breakthrough 1.2a", "breakthrough 1.2b", "breakthrough 2.1k"})
    static Prompt of(State s) {
        TurnState turn = s.turn();
        Phase phase = turn.phase();
        Side side = phase == Phase.OVER ? Side.REFEREE : turn.active().side();
        boolean shared = phase == Phase.AIR || phase == Phase.ORGANIZATION || phase.isOperation();
        return new Prompt(
                side,
                turn.date() + " Dec · turn " + turn.number(),
                (shared ? side.name() + " " : "") + phase.title,
                question(s),
                false,
                Optional.empty(),
                KEYS.get(keysOf(phase)),
                clauses(CLAUSES.getOrDefault(phase, "7.3a")));
    }

    @Clause("breakthrough 6.1c")
    private static String question(State s) {
        TurnState turn = s.turn();
        int air = turn.airPoints(turn.active());
        return switch (turn.phase()) {
            case START -> "Begin the game.";
            case AIR ->
                "The weather is " + turn.weather().word() + ". You have " + air
                        + (air == 1 ? " air point" : " air points")
                        + ": interdict movement, attack a hex, or keep points for supply drops.";
            case ORGANIZATION ->
                "Allocate artillery and replacements, build up or break down units, blow or build bridges"
                        + (air > 0 ? ", drop supplies" : "") + "; then end the phase.";
            case AMERICAN_OPERATION_1, GERMAN_OPERATION_1, AMERICAN_OPERATION_2, GERMAN_OPERATION_2 ->
                "Move, fortify and plot attacks; then go to combat.";
            case SUPPLY, REINFORCEMENT, AMERICAN_COMBAT_1, GERMAN_COMBAT_1, AMERICAN_COMBAT_2, GERMAN_COMBAT_2 ->
                throw new IllegalStateException("no side decides in the " + turn.phase().title);
            case OVER -> "The game is over; units of both sides may be examined.";
        };
    }

    @Clause("breakthrough 6.1b")
    private static String keysOf(Phase phase) {
        return phase.isOperation() ? "operation" : phase.word();
    }

    @Clause({
        "breakthrough 3.2b",
        "breakthrough 6.1a",
        "breakthrough 6.1d",
        "breakthrough 6.1e",
        "breakthrough 6.3i",
        "breakthrough 6.3j",
        "breakthrough 7.1a",
        "breakthrough 7.1d",
        "breakthrough 7.3g",
        "breakthrough 7.3h",
        "breakthrough 7.3i"
    })
    private static SequencedMap<String, List<Prompt.Key>> keys() {
        SequencedMap<String, List<Prompt.Key>> keys = new java.util.LinkedHashMap<>();
        List<CsvTable.Row> rows = Resources.rows("breakthrough/keys.csv");
        for (String phase : List.of("start", "air", "organization", "operation", "over"))
            keys.put(
                    phase,
                    rows.stream()
                            .filter(row -> row.text("phase").equals(phase)
                                    || row.text("phase").equals("any"))
                            .map(row -> new Prompt.Key(
                                    row.text("menu"), row.text("key"), row.text("does"), clause(row.text("clause"))))
                            .toList());
        return keys;
    }
}
