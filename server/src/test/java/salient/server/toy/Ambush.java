package salient.server.toy;

import java.util.List;
import salient.kernel.dice.Dice;
import salient.kernel.dice.Purpose;
import salient.kernel.play.Game;
import salient.kernel.play.Notation;
import salient.kernel.play.Option;
import salient.kernel.play.Options;
import salient.kernel.play.PlanConditions;
import salient.kernel.play.Position;
import salient.kernel.play.Scenario;
import salient.kernel.play.Side;
import salient.kernel.play.StandingReactions;
import salient.kernel.play.WireTypes;
import salient.kernel.rulebook.ClauseId;
import salient.kernel.rulebook.Rulebook;

/**
 * A small game with everything a server must cope with: hidden facts, hidden orders, dice, an interruption, options
 * that do not go together. Two sides with three units each on a track of eight spaces; strengths are secret until
 * battle.
 */
public final class Ambush implements Game {
    public static final Side RED = new Side("red", "Red");
    public static final Side BLUE = new Side("blue", "Blue");

    static ClauseId clause(String number) {
        return new ClauseId("ambush", number);
    }

    @Override
    public String id() {
        return "ambush";
    }

    @Override
    public String title() {
        return "Ambush";
    }

    @Override
    public String summary() {
        return "Six units on a track.";
    }

    @Override
    public List<Side> sides() {
        return List.of(RED, BLUE);
    }

    @Override
    public Rulebook rulebook() {
        return Rulebook.parse("ambush", "ambush.txt", """
                # 1 Set-up
                1 | rule | Each side arms its units in secret, strength 1 to 6. | | printed
                # 2 Play
                2 | rule | A unit moves one space a turn. | | printed
                3 | rule | The other side may yield to an attack. | | printed
                4 | rule | Battle: strength and a die, the higher wins. | | printed
                5 | rule | The game ends after its last turn, or when a side has no unit left. | | printed
                6 | option | Nobody yields. | | printed
                """);
    }

    @Override
    public List<Scenario> scenarios() {
        return List.of(
                new Scenario("short", "Short", "Four turns.", 4), new Scenario("long", "Long", "Sixty turns.", 60));
    }

    @Override
    public List<Option> options() {
        return List.of(
                Option.yesNo("grim", "Grim", "Nobody yields.", false, clause("6")),
                Option.yesNo("gentle", "Gentle", "Everybody yields.", false, clause("6")));
    }

    @Override
    public Position start(Scenario scenario, Options options) {
        if (options.yes("grim") && options.yes("gentle"))
            throw new Options.BadOption("Grim and gentle do not go together (ambush 6).");
        return new AmbushPosition(scenario.turns(), options.yes("grim"));
    }

    /** What a side does not know, drawn: the strengths of enemies that have not fought. */
    public static Position draw(Position known, Side side, Dice dice) {
        AmbushPosition drawn = ((AmbushPosition) known).copy();
        Purpose purpose = new Purpose("a hidden strength", clause("1"));
        for (int unit = 0; unit < drawn.strength.length; unit++)
            if (!AmbushPosition.owner(unit).equals(side) && !drawn.revealed[unit])
                drawn.strength[unit] = dice.roll(6, purpose);
        return drawn;
    }

    @Override
    public Notation notation() {
        return new AmbushNotation();
    }

    /** Whether a unit that is attacked yields: always, never, or if it is weaker than a figure. */
    @Override
    public StandingReactions standingReactions() {
        return new AmbushReactions();
    }

    @Override
    public PlanConditions planConditions() {
        return new AmbushPlanConditions();
    }

    @Override
    public WireTypes wireTypes() {
        return new WireTypes(
                List.of(AmbushTerms.AmbushView.class),
                List.of(AmbushTerms.Told.class),
                List.of(AmbushTerms.KnownStrengths.class));
    }
}
