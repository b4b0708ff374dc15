package salient.wave;

import static salient.wave.play.Clauses.clause;

import java.util.List;
import java.util.Optional;
import salient.kernel.order.TableReactions;
import salient.kernel.play.Order;
import salient.kernel.play.Position;
import salient.kernel.play.ReactionKind;
import salient.kernel.play.ReactionKind.Ranked;
import salient.kernel.play.ReactionKind.Rule;
import salient.kernel.play.ReactionPolicy;
import salient.kernel.rulebook.Clause;
import salient.wave.air.AirPower;
import salient.wave.combat.Artillery;
import salient.wave.combat.Choices;
import salient.wave.combat.CombatResults;
import salient.wave.combat.Fight;
import salient.wave.combat.Odds;
import salient.wave.combat.StepLoss;
import salient.wave.play.Ids;
import salient.wave.play.WaveOrder;
import salient.wave.state.State;

/** What a side can settle in advance: bridges, support of its defense, losses, advances. */
final class WaveReactions extends TableReactions<State> {
    private static final String DEMOLITION = "demolition";
    private static final String SUPPORT = "support";
    private static final String LOSSES = "losses";
    private static final String ADVANCE = "advance";
    private static final String ALWAYS = "always";
    private static final String NEVER = "never";
    private static final String HEAVY = "heavy";
    private static final String COLUMN = "column";
    private static final String LEAST = "least";

    private static final List<ReactionKind> KINDS = List.of(
            new ReactionKind(
                    DEMOLITION,
                    "Bridge demolition",
                    clause("9.14a"),
                    List.of(
                            Rule.of(ALWAYS, "Always try to blow the bridge"),
                            Rule.of(HEAVY, "Only if a heavy unit is seen to come"),
                            Rule.of(NEVER, "Never"))),
            new ReactionKind(
                    SUPPORT,
                    "Support of a defense",
                    clause("10.24"),
                    List.of(
                            Rule.of(COLUMN, "Artillery and aircraft where they change the odds column"),
                            Rule.of(ALWAYS, "All artillery and aircraft that can support"),
                            Rule.of(NEVER, "None"))),
            new ReactionKind(
                    LOSSES,
                    "Step losses",
                    clause("10.9b"),
                    List.of(
                            Rule.of(LEAST, "The unit that loses the fewest factors"),
                            Rule.inOrder(
                                    "ranked",
                                    "By kind of unit, in this order",
                                    List.of(
                                            new Ranked("infantry", "infantry"),
                                            new Ranked("mechanized", "mechanized infantry"),
                                            new Ranked("recon", "reconnaissance and cavalry"),
                                            new Ranked("engineers", "engineers"),
                                            new Ranked("armor", "armor and tank destroyers"),
                                            new Ranked("artillery", "artillery"))))),
            new ReactionKind(
                    ADVANCE,
                    "Advance after combat",
                    clause("10.26a"),
                    List.of(Rule.of("all", "As many units as can advance"), Rule.of(NEVER, "No unit"))));

    WaveReactions() {
        super(KINDS);
    }

    @Override
    protected Optional<String> askedIn(State state) {
        return Optional.ofNullable(
                switch (state.turn.phase) {
                    case DEMOLITION -> DEMOLITION;
                    case DEFENSE_SUPPORT -> SUPPORT;
                    case ATTACK_LOSSES, DEFENSE_LOSSES -> LOSSES;
                    case ADVANCE -> ADVANCE;
                    default -> null;
                });
    }

    @Override
    protected Optional<Order> answer(Position known, State state, ReactionPolicy.Setting setting) {
        return Optional.of(
                switch (setting.kind()) {
                    case DEMOLITION -> demolition(state, setting.rule());
                    case SUPPORT -> support(state, setting.rule());
                    case LOSSES -> loss(state, setting);
                    default -> advance(state, setting.rule());
                });
    }

    @Clause("wave 9.14a")
    private static WaveOrder demolition(State state, String rule) {
        int bridge = state.march.askedFirst();
        boolean blow = rule.equals(ALWAYS) || rule.equals(HEAVY) && isHeavyComing(state, bridge);
        return new WaveOrder.Demolish(state.map.sideOf(bridge), blow);
    }

    /** As far as the side can see: of a stack only the top unit. */
    private static boolean isHeavyComing(State state, int bridge) {
        int mover = state.turn.active;
        for (int hex : new int[] {state.map.firstAbutment(bridge), state.map.secondAbutment(bridge)})
            for (int unit : state.stacks.units(hex))
                if (state.counters.side(unit) == mover
                        && !state.counters.isUnknown(unit)
                        && state.counters.isHeavy(unit)) return true;
        return false;
    }

    @Clause("wave 10.24")
    private static WaveOrder support(State state, String rule) {
        if (rule.equals(NEVER)) return new WaveOrder.Done();
        int side = state.turn.decides();
        boolean always = rule.equals(ALWAYS);
        if (AirPower.canSupport(state, side) && (always || column(state, 0, true) != column(state, 0, false)))
            return new WaveOrder.AirSupport(AirPower.ANY);
        int free = Artillery.limit(side) - state.battle.guns(false).length;
        int able = 0;
        WaveOrder first = null;
        for (int gun : state.scenario.artillery(side))
            if (Artillery.canSupport(state, gun, false)) {
                able++;
                if (first == null) first = new WaveOrder.Support(gun);
            }
        boolean changes =
                column(state, Math.min(free, able), state.battle.aircraft) != column(state, 0, state.battle.aircraft);
        return first != null && (always || changes) ? first : new WaveOrder.Done();
    }

    /** The column of the table with this many more guns, each with an average die. */
    private static int column(State state, int moreGuns, boolean aircraft) {
        Odds odds = Odds.of(
                state,
                state.turn.active,
                state.battle.target,
                state.battle.attackers(),
                state.battle.unsupplied(),
                aircraft);
        int place = odds.averagePlace(state.battle.guns(true).length, state.battle.guns(false).length + moreGuns);
        return Math.clamp(place, CombatResults.WORST - 1, CombatResults.BEST + 1);
    }

    @Clause("wave 10.9b")
    private static WaveOrder loss(State state, ReactionPolicy.Setting setting) {
        int best = -1;
        int least = Integer.MAX_VALUE;
        for (int unit : Fight.lossChoices(state)) {
            int rank =
                    setting.order().indexOf(group(state.counters.counter(unit).type()));
            int cost = StepLoss.MORE_THAN_ANY * rank + StepLoss.cost(state, unit);
            if (cost >= least) continue;
            least = cost;
            best = unit;
        }
        return new WaveOrder.Lose(best);
    }

    private static String group(String type) {
        return switch (type) {
            case "panzergrenadier", "armored-infantry", "motor-infantry" -> "mechanized";
            case "recon", "cavalry" -> "recon";
            case "engineer" -> "engineers";
            case "armor", "panzer", "assault-gun", "tank-destroyer" -> "armor";
            case "artillery" -> "artillery";
            default -> "infantry";
        };
    }

    /** The attackers in the order of the attack, each taken along if it can advance with those before it. */
    @Clause("wave 10.26a")
    private static WaveOrder advance(State state, String rule) {
        if (rule.equals(NEVER)) return new WaveOrder.Done();
        int[] together = Choices.together(state);
        return together.length == 0 ? new WaveOrder.Done() : new WaveOrder.Advance(Ids.of(together));
    }
}
