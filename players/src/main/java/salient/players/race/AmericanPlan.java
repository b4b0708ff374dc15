package salient.players.race;

import salient.hexwar.plain.PlainScenario;
import salient.hexwar.plain.PlainUnit;
import salient.players.plain.Plan;
import salient.players.plain.Survey;

/** Units stand where they hold a threatened town or bar the way of the enemy, and where they will not be overwhelmed. */
record AmericanPlan(Survey survey, double keep) implements Plan {
    private static final double KEEP = 4;

    private static final double TOWN = 1.2;
    private static final double QUIET_TOWN = 0.3;
    private static final double BAR = 0.15;
    private static final double RISK = 1.2;
    private static final double SAFE_ODDS = 1.5;
    private static final double STRONG_GROUND = 1.6;
    private static final double WAY = 0.08;
    private static final int DETOUR = 2;
    private static final double COMPANY = 0.5;

    AmericanPlan(Survey survey) {
        this(survey, KEEP);
    }

    @Override
    public double worth(PlainUnit unit, int hex) {
        int prize = survey.prize().hex();
        double threat = 0;
        double barred = 0;
        for (PlainUnit enemy : survey.state.scenario().units()) {
            if (enemy.side() != 0 || !survey.state.onMap(enemy)) continue;
            int at = survey.state.hex(enemy);
            int way = survey.distance(at, hex);
            if (way <= enemy.movement() + 1) threat += survey.attack(enemy);
            if (way + survey.distance(hex, prize) <= survey.distance(at, prize) + DETOUR)
                barred += survey.attack(enemy) / (1.0 + way / (double) enemy.movement());
        }
        double others =
                survey.defense(hex) - (survey.state.hex(unit) == hex ? survey.state.strength(unit, unit.defense()) : 0);
        double defense =
                (others + survey.state.strength(unit, unit.defense())) * (survey.isStrong(hex) ? STRONG_GROUND : 1);
        double worth = others > 0 ? 0 : BAR * barred;
        for (PlainScenario.Town town : survey.state.scenario().towns())
            if (town.hex() == hex)
                worth += TOWN * town.points() * (threat > 0 ? 1 : QUIET_TOWN) * (others > 0 ? COMPANY : 1);
        worth -= RISK * Math.max(0, threat / defense - SAFE_ODDS);
        return worth - WAY * survey.distance(hex, prize);
    }

    @Override
    public double advance(PlainUnit unit, int hex) {
        return worth(unit, hex) - worth(unit, survey.state.hex(unit));
    }

    @Override
    public double stepWorth(boolean enemy) {
        return 2.5;
    }

    @Override
    public double groundWorth(int hex) {
        return 1 + survey.townPoints(hex);
    }

    @Override
    public double retreatCost() {
        return 2;
    }
}
