package salient.greatbattles.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import salient.greatbattles.GreatBattles;
import salient.greatbattles.ProvingGround;
import salient.greatbattles.fire.Fire;
import salient.greatbattles.night.Night;
import salient.greatbattles.scenario.ScenarioReader;
import salient.greatbattles.state.Phase;
import salient.greatbattles.state.StandPlace;
import salient.greatbattles.tables.Formation;
import salient.kernel.rulebook.Clause;

/** U27 to U33, U53: carriers and what they carry. */
class TransportTest {
    private final ProvingGround g = new ProvingGround().held();

    private ProvingGround trucks() {
        return g.put("allied/B2/1 5,5@0", "allied/B2/2 6.5,5@0")
                .loaded("allied/B2/1")
                .loaded("allied/B2/2");
    }

    @Test
    @Clause({"greatbattles U53", "greatbattles U27", "greatbattles U33"})
    void whoHasTransportIsLoadedAtSetUpAndAnyStandMayHaveIt() {
        g.phase(Phase.SET_UP).play("set-up allied/B2 assault 10,5 0");
        assertThat(g.s.stands().loaded(g.stand("allied/B2/1"))).isTrue();
        g.play("set-up allied/A1 defensive 20,5 0");
        assertThat(g.s.stands().loaded(g.stand("allied/A1/1"))).isFalse();
        var all = ProvingGround.with(
                        "pool allied C hq+halftrack hw+truck at:M+halftrack fg:M+truck eng+truck smg+halftrack")
                .s
                .scenario();
        assertThat(all.findStand("allied/C/2").orElseThrow().transport()).isPresent();
        assertThatThrownBy(() -> ScenarioReader.read(ProvingGround.SCENARIO.replace("inf+truck", "inf+mule")))
                .hasMessageContaining("no transport 'mule'");
    }

    @Test
    @Clause({"greatbattles U28", "greatbattles C7Fs", "greatbattles C10b"})
    void whatHappensToTheCarrierHappensToItsPassengersAsOneStand() {
        trucks().phase(Phase.FIRE).player(1).put("axis/A1/1", 5, 8.5, 180);
        assertThat(Fire.targetClass(g.s, g.stand("allied/B2/1"))).isEqualTo(1); // soft
        g.shoot("axis/A1/1", "allied/B2/1", 2, 6); // soft vehicles are destroyed on 6
        assertThat(g.s.stands().place(g.stand("allied/B2/1"))).isEqualTo(StandPlace.FALLEN);
        assertThat(g.s.units().hits(g.unit("allied/B2"))).isEqualTo(2);
    }

    @Test
    @Clause({"greatbattles U28", "greatbattles C7Fs"})
    void onFootTheSameShotSuppresses() {
        trucks().phase(Phase.MOVEMENT).play("dismount allied/B2");
        g.phase(Phase.FIRE).player(1).put("axis/A1/1", 5, 8.5, 180);
        g.shoot("axis/A1/1", "allied/B2/1", 2, 6);
        assertThat(g.s.stands().suppressed(g.stand("allied/B2/1"))).isTrue();
    }

    @Test
    @Clause({"greatbattles U30", "greatbattles ACT14", "greatbattles U27", "greatbattles C7Mq"})
    void gettingOutIsFreeAndTheTransportIsGone() {
        trucks();
        g.legal("move allied/B2 +0,+4"); // wheeled in assault
        g.play("dismount allied/B2");
        assertThat(g.s.stands().loaded(g.stand("allied/B2/1"))).isFalse();
        g.refused("move allied/B2 +0,+4", "G32").legal("move allied/B2 +0,+3"); // the action is still there
        g.refused("dismount allied/B2", "U30");
    }

