package salient.greatbattles.movement;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import salient.greatbattles.GreatBattles;
import salient.greatbattles.ProvingGround;
import salient.greatbattles.position.GreatBattlesPosition;
import salient.greatbattles.state.Phase;
import salient.greatbattles.tables.Formation;
import salient.kernel.rulebook.Clause;

/** ACT1, F1 to F8: a change of formation with gaps of the player's choice. */
class FormingByStandTest {
    private static final String WIDER = "form-stands allied/A1 defensive allied/A1/1=4.5,5@0 allied/A1/2=7,5@0"
            + " allied/A1/3=9.5,5@0 allied/A1/4=12,5@0";
    private static final String ASSAULT = "form-stands allied/A1 assault allied/A1/1=7,3.7@0 allied/A1/2=7,5@0"
            + " allied/A1/3=9,5@0 allied/A1/4=8.9,3.7@0";

    private final ProvingGround g = new ProvingGround().held();

    /** A1 in a defensive line of four, half an inch apart, facing north. */
    FormingByStandTest() {
        for (int i = 0; i < 4; i++) g.put("allied/A1/" + (i + 1), 5 + 2 * i, 5, 0);
        g.formation("allied/A1", Formation.DEFENSIVE);
    }

    @Test
    @Clause({"greatbattles ACT1", "greatbattles F1"})
    void theGapsOfALineAreThePlayersChoice() {
        g.play(WIDER);
        assertThat(g.at("allied/A1/1")).hasToString("4.5,5");
        assertThat(g.at("allied/A1/4")).hasToString("12,5");
        assertThat(g.s.units().formation(g.unit("allied/A1"))).isEqualTo(Formation.DEFENSIVE);
        assertThat(g.refusals(WIDER)).as("the action is used").containsExactly("C7c");
    }

    @Test
    @Clause({"greatbattles F1", "greatbattles F3", "greatbattles F4", "greatbattles F8"})
    void theNewFormationKeepsItsOwnSpacing() {
        assertThat(g.refusals(WIDER.replace("9.5,5@0", "10.5,5@0").replace("12,5", "13,5")))
                .contains("F1");
        g.legal(ASSAULT);
        assertThat(g.refusals(ASSAULT.replace("7,3.7", "7,2.9"))).contains("F4");
        assertThat(g.refusals(ASSAULT.replace("assault", "march"))).contains("F8");
    }

    @Test
    @Clause({"greatbattles ACT1", "greatbattles C7a", "greatbattles F10"})
    void theCenterStandStaysAndEveryStandIsNamed() {
        assertThat(g.refusals(ASSAULT.replace("allied/A1/2=7,5", "allied/A1/2=7.1,5")))
                .contains("ACT1");
        g.refused(ASSAULT.replace(" allied/A1/4=8.9,3.7@0", ""), "C7a").play(ASSAULT);
        assertThat(g.s.stands().rear(g.stand("allied/A1/1"))).isTrue();
        assertThat(g.s.stands().rear(g.stand("allied/A1/3"))).isFalse();
    }

    @Test
    @Clause({"greatbattles G32", "greatbattles ACT7"})
    void itIsJudgedLikeAnyChangeOfFormation() {
        g.put("allied/A1/4", 13, 5, 0);
        assertThat(g.refusals(ASSAULT)).contains("G32");
        g.put("allied/A1/4 11,5@0", "axis/A1/1 14,5@180");
        assertThat(g.refusals(WIDER.replace("12,5", "12.5,5"))).contains("ACT7");
    }

    @Test
    @Clause("greatbattles N5")
    void byNightItNeedsNoAction() {
        g.phase(Phase.NIGHT).actions("allied/A1", 0);
        g.s.units().setActionUse(g.unit("allied/A1"), salient.greatbattles.state.ActionUse.NONE);
        g.legal(WIDER).play(WIDER).refused(WIDER, "N5");
    }

    @Test
    void aWrongStepIsOneReasonAmongAll() {
        g.phase(Phase.UPKEEP);
        assertThat(g.refusals(WIDER.replace("12,5", "14,5"))).contains(g.s.phase().clause, "F1");
    }

    @Test
    void itIsPreviewedAndWhatNamesOtherStandsIsOnlyRefused() {
        GreatBattlesPosition position = new GreatBattlesPosition(g.s);
        for (String order : List.of(WIDER, "form-stands allied/A1 assault allied/B1/1=7,5@0")) {
            List<String> lines = new ArrayList<>();
            position.answer(new GreatBattles().notation().parseQuestion("preview " + order, position))
                    .describe(lines::add);
            assertThat(lines).isNotEmpty();
        }
    }
}
