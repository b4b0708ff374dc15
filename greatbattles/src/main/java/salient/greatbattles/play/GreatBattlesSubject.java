package salient.greatbattles.play;

import salient.greatbattles.scenario.Unit;
import salient.kernel.play.Subject;

/** What orders are about: a unit with its stands, a template, or the step itself. */
public sealed interface GreatBattlesSubject extends Subject {
    GreatBattlesSubject STEP = new OfStep();

    record OfUnit(Unit unit) implements GreatBattlesSubject {}

    record OfTemplate(int number) implements GreatBattlesSubject {}

    record OfStep() implements GreatBattlesSubject {}

    @Override
    default String text() {
        return switch (this) {
            case OfUnit(Unit unit) -> "unit " + unit;
            case OfTemplate(int number) -> "template " + number;
            case OfStep() -> "step";
        };
    }
}
