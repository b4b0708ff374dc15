package salient.wave.movement;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import salient.kernel.rulebook.Clause;
import salient.wave.Games;
import salient.wave.units.Sides;

class BridgesTest {
    /** A river between columns E25 and E24 with a road bridge in row 15. */
    private static final String RIVER = "  minor E2415/E2515\n  bridge E2415/E2515\n";

    private static Games approach(String more) {
        return Games.field(RIVER + "phase german movement\ngerman I/1SSPanzer E2715\n" + more);
    }

    /** The German is at the bridge and the charge is set off with a roll. */
    private static Games charge(String more, int roll) {
        return approach(more).play("move I/1SSPanzer E2615 E2515").play("blow E2415/E2515", roll);
    }

    @Clause({"wave 9.14a", "wave 9.14b", "wave 9.14d", "wave 9.14e"})
    @Test
    void theDefenderIsAskedWhenTheEnemyReachesAnAbutment() {
        Games game = approach("").play("move I/1SSPanzer E2615 E2515 E2415");
        // The move halts before the bridge can be used; what is left of it is written down.
        assertThat(game.text()).contains("halted I/1SSPanzer\nway E2415\n");
        game.at("I/1SSPanzer", "E2515").inPhase("allied demolition");
        assertThat(game.position().prompt().interruption()).isTrue();
        game.refused("blow E2615/E2715", "9.14a").refused("done", "9.14a");
        game.play("blow E2415/E2515", 6);
        assertThat(game.isBlown("E2415/E2515")).isTrue();
        game.inPhase("german movement");
    }

    @Clause({"wave 9.14e", "wave 9.14f", "wave 9.14c"})
    @Test
    void aFailedChargeLeavesTheBridgeAndThereIsNoSecond() {
        Games game = charge("german SS-PzJg1 E2714\n", 5);
        assertThat(game.isBlown("E2415/E2515")).isFalse();
        game.play("move I/1SSPanzer E2415").inPhase("german movement");
        game.play("move SS-PzJg1 E2715").inPhase("german movement");
    }

    @Clause({"wave 9.14a", "wave 9.14f"})
    @Test
    void theDefenderMayLetItStand() {
        Games game = approach("").play("move I/1SSPanzer E2615 E2515").play("leave E2415/E2515");
        assertThat(game.isBlown("E2415/E2515")).isFalse();
        game.legal("move I/1SSPanzer E2415");
    }

    @Clause({"wave 9.14h", "wave 9.14d"})
    @Test
    void theUnitMayGoOnAnotherWay() {
        charge("", 6).legal("move I/1SSPanzer E2514").refused("move I/1SSPanzer E2415", "9.10a", "9.10b");
    }

    @Clause({"wave 9.14d", "wave 9.14h", "wave 9.1a"})
    @Test
    void aMoveHaltedForABridgeGoesOnAlongItsWayWithWhatIsLeft() {
        Games game = approach("")
                .play("move I/1SSPanzer E2615 E2515 E2415 E2315 E2215")
                .play("leave E2415/E2515")
                .at("I/1SSPanzer", "E2215");
        assertThat(game.told()).contains("left standing").contains("I/1 SS Panzer moved from E2515 to E2215");
        // Five of seven points are spent.
        game.legal("move I/1SSPanzer E2115 E2015").refused("move I/1SSPanzer E2115 E2116", "9.1a");
        Games blown = approach("")
                .play("move I/1SSPanzer E2615 E2515 E2415 E2315")
                .play("blow E2415/E2515", 6)
                .at("I/1SSPanzer", "E2515");
        assertThat(blown.text()).doesNotContain("halted");
        // Two of seven points are spent; the way north and back is open.
        blown.legal("move I/1SSPanzer E2514 E2614").refused("move I/1SSPanzer E2514 E2614 E2714", "9.1a");
    }

