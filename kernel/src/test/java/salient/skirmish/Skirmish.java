package salient.skirmish;

import java.util.List;
import salient.kernel.play.DescribedGame;
import salient.kernel.play.Notation;
import salient.kernel.play.Option;
import salient.kernel.play.Options;
import salient.kernel.play.PlanConditions;
import salient.kernel.play.Position;
import salient.kernel.play.Scenario;
import salient.kernel.play.Side;
import salient.kernel.rulebook.ClauseId;
import salient.kernel.rulebook.Rulebook;

/**
 * A small game with everything a large one has: hidden mines, dice, an interrupting decision, an option, a drawn map.
 * It can be switched to break one promise of the contract at a time, to show that the conformance suite notices.
 */
public final class Skirmish extends DescribedGame {
    public static final Side RED = new Side("red", "Red");
    public static final Side BLUE = new Side("blue", "Blue");
    static final List<Side> SIDES = List.of(RED, BLUE);

    private static final Rulebook RULEBOOK = Rulebook.parse("skirmish", "skirmish rulebook", """
            # 1 Mines
            1.1 | rule | Before play each side hides a mine on cells 2 to 6; Red hides first. | | printed
            # 2 Movement
            2.1 | rule | A unit moves one or two cells along the road. | | printed
            2.2 | rule | At most two units share a cell, and never enemies; nobody enters a ruin. | | printed
            2.3 | rule | A unit that enters the cell of an enemy mine is lost on 1 to 3; the mine is gone. | | printed
            # 3 Fire
            3.1 | rule | A unit shoots at a range of up to two cells and hits on 5 or 6, adjacent on 4 or more. | | printed
            3.2 | rule | A unit that was hit ducks and is lost on 1 or 2, or stands and is lost on 1 to 4, else its shooter is. | | printed
            # 4 Turns
            4.1 | rule | Sides alternate; after Blue the next turn begins. A side may pass. | | printed
            4.2 | rule | Only the side to decide gives orders, and only those of the phase. | | printed
            # 5 End
            5.1 | rule | The game ends after turn 10 or when a side has no units; more units win. | | printed
            5.2 | option | In a long game it ends after turn 15. | | printed
            """);

    private final Fault fault;

    public Skirmish() {
        this(Fault.NONE);
    }

    public Skirmish(Fault fault) {
        super(new Description(
                "skirmish",
                "Skirmish on the Road",
                "Three units a side meet on a mined road.",
                1,
                SIDES,
                "losses",
                PlanConditions.NONE,
                new SkirmishReactions()));
        this.fault = fault;
    }

    static ClauseId clause(String number) {
        return new ClauseId("skirmish", number);
    }

    static Side side(int index) {
        return SIDES.get(index);
    }

    @Override
    public Rulebook rulebook() {
        return RULEBOOK;
    }

    @Override
    public List<Scenario> scenarios() {
        return List.of(
                new Scenario("open", "Open road", "Nine open cells.", 10),
                new Scenario("ruins", "Ruins", "A ruin in the middle.", 10));
    }

    @Override
    public List<Option> options() {
        return List.of(Option.yesNo("long", "Long game", "Fifteen turns.", false, clause("5.2")));
    }

    @Override
    public Position start(Scenario scenario, Options options) {
        return new SkirmishPosition(
                fault, scenario.id().equals("ruins") ? "....#...." : ".........", options.yes("long") ? 15 : 10);
    }

    /** Whether a unit that was hit ducks or stands. */
    @Override
    public Notation notation() {
        return new SkirmishNotation(fault);
    }
}
