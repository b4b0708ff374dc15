package salient.greatbattles.fire;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import salient.greatbattles.ProvingGround;
import salient.greatbattles.play.GreatBattlesEvent;
import salient.greatbattles.sight.Sight;
import salient.greatbattles.state.Phase;
import salient.greatbattles.state.StandPlace;
import salient.greatbattles.tables.SupplySituation;
import salient.kernel.rulebook.Clause;

/** V13, V14, V23, V28, V30, V31, V55: other ways to fire. */
class FireVariantsTest {
    private static ProvingGround duel(String... options) {
        return new ProvingGround(options)
                .put("allied/A1/1 5,5@0", "axis/A1/1 5,6.2@180")
                .phase(Phase.FIRE);
    }

    /** The target stands in soft cover. */
    private static ProvingGround inSoftCover(ProvingGround g) {
        return g.put("allied/A1/1 12,9@0", "axis/A1/1 12,10.3@180");
    }

    private static Fire.Shot shot(ProvingGround g, String from, String to) {
        return Fire.shot(g.s, g.stand(from), g.stand(to), Fire.Manner.DIRECT, false);
    }

    @Test
    @Clause({"greatbattles V13", "greatbattles C7Fz", "greatbattles Q1c"})
    void qualityAndCoverOfTheTargetCountOnlyUnderTheOption() {
        ProvingGround stock = inSoftCover(new ProvingGround());
        assertThat(shot(stock, "allied/A1/1", "axis/A1/1").toDestroy()).isEmpty();
        ProvingGround always = inSoftCover(new ProvingGround("variant.destroy-mods", "always"));
        assertThat(shot(always, "allied/A1/1", "axis/A1/1").destroy()).isEqualTo(5); // 6, soft cover -1
        ProvingGround red = inSoftCover(new ProvingGround("variant.destroy-mods", "red-die"));
        assertThat(shot(red, "allied/A1/1", "axis/A1/1").destroy()).isEqualTo(6); // hard cover only
        red.put("allied/A1/1 21,19@0", "axis/A1/1 21,20.3@180");
        assertThat(shot(red, "allied/A1/1", "axis/A1/1").destroy()).isEqualTo(5);
    }

    @Test
    @Clause({"greatbattles V13", "greatbattles C7Faa"})
    void onlyTheRedNumbersOfTheColoredDieUseTheModifiers() {
        ProvingGround g = new ProvingGround("variant.destroy-mods", "red-die")
                .put("allied/A1/1 21,19@0", "axis/A1/1 21,20.3@180")
                .phase(Phase.FIRE);
        Fire.Shot shot = shot(g, "allied/A1/1", "axis/A1/1");
        assertThat(shot.destroysWithColor(6)).isTrue(); // black 6
        assertThat(shot.destroysWithColor(16)).isFalse(); // red 6 against 5
        assertThat(shot.destroysWithColor(15)).isTrue();
        g.shoot("allied/A1/1", "axis/A1/1", 1, 16);
        assertThat(g.s.suppressed(g.stand("axis/A1/1"))).isTrue();
        assertThat(g.s.onTable(g.stand("axis/A1/1"))).isTrue();
    }

    @Test
    @Clause({"greatbattles V14", "greatbattles Q1a", "greatbattles Q1b"})
    void coverMakesATargetHarderToHitOnlyUnderTheOption() {
        for (boolean on : new boolean[] {false, true}) {
            ProvingGround g = inSoftCover(ProvingGround.option("variant.cover-to-hit", on));
            assertThat(shot(g, "allied/A1/1", "axis/A1/1").hit()).isEqualTo(on ? 5 : 6);
        }
    }

    private static int markers(ProvingGround g) {
        return g.s.stands().ammoMarkers(g.stand("allied/A1/1"));
    }

    private static ProvingGround fired(String option, int... dice) {
        ProvingGround g = duel("variant.ammo-low", option)
                .play("aim allied/A1/1 axis/A1/1")
                .play("shoot allied/A1", dice);
        return g;
    }

    @Test
    @Clause({"greatbattles V23", "greatbattles Q33a", "greatbattles Q33b", "greatbattles Q33d", "greatbattles Q33e"})
    void ammunitionRunsLowByTheDiceOfEachWayToPlayIt() {
        assertThat(markers(fired("off", 1, 10))).isZero();
        assertThat(markers(fired("summary", 3, 10))).isEqualTo(1);
        assertThat(markers(fired("summary", 1, 9))).isZero();
        assertThat(markers(fired("faq", 1, 5))).isEqualTo(1);
        assertThat(markers(fired("faq", 2, 10))).isZero();
        assertThat(markers(fired("faq-quality", 1, 8))).isEqualTo(1); // the Rally number of average troops
        assertThat(markers(fired("faq-quality", 1, 7))).isZero();
        ProvingGround g = fired("faq", 1, 9);
        assertThat(shot(g, "allied/A1/1", "axis/A1/1").hit()).isEqualTo(5); // 6, one marker
    }

