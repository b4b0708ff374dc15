package salient.table;

import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import salient.kernel.play.Side;
import salient.kernel.record.ClockLaw;

/**
 * The time that the sides have used, by the times of the entries. It counts from getting the right to decide until passing it
 * on, which both sides notice, so a clock tells nothing about hidden orders. Not thread-safe.
 */
final class Clocks {
    private static final Duration DAY = Duration.ofDays(1);

    /** A reminder is due when this part of the time for a move is left. */
    private static final int REMINDER_PART = 4;

    /**
     * What a side has used up before the move it is making.
     *
     * @param used    of its time for the game
     * @param daysOff of its days off
     */
    record Used(Duration used, int daysOff) {
        static final Used NOTHING = new Used(Duration.ZERO, 0);
    }

    /** What was last said about the clock of the move that is being made. */
    enum Notice {
        NONE,
        REMINDED,
        RAN_OUT
    }

    private final Optional<ClockLaw> law;
    private final Map<String, Used> used = new TreeMap<>();
    /** Until when each side has taken days off; missing for those that never did. */
    private final Map<String, Instant> offUntil = new TreeMap<>();

    private String runs = Side.REFEREE.id();
    private Instant since;
    /** What of the days off that the side to decide has taken lies in its move, if the move lasts as long. */
    private Duration free = Duration.ZERO;

    private Notice notice = Notice.NONE;

    Clocks(Optional<ClockLaw> law, Instant created) {
        this.law = law;
        this.since = created;
    }

    /** Before the first order. */
    void start(Side toDecide) {
        runs = toDecide.id();
    }

    /** After an entry: the time of the side that decided before it is counted if another decides now. */
    void follow(Instant at, Side toDecide) {
        if (law.isEmpty() || toDecide.id().equals(runs)) return;
        charge(at.isBefore(since) ? Duration.ZERO : Duration.between(since, at).minus(offBefore(at)));
        begin(toDecide.id(), at);
    }

    /** Someone has joined: nobody's time ran while a seat was empty. */
    void joined(Instant at) {
        begin(runs, at);
    }

    /** Something was said about the clock. */
    void noticed(Notice said) {
        notice = said;
    }

    /** A side takes days off from now on, or after those that it has taken: its time does not run in them. */
    void takeOff(String side, int days, Instant at) {
        Used before = used.getOrDefault(side, Used.NOTHING);
        used.put(side, new Used(before.used(), before.daysOff() + days));
        Duration off = DAY.multipliedBy(days);
        Instant from = offUntil.getOrDefault(side, at);
        offUntil.put(side, (from.isBefore(at) ? at : from).plus(off));
        if (side.equals(runs)) free = free.plus(off);
    }

    /** What of the move of the side to decide were days off that it had taken. */
    private Duration offBefore(Instant at) {
        return free.minus(leftOff(runs, at));
    }

    private Duration leftOff(String side, Instant at) {
        Instant until = offUntil.getOrDefault(side, at);
        return until.isBefore(at) ? Duration.ZERO : Duration.between(at, until);
    }

    private void begin(String side, Instant at) {
        runs = side;
        since = at;
        free = leftOff(side, at);
        notice = Notice.NONE;
    }

    private void charge(Duration elapsed) {
        ClockLaw limits = law.orElseThrow();
        Used before = used.getOrDefault(runs, Used.NOTHING);
        int left = limits.daysOff() - before.daysOff();
        int off = limits.move() == 0 ? 0 : Math.min(left, days(elapsed.minusMinutes(limits.move())));
        Duration counted = before.used().plus(elapsed).minus(DAY.multipliedBy(off));
        int more = limits.game() == 0 ? 0 : Math.min(left - off, days(counted.minusMinutes(limits.game())));
        used.put(runs, new Used(counted.minus(DAY.multipliedBy(more)), before.daysOff() + off + more));
    }

