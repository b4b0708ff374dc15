package salient.server;

import java.util.List;
import java.util.Optional;
import salient.kernel.notation.BadNotation;
import salient.kernel.play.Verdict;
import salient.server.wire.Answers.Problem;

/** A request that is answered with a {@link Problem}: the asker's mistake, or something that was to be expected. */
public final class Declined extends RuntimeException {
    private final int status;
    private final transient Problem problem;

    private Declined(int status, Problem problem) {
        super(problem.message(), null, false, false); // no stack trace: it is an answer, not a fault
        this.status = status;
        this.problem = problem;
    }

    public Declined(int status, String error, String message) {
        this(status, new Problem(error, message, Optional.empty(), List.of(), Optional.empty(), Optional.empty()));
    }

    public static Declined stale(int sequence) {
        return new Declined(
                409,
                new Problem(
                        "stale",
                        "The position has changed meanwhile.",
                        Optional.of(sequence),
                        List.of(),
                        Optional.empty(),
                        Optional.empty()));
    }

    public static Declined refused(List<Verdict.Reason> reasons) {
        return new Declined(
                422,
                new Problem(
                        "refused",
                        "The order is against the rules.",
                        Optional.empty(),
                        reasons,
                        Optional.empty(),
                        Optional.empty()));
    }

    public static Declined notation(BadNotation bad) {
        return new Declined(
                400,
                new Problem(
                        "notation",
                        "This cannot be read: " + bad.problem() + ".",
                        Optional.empty(),
                        List.of(),
                        Optional.of(bad.line()),
                        Optional.of(bad.column())));
    }

    public static Declined json(String message) {
        return new Declined(400, "json", message);
    }

    public static Declined option(String message) {
        return new Declined(400, "option", message);
    }

    public static Declined seat(String message) {
        return new Declined(403, "seat", message);
    }

    public static Declined token() {
        return new Declined(401, "token", "This token fits no seat of this table.");
    }

    public static Declined unknown(String what) {
        return new Declined(404, "unknown", "There is no " + what + " here.");
    }

    public static Declined over(String message) {
        return new Declined(409, "over", message);
    }

    public static Declined gone() {
        return new Declined(410, "gone", "This invitation was used, replaced or has expired.");
    }

    public static Declined rate(String message) {
        return new Declined(429, "rate", message);
    }

    public int status() {
        return status;
    }

    public Problem problem() {
        return problem;
    }
}