    @Test
    @Clause({"greatbattles V23", "greatbattles Q34e"})
    void aWastedShotIsRolledForItsAmmunition() {
        ProvingGround g =
                duel("variant.ammo-low", "faq").put("allied/A1/2", 6.6, 5, 0).play("aim allied/A1/1 axis/A1/1");
        g.shoot("allied/A1/2", "axis/A1/1", 2, 1, 1); // destroyed by the first; the second rolls a 1 in vain
        assertThat(g.s.stands().ammoMarkers(g.stand("allied/A1/2"))).isEqualTo(1);
        ProvingGround summary = duel("variant.ammo-low", "summary")
                .put("allied/A1/2", 6.6, 5, 0)
                .play("aim allied/A1/1 axis/A1/1");
        summary.shoot("allied/A1/2", "axis/A1/1", 2, 1); // nothing is rolled for the wasted shot
    }

    @Test
    @Clause({"greatbattles V23", "greatbattles Q33c"})
    void markersGoAtNightBySituation() {
        ProvingGround g = duel("variant.ammo-low", "faq");
        g.s.stands().setAmmoMarkers(g.stand("allied/A1/1"), 3);
        Ammunition.resupply(g.s, g.unit("allied/A1"), SupplySituation.ISOLATED, g.teller());
        assertThat(markers(g)).isEqualTo(3);
        Ammunition.resupply(g.s, g.unit("allied/A1"), SupplySituation.SEPARATED, g.teller());
        assertThat(markers(g)).isEqualTo(2);
        ProvingGround summary = duel("variant.ammo-low", "summary");
        summary.s.stands().setAmmoMarkers(summary.stand("allied/A1/1"), 3);
        Ammunition.resupply(
                summary.s, summary.unit("allied/A1"), SupplySituation.SEPARATED, summary.teller(50, 51, 20));
        assertThat(markers(summary)).isEqualTo(1);
    }

    @Test
    @Clause({"greatbattles V28", "greatbattles Q21a"})
    void onlyTheOptionLetsFirePassOverFriendsBelow() {
        ProvingGround.offAndOn("variant.fire-over-friends", (g, on) -> {
            g.put("allied/A1/1 5,20.5@180", "allied/B1/1 5,18.5@180", "axis/A1/1 5,16@0");
            int from = g.stand("allied/A1/1");
            int to = g.stand("axis/A1/1");
            assertThat(Sight.lineOfFire(g.s, from, to).isEmpty()).isEqualTo(on);
            assertThat(Sight.sees(g.s, from, to)).isFalse(); // sight itself is not changed
            g.put("allied/B1/1 5,20.1@180", "allied/A1/1 5,20.9@180");
            assertThat(Sight.lineOfFire(g.s, from, to)).isPresent(); // a friend on the same level
        });
    }

    @Test
    @Clause({"greatbattles V30", "greatbattles Q27c"})
    void armorFiresAtArmorAndInfantryAtTheNearestInfantry() {
        ProvingGround g = new ProvingGround("variant.target-priority", "yes")
                .put("allied/A2/1 5,5@0", "allied/A1/1 10,5@0", "axis/A1/1 5,7@180", "axis/A2/1 8,9@180")
                .phase(Phase.FIRE)
                .refused("aim allied/A2/1 axis/A1/1", "Q27c")
                .legal("aim allied/A2/1 axis/A2/1")
                .put("axis/A1/2", 10, 7, 180)
                .refused("aim allied/A1/1 axis/A1/1", "Q27c")
                .legal("aim allied/A1/1 axis/A1/2");
        g.s.stands().setPlace(g.stand("axis/A2/1"), StandPlace.DESTROYED);
        g.legal("aim allied/A2/1 axis/A1/1"); // no armor to fire at
        assertThat(new ProvingGround()
                        .put("allied/A2/1 5,5@0", "axis/A1/1 5,7@180", "axis/A2/1 8,9@180")
                        .phase(Phase.FIRE)
                        .refusals("aim allied/A2/1 axis/A1/1"))
                .isEmpty();
    }

    @Test
    @Clause({"greatbattles V31", "greatbattles Q34b", "greatbattles Q34c", "greatbattles C7Fy"})
    void shotsAreCommittedTogetherOrFiredOneByOne() {
        duel().put("allied/A1/2", 6.6, 5, 0)
                .play("aim allied/A1/1 axis/A1/1")
                .legal("aim allied/A1/2 axis/A1/1")
                .play("shoot allied/A1", 10)
                .refused("aim allied/A1/2 axis/A1/1", "C7Fy");
        duel("variant.fire-assignment", "reactive")
                .put("allied/A1/2", 6.6, 5, 0)
                .play("aim allied/A1/1 axis/A1/1")
                .refused("aim allied/A1/2 axis/A1/1", "Q34c")
                .play("shoot allied/A1", 10)
                .legal("aim allied/A1/2 axis/A1/1");
    }

    @Test
    @Clause({"greatbattles V55", "greatbattles Q34a"})
    void theTwoDiceAreToldTogetherOrOneAfterTheOtherWithTheSameResult() {
        for (boolean together : new boolean[] {true, false}) {
            ProvingGround g = duel("ui.two-dice", together ? "yes" : "no").play("aim allied/A1/1 axis/A1/1");
            g.told.clear();
            g.play("shoot allied/A1", 2, 1);
            long shots = g.told.stream()
                    .filter(e -> e instanceof GreatBattlesEvent ev && ev.kind() == GreatBattlesEvent.Kind.SHOT)
                    .count();
            assertThat(shots).isEqualTo(together ? 1 : 2);
            assertThat(g.s.onTable(g.stand("axis/A1/1"))).isFalse();
        }
    }
}
