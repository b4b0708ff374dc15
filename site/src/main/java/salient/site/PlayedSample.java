package salient.site;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import salient.kernel.dice.DiceSource;
import salient.kernel.play.Event;
import salient.kernel.play.Game;
import salient.kernel.play.Options;
import salient.kernel.play.Order;
import salient.kernel.play.Position;
import salient.kernel.play.Prompt;
import salient.kernel.play.Scenario;
import salient.kernel.play.Side;
import salient.kernel.play.Verdict;
import salient.kernel.play.View;
import salient.kernel.record.Header;
import salient.kernel.record.Match;
import salient.players.ComputerPlayer;
import salient.players.RandomPlayer;
import salient.players.catalog.GameCatalog;
import salient.players.catalog.GameEntry;
import salient.table.wire.JsonText;

/**
 * A game that is played the same way on the JVM and in a browser and written out in full: orders, dice, prompts,
 * refusals, the hash after each order, what every observer is told as a sentence and as JSON, from time to time what it
 * sees, and the record.
 *
 * @param computers whether the best computer players play it, or random ones
 * @param orders    it ends after so many, if not before
 */
record PlayedSample(String game, String scenario, boolean computers, int orders) implements Sample {
    private static final long SEED = 1944;
    /** Stands between what happened and the record. */
    static final String RECORD = "---- record";

    /** Views are large, so that only one position in so many is shown. */
    static final int VIEW_EVERY = 100;

    private static final int RANDOM_ORDERS = 800;
    private static final int COMPUTER_ORDERS = 1500;

    /** Every scenario of every game, by random and by computer players. */
    static List<PlayedSample> all() {
        List<PlayedSample> all = new ArrayList<>();
        for (Game game : GameCatalog.standard().games())
            for (Scenario scenario : game.scenarios()) {
                all.add(new PlayedSample(game.id(), scenario.id(), false, RANDOM_ORDERS));
                all.add(new PlayedSample(game.id(), scenario.id(), true, COMPUTER_ORDERS));
            }
        return all;
    }

    @Override
    public String name() {
        return game + "-" + scenario + (computers ? "-computers" : "-random");
    }

    @Override
    public String text() {
        GameEntry entry = GameCatalog.standard().find(game).orElseThrow();
        Options options = Options.of(entry.game().options(), Map.of());
        Match match = new Match(
                entry.game(),
                Header.of(entry.game(), entry.game().scenario(scenario), options),
                DiceSource.seeded(SEED));
        Map<String, ComputerPlayer> players = new TreeMap<>();
        for (Side side : entry.game().sides())
            players.put(side.id(), computers ? entry.standard(side).maker().make(side, SEED) : new RandomPlayer(SEED));
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < orders && match.position().outcome().isEmpty(); i++) play(match, players, text);
        match.position()
                .outcome()
                .ifPresent(end -> text.append(end.winner().map(Side::id).orElse("draw"))
                        .append(' ')
                        .append(end.level())
                        .append(' ')
                        .append(end.score())
                        .append('\n'));
        return text.append(RECORD).append('\n').append(match.record().text()).toString();
    }

    private static void play(Match match, Map<String, ComputerPlayer> players, StringBuilder text) {
        Position before = match.position();
        Side side = before.toDecide();
        Prompt prompt = before.prompt();
        if (match.entries().size() % VIEW_EVERY == 0) views(match, text);
        text.append(side).append(" · ").append(prompt.turn()).append(" · ").append(prompt.phase());
        text.append(" · ").append(prompt.question()).append('\n');
        Order order = players.get(side.id()).decide(before.knownTo(side));
        List<Event> events = new ArrayList<>();
        Verdict verdict = match.play(order, events::add);
        if (!verdict.isLegal()) throw new IllegalStateException("a player gave an order that is refused: " + order);
        text.append(match.entries().getLast().step().text()).append('\n');
        for (Event event : events) tell(match, event, text);
        refusal(match.position().judge(order), text);
        text.append("  ").append(Long.toHexString(match.position().hash())).append('\n');
    }

    private static void tell(Match match, Event event, StringBuilder text) {
        Position position = match.position();
        text.append("  ")
                .append(position.sentence(event))
                .append(' ')
                .append(event.clauses())
                .append('\n');
        event.rolls().forEach(roll -> text.append("    ").append(roll).append('\n'));
        for (Side observer : observers(match)) {
            Optional<Event> seen = event.seenBy(observer);
            text.append("    ").append(observer).append(": ");
            text.append(seen.map(position::sentence).orElse("nothing")).append(' ');
            text.append(seen.map(PlayedSample::json).orElse("")).append('\n');
        }
    }

    /** As the server sends it. */
    static String json(Event event) {
        JsonText json = new JsonText();
        WireJson.putEvent(json, event);
        return json.toString();
    }

    /** As the server sends it. */
    static String json(View view) {
        JsonText json = new JsonText();
        WireJson.putView(json, view);
        return json.toString();
    }

    private static void views(Match match, StringBuilder text) {
        for (Side observer : observers(match))
            text.append("  ")
                    .append(observer)
                    .append(" sees ")
                    .append(json(match.position().seenBy(observer)))
                    .append('\n');
    }

    private static List<Side> observers(Match match) {
        List<Side> all = new ArrayList<>(GameCatalog.standard()
                .find(match.header().game())
                .orElseThrow()
                .game()
                .sides());
        all.add(Side.PUBLIC);
        return all;
    }

    /** The same order once more is mostly refused; the reasons must read alike too. */
    private static void refusal(Verdict verdict, StringBuilder text) {
        if (verdict instanceof Verdict.Refused(List<Verdict.Reason> reasons))
            for (Verdict.Reason reason : reasons)
                text.append("  again: ")
                        .append(reason.clause())
                        .append(' ')
                        .append(reason.why())
                        .append('\n');
    }
}
