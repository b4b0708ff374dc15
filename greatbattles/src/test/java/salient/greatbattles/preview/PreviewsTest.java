package salient.greatbattles.preview;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import salient.greatbattles.GreatBattles;
import salient.greatbattles.ProvingGround;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.play.TableAnswer;
import salient.greatbattles.position.GreatBattlesPosition;
import salient.greatbattles.state.Phase;
import salient.greatbattles.tables.Formation;
import salient.kernel.play.Answer;
import salient.kernel.rulebook.Clause;

/** What a player is told before he commits himself is what the referee then does. */
class PreviewsTest {
    private final ProvingGround g = new ProvingGround();

    private Answer ask(String question) {
        var position = new GreatBattlesPosition(g.s);
        return position.answer(new GreatBattles().notation().parseQuestion(question, position));
    }

    private TableAnswer.MovePreview move(String order) {
        return (TableAnswer.MovePreview) ask("preview " + order);
    }

    private static List<String> lines(Answer answer) {
        List<String> lines = new ArrayList<>();
        answer.describe(lines::add);
        return lines;
    }

    @Nested
    class Moves {
        @Test
        @Clause({"greatbattles C7Ma", "greatbattles G32"})
        void theWayIsMeasuredOverItsGround() {
            g.put("allied/B1/1", 12, 8, 0).formation("allied/B1", Formation.ASSAULT);
            TableAnswer.MovePreview preview = move("move allied/B1 +0,+3");
            assertThat(preview.longest()).isEqualTo(3000);
            assertThat(preview.walks().getFirst().ground())
                    .extracting(TableAnswer.Stretch::going, TableAnswer.Stretch::feature)
                    .containsExactly(
                            org.assertj.core.groups.Tuple.tuple("good", ""),
                            org.assertj.core.groups.Tuple.tuple("bad", "Wood"));
            assertThat(preview.walks().getFirst().ground().getLast().to()).isEqualTo(3000);
            assertThat(move("move allied/B1 -2,+0").left() + 2000).isBetween(2990, 3000);
        }

        @Test
        @Clause("greatbattles G32")
        void whatCanBeAffordedIsLegalAndOneTenthMoreIsNot() {
            g.put("allied/B1/1", 5, 5, 0).formation("allied/B1", Formation.ASSAULT);
            int affordable = move("move allied/B1 +0,+9").affordable();
            assertThat(affordable).isBetween(1000, 8999);
            g.legal("move allied/B1 +0,+" + Point.inches(affordable))
                    .refused("move allied/B1 +0,+" + Point.inches(affordable + 100), "G32");
            assertThat(move("move allied/B1 +0,+9").reasons())
                    .extracting(r -> r.clause().number())
                    .contains("G32");
        }

        /** A battalion in assault formation, south of an enemy. */
        private void assaulting(String enemy) {
            g.put("allied/B1/1", 5, 5, 0)
                    .formation("allied/B1", Formation.ASSAULT)
                    .put(enemy);
        }

        @Test
        @Clause({"greatbattles C8a", "greatbattles C8f"})
        void whoSeesTheMoverMayFireAfterAnInch() {
            assaulting("axis/A1/1 5,12@180");
            List<TableAnswer.Watcher> watchers = move("move allied/B1 +2,+0").watchers();
            assertThat(watchers).singleElement().satisfies(w -> {
                assertThat(w.stand()).isEqualTo("axis/A1/1");
                assertThat(w.from()).isZero();
                assertThat(w.fires()).contains(1000);
            });
        }

        @Test
        @Clause("greatbattles H1")
        void whoIsHiddenIsNoWatcher() {
            g.put("allied/B1/1 5,5@0", "axis/A1/1 5,12@180").hidden("axis/A1");
            assertThat(move("move allied/B1 +2,+0").watchers()).isEmpty();
        }

        @Test
        @Clause({"greatbattles C9a", "greatbattles C9e"})
        void aMoveIntoContactShowsTheCloseCombatThatFollows() {
            assaulting("axis/A1/1 5,7.5@180");
            assertThat(move("move allied/B1 +0,+1").assaults()).isEmpty();
            TableAnswer.MovePreview preview = move("move allied/B1 +0,+2");
            assertThat(preview.reasons()).isEmpty();
            assertThat(preview.assaults()).singleElement().satisfies(combat -> {
                assertThat(combat.attacker()).isEqualTo("allied/B1");
                assertThat(combat.defender()).isEqualTo("axis/A1");
                assertThat(combat.wins() + combat.draws() + combat.loses()).isEqualTo(100);
            });
            g.playAll("move allied/B1 +0,+2", "hold turn");
            var fought = (TableAnswer.CombatPreview) ask("preview combat allied/B1 axis/A1");
            assertThat(preview.assaults().getFirst().wins()).isEqualTo(fought.wins());
        }

        @Test
        @Clause({"greatbattles ACT1", "greatbattles F1"})
        void aFormationIsLaidOutAsItWillStand() {
            for (int i = 1; i <= 4; i++) g.put("allied/A1/" + i, 3 + 2 * i, 5, 0);
            g.formation("allied/A1", Formation.DEFENSIVE);
            TableAnswer.MovePreview preview = move("form allied/A1 march 0");
            g.playAll("form allied/A1 march 0", "hold turn");
            assertThat(preview.walks()).allSatisfy(walk -> {
                int stand = g.stand(walk.end().stand());
                assertThat(g.s.at(stand).x()).isEqualTo(walk.end().x());
                assertThat(g.s.at(stand).y()).isEqualTo(walk.end().y());
            });
        }
    }

