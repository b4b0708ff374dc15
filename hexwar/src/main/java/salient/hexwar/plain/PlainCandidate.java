package salient.hexwar.plain;

import java.util.ArrayList;
import java.util.List;
import salient.conformance.Candidate;
import salient.kernel.dice.Dice;
import salient.kernel.dice.Purpose;
import salient.kernel.play.Position;
import salient.kernel.rulebook.ClauseId;

/** A plain hex game put to the conformance suite. It has no secrets. */
public record PlainCandidate(PlainGame game) implements Candidate {
    /** So many questions and forged orders are tried per position. */
    private static final int ATTEMPTS = 6;

    @Override
    public boolean listsEveryLegalOrder() {
        return false;
    }

    @Override
    public List<String> brokenInvariants(Position position) {
        PlainState state = ((PlainPosition) position).state();
        List<String> broken = new ArrayList<>();
        for (PlainUnit unit : game.scenario().units())
            if (state.onMap(unit) && state.count(state.hex(unit), 1 - unit.side()) > 0)
                broken.add(unit.id() + " is in a hex with an enemy unit");
        return broken;
    }

    @Override
    public List<String> questions(Position position, Dice dice) {
        List<String> questions = new ArrayList<>();
        for (int i = 0; i < ATTEMPTS; i++) {
            questions.add("reach " + unit(dice));
            questions.add("odds " + hexOf(position, dice) + " " + unit(dice));
        }
        return questions;
    }

    @Override
    public List<String> hostileOrders(Position position, Dice dice) {
        List<String> orders = new ArrayList<>();
        for (int i = 0; i < ATTEMPTS; i++) {
            orders.add("move " + unit(dice) + " " + hex(dice));
            orders.add("attack " + hexOf(position, dice) + " " + unit(dice));
            orders.add("retreat " + unit(dice) + " " + hex(dice));
            orders.add("advance " + unit(dice));
        }
        return orders;
    }

    private int upTo(int limit, Dice dice) {
        return dice.roll(limit, new Purpose("a choice", new ClauseId(game.id(), "conformance")));
    }

    private String unit(Dice dice) {
        List<PlainUnit> units = game.scenario().units();
        return units.get(upTo(units.size(), dice) - 1).id();
    }

    private String hex(Dice dice) {
        return game.scenario().hexName(upTo(game.scenario().grid().size(), dice) - 1);
    }

    /** The hex of a unit, if the one drawn is on the map. */
    private String hexOf(Position position, Dice dice) {
        PlainState state = ((PlainPosition) position).state();
        List<PlainUnit> units = game.scenario().units();
        PlainUnit unit = units.get(upTo(units.size(), dice) - 1);
        return state.onMap(unit) ? game.scenario().hexName(state.hex(unit)) : hex(dice);
    }
}
