package salient.players.plain;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import salient.hexwar.plain.PlainAnswer;
import salient.hexwar.plain.PlainOrder;
import salient.hexwar.plain.PlainPosition;
import salient.hexwar.plain.PlainQuestion;
import salient.hexwar.plain.PlainUnit;
import salient.kernel.play.Order;
import salient.kernel.play.Position;
import salient.players.ComputerPlayer;
import salient.players.Intention;

/**
 * Decides one order at a time and keeps nothing but distances: the move that gains most by the plan of its side, then the attack with the
 * best expected result, by exact odds.
 */
public final class PlainStaff implements ComputerPlayer {
    private static final double LEAST_GAIN = 0.05;

    private final Function<Survey, Plan> plans;
    /** Distances on the map, which never change. */
    private final Map<Integer, int[]> distances;

    public PlainStaff(Function<Survey, Plan> plans) {
        this(plans, new HashMap<>());
    }

    /** @param distances shared with other staffs of the same game */
    PlainStaff(Function<Survey, Plan> plans, Map<Integer, int[]> distances) {
        this.plans = plans;
        this.distances = distances;
    }

    @Override
    public Order decide(Position known) {
        PlainPosition position = (PlainPosition) known;
        Survey survey = survey(position);
        Plan plan = plans.apply(survey);
        List<Order> orders = new ArrayList<>();
        position.orders(orders::add);
        Order best = new PlainOrder.Done();
        double most =
                orders.stream().anyMatch(PlainOrder.Retreat.class::isInstance) ? Double.NEGATIVE_INFINITY : LEAST_GAIN;
        for (Order order : orders) {
            double gain = switch ((PlainOrder) order) {
                case PlainOrder.Move move ->
                    plan.worth(move.unit(), move.hex())
                            - plan.worth(move.unit(), position.state().hex(move.unit()))
                            - leaving(survey, plan, move.unit());
                case PlainOrder.Attack attack -> attack(position, plan, attack);
                case PlainOrder.Retreat retreat -> plan.worth(retreat.unit(), retreat.hex());
                case PlainOrder.Advance advance ->
                    plan.advance(advance.unit(), position.state().battle()) - leaving(survey, plan, advance.unit());
                case PlainOrder.Done _ -> 0;
            };
            if (gain > most) {
                most = gain;
                best = order;
            }
        }
        return best;
    }

    @Override
    public Optional<Intention> intention(Position known) {
        PlainPosition position = (PlainPosition) known;
        return position.prompt().interruption() ? Optional.empty() : Optional.of(PhaseIntention.of(position, this));
    }

    Survey survey(PlainPosition position) {
        return new Survey(position.state(), distances);
    }

    /** What speaks against moving a unit: it may be the last in a town that an enemy can reach. */
    private static double leaving(Survey survey, Plan plan, PlainUnit unit) {
        int hex = survey.state.hex(unit);
        boolean last = survey.townPoints(hex) > 0 && survey.state.count(hex, unit.side()) == 1;
        return last && survey.isInReach(hex, unit.side()) ? plan.keep() * survey.townPoints(hex) : 0;
    }

    /** What an attack is worth to the plan of its side. */
    double worth(PlainPosition position, PlainOrder.Attack attack) {
        return attack(position, plans.apply(survey(position)), attack);
    }

    boolean isWorth(PlainPosition position, PlainOrder.Attack attack) {
        return worth(position, attack) > LEAST_GAIN;
    }

    /** What an attack is worth on average over the faces of the die. */
    private static double attack(PlainPosition position, Plan plan, PlainOrder.Attack attack) {
        PlainAnswer.Odds odds =
                (PlainAnswer.Odds) position.answer(new PlainQuestion.Odds(attack.hex(), attack.units()));
        double sum = 0;
        for (PlainAnswer.Chance chance : odds.results()) {
            double worth = chance.defenderSteps() * plan.stepWorth(true)
                    - chance.attackerSteps() * plan.stepWorth(false)
                    + (chance.defenderRetreats() ? plan.groundWorth(attack.hex()) : 0)
                    - (chance.attackerRetreats() ? plan.retreatCost() : 0);
            sum += worth * chance.faces() / odds.faces();
        }
        return sum - plan.effort() * attack.units().size();
    }
}
