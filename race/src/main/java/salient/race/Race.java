package salient.race;

import java.util.List;
import salient.hexwar.plain.PlainGame;
import salient.hexwar.plain.PlainScenario;
import salient.hexwar.plain.PlainState;
import salient.kernel.data.Resources;
import salient.kernel.play.Scenario;
import salient.kernel.play.Side;
import salient.kernel.rulebook.Clause;
import salient.kernel.rulebook.ClauseId;
import salient.kernel.rulebook.Rulebook;

/** Race for Bastogne: the introductory game. */
public final class Race extends PlainGame {
    static final String ID = "race";
    static final String FOLDER = "race/";
    static final int GERMAN_SIDE = 0;
    static final int AMERICAN_SIDE = 1;

    public static final Side GERMAN = new Side("german", "German");
    public static final Side AMERICAN = new Side("american", "American");

    static final PlainScenario SCENARIO = new PlainScenario(FOLDER, ID, List.of(GERMAN, AMERICAN));

    /** Read when it is first opened. */
    private static final class Book {
        private static final Rulebook RULEBOOK = Resources.rulebook(ID);
    }

    public Race() {
        super(SCENARIO, new RaceRules());
    }

    static ClauseId clause(String number) {
        return new ClauseId(ID, number);
    }

    static int figure(String name) {
        return SCENARIO.constant(name);
    }

    @Override
    public String id() {
        return ID;
    }

    @Override
    public String title() {
        return "Race for Bastogne";
    }

    @Override
    public String summary() {
        return "The game to learn with: one page of rules, twenty-two counters, half an hour. A German panzer corps breaks"
                + " through on the Our River and drives for Bastogne; the American side delays it at the road junctions"
                + " until the paratroopers arrive.";
    }

    @Override
    public Rulebook rulebook() {
        return Book.RULEBOOK;
    }

    @Override
    public List<Scenario> scenarios() {
        return List.of(new Scenario("bastogne", "The Road to Bastogne", "16 to 19 December 1944.", figure("turns")));
    }

    @Override
    @Clause("race 1.4")
    protected PlainState start() {
        return new PlainState(SCENARIO, AMERICAN_SIDE);
    }

    @Override
    @Clause("race 5.3")
    protected int pointsToWin() {
        return figure("german-win");
    }
}
