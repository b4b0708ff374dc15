package salient.greatbattles.deployment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import salient.greatbattles.ProvingGround;
import salient.greatbattles.night.Night;
import salient.greatbattles.play.TableAnswer;
import salient.greatbattles.position.Prompts;
import salient.greatbattles.position.Views;
import salient.greatbattles.preview.Previews;
import salient.greatbattles.preview.Probabilities;
import salient.greatbattles.scenario.ScenarioDefinition;
import salient.greatbattles.state.Decision;
import salient.greatbattles.state.FactTable;
import salient.greatbattles.state.Phase;
import salient.kernel.notation.BadNotation;
import salient.kernel.rulebook.Clause;

/** C2, C2m, SC3, SC4: how units come to the table: stand by stand, in road column, to airfields and beaches. */
class ArrivalTest {
    /** B1 in line, three stands with an inch and a half between them. */
    private static final String LINE = " allied/B1/1=17,4@0 allied/B1/2=20,4@0 allied/B1/3=23,4@0";

    private static boolean mayCome(ProvingGround g, String unit) {
        return Views.of(g.s).units().stream()
                .filter(u -> u.name().equals(unit))
                .findFirst()
                .orElseThrow()
                .mayCome();
    }

    @Nested
    class StandByStand {
        private final ProvingGround g =
                new ProvingGround().phase(Phase.DEPLOYMENT).put("allied/FUP", 27, 3, 0);

        @Test
        @Clause({"greatbattles C2m", "greatbattles C2a", "greatbattles C2l", "greatbattles F1"})
        void aBattalionComesFromReserveStandByStand() {
            g.legal("deploy allied/B1 defensive" + LINE).play("deploy allied/B1 defensive" + LINE);
            assertThat(g.at("allied/B1/2").x()).isEqualTo(20_000);
            assertThat(g.s.stands().owesAction(g.stand("allied/B1/3")))
                    .as("by day the first action is owed")
                    .isTrue();
            assertThat(g.s.hidden(g.unit("allied/B1"))).isFalse();
            g.tells("US B1 deploys from reserve at 17,4.");
        }

        @Test
        @Clause({"greatbattles C2m", "greatbattles F1", "greatbattles F3"})
        void theSpacingOfTheFormationIsKept() {
            g.legal("deploy allied/B1 defensive" + LINE.replace("23,4", "23.499,4"));
            assertThat(g.refusals("deploy allied/B1 defensive" + LINE.replace("23,4", "23.5,4")))
                    .as("two inches apart")
                    .containsExactly("F1");
            assertThat(g.refusals("deploy allied/B1 defensive" + LINE.replace("23,4@0", "23,4@90")))
                    .as("they face one way")
                    .containsExactly("F1");
            g.refused("deploy allied/B1 assault" + LINE, "F3")
                    .legal("deploy allied/B1 assault" + LINE.replace("23,4", "18.5,3.3"));
            assertThat(g.refusals("deploy allied/B1 road" + LINE))
                    .as("a road column is laid along its road")
                    .containsExactly("F11");
        }

        @Test
        @Clause({"greatbattles C2a", "greatbattles C2o", "greatbattles G33", "greatbattles C7a"})
        void whateverForbidsATemplateForbidsThisToo() {
            assertThat(g.refusals("deploy allied/B1 defensive" + LINE.replace("17,4", "13,4")))
                    .contains("C2a", "F1");
            assertThat(g.refusals("deploy allied/B1 defensive allied/B1/1=17,4@0 allied/B1/2=20,4@0"))
                    .as("a battalion deploys whole")
                    .containsExactly("C7a");
            g.refused("deploy allied/B1 defensive" + LINE.replace("17,4@0", "17,5;17,4@0"), "C2m")
                    .put("allied/A1/1", 20, 4.4, 0)
                    .refused("deploy allied/B1 defensive" + LINE, "G33");
            assertThat(g.refusals("deploy allied/A1 defensive allied/A1/1=20,2@0"))
                    .as("it is on the table")
                    .containsExactly("T7");
            assertThat(g.phase(Phase.MOVEMENT).refusals("deploy allied/B1 defensive" + LINE))
                    .containsExactly("T15", "G33");
        }

