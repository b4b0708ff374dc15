package salient.table;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import salient.kernel.play.PlanCondition;
import salient.kernel.play.PlannedOrder;
import salient.kernel.play.Prompt;
import salient.kernel.play.Verdict;
import salient.kernel.rulebook.ClauseId;
import salient.players.Intention;

/** The texts of the server's own entries: parts with line breaks between, and tabs inside the parts of a plan. */
final class EntryTexts {
    private EntryTexts() {}

    record Said(String name, String text) {}

    record Seated(String name, Optional<String> computer, boolean joined) {}

    private static final String JOINED = "\njoined";

    static String say(String name, String text) {
        return name + "\n" + text;
    }

    static Said said(String text) {
        int end = text.indexOf('\n');
        return new Said(text.substring(0, end), text.substring(end + 1));
    }

    static String seat(String name, Optional<String> computer) {
        return name + "\n" + computer.orElse("");
    }

    /** A planned order that was not given, with one plain sentence and the clauses that forbid it. */
    record Dropped(PlannedOrder planned, String why, List<Verdict.Reason> reasons) {}

    /** One line for each order: the order, then its conditions. */
    static String plan(List<PlannedOrder> orders) {
        return String.join("\n", orders.stream().map(EntryTexts::planned).toList());
    }

    static List<PlannedOrder> plan(String text) {
        return text.isEmpty()
                ? List.of()
                : Arrays.stream(text.split("\n")).map(EntryTexts::planned).toList();
    }

    private static String planned(PlannedOrder planned) {
        StringBuilder line = new StringBuilder(planned.order());
        for (PlanCondition condition : planned.conditions())
            line.append('\t')
                    .append(condition.not() ? "not" : "if")
                    .append('\t')
                    .append(condition.kind())
                    .append('\t')
                    .append(condition.about());
        return line.toString();
    }

    private static PlannedOrder planned(String line) {
        String[] parts = line.split("\t", -1);
        List<PlanCondition> conditions = new ArrayList<>();
        for (int i = 1; i + 2 < parts.length; i += 3)
            conditions.add(new PlanCondition(parts[i + 1], parts[i + 2], parts[i].equals("not")));
        return new PlannedOrder(parts[0], conditions);
    }

    /** The planned order, the sentence, then a line for each clause. */
    static String drop(PlannedOrder planned, String why, List<Verdict.Reason> reasons) {
        StringBuilder text = new StringBuilder(planned(planned)).append('\n').append(why);
        for (Verdict.Reason reason : reasons)
            text.append('\n').append(reason.clause()).append('\t').append(reason.why());
        return text.toString();
    }

    static Dropped dropped(String text) {
        List<String> lines = List.of(text.split("\n"));
        List<Verdict.Reason> reasons = new ArrayList<>();
        for (String line : lines.subList(2, lines.size())) {
            int tab = line.indexOf('\t');
            reasons.add(new Verdict.Reason(ClauseId.of(line.substring(0, tab)), line.substring(tab + 1)));
        }
        return new Dropped(planned(lines.get(0)), lines.get(1), reasons);
    }

    /** What a computer player intends in a phase. */
    record Intended(String turn, String phase, Intention intention) {}

    /** By which an intention is found again: one for each phase. */
    static String phase(Prompt prompt) {
        return prompt.turn() + "\t" + prompt.phase();
    }

    /** The phase, the plan, then a line for each aim: its kind, its words, the place, and from where. */
    static String intention(Prompt prompt, Intention intention) {
        StringBuilder text = new StringBuilder(phase(prompt)).append('\n').append(intention.words());
        for (Intention.Aim aim : intention.aims())
            text.append('\n')
                    .append(aim.kind().name())
                    .append('\t')
                    .append(aim.words())
                    .append('\t')
                    .append(aim.to())
                    .append('\t')
                    .append(String.join(" ", aim.from()));
        return text.toString();
    }

    static Intended intended(String text) {
        List<String> lines = List.of(text.split("\n", -1));
        String[] phase = lines.getFirst().split("\t");
        List<Intention.Aim> aims = new ArrayList<>();
        for (String line : lines.subList(2, lines.size())) {
            String[] parts = line.split("\t", -1);
            List<String> from = parts[3].isEmpty() ? List.of() : List.of(parts[3].split(" "));
            aims.add(new Intention.Aim(Intention.AimKind.valueOf(parts[0]), parts[1], from, parts[2]));
        }
        return new Intended(phase[0], phase[1], new Intention(lines.get(1), aims));
    }

    /** Of a person who joins by invitation, which restarts the clock of the move. */
    static String join(String name) {
        return seat(name, Optional.empty()) + JOINED;
    }

    static Seated seated(String text) {
        int end = text.indexOf('\n');
        boolean joined = text.endsWith(JOINED);
        String computer = text.substring(end + 1, text.length() - (joined ? JOINED.length() : 0));
        return new Seated(text.substring(0, end), Optional.of(computer).filter(id -> !id.isEmpty()), joined);
    }

    /** What is said about a clock, and the time at which it runs out. */
    record ClockNotice(Clocks.Notice notice, Instant deadline) {}

    static String clock(Clocks.Notice notice, Instant deadline) {
        return notice.name() + "\n" + deadline.toEpochMilli();
    }

    static ClockNotice clock(String text) {
        int end = text.indexOf('\n');
        return new ClockNotice(
                Clocks.Notice.valueOf(text.substring(0, end)),
                Instant.ofEpochMilli(Long.parseLong(text.substring(end + 1))));
    }
}