    @Clause({"wave 9.14d", "wave 9.14a"})
    @Test
    void aMoveMayBeHaltedByOneBridgeAfterAnotherAndReadBackInBetween() {
        String rivers = "  minor E2415/E2515 E2215/E2315\n  bridge E2415/E2515 E2215/E2315\n";
        Games game = Games.field(rivers + "phase german movement\ngerman I/1SSPanzer SS-PzJg1 E2715\n")
                .play("move I/1SSPanzer SS-PzJg1 E2615 E2515 E2415 E2315 E2215");
        Games again = Games.wave(game.text())
                .play("blow E2415/E2515", 1)
                .at("SS-PzJg1", "E2315")
                .inPhase("allied demolition");
        again.play("leave E2215/E2315").at("SS-PzJg1", "E2215").inPhase("german movement");
    }

    @Clause({"wave 7.3", "wave 9.14d"})
    @Test
    void theDefenderWhoIsAskedDoesNotSeeWhereTheMoveWasToLead() {
        Games game = approach("").play("move I/1SSPanzer E2615 E2515 E2415 E2315");
        assertThat(game.knownTo(Sides.ALLIED_SIDE).text()).doesNotContain("halted");
        assertThat(game.knownTo(Sides.GERMAN_SIDE).text()).contains("halted I/1SSPanzer\nway E2415 E2315\n");
    }

    @Clause("wave 9.14g")
    @Test
    void aSuppliedUsEngineerNearbyMakesAFiveEnough() {
        Games near = charge("allied 291ECB E2315\n", 5);
        assertThat(near.isBlown("E2415/E2515")).isTrue();
        assertThat(near.told()).contains("engineers");
        assertThat(charge("allied 291ECB E2215\n", 5).isBlown("E2415/E2515")).isFalse();
        assertThat(charge("allied 291ECB E2315\n", 4).isBlown("E2415/E2515")).isFalse();
    }

    @Clause({"wave 9.14g", "wave 9.14a"})
    @Test
    void theGermanMayBlowBridgesTooButWithoutEngineers() {
        String text = RIVER + "phase allied movement\ncontrol german E2415 E2515\nallied I/393Inf E2315\n";
        Games game = Games.field(text + "german SS-PzPi1 E2616\n")
                .play("move I/393Inf E2415")
                .inPhase("german demolition");
        game.play("blow E2415/E2515", 5);
        assertThat(game.isBlown("E2415/E2515")).isFalse();
    }

    @Clause({"wave 9.14a", "wave 5.8f"})
    @Test
    void nobodyIsAskedOnGameTurnOneOrWithOneEndInEnemyHands() {
        Games.field(RIVER + "turn 1 2\ngerman I/1SSPanzer E2715\n")
                .play("move I/1SSPanzer E2615 E2515 E2415")
                .at("I/1SSPanzer", "E2415");
        approach("control german E2415\n")
                .play("move I/1SSPanzer E2615 E2515 E2415")
                .at("I/1SSPanzer", "E2415");
        Games.field(RIVER + "blown E2415/E2515\ngerman I/1SSPanzer E2715\n")
                .play("move I/1SSPanzer E2615 E2515")
                .inPhase("german movement");
    }

    @Clause("wave 9.14c")
    @Test
    void oneAttemptABridgeAndTurnForBothPlayersTogether() {
        approach("tried E2415/E2515\n")
                .play("move I/1SSPanzer E2615 E2515 E2415")
                .inPhase("german movement")
                .at("I/1SSPanzer", "E2415");
    }

    @Clause({"wave 9.14a", "wave 9.14c"})
    @Test
    void eachBridgeOfTheHexIsAskedAboutInTurn() {
        String two = "  minor E2415/E2515 E2514/E2515\n  bridge E2415/E2515 E2514/E2515\n  road E2514 E2515\n";
        Games game = Games.field(two + "german I/1SSPanzer E2715\n").play("move I/1SSPanzer E2615 E2515");
        String first = game.position().prompt().where().orElseThrow();
        game.play("blow " + first, 6);
        String second = game.position().prompt().where().orElseThrow();
        assertThat(second).isNotEqualTo(first);
        game.play("leave " + second).inPhase("german movement");
    }

