package salient.players.race;

import java.util.HashMap;
import java.util.Map;
import salient.hexwar.plain.PlainScenario;
import salient.hexwar.plain.PlainUnit;
import salient.players.plain.Plan;
import salient.players.plain.Survey;

/** Every unit drives for the town that is worth most for the way to it; those that meet the enemy gather for attacks. */
final class GermanPlan implements Plan {
    private static final double PER_POINT_OF_WAY = 0.6;
    private static final double TOWN = 3;
    private static final double CROWD = 4;
    private static final double WAY_PER_TOWN_POINT = 1.5;
    private static final double ODDS = 1.3;
    private static final double BEST_ODDS = 4;

    /** More would leave too few for the drive. */
    static final double KEEP = 1;

    private final Survey survey;
    private final double keep;
    private final Map<PlainUnit, PlainScenario.Town> goals = new HashMap<>();

    GermanPlan(Survey survey) {
        this(survey, KEEP);
    }

    GermanPlan(Survey survey, double keep) {
        this.survey = survey;
        this.keep = keep;
        Map<PlainScenario.Town, Integer> crowd = new HashMap<>();
        for (PlainUnit unit : survey.state.scenario().units()) {
            if (unit.side() != 0 || !survey.state.onMap(unit)) continue;
            PlainScenario.Town best = survey.prize();
            double least = Double.MAX_VALUE;
            for (PlainScenario.Town town : survey.state.scenario().towns()) {
                if (survey.state.holder(town) == 0) continue;
                double cost = survey.distance(survey.state.hex(unit), town.hex())
                        - WAY_PER_TOWN_POINT * town.points()
                        + CROWD * Math.max(0, crowd.getOrDefault(town, 0) - town.points() / 2);
                if (cost >= least) continue;
                least = cost;
                best = town;
            }
            goals.put(unit, best);
            crowd.merge(best, 1, Integer::sum);
        }
    }

    @Override
    public double worth(PlainUnit unit, int hex) {
        double worth = -PER_POINT_OF_WAY * survey.distance(hex, goals.get(unit).hex());
        for (PlainScenario.Town town : survey.state.scenario().towns())
            if (town.hex() == hex && survey.state.holder(town) != 0) worth += TOWN * town.points();
        double best = 0;
        for (PlainUnit enemy : survey.state.scenario().units()) {
            if (enemy.side() == 0 || !survey.state.onMap(enemy)) continue;
            int at = survey.state.hex(enemy);
            if (survey.isAdjacent(hex, at)) best = Math.max(best, odds(unit, at));
        }
        return worth + ODDS * Math.min(best, BEST_ODDS);
    }

    /** The odds that could be had against a hex with this unit and those beside it already. */
    private double odds(PlainUnit unit, int at) {
        double attack = survey.attack(unit);
        for (PlainUnit other : survey.state.scenario().units())
            if (other != unit && other.side() == 0 && survey.state.onMap(other))
                if (survey.isAdjacent(survey.state.hex(other), at)) attack += survey.attack(other);
        return attack / survey.defense(at) - (survey.isStrong(at) ? 1 : 0);
    }

    @Override
    public double advance(PlainUnit unit, int hex) {
        return 1 + survey.attack(unit);
    }

    @Override
    public double stepWorth(boolean enemy) {
        return enemy ? 2 : 2.5;
    }

    @Override
    public double groundWorth(int hex) {
        return 2 + survey.townPoints(hex);
    }

    @Override
    public double keep() {
        return keep;
    }

    @Override
    public double retreatCost() {
        return 1;
    }
}
