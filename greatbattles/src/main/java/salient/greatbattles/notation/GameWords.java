package salient.greatbattles.notation;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import salient.greatbattles.scenario.ScenarioDefinition;
import salient.greatbattles.state.Decision;
import salient.greatbattles.state.FactTable;
import salient.greatbattles.state.GameFact;
import salient.greatbattles.state.HoldFire;
import salient.greatbattles.state.Phase;
import salient.greatbattles.state.State;
import salient.greatbattles.tables.Constants;
import salient.greatbattles.tables.Formation;
import salient.greatbattles.tables.Weather;
import salient.kernel.notation.Line;
import salient.kernel.notation.Word;

/**
 * The lines about the game as a whole: a word for each fact, followed by its value, several on a line as one likes. Facts of a
 * side have one word for both sides, followed by the side.
 */
enum GameWords {
    DAY("day", new Form.Count(), GameFact.DAY),
    TURN("turn", new Form.Count(), GameFact.TURN),
    ROUND("round", new Form.Count(), GameFact.ROUND),
    DECIDES("decides", new Form.OfSide(), GameFact.DECIDER),
    WEATHER("weather", Form.Choice.of(Weather.values()), GameFact.WEATHER),
    FOG_LIFTED("fog-lifted", new Form.Flag(), GameFact.LIFTED),
    SIGHTING("sighting", new Form.Count(), GameFact.SIGHT_DIE),
    PROCEEDED("proceeded", new Form.Flag(), GameFact.PROCEEDED),
    SHOTS_ROLLED("shots-rolled", new Form.Flag(), GameFact.FIRED),
    AIR_ASKED("air-asked", new Form.Flag(), GameFact.AIR_ASKED),
    HOLDS_FIRE("holds-fire", Form.Choice.of(HoldFire.values()), GameFact.HOLD),
    FIRST_TOWN("first-town", new Form.Choice(List.of(Form.NONE, "allied", "axis"), false), GameFact.CONTROL_FIRST),
    SECOND_TOWN("second-town", new Form.Choice(List.of(Form.NONE, "allied", "axis"), false), GameFact.CONTROL_SECOND),
    POINTS("points", new Form.Count(), GameFact.POINTS_ALLIED, GameFact.POINTS_AXIS),
    ROUNDS("rounds", new Form.Count(), GameFact.ROUNDS_ALLIED, GameFact.ROUNDS_AXIS),
    BOUGHT("bought", new Form.Flag(), GameFact.BOUGHT_ALLIED, GameFact.BOUGHT_AXIS),
    COMMAND_LOST("command-lost", new Form.Flag(), GameFact.COMMAND_LOST_ALLIED, GameFact.COMMAND_LOST_AXIS),
    STAFF_HELPS("staff-helps", new Form.Flag(), GameFact.STAFF_HELPS_ALLIED, GameFact.STAFF_HELPS_AXIS),
    LANDING("landing", new Form.OfUnit(), GameFact.LANDER),
    LANDING_ON("landing-on", new Form.OfObjective(), GameFact.LANDING_AT),
    MOVING("moving", new Form.OfUnit(), GameFact.MOVER),
    GONE("gone", new Form.Inches(), GameFact.WALKED),
    ASKED_AFTER("asked-after", new Form.Inches(), GameFact.ASKED_AT),
    SUPPRESSED_AFTER("suppressed-after", new Form.Inches(), GameFact.HURT),
    FORMING(
            "forming",
            new Form.ChoiceOrNone(
                    Arrays.stream(Formation.values()).map(Formation::id).toList()),
            GameFact.FORMING),
    HALTED("halted", new Form.Flag(), GameFact.HALTED),
    SHOOTING("shooting", new Form.OfUnit(), GameFact.SHOOTER),
    WITH_WEAPONS("with-weapons", new Form.Flag(), GameFact.WITH_WEAPONS),
    OPPORTUNITY_FIRE("opportunity-fire", new Form.Flag(), GameFact.OPPORTUNITY),
    ASKS("asks", Form.Choice.of(Decision.values()), GameFact.ASK),
    STRUCK("struck", new Form.OfStand(), GameFact.STRUCK),
    FATAL("fatal", new Form.Flag(), GameFact.FATAL),
    OF("of", new Form.OfUnit(), GameFact.SUBJECT),
    ENEMY("enemy", new Form.OfUnit(), GameFact.AGAINST),
    FROM("from", new Form.Enemies(), GameFact.CAUSES),
    LOSES_A_STAND("loses-a-stand", new Form.Flag(), GameFact.LOSSES_DUE),
    SUPPRESSIONS("suppressions", new Form.Count(), GameFact.SUPPRESSIONS_DUE),
    RETREATS("retreats", new Form.Flag(), GameFact.RETREAT_DUE),
    /** How many units have been looked at in the morale step, or after whose retreat an advance is due. */
    LOOKED_AT("looked-at", new Form.Count(), GameFact.CURSOR);