    private static final String GONE =
            "  minor E2415/E2515 E2613/E2713\n  road E2613 E2713 E2714 E2715\n" + "  blown E2415/E2515 E2613/E2713\n";

    @Clause({"wave 9.15a", "wave 9.15e", "wave 9.15f", "wave 9.15g", "wave 5.5", "wave 5.2b"})
    @Test
    void aBridgeWithBothEndsInHandIsRepairedByTheEndOfTheSegment() {
        Games game = Games.field(GONE + "phase german order\ncontrol german E2415 E2515\ngerman I/1SSPanzer E2715\n");
        game.play("move-first").inPhase("german repair");
        game.play("repair E2415/E2515").refused("repair E2415/E2515", "9.15f");
        game.refused("repair E2613/E2713", "9.15e");
        game.play("done");
        assertThat(game.isBlown("E2415/E2515")).isTrue();
        game.playAll("done", "done");
        assertThat(game.isBlown("E2415/E2515")).isFalse();
        assertThat(game.told()).contains("open again");
    }

    @Clause({"wave 9.15e", "wave 6.15e"})
    @Test
    void noRepairOutOfSupply() {
        Games game = Games.field(GONE + "phase german repair\ncontrol german E2415 E2515 E2613 E2713\n"
                + "allied I/393Inf E2815 · II/393Inf E2915\n");
        game.refused("repair E2415/E2515", "9.15e");
        Games open = Games.field(GONE + "phase german repair\ncontrol german E2415 E2515 E2613 E2713\n");
        open.legal("repair E2415/E2515").legal("repair E2613/E2713");
    }

    @Clause({"wave 9.15b", "wave 9.14i"})
    @Test
    void noBridgeIsBuiltWhereTheMapHasNone() {
        Games game = Games.field(GONE + "phase german repair\ncontrol german E2415 E2515\n");
        game.refused("repair E2616/E2617", "9.15b");
        game.play("repair E2415/E2515");
        assertThat(game.judge("repair E2613/E2713").isLegal()).isFalse();
    }

    @Clause({"wave 9.15c", "wave 9.15d"})
    @Test
    void theGermanRepairsThreeACoupletAndTwentyAGame() {
        StringBuilder bridges = new StringBuilder("  minor");
        String list = " E2412/E2413 E2414/E2415 E2416/E2417 E2418/E2419";
        bridges.append(list)
                .append("\n  road E2412 E2413 E2414 E2415 E2416 E2417 E2418 E2419\n  blown")
                .append(list)
                .append('\n');
        String held = "control german E2412 E2413 E2414 E2415 E2416 E2417 E2418 E2419\n";
        Games game = Games.field(bridges + "phase german repair\n" + held);
        game.playAll("repair E2412/E2413", "repair E2414/E2415", "repair E2416/E2417");
        game.refused("repair E2418/E2419", "9.15c");
        Games last = Games.field(bridges + "phase german repair\nrepairs 20 0\n" + held);
        last.refused("repair E2412/E2413", "9.15c");
        Games next = Games.field(bridges + "phase german repair\nrepairs 19 0\n" + held);
        next.play("repair E2412/E2413").refused("repair E2414/E2415", "9.15c");
        Games allied = Games.field(bridges + "phase allied repair\n");
        allied.playAll("repair E2412/E2413", "repair E2414/E2415", "repair E2416/E2417", "repair E2418/E2419");
    }

    @Clause({"wave 9.15a", "wave 5.8g", "wave 9.15e"})
    @Test
    void noRepairsInTheFirstCouplet() {
        Games game = Games.field(GONE + "turn 1 1\nphase german repair\ncontrol german E2415 E2515\n");
        game.refused("repair E2415/E2515", "9.15a");
        Games intact = Games.field(RIVER + "phase german repair\ncontrol german E2415 E2515\n");
        intact.refused("repair E2415/E2515", "9.15e");
    }

    private static final String KG = "german I/1SSPanzer(peiper) SS-PzPi1(peiper) E2615\n";