    /** As many whole days as cover a time; none if it is negative. */
    private static int days(Duration time) {
        return time.isNegative() ? 0 : (int) ((time.toMillis() + DAY.toMillis() - 1) / DAY.toMillis());
    }

    /** When the time of the side to decide runs out, all its days off included; nothing without a clock. */
    Optional<Instant> deadline() {
        if (law.isEmpty()) return Optional.empty();
        ClockLaw limits = law.get();
        Used before = used.getOrDefault(runs, Used.NOTHING);
        Instant off = since.plus(free).plus(DAY.multipliedBy(limits.daysOff() - before.daysOff()));
        Instant ofMove = limits.move() == 0 ? Instant.MAX : off.plus(Duration.ofMinutes(limits.move()));
        Instant ofGame = limits.game() == 0
                ? Instant.MAX
                : off.plus(Duration.ofMinutes(limits.game()).minus(before.used()));
        Instant first = ofMove.isBefore(ofGame) ? ofMove : ofGame;
        return Optional.of(first.isBefore(since) ? since : first);
    }

    /** A notice about the clock, and when it is due. */
    record Due(Instant at, Notice notice) {}

    /** The next notice about the clock of the side to decide; nothing if there is none. */
    Optional<Due> nextNotice() {
        Optional<Instant> deadline = deadline();
        if (deadline.isEmpty() || notice == Notice.RAN_OUT) return Optional.empty();
        if (notice == Notice.REMINDED) return Optional.of(new Due(deadline.get(), Notice.RAN_OUT));
        Duration whole = Duration.between(since, deadline.get());
        return Optional.of(new Due(deadline.get().minus(whole.dividedBy(REMINDER_PART)), Notice.REMINDED));
    }

    /**
     * The clocks at one moment.
     *
     * @param since    when the side to decide got the right to decide
     * @param deadline when its time runs out, all its days off included
     * @param used     what each side has used up before
     * @param offUntil until when each side has taken days off
     * @param next     the next notice
     */
    record Now(
            ClockLaw law,
            Instant since,
            Instant deadline,
            Map<String, Used> used,
            Map<String, Instant> offUntil,
            Optional<Due> next) {}

    Optional<Now> now() {
        return law.map(limits ->
                new Now(limits, since, deadline().orElseThrow(), Map.copyOf(used), Map.copyOf(offUntil), nextNotice()));
    }

    // ---- saving

    /** As one line, for a saved state. */
    String text() {
        StringBuilder text = new StringBuilder(runs).append(' ').append(since.toEpochMilli());
        text.append(' ').append(notice.ordinal()).append(free.isZero() ? "" : "+" + free.toMillis());
        used.forEach((side, one) -> text.append(' ')
                .append(side)
                .append(' ')
                .append(one.used().toMillis())
                .append(' ')
                .append(one.daysOff())
                .append(offUntil.containsKey(side) ? "+" + offUntil.get(side).toEpochMilli() : ""));
        return text.toString();
    }

    /** The counterpart of {@link #text()}. */
    void restore(String text) {
        String[] words = text.split(" ");
        runs = words[0];
        since = Instant.ofEpochMilli(Long.parseLong(words[1]));
        notice = Notice.values()[(int) before(words[2])];
        free = Duration.ofMillis(after(words[2]).orElse(0L));
        used.clear();
        offUntil.clear();
        for (int i = 3; i + 2 < words.length; i += 3) {
            used.put(words[i], new Used(Duration.ofMillis(Long.parseLong(words[i + 1])), (int) before(words[i + 2])));
            String side = words[i];
            after(words[i + 2]).ifPresent(until -> offUntil.put(side, Instant.ofEpochMilli(until)));
        }
    }

    private static long before(String word) {
        int plus = word.indexOf('+');
        return Long.parseLong(plus < 0 ? word : word.substring(0, plus));
    }

    private static Optional<Long> after(String word) {
        int plus = word.indexOf('+');
        return plus < 0 ? Optional.empty() : Optional.of(Long.parseLong(word.substring(plus + 1)));
    }
}
