package salient.hexwar.answers;

import java.util.List;
import java.util.function.Consumer;
import salient.kernel.play.Answer;
import salient.kernel.play.Verdict;

/** Nothing forbids what was asked about, or these reasons do. */
public record Judgement(boolean legal, List<Verdict.Reason> reasons) implements Answer {
    public static Judgement of(Verdict verdict) {
        return switch (verdict) {
            case Verdict.Legal _ -> new Judgement(true, List.of());
            case Verdict.Refused(var reasons) -> new Judgement(false, reasons);
        };
    }

    @Override
    public void describe(Consumer<String> line) {
        if (legal) line.accept("Nothing forbids it.");
        for (Verdict.Reason reason : reasons) line.accept(reason.why() + " (" + reason.clause() + ")");
    }
}
