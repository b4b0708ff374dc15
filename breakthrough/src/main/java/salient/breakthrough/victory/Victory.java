package salient.breakthrough.victory;

import static salient.breakthrough.play.Clauses.clause;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import salient.breakthrough.play.BreakthroughEvent;
import salient.breakthrough.play.TurnEvent;
import salient.breakthrough.state.Board;
import salient.breakthrough.state.Forces;
import salient.breakthrough.state.State;
import salient.breakthrough.state.Status;
import salient.breakthrough.supply.SupplyRoads;
import salient.breakthrough.tables.Army;
import salient.breakthrough.tables.Constants;
import salient.breakthrough.tables.GermanHandicap;
import salient.breakthrough.tables.OrderOfBattle;
import salient.breakthrough.tables.Town;
import salient.breakthrough.tables.Unit;
import salient.breakthrough.tables.VictoryLevel;
import salient.hexwar.handicap.Handicap;
import salient.kernel.play.Outcome;
import salient.kernel.play.Standing;
import salient.kernel.rulebook.Clause;
import salient.kernel.rulebook.ClauseId;

/** Chapter 10: the German score, entry by entry, and what it amounts to. */
public final class Victory {
    private static final int EXIT_DIVISOR = Constants.of("exit-vp-divisor");
    private static final int VP_PER_PERCENT = Constants.of("vp-per-strength-percent");
    private static final int VP_PER_ROAD_HEX = Constants.of("vp-per-road-hex");

    private static final ClauseId TOWNS_BY_TURN = clause("10.1b");
    private static final ClauseId TOWNS_AT_END = clause("10.1a");
    private static final ClauseId EXITS = clause("10.1d");
    private static final ClauseId EXITS_CUT_OFF = clause("10.1e");
    private static final ClauseId AMERICAN_LOSSES = clause("10.1f");
    private static final ClauseId GERMAN_LOSSES = clause("10.1g");
    private static final ClauseId STRENGTH_LEFT = clause("10.1i");
    private static final ClauseId ROADS = clause("10.1j");
    private static final ClauseId HANDICAP = clause("10.2g");

    private Victory() {}

    /** 10.1b: once per turn, after phase 12. */
    @Clause("breakthrough 10.1b")
    public static void scoreTowns(State s, Consumer<BreakthroughEvent> tell) {
        List<Town> held = held(s);
        int points = held.stream().mapToInt(Town::vpPerTurn).sum();
        s.turn().setTownPoints(s.turn().townPoints() + points);
        tell.accept(new TurnEvent.TownsScored(held.stream().map(Town::hex).toList(), points));
    }

    /** 10.2a: supply is traced once more, from which exits and roads get their value; nothing else happens. */
    @Clause("breakthrough 10.2a")
    public static void announce(State s, Consumer<BreakthroughEvent> tell) {
        Outcome outcome = outcome(s);
        tell.accept(new TurnEvent.GameEnded(outcome.score(), outcome.level()));
    }

    /** The level of a game that ends as the position stands. */
    @Clause({"breakthrough 10.0c", "breakthrough 10.2e"})
    public static Outcome outcome(State s) {
        List<Outcome.Line> ledger = new ArrayList<>(ledger(s));
        int score = ledger.stream().mapToInt(Outcome.Line::points).sum();
        VictoryLevel level = VictoryLevel.reached(s.definition().scenario().id(), score);
        ledger.add(new Outcome.Line(level.title(), 0, level.clause()));
        return new Outcome(level.winner().map(Army::side), level.title(), score, ledger);
    }

    /** The score and the losses if the game ended now. */
    public static Standing standing(State s) {
        List<Outcome.Line> ledger = ledger(s);
        int score = ledger.stream().mapToInt(Outcome.Line::points).sum();
        List<Standing.Figure> figures = new ArrayList<>();
        figures.add(new Standing.Figure(Standing.Kind.SCORE, Army.GERMAN.side(), "German victory points", score));
        for (Army army : Army.values())
            figures.add(new Standing.Figure(
                    Standing.Kind.LOSSES,
                    army.side(),
                    army.side().name() + " strength lost, percent",
                    100 - percentLeft(s, army)));
        return new Standing(score, ledger, figures);
    }

    /** Every entry of the score as it would be if the game ended now. */
    @Clause({"breakthrough 10.0a", "breakthrough 10.0b"})
    public static List<Outcome.Line> ledger(State s) {
        List<Outcome.Line> lines = new ArrayList<>();
        lines.add(new Outcome.Line("towns held, turn by turn", s.turn().townPoints(), TOWNS_BY_TURN));
        addTowns(s, lines);
        addExits(s, lines);
        addLosses(s, Army.AMERICAN, AMERICAN_LOSSES, lines);
        addLosses(s, Army.GERMAN, GERMAN_LOSSES, lines);
        addStrengthLeft(s, lines);
        addRoads(s, lines);
        addHandicap(s, lines);
        return List.copyOf(lines);
    }

