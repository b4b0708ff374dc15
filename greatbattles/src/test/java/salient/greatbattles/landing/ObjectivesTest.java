package salient.greatbattles.landing;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import salient.greatbattles.DropGround;
import salient.greatbattles.ProvingGround;
import salient.greatbattles.scenario.Objective;
import salient.greatbattles.scenario.ScenarioReader;
import salient.greatbattles.state.ActionUse;
import salient.greatbattles.state.HoldFire;
import salient.greatbattles.state.Phase;
import salient.greatbattles.supply.Roads;
import salient.greatbattles.supply.SupplySources;
import salient.kernel.rulebook.Clause;

/** Airfields, ports and beaches: Q44a, Q44b, Q44t, Q44v. */
class ObjectivesTest {
    private static final int STRIP = 0;
    private static final int PORT = 1;
    private static final int COVE = 2;

    private static final String ISLAND = DropGround.SCENARIO
            .replace(
                    "pool axis A",
                    "battalion axis E1 Airlanded average inf inf\nbattalion axis F1 Seaborne average inf\npool axis A")
            .replace("landed axis FUP", "air-land axis E1 day 1 turn 1\nseaborne axis F1 day 1\nlanded axis FUP");

    private static ProvingGround island(String... options) {
        ProvingGround g = new ProvingGround(ScenarioReader.read(ISLAND), options);
        g.s.turnState().setPlayer(1);
        g.s.turnState().setDecider(1);
        g.s.turnState().setHoldFire(HoldFire.THIS_PLAYER_TURN);
        g.s.units().setLanded(g.unit("axis/A1"), true);
        return g;
    }

    private static ProvingGround airfields() {
        return island("malta.airfields", "yes");
    }

    private static int holder(ProvingGround g, int objective) {
        return g.s.objectives().holder(objective) + 1;
    }

    @Nested
    class Holding {
        @Test
        @Clause({"greatbattles Q44a", "greatbattles S21"})
        void theDefenderHoldsEverythingAtFirst() {
            ProvingGround g = island();
            assertThat(holder(g, STRIP)).isEqualTo(1);
            assertThat(holder(g, PORT)).isEqualTo(1);
            assertThat(holder(g, COVE)).isZero();
        }

        @Test
        @Clause({"greatbattles Q44a", "greatbattles V40"})
        void whoPassesThroughAnAirfieldHoldsIt() {
            ProvingGround g = airfields().put("axis/A1/1", 12, 18.5, 0).play("move axis/A1 +0,+2");
            assertThat(holder(g, STRIP)).isEqualTo(2);
            g.s.units().setActionUse(g.unit("axis/A1"), ActionUse.NONE);
            g.play("move axis/A1 +0,-2");
            assertThat(holder(g, STRIP)).as("also after he has left").isEqualTo(2);
        }

        @Test
        @Clause({"greatbattles Q44a", "greatbattles V40"})
        void whoOnlyCrossesItsCornerHasPassedThroughToo() {
            ProvingGround g = airfields().put("axis/A1/1", 9, 22.8, 0).play("move axis/A1 +1.6,+1.6");
            assertThat(g.s.scenario().objectives().get(STRIP).contains(g.at("axis/A1/1")))
                    .isFalse();
            assertThat(holder(g, STRIP)).isEqualTo(2);
        }

        @Test
        @Clause({"greatbattles Q44a", "greatbattles G20"})
        void theNearestPlaceOfTheEnemysBaseCounts() {
            // North-east of the strip's corner at 16,24: the middle of its long edge is 2 inches away, its corners are
            // not.
            assertThat(holderWithAllied("17.59,25.59@45")).isEqualTo(1);
            assertThat(holderWithAllied("17.61,25.61@45")).isEqualTo(2);
        }

        @Test
        @Clause({"greatbattles Q44a", "greatbattles V40"})
        void notWithAnEnemyWithinTwoInches() {
            assertThat(holderWithAllied("13,26.25@180")).as("exactly 2 inches").isEqualTo(1);
            assertThat(holderWithAllied("13,26.26@180")).isEqualTo(2);
        }

        /** Who holds the strip on which an Axis stand is, with an Allied one at a place near it. */
        private int holderWithAllied(String place) {
            ProvingGround g = airfields().put("axis/A1/1 12,22@0", "allied/A1/1 " + place);
            Objectives.look(g.s, g.teller());
            return holder(g, STRIP);
        }

