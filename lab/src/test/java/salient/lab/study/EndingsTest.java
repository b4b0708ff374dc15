package salient.lab.study;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import salient.breakthrough.Breakthrough;
import salient.kernel.dice.SeededDice;
import salient.kernel.play.Position;
import salient.lab.observe.LeftPlaces;
import salient.lab.observe.Observer;
import salient.lab.observe.Observers;
import salient.players.catalog.GameCatalog;
import salient.players.catalog.GameEntry;
import salient.race.Race;

class EndingsTest {
    private static final GameEntry RACE = GameCatalog.standard().find("race").orElseThrow();

    private final Position position = RACE.game()
            .notation()
            .parsePosition("turn 3 american movement\nunit Gutmann 5,7\nunit 501 2,9\nunit 506 1,8");
    private final Observer observer = Observers.of(RACE, position);
    private final LeftPlaces left = new LeftPlaces(observer, RACE.game().sides());

    private void play(String... orders) {
        for (String text : orders) {
            left.at(position, text);
            assertThat(position.play(RACE.game().notation().parseOrder(text, position), new SeededDice(1), _ -> {})
                            .isLegal())
                    .as(text)
                    .isTrue();
            left.at(position, text);
        }
    }

    @Test
    void aTownThatIsLeftToTheEnemyIsToldWithTheOrder() {
        play("move 501 1,10", "done", "done", "move Gutmann 2,9");
        assertThat(left.lostBy(Race.AMERICAN)).singleElement().asString().startsWith("Bastogne");
        assertThat(left.lostBy(Race.GERMAN)).isEmpty();
    }

    @Test
    void aTownThatAnotherUnitTakesOverWasNotLeft() {
        play("move 501 1,10", "move 506 2,9", "done", "done");
        assertThat(left.lostBy(Race.AMERICAN)).isEmpty();
    }

    /** The position when a German unit is in one place after another, and when an American one is in Bastogne at last. */
    private static List<String> lostOnTheWay(String... germans) {
        GameEntry breakthrough = GameCatalog.standard().find("breakthrough").orElseThrow();
        Observer observer = Observers.of(breakthrough, seen(breakthrough, "german operation 1", "german 2/2PZ 7,12"));
        LeftPlaces left = new LeftPlaces(observer, breakthrough.game().sides());
        for (String hex : germans) left.at(seen(breakthrough, "german operation 1", "german 2/2PZ " + hex), "move");
        left.at(seen(breakthrough, "american operation 2", "american 501/101 7,13"), "move");
        return left.lostBy(Breakthrough.GERMAN);
    }

    private static Position seen(GameEntry game, String phase, String unit) {
        return game.game()
                .notation()
                .parsePosition("breakthrough twelve-days\nturn 9\nphase " + phase + "\n" + unit + " op=9\n");
    }

    @Test
    void aUnitThatPassesThroughATownDoesNotLeaveIt() {
        assertThat(lostOnTheWay("7,13", "7,14")).containsExactly("Bastogne (move)");
        assertThat(lostOnTheWay("7,12", "7,13", "7,14")).isEmpty();
    }

    @Test
    void aUnitThatMustRetreatLeavesNothing() {
        GameEntry breakthrough = GameCatalog.standard().find("breakthrough").orElseThrow();
        Observer observer = Observers.of(breakthrough, seen(breakthrough, "german operation 1", "german 2/2PZ 7,13"));
        LeftPlaces places = new LeftPlaces(observer, breakthrough.game().sides());
        places.at(seen(breakthrough, "german operation 1", "german 2/2PZ 7,13"), "");
        places.at(seen(breakthrough, "german operation 1", "german 2/2PZ 7,14"), "retreat");
        places.at(seen(breakthrough, "american operation 2", "american 501/101 7,13"), "move");
        assertThat(places.lostBy(Breakthrough.GERMAN)).isEmpty();
    }

    /** 5.3 of Race: the points of the towns decide. */
    @Test
    void theWinnerIsAnotherOneWhereThePlaceDecides() {
        Position end = RACE.game().notation().parsePosition("turn 9 german movement\nunit Gutmann 2,9\nunit 501 1,10");
        assertThat(end.outcome()).isPresent();
        String winner = end.outcome().orElseThrow().winner().orElseThrow().id();
        Map<String, Integer> everywhere = observer.keyPlaces().stream().collect(Collectors.toMap(p -> p, _ -> 1));
        assertThat(observer.winnerHad(end, Race.GERMAN, everywhere)).contains("german");
        assertThat(observer.winnerHad(end, Race.AMERICAN, everywhere)).contains("american");
        assertThat(observer.winnerHad(end, Race.GERMAN, Map.of())).contains(winner);
    }

    /** 10.1a, 10.1b: a town counts in each turn and at the end. */
    @Test
    void aTownThatWasHeldLongerCountsMore() {
        GameEntry breakthrough = GameCatalog.standard().find("breakthrough").orElseThrow();
        Position end = seen(breakthrough, "german operation 1", "german 2/2PZ 7,13");
        Observer observer = Observers.of(breakthrough, end);
        assertThat(observer.winnerHad(end, Breakthrough.AMERICAN, Map.of())).contains("american");
        Map<String, Integer> longHeld = observer.objectives().stream().collect(Collectors.toMap(p -> p, _ -> -200));
        assertThat(observer.winnerHad(end, Breakthrough.GERMAN, longHeld)).contains("german");
    }

    @Test
    void theEndingOfAGameIsTheOneThatTheStudySaw() {
        Simulation simulation =
                Manifest.of(RACE, null, Map.of(), Map.of(), List.of(), 1, 1).simulation(GameCatalog.standard());
        Simulation.Ending ending = simulation.ending(0);
        assertThat(ending.outcome().winner().map(side -> side.id()).orElse(""))
                .isEqualTo(simulation.play(0).game().winner());
        assertThat(ending.turn()).isGreaterThan(1);
    }
}
