package salient.wave;

import static salient.wave.play.Clauses.clause;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import salient.hexwar.answers.Judgement;
import salient.hexwar.handicap.Handicap;
import salient.hexwar.handicap.HandicapTable;
import salient.hexwar.threat.ThreatTo;
import salient.hexwar.threat.Threats;
import salient.kernel.data.Resources;
import salient.kernel.play.DescribedGame;
import salient.kernel.play.Notation;
import salient.kernel.play.Option;
import salient.kernel.play.Options;
import salient.kernel.play.Position;
import salient.kernel.play.Scenario;
import salient.kernel.play.StandingReactions;
import salient.kernel.play.WireTypes;
import salient.kernel.rulebook.Clause;
import salient.kernel.rulebook.Rulebook;
import salient.wave.data.ScenarioTurns;
import salient.wave.map.WaveMap;
import salient.wave.notation.Scenarios;
import salient.wave.play.Award;
import salient.wave.play.Clauses;
import salient.wave.play.WaveAnswer;
import salient.wave.play.WaveEvent;
import salient.wave.play.WaveView;
import salient.wave.setup.Setup;
import salient.wave.state.ScenarioDefinition;
import salient.wave.state.State;
import salient.wave.units.Counters;
import salient.wave.units.Sides;

/** Wave of Terror: the Battle of the Bulge by battalions, 16 December 1944 to 1 January 1945. */
@Clause({"wave 1.1a", "wave 4.2a"})
public final class Wave extends DescribedGame implements Scenarios {
    public static final String CAMPAIGN = ScenarioDefinition.CAMPAIGN;
    public static final String BEGINNER = "beginner";
    private static final String NORTHERN_SHOULDER = "northern-shoulder";
    private static final String BASTOGNE = "bastogne";
    private static final StandingReactions REACTIONS = new WaveReactions();
    private static final String SUMMARY =
            "The Battle of the Bulge with battalions on hexes of 1.5 miles. Two couplets per day, in each of which"
                    + " both players move and fight in either order; supply, bridges and weather decide how far the German"
                    + " attack gets before the Allies stop it.";

    // What takes time to read is read once, when it is first needed: a program that offers the game may never play it.
    private static final class Board {
        private static final WaveMap MAP = WaveMap.campaign();
        private static final Counters COUNTERS = new Counters();
    }

    /** 4.6c: with what points a side of our scenarios begins. */
    private static final HandicapTable HANDICAPS = HandicapTable.of(Clauses.GAME);

    private static final class Book {
        private static final Rulebook RULEBOOK = Resources.rulebook(Clauses.GAME);
    }

    private static final class Words {
        private static final Notation NOTATION = new WaveNotation(new Wave());
    }

    /** The scenarios of our own are positions in the notation. */
    private static final class Ours {
        private static final Map<String, Position> POSITIONS = new Wave().readOurs();
    }

    private final List<Scenario> scenarios = List.of(
            new Scenario(
                    CAMPAIGN,
                    "The Battle of the Bulge",
                    "The whole campaign: " + ScenarioTurns.of(CAMPAIGN).count()
                            + " days, both mapsheets, from set-up to the final score.",
                    ScenarioTurns.of(CAMPAIGN).count()),
            new Scenario(
                    NORTHERN_SHOULDER,
                    "The Northern Shoulder",
                    "Ours: the first three days between Monschau and the Losheim Gap, Sixth Panzer Army against V Corps. "
                            + byPoints(NORTHERN_SHOULDER),
                    ScenarioTurns.of(NORTHERN_SHOULDER).count()),
            new Scenario(
                    BASTOGNE,
                    "Bastogne",
                    "Ours: 19 to 26 December. The ring closes around Bastogne, and Third Army comes up from the south. "
                            + byPoints(BASTOGNE),
                    ScenarioTurns.of(BASTOGNE).count()));