        @Test
        @Clause("greatbattles V40")
        void withoutTheOptionAirfieldsDoNotChangeHands() {
            ProvingGround g = island().put("axis/A1/1", 12, 22, 0);
            Objectives.look(g.s, g.teller());
            assertThat(holder(g, STRIP)).isEqualTo(1);
        }

        @Test
        @Clause({"greatbattles Q44t", "greatbattles V50"})
        void takingAPortGivesTwoPointsOnce() {
            ProvingGround g = island("malta.ports", "yes");
            g.s.sides().setPoints(1, 1);
            g.put("axis/A1/1", 22, 32, 0);
            Objectives.look(g.s, g.teller());
            assertThat(holder(g, PORT)).isEqualTo(2);
            assertThat(g.s.sides().points(1)).isEqualTo(3);
            g.s.objectives().setHolder(PORT, 0);
            Objectives.look(g.s, g.teller());
            assertThat(g.s.sides().points(1)).isEqualTo(3);
        }

        @Test
        @Clause({"greatbattles Q44v", "greatbattles Q44a"})
        void aPortIsTakenByItsOwnClauseAndAnAirfieldByAnother() {
            ProvingGround g =
                    island("malta.ports", "yes", "malta.airfields", "yes").put("axis/A1/1", 22, 32, 0);
            Objectives.look(g.s, g.teller());
            assertThat(clausesOfTaking(g, "Flak")).containsExactly("Q44v");
            g.put("axis/A1/1", 12, 22, 0);
            Objectives.look(g.s, g.teller());
            assertThat(clausesOfTaking(g, "Strip")).containsExactly("Q44a");
        }

        private static java.util.List<String> clausesOfTaking(ProvingGround g, String name) {
            return g.told.stream()
                    .filter(e -> e instanceof salient.greatbattles.play.GreatBattlesEvent of
                            && of.about().contains(name))
                    .flatMap(e -> e.clauses().stream())
                    .map(c -> c.number())
                    .toList();
        }

        /** What the limit cuts off is not announced. */
        @Test
        @Clause({"greatbattles Q45e", "greatbattles Q44t", "greatbattles V6"})
        void aGainThatTheLimitCutsIsAnnouncedAsItIs() {
            ProvingGround g = island("malta.ports", "yes", "variant.action-to-activation", "yes");
            g.s.sides().setPoints(1, 19);
            g.put("axis/A1/1", 22, 32, 0);
            Objectives.look(g.s, g.teller());
            assertThat(g.s.sides().points(1)).isEqualTo(20);
            g.tells("1 activation point");
            assertThat(g.toldThat("2 activation points")).isFalse();
        }

        @Test
        @Clause({"greatbattles Q44t", "greatbattles V50"})
        void aSuppressedStandOrAContestedPortTakesNothing() {
            ProvingGround g =
                    island("malta.ports", "yes").put("axis/A1/1", 22, 32, 0).suppressed("axis/A1/1");
            Objectives.look(g.s, g.teller());
            assertThat(holder(g, PORT)).isEqualTo(1);
            g.put("axis/A1/2 22,31@0", "allied/A1/1 21,33@0");
            Objectives.look(g.s, g.teller());
            assertThat(holder(g, PORT)).isEqualTo(1);
        }

        @Test
        @Clause("greatbattles V50")
        void withoutTheOptionAPortGivesNoPoints() {
            ProvingGround g = island();
            g.s.sides().setPoints(1, 1);
            g.put("axis/A1/1", 22, 32, 0);
            Objectives.look(g.s, g.teller());
            assertThat(g.s.sides().points(1)).isEqualTo(1);
        }
    }

    @Nested
    class Arriving {
        private ProvingGround deployment() {
            ProvingGround g =
                    island("malta.airfields", "yes", "malta.supply", "yes").phase(Phase.DEPLOYMENT);
            return g;
        }

        @Test
        @Clause({"greatbattles Q44a", "greatbattles V40"})
        void airLandedTroopsNeedAnAirfieldHeldSinceAnEarlierTurn() {
            ProvingGround g = deployment();
            String land = "deploy axis/E1 assault 13,22 0";
            g.refused(land, "Q44a");
            g.s.objectives().setHolder(STRIP, 1);
            g.s.objectives().setHeldSince(STRIP, g.s.hour());
            assertThat(g.refusals(land)).as("taken this turn").containsExactly("Q44a");
            g.s.objectives().setHeldSince(STRIP, g.s.hour() - 1);
            g.legal(land).refused("deploy axis/E1 assault 20,10 0", "Q44a");
        }

