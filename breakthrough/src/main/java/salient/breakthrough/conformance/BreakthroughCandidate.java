package salient.breakthrough.conformance;

import java.util.ArrayList;
import java.util.List;
import salient.breakthrough.Breakthrough;
import salient.breakthrough.BreakthroughPosition;
import salient.breakthrough.operation.Fortification;
import salient.breakthrough.operation.Prohibitions;
import salient.breakthrough.reinforcement.Reinforcements;
import salient.breakthrough.stacking.Stacking;
import salient.breakthrough.state.Forces;
import salient.breakthrough.state.Mode;
import salient.breakthrough.state.State;
import salient.breakthrough.state.Status;
import salient.breakthrough.state.SupplyState;
import salient.breakthrough.tables.Army;
import salient.breakthrough.tables.ArtilleryPool;
import salient.breakthrough.tables.OrderOfBattle;
import salient.breakthrough.tables.Unit;
import salient.conformance.SecretsCandidate;
import salient.kernel.dice.Dice;
import salient.kernel.play.Position;
import salient.kernel.play.Side;

/** Breakthrough put to the suite: what must always hold, and what one side cannot know of the other (6.1f). */
public final class BreakthroughCandidate extends SecretsCandidate {
    public BreakthroughCandidate() {
        super(new Breakthrough(), "0d");
    }

    @Override
    public int longestGame() {
        return 60_000;
    }

    @Override
    public Position disturbed(Position position, Side side, Dice dice) {
        BreakthroughPosition disturbed = (BreakthroughPosition) position;
        State s = disturbed.state();
        if (disturbed.outcome().isPresent()) return disturbed;
        for (Army army : Army.values()) {
            if (army.side().equals(side)) continue;
            for (int u : OrderOfBattle.indices(army))
                if (s.forces().onMap(u) && upTo(3, dice) == 1) disturb(s, u, dice);
            for (ArtilleryPool pool : ArtilleryPool.all())
                if (pool.army() == army) s.turn().setPool(pool.index(), upTo(100, dice) - 1);
        }
        return disturbed;
    }

    private void disturb(State s, int u, Dice dice) {
        Forces forces = s.forces();
        Unit unit = OrderOfBattle.unit(u);
        forces.setStrength(u, upTo(s.fullStrength(u), dice));
        forces.setEfficiency(
                u, Forces.EFFICIENCY_LEAST - 1 + upTo(Forces.EFFICIENCY_MOST - Forces.EFFICIENCY_LEAST + 1, dice));
        forces.setFort(u, upTo(Fortification.MOST + 1, dice) - 1);
        forces.setOp(u, upTo(25, dice) - 1);
        forces.setHits(u, upTo(3, dice) - 1);
        forces.setAdvance(u, upTo(2, dice) == 1);
        forces.setMoved(u, upTo(2, dice) == 1);
        forces.setTriedBridge(u, upTo(2, dice) == 1);
        forces.setWithoutFuel(u, forces.traced(u) == SupplyState.SUPPLIED && upTo(5, dice) == 1);
        forces.setSupply(u, forces.withoutFuel(u) ? SupplyState.UNSUPPLIED : forces.traced(u));
        if (!unit.independent()) forces.setArtillery(u, upTo(15, dice) - 1);
        boolean alone = forces.first(forces.hex(u)) == u && forces.next(u) == Forces.NONE;
        if (alone && !unit.divisional()) forces.setMode(u, upTo(2, dice) == 1 ? Mode.TRAVEL : Mode.NORMAL);
    }