    @Test
    @Clause("greatbattles U30")
    void itIsPossibleInEveryStepOfOnesOwnAndWithoutBeingSeen() {
        trucks().hidden("allied/B2");
        for (Phase phase : new Phase[] {
            Phase.SET_UP,
            Phase.DAWN_DEPLOYMENT,
            Phase.ACTIVATION,
            Phase.BARRAGE,
            Phase.MOVEMENT,
            Phase.FIRE,
            Phase.NIGHT
        })
            assertThat(g.phase(phase).refusals("dismount allied/B2"))
                    .as(phase.word())
                    .isEmpty();
        g.play("dismount allied/B2");
        assertThat(g.s.hidden(g.unit("allied/B2"))).isTrue();
        assertThat(g.told.getLast().seenBy(GreatBattles.AXIS)).isEmpty();
        assertThat(g.refusals("dismount axis/A1")).contains("T2");
    }

    @Test
    @Clause({"greatbattles U31", "greatbattles U53", "greatbattles N12", "greatbattles U32"})
    void byDayNobodyGetsBackInAndAtNightfallAllMay() {
        trucks().play("dismount allied/B2");
        g.phase(Phase.FIRE).refused("limber allied/B2/1", "ACT19");
        assertThat(g.refusals("remount allied/B2")).isNotEmpty();
        Night.rest(g.s);
        g.phase(Phase.NIGHT);
        assertThat(g.s.stands().loaded(g.stand("allied/B2/1"))).isFalse(); // nobody has to
        g.play("remount allied/B2");
        assertThat(g.s.stands().loaded(g.stand("allied/B2/1"))).isTrue();
        g.refused("remount allied/B2", "U53");
        assertThat(g.refusals("remount allied/A1")).contains("U53"); // it has no transport
        g.play("unload allied/B2/1").refused("remount allied/B2", "U53"); // gone for the next day
    }

    @Test
    @Clause({"greatbattles U30", "greatbattles ACT14", "greatbattles ACT40", "greatbattles U32"})
    void infantryThatGetsOutLeavesTheGunBehindItsTow() {
        trucks().attach("allied/A/3", "allied/B2").put("allied/A/3", 8, 5, 0).loaded("allied/A/3");
        g.play("dismount allied/B2");
        assertThat(g.s.stands().loaded(g.stand("allied/B2/2"))).isFalse();
        assertThat(g.s.stands().loaded(g.stand("allied/A/3"))).isTrue();
        g.legal("move allied/B2 +0,+3"); // not held to the 1" of a gun without its tow
        g.refused("dismount allied/B2", "U30")
                .play("unload allied/A/3")
                .refused("move allied/B2 +0,+3", "G32")
                .refused("unload allied/A/3", "U30")
                .refused("unload allied/A2/1", "U30");
    }

    @Test
    @Clause({"greatbattles U32", "greatbattles ACT15", "greatbattles U10", "greatbattles C7Mp"})
    void aGunGetsItsVehicleBackWithTheActionThatLimbersIt() {
        g.phase(Phase.FIRE).attach("allied/A/3", "allied/A1").put("allied/A1/1 5,5@0", "allied/A/3 7,5@0");
        g.loaded("allied/A/3").put("axis/A1/1", 7, 9, 180);
        g.play("aim allied/A/3 axis/A1/1");
        g.play("shoot allied/A1", 10);
        assertThat(g.s.stands().loaded(g.stand("allied/A/3"))).isFalse();
        g.s.stands().setActed(g.stand("allied/A/3"), false); // a new round
        g.s.turnState().setShotsRolled(false);
        g.play("limber allied/A/3");
        assertThat(g.s.stands().loaded(g.stand("allied/A/3"))).isTrue();
        assertThat(g.s.stands().acted(g.stand("allied/A/3"))).isTrue();
    }

    @Test
    @Clause("greatbattles U32")
    void aFieldGunLikewiseButNotHeavyWeapons() {
        ProvingGround h = ProvingGround.with("pool allied A fg:M+truck hw+truck")
                .phase(Phase.FIRE)
                .attach("allied/A/7", "allied/A1")
                .attach("allied/A/8", "allied/A1")
                .put("allied/A1/1 5,5@0", "allied/A/7 7,5@0", "allied/A/8 5,4@0")
                .emplaced("allied/A/7")
                .emplaced("allied/A/8")
                .playAll("limber allied/A/7", "limber allied/A/8");
        assertThat(h.s.stands().loaded(h.stand("allied/A/7"))).isTrue();
        assertThat(h.s.stands().loaded(h.stand("allied/A/8"))).isFalse();
    }

