package salient.greatbattles;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import salient.greatbattles.combat.CloseCombat;
import salient.greatbattles.combat.Rally;
import salient.greatbattles.fire.Fire;
import salient.greatbattles.state.ActionUse;
import salient.greatbattles.state.Phase;
import salient.greatbattles.state.StandPlace;
import salient.greatbattles.tables.StandType;
import salient.kernel.rulebook.Clause;

/** U1 to U25, U50: what each kind of stand is and does. */
class UnitTypesTest {
    private final ProvingGround g = ProvingGround.withGuns().held();

    @Test
    @Clause({
        "greatbattles U1",
        "greatbattles U5",
        "greatbattles U8",
        "greatbattles U11",
        "greatbattles U15",
        "greatbattles U21",
        "greatbattles U34",
        "greatbattles U40",
        "greatbattles G19"
    })
    void basesAreAsPrintedDepthBeforeFrontage() {
        assertThat(StandType.INFANTRY).matches(t -> t.depth() == 500 && t.frontage() == 1500);
        assertThat(StandType.ARMOR).matches(t -> t.depth() == 1000 && t.frontage() == 1500);
        assertThat(StandType.AT_GUN).matches(t -> t.depth() == 1000 && t.frontage() == 1000);
        assertThat(StandType.FIELD_GUN).matches(t -> t.depth() == 750 && t.frontage() == 1000);
        assertThat(StandType.HVY_WPNS).matches(t -> t.depth() == 750 && t.frontage() == 750);
        assertThat(StandType.HQ).matches(t -> t.depth() == 1000 && t.frontage() == 750);
        assertThat(StandType.C_OPS).matches(t -> t.depth() == 1000 && t.frontage() == 1000);
        assertThat(StandType.FUP).matches(t -> t.depth() == 2000 && t.frontage() == 2000);
        g.put("allied/A1/1", 5, 5, 0);
        assertThat(g.s.base(g.stand("allied/A1/1")).corner(0)).hasToString("5.75,5.25");
    }

    @Test
    @Clause({"greatbattles U2", "greatbattles U5", "greatbattles U8", "greatbattles U11", "greatbattles C7Fu"})
    void nobodyFiresDirectFromTheRear() {
        g.phase(Phase.FIRE).put("axis/A1/1", 5, 9, 180);
        g.put("allied/A1/1 5,7@0", "allied/A2/1 7,7@0", "allied/G1/1 9,7@0", "allied/G1/2 3,7@0");
        for (String stand : new String[] {"allied/A1/1", "allied/A2/1", "allied/G1/1", "allied/G1/2"}) {
            g.legal("aim " + stand + " axis/A1/1").rear(stand).refused("aim " + stand + " axis/A1/1", "C7Fu");
        }
    }

    @Test
    @Clause({"greatbattles U3", "greatbattles C9r", "greatbattles U6"})
    void infantryClosesWithAnythingButArmorEvenWithArmorOfItsOwn() {
        g.attach("allied/A/7", "allied/A1")
                .put("allied/A1/1 5,5@0", "allied/A/7 8,5@0", "axis/A2/1 5,6.75@180")
                .refused("move allied/A1 +0,+1", "C9r");
        g.s.stands().setPlace(g.stand("axis/A2/1"), StandPlace.RESERVE);
        g.attach("axis/A/1", "axis/A1").attach("axis/A/2", "axis/A1");
        g.put("axis/A/1", 5, 6.625, 180); // heavy weapons
        g.legal("move allied/A1 +0,+1").put("axis/A/1 15,15@180", "axis/A/2 5,6.75@180"); // a gun
        g.legal("move allied/A1 +0,+1");
    }

    @Test
    @Clause({"greatbattles U4", "greatbattles ACT30", "greatbattles ACT8", "greatbattles G20"})
    void infantryFiresIndirectlyUpToEightInchesFromAnyRank() {
        g.phase(Phase.FIRE).put("allied/A1/1", 12, 6, 0).rear("allied/A1/1");
        g.put("axis/A1/1", 12, 14.5, 180); // behind the wood
        g.legal("aim allied/A1/1 axis/A1/1 indirect")
                .put("axis/A1/1", 12, 14.501, 180)
                .refused("aim allied/A1/1 axis/A1/1 indirect", "ACT30")
                .put("allied/A2/1", 12, 7, 0)
                .refused("aim allied/A2/1 axis/A1/1 indirect", "ACT30");
    }

    @Test
    @Clause({"greatbattles U6", "greatbattles C9p"})
    void theLastStandOfAnArmorBattalionIsStillABattalion() {
        g.put("allied/A2/1 5,5@0", "axis/A1/1 5,7@180");
        g.s.stands().setPlace(g.stand("allied/A2/2"), StandPlace.DESTROYED);
        g.play("move allied/A2 +0,+1.25"); // into contact with foot
        g.playAll("done", "done").inPhase(Phase.CLOSE_COMBAT).legal("combat allied/A2 axis/A1");
    }

