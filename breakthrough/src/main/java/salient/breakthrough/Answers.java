package salient.breakthrough;

import java.util.List;
import java.util.function.Consumer;
import salient.breakthrough.combat.OddsQuestion;
import salient.breakthrough.play.BreakthroughQuestion;
import salient.breakthrough.state.State;
import salient.kernel.play.Answer;
import salient.kernel.play.Outcome;
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

    /** Chapter 10 as the asking side can reckon it: what the score would be if the game ended now. */
    record Score(int score, String level, List<Outcome.Line> ledger) implements Answer {
        @Override
        public void describe(Consumer<String> line) {
            for (Outcome.Line entry : ledger)
                line.accept(entry.what() + ": " + entry.points() + " (" + entry.clause() + ")");
            line.accept("Total " + score + ": " + level + ".");
        }
    }

    static Answer to(BreakthroughPosition position, BreakthroughQuestion question) {
        return switch (question) {
            case BreakthroughQuestion.Why(var order) -> judgement(position.judge(order));
            case BreakthroughQuestion.Odds odds -> OddsQuestion.answer(position.state(), odds);
            case BreakthroughQuestion.Score _ -> score(position.state());
            case BreakthroughQuestion.Reach _,
                    BreakthroughQuestion.Supply _,
                    BreakthroughQuestion.Display _,
                    BreakthroughQuestion.Pools _ -> throw new UnsupportedOperationException("not answered yet");
        };
    }

    private static Score score(State s) {
        Outcome outcome = Victory.outcome(s);
        return new Score(outcome.score(), outcome.level(), outcome.ledger());
    }

    private static Judgement judgement(Verdict verdict) {
        return switch (verdict) {
            case Verdict.Legal _ -> new Judgement(true, List.of());
            case Verdict.Refused(var reasons) -> new Judgement(false, reasons);
        };
    }
}
