package salient.table.wire;

import java.util.List;
import java.util.Optional;
import salient.kernel.dice.OwnDice;
import salient.kernel.notation.BadNotation;
import salient.kernel.play.Verdict;
import salient.table.wire.Responses.Problem;
import salient.table.wire.Responses.WantedRoll;

/** A request that is answered with a {@link Problem}: a mistake of the client, or an expected situation. */
public final class RequestRefused extends RuntimeException {
    private final int status;
    private final transient Problem problem;
    private final int retryAfter;

    private RequestRefused(int status, Problem problem) {
        this(status, problem, 0);
    }

    private RequestRefused(int status, Problem problem, int retryAfter) {
        super(problem.message(), null, false, false); // no stack trace: it is an answer, not an error of ours
        this.status = status;
        this.problem = problem;
        this.retryAfter = retryAfter;
    }

    public RequestRefused(int status, String error, String message) {
        this(status, problem(error, message, List.of()));
    }

    public static RequestRefused stale(int sequence) {
        return new RequestRefused(
                409,
                new Problem(
                        "stale",
                        "The position has changed since then.",
                        Optional.of(sequence),
                        List.of(),
                        Optional.empty(),
                        Optional.empty(),
                        Optional.empty()));
    }

    public static RequestRefused refused(List<Verdict.Reason> reasons) {
        return new RequestRefused(422, problem("refused", "The order is against the rules.", reasons));
    }

    private static Problem problem(String error, String message, List<Verdict.Reason> reasons) {
        return new Problem(
                error, message, Optional.empty(), reasons, Optional.empty(), Optional.empty(), Optional.empty());
    }

    /** A roll of the players' own dice is missing, or is none of its die. */
    public static RequestRefused dice(OwnDice.WantedRoll wanted) {
        OwnDice.Wanted roll = wanted.roll();
        return new RequestRefused(
                422,
                new Problem(
                        "dice",
                        wanted.getMessage(),
                        Optional.empty(),
                        List.of(),
                        Optional.empty(),
                        Optional.empty(),
                        Optional.of(new WantedRoll(roll.number(), roll.sides(), roll.purpose()))));
    }

    public static RequestRefused dice(String message) {
        return new RequestRefused(422, "dice", message);
    }

    public static RequestRefused notation(BadNotation bad) {
        return new RequestRefused(
                400,
                new Problem(
                        "notation",
                        "This cannot be read: " + bad.problem() + ".",
                        Optional.empty(),
                        List.of(),
                        Optional.of(bad.place().line()),
                        Optional.of(bad.place().column()),
                        Optional.empty()));
    }

    public static RequestRefused json(String message) {
        return new RequestRefused(400, "json", message);
    }

    public static RequestRefused option(String message) {
        return new RequestRefused(400, "option", message);
    }

    public static RequestRefused seat(String message) {
        return new RequestRefused(403, "seat", message);
    }

    public static RequestRefused token() {
        return new RequestRefused(401, "token", "This token belongs to no seat of this game.");
    }

    public static RequestRefused unknown(String what) {
        return new RequestRefused(404, "unknown", "There is no " + what + " here.");
    }

    public static RequestRefused over(String message) {
        return new RequestRefused(409, "over", message);
    }

    public static RequestRefused gone() {
        return new RequestRefused(410, "gone", "This invitation was already used or replaced, or it has expired.");
    }

    /** The same request is allowed after so many seconds. */
    public static RequestRefused rate(String message, int seconds) {
        return new RequestRefused(429, rate(message).problem(), seconds);
    }

    public static RequestRefused rate(String message) {
        return new RequestRefused(429, "rate", message);
    }

    /** After how many seconds the same request is allowed; 0 if that is not known. */
    public int retryAfter() {
        return retryAfter;
    }

    public int status() {
        return status;
    }

    public Problem problem() {
        return problem;
    }
}
