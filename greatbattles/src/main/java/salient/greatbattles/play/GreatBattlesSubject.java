package salient.greatbattles.play;

import salient.greatbattles.scenario.Unit;
import salient.kernel.play.Subject;

/** What orders are about: a unit with its stands, a template, or the step itself. */
public sealed interface GreatBattlesSubject extends Subject {
    GreatBattlesSubject STEP = new OfStep();

    record OfUnit(Unit unit) implements GreatBattlesSubject {
        @Override
        public String text() {
            return "unit " + unit;
        }
    }

    record OfTemplate(int number) implements GreatBattlesSubject {
        @Override
        public String text() {
            return "template " + number;
        }
    }

    record OfStep() implements GreatBattlesSubject {
        @Override
        public String text() {
            return "step";
        }
    }
}
