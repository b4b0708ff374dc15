package salient.conformance;

import java.util.ArrayList;
import java.util.List;
import salient.kernel.dice.Dice;
import salient.kernel.dice.Purpose;
import salient.kernel.play.Game;
import salient.kernel.play.Order;
import salient.kernel.play.Position;
import salient.kernel.play.Side;
import salient.kernel.rulebook.ClauseId;
import salient.skirmish.Fault;
import salient.skirmish.Skirmish;
import salient.skirmish.SkirmishOrder;
import salient.skirmish.SkirmishPosition;

/** The toy game, put to the suite with one of its faults or with none. */
record SkirmishCandidate(Fault fault) implements Candidate {
    private static final Purpose CHOICE = new Purpose("a cell", ClauseId.of("skirmish 1.1"));

    @Override
    public Game game() {
        return new Skirmish(fault);
    }

    @Override
    public boolean hasSecrets() {
        return true;
    }

    @Override
    public Position disturbed(Position position, Side side, Dice dice) {
        SkirmishPosition disturbed = (SkirmishPosition) position;
        List<Side> sides = game().sides();
        for (int owner = 0; owner < 2; owner++)
            if (!sides.get(owner).equals(side) && disturbed.mine(owner) >= 0)
                disturbed = disturbed.withMine(owner, 1 + dice.roll(5, CHOICE));
        return disturbed;
    }

    @Override
    public Order disguised(Position position, Order order, Side side, Dice dice) {
        return order instanceof SkirmishOrder.Hide ? new SkirmishOrder.Hide(1 + dice.roll(5, CHOICE)) : order;
    }

    @Override
    public List<String> brokenInvariants(Position position) {
        List<String> broken = new ArrayList<>();
        String text = game().notation().print(position);
        for (String line : text.split("\n"))
            if (line.startsWith("unit ") && line.length() > "unit r1 8".length())
                broken.add("A unit is off the road: " + line + ".");
        return broken;
    }

    @Override
    public List<String> questions(Position position, Dice dice) {
        return List.of("safe");
    }

    @Override
    public List<String> hostileOrders(Position position, Dice dice) {
        return List.of("move b1 4", "shoot r1 b1", "pass", "duck", "hide 3", "shoot r1 r1");
    }

    @Override
    public int longestGame() {
        return 500;
    }
}
