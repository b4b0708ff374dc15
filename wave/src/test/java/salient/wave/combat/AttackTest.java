package salient.wave.combat;

import org.junit.jupiter.api.Test;
import salient.kernel.rulebook.Clause;
import salient.wave.Games;

class AttackTest {
    private static final String FRONT = """
            phase german combat
            german I/1SSPanzer SS-PzJg1 E2615 · I/12SSPanzer E2514 · StuG-Brig11 StuG-Brig394 StuG-Brig667 E2516
            german StuG-Brig902 PzJg-Abt741 E2415
            allied I/393Inf E2515 · II/393Inf E2715
            """;

    @Clause({"wave 10.1a", "wave 10.1b", "wave 9.1c"})
    @Test
    void onlyAdjacentEnemiesAreAttackedByTheSideWhoseSegmentItIs() {
        Games game = Games.field(FRONT);
        game.legal("attack E2515 I/1SSPanzer").refused("attack E2614 I/1SSPanzer", "10.1a");
        game.refused("attack E2715 I/12SSPanzer", "10.1a").refused("attack E2615 I/393Inf", "10.1a", "10.1b");
    }

    @Clause({"wave 10.16a", "wave 10.17a", "wave 10.2a"})
    @Test
    void oneOrganizationAndUpToFourIndependentsShareAnAttack() {
        Games game = Games.field(FRONT);
        game.refused("attack E2515 I/1SSPanzer SS-PzJg1 I/12SSPanzer", "10.16a");
        game.legal("attack E2515 I/1SSPanzer SS-PzJg1 StuG-Brig11 StuG-Brig394 StuG-Brig667 StuG-Brig902");
        game.refused("attack E2515 StuG-Brig11 StuG-Brig394 StuG-Brig667 StuG-Brig902 PzJg-Abt741", "10.17a");
        game.legal("attack E2515 StuG-Brig11 StuG-Brig394 StuG-Brig667 StuG-Brig902");
        game.refused(
                "attack E2515 I/1SSPanzer I/12SSPanzer StuG-Brig11 StuG-Brig394 StuG-Brig667 StuG-Brig902 PzJg-Abt741",
                "10.16a",
                "10.17a");
    }

    @Clause({"wave 10.2b", "wave 10.2c", "wave 10.3a", "wave 10.4a", "wave 10.4b"})
    @Test
    void unitsOfAStackMayAttackDifferentHexesOneBattleAfterAnother() {
        Games game = Games.field(FRONT);
        game.play("attack E2515 I/1SSPanzer", 5);
        game.play("attack E2715 SS-PzJg1", 5);
        game.refused("attack E2515 I/1SSPanzer I/1SSPanzer", "10.3a", "10.3c", "10.3d");
    }

    @Clause({"wave 10.3c", "wave 10.3d"})
    @Test
    void aUnitAttacksOnceAndIsAttackedOnceAPhase() {
        Games game = Games.field(FRONT).play("attack E2515 SS-PzJg1", 5);
        game.refused("attack E2715 SS-PzJg1", "10.3c").refused("attack E2515 I/12SSPanzer", "10.3d");
        game.legal("attack E2715 I/1SSPanzer").inPhase("german combat");
    }

    @Clause({"wave 10.18b", "wave 10.1a"})
    @Test
    void artilleryNeverAttacksAndAnAttackNeedsAUnit() {
        Games game = Games.field("phase german combat\ngerman VAK388 E2615\nallied I/393Inf E2515\n");
        game.refused("attack E2515 VAK388", "10.18b");
        game.refused("attack E2514 VAK388", "10.1a", "10.18b");
    }

    @Clause({"wave 9.9c", "wave 10.13c"})
    @Test
    void anyHexsideMayBeAttackedThrough() {
        for (String side : new String[] {"major", "lake", "minor", "blocked"})
            Games.field("  " + side
                            + " E2515/E2615\nphase german combat\ngerman I/1SSPanzer E2615\nallied I/393Inf E2515\n")
                    .legal("attack E2515 I/1SSPanzer");
    }

    @Clause("wave 5.8b")
    @Test
    void theAlliedPlayerDoesNotAttackInTheFirstCouplet() {
        Games game = Games.field("turn 1 1\nphase allied combat\ngerman I/1SSPanzer E2615\nallied I/393Inf E2515\n");
        game.refused("attack E2615 I/393Inf", "5.8b");
    }

    @Clause({"wave P.4i", "wave P.1"})
    @Test
    void inTheBeginnerGameAnyMixAttacks() {
        Games game =
                Games.wave("beginner\nphase german combat\ngerman I/1SSPanzer I/12SSPanzer StuG-Brig11 StuG-Brig394 "
                        + "E4017 · StuG-Brig667 StuG-Brig902 PzJg-Abt741 E4018\nallied I/393Inf E3917\n");
        game.legal(
                "attack E3917 I/1SSPanzer I/12SSPanzer StuG-Brig11 StuG-Brig394 StuG-Brig667 StuG-Brig902 PzJg-Abt741");
    }
}
