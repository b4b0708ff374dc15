package salient.breakthrough;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import salient.breakthrough.organization.ArtilleryPools;
import salient.breakthrough.reinforcement.Reinforcements;
import salient.breakthrough.state.Forces;
import salient.breakthrough.state.State;
import salient.breakthrough.state.Status;
import salient.breakthrough.state.SupplyState;
import salient.breakthrough.tables.Army;
import salient.breakthrough.tables.ArtilleryPool;
import salient.breakthrough.tables.OrderOfBattle;
import salient.breakthrough.tables.Size;
import salient.breakthrough.tables.Unit;
import salient.kernel.dice.SeededDice;
import salient.kernel.rulebook.Clause;

/** What must hold at every moment of every game, whatever the players do and the dice say. */
class InvariantsTest {
    @Clause({
        "breakthrough 7.6v", "breakthrough 7.6m", "breakthrough 7.6n", "breakthrough 5.2a", "breakthrough 5.2b",
        "breakthrough 6.5i", "breakthrough 8.1a", "breakthrough 7.8a", "breakthrough 4.3n", "breakthrough 6.6m",
        "breakthrough 8.0i", "breakthrough 10.1f", "breakthrough 10.1g", "breakthrough 10.1h", "breakthrough 6.4b"
    })
    @ParameterizedTest
    @ValueSource(strings = {"first-seven-days", "last-seven-days", "twelve-days"})
    void nothingThatTheRulesExcludeEverStandsOnTheMap(String scenario) {
        for (int seed = 0; seed < 4; seed++) {
            BreakthroughPosition position = Games.start(scenario);
            var choice = new SeededDice(100 + seed);
            var dice = new SeededDice(200 + seed);
            int[] eliminatedBefore = eliminated(position.state());
            for (int i = 0; Games.playAtRandom(position, choice, dice); i++)
                if (i % 7 == 0) check(position.state(), eliminatedBefore);
            check(position.state(), eliminatedBefore);
        }
    }

    /** By army: scoring stacking points counted beyond those of the units that are gone. */
    private static int[] eliminated(State s) {
        int[] points = {s.turn().eliminated(Army.AMERICAN), s.turn().eliminated(Army.GERMAN)};
        for (Unit unit : OrderOfBattle.all())
            if (s.forces().status(unit.index()) == Status.ELIMINATED
                    && !unit.engineer()
                    && unit.size() != Size.BATTALION) points[unit.army().ordinal()]--;
        return points;
    }

    private static void check(State s, int[] eliminatedBefore) {
        Forces forces = s.forces();
        for (int hex = 0; hex < s.board().size(); hex++) {
            assertThat(forces.stackingAt(hex))
                    .as("stack at " + s.board().hex(hex))
                    .isLessThanOrEqualTo(3);
            for (int u = forces.first(hex); u != Forces.NONE; u = forces.next(u)) {
                assertThat(forces.army(u)).isEqualTo(forces.army(forces.first(hex)));
                assertThat(s.ground().ownedBy(hex, forces.army(u))).isTrue();
                check(s, OrderOfBattle.unit(u));
            }
        }
        for (Army army : Army.values()) {
            assertThat(forces.onMap(army)).isLessThanOrEqualTo(Reinforcements.limit(army));
            int counted = 0;
            for (int u : OrderOfBattle.indices(army)) if (forces.onMap(u)) counted++;
            assertThat(forces.onMap(army)).isEqualTo(counted);
        }
        assertThat(eliminated(s)).containsExactly(eliminatedBefore);
        checkArtillery(s);
    }

    private static void check(State s, Unit unit) {
        Forces forces = s.forces();
        int u = unit.index();
        assertThat(forces.strength(u)).as(unit.id()).isBetween(1, s.fullStrength(u));
        assertThat(forces.efficiency(u)).as(unit.id()).isBetween(40, 100);
        assertThat(forces.fort(u)).as(unit.id()).isBetween(0, 5);
        assertThat(forces.op(u)).as(unit.id()).isNotNegative();
        if (forces.supply(u) == SupplyState.ISOLATED && s.turn().phase().isOperation())
            assertThat(forces.op(u)).as(unit.id()).isZero();
        if (unit.army() == Army.GERMAN) assertThat(s.board().x(forces.hex(u))).isPositive();
        if (unit.divisional()) assertThat(forces.traveling(u)).as(unit.id()).isFalse();
        if (unit.independent()) assertThat(forces.artillery(u)).as(unit.id()).isZero();
    }

    /** Artillery comes only by 6.4j: what pools and units hold is never more than was ever given out. */
    private static void checkArtillery(State s) {
        int[] held = new int[ArtilleryPool.count()];
        for (Unit unit : OrderOfBattle.all())
            if (s.forces().onMap(unit.index()) && !unit.independent())
                held[unit.division().orElseThrow().pool().index()] += s.forces().artillery(unit.index());
        for (ArtilleryPool pool : ArtilleryPool.all())
            assertThat(s.turn().pool(pool.index()) + held[pool.index()])
                    .as(pool.corps())
                    .isBetween(0, ArtilleryPools.initial(s, pool, s.turn().number()));
    }
}
