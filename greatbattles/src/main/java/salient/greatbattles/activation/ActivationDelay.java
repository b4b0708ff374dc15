package salient.greatbattles.activation;

import java.util.List;
import java.util.Optional;
import salient.greatbattles.play.Clauses;
import salient.greatbattles.play.GreatBattlesEvent.Kind;
import salient.greatbattles.play.Happening;
import salient.greatbattles.play.PlayContext;
import salient.greatbattles.play.TurnHappening;
import salient.greatbattles.state.Activated;
import salient.greatbattles.state.CommandPosts;
import salient.greatbattles.state.State;
import salient.greatbattles.tables.Charts;
import salient.greatbattles.tables.Constants;
import salient.greatbattles.tables.StandType;
import salient.kernel.dice.Purpose;
import salient.kernel.rulebook.Clause;

/** V7: orders take time to arrive. A bought activation counts after a roll on the barrage-delay chart. */
public final class ActivationDelay {
    private static final Purpose DELAY = new Purpose("activation delay", Clauses.clause("Q45h"));
    private static final int NEAR_HQ = Constants.mils("activation_delay_near_hq");
    private static final int NEAR_COMMAND = Constants.mils("activation_delay_near_command");

    private ActivationDelay() {}

    /** A battalion has been paid for: it is activated now, or after its delay under the option. */
    @Clause({"greatbattles V7", "greatbattles Q45b"})
    static void bought(State s, int unit, PlayContext t) {
        if (!s.variants().activationDelay) {
            Reactivation.activate(s, unit, Activated.BY_POINTS);
            return;
        }
        int die = Math.clamp(t.die(unit, 100, DELAY) + modifier(s, unit), 1, 100);
        int delay = Charts.delay(s.quality(unit), die);
        if (delay == 0) Reactivation.activate(s, unit, Activated.BY_POINTS);
        else {
            s.units().setDeactivated(unit, false);
            s.units().setActiveFrom(unit, s.turn() + delay);
        }
        Happening told = new TurnHappening.OrdersDelayed(s.unit(unit).name(), delay);
        if (!s.unseen(unit)
                && headquarters(s, unit).filter(hq -> !s.visible(hq)).isPresent())
            t.reveal(Kind.ACTIVATION, List.of(s.unit(unit).name()), told, "Q45h");
        else t.tellByCommand(unit, Kind.ACTIVATION, told, "Q45h");
    }

    /** Q45h: a battlegroup without an HQ on the table counts as one with a distant HQ. */
    @Clause("greatbattles Q45h")
    static int modifier(State s, int unit) {
        if (s.hasHq(unit)) return value("bn_with_regt_hq") + fromCommand(s, unit);
        Optional<Integer> hq = headquarters(s, unit);
        boolean near = false;
        if (hq.isPresent())
            for (int stand : s.standsOf(unit)) near |= s.base(stand).within(NEAR_HQ, s.base(hq.get()));
        return (near ? 0 : value("bn_over_4_from_regt_hq"))
                + hq.map(h -> fromCommand(s, s.unitOf(h))).orElse(0);
    }

    private static int value(String row) {
        return Charts.value("activation_delay_die_modifier/" + row);
    }

    /** The HQ of the battlegroup, whichever battalion it is attached to. */
    private static Optional<Integer> headquarters(State s, int unit) {
        for (int stand = 0; stand < s.stands().count(); stand++)
            if (s.type(stand) == StandType.HQ
                    && s.onTable(stand)
                    && s.stand(stand).side() == s.unit(unit).side()
                    && s.unit(s.unitOf(stand)).battlegroup().equals(s.unit(unit).battlegroup()))
                return Optional.of(stand);
        return Optional.empty();
    }

    private static int fromCommand(State s, int unit) {
        Optional<Integer> post = CommandPosts.post(s, s.unit(unit), StandType.C_OPS);
        for (int stand : s.standsOf(unit))
            if (s.type(stand) == StandType.HQ
                    && post.isPresent()
                    && s.base(stand).within(NEAR_COMMAND, s.base(post.get()))) return 0;
        return value("regt_hq_over_12_from_cops");
    }

    /** At the beginning of a player turn: activates the battalions that have received their orders. */
    public static void arrive(State s, int side, PlayContext t) {
        for (int unit = 0; unit < s.units().count(); unit++) {
            int from = s.units().activeFrom(unit);
            if (from == 0 || s.unit(unit).side() != side || s.turn() < from) continue;
            Reactivation.activate(s, unit, Activated.BY_POINTS);
            t.tellOnly(
                    side,
                    Kind.ACTIVATION,
                    List.of(s.unit(unit).name()),
                    new TurnHappening.OrdersArrived(s.unit(unit).name()),
                    "Q45h");
        }
    }
}
