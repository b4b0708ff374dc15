package salient.kernel.play;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import salient.kernel.notation.Word;

/** How a side answers what it would otherwise be asked; sorted by kind. A kind that is not in it is asked. */
public record ReactionPolicy(List<Setting> settings) {
    /** Everything is asked. */
    public static final ReactionPolicy ASK = new ReactionPolicy(List.of());

    public ReactionPolicy {
        settings = List.copyOf(settings);
    }

    /**
     * How one kind is settled.
     *
     * @param figure the number of a rule that needs one
     * @param order  the ids of what the rule ranks, what is preferred first
     */
    public record Setting(String kind, String rule, Optional<Integer> figure, List<String> order) {
        public Setting {
            order = List.copyOf(order);
        }

        String text() {
            StringBuilder text = new StringBuilder(kind).append(' ').append(rule);
            figure.ifPresent(number -> text.append(' ').append(number));
            for (String item : order) text.append(' ').append(item);
            return text.toString();
        }
    }

    /** A policy that does not exist or contradicts itself; the message is for the player. */
    public static final class BadPolicy extends RuntimeException {
        public BadPolicy(String message) {
            super(message);
        }
    }

    /** The policy of these settings, each checked; what cannot be is a {@link BadPolicy}. */
    public static ReactionPolicy of(List<ReactionKind> kinds, List<Setting> settings) {
        List<Setting> checked = new ArrayList<>();
        for (Setting setting : settings) {
            ReactionKind kind = kind(kinds, setting.kind());
            for (Setting other : settings)
                if (other != setting && other.kind().equals(setting.kind()))
                    throw new BadPolicy("The policy contradicts itself: " + kind.title() + " is settled twice, by "
                            + setting.rule() + " and by " + other.rule() + ".");
            if (setting.rule().equals(ReactionKind.ASK)) noMore(kind, setting);
            else checked.add(checked(kind, setting));
        }
        checked.sort(Comparator.comparing(Setting::kind));
        return new ReactionPolicy(checked);
    }

    /** The policy of a side that wants to be asked for nothing but its own plans. */
    public static ReactionPolicy usual(List<ReactionKind> kinds) {
        return of(
                kinds,
                kinds.stream()
                        .map(kind -> kind.rules().getFirst().usual(kind.id()))
                        .toList());
    }

    private static ReactionKind kind(List<ReactionKind> kinds, String id) {
        for (ReactionKind kind : kinds) if (kind.id().equals(id)) return kind;
        throw new BadPolicy(
                kinds.isEmpty()
                        ? "This game has nothing that could be settled in advance."
                        : "There is no standing reaction " + id + "; there are "
                                + String.join(
                                        ", ",
                                        kinds.stream().map(ReactionKind::id).toList())
                                + ".");
    }

    private static void noMore(ReactionKind kind, Setting setting) {
        if (setting.figure().isPresent() || !setting.order().isEmpty())
            throw new BadPolicy(
                    "The policy contradicts itself: " + kind.title() + " is to be asked and has an answer.");
    }

    private static Setting checked(ReactionKind kind, Setting setting) {
        List<String> words = new ArrayList<>(List.of(ReactionKind.ASK));
        for (ReactionKind.Rule rule : kind.rules()) {
            words.add(rule.id());
            if (!rule.id().equals(setting.rule())) continue;
            checkFigure(kind, rule, setting.figure());
            checkOrder(kind, rule, setting.order());
            return setting;
        }
        throw new BadPolicy(kind.title() + " cannot be settled by " + setting.rule() + "; it can be settled by "
                + String.join(", ", words) + ".");
    }

    private static void checkFigure(ReactionKind kind, ReactionKind.Rule rule, Optional<Integer> given) {
        if (rule.figure().isEmpty()) {
            if (given.isPresent()) throw new BadPolicy(kind.title() + ": " + rule.id() + " takes no number.");
            return;
        }
        ReactionKind.Amount figure = rule.figure().get();
        if (given.isEmpty() || given.get() < figure.least() || given.get() > figure.most())
            throw new BadPolicy(kind.title() + ": " + rule.id() + " needs a number from " + figure.least() + " to "
                    + figure.most() + " " + figure.unit() + ".");
    }

    private static void checkOrder(ReactionKind kind, ReactionKind.Rule rule, List<String> order) {
        List<String> items = rule.ranked().stream().map(ReactionKind.Ranked::id).toList();
        for (int i = 0; i < order.size(); i++)
            if (order.indexOf(order.get(i)) != i)
                throw new BadPolicy(
                        "The policy contradicts itself: " + kind.title() + " names " + order.get(i) + " twice.");
        if (!new TreeSet<>(order).equals(new TreeSet<>(items)))
            throw new BadPolicy(
                    items.isEmpty()
                            ? kind.title() + ": " + rule.id() + " takes no order of preference."
                            : kind.title() + ": " + rule.id() + " needs each of " + String.join(", ", items)
                                    + ", what is preferred first.");
    }

    /** How a kind is settled; nothing if it is asked. */
    public Optional<Setting> of(String kind) {
        for (Setting setting : settings) if (setting.kind().equals(kind)) return Optional.of(setting);
        return Optional.empty();
    }

    public boolean asksEverything() {
        return settings.isEmpty();
    }

    /** As it stands in a record: {@code demolition heavy, losses ranked engineers infantry armor}, or {@code ask}. */
    public String text() {
        return settings.isEmpty()
                ? ReactionKind.ASK
                : String.join(", ", settings.stream().map(Setting::text).toList());
    }

    /** The counterpart of {@link #text()}; what cannot be read is a {@link BadPolicy}. */
    public static ReactionPolicy parse(String text, List<ReactionKind> kinds) {
        if (text.equals(ReactionKind.ASK)) return ASK;
        List<Setting> settings = new ArrayList<>();
        for (Word part : new Word(text, 1, 1).split(','))
            settings.add(setting(part.text().strip()));
        return of(kinds, settings);
    }

    private static Setting setting(String text) {
        String[] words = text.split(" ");
        if (words.length < 2)
            throw new BadPolicy("A standing reaction is written 'demolition heavy', not '" + text + "'.");
        Optional<Integer> figure = Optional.empty();
        List<String> order = new ArrayList<>();
        for (int i = 2; i < words.length; i++)
            if (i == 2 && isNumber(words[i])) figure = Optional.of(Integer.valueOf(words[i]));
            else order.add(words[i]);
        return new Setting(words[0], words[1], figure, order);
    }

    private static boolean isNumber(String word) {
        return !word.isEmpty() && word.length() <= 6 && word.chars().allMatch(c -> c >= '0' && c <= '9');
    }
}
