package salient.greatbattles;

import static salient.greatbattles.play.Clauses.clause;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import salient.greatbattles.combat.Retreat;
import salient.greatbattles.fire.LandingFire;
import salient.greatbattles.fire.OpportunityFire;
import salient.greatbattles.geometry.Bearing;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.play.GreatBattlesOrder;
import salient.greatbattles.preview.Probabilities;
import salient.greatbattles.scenario.Stand;
import salient.greatbattles.state.Decision;
import salient.greatbattles.state.State;
import salient.greatbattles.tables.Constants;
import salient.greatbattles.tables.Die;
import salient.greatbattles.tables.StandType;
import salient.kernel.order.TableReactions;
import salient.kernel.play.Order;
import salient.kernel.play.Position;
import salient.kernel.play.ReactionKind;
import salient.kernel.play.ReactionKind.Ranked;
import salient.kernel.play.ReactionKind.Rule;
import salient.kernel.play.ReactionPolicy;
import salient.kernel.rulebook.Clause;

/** What a side can settle in advance: opportunity fire, casualties, lost stands, retreats, advances. */
final class GreatBattlesReactions extends TableReactions<State> {
    private static final String FIRE = "fire";
    private static final String CASUALTY = "casualty";
    private static final String LOSSES = "losses";
    private static final String RETREAT = "retreat";
    private static final String ADVANCE = "advance";
    private static final String NEVER = "never";
    private static final int RETREAT_LENGTH = Constants.mils("retreat");

    private static final List<ReactionKind> KINDS = List.of(
            new ReactionKind(
                    FIRE,
                    "Opportunity fire",
                    clause("C8f"),
                    List.of(
                            Rule.withFigure(
                                    "from",
                                    "The best shot, if its chance to hit is at least",
                                    new ReactionKind.Amount("percent", Die.PERCENT_PER_FACE, 100, 50)),
                            Rule.of(NEVER, "Hold fire"))),
            new ReactionKind(
                    CASUALTY,
                    "Which stand takes a hit",
                    clause("C7Fac"),
                    List.of(
                            Rule.of("rear", "A stand of the rear rank, if one can"),
                            Rule.of("struck", "The stand that was hit"))),
            new ReactionKind(
                    LOSSES,
                    "Which stand is lost or suppressed",
                    clause("C10k"),
                    List.of(Rule.inOrder(
                            "ranked",
                            "By kind of stand, in this order; suppressed stands of a kind first",
                            List.of(
                                    new Ranked("hq", "headquarters"),
                                    new Ranked("weapons", "heavy weapons"),
                                    new Ranked("guns", "guns"),
                                    new Ranked("infantry", "infantry"),
                                    new Ranked("armor", "armor"))))),
            new ReactionKind(
                    RETREAT,
                    "Which way a battalion retreats",
                    clause("C9t"),
                    List.of(Rule.of("away", "Where the nearest enemy is farthest away"))),
            new ReactionKind(
                    ADVANCE,
                    "Advance after close combat",
                    clause("C9u"),
                    List.of(Rule.of("full", "A full inch"), Rule.of(NEVER, "Stay"))));

    GreatBattlesReactions() {
        super(KINDS);
    }

    @Override
    protected Optional<String> askedIn(State s) {
        return Optional.ofNullable(
                switch (s.ask()) {
                    case OPPORTUNITY -> FIRE;
                    case DISPLACEMENT -> CASUALTY;
                    case LOSS, SUPPRESSION -> LOSSES;
                    case RETREAT -> RETREAT;
                    case ADVANCE -> ADVANCE;
                    case NOTHING -> null;
                });
    }

    @Override
    protected Optional<Order> answer(Position known, State s, ReactionPolicy.Setting setting) {
        return switch (setting.kind()) {
            case FIRE -> Optional.of(fire(s, setting));
            case CASUALTY -> Optional.of(casualty(known, s, setting.rule()));
            case LOSSES -> loss(known, s, setting.order());
            case RETREAT -> retreat(s);
            default ->
                Optional.of(
                        setting.rule().equals(NEVER) ? new GreatBattlesOrder.Stay() : new GreatBattlesOrder.Advance());
        };
    }

