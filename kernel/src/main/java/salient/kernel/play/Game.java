package salient.kernel.play;

import java.util.List;
import salient.kernel.rulebook.Rulebook;

/** A game system: its rulebook, scenarios, options and notation. */
public interface Game {
    /** As in {@code breakthrough 7.6b}. */
    String id();

    String title();

    /** One paragraph for someone who has never seen it. */
    String summary();

    /** Raised by every change of play; part of each record. Records of an earlier version are replayed by their orders and dice. */
    default int rulesVersion() {
        return 1;
    }

    List<Side> sides();

    Rulebook rulebook();

    List<Scenario> scenarios();

    List<Option> options();

    /** Sets of options under a name; the first is what is played unless another is chosen. */
    default List<Profile> profiles() {
        return List.of();
    }

    /** The first position; options that do not go together are an {@link Options.BadOption}. */
    Position start(Scenario scenario, Options options);

    Notation notation();

    /** What a side can settle in advance; nothing in a game that never interrupts the other side's turn. */
    default StandingReactions standingReactions() {
        return StandingReactions.NONE;
    }

    /** What a planned order can depend on, beyond the order before it and the phase. */
    default PlanConditions planConditions() {
        return PlanConditions.NONE;
    }

    /** What the losses of a battle, and so luck, are counted in, as in {@code steps}. */
    default String battleLosses() {
        return "losses";
    }

    /** The types of what it sends to clients. */
    default WireTypes wireTypes() {
        return new WireTypes(List.of(), List.of(), List.of());
    }

    /** Whether the computer may command a side of a game that stands here; most games have nothing against it. */
    default Verdict computerMayPlay(Side side, Position position) {
        return Verdict.LEGAL;
    }

    default Scenario scenario(String id) {
        return scenarios().stream()
                .filter(s -> s.id().equals(id))
                .findFirst()
                .orElseThrow(() -> new Options.BadOption("There is no scenario " + id + "; the scenarios are "
                        + String.join(
                                ", ", scenarios().stream().map(Scenario::id).toList()) + "."));
    }
}