    @Test
    @Clause({"greatbattles U27", "greatbattles U30", "greatbattles U31"})
    void whoFiresFromTransportHasGotOut() {
        trucks().phase(Phase.FIRE).put("axis/A1/1", 5, 7, 180);
        g.shoot("allied/B2/1", "axis/A1/1", 10);
        assertThat(g.s.stands().loaded(g.stand("allied/B2/1"))).isFalse();
        assertThat(g.s.stands().dismounted(g.stand("allied/B2/1"))).isTrue();
        assertThat(g.s.stands().loaded(g.stand("allied/B2/2"))).isTrue();
    }

    @Test
    @Clause({"greatbattles U28", "greatbattles C7Ml", "greatbattles C7Mq"})
    void theSlowestCarrierSetsThePace() {
        trucks().formation("allied/B2", Formation.ASSAULT);
        g.s.stands().setLoaded(g.stand("allied/B2/2"), false);
        g.legal("move allied/B2 +0,+3").refused("move allied/B2 +0,+3.1", "G32");
    }

    @Test
    @Clause({"greatbattles C7Mp", "greatbattles C7Ma", "greatbattles C7Fs"})
    void aScenarioMayGiveHorses() {
        ProvingGround horses = ProvingGround.with(
                        "battalion allied C1 Mounted average inf+horses inf+horses\nset-up allied C1 in box 0,0 30,5 facing 0")
                .put("allied/C1/1 5,5@0", "allied/C1/2 6.5,5@0")
                .formation("allied/C1", Formation.ASSAULT)
                .loaded("allied/C1/1")
                .loaded("allied/C1/2")
                .legal("move allied/C1 +0,+2")
                .refused("move allied/C1 +0,+2.1", "G32");
        assertThat(Fire.targetClass(horses.s, horses.stand("allied/C1/1"))).isEqualTo(1); // soft
    }

    @Test
    @Clause({"greatbattles ACT40", "greatbattles C7c"})
    void whoGotOutInTheMiddleOfAMoveDoesNotFireWithThatAction() {
        trucks().put("axis/A1/1", 5, 11, 180);
        g.playAll("move allied/B2 +0,+1", "dismount allied/B2").legal("move allied/B2 +0,+2"); // the rest of the move
        g.phase(Phase.FIRE).refused("aim allied/B2/1 axis/A1/1", "C7c").refused("decline allied/B2", "C7c");
    }

    @Test
    @Clause({"greatbattles ACT40", "greatbattles V2"})
    void norIsThatActionSpentOnARoll() {
        new ProvingGround("variant.initiative-roll", "yes")
                .held()
                .put("allied/B2/1", 5, 5, 0)
                .loaded("allied/B2/1")
                .inactive("allied/B2")
                .legal("initiative allied/B2")
                .playAll("move allied/B2 +0,+1", "dismount allied/B2")
                .refused("initiative allied/B2", "ACT40");
    }

    @Test
    @Clause("greatbattles ACT40")
    void theRestOfAMoveIsGivenOnce() {
        trucks().play("move allied/B2 +0,+1");
        g.playAll("unload allied/B2/1", "move allied/B2 +0,+1", "unload allied/B2/2");
        assertThat(g.refusals("move allied/B2 +0,+0.5")).contains("C7c");
    }

    @Test
    @Clause({"greatbattles U32", "greatbattles U53"})
    void aGunThatIsLimberedHasItsTow() {
        g.phase(Phase.FIRE)
                .attach("allied/A/3", "allied/A1")
                .put("allied/A/3", 5, 5, 0)
                .loaded("allied/A/3");
        g.play("unload allied/A/3");
        assertThat(g.s.stands().dismounted(g.stand("allied/A/3"))).isTrue();
        g.play("limber allied/A/3");
        assertThat(g.s.stands().dismounted(g.stand("allied/A/3"))).isFalse();
        assertThat(g.s.stands().loaded(g.stand("allied/A/3"))).isTrue();
    }
}