    /** Fire is held inch by inch, so that a better shot later in the move is not missed. */
    @Clause({"greatbattles C8a", "greatbattles C8f"})
    private static GreatBattlesOrder fire(State s, ReactionPolicy.Setting setting) {
        if (setting.rule().equals(NEVER)) return new GreatBattlesOrder.Hold(GreatBattlesOrder.Scope.TURN);
        int side = s.decider();
        int most = setting.figure().orElseThrow() - 1;
        boolean ready = false;
        GreatBattlesOrder best = null;
        for (int eye = 0; eye < s.stands().count(); eye++) {
            if (s.stand(eye).side() != side || !OpportunityFire.ready(s, eye)) continue;
            ready = true;
            for (int target : s.standsOf(LandingFire.quarry(s))) {
                Optional<Probabilities.Shot> shot =
                        Probabilities.shot(s, eye, target, Probabilities.Manner.OPPORTUNITY, false);
                if (shot.isEmpty() || Die.PERCENT_PER_FACE * shot.get().hit() <= most) continue;
                most = Die.PERCENT_PER_FACE * shot.get().hit();
                best = new GreatBattlesOrder.OpportunityFire(s.stand(eye), s.stand(target), false);
            }
        }
        if (best != null) return best;
        return new GreatBattlesOrder.Hold(ready ? GreatBattlesOrder.Scope.INCH : GreatBattlesOrder.Scope.MOVE);
    }

    @Clause("greatbattles C7Fac")
    private static GreatBattlesOrder casualty(Position known, State s, String rule) {
        if (rule.equals("rear"))
            for (int other : s.standsOf(s.unitOf(s.pending().casualty().stand()))) {
                GreatBattlesOrder order = new GreatBattlesOrder.Displace(s.stand(other));
                if (known.isLegal(order)) return order;
            }
        return new GreatBattlesOrder.Accept();
    }

    @Clause({"greatbattles C10k", "greatbattles C2j"})
    private static Optional<Order> loss(Position known, State s, List<String> ranked) {
        Function<Stand, GreatBattlesOrder> choice =
                s.ask() == Decision.LOSS ? GreatBattlesOrder.Lose::new : GreatBattlesOrder.Suppress::new;
        Order best = null;
        int least = Integer.MAX_VALUE;
        for (int stand = 0; stand < s.stands().count(); stand++) {
            if (s.stand(stand).side() != s.decider() || !s.onTable(stand)) continue;
            int rank = 2 * ranked.indexOf(group(s.type(stand))) + (s.suppressed(stand) ? 0 : 1);
            if (rank >= least || !known.isLegal(choice.apply(s.stand(stand)))) continue;
            least = rank;
            best = choice.apply(s.stand(stand));
        }
        return Optional.ofNullable(best);
    }

    private static String group(StandType type) {
        return switch (type) {
            case HQ, C_OPS, FUP -> "hq";
            case HVY_WPNS -> "weapons";
            case AT_GUN, FIELD_GUN -> "guns";
            case INFANTRY, SMG, ENGINEER -> "infantry";
            case ARMOR -> "armor";
        };
    }

    @Clause("greatbattles C9t")
    private static Optional<Order> retreat(State s) {
        Order best = null;
        long most = -1;
        for (Retreat.Way way : Retreat.choices(s)) {
            Point end = Bearing.step(s.at(way.stand()), way.bearing(), RETREAT_LENGTH, 0);
            long nearest = nearestEnemy(s, end);
            if (nearest <= most) continue;
            most = nearest;
            best = new GreatBattlesOrder.Retreat(s.stand(way.stand()), s.stand(way.from()));
        }
        return Optional.ofNullable(best);
    }

    private static long nearestEnemy(State s, Point from) {
        long nearest = Long.MAX_VALUE;
        for (int stand = 0; stand < s.stands().count(); stand++)
            if (s.stand(stand).side() != s.decider()
                    && s.visible(stand)
                    && s.type(stand).fights())
                nearest = Math.min(nearest, s.at(stand).squaredTo(from));
        return nearest;
    }
}
