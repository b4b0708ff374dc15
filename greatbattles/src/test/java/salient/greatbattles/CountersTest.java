package salient.greatbattles;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import salient.greatbattles.casualties.Casualties;
import salient.greatbattles.fire.Fire;
import salient.greatbattles.night.Night;
import salient.greatbattles.paths.Rates;
import salient.greatbattles.play.GreatBattlesView;
import salient.greatbattles.play.GreatBattlesView.StandView;
import salient.greatbattles.play.GreatBattlesView.UnitView;
import salient.greatbattles.position.GreatBattlesPosition;
import salient.greatbattles.state.ActionUse;
import salient.greatbattles.state.Phase;
import salient.greatbattles.state.Status;
import salient.kernel.rulebook.Clause;

/** P: what disks, counters and unit cards show at a real table, a view shows here. */
class CountersTest {
    private final ProvingGround g = new ProvingGround();

    private GreatBattlesView view() {
        return (GreatBattlesView) new GreatBattlesPosition(g.s).seenBy(GreatBattles.AXIS);
    }

    private UnitView unit(String name) {
        return view().units().stream()
                .filter(u -> u.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    private StandView stand(String name) {
        return view().stands().stream()
                .filter(v -> v.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    @Test
    @Clause({"greatbattles P1", "greatbattles P5", "greatbattles P6"})
    void aStandIsFreshSuppressedOrFallen() {
        g.put("allied/A1/1 5,5@0", "allied/A1/2 7,5@0", "allied/A1/3 9,5@0");
        g.suppressed("allied/A1/2");
        Casualties.eliminate(g.s, g.stand("allied/A1/3"), Casualties.NOBODY, true, g.teller());
        assertThat(stand("allied/A1/1").suppressed()).isFalse();
        assertThat(stand("allied/A1/2").suppressed()).isTrue();
        assertThat(stand("allied/A1/3").place()).isEqualTo("fallen");
    }

    @Test
    @Clause({"greatbattles E16", "greatbattles P16", "greatbattles P17", "greatbattles P18", "greatbattles P27"})
    void aCounterShowsOneActionTwoOrNoneAndNoneAtTheEndOfTheTurn() {
        g.put("allied/A1/1 5,3@0", "allied/A2/1 15,3@0", "allied/B1/1 20,3@0");
        g.phase(Phase.BARRAGE).play("done", 26, 76, 30);
        assertThat(unit("allied/A1").actions()).isOne();
        assertThat(unit("allied/A2").actions()).isZero();
        assertThat(unit("allied/B1").actions()).isEqualTo(2);
        g.phase(Phase.FIRE).s.turnState().setRound(2);
        g.play("done");
        assertThat(unit("allied/B1").actions()).isZero();
    }

    @Test
    @Clause({"greatbattles P24", "greatbattles P25", "greatbattles C3i"})
    void itShowsWhoIsNotActivatedAndWhoHasGoneToGround() {
        g.put("allied/A1/1", 5, 3, 0).inactive("allied/A1");
        assertThat(unit("allied/A1").status()).isEqualTo("inactive");
        g.phase(Phase.ACTIVATION).play("activate allied/A1");
        assertThat(unit("allied/A1").status()).isEqualTo("activated");
        g.status("allied/A1", Status.GONE_TO_GROUND);
        assertThat(unit("allied/A1").status()).isEqualTo("gone-to-ground");
    }

    @Test
    @Clause({"greatbattles P26", "greatbattles P28", "greatbattles P15", "greatbattles P10"})
    void everyUnitHasOneCounterWithItsNameSideAndQualityAndItsStandsNameIt() {
        g.put("allied/B1/1", 5, 3, 0);
        assertThat(view().units()).extracting(UnitView::name).doesNotHaveDuplicates();
        assertThat(unit("allied/B1").side()).isEqualTo("allied");
        assertThat(unit("axis/A1").side()).isEqualTo("axis");
        assertThat(unit("allied/B1").quality()).isEqualTo("experienced");
        assertThat(stand("allied/B1/1").unit()).isEqualTo("allied/B1");
        assertThat(g.s.unit(g.unit("allied/B1")).battlegroup()).isEqualTo("B");
    }

    @Test
    @Clause({"greatbattles P29", "greatbattles P15"})
    void battlegroupsAreLettersAndThenOneAndTwo() {
        ProvingGround many = ProvingGround.with("""
                battalion allied Z9 Last average inf inf
                battalion allied 11 Further average inf inf
                pool allied 2 hq
                reserve allied Z9 11 day 1
                """).phase(Phase.ACTIVATION);
        many.play("activate-groups 1");
        assertThat(many.s.activated(many.unit("allied/11"))).isTrue();
        assertThatThrownBy(() -> ProvingGround.with("battalion allied 31 None average inf"))
                .hasMessageContaining("a battlegroup letter");
    }

    @Test
    @Clause({"greatbattles P11", "greatbattles C7Mb"})
    void theCardGivesTheMovesInColumnAssaultAndDefense() {
        g.put("allied/A1/1 5,3@0", "allied/A2/1 15,3@0").suppressed("allied/A1/1");
        assertThat(Rates.card(g.s, g.unit("allied/A1"))).isEqualTo("6-3-2");
        assertThat(Rates.card(g.s, g.unit("allied/A2"))).isEqualTo("10-7-4");
        var answer = new GreatBattlesPosition(g.s)
                .answer(new GreatBattles().notation().parseQuestion("reach allied/A2", new GreatBattlesPosition(g.s)));
        assertThat(answer.toString()).contains("Card 10-7-4.");
    }

    @Test
    @Clause({"greatbattles P3", "greatbattles ACT33", "greatbattles N2"})
    void suppressionStaysUntilARallySucceedsOrNightFalls() {
        g.put("allied/A1/1 5,3@0", "allied/A1/2 7,3@0")
                .suppressed("allied/A1/1")
                .suppressed("allied/A1/2");
        g.phase(Phase.FIRE).play("rally allied/A1/1", 7); // 8 - 2 = 6
        assertThat(g.s.stands().suppressed(g.stand("allied/A1/1"))).isTrue();
        g.play("rally allied/A1/2", 6);
        assertThat(g.s.stands().suppressed(g.stand("allied/A1/2"))).isFalse();
        Night.rest(g.s);
        assertThat(g.s.stands().suppressed(g.stand("allied/A1/1"))).isFalse();
    }

    @Test
    @Clause({"greatbattles P22", "greatbattles P23", "greatbattles C8g"})
    void theMarkOfAnActionTakenComesOffWithTheFirstActionOfItsOwnTurn() {
        g.put("allied/A1/1 5,3@0", "allied/A1/2 7,3@0").owesAction("allied/A1/1");
        assertThat(stand("allied/A1/1").owesAction()).isTrue();
        g.phase(Phase.BARRAGE).play("done", 50);
        assertThat(stand("allied/A1/1").owesAction()).isFalse();
        assertThat(g.s.stands().acted(g.stand("allied/A1/1"))).isTrue();
        assertThat(g.s.stands().acted(g.stand("allied/A1/2"))).isFalse(); // its mate may still act by itself
        g.phase(Phase.FIRE).suppressed("allied/A1/2").legal("rally allied/A1/2");
        assertThat(g.s.units().actionUse(g.unit("allied/A1"))).isEqualTo(ActionUse.SINGLE_STANDS);
    }

    @Test
    @Clause({"greatbattles P8", "greatbattles C7Fk", "greatbattles C7Fj"})
    void submachineGunnersUseTheirOwnTable() {
        g.put("allied/B1/1 5,5@0", "allied/A1/1 15,5@0", "axis/A1/1 5,8@180", "axis/A1/2 15,8@180"); // 2.5" away
        assertThat(stand("allied/B1/1").type()).isEqualTo("smg");
        assertThat(hit("allied/B1/1", "axis/A1/1")).isEqualTo(1);
        assertThat(hit("allied/A1/1", "axis/A1/2")).isEqualTo(2);
    }

    private int hit(String from, String to) {
        return g.toHit(from, to);
    }

    @Test
    @Clause("greatbattles P9")
    void engineersAreMarkedAndFightAsInfantry() {
        ProvingGround e = ProvingGround.with("battalion allied C1 Sappers average eng eng\nreserve allied C1 day 1")
                .put("allied/C1/1 5,5@0", "allied/A1/1 15,5@0", "axis/A1/1 5,7@180", "axis/A1/2 15,7@180");
        assertThat(e.s.type(e.stand("allied/C1/1")).id()).isEqualTo("engineer");
        assertThat(Fire.shot(e.s, e.stand("allied/C1/1"), e.stand("axis/A1/1"), Fire.Manner.DIRECT, false))
                .isEqualTo(Fire.shot(e.s, e.stand("allied/A1/1"), e.stand("axis/A1/2"), Fire.Manner.DIRECT, false));
    }
}