    /** Lines that begin with other words: the player and the phase, an advance that is due, the result. */
    static final String PHASE = "phase";

    static final String ADVANCE_AFTER = "advance-after";
    static final String WON = "won";
    private static final String MARGINAL = "marginal";
    private static final int MARGINAL_PART = 10;

    /** Of these facts a text says what is not as usual, a line for each. */
    private static final List<List<GameWords>> LINES = List.of(
            List.of(DECIDES),
            List.of(WEATHER, FOG_LIFTED, SIGHTING),
            List.of(PROCEEDED),
            List.of(SHOTS_ROLLED),
            List.of(AIR_ASKED),
            List.of(HOLDS_FIRE),
            List.of(FIRST_TOWN, SECOND_TOWN),
            List.of(POINTS),
            List.of(ROUNDS),
            List.of(BOUGHT),
            List.of(COMMAND_LOST),
            List.of(STAFF_HELPS),
            List.of(LANDING, LANDING_ON),
            List.of(MOVING, GONE, ASKED_AFTER, SUPPRESSED_AFTER, FORMING, HALTED),
            List.of(SHOOTING, WITH_WEAPONS, OPPORTUNITY_FIRE),
            List.of(ASKS, STRUCK, FATAL, OF, ENEMY, FROM, LOSES_A_STAND, SUPPRESSIONS, RETREATS));

    private final String word;
    private final Form form;
    private final GameFact fact;
    private final Optional<GameFact> axis;

    GameWords(String word, Form form, GameFact fact) {
        this(word, form, fact, Optional.empty());
    }

    GameWords(String word, Form form, GameFact allied, GameFact axis) {
        this(word, form, allied, Optional.of(axis));
    }

    GameWords(String word, Form form, GameFact fact, Optional<GameFact> axis) {
        this.word = word;
        this.form = form;
        this.fact = fact;
        this.axis = axis;
    }

    String word() {
        return word;
    }

    /** What a text says of the game, with the word that says it. */
    static final class Said {
        private final Map<GameFact, Integer> values = new EnumMap<>(GameFact.class);
        private final Map<GameFact, Word> words = new EnumMap<>(GameFact.class);

        private void put(GameFact fact, int value, Word word) {
            if (values.put(fact, value) != null) throw word.bad("'" + word + "' has been said already");
            words.put(fact, word);
        }

        boolean says(GameFact fact) {
            return values.containsKey(fact);
        }

        Optional<Word> word(GameFact fact) {
            return Optional.ofNullable(words.get(fact));
        }

        void setInto(State s) {
            values.forEach((fact, value) -> s.gameFacts().setRawFact(fact, value));
        }
    }

    /** Reads a line whose first word is {@code head}; false if no fact of the game has this word. */
    static boolean read(Word head, Line line, ScenarioDefinition battle, Said said) {
        if (!fact(head, line, battle, said)) return false;
        while (line.more()) {
            Word word = line.next("a word");
            if (!fact(word, line, battle, said)) throw word.expected("a word about the game such as turn or weather");
        }
        return true;
    }

    private static boolean fact(Word word, Line line, ScenarioDefinition battle, Said said) {
        switch (word.text()) {
            case PHASE -> phase(word, line, said);
            case WON -> {
                int side = side(line.next("a side"));
                said.put(GameFact.WON, side + 1 + (line.skip(MARGINAL) ? MARGINAL_PART : 0), word);
            }
            case ADVANCE_AFTER ->
                said.put(
                        GameFact.CURSOR,
                        line.next("a unit")
                                        .as("a unit such as allied/A1", battle::findUnit)
                                        .index()
                                + 1,
                        word);
            default -> {
                boolean not = word.text().startsWith("not-");
                String name = not ? word.text().substring(4) : word.text();
                for (GameWords w : values())
                    if (w.word.equals(name) && (!not || w.form instanceof Form.Flag)) {
                        w.read(word, !not, line, battle, said);
                        return true;
                    }
                return false;
            }
        }
        return true;
    }

    private static void phase(Word word, Line line, Said said) {
        Word next = line.next("a side or a phase");
        if (ScenarioDefinition.SIDE_IDS.contains(next.text())) {
            said.put(GameFact.PLAYER, side(next), word);
            next = line.next("a phase");
        }
        said.put(
                GameFact.PHASE,
                next.oneOf("a phase", List.of(Phase.values()), Phase::word).ordinal(),
                word);
    }

    private void read(Word word, boolean present, Line line, ScenarioDefinition battle, Said said) {
        if (axis.isEmpty()) {
            boolean flag = form instanceof Form.Flag;
            said.put(
                    fact,
                    flag ? (present ? 1 : 0) : form.read(line.next("a value"), fact, battle, FactTable.NONE),
                    word);
            return;
        }
        do {
            GameFact of = side(line.next("a side")) == 0 ? fact : axis.get();
            boolean flag = form instanceof Form.Flag;
            said.put(of, flag ? (present ? 1 : 0) : form.read(line.next("a value"), of, battle, FactTable.NONE), word);
        } while (line.more()
                && ScenarioDefinition.SIDE_IDS.contains(line.peek("a side").text()));
    }

