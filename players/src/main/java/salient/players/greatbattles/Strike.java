package salient.players.greatbattles;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.play.GreatBattlesOrder;
import salient.greatbattles.scenario.Party;
import salient.greatbattles.scenario.Unit;
import salient.greatbattles.state.Mission;
import salient.greatbattles.state.State;
import salient.greatbattles.tables.Formation;

/**
 * C4f, C9k: all guns on one battalion in one turn, the turn in which the infantry is ready to close in. A stand that is
 * suppressed when its battalion loses a close combat is eliminated if it fails its roll, so fire spread over the day is
 * wasted.
 */
final class Strike {
    private Strike() {}

    /** At dawn, on the stands of the assault target: pre-planned missions are never late. */
    static Optional<GreatBattlesOrder> plan(Situation situation, List<Point> points, int guns) {
        State s = situation.state();
        int most = Math.min(guns, (int) Math.round(situation.weight(Weight.STRIKE_EACH) * points.size()));
        most = Math.min(most, s.sides().rounds(situation.side()));
        int turn = turn(situation);
        for (int number = 1; number <= most; number++) {
            int template = s.scenario().template(situation.side(), number).orElseThrow();
            if (s.templates().mission(template) != Mission.ON_CALL) continue;
            Point p = points.get((number - 1) % points.size());
            GreatBattlesOrder order = new GreatBattlesOrder.Plan(number, Mission.PRE_PLANNED, Optional.of(p), turn);
            if (situation.legal(order)) return Optional.of(order);
        }
        return Optional.empty();
    }

    /** When the second battalion arrives: the first alone cannot take the place. */
    private static int turn(Situation situation) {
        Aims aims = situation.aims();
        List<Double> actions = new ArrayList<>();
        for (Unit unit : situation.battalions())
            if (situation.state().unitOnTable(unit.index()) && situation.hasInfantry(unit.index()))
                actions.add(new PlaceValue(situation, unit.index(), aims.aim(unit.index()))
                        .actions(situation.at(unit.index()), Formation.MARCH));
        actions.sort(null);
        int latest = Math.min(10, situation.whole(Weight.STRIKE_LATEST));
        double second = actions.isEmpty() ? latest : actions.get(Math.min(1, actions.size() - 1));
        return Math.clamp(Math.round(second + situation.weight(Weight.STRIKE_PATIENCE)), 1, latest);
    }

    /** The rounds an attacker saves during the day: what tomorrow's strike needs beyond tomorrow's supply. */
    static int kept(Situation situation) {
        State s = situation.state();
        int day = s.day();
        if (!situation.attacking() || day == s.scenario().days()) return 0;
        Party party = s.scenario().parties().get(situation.side());
        return Math.max(0, party.templatesOn(day) - party.dailyRounds());
    }
}