        @Test
        @Clause({"greatbattles C2d", "greatbattles C2j"})
        void whoComesUnderTheGunsSuffersAsWithATemplate() {
            g.put("axis/A1/1", 20, 12, 180);
            assertThat(forecast("deploy allied/B1 defensive" + LINE))
                    .containsExactly("Under the guns of axis/A1/1 at 7.5\": 2 stands suppressed.");
            g.play("deploy allied/B1 defensive" + LINE).asks(Decision.SUPPRESSION);
            assertThat(Prompts.of(g.s).question())
                    .isEqualTo("Which stand of allied/B1 is suppressed as it deploys? 2 must be.");
        }

        private java.util.List<String> forecast(String order) {
            return ((TableAnswer.Layout) Previews.of(g.s, g.order(order)))
                    .remarks().stream().map(TableAnswer.Remark::text).toList();
        }

        @Test
        @Clause({"greatbattles C2e", "greatbattles C2k"})
        void farFromTheEnemyNothingIsForetold() {
            assertThat(forecast("deploy allied/B1 defensive" + LINE)).isEmpty();
            g.put("axis/A1/1", 20, 15, 180).phase(Phase.DAWN_DEPLOYMENT);
            assertThat(forecast("deploy allied/B1 defensive" + LINE))
                    .as("at dawn up to 12\"")
                    .isEmpty();
            assertThat(g.phase(Phase.DEPLOYMENT).s.phase()).isEqualTo(Phase.DEPLOYMENT);
            assertThat(forecast("deploy allied/B1 defensive" + LINE)).hasSize(1);
        }

        @Test
        @Clause({"greatbattles C2i", "greatbattles C2j"})
        void aLossAsItDeploysIsAskedForByItsOwnClause() {
            g.put("axis/A1/1", 20, 6, 180);
            assertThat(forecast("deploy allied/B1 defensive" + LINE))
                    .containsExactly(
                            "Under the guns of axis/A1/1 at 1.5\": a stand destroyed, a stand suppressed, and 3\" back.");
            assertThat(forecast("deploy allied/B1 assault 20,30 0"))
                    .as("refused")
                    .isEmpty();
            assertThat(g.s.unitOnTable(g.unit("allied/B1")))
                    .as("nothing has happened yet")
                    .isFalse();
            g.play("deploy allied/B1 defensive" + LINE);
            assertThat(Prompts.of(g.s).clauses()).extracting(c -> c.number()).containsExactly("C2j");
            assertThat(Prompts.of(g.s).question()).endsWith("is destroyed as it deploys?");
        }

        @Test
        @Clause({"greatbattles F10", "greatbattles C7Fu"})
        void whoIsPutInFrontIsTheFrontRank() {
            g.play("deploy allied/B1 assault allied/B1/1=18.5,3.3@0 allied/B1/2=17,4@0 allied/B1/3=20,4@0");
            assertThat(g.s.stands().rear(g.stand("allied/B1/1"))).isTrue();
            assertThat(g.s.stands().rear(g.stand("allied/B1/2"))).isFalse();
            assertThat(g.s.stands().rear(g.stand("allied/B1/3"))).isFalse();
        }

        @Test
        @Clause({"greatbattles T7", "greatbattles C2c"})
        void theViewSaysWhoMayComeNow() {
            assertThat(mayCome(g, "allied/B1")).isTrue();
            assertThat(mayCome(g, "axis/A1")).as("the axis is not asked").isFalse();
            g.put("allied/B1/1", 20, 4, 0);
            assertThat(mayCome(g, "allied/B1")).isFalse();
            assertThat(mayCome(g.phase(Phase.MOVEMENT), "allied/B2")).isFalse();
        }
    }