    private static int side(Word word) {
        return ScenarioDefinition.SIDE_IDS.indexOf(word.oneOf("a side", ScenarioDefinition.SIDE_IDS, id -> id));
    }

    static void write(State s, State start, StringBuilder text) {
        text.append("day ").append(s.day()).append(" turn ").append(s.turn()).append('\n');
        text.append(PHASE)
                .append(' ')
                .append(ScenarioDefinition.SIDE_IDS.get(s.player()))
                .append(' ');
        text.append(s.phase().word());
        ROUND.write(s, start, text, " ");
        text.append('\n');
        for (List<GameWords> line : LINES) {
            int from = text.length();
            for (GameWords word : line) word.write(s, start, text, text.length() == from ? "" : " ");
            if (text.length() > from) text.append('\n');
        }
        cursor(s, text);
        if (s.turnState().winner() != FactTable.NONE)
            text.append(WON)
                    .append(' ')
                    .append(ScenarioDefinition.SIDE_IDS.get(s.turnState().winner()))
                    .append(s.turnState().marginal() ? " " + MARGINAL : "")
                    .append('\n');
    }

    private static void cursor(State s, StringBuilder text) {
        int cursor = s.gameFacts().rawFact(GameFact.CURSOR);
        if (cursor == 0) return;
        if (s.phase() == Phase.CLOSE_COMBAT && cursor <= s.units().count())
            text.append(ADVANCE_AFTER).append(' ').append(s.unit(cursor - 1)).append('\n');
        else text.append(LOOKED_AT.word).append(' ').append(cursor).append('\n');
    }

    private void write(State s, State start, StringBuilder text, String before) {
        String value = axis.isEmpty() ? one(s, start, fact) : both(s, start);
        if (!value.isEmpty()) text.append(before).append(value);
    }

    private String one(State s, State start, GameFact of) {
        int value = s.gameFacts().rawFact(of);
        if (value == usual(s, start, of)) return "";
        if (form instanceof Form.Flag) return value == 0 ? "not-" + word : word;
        int subject = s.gameFacts().rawFact(GameFact.SUBJECT);
        return word + " "
                + form.write(
                        value,
                        s.scenario(),
                        subject < 0 ? 0 : 1 - s.unit(subject).side());
    }

    private String both(State s, State start) {
        StringBuilder text = new StringBuilder();
        for (int side = 0; side < 2; side++) {
            GameFact of = side == 0 ? fact : axis.orElseThrow();
            int value = s.gameFacts().rawFact(of);
            if (value == usual(s, start, of)) continue;
            if (text.isEmpty()) text.append(word);
            text.append(' ').append(ScenarioDefinition.SIDE_IDS.get(side));
            if (!(form instanceof Form.Flag)) text.append(' ').append(value);
        }
        return text.toString();
    }

    /** What a fact is if nothing is said of it: as at the start of the scenario, or what follows from the phase. */
    static int usual(State s, State start, GameFact fact) {
        return switch (fact) {
            case TURN ->
                switch (s.phase()) {
                    case SET_UP, PLANNING, DAWN_DEPLOYMENT -> 0;
                    case NIGHT, OVER -> Constants.number("turns_per_day");
                    default -> 1;
                };
            case ROUND ->
                switch (s.phase()) {
                    case MOVEMENT, FIRE, CLOSE_COMBAT -> 1;
                    case MORALE, NIGHT, OVER -> 2;
                    default -> 0;
                };
            case PROCEEDED -> s.phase().compareTo(Phase.DAWN_ACTIVATION) >= 0 ? 1 : 0;
            case DECIDER -> decider(s);
            default -> start.gameFacts().rawFact(fact);
        };
    }

    /** The side that answers the question, or whose step it is. */
    private static int decider(State s) {
        int stand = s.gameFacts().rawFact(GameFact.STRUCK);
        int unit = s.gameFacts().rawFact(s.ask() == Decision.ADVANCE ? GameFact.AGAINST : GameFact.SUBJECT);
        return switch (s.ask()) {
            case OPPORTUNITY -> 1 - s.player();
            case DISPLACEMENT -> stand < 0 ? s.player() : s.stand(stand).side();
            case LOSS, SUPPRESSION, RETREAT, ADVANCE ->
                unit < 0 ? s.player() : s.unit(unit).side();
            case NOTHING ->
                switch (s.phase()) {
                    case SET_UP, PLANNING, DAWN_DEPLOYMENT -> s.scenario().attacker();
                    default -> s.player();
                };
        };
    }

    /** Every word that begins or continues a line about the game, for the page that explains them. */
    static List<String> words() {
        List<String> all = new java.util.ArrayList<>(List.of(PHASE, WON, ADVANCE_AFTER));
        for (GameWords w : values()) all.add(w.word);
        return all;
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
