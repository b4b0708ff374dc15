package salient.breakthrough;

import java.util.List;
import java.util.function.Consumer;
import salient.breakthrough.play.BreakthroughQuestion;
import salient.kernel.play.Answer;
import salient.kernel.play.Verdict;

/** Which room answers a question. */
final class Answers {
    private Answers() {}

    /** Nothing forbids the order, or these reasons do. */
    record Judgement(boolean legal, List<Verdict.Reason> reasons) implements Answer {
        @Override
        public void describe(Consumer<String> line) {
            if (legal) line.accept("Nothing forbids it.");
            for (Verdict.Reason reason : reasons) line.accept(reason.why() + " (" + reason.clause() + ")");
        }
    }

    static Answer to(BreakthroughPosition position, BreakthroughQuestion question) {
        return switch (question) {
            case BreakthroughQuestion.Why(var order) -> judgement(position.judge(order));
            case BreakthroughQuestion.Reach _,
                    BreakthroughQuestion.Supply _,
                    BreakthroughQuestion.Odds _,
                    BreakthroughQuestion.Display _,
                    BreakthroughQuestion.Pools _,
                    BreakthroughQuestion.Score _ -> throw new UnsupportedOperationException("not answered yet");
        };
    }

    private static Judgement judgement(Verdict verdict) {
        return switch (verdict) {
            case Verdict.Legal _ -> new Judgement(true, List.of());
            case Verdict.Refused(var reasons) -> new Judgement(false, reasons);
        };
    }
}