    @Test
    @Clause({"greatbattles U9", "greatbattles U12", "greatbattles C9i"})
    void anAttachedGunHelpsInDefenseAndAFieldGunAsMuch() {
        for (String gun : new String[] {"allied/A/4", "allied/A/8"}) {
            ProvingGround h = ProvingGround.with("pool allied A \"afv:M4 Sherman\" fg:M")
                    .put("allied/A1/1 5,5@0", "axis/A1/1 5,5.5@180")
                    .attach(gun, "allied/A1")
                    .put(gun, 7, 5, 0);
            assertThat(defense(h)).isEqualTo(2);
            h.suppressed(gun);
            assertThat(defense(h)).isZero();
        }
    }

    private static int defense(ProvingGround h) {
        return CloseCombat.defenderModifiers(h.s, h.unit("allied/A1"), h.unit("axis/A1")).stream()
                .mapToInt(Fire.Modifier::amount)
                .sum();
    }

    @Test
    @Clause({"greatbattles U12", "greatbattles C9m", "greatbattles Q40a"})
    void gunsByThemselvesFallWithoutAFightFieldGunsToo() {
        g.player(1).phase(Phase.CLOSE_COMBAT).put("allied/G1/1 5,5@0", "allied/G1/2 7,5@0");
        g.put("axis/A1/1", 5, 5.75, 180);
        g.play("combat axis/A1 allied/G1"); // no die
        assertThat(g.s.onTable(g.stand("allied/G1/1"))).isFalse();
        assertThat(g.s.onTable(g.stand("allied/G1/2"))).isFalse();
    }

    @Test
    @Clause({
        "greatbattles U10",
        "greatbattles U12",
        "greatbattles U13",
        "greatbattles ACT20",
        "greatbattles ACT21",
        "greatbattles C7Mg"
    })
    void firingUnlimbersAGunAndHoldsItsBattalionToAnInch() {
        for (String gun : new String[] {"allied/A/4", "allied/A/8"}) {
            ProvingGround h = ProvingGround.with("pool allied A \"afv:M4 Sherman\" fg:M")
                    .held()
                    .attach(gun, "allied/A1")
                    .put("allied/A1/1", 5, 5, 0)
                    .put(gun, 7, 5, 0)
                    .put("axis/A1/1", 7, 9, 180)
                    .phase(Phase.FIRE)
                    .play("aim " + gun + " axis/A1/1")
                    .play("shoot allied/A1", 9);
            assertThat(h.s.stands().emplaced(h.stand(gun))).isTrue();
            h.phase(Phase.MOVEMENT).s.units().setActionUse(h.unit("allied/A1"), ActionUse.NONE);
            h.legal("move allied/A1 +0,-1").refused("move allied/A1 +0,-1.1", "ACT21");
        }
    }

    @Test
    @Clause({"greatbattles U10", "greatbattles ACT19", "greatbattles ACT22", "greatbattles C7Mf", "greatbattles C7Mp"})
    void limberingTakesAnActionOfTheGunAlone() {
        g.phase(Phase.FIRE)
                .attach("allied/A/4", "allied/A1")
                .put("allied/A1/1 5,5@0", "allied/A/4 7,5@0")
                .refused("limber allied/A/4", "ACT19"); // it is not set up
        g.emplaced("allied/A/4").play("limber allied/A/4");
        assertThat(g.s.stands().emplaced(g.stand("allied/A/4"))).isFalse();
        assertThat(g.refusals("limber allied/A/4")).contains("C7b");
        assertThat(g.s.units().actionUse(g.unit("allied/A1"))).isEqualTo(ActionUse.SINGLE_STANDS);
    }

    @Test
    @Clause({"greatbattles U50", "greatbattles C7Fp", "greatbattles C7Fq"})
    void armorTooHeavyForTheGunIsStillSuppressedByAHit() {
        g.phase(Phase.FIRE).put("allied/G1/1 5,5@0", "axis/A2/1 5,8@180");
        g.shoot("allied/G1/1", "axis/A2/1", 8, 1);
        assertThat(g.s.stands().suppressed(g.stand("axis/A2/1"))).isTrue();
        assertThat(g.s.onTable(g.stand("axis/A2/1"))).isTrue();
    }

    @Test
    @Clause({"greatbattles U15", "greatbattles U21", "greatbattles ACT25"})
    void heavyWeaponsAndHqNeverFire() {
        g.phase(Phase.FIRE)
                .attach("allied/A/1", "allied/A1")
                .attach("allied/A/2", "allied/A1")
                .put("allied/A1/1 5,5@0", "allied/A/1 7,5@0", "allied/A/2 9,5@0", "axis/A1/1 7,8@180")
                .refused("aim allied/A/1 axis/A1/1", "U21")
                .refused("aim allied/A/2 axis/A1/1", "U15")
                .refused("aim allied/A/2 axis/A1/1 indirect", "U15", "ACT30");
    }

    @Test
    @Clause({"greatbattles U23", "greatbattles C9Rd", "greatbattles U21"})
    void anAttachedHqInTheRearImprovesTheRally() {
        g.put("allied/A1/1", 5, 5, 0).suppressed("allied/A1/1");
        assertThat(Rally.worked(g.s, g.unit("allied/A1"))).isEqualTo(7);
        g.attach("allied/A/1", "allied/A1").put("allied/A/1", 5, 4, 0).rear("allied/A/1");
        assertThat(Rally.worked(g.s, g.unit("allied/A1"))).isEqualTo(8);
    }
}
