package salient.wave.combat;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import salient.kernel.rulebook.Clause;
import salient.wave.Games;
import salient.wave.play.Award;
import salient.wave.units.Sides;

class AdvanceTest {
    /** Artillery dies of any loss, and 8:1 needs no die: the hex is cleared for certain. */
    private static Games cleared(String map, String from) {
        return Games.field(map + "phase german combat\ngerman I/1SSPanzer s.501SSPanzer SS-PzJg1 III/2SSPzGrenSPW "
                        + from + "\nallied 5/1FAGp E2515\n")
                .play("attack E2515 I/1SSPanzer s.501SSPanzer SS-PzJg1 III/2SSPzGrenSPW");
    }

    @Clause({"wave 10.26a", "wave 10.26b", "wave 10.26c"})
    @Test
    void survivingAttackersMayMoveInAtOnceForNothing() {
        Games game = cleared("", "E2615").inPhase("german advance");
        game.play("advance I/1SSPanzer")
                .play("advance SS-PzJg1")
                .play("done")
                .at("I/1SSPanzer", "E2515")
                .at("s.501SSPanzer", "E2615")
                .inPhase("german combat");
        game.refused("advance s.501SSPanzer", "5.1a", "10.26c");
        cleared("", "E2615").play("done").at("I/1SSPanzer", "E2615");
    }

    @Clause({"wave 10.26a", "wave 10.26b", "wave 7.1"})
    @Test
    void onlyAttackersOfTheBattleAdvanceWithinStackingLimits() {
        Games game = Games.field("""
                phase german combat
                german I/1SSPanzer s.501SSPanzer SS-PzJg1 III/2SSPzGrenSPW E2615 · SS-PzPi1 SS-PzAufkl1 E2616
                allied 5/1FAGp E2515
                """);
        game.play("attack E2515 I/1SSPanzer s.501SSPanzer SS-PzJg1 III/2SSPzGrenSPW SS-PzPi1");
        game.refused("advance SS-PzAufkl1", "10.26a");
        game.refused("advance I/1SSPanzer s.501SSPanzer SS-PzJg1 III/2SSPzGrenSPW SS-PzPi1", "7.1");
        game.play("advance I/1SSPanzer s.501SSPanzer SS-PzJg1 III/2SSPzGrenSPW").inPhase("german combat");
    }

    @Clause("wave 10.26d")
    @Test
    void defendersNeverAdvance() {
        Games game =
                Games.field("phase german combat\ngerman SS-PzPi1 E2615\nallied I/393Inf II/393Inf III/393Inf E2515\n");
        game.play("attack E2515 SS-PzPi1").inPhase("german combat");
    }

    @Clause({"wave 10.26e", "wave 10.26f"})
    @Test
    void waterIsCrossedOnlyAsInMovement() {
        Games major = cleared("  major E2515/E2615\n", "E2615").inPhase("german combat");
        Games bridged = cleared("  major E2515/E2615\n  bridge E2515/E2615\n", "E2615");
        bridged.legal("advance I/1SSPanzer");
        Games minor = cleared("  minor E2515/E2615\n", "E2615");
        minor.refused("advance I/1SSPanzer", "10.26f").legal("advance SS-PzJg1");
        Games blown = cleared("  minor E2515/E2615\n  blown E2515/E2615\n", "E2615");
        blown.refused("advance s.501SSPanzer", "10.26f").legal("advance III/2SSPzGrenSPW");
    }

    @Clause({"wave 10.26f", "wave 10.26e"})
    @Test
    void blockedHexsidesAndMarshKeepFastUnitsBack() {
        String attackers = "phase german combat\ngerman I/986Gren E2615 · II/986Gren I/987Gren II/987Gren E2616\n"
                + "allied 5/1FAGp E2515\n";
        Games blocked = Games.field("  blocked E2515/E2615\n" + attackers);
        blocked.play("attack E2515 I/986Gren II/986Gren I/987Gren II/987Gren", 3)
                .play("lose II/986Gren");
        blocked.legal("advance I/986Gren");
        cleared("  blocked E2515/E2615\n", "E2615").inPhase("german combat");
    }

    private static Games marsh(String map, String from) {
        return Games.wave(
                """
                map E2010 6 6
                  ......
                  ......
                  ...m..
                  ......
                  ......
                  ......
                """ + map + "phase german combat\ngerman I/1SSPanzer I/986Gren " + from + "\nallied 5/1FAGp E2312\n");
    }

    @Clause({"wave 10.26f", "wave TEC.marsh"})
    @Test
    void intoMarshOffTheRoadOnlySlowUnitsAdvance() {
        marsh("", "E2313").play("attack E2312 I/1SSPanzer", 6).inPhase("german combat");
        Games slow = marsh("", "E2313").play("attack E2312 I/986Gren", 6);
        slow.legal("advance I/986Gren");
        Games road = marsh("  road E2312 E2313\n", "E2313").play("attack E2312 I/1SSPanzer", 6);
        road.legal("advance I/1SSPanzer");
        marsh("  road E2312 E2313\nclear-skies\nair-support 7\ninterdicted E2313\n", "E2313")
                .play("attack E2312 I/1SSPanzer", 6)
                .inPhase("german combat");
    }

    @Clause({"wave 10.26g", "wave 9.14b"})
    @Test
    void anAdvanceCanSetOffADemolitionButNotOfTheBridgeItCrosses() {
        String rivers = "  minor E2415/E2515 E2515/E2615\n  bridge E2415/E2515 E2515/E2615\n";
        Games game = cleared(rivers, "E2615").play("advance I/1SSPanzer").inPhase("allied demolition");
        assertThat(game.position().prompt().where()).contains("E2415/E2515");
        game.play("blow E2415/E2515", 6);
        assertThat(game.isBlown("E2415/E2515")).isTrue();
        game.at("I/1SSPanzer", "E2515").inPhase("german advance");
        game.play("advance SS-PzJg1");
    }

    @Clause({"wave 10.26h", "wave 6.17b", "wave 6.15f", "wave 3.11c"})
    @Test
    void anAdvanceCountsAsEntry() {
        Games game = Games.field("""
                  town E2515
                turn 4
                depots E2515 - - -
                drop 1 E2515
                phase german combat
                german I/1SSPanzer s.501SSPanzer SS-PzJg1 III/2SSPzGrenSPW E2615
                allied A/18CRS E2515 · 10Tk E2415
                """);
        game.play("attack E2515 I/1SSPanzer s.501SSPanzer SS-PzJg1 III/2SSPzGrenSPW");
        game.play("advance I/1SSPanzer");
        assertThat(game.control("E2515")).isEqualTo("german");
        assertThat(game.state().skies.anyDrop()).isFalse();
        assertThat(game.told()).contains("real depot");
        assertThat(game.points(Sides.GERMAN, Award.CONTACT_5A)).isEqualTo(4);
    }
}