    @Clause({"wave 9.16", "wave 7.7i"})
    @Test
    void bridgesThatPeiperAloneHasTakenAreNotRepaired() {
        Games game = Games.field("  minor E2514/E2515 E2415/E2514\n  blown E2514/E2515\n  road E2514 E2515\n"
                + "phase german movement\n" + KG + "german I/1SSPzGren E2715\n");
        game.play("move I/1SSPanzer SS-PzPi1 E2614").play("move I/1SSPanzer SS-PzPi1 E2514 E2513");
        game.playAll("done", "done");
        Games other = Games.field("  minor E2514/E2515\n  blown E2514/E2515\n  road E2514 E2515\nphase german repair\n"
                + "control german E2514 E2515\ngained-by-peiper E2514 E2515\n");
        other.refused("repair E2514/E2515", "9.16");
        Games half = Games.field("  minor E2514/E2515\n  blown E2514/E2515\n  road E2514 E2515\nphase german repair\n"
                + "control german E2514 E2515\ngained-by-peiper E2514\n");
        half.legal("repair E2514/E2515");
        assertThat(game.text()).contains("gained-by-peiper E2513 E2514 E2614");
    }

    @Clause("wave 9.16")
    @Test
    void aSuppliedUnitFromOutsideLiftsTheBan() {
        String taken = "control german E2514 E2515\ngained-by-peiper E2514 E2515\n";
        Games lifted = Games.field(taken + "german I/1SSPzGren E2615\n").play("move I/1SSPzGren E2515");
        assertThat(lifted.state().ground.gainedByPeiper().has(lifted.hex("E2515")))
                .isFalse();
        Games hungry = Games.field("turn 4\nsupply-problems 1SS\n" + taken + "german I/1SSPzGren E2615\n")
                .play("move I/1SSPzGren E2515");
        assertThat(hungry.state().ground.gainedByPeiper().has(hungry.hex("E2515")))
                .isTrue();
        Games own = Games.field(taken + KG).play("move I/1SSPanzer SS-PzPi1 E2515");
        assertThat(own.state().ground.gainedByPeiper().has(own.hex("E2515"))).isTrue();
        Games gone = Games.field(taken + KG).play("move I/1SSPanzer E2515");
        assertThat(gone.state().ground.gainedByPeiper().has(gone.hex("E2515"))).isFalse();
    }

    /** Three hexes from the road a unit is supplied, four hexes from it no longer. */
    @Clause({"wave 9.16", "wave 6.2a"})
    @Test
    void theCheckAtTheStartOfTheMoveDecidesWhoLiftsTheBan() {
        String taken = "control german E2218 E2219\ngained-by-peiper E2218 E2219\n";
        Games supplied = Games.field(taken + "german I/1SSPzGren E2218\n");
        assertThat(supplied.supply("I/1SSPzGren").isSupplied()).isTrue();
        supplied.play("move I/1SSPzGren E2219");
        assertThat(supplied.text()).contains("gained-by-peiper E2218\n");
        Games hungry = Games.field(taken + "german I/1SSPzGren E2219\n");
        assertThat(hungry.supply("I/1SSPzGren").isSupplied()).isFalse();
        hungry.play("move I/1SSPzGren E2218");
        assertThat(hungry.supply("I/1SSPzGren").isSupplied()).isTrue();
        assertThat(hungry.text()).contains("gained-by-peiper E2218 E2219\n");
        // In its next movement phase it is checked anew; an advance is checked where it ends.
        hungry.toTheNextMovement();
        hungry.play("move I/1SSPzGren E2219");
        assertThat(hungry.text()).contains("gained-by-peiper E2218\n");
    }

    @Clause({"wave P.2", "wave P.4c"})
    @Test
    void inTheBeginnerGameEveryBridgeStands() {
        Games game = Games.wave("beginner\nphase german movement\ngerman I/1SSPanzer E3330\n");
        assertThat(game.isBlown("E3231/E3330")).isFalse();
        game.legal("move I/1SSPanzer E3231").play("move I/1SSPanzer E3231").inPhase("german movement");
    }
}
