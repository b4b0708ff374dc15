package salient.greatbattles.orders;

import static salient.greatbattles.orders.Access.asked;
import static salient.greatbattles.orders.Access.battalion;
import static salient.greatbattles.orders.Access.in;
import static salient.greatbattles.orders.Access.ofOwn;
import static salient.greatbattles.orders.Access.ofOwnBattalion;
import static salient.greatbattles.orders.Kinds.placing;
import static salient.greatbattles.orders.Kinds.playing;
import static salient.greatbattles.orders.Kinds.standByStand;
import static salient.greatbattles.orders.OrderTo.to;
import static salient.greatbattles.orders.Slots.STAND;

import java.util.List;
import java.util.function.Consumer;
import salient.greatbattles.deployment.Arrangement;
import salient.greatbattles.deployment.Deployment;
import salient.greatbattles.deployment.DeploymentFire;
import salient.greatbattles.geometry.Base;
import salient.greatbattles.geometry.Bearing;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.landing.Beaches;
import salient.greatbattles.play.GreatBattlesOrder;
import salient.greatbattles.play.GreatBattlesOrder.Deploy;
import salient.greatbattles.play.GreatBattlesOrder.DeployStands;
import salient.greatbattles.play.GreatBattlesOrder.Suppress;
import salient.greatbattles.play.GreatBattlesOrder.Withdraw;
import salient.greatbattles.scenario.Names;
import salient.greatbattles.scenario.Objective;
import salient.greatbattles.scenario.Road;
import salient.greatbattles.scenario.Unit;
import salient.greatbattles.state.Decision;
import salient.greatbattles.state.Phase;
import salient.greatbattles.state.State;
import salient.greatbattles.tables.Formation;
import salient.kernel.order.OrderKind;

/** C2: battalions deploy from reserve. */
final class DeploymentOrders {
    static final List<OrderKind<State, ? extends GreatBattlesOrder>> KINDS = List.of(
            placing(Deploy.class, "deploy", Deploy::new, "C2a")
                    .access(battalion(in(Phase.DAWN_DEPLOYMENT, Phase.DEPLOYMENT), Deploy::unit))
                    .judgeAlways(ofOwn(Deploy::unit, Deployment::judge))
                    .play(playing(Deployment::play))
                    .label((_, o) -> "Deploy " + Names.of(o.unit()) + " in " + Names.of(o.formation()) + " at "
                            + Names.of(o.at())
                            + (o.formation() == Formation.ROAD ? "" : ", facing " + Names.facing(o.facing())))
                    .build(),
            standByStand(DeployStands.class, "deploy-stands", DeployStands::new, "C2a", "C2m")
                    .access(battalion(in(Phase.DAWN_DEPLOYMENT, Phase.DEPLOYMENT), DeployStands::unit))
                    .judgeAlways(ofOwnBattalion(DeployStands::unit, Arrangement::judge))
                    .play(playing(Arrangement::play))
                    .label((_, o) ->
                            "Deploy " + Names.of(o.unit()) + " in " + Names.of(o.formation()) + ", stand by stand")
                    .build(),
            to(STAND, Suppress.class, "suppress", Suppress::stand, Suppress::new, "C2j")
                    .given(asked(Decision.SUPPRESSION), DeploymentFire::judge, DeploymentFire::suppress)
                    .label(name -> "Suppress " + name));

    private DeploymentOrders() {}

    static void propose(State s, Unit unit, Consumer<GreatBattlesOrder> offer) {
        proposeDeployment(s, unit, offer);
        if (s.phase() != Phase.DEPLOYMENT) return;
        AirborneOrders.proposeDrops(s, unit, offer);
        offer.accept(new Withdraw(unit));
    }

    private static void proposeDeployment(State s, Unit unit, Consumer<GreatBattlesOrder> offer) {
        if (!Deployment.available(s, unit.index())) return;
        if (Deployment.byAirOrSea(s, unit)) {
            proposeLandings(s, unit, offer);
            return;
        }
        boolean column = Deployment.comesInColumn(s, unit);
        for (Base gate : Deployment.gates(s, unit))
            if (column) proposeColumns(s, unit, gate.center(), 12_000, 500, offer);
            else proposeAround(s, unit, gate.center(), offer);
    }

    /** On the airfields or beaches that serve the unit. */
    private static void proposeLandings(State s, Unit unit, Consumer<GreatBattlesOrder> offer) {
        for (Objective o : s.scenario().objectives())
            if (Beaches.serves(o, unit))
                for (int away = 0; away <= 3000; away += 1500)
                    for (int d = 0; d < 360; d += away == 0 ? 360 : 60)
                        for (Formation formation : new Formation[] {Formation.ASSAULT, Formation.DEFENSIVE}) {
                            Point at = Bearing.step(o.at(), d, away, 0);
                            if (s.scenario().onTable(at)) offer.accept(new Deploy(unit, formation, at, 0));
                        }
    }

    /** Road columns: the greatest distance of their heads, and the spacing between them. */
    private static void proposeColumns(
            State s, Unit unit, Point at, int most, int apart, Consumer<GreatBattlesOrder> offer) {
        for (Road road : s.scenario().roads())
            if (road.passes(at, 1500))
                for (int away = -most; away <= most; away += apart) {
                    int mile = road.milestone(at) + away;
                    if (mile >= 0 && mile <= road.length())
                        offer.accept(new Deploy(unit, Formation.ROAD, road.along(mile), 0));
                }
    }

    private static void proposeAround(State s, Unit unit, Point at, Consumer<GreatBattlesOrder> offer) {
        int facing =
                Bearing.of(at, new Point(s.scenario().width() / 2, s.scenario().height() / 2)) / 45 * 45;
        for (int ring = 3; ring <= 9; ring += 3)
            for (int d = 0; d < 360; d += 60) {
                Point p = Bearing.step(at, d, ring * Point.INCH, 0);
                if (!s.scenario().onTable(p)) continue;
                offer.accept(new Deploy(unit, Formation.MARCH, p, facing));
                offer.accept(new Deploy(unit, Formation.DEFENSIVE, p, facing));
            }
        proposeColumns(s, unit, at, 9_000, 3_000, offer);
    }
}
