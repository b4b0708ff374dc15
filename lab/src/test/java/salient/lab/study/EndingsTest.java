package salient.lab.study;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
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