    @Override
    public List<String> brokenInvariants(Position position) {
        State s = ((BreakthroughPosition) position).state();
        List<String> broken = new ArrayList<>();
        for (Unit unit : OrderOfBattle.all()) if (s.forces().onMap(unit.index())) check(s, unit, broken);
        for (Army army : Army.values()) {
            if (s.forces().onMap(army) > Reinforcements.limit(army))
                broken.add("Too many " + army + " units are on the map.");
        }
        for (ArtilleryPool pool : ArtilleryPool.all())
            if (s.turn().pool(pool.index()) < 0) broken.add("The pool of " + pool.corps() + " is below nothing.");
        for (int hex = 0; hex < s.board().size(); hex++)
            if (s.forces().stackingAt(hex) > Stacking.LIMIT)
                broken.add("Too many stacking points are at " + s.board().hex(hex) + ".");
        return broken;
    }

    private static void check(State s, Unit unit, List<String> broken) {
        Forces forces = s.forces();
        int u = unit.index();
        if (forces.strength(u) < 1 || forces.strength(u) > s.fullStrength(u))
            broken.add(unit + " has strength " + forces.strength(u) + ".");
        if (!s.ground().ownedBy(forces.hex(u), unit.army())) broken.add(unit + " stands in a hex of the enemy.");
        if (unit.army() == Army.GERMAN && s.board().x(forces.hex(u)) == Prohibitions.SOUTH_EDGE_X)
            broken.add(unit + " is in column 0.");
        if (unit.divisional() && forces.traveling(u)) broken.add(unit + " is in travel mode.");
        if (unit.independent() && forces.artillery(u) > 0) broken.add(unit + " holds artillery.");
        if (forces.artillery(u) < 0 || forces.op(u) < 0) broken.add(unit + " has less than nothing.");
        if (forces.fort(u) < 0 || forces.fort(u) > Fortification.MOST)
            broken.add(unit + " has fort level " + forces.fort(u) + ".");
        if (unit.divisional() && forces.stacking(u) < 2) broken.add(unit + " has fewer than two regiments.");
    }

    @Override
    public List<String> questions(Position position, Dice dice) {
        List<String> questions = new ArrayList<>(List.of("score", "pools", "pools V"));
        State s = ((BreakthroughPosition) position).state();
        Unit unit = OrderOfBattle.unit(upTo(OrderOfBattle.count(), dice) - 1);
        questions.add("reach " + unit);
        questions.add("supply " + unit);
        questions.add("supply german");
        questions.add("supply american");
        questions.add("threat german");
        questions.add("threat american");
        questions.add("display " + unit);
        questions.add("why move " + unit + " " + upTo(6, dice));
        if (s.forces().status(unit.index()) == Status.ON_MAP) {
            String hex = s.board().hex(s.forces().hex(unit.index())).toString();
            questions.add("reach " + unit + " via " + hex);
            questions.add("odds " + hex);
            questions.add("strike " + hex);
            questions.add("threat " + unit.army().opponent().side().id() + " " + hex);
        }
        return questions;
    }

    @Override
    public List<String> hostileOrders(Position position, Dice dice) {
        List<String> orders = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            String unit =
                    OrderOfBattle.unit(upTo(OrderOfBattle.count(), dice) - 1).id();
            int direction = upTo(6, dice);
            orders.add("move " + unit + " " + direction);
            orders.add("move " + unit + " " + direction + " other-way");
            orders.add("attack " + unit + " " + direction);
            orders.add("artillery " + unit + " +" + upTo(40, dice));
            orders.add("artillery " + unit + " max");
            orders.add("replace " + unit + " " + upTo(20, dice));
            orders.add("build-up " + unit);
            orders.add("build-up " + unit + " "
                    + OrderOfBattle.unit(upTo(OrderOfBattle.count(), dice) - 1).id());
            orders.add("break-down " + unit);
            orders.add("blow-bridge " + unit + " " + direction);
            orders.add("build-bridge " + unit + " " + direction);
            orders.add("drop " + unit);
            orders.add("exit " + unit);
            orders.add("fortify " + unit);
            orders.add("mode " + unit);
            orders.add("strike " + (upTo(31, dice) - 1) + "," + (upTo(32, dice) - 1));
        }
        return orders;
    }
}