    @Nested
    class FrontRank {
        @Test
        @Clause({"greatbattles F10", "greatbattles ACT10"})
        void aMoveThatChangesTheRanksChangesWhoIsInFront() {
            ProvingGround g = new ProvingGround()
                    .held()
                    .put("allied/B1/1 10,4@0", "allied/B1/2 12,4@0", "allied/B1/3 11,3.2@0")
                    .rear("allied/B1/3")
                    .formation("allied/B1", salient.greatbattles.tables.Formation.ASSAULT)
                    .play("go allied/B1 allied/B1/1=10,4.1@0 allied/B1/2=10.6,3.3@0 allied/B1/3=12,4.1@0");
            assertThat(g.s.stands().rear(g.stand("allied/B1/2"))).isTrue();
            assertThat(g.s.stands().rear(g.stand("allied/B1/3"))).isFalse();
        }

        @Test
        @Clause({"greatbattles F10", "greatbattles T20"})
        void soDoesAnArrangementAtSetUp() {
            ProvingGround g = new ProvingGround().phase(Phase.SET_UP).turn(0).play("set-up allied/B1 assault 10,4 0");
            assertThat(g.s.stands().rear(g.stand("allied/B1/3"))).isTrue();
            g.play("go allied/B1 allied/B1/1=10,2.95@0 allied/B1/2=11,3.75@0 allied/B1/3=9,3.75@0");
            assertThat(g.s.stands().rear(g.stand("allied/B1/3"))).isFalse();
            assertThat(g.s.stands().rear(g.stand("allied/B1/1"))).isTrue();
        }
    }

    @Nested
    class InColumn {
        private static final String LATE =
                "road dirt Lane 27,6 10,6\nbattalion allied C1 Late average inf inf\nreserve allied C1 day 1 turn 3 at 27,0";

        @Test
        @Clause({"greatbattles C2m", "greatbattles C2a", "greatbattles F11"})
        void whoArrivesInColumnStandsOnTheRoadAtItsEntry() {
            ProvingGround g = ProvingGround.with(LATE + " column")
                    .phase(Phase.DEPLOYMENT)
                    .legal("deploy allied/C1 road 27,6 0")
                    .refused("deploy allied/C1 march 27,6 0", "C2m");
            assertThat(g.refusals("deploy allied/C1 road 24,6 0"))
                    .as("a road column, on another road")
                    .containsExactly("C2m");
            assertThat(g.refusals("deploy allied/C1 road 27,14 0"))
                    .as("too far up the road")
                    .containsExactly("C2a");
            g.refused("deploy allied/C1 defensive allied/C1/1=26,4@0 allied/C1/2=28,4@0", "C2m");
        }

        @Test
        @Clause({"greatbattles C2m", "greatbattles G33"})
        void whereFriendsStandOnTheRoadItComesAsItCan() {
            ProvingGround g =
                    ProvingGround.with(LATE + " column").phase(Phase.DEPLOYMENT).put("allied/FUP", 27, 6, 0);
            assertThat(g.refusals("deploy allied/C1 march 25,6 0"))
                    .as("there is room before and behind")
                    .containsExactly("C2m");
            g.put("allied/A1/1 27,2.5@0", "allied/A1/2 27,9@0", "allied/A1/3 27,11.5@0")
                    .legal("deploy allied/C1 march 25,6 0");
            assertThat(Probabilities.arrivesInColumn(g.s, g.s.unit(g.unit("allied/C1"))))
                    .isFalse();
        }

        @Test
        @Clause({"greatbattles C2m"})
        void withoutTheWordAnyFormationWillDo() {
            ProvingGround.with(LATE).phase(Phase.DEPLOYMENT).legal("deploy allied/C1 march 25,6 0");
        }

        @Test
        @Clause({"greatbattles C2m", "greatbattles C2a", "greatbattles N4"})
        void whoHasArrivedComesBackFromReserveAsAllDo() {
            ProvingGround g = ProvingGround.with(LATE + " column")
                    .phase(Phase.DEPLOYMENT)
                    .put("allied/FUP", 27, 9, 0)
                    .play("deploy allied/C1 road 27,6 0");
            Night.withdraw(g.s, g.unit("allied/C1"), g.teller());
            g.legal("deploy allied/C1 march 20,16 0");
        }