        @Test
        @Clause("greatbattles Q44b")
        void anAirfieldTakesOneBattalionATurn() {
            ProvingGround g = deployment();
            g.s.objectives().setHolder(STRIP, 1);
            g.s.objectives().setUsedUntil(STRIP, g.s.hour() + 1);
            g.refused("deploy axis/E1 assault 13,22 0", "Q44b");
        }

        @Test
        @Clause({"greatbattles Q44v", "greatbattles V52"})
        void aLandingOverABeachMakesABeachheadAndBringsTheFup() {
            ProvingGround g = deployment()
                    .refused("deploy axis/F1 assault 20,10 0", "Q44a")
                    .play("deploy axis/F1 assault 32,5 0");
            assertThat(holder(g, COVE)).isEqualTo(2);
            assertThat(g.s.onTable(g.stand("axis/FUP"))).isTrue();
            assertThat(SupplySources.held(g.s, 1)).extracting(Objective::name).containsExactly("Cove");
        }

        @Test
        @Clause("greatbattles Q44v")
        void oneBattalionATurnComesOverTheBeaches() {
            ProvingGround g = deployment();
            g.s.objectives().setUsedUntil(COVE, g.s.hour() + 1);
            g.refused("deploy axis/F1 assault 32,5 0", "Q44v");
        }
    }

    @Nested
    class Sources {
        @Test
        @Clause({"greatbattles Q44v", "greatbattles V52", "greatbattles C2b"})
        void roadsLeadToAPortInsteadOfTheEdge() {
            ProvingGround g = new ProvingGround(
                            ScenarioReader.read(
                                    ISLAND.replace("road dirt Track", "road dirt Quay 5,30 21,31\nroad dirt Track")),
                            "malta.supply",
                            "yes")
                    .put("allied/FUP", 5, 10, 0);
            assertThat(Roads.clearWay(g.s, 0, g.s.at(g.stand("allied/FUP")))).isPresent();
            g.put("axis/A1/1", 12, 31, 0);
            assertThat(Roads.clearWay(g.s, 0, g.s.at(g.stand("allied/FUP"))))
                    .as("an enemy on the quay")
                    .isEmpty();
        }

        @Test
        @Clause({"greatbattles C2b", "greatbattles U36"})
        void aClearWayMayTurnAtAJunction() {
            ProvingGround g = island().put("allied/FUP", 25, 20, 0);
            assertThat(Roads.clearWay(g.s, 0, g.s.at(g.stand("allied/FUP")))).isPresent();
            g.put("axis/A1/1", 5, 30, 0);
            assertThat(Roads.clearWay(g.s, 0, g.s.at(g.stand("allied/FUP")))).isEmpty();
        }
    }

    @Nested
    class Victory {
        private int won(int ports, int airfields) {
            ProvingGround g = new ProvingGround(ScenarioReader.read(ISLAND.replace(
                            "area airfield Strip",
                            "area town Docks 25,5 27,5 27,7 25,7\narea airfield Field 20,5 22,5 22,7 20,7\narea airfield Strip")
                    .replace("port Flak", "port Flak\nport Docks\nairfield Field")));
            int n = 0;
            int a = 0;
            for (Objective o : g.s.scenario().objectives()) {
                boolean axis = o.kind() == Objective.Kind.PORT
                        ? n++ < ports
                        : o.kind() == Objective.Kind.AIRFIELD && a++ < airfields;
                g.s.objectives().setHolder(o.index(), axis ? 1 : 0);
            }
            g.s.turnState().setDay(3);
            salient.greatbattles.victory.Victory.atNightfall(g.s, g.teller());
            return g.s.turnState().winner() + 1 + (g.s.turnState().marginal() ? 10 : 0);
        }

        @Test
        @Clause("greatbattles S21")
        void portsAndAirfieldsDecide() {
            assertThat(won(2, 0)).as("both ports: axis decisive").isEqualTo(2);
            assertThat(won(1, 2)).as("one port, two airfields: axis marginal").isEqualTo(12);
            assertThat(won(0, 0)).as("nothing: allied decisive").isEqualTo(1);
            assertThat(won(1, 1)).as("otherwise allied marginal").isEqualTo(11);
            assertThat(won(0, 2)).isEqualTo(11);
        }
    }
}