    @Clause({"wave P.1", "wave 4.6c"})
    private final List<Option> options = List.of(
            Option.yesNo(
                    BEGINNER,
                    "Beginner game",
                    "Leaves out supply, air power, bridges, artillery, column movement, Kampfgruppe Peiper, depots and fog.",
                    false,
                    clause("P.1")),
            Handicap.option(
                    "points that one side of the two shorter scenarios begins with. Between regular players "
                            + handicaps(Handicap.REGULAR) + "; between veterans " + handicaps(Handicap.VETERANS) + ".",
                    Handicap.REGULAR,
                    clause("4.6c")));

    public Wave() {
        super(new Description(
                Clauses.GAME, "Wave of Terror", SUMMARY, 3, Sides.ALL, "steps", new WavePlanConditions(), REACTIONS));
    }

    private static String byPoints(String scenario) {
        return "Victory by points; " + begins(Handicap.REGULAR, scenario) + " (option Handicap).";
    }

    private static String begins(Handicap handicap, String scenario) {
        HandicapTable.Points points = HANDICAPS.points(handicap, scenario).orElseThrow();
        return "the " + Sides.name(Sides.named(points.side())) + " player begins with " + points.points();
    }

    /** As in {@code the Allied player begins with 8 at The Northern Shoulder, the German player begins with 12 at Bastogne}. */
    private static String handicaps(Handicap handicap) {
        return begins(handicap, NORTHERN_SHOULDER) + " at The Northern Shoulder, " + begins(handicap, BASTOGNE)
                + " at Bastogne";
    }

    private Map<String, Position> readOurs() {
        Map<String, Position> read = new TreeMap<>();
        for (Scenario scenario : scenarios)
            if (!scenario.id().equals(CAMPAIGN))
                read.put(
                        scenario.id(), notation().parsePosition(Resources.text("wave/" + scenario.id() + ".position")));
        return read;
    }

    @Override
    public Rulebook rulebook() {
        return Book.RULEBOOK;
    }

    @Override
    public List<Scenario> scenarios() {
        return scenarios;
    }

    @Override
    public List<Option> options() {
        return options;
    }

    @Override
    public Position start(Scenario scenario, Options chosen) {
        boolean beginner = chosen.yes(BEGINNER);
        if (scenario.id().equals(CAMPAIGN)) {
            State state = new State(definition(CAMPAIGN, beginner, Optional.empty()));
            Setup.prepare(state);
            return new WavePosition(state);
        }
        if (beginner)
            throw new Options.BadOption(
                    "The beginner game is for the campaign; " + scenario.title() + " has full rules.");
        WavePosition start = (WavePosition) Ours.POSITIONS.get(scenario.id()).copy();
        HANDICAPS
                .points(Handicap.of(chosen), scenario.id())
                .ifPresent(
                        points -> start.state().tally.add(Sides.named(points.side()), Award.HANDICAP, points.points()));
        return start;
    }

    @Override
    public WaveMap map() {
        return Board.MAP;
    }

    @Override
    public Counters counters() {
        return Board.COUNTERS;
    }

    @Override
    public ScenarioDefinition definition(String scenario, boolean beginner, Optional<WaveMap> drawn) {
        return new ScenarioDefinition(
                scenario,
                ScenarioTurns.of(scenario).last(),
                beginner,
                drawn.orElseGet(this::map),
                counters(),
                drawn.isPresent());
    }

    @Override
    public Notation notation() {
        return Words.NOTATION;
    }

    @Override
    public WireTypes wireTypes() {
        return new WireTypes(
                List.of(WaveView.class),
                List.of(WaveEvent.class),
                List.of(
                        WaveAnswer.Reachable.class,
                        WaveAnswer.Supplied.class,
                        WaveAnswer.SuppliedSide.class,
                        Threats.class,
                        ThreatTo.class,
                        WaveAnswer.OddsAre.class,
                        Judgement.class,
                        WaveAnswer.BattleChoices.class));
    }
}