        @Test
        @Clause("greatbattles C2m")
        void theFirstTwoBattalionsOfThe506thComeUpTheRoadToNoville() {
            ProvingGround g =
                    ProvingGround.scenario("noville").phase(Phase.DEPLOYMENT).turn(7);
            for (String unit : new String[] {"allied/B1", "allied/B3"}) {
                g.legal("deploy " + unit + " road 11.5,5 0").refused("deploy " + unit + " defensive 10,6 0", "C2m");
            }
        }

        @Test
        @Clause("greatbattles C2m")
        void aColumnNeedsARoad() {
            assertThatThrownBy(() -> ProvingGround.with(LATE.replace("at 27,0", "at 20,0") + " column"))
                    .isInstanceOf(BadNotation.class)
                    .hasMessageContaining("a road named above");
        }
    }

    @Nested
    class ByAirAndSea {
        private final ProvingGround g = malta();

        private static ProvingGround malta() {
            ProvingGround g = ProvingGround.scenario("malta");
            g.s.turnState().setDay(2);
            g.player(ScenarioDefinition.AXIS).phase(Phase.DEPLOYMENT);
            return g;
        }

        private int objective(String name) {
            return g.s.scenario().objectives().stream()
                    .filter(o -> o.name().equals(name))
                    .findFirst()
                    .orElseThrow()
                    .index();
        }

        private TableAnswer.Ground zone(String unit) {
            return Previews.ground(g.s, g.s.unit(g.unit(unit)));
        }

        @Test
        @Clause({"greatbattles Q44a", "greatbattles Q44v"})
        void theZoneOfWhoLandsIsTheAirfieldsHeldAndTheBeaches() {
            assertThat(zone("axis/E1").areas()).isEmpty();
            assertThat(mayCome(g, "axis/E1")).isFalse();
            g.s.objectives().setHolder(objective("Luqa"), ScenarioDefinition.AXIS);
            assertThat(zone("axis/E1").areas()).hasSize(1);
            assertThat(mayCome(g, "axis/E1")).isTrue();
            assertThat(zone("axis/F1").circles()).hasSize(2);
            g.go("deploy axis/F1 assault 44,9 180");
            assertThat(zone("axis/F2").circles()).as("one battalion a turn").isEmpty();
            assertThat(mayCome(g, "axis/F2")).isFalse();
        }

        @Test
        @Clause({"greatbattles Q44a", "greatbattles C2m"})
        void whereNoTemplateFitsBetweenThoseWhoAreThereStandsAreSetDownOneByOne() {
            g.s.objectives().setHolder(objective("Safi strip"), ScenarioDefinition.AXIS);
            g.put("axis/A1/1 35.5,18.5@0", "axis/A1/2 34.4,17.6@0");
            String alone = "deploy axis/E1 march axis/E1/1=37.2,19.4@0 axis/E1/2=37.2,18.8@0 axis/E1/3=37.2,18.2@0";
            g.legal(alone);
            assertThat(g.refusals(alone.replace("37.2,19.4", "37.2,19.6")))
                    .as("off the strip")
                    .containsExactly("Q44a");
        }

        @Test
        @Clause({"greatbattles Q44v"})
        void whereTwoBeachesOverlapTheNearerBecomesTheBeachhead() {
            g.go("deploy axis/F1 assault 44.5,8 0");
            assertThat(g.s.objectives().holder(objective("Hal Far cove"))).isEqualTo(ScenarioDefinition.AXIS);
            assertThat(g.s.objectives().holder(objective("Birzebbuga beach"))).isEqualTo(FactTable.NONE);
        }

        @Test
        @Clause({"greatbattles Q44v"})
        void theFupsComeAshoreWhereTheRoadIsNearestToTheBeach() {
            g.go("deploy axis/F1 assault 44.5,14 180");
            assertThat(g.s.objectives().holder(objective("Birzebbuga beach"))).isEqualTo(ScenarioDefinition.AXIS);
            for (String fup : new String[] {"axis/FUP1", "axis/FUP2"})
                assertThat(g.at(fup).squaredTo(new salient.greatbattles.geometry.Point(48_200, 12_500)))
                        .as(fup)
                        .isLessThan(4_000L * 4_000);
            assertThat(g.s.units().landed(g.unit("axis/F1"))).isTrue();
        }
    }
}
