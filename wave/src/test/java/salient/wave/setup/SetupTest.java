package salient.wave.setup;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import salient.kernel.play.Order;
import salient.kernel.play.Side;
import salient.kernel.play.Verdict;
import salient.kernel.rulebook.Clause;
import salient.wave.Games;
import salient.wave.play.WaveOrder;
import salient.wave.stacking.Peiper;
import salient.wave.state.Stacks;
import salient.wave.units.Sides;

class SetupTest {
    private static Games germanSetUp() {
        return Games.campaign().play("historical").play("done");
    }

    private static List<String> places(Games game, String unit) {
        List<String> hexes = new ArrayList<>();
        var subject = Games.GAME.notation().parseSubject("unit " + unit, game.position());
        game.position().orders(subject, (Order o) -> hexes.add(game.state().map.name(((WaveOrder.Place) o).hex())));
        return hexes;
    }

    @Clause({"wave 3.2", "wave 3.3b"})
    @Test
    void theAlliedPlayerSetsUpFirstWithHisUnitsInTheirDesignatedHexes() {
        Games game = Games.campaign().inPhase("allied set-up").at("I/393Inf", "E3812");
        game.refused("place I/12SSPanzer E4109", "3.2");
        game.play("historical").play("done").inPhase("german set-up");
    }

    @Clause({"wave 3.3a", "wave D.3"})
    @Test
    void radiusOneAround4110IsSevenHexesOnTheGermanSide() {
        Games game = germanSetUp();
        game.legal("place I/12SSPanzer E4109").legal("place I/12SSPanzer E4211").legal("place I/12SSPanzer E4011");
        game.refused("place I/12SSPanzer E4112", "3.3a").refused("place I/12SSPanzer E4212", "3.3a");
    }

    @Clause({"wave 3.3a", "wave 3.5c"})
    @Test
    void radiusTwoReachesDistanceTwoButNotBeyondTheLine() {
        Games game = germanSetUp();
        game.legal("place I/FJR5 E4120").refused("place I/FJR5 E4121", "3.3a");
        game.refused("place I/FJR5 E3918", "3.5c");
    }

    @Clause({"wave 3.6a", "wave 3.6d"})
    @Test
    void threeBattalionsOfThe2ndDivisionStayOnTheFrontLine() {
        Games game = Games.campaign();
        for (String unit : List.of("I/9Inf", "II/9Inf", "III/9Inf")) {
            game.legal("place " + unit + " E3609").legal("place " + unit + " E3710");
            game.refused("place " + unit + " E3509", "3.6a");
            game.refused("place " + unit + " E3611", "3.6a");
        }
        Games german = germanSetUp();
        german.legal("place I/12SSPanzer E4211");
    }

    @Clause({"wave 3.6b", "wave 3.6c", "wave 3.4b"})
    @Test
    void unitsFromBehindTheLineMayJoinItAndShareHexesWithOthers() {
        Games game = Games.campaign();
        assertThat(game.state().map.isFrontLine(game.hex("E3411"))).isFalse();
        game.legal("place I/23Inf E3410").legal("place 254ECB E3414");
        Games mixed = Games.campaign().play("place III/395Inf E3710").play("place I/9Inf E3710");
        assertThat(mixed.state().stacks.count(mixed.hex("E3710"))).isEqualTo(2);
    }

    @Clause({"wave 3.3b", "wave 3.4a", "wave 7.1"})
    @Test
    void aUnitMayGoBackToItsDesignatedHexHoweverFullThatIs() {
        Games game = germanSetUp();
        game.play("place I/1SSPanzer E4216").legal("place I/1SSPanzer E4217");
        game.play("place I/12SSPanzer E4211").play("place I/12SSPanzer E4110");
        assertThat(game.judge("done")).isInstanceOf(Verdict.Refused.class);
    }

    @Clause({"wave 3.4a", "wave 7.1", "wave 3.8"})
    @Test
    void anUnfinishedSetUpNamesEveryHexAndUnitInTheWay() {
        Games game = germanSetUp();
        Verdict verdict = game.judge("done");
        assertThat(verdict).isInstanceOf(Verdict.Refused.class);
        List<Verdict.Reason> reasons = ((Verdict.Refused) verdict).reasons();
        assertThat(reasons)
                .filteredOn(r -> r.why().contains("E4217"))
                .extracting(Verdict.Reason::why)
                .containsExactly("E4217 has 11 units; the limit is 4 (3.4a).");
        assertThat(reasons)
                .anyMatch(
                        r -> r.clause().toString().equals("wave 3.8") && r.why().contains("VAK388"));
        assertThat(reasons).noneMatch(r -> r.why().startsWith("I/331Gren"));
    }

