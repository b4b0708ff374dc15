package salient.players.greatbattles;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import salient.greatbattles.GreatBattles;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.play.GreatBattlesOrder;
import salient.greatbattles.position.GreatBattlesPosition;
import salient.greatbattles.scenario.Unit;
import salient.greatbattles.state.Phase;
import salient.greatbattles.state.State;
import salient.kernel.dice.SeededDice;
import salient.kernel.play.Options;
import salient.kernel.play.Side;
import salient.kernel.rulebook.Clause;

/** What the staffs do with the means that only Malta gives them, on its first five turns. */
class MaltaStaffTest {
    /** An order, when it was given, and whether a battalion of its side was on the table then. */
    private record Given(GreatBattlesOrder order, int side, Phase phase, int turn, boolean landed) {}

    private static final List<Given> GIVEN = new ArrayList<>();

    @BeforeAll
    static void fiveTurns() {
        GIVEN.clear();
        GreatBattles game = new GreatBattles();
        GreatBattlesPosition position = game.start(game.scenario("malta"), Options.of(game.options(), Map.of()));
        SeededDice dice = new SeededDice(4);
        Staff[] staffs = {new Staff(RoleWeights.USUAL, 1), new Staff(RoleWeights.USUAL, 1)};
        State s = position.state();
        while (s.turn() <= 5 && s.day() == 1) {
            Side side = position.toDecide();
            GreatBattlesOrder order = (GreatBattlesOrder) staffs[s.decider()].decide(position.knownTo(side));
            GIVEN.add(new Given(order, s.decider(), s.phase(), s.turn(), landed(s)));
            assertThat(position.play(order, dice, _ -> {}).isLegal()).isTrue();
            s = position.state();
        }
    }

    private static boolean landed(State s) {
        for (Unit unit : s.scenario().units())
            if (unit.side() == s.decider() && unit.battalion() && s.unitOnTable(unit.index())) return true;
        return false;
    }

    private static <T extends GreatBattlesOrder> List<Given> given(Class<T> kind) {
        return GIVEN.stream().filter(g -> kind.isInstance(g.order())).toList();
    }

    @Test
    @Clause({"greatbattles Q44g", "greatbattles Q44i", "greatbattles V44"})
    void aBattalionOfTheSecondWaveIsHeldBackAndCalledWhenTheFirstIsDown() {
        assertThat(given(GreatBattlesOrder.Withhold.class)).hasSize(1);
        Unit held = ((GreatBattlesOrder.Withhold)
                        given(GreatBattlesOrder.Withhold.class).getFirst().order())
                .unit();
        assertThat(held.arrival().orElseThrow().turn()).isGreaterThan(1);
        List<Given> called = given(GreatBattlesOrder.Postpone.class);
        assertThat(called).isNotEmpty().allMatch(Given::landed);
        assertThat(((GreatBattlesOrder.Postpone) called.getFirst().order()).unit())
                .isEqualTo(held);
    }

    @Test
    @Clause({"greatbattles Q44v", "greatbattles T20"})
    void thePortsGetMostOfTheGarrison() {
        Point birzebbuga = new Point(47_000, 13_500);
        assertThat(given(GreatBattlesOrder.SetUp.class))
                .filteredOn(g -> g.side() == 0)
                .filteredOn(g -> ((GreatBattlesOrder.SetUp) g.order()).unit().battalion())
                .filteredOn(g -> ((GreatBattlesOrder.SetUp) g.order()).at().distanceUp(birzebbuga) < 6 * Point.INCH)
                .hasSizeGreaterThanOrEqualTo(3);
    }

    @Test
    @Clause({"greatbattles Q45a", "greatbattles V6"})
    void aCOpsThatStandsWellMakesActivationPoints() {
        assertThat(given(GreatBattlesOrder.Save.class)).extracting(Given::side).contains(0, 1);
    }

    @Test
    @Clause({"greatbattles Q44l", "greatbattles V46"})
    void theAlliesStartEntrenchedWhereTheyMay() {
        assertThat(given(GreatBattlesOrder.Entrench.class))
                .filteredOn(g -> g.phase() == Phase.SET_UP)
                .hasSizeGreaterThan(10)
                .allMatch(g -> g.side() == 0);
    }
}
