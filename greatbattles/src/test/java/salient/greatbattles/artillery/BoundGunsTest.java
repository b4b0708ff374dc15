package salient.greatbattles.artillery;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import salient.greatbattles.GreatBattles;
import salient.greatbattles.ProvingGround;
import salient.greatbattles.casualties.Casualties;
import salient.greatbattles.position.GreatBattlesPosition;
import salient.greatbattles.state.Battery;
import salient.greatbattles.state.Mission;
import salient.greatbattles.state.Phase;
import salient.greatbattles.state.State;
import salient.greatbattles.turn.TurnSequence;
import salient.kernel.play.Event;
import salient.kernel.rulebook.Clause;

/** U12, U14: a field gun on the table and the template that belongs to it. */
class BoundGunsTest {
    private static final String GUN = "pool allied C fg:M+truck\ngun allied 3 C/1";

    private final ProvingGround g = ProvingGround.with(GUN).phase(Phase.BARRAGE).attach("allied/C/1", "allied/A1");

    private ProvingGround deployed() {
        return g.put("allied/A1/1 3,3@0", "allied/C/1 5,5@0");
    }

    @Test
    @Clause({"greatbattles U14", "greatbattles ART27"})
    void theGunItselfIsSpotterEnoughIfItSeesThePoint() {
        deployed().put("allied/A1/1", 29, 29, 180);
        g.legal("call 3 5,9").refused("call 3 12,12", "ART27");
    }

    @Test
    @Clause("greatbattles U14")
    void itsTemplateIsNotCalledWhileItIsSuppressedLimberedOrInCloseCombat() {
        deployed().suppressed("allied/C/1");
        g.refused("call 3 5,9", "U14").legal("call 2 5,9"); // the others do not care
        g.s.stands().setSuppressed(g.stand("allied/C/1"), false);
        g.loaded("allied/C/1").refused("call 3 5,9", "U14");
        g.s.stands().setLoaded(g.stand("allied/C/1"), false);
        g.put("axis/A1/1", 5, 5.625, 180); // in contact
        assertThat(g.refusals("call 3 5,9")).contains("U14");
    }

    @Test
    @Clause({"greatbattles U14", "greatbattles U13", "greatbattles ACT20"})
    void callingItMeansThatTheGunIsSetUp() {
        deployed().play("call 3 5,9", 50);
        assertThat(g.s.stands().emplaced(g.stand("allied/C/1"))).isTrue();
    }

    @Test
    @Clause("greatbattles U14")
    void itIsLostWithItsGunForGood() {
        deployed().firing(2, 5, 9);
        Casualties.eliminate(g.s, g.stand("allied/C/1"), Casualties.NOBODY, true, g.teller());
        assertThat(g.s.templates().battery(2)).isEqualTo(Battery.USED);
        g.s.turnState().setDay(2);
        TurnSequence.dawn(g.s, g.teller());
        assertThat(g.s.templates().battery(2)).isEqualTo(Battery.LOST);
        assertThat(g.s.templates().battery(1)).isEqualTo(Battery.AVAILABLE);
        assertThat(g.phase(Phase.BARRAGE).refusals("call 3 5,9")).isNotEmpty();
    }

    @Test
    @Clause({"greatbattles ART32", "greatbattles U14"})
    void theEnemyLearnsOfItsMissionWhenItIsCalledAndKeepsWhatHeSaw() {
        deployed();
        plan(Mission.REGISTERED, 5, 9);
        assertThat(axisSees(Mission.ON_CALL, Battery.AVAILABLE)).isTrue();
        g.play("call 3", 50);
        assertThat(axisSees(Mission.REGISTERED, g.s.templates().battery(2))).isTrue();
        Casualties.eliminate(g.s, g.stand("allied/C/1"), Casualties.NOBODY, true, g.teller());
        assertThat(axisSees(Mission.REGISTERED, Battery.USED)).isTrue();
        g.s.stands().setUnit(g.stand("allied/C/1"), -1); // parted from its battalion at nightfall
        assertThat(axisSees(Mission.REGISTERED, Battery.USED)).isTrue();
    }

    @Test
    @Clause({"greatbattles H15", "greatbattles ART32", "greatbattles U14"})
    void thatAHiddenGunIsGoneDoesNotShowOnItsTemplate() {
        deployed().hidden("allied/A1");
        plan(Mission.PRE_PLANNED, 5, 9);
        Casualties.eliminate(g.s, g.stand("allied/C/1"), Casualties.NOBODY, true, g.teller());
        assertThat(g.s.templates().battery(2)).isEqualTo(Battery.LOST);
        assertThat(axisSees(Mission.ON_CALL, Battery.AVAILABLE)).isTrue();
        assertThat(g.told).noneMatch(e -> e.seenBy(GreatBattles.AXIS).isPresent());
        g.s.units().setHidden(g.unit("allied/A1"), false);
        assertThat(axisSees(Mission.ON_CALL, Battery.LOST)).isTrue();
    }

    @Test
    @Clause({"greatbattles H15", "greatbattles ART23", "greatbattles U14"})
    void allSeeItsBarrageEndButNotThatTheHiddenGunIsGone() {
        deployed().hidden("allied/A1").firing(2, 5, 9);
        Casualties.eliminate(g.s, g.stand("allied/C/1"), Casualties.NOBODY, true, g.teller());
        assertThat(axisSees(Mission.ON_CALL, Battery.USED)).isTrue();
        assertThat(g.told)
                .filteredOn(e -> e.seenBy(GreatBattles.AXIS).isPresent())
                .singleElement()
                .matches(Event::reveals)
                .extracting(g::sentence)
                .asString()
                .endsWith("is removed for the day.");
    }

    private void plan(Mission mission, int x, int y) {
        g.firing(2, x, y).s.templates().setBattery(2, Battery.AVAILABLE);
        g.s.templates().setMission(2, mission);
    }

    private boolean axisSees(Mission mission, Battery battery) {
        State known = new GreatBattlesPosition(g.s).knownTo(GreatBattles.AXIS).state();
        return known.templates().mission(2) == mission && known.templates().battery(2) == battery;
    }

    @Test
    @Clause({"greatbattles U14", "greatbattles U12"})
    void onlyAFieldGunOfTheSideHasATemplate() {
        assertThatThrownBy(() -> ProvingGround.with("pool allied C at:M\ngun allied 3 C/1"))
                .hasMessageContaining("a field gun of allied");
        assertThatThrownBy(() -> ProvingGround.with("pool allied C fg:M\ngun allied 4 C/1"))
                .hasMessageContaining("template");
    }
}
