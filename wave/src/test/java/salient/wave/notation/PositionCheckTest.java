package salient.wave.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import salient.kernel.notation.BadNotation;
import salient.kernel.rulebook.Clause;
import salient.wave.Games;

/** A position that cannot be played is refused with its place and a sentence, like any other bad input. */
class PositionCheckTest {
    private static final String BATTLE = "battle E2515;attackers I/1SSPanzer;german I/1SSPanzer E2615;";

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "phase allied demolition|needs the bridges asked about",
                "phase german demolition;interrupted combat|expected a phase that a bridge interrupts",
                "phase german attack-support|needs a battle",
                "phase german defense-support|needs a battle",
                "phase german attack-losses|needs a battle",
                "phase german advance|needs a battle",
                "phase german advance;" + BATTLE + "allied I/393Inf E2515|is still defended",
                "phase german attack-support;" + BATTLE + "|no unit defends E2515",
                "phase german attack-losses;" + BATTLE + "allied I/393Inf E2515|no losses are to be taken",
                "phase german combat;" + BATTLE + "allied I/393Inf E2515|no battle is fought in the phase combat",
                "phase german attack-support;battle E2515;allied I/393Inf E2515|has no attackers",
                "phase german attack-support;attackers I/1SSPanzer;german I/1SSPanzer E2615|needs a battle",
                "phase german movement;attackers I/1SSPanzer;german I/1SSPanzer E2615|has no target hex",
                "phase german movement;losses 1 0|has no target hex",
                "phase german attack-support;battle E2515;attackers I/1SSPanzer;german I/1SSPanzer E2915;allied I/393Inf E2515|not next to",
                "phase german attack-support;battle E2515;attackers VAK388;german VAK388 E2615;allied I/393Inf E2515|is artillery",
                "phase allied attack-support;" + BATTLE + "allied I/393Inf E2515|is not a unit of the attacking side",
                "phase german attack-support;" + BATTLE
                        + "attack-guns SS-PzPi1;german SS-PzPi1 E2715;allied I/393Inf E2515|is not artillery of that side",
                "phase allied reform;allied A/18CRS B/18CRS E2415;allied C/18CRS E2515|are not in one hex",
                "phase german reform;allied A/18CRS B/18CRS C/18CRS E2415|are not in one hex",
                "phase german overstacked;german I/1SSPanzer E2615|no hex is overstacked",
                "phase allied interdiction|only under clear skies",
                "phase allied aerial-supply|only under clear skies",
                "phase german movement;asked E2415/E2515|expected two hexes with a bridge",
                "air-support 1|more aircraft are in use",
                "clear-skies;baseplate;air-support 5|more aircraft are in use",
                "clear-skies;baseplate;sorties - - - - battle|aircraft 5 is in use",
                "clear-skies;sorties - E2615;interdicted E2615|already interdicted",
                "clear-skies;sorties - - - - - - - - battle|more aircraft are in use",
                "phase german movement;second-phase|needs the line 'fight-first'",
                "phase german combat;fight-first;second-phase|makes it the first",
                "german I/1SSPanzer(moving) E2615|a line 'moving' names it",
                "moving I/1SSPanzer;german I/1SSPanzer E2615|has the mark 'moving'",
                "phase german set-up;german I/1SSPanzer E2815|I/1SSPanzer cannot be set up on this map"
            })
    void whatCannotBePlayedIsRefused(String text, String problem) {
        assertThatThrownBy(() -> Games.field(text.replace(';', '\n') + "\n"))
                .isInstanceOf(BadNotation.class)
                .hasMessageContaining(problem);
    }

    @Test
    void aBridgeAskedAboutStandsAndInterruptsAMove() {
        String bridge = "  minor E2415/E2515\n  bridge E2415/E2515\n";
        assertThatThrownBy(() -> Games.field(bridge + "phase german movement\nasked E2415/E2515\n"))
                .hasMessageContaining("only in the phase demolition");
        assertThatThrownBy(
                        () -> Games.field(bridge + "phase german demolition\nblown E2415/E2515\nasked E2415/E2515\n"))
                .hasMessageContaining("is blown");
        Games game = Games.field(bridge + "asked E2415/E2515\nphase german demolition\ngerman I/1SSPanzer E2515\n");
        game.play("leave E2415/E2515").inPhase("german movement");
    }

    /** Without more words a combat phase is the second of its segment, and a segment never has two of a kind. */
    @Clause("wave 5.6f")
    @Test
    void thePhaseTellsWhichOfTheTwoIsPlayed() {
        Games combat = Games.field("phase german combat\ngerman I/1SSPanzer E2615\n")
                .play("done")
                .inPhase("allied order");
        Games first = Games.field("phase german combat\nfight-first\ngerman I/1SSPanzer E2615\n")
                .play("done")
                .inPhase("german movement");
        Games movement = Games.field("phase german movement\nfight-first\ngerman I/1SSPanzer E2615\n")
                .play("done")
                .inPhase("allied order");
    }

    @Clause("wave 5.8a")
    @Test
    void theGermanFightsFirstInTheFirstCouplet() {
        Games.field("turn 1 1\nphase german combat\ngerman I/1SSPanzer E2615\n")
                .play("done")
                .inPhase("german movement");
    }

    @Test
    void linesMayComeInAnyOrder() {
        Games game = Games.field("attackers I/1SSPanzer\nallied I/393Inf E2515 · 5/1FAGp E2415\nbattle E2515\n"
                + "german I/1SSPanzer E2615\nphase german defense-support\n");
        game.legal("support 5/1FAGp");
        assertThat(game.state().battle.attackers()).hasSize(1);
    }

    @Test
    void wordsOfVersionTwoAreStillRead() {
        String battle = "battle E2515\nattackers I/1SSPanzer\ngerman I/1SSPanzer E2615\n"
                + "allied I/393Inf E2515 · 5/1FAGp E2415 · 5/2FAGp E2315\n";
        Games former = Games.field("phase german defence-support\ndefence-guns 5/1FAGp\n" + battle);
        assertThat(former.text()).contains("phase german defense-support\n", "defense-guns 5/1FAGp\n");
    }
}
