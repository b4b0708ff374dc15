package salient.wave;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import salient.kernel.dice.Purpose;
import salient.kernel.dice.Roll;
import salient.kernel.dice.SeededDice;
import salient.kernel.hex.HexGrid;
import salient.kernel.play.Event;
import salient.kernel.play.Notation;
import salient.kernel.play.Order;
import salient.kernel.play.Position;
import salient.kernel.play.Side;
import salient.kernel.play.Subject;
import salient.kernel.rulebook.ClauseId;
import salient.wave.play.Clauses;
import salient.wave.units.Sides;

/** Events carry ids, numbers and enums, and no prose; the sentences about them name units and places in full. */
class EventsTest {
    private static final Purpose CHOICE = new Purpose("a choice of the test", Clauses.clause("5.1a"));
    private static final Notation NOTATION = Games.GAME.notation();

    @ParameterizedTest
    @ValueSource(strings = {Wave.CAMPAIGN, "northern-shoulder", "bastogne"})
    void everyTextInAnEventIsAnId(String scenario) throws ReflectiveOperationException {
        Position position = Games.start(scenario, false).position();
        SeededDice dice = new SeededDice(11);
        if (scenario.equals(Wave.CAMPAIGN))
            for (String order : List.of("historical", "done", "historical", "done"))
                position.play(NOTATION.parseOrder(order, position), dice, _ -> {});
        Set<String> kinds = new HashSet<>();
        for (int i = 0; i < 2500 && position.outcome().isEmpty(); i++) {
            List<Event> events = new ArrayList<>();
            position.play(choice(position, dice), dice, events::add);
            for (Event event : events)
                for (Side side : List.of(Side.REFEREE, Sides.GERMAN_SIDE, Sides.ALLIED_SIDE)) {
                    Optional<Event> seen = event.seenBy(side);
                    if (seen.isEmpty()) continue;
                    check(seen.get());
                    assertThat(position.sentence(seen.get())).isNotBlank().endsWith(".");
                    kinds.add(seen.get().getClass().getSimpleName());
                }
        }
        assertThat(kinds).contains("Moved", "SeenMoving", "AttackAnnounced", "BattleFought", "StepLost", "TownTaken");
    }

    private static Order choice(Position position, SeededDice dice) {
        List<Subject> subjects = new ArrayList<>();
        position.subjects(subjects::add);
        List<Order> orders = new ArrayList<>();
        position.orders(subjects.get(dice.roll(subjects.size(), CHOICE) - 1), orders::add);
        return orders.get(dice.roll(orders.size(), CHOICE) - 1);
    }

    private static void check(Object value) throws ReflectiveOperationException {
        switch (value) {
            case String text -> assertThat(isId(text)).as(text).isTrue();
            case Optional<?> maybe -> {
                if (maybe.isPresent()) check(maybe.get());
            }
            case Collection<?> all -> {
                for (Object each : all) check(each);
            }
            case Side _, ClauseId _, Roll _, Number _, Boolean _, Enum<?> _ -> {}
            case Record record -> {
                for (RecordComponent component : record.getClass().getRecordComponents())
                    check(component.getAccessor().invoke(record));
            }
            default -> throw new AssertionError("an event holds " + value);
        }
    }

    private static boolean isId(String text) {
        return Games.GAME.counters().unit(text) >= 0
                || Games.GAME.map().hex(text) != HexGrid.NONE
                || Games.GAME.counters().organizations().stream()
                        .anyMatch(o -> o.designator().equals(text))
                || text.matches("[EW]\\d{4}/[EW]\\d{4}") // a bridge
                || text.matches("\\d+:\\d+|auto.*|none"); // odds
    }
}