    /** Ours, and only where it is chosen. */
    @Clause("breakthrough 10.2g")
    private static void addHandicap(State s, List<Outcome.Line> lines) {
        GermanHandicap.points(
                        Handicap.of(s.definition().options()),
                        s.definition().scenario().id())
                .ifPresent(points -> lines.add(new Outcome.Line("handicap", points, HANDICAP)));
    }

    /** 10.1k: a town is held when its hex is German-owned, occupied or not, supplied or not. */
    @Clause({"breakthrough 10.1c", "breakthrough 10.1k"})
    private static List<Town> held(State s) {
        List<Town> held = new ArrayList<>();
        for (Town town : Town.all()) {
            int hex = s.board().at(town.x(), town.y());
            if (hex != Board.NONE && s.ground().german(hex)) held.add(town);
        }
        return held;
    }

    @Clause("breakthrough 10.1a")
    private static void addTowns(State s, List<Outcome.Line> lines) {
        for (Town town : held(s))
            lines.add(new Outcome.Line(town.name() + " held at the end", town.vpAtEnd(), TOWNS_AT_END));
    }

    /** 10.1d, 10.1e: floor(combat / 3) for every turn since, the turn of the exit included, if the hex is supplied. */
    @Clause({"breakthrough 10.1d", "breakthrough 10.1e", "breakthrough 7.10c", "breakthrough 7.10d"})
    private static void addExits(State s, List<Outcome.Line> lines) {
        Forces forces = s.forces();
        for (int u : OrderOfBattle.indices(Army.GERMAN)) {
            if (forces.status(u) != Status.EXITED) continue;
            Unit unit = OrderOfBattle.unit(u);
            String hex = s.board().hex(forces.hex(u)).toString();
            if (SupplyRoads.supplied(s, Army.GERMAN, forces.hex(u))) {
                int turns = s.definition().lastTurn() - forces.exitTurn(u) + 1;
                int points = forces.strength(u) / EXIT_DIVISOR * turns;
                lines.add(new Outcome.Line(unit + " off the map at " + hex + ", " + turns + " turns", points, EXITS));
            } else {
                lines.add(new Outcome.Line(
                        unit + " off the map at " + hex + ", which is not in supply", 0, EXITS_CUT_OFF));
            }
        }
    }

    @Clause({"breakthrough 10.1f", "breakthrough 10.1g", "breakthrough 10.1h"})
    private static void addLosses(State s, Army army, ClauseId clause, List<Outcome.Line> lines) {
        int points = s.turn().eliminated(army);
        lines.add(new Outcome.Line(
                points + " " + army.side().name() + " stacking points eliminated",
                Elimination.worth(army, points),
                clause));
    }

    @Clause("breakthrough 10.1i")
    private static void addStrengthLeft(State s, List<Outcome.Line> lines) {
        int german = percentLeft(s, Army.GERMAN);
        int american = percentLeft(s, Army.AMERICAN);
        lines.add(new Outcome.Line(
                "strength left: German " + german + "%, American " + american + "%",
                VP_PER_PERCENT * (german - american),
                STRENGTH_LEFT));
    }

    /** 10.1i: of the full strength of all units that have arrived; exited units count as they left. */
    public static int percentLeft(State s, Army army) {
        Forces forces = s.forces();
        long left = 0;
        long full = 0;
        for (int u : OrderOfBattle.indices(army)) {
            Unit unit = OrderOfBattle.unit(u);
            Status status = forces.status(u);
            if (status == Status.ON_MAP || status == Status.EXITED) left += forces.strength(u);
            boolean arrived = switch (status) {
                case ON_MAP, IN_DIVISION, ELIMINATED, EXITED -> true;
                case ABSENT, DUE, CANCELLED -> false;
            };
            if (arrived && !unit.divisional()) full += s.definition().fullStrength(unit);
        }
        return full == 0 ? 100 : (int) (100 * left / full);
    }

    /** 10.1j: German-owned and on a supplied road, which an enemy-owned hex never is (4.1c). */
    @Clause("breakthrough 10.1j")
    private static void addRoads(State s, List<Outcome.Line> lines) {
        int[] count = {0};
        s.board().victoryRoads().forEach(hex -> {
            if (SupplyRoads.supplied(s, Army.GERMAN, hex)) count[0]++;
        });
        lines.add(new Outcome.Line(
                count[0] + " supplied road hexes west of the Ourthe", VP_PER_ROAD_HEX * count[0], ROADS));
    }
}
