package salient.players.wave;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import salient.kernel.dice.SeededDice;
import salient.kernel.play.Order;
import salient.kernel.play.Position;
import salient.players.ComputerPlayer;
import salient.players.Intention;
import salient.wave.WavePosition;
import salient.wave.play.WaveOrder;
import salient.wave.state.Phase;
import salient.wave.state.State;
import salient.wave.state.TurnState;

/**
 * Commands one side. Movement is thought out when the phase begins and given out order by order; everything else is
 * decided as it is asked. What it keeps it can do without: one that takes over in mid-phase thinks out the rest.
 */
public final class Staff implements ComputerPlayer {
    private static final int NOTHING_THOUGHT_OUT = -1;

    private final Doctrine doctrine;
    private final Deque<WaveOrder> orders = new ArrayDeque<>();
    private int thoughtOut = NOTHING_THOUGHT_OUT;
    /** The orders of a phase of which none has been given yet. */
    private List<WaveOrder> thought = List.of();

    /** The last phase in which it has given an order. */
    private int begun = NOTHING_THOUGHT_OUT;

    Staff(Doctrine doctrine) {
        this.doctrine = doctrine;
    }

    @Override
    public Order decide(Position known) {
        WavePosition position = (WavePosition) known;
        State state = position.state();
        thought = List.of();
        return switch (state.turn.phase) {
            case SET_UP -> Opening.next(position);
            case INTERDICTION -> AirPlan.interdict(state, doctrine.outlook(state));
            case AERIAL_SUPPLY -> AirPlan.drop(state);
            case ORDER -> chooseOrder(position);
            case REPAIR -> repair(position);
            case MOVEMENT, COMBAT -> next(position);
            case REFORM -> new WaveOrder.Reform();
            case OVERSTACKED -> first(position);
            case DEMOLITION -> new WaveOrder.Demolish(state.map.sideOf(state.march.askedFirst()), true);
            case ATTACK_SUPPORT -> Battles.support(state, true);
            case DEFENSE_SUPPORT -> Battles.support(state, false);
            case ATTACK_LOSSES, DEFENSE_LOSSES -> Battles.loss(state);
            case ADVANCE -> Battles.advance(position, doctrine);
            case OVER -> throw new IllegalStateException("the game is over");
        };
    }

    @Override
    public Optional<Intention> intention(Position known) {
        return thought.isEmpty()
                ? Optional.empty()
                : Optional.of(PhaseIntention.of((WavePosition) known, thought, doctrine));
    }

    /** Fights first where the attacks at hand, with their shift, promise as much as those after a march (10.25). */
    private WaveOrder chooseOrder(WavePosition position) {
        WavePosition standing = after(position, true);
        double atHand = promise(standing.state());
        if (atHand == 0) return new WaveOrder.ChooseOrder(false);
        WavePosition marching = after(position, false);
        int moment = moment(marching.state().turn);
        Draft draft = new Draft(marching);
        new Marches(draft, doctrine).plan();
        if (atHand >= doctrine.weight(Weight.ATTACK_PATIENCE) * promise(draft.state()))
            return new WaveOrder.ChooseOrder(true);
        orders.clear(); // repairs change nothing before the segment ends (9.15g), so the march is thought out
        orders.addAll(draft.orders());
        thoughtOut = moment;
        return new WaveOrder.ChooseOrder(false);
    }

    private double promise(State state) {
        return new Assaults(state, doctrine)
                .choose().stream().mapToDouble(Assaults.Choice::worth).sum();
    }

    /** What the side knows once the order of its phases is chosen and no bridge is repaired. */
    private static WavePosition after(WavePosition position, boolean fightFirst) {
        WavePosition copy = position.copy();
        copy.play(new WaveOrder.ChooseOrder(fightFirst), new SeededDice(1), _ -> {});
        if (copy.state().turn.phase == Phase.REPAIR) copy.play(new WaveOrder.Done(), new SeededDice(1), _ -> {});
        return copy;
    }

    private static WaveOrder repair(WavePosition position) {
        WaveOrder order = first(position);
        return order == null ? new WaveOrder.Done() : order;
    }

    /** The first order that is about something and not about the phase, or null. */
    private static WaveOrder first(WavePosition position) {
        List<WaveOrder> found = new ArrayList<>(1);
        position.subjects(subject -> {
            if (found.isEmpty() && !subject.text().equals("phase"))
                position.orders(subject, order -> found.add((WaveOrder) order));
        });
        return found.isEmpty() ? null : found.getFirst();
    }

    /** The next order of the plan that the dice and the enemy have not made impossible. */
    private WaveOrder next(WavePosition position) {
        int moment = moment(position.state().turn);
        boolean fresh = moment != thoughtOut;
        if (fresh) orders.clear();
        while (true) {
            if (orders.isEmpty() && (fresh || position.state().turn.phase == Phase.COMBAT)) think(position);
            fresh = false;
            if (moment != begun) thought = List.copyOf(orders);
            begun = moment;
            thoughtOut = moment;
            while (!orders.isEmpty()) {
                WaveOrder next = orders.remove();
                if (position.isLegal(next)) return next;
            }
            thoughtOut = NOTHING_THOUGHT_OUT; // a phase that was taken back is thought anew
            return new WaveOrder.Done();
        }
    }

    private void think(WavePosition position) {
        if (position.state().turn.phase == Phase.MOVEMENT) {
            Draft draft = new Draft(position);
            new Marches(draft, doctrine).plan();
            orders.addAll(draft.orders());
        } else
            for (Assaults.Choice choice : new Assaults(position.state(), doctrine).choose()) orders.add(choice.order());
    }

    private static int moment(TurnState turn) {
        int segment = (turn.number * 2 + turn.couplet) * 2 + turn.active;
        return segment * Phase.values().length + turn.phase.ordinal();
    }
}
