package salient.players.greatbattles;

import java.util.Optional;
import java.util.function.Supplier;
import salient.greatbattles.play.GreatBattlesOrder;
import salient.greatbattles.position.GreatBattlesPosition;
import salient.greatbattles.state.Decision;
import salient.greatbattles.state.Phase;
import salient.greatbattles.state.State;
import salient.kernel.play.Order;
import salient.kernel.play.Position;
import salient.players.ComputerPlayer;
import salient.players.Intention;

/**
 * Commands one side of Great Battles. Every decision depends on the position alone; the staff only remembers which
 * battalions it has already looked at in this step, so a staff that takes over looks again.
 */
public final class Staff implements ComputerPlayer {
    private final BattlePlan plan;
    private final RoleWeights weights;
    /** For what it leaves to chance: where it sets up. */
    private final long seed;

    private final FinishedUnits settled = new FinishedUnits();

    Staff(RoleWeights weights, long seed) {
        this(BattlePlan.USUAL, weights, seed);
    }

    Staff(BattlePlan plan, RoleWeights weights, long seed) {
        this.plan = plan;
        this.weights = weights.under(plan);
        this.seed = seed;
    }

    @Override
    public Order decide(Position known) {
        Situation situation = new Situation((GreatBattlesPosition) known, plan, weights);
        State state = situation.state();
        settled.at(moment(state));
        Optional<GreatBattlesOrder> order = switch (state.ask()) {
            case NOTHING -> step(situation);
            case OPPORTUNITY -> Ambushes.answer(situation);
            case DISPLACEMENT -> Losses.displacement(situation);
            case LOSS -> Losses.loss(situation);
            case ADVANCE -> Losses.advance(situation);
            case SUPPRESSION -> Losses.suppression(situation);
            case RETREAT -> Retreats.answer(situation);
        };
        return order.filter(situation::legal).orElseGet(() -> FallbackOrder.order(situation, settled.once()));
    }

    @Override
    public Optional<Intention> intention(Position known) {
        Situation situation = new Situation((GreatBattlesPosition) known, plan, weights);
        State state = situation.state();
        return state.phase() == Phase.MOVEMENT && state.ask() == Decision.NOTHING
                ? Optional.of(TurnIntention.of(situation))
                : Optional.empty();
    }

    private Optional<GreatBattlesOrder> step(Situation situation) {
        return switch (situation.state().phase()) {
            case SET_UP ->
                or(
                        Attaching.next(situation),
                        () -> or(
                                SetUpPlan.next(situation, seed),
                                () -> or(LandingPlan.drop(situation), () -> Digging.beforeTheBattle(situation))));
            case PLANNING -> or(LandingPlan.drop(situation), () -> BarragePlan.plan(situation));
            case DAWN_DEPLOYMENT, DEPLOYMENT ->
                or(WithheldDrops.call(situation), () -> ReservePlan.deploy(situation, settled));
            case PASS_OR_PROCEED -> Optional.of(ActivationPlan.passOrProceed(situation));
            case DAWN_ACTIVATION, ACTIVATION -> or(ActivationPlan.next(situation), () -> Deactivation.next(situation));
            case UPKEEP -> BarragePlan.keep(situation);
            case BARRAGE ->
                or(SmokePlan.next(situation), () -> or(BarragePlan.call(situation), () -> AirPlan.call(situation)));
            case MOVEMENT -> or(LandingPlan.gather(situation), () -> AdvancePlan.next(situation, settled));
            case FIRE -> FirePlan.next(situation, settled);
            case CLOSE_COMBAT -> Assaults.next(situation);
            case NIGHT ->
                or(
                        ReservePlan.withdraw(situation),
                        () -> or(
                                TransportPlan.remount(situation),
                                () -> or(Attaching.next(situation), () -> LandingPlan.drop(situation))));
            default -> Optional.empty(); // nothing is asked, or nothing the staff has a plan for
        };
    }

    private static Optional<GreatBattlesOrder> or(
            Optional<GreatBattlesOrder> first, Supplier<Optional<GreatBattlesOrder>> second) {
        return first.isPresent() ? first : second.get();
    }

    private static int moment(State s) {
        int turn = (s.day() * 16 + s.turn()) * 2 + s.player();
        return (turn * 4 + s.turnState().round()) * 32 + s.phase().ordinal();
    }
}
