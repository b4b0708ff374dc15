package salient.greatbattles.conformance;

import java.util.ArrayList;
import java.util.List;
import salient.conformance.SecretsCandidate;
import salient.greatbattles.GreatBattles;
import salient.greatbattles.play.GreatBattlesOrder;
import salient.greatbattles.position.GreatBattlesPosition;
import salient.greatbattles.scenario.Stand;
import salient.greatbattles.scenario.Unit;
import salient.greatbattles.state.Phase;
import salient.greatbattles.state.State;
import salient.kernel.dice.Dice;
import salient.kernel.play.Order;
import salient.kernel.play.Position;
import salient.kernel.play.Side;

/** Great Battles put to the suite. */
public final class GreatBattlesCandidate extends SecretsCandidate {
    private static final GreatBattles GAME = new GreatBattles();

    public GreatBattlesCandidate() {
        super(GAME, "G36");
    }

    @Override
    public boolean listsEveryLegalOrder() {
        return false;
    }

    /** Hidden units elsewhere, in other states, with other plans and other secret dice: nothing of it may show. */
    @Override
    public Position disturbed(Position position, Side side, Dice dice) {
        State s = ((GreatBattlesPosition) position).state();
        if (s.phase() == Phase.OVER) return position;
        for (int other = 0; other < 2; other++)
            if (!GAME.sides().get(other).equals(side)) HiddenFacts.change(s, other, dice);
        return position;
    }

    /** An order on the hidden map, or to an unseen unit, could have been another such order. */
    @Override
    public Order disguised(Position position, Order order, Side side, Dice dice) {
        State s = ((GreatBattlesPosition) position).state();
        if (!SecretOrders.secret(s, (GreatBattlesOrder) order)) return order;
        List<Order> alike = SecretOrders.alike(position, (GreatBattlesOrder) order);
        return alike.get(upTo(alike.size(), dice) - 1);
    }

    @Override
    public List<String> brokenInvariants(Position position) {
        State s = ((GreatBattlesPosition) position).state();
        List<String> broken = new ArrayList<>();
        for (int a = 0; a < s.stands().count(); a++) {
            if (!s.onTable(a)) continue;
            if (!s.scenario().onTable(s.at(a))) broken.add(s.stand(a) + " is off the table.");
            if (!s.unitOnTable(s.unitOf(a))) broken.add(s.stand(a) + " is on the table without its unit.");
        }
        for (int side = 0; side < 2; side++)
            if (s.sides().points(side) < 0 || s.sides().rounds(side) < 0) broken.add("A side has less than nothing.");
        return broken;
    }

    @Override
    public List<String> questions(Position position, Dice dice) {
        State s = ((GreatBattlesPosition) position).state();
        Stand one = s.scenario().stands().get(upTo(s.stands().count(), dice) - 1);
        Stand other = s.scenario().stands().get(upTo(s.stands().count(), dice) - 1);
        Unit unit = s.scenario().units().get(upTo(s.units().count(), dice) - 1);
        return List.of(
                "sight " + one + " " + other,
                "odds " + one + " " + other,
                "odds " + one + " " + other + " indirect",
                "reach " + unit,
                "look " + one + " " + other,
                "targets " + one,
                "zone " + unit,
                "measure 3,4 " + upTo(20, dice) + "," + upTo(20, dice),
                "preview move " + unit + " +" + upTo(6, dice) + ",-" + upTo(6, dice),
                "preview form " + unit + " assault " + (upTo(360, dice) - 1),
                "preview call 1 " + upTo(20, dice) + "," + upTo(20, dice),
                "preview set-up " + unit + " march " + upTo(20, dice) + "," + upTo(20, dice) + " 0",
                "preview aim " + one + " " + other,
                "why done");
    }

    @Override
    public List<String> hostileOrders(Position position, Dice dice) {
        State s = ((GreatBattlesPosition) position).state();
        List<String> orders = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            Stand one = s.scenario().stands().get(upTo(s.stands().count(), dice) - 1);
            Stand other = s.scenario().stands().get(upTo(s.stands().count(), dice) - 1);
            Unit unit = s.scenario().units().get(upTo(s.units().count(), dice) - 1);
            orders.add("move " + unit + " +" + upTo(9, dice) + ",-" + upTo(9, dice) + ".25");
            orders.add("form " + unit + " assault " + (upTo(360, dice) - 1));
            orders.add("form " + unit + " road 0");
            orders.add("road " + unit + " -" + upTo(9, dice));
            orders.add("aim " + one + " " + other);
            orders.add("opportunity " + one + " " + other + " weapons");
            orders.add("rally " + one);
            orders.add("attach " + one + " " + unit);
            orders.add("deploy " + unit + " road " + upTo(20, dice) + "," + upTo(20, dice) + " 0");
            orders.add("set-up " + unit + " march " + upTo(20, dice) + "," + upTo(20, dice) + " 0");
            orders.add("go " + unit + " " + one + "=" + upTo(20, dice) + "," + upTo(20, dice) + "@0");
            orders.add("call " + upTo(10, dice) + " " + upTo(20, dice) + "," + upTo(20, dice));
            orders.add("withdraw " + unit);
            orders.add("drop " + unit + " " + upTo(20, dice) + "," + upTo(20, dice) + " low");
            orders.add("postpone " + unit + " " + upTo(20, dice) + "," + upTo(20, dice) + " glider");
            orders.add("withhold " + unit);
            orders.add("gather " + unit);
            orders.add("rendezvous " + one);
            orders.add("make-for " + unit + " " + upTo(20, dice) + "," + upTo(20, dice));
            orders.add("combat " + unit + " " + unit);
            orders.add("lose " + one);
            orders.add("displace " + one);
        }
        return orders;
    }
}