    @Clause({"wave 3.3a", "wave 3.5c", "wave 7.1", "wave 7.4a", "wave 7.6"})
    @Test
    void aMisplacedAndOverstackedSetUpNamesUnitsAndHexesWithTheirClauses() {
        Games game = Games.wave("""
                scenario campaign
                turn 1
                phase german set-up
                german I/12SSPanzer E4112 · I/FJR5 E3918 · II/FJR5 E4118
                german I/25SSPzGren II/25SSPzGren III/25SSPzGren I/26SSPzGren II/26SSPzGren E4110
                german VAK388 StuG-Brig11 E4030
                """);
        assertThat(reasons(game, "done"))
                .containsExactlyInAnyOrder("3.3a I/12SSPanzer", "3.5c I/FJR5", "7.1 E4110", "7.4a Artillery");
    }

    @Clause({"wave 3.6a", "wave 3.7a", "wave 3.7b"})
    @Test
    void anAlliedSetUpNamesWhoIsOffTheFrontLineAndWhatIsNotPlaced() {
        Games game = Games.wave("""
                scenario campaign
                turn 1
                phase allied set-up
                allied I/9Inf E3509 · II/9Inf E3610
                unplaced allied 5BelFus
                depots E2714 ? ? ?
                """);
        assertThat(reasons(game, "done")).containsExactlyInAnyOrder("3.6a I/9Inf", "3.7b 5BelFus", "3.7a POL");
    }

    /** Each reason as its clause and the unit its sentence names first, or the hex. */
    private static List<String> reasons(Games game, String order) {
        return ((Verdict.Refused) game.judge(order))
                .reasons().stream()
                        .map(r -> r.clause().number() + " " + named(r.why()))
                        .toList();
    }

    private static String named(String sentence) {
        if (sentence.contains("beyond the front line for ")) return sentence.replaceAll(".* for (.*)\\.", "$1");
        return sentence.substring(0, sentence.indexOf(' '));
    }

    @Clause({"wave 3.5c", "wave 3.8", "wave 7.4a"})
    @Test
    void unitsMarkedAGoAnywhereOnTheGermanSide() {
        Games game = germanSetUp();
        game.legal("place VAK388 E4200").legal("place StuG-Brig11 E4030").refused("place VAK388 E3818", "3.5c");
        game.refused("place VAK388 E4110", "7.4a");
        game.play("place VAK388 E4030").refused("place StuG-Brig11 E4030", "7.4a");
    }

    @Clause({"wave 3.7a", "wave 3.7b"})
    @Test
    void depotsStandOnRoadsWithoutTownNearE2714AndTheBelgiansWithOne() {
        Games game = Games.campaign();
        game.refused("place 5BelFus E2714", "3.7b");
        game.legal("depot 1 E2714").refused("depot 1 E2033", "3.7a");
        game.play("depot 1 E2714").refused("depot 2 E2714", "3.7a");
        game.legal("place 5BelFus E2714");
        assertThat(game.judge("done").toString()).contains("POL markers 2, 3, 4 have not been placed");
        int settled = -1;
        for (int hex : game.state().map.grid().within(game.hex("E2714"), 3))
            if (game.state().map.isSettled(hex)) settled = hex;
        game.refused("depot 2 " + game.state().map.name(settled), "3.7a");
    }

    @Clause({"wave 3.7a", "wave 7.3"})
    @Test
    void theGermanCannotFindDepotsByTryingToPlaceThem() {
        Games game = germanSetUp();
        for (int marker = 1; marker <= 4; marker++)
            for (int hex : game.state().scenario.startingPlaces().depots())
                assertThat(game.judge("depot " + marker + " " + game.state().map.name(hex)))
                        .isEqualTo(game.judge("depot 1 E2714"));
    }

