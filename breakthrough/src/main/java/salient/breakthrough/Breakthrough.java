package salient.breakthrough;

import static salient.breakthrough.play.Clauses.clause;

import java.util.List;
import salient.breakthrough.combat.Odds;
import salient.breakthrough.combat.OddsQuestion;
import salient.breakthrough.play.BreakthroughAnswer;
import salient.breakthrough.play.BreakthroughEvent;
import salient.breakthrough.play.BreakthroughView;
import salient.breakthrough.play.Clauses;
import salient.breakthrough.setup.GameOptions;
import salient.breakthrough.setup.Setup;
import salient.breakthrough.tables.Army;
import salient.hexwar.answers.Judgement;
import salient.hexwar.threat.ThreatTo;
import salient.hexwar.threat.Threats;
import salient.kernel.data.Resources;
import salient.kernel.play.DescribedGame;
import salient.kernel.play.Notation;
import salient.kernel.play.Option;
import salient.kernel.play.Options;
import salient.kernel.play.Position;
import salient.kernel.play.Scenario;
import salient.kernel.play.Side;
import salient.kernel.play.StandingReactions;
import salient.kernel.play.Verdict;
import salient.kernel.play.WireTypes;
import salient.kernel.rulebook.Clause;
import salient.kernel.rulebook.Rulebook;

/** Breakthrough in the Ardennes: the game, its scenarios and its options. */
public final class Breakthrough extends DescribedGame {
    public static final String ID = Clauses.GAME;
    public static final Side AMERICAN = Army.AMERICAN.side();
    public static final Side GERMAN = Army.GERMAN.side();

    /** Read when it is first opened. */
    private static final class Book {
        private static final Rulebook RULEBOOK = Resources.rulebook(ID);
    }

    private static final String SUMMARY =
            "The German offensive of December 1944 by regiments on two-mile hexes. Each day units receive operation"
                    + " points for moving, fortifying and attacking. The German side must take towns, cross the Ourthe and leave"
                    + " the map to the west; the American side must hold the road junctions until reinforcements and the air force"
                    + " turn the battle.";

    public Breakthrough() {
        super(new Description(
                ID,
                "Breakthrough in the Ardennes",
                SUMMARY,
                3,
                List.of(AMERICAN, GERMAN),
                "strength points",
                new BreakthroughPlanConditions(),
                StandingReactions.NONE));
    }

    @Override
    public Rulebook rulebook() {
        return Book.RULEBOOK;
    }

    @Clause({"breakthrough 2.1a", "breakthrough 1.4a"})
    @Override
    public List<Scenario> scenarios() {
        return Setup.scenarios();
    }

    @Clause("breakthrough 2.1i")
    @Override
    public List<Option> options() {
        return GameOptions.all();
    }

    @Override
    public Position start(Scenario scenario, Options options) {
        return new BreakthroughPosition(Setup.of(scenario, options));
    }

    /** 2.0b, 2.0c: the German is a human unless our extension is on; in a two-player game the American is one too. */
    @Override
    @Clause({"breakthrough 2.0b", "breakthrough 2.0c"})
    public Verdict computerMayPlay(Side side, Position position) {
        Options options = ((BreakthroughPosition) position).state().definition().options();
        if (side.equals(GERMAN) && !options.yes("extension.computer-german"))
            return Verdict.refused(clause("2.0b"), "The German side is always played by a human.");
        if (side.equals(AMERICAN) && options.get("players").equals("two"))
            return Verdict.refused(clause("2.0c"), "In a two-player game the American side is played by a human.");
        return Verdict.LEGAL;
    }

    @Override
    public Notation notation() {
        return new BreakthroughNotation();
    }

    @Override
    public WireTypes wireTypes() {
        return new WireTypes(
                List.of(BreakthroughView.class),
                List.of(BreakthroughEvent.class),
                List.of(
                        BreakthroughAnswer.Reach.class,
                        BreakthroughAnswer.Supply.class,
                        BreakthroughAnswer.SupplyLines.class,
                        Threats.class,
                        ThreatTo.class,
                        BreakthroughAnswer.Display.class,
                        BreakthroughAnswer.Pools.class,
                        Judgement.class,
                        BreakthroughAnswer.Score.class,
                        BreakthroughAnswer.Strike.class,
                        Odds.class,
                        OddsQuestion.NoOdds.class));
    }
}
