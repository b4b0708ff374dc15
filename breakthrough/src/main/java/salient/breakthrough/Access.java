package salient.breakthrough;

import static salient.breakthrough.play.Clauses.clause;

import salient.breakthrough.play.BreakthroughOrder;
import salient.breakthrough.state.Phase;
import salient.breakthrough.state.State;
import salient.breakthrough.tables.Unit;
import salient.kernel.play.Verdict.Reasons;
import salient.kernel.rulebook.Clause;
import salient.kernel.rulebook.ClauseId;

/** Which menu offers an order in which phase, and whose units G accesses: 3.2, 6.1 to 6.3, 7.1 to 7.3. */
@Clause({"breakthrough 6.1b", "breakthrough 6.1f", "breakthrough 7.1b", "breakthrough 6.4d", "breakthrough 2.3a"})
final class Access {
    private static final ClauseId START_MENU = clause("2.1a");
    private static final ClauseId INTERDICTION = clause("3.2d");
    private static final ClauseId GROUND_ATTACK = clause("3.2e");
    private static final ClauseId DROPS = clause("3.5a");
    private static final ClauseId TRANSFERS = clause("6.4d");
    private static final ClauseId REPLACEMENTS = clause("6.3d");
    private static final ClauseId BUILD_UP = clause("6.3e");
    private static final ClauseId BRIDGES = clause("6.7c");
    private static final ClauseId EXIT = clause("6.0a");
    private static final ClauseId OPERATIONS = clause("7.3a");
    private static final ClauseId SEQUENCE = clause("2.3a");
    private static final ClauseId END = clause("2.1n");
    private static final ClauseId OWN_UNITS = clause("6.1f");
    private static final ClauseId UNDER_CURSOR = clause("6.1b");

    private Access() {}

    static void check(State s, BreakthroughOrder order, Reasons why) {
        Phase phase = s.turn().phase();
        if (phase == Phase.OVER) {
            why.add(END, "The game is over.");
            return;
        }
        switch (order) {
            case BreakthroughOrder.Begin _ -> only(phase == Phase.START, START_MENU, "The game has begun.", why);
            case BreakthroughOrder.EndPhase _ ->
                only(phase != Phase.START, SEQUENCE, "The game has not begun yet.", why);
            case BreakthroughOrder.Interdict _ -> inAir(phase, INTERDICTION, why);
            case BreakthroughOrder.GroundAttack _ -> inAir(phase, GROUND_ATTACK, why);
            case BreakthroughOrder.AirDrop o -> organizing(s, o.unit(), DROPS, why);
            case BreakthroughOrder.TransferArtillery o -> organizing(s, o.unit(), TRANSFERS, why);
            case BreakthroughOrder.MaximumArtillery o -> organizing(s, o.unit(), TRANSFERS, why);
            case BreakthroughOrder.Replace o -> organizing(s, o.unit(), REPLACEMENTS, why);
            case BreakthroughOrder.BuildUp o -> organizing(s, o.unit(), BUILD_UP, why);
            case BreakthroughOrder.BreakDown o -> organizing(s, o.unit(), BUILD_UP, why);
            case BreakthroughOrder.BlowBridge o -> organizing(s, o.unit(), BRIDGES, why);
            case BreakthroughOrder.BuildBridge o -> organizing(s, o.unit(), BRIDGES, why);
            case BreakthroughOrder.Exit o -> {
                boolean menu = phase == Phase.ORGANIZATION || phase.isOperation();
                only(menu, EXIT, "Units exit in the Unit Organization Phase or an Operation Phase.", why);
                own(s, o.unit(), why);
            }
            case BreakthroughOrder.Advance o -> operating(s, o.unit(), why);
            case BreakthroughOrder.Move o -> operating(s, o.unit(), why);
            case BreakthroughOrder.Attack o -> operating(s, o.unit(), why);
            case BreakthroughOrder.Fortify o -> operating(s, o.unit(), why);
            case BreakthroughOrder.ChangeMode o -> operating(s, o.unit(), why);
        }
    }

    private static void inAir(Phase phase, ClauseId clause, Reasons why) {
        only(phase == Phase.AIR, clause, "Air missions are flown in the Air Phase.", why);
    }

    private static void organizing(State s, Unit unit, ClauseId clause, Reasons why) {
        only(
                s.turn().phase() == Phase.ORGANIZATION,
                clause,
                "This is done in the Unit Organization Phase, not in the "
                        + s.turn().phase().title() + ".",
                why);
        own(s, unit, why);
    }

    private static void operating(State s, Unit unit, Reasons why) {
        only(
                s.turn().phase().isOperation(),
                OPERATIONS,
                "Units are commanded in their Operation Phases, not in the "
                        + s.turn().phase().title() + ".",
                why);
        own(s, unit, why);
    }

    private static void own(State s, Unit unit, Reasons why) {
        if (unit.army() != s.turn().active()) why.add(OWN_UNITS, unit + " is an enemy unit.");
        else if (!s.forces().onMap(unit.index())) why.add(UNDER_CURSOR, unit + " is not on the map.");
    }

    private static void only(boolean allowed, ClauseId clause, String otherwise, Reasons why) {
        if (!allowed) why.add(clause, otherwise);
    }
}