    @Clause({"wave 3.7a", "wave 7.3"})
    @Test
    void theGermanSeesNeitherSetUpNorFacesOfDepots() {
        Games game = Games.campaign().play("historical");
        Games hidden = game.knownTo(Sides.GERMAN_SIDE);
        assertThat(hidden.state().stacks.isEmpty(hidden.hex("E3812"))).isTrue();
        assertThat(hidden.state().depots.at(hidden.hex("E2714"))).isNegative();
        game.play("done");
        Games after = game.knownTo(Sides.GERMAN_SIDE);
        assertThat(after.state().stacks.isEmpty(after.hex("E3812"))).isFalse();
        assertThat(after.state().depots.isUnseen()).isTrue();
        assertThat(after.state().depots.isReal(0)).isFalse();
        assertThat(game.events()).allMatch(e -> e.seenBy(Side.REFEREE).isPresent());
    }

    @Clause("wave 7.7a")
    @Test
    void theKampfgruppeIsExactlyFourUnitsOf1SsInOneHex() {
        Games game = germanSetUp();
        game.legal("peiper I/1SSPanzer s.501SSPanzer SS-PzJg1 SS-PzPi1").legal("peiper none");
        game.refused("peiper I/1SSPanzer s.501SSPanzer SS-PzJg1", "7.7a");
        game.refused("peiper I/1SSPanzer s.501SSPanzer SS-PzJg1 I/12SSPanzer", "7.7a");
        game.play("peiper I/1SSPanzer s.501SSPanzer SS-PzJg1 SS-PzPi1");
        assertThat(Peiper.size(game.state())).isEqualTo(4);
        game.play("place SS-PzPi1 E4216");
        assertThat(Peiper.size(game.state())).isZero();
        game.refused("peiper I/1SSPanzer s.501SSPanzer SS-PzJg1 SS-PzPi1", "7.7a");
    }

    @Clause({"wave 3.3a", "wave 3.5d", "wave 3.10a", "wave 3.10b", "wave 3.1d"})
    @Test
    void theHistoricalSetUpIsLegalAndStartsPlay() {
        Games game = germanSetUp().play("historical").play("done").inPhase("german combat");
        assertThat(Peiper.size(game.state())).isEqualTo(4);
        game.at("18CRS", "aside");
        for (int unit = 0; unit < game.state().counters.size(); unit++) {
            int place = game.state().stacks.place(unit);
            if (place >= 0) {
                assertThat(game.state().map.name(place)).startsWith("E");
                assertThat(game.state().stacks.steps(unit))
                        .isEqualTo(game.state().counters.steps(unit));
            } else assertThat(place).isIn(Stacks.TRACK, Stacks.ASIDE);
        }
    }

    @Clause({"wave 3.3c", "wave 3.1b", "wave 3.1a"})
    @Test
    void reinforcementsWaitOnTheTrackAndAreNotSetUp() {
        Games game = Games.campaign().at("8Tk", "track");
        game.refused("place 8Tk E2033", "3.1b");
        assertThat(new salient.wave.units.Counter.Start("E2033", 0).radius()).isZero();
    }

    @Clause({"wave 3.5b", "wave 3.11b", "wave 3.9b"})
    @Test
    void controlAndBridgesBeginAsTheLineSays() {
        Games game = germanSetUp();
        assertThat(game.control("E3119")).isEqualTo("allied");
        assertThat(game.control("E4110")).isEqualTo("german");
        assertThat(game.isBlown("E3231/E3330")).isTrue();
        assertThat(places(game, "I/12SSPanzer")).isNotEmpty();
    }

    /** Confirming an untouched set-up names every hex once per clause, not every unit. */
    @Clause({"wave 3.4a", "wave 3.8", "wave 3.7a"})
    @Test
    void anUnfinishedSetUpIsExplainedHexByHex() {
        Games game = Games.campaign();
        List<Verdict.Reason> allied = ((Verdict.Refused) game.judge("done")).reasons();
        assertThat(allied).hasSizeLessThan(20);
        assertThat(allied).extracting(Verdict.Reason::why).contains("POL markers 1, 2, 3, 4 have not been placed.");
        game.playAll("historical", "done");
        List<Verdict.Reason> german = ((Verdict.Refused) game.judge("done")).reasons();
        assertThat(german).hasSizeLessThan(30);
        assertThat(german)
                .extracting(Verdict.Reason::why)
                .anyMatch(why -> why.matches(".*E4217.* has 11 units; the limit is 4 \\(3.4a\\)\\."));
        assertThat(german)
                .filteredOn(reason -> reason.clause().number().equals("3.8"))
                .hasSize(1);
    }
}
