package salient.players.wave;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import salient.kernel.dice.SeededDice;
import salient.kernel.play.Order;
import salient.kernel.play.Side;
import salient.players.ComputerPlayer;
import salient.wave.Wave;
import salient.wave.WavePosition;
import salient.wave.play.WaveOrder;
import salient.wave.state.Phase;
import salient.wave.state.State;
import salient.wave.units.Sides;

/** What a staff does in small set-ups, each about one ability. */
class StaffAbilitiesTest {
    private static final Wave GAME = new Wave();
    /** A road along row 15, the German side from column E28 on. */
    private static final String FIELD = openGround("german", 28)
            + "  road E2015 E2115 E2215 E2315 E2415 E2515 E2615 E2715 E2815 E2915 E3015 E3115\n";

    /** Twelve by twelve hexes, of which four columns are in an area. */
    private static String openGround(String area, int firstColumn) {
        StringBuilder map = new StringBuilder("map E2010 12 12\n" + "  ............\n".repeat(12) + "  " + area);
        for (int column = firstColumn; column < firstColumn + 4; column++)
            for (int row = 10; row < 22; row++) map.append(" E").append(column).append(row);
        return map.append('\n').toString();
    }

    @Test
    void aDivisionGathersAroundOneTargetInsteadOfAttackingInDriblets() {
        WavePosition position = germanMovement("""
                german I/26SSPzGren II/26SSPzGren E2713
                german I/25SSPzGren II/25SSPzGren E2715
                german I/12SSPanzer II/12SSPanzerPzIV E2717
                allied I/393Inf E2515
                """);
        State state = position.state();
        int beside = 0;
        for (int unit : state.counters.organization(Sides.GERMAN, "12SS").units())
            if (state.stacks.isOnMap(unit)
                    && state.map.grid().distance(state.stacks.place(unit), state.map.hex("E2515")) == 1) beside++;
        assertThat(beside).as("battalions beside the target").isGreaterThanOrEqualTo(5);
    }

    @Test
    void artilleryInRangeOfTheFightStaysAndThatLeftBehindComesUpAndKeepsOffTheEnemy() {
        assertThat(artilleryAfter("E2915", "E2615", "E2515")).isEqualTo("E2915");
        assertThat(artilleryAfter("E3115", "E2415", "E2315")).isEqualTo("E2815");
    }

    /** Where the artillery is after the movement, behind panzers that face the enemy. */
    private static String artilleryAfter(String artillery, String panzers, String enemy) {
        WavePosition position = germanMovement("""
                german VAK388 %s
                german I/12SSPanzer II/12SSPanzerPzIV %s
                allied I/393Inf II/393Inf %s
                """.formatted(artillery, panzers, enemy));
        State state = position.state();
        return state.map.name(state.stacks.place(state.counters.unit("VAK388")));
    }

    @Test
    void attacksAtHandAreMadeFirstAndOthersAfterAMarch() {
        String rest = "allied I/393Inf E2515\n";
        Staff staff = new Staff(new German());
        WavePosition beside = read(FIELD + "turn 2\nphase german order\ngerman I/12SSPanzer II/12SSPanzerPzIV E2615\n"
                + "german I/26SSPzGren II/26SSPzGren I/25SSPzGren E2514\n" + rest);
        assertThat(staff.decide(beside.knownTo(Sides.GERMAN_SIDE))).isEqualTo(new WaveOrder.ChooseOrder(true));
        WavePosition apart = read(FIELD + "turn 2\nphase german order\ngerman I/12SSPanzer II/12SSPanzerPzIV E2715\n"
                + "german I/26SSPzGren II/26SSPzGren I/25SSPzGren E2714\n" + rest);
        assertThat(staff.decide(apart.knownTo(Sides.GERMAN_SIDE))).isEqualTo(new WaveOrder.ChooseOrder(false));
    }

    @Test
    void aBritishDivisionIsReleasedWhenGermansStandAtTheMeuse() {
        String spearhead = "german I/1SSPanzer s.501SSPanzer SS-PzJg1 SS-PzPi1 E2512 · I/2SSPzGren E2511";
        assertThat(released(10, spearhead)).isTrue();
        assertThat(released(9, spearhead)).isFalse();
        assertThat(released(10, "german I/1SSPanzer E3120")).isFalse();
    }

    private static boolean released(int turn, String germans) {
        WavePosition position = read(openGround("west-bank", 20) + """
                  major E2312/E2412
                  road E2212 E2312 E2412 E2512
                  bridge E2312/E2412
                turn %d
                phase allied movement
                allied 4SomLI 4Wilts E2212
                %s
                """.formatted(turn, germans));
        return playPhase(position, new Staff(new Allied())).stream().anyMatch(WaveOrder.Release.class::isInstance);
    }

    @Test
    void fifthArmoredComesOnlyInNeed() {
        String text = "scenario campaign\nturn 8 1\nphase allied movement\ntrack allied 15AIB 34Tk\n";
        assertThat(entersFifthArmored(text + "german I/1SSPanzer E3117\nallied I/393Inf E3119\n"))
                .isFalse();
        assertThat(entersFifthArmored(text + "control german E3119\ngerman I/1SSPanzer E3119\nallied I/393Inf E2919\n"))
                .isTrue();
    }

    private static boolean entersFifthArmored(String text) {
        WavePosition position = read(text);
        State state = position.state();
        return playPhase(position, new Staff(new Allied())).stream()
                .anyMatch(order -> order instanceof WaveOrder.Enter enter
                        && state.counters
                                .counter(enter.units().get(0))
                                .organization()
                                .equals("5A"));
    }

    @Test
    void whoHoldsSaintVithDoesNotLeaveItForAnAttackNextDoor() {
        WavePosition position = read("scenario campaign\nturn 6 1\nphase german movement\ncontrol german E3119\n"
                + "german I/1SSPanzer s.501SSPanzer SS-PzJg1 SS-PzPi1 E3119\nallied I/393Inf E2818\n");
        playPhase(position, new Staff(new German()));
        assertThat(position.state().stacks.regulars(position.state().map.hex("E3119")))
                .isEqualTo(4);
    }

    /** On the field, after the German staff's movement. */
    private static WavePosition germanMovement(String lines) {
        WavePosition position = read(FIELD + "turn 2\nphase german movement\n" + lines);
        playPhase(position, new Staff(new German()));
        return position;
    }

    /** Lets a staff play its movement phase to the end; bridges are left standing. */
    private static List<Order> playPhase(WavePosition position, ComputerPlayer staff) {
        List<Order> given = new ArrayList<>();
        Side side = position.toDecide();
        while (true) {
            boolean own = position.toDecide().equals(side);
            if (own && position.state().turn.phase != Phase.MOVEMENT) return given;
            Order order = own
                    ? staff.decide(position.knownTo(side))
                    : new WaveOrder.Demolish(
                            position.state().map.sideOf(position.state().march.askedFirst()), false);
            if (order instanceof WaveOrder.Done) return given;
            assertThat(position.play(order, new SeededDice(1), _ -> {}).isLegal())
                    .as(GAME.notation().print(order))
                    .isTrue();
            given.add(order);
        }
    }

    private static WavePosition read(String text) {
        return (WavePosition) GAME.notation().parsePosition(text);
    }
}