    @Nested
    class Shots {
        @Test
        @Clause({"greatbattles C7Fc", "greatbattles C7Fe"})
        void everyChangeIsNamedAndTheChancesAddUp() {
            g.phase(Phase.FIRE);
            g.put("allied/A1/1 5,5@180", "axis/A1/1 5,8@180").inactive("axis/A1");
            var shot = (TableAnswer.FirePreview) ask("preview aim allied/A1/1 axis/A1/1");
            assertThat(shot.reasons()).isEmpty();
            assertThat(shot.toHit()).extracting(c -> c.clause().number()).containsExactly("C7Fc", "C7Fe");
            assertThat(shot.hit())
                    .isEqualTo(shot.base()
                            + shot.toHit().stream()
                                    .mapToInt(TableAnswer.Change::amount)
                                    .sum());
            assertThat(shot.destroys() + shot.suppresses()).isEqualTo(shot.hits());
            assertThat(shot.hits()).isEqualTo(10 * Math.max(1, shot.hit()));
        }

        @Test
        @Clause({"greatbattles C7Fn", "greatbattles G28"})
        void targetsSayWhyNot() {
            g.put("allied/A1/1 12,8@0", "axis/A1/1 12,15@180", "axis/A2/1 12,27@180");
            var targets = (TableAnswer.Targets) ask("targets allied/A1/1");
            assertThat(targets.direct()).isEqualTo(8000);
            assertThat(targets.shots())
                    .filteredOn(shot -> shot.manner().equals("direct"))
                    .extracting(
                            shot -> shot.to(),
                            shot -> shot.reasons().getFirst().clause().number())
                    .containsExactly(
                            org.assertj.core.groups.Tuple.tuple("axis/A1/1", "G28"),
                            org.assertj.core.groups.Tuple.tuple("axis/A2/1", "C7Fj"));
        }

        @Test
        @Clause({"greatbattles C9a", "greatbattles C9j"})
        void aCloseCombatIsWeighedOutOfAHundred() {
            g.put("allied/B1/1 5,5@0", "axis/A1/1 5,5.5@180");
            var combat = (TableAnswer.CombatPreview) ask("preview combat allied/B1 axis/A1");
            assertThat(combat.wins() + combat.draws() + combat.loses()).isEqualTo(100);
            assertThat(combat.attack()).extracting(c -> c.clause().number()).contains("C9j");
            assertThat(combat.wins()).isGreaterThan(combat.loses());
        }
    }

    @Nested
    class Rulers {
        @Test
        @Clause("greatbattles G28")
        void theStraightEdgeNamesWhatBlocks() {
            g.put("allied/A1/1 12,8@0", "axis/A1/1 12,16@180");
            var line = (TableAnswer.SightLine) ask("look allied/A1/1 axis/A1/1");
            assertThat(line.clear()).isFalse();
            assertThat(line.block())
                    .hasValueSatisfying(b -> assertThat(b.text()).isEqualTo("Wood"));
            assertThat(lines(line)).contains("Blocked by Wood (greatbattles G28).");
        }

        @Test
        @Clause("greatbattles G27")
        void theTapeMeasuresFromPlaceToPlace() {
            var line = (TableAnswer.SightLine) ask("measure 3,4 6,8");
            assertThat(line.distance()).isEqualTo(5000);
            assertThat(line.clear()).isTrue();
        }
    }

    @Nested
    class Templates {
        @Test
        @Clause({"greatbattles C5b", "greatbattles C5d", "greatbattles C5l"})
        void whoLiesUnderItIsNamedWithHisChance() {
            g.phase(Phase.BARRAGE);
            g.put("allied/A1/1 22,18@0", "axis/A1/1 5,9@180", "axis/A1/2 22,21@180");
            var open = (TableAnswer.BarragePreview) ask("preview call 1 5,9");
            assertThat(open.stands())
                    .singleElement()
                    .satisfies(u -> assertThat(u.clause().number()).isEqualTo("C5b"));
            var town = (TableAnswer.BarragePreview) ask("preview call 1 22,21");
            assertThat(town.stands())
                    .singleElement()
                    .satisfies(u -> assertThat(u.clause().number()).isEqualTo("C5d"));
            assertThat(town.stands().getFirst().chance())
                    .isLessThan(open.stands().getFirst().chance());
        }

        @Test
        @Clause("greatbattles C4a")
        void theDelaysAddUp() {
            g.phase(Phase.BARRAGE);
            g.put("allied/A1/1 5,5@0", "axis/A1/1 5,9@180");
            var call = (TableAnswer.BarragePreview) ask("preview call 1 5,9");
            assertThat(call.spotter()).contains("allied/A1/1");
            assertThat(call.delays().stream().mapToInt(Integer::intValue).sum()).isEqualTo(100);
        }
    }

    @Nested
    class SettingUp {
        @Test
        @Clause({"greatbattles T20", "greatbattles F1"})
        void theZoneIsShownAndALayoutOutsideItRefused() {
            g.phase(Phase.SET_UP);
            g.turn(0);
            var zone = (TableAnswer.Ground) ask("zone allied/A1");
            assertThat(zone.areas()).hasSize(1);
            var inside = (TableAnswer.Layout) ask("preview set-up allied/A1 defensive 15,3 0");
            assertThat(inside.stands()).hasSize(4);
            assertThat(inside.reasons()).isEmpty();
            var outside = (TableAnswer.Layout) ask("preview set-up allied/A1 defensive 15,15 0");
            assertThat(outside.reasons()).extracting(r -> r.clause().number()).containsExactly("T20");
        }
    }
}
