package salient.kernel.play;

import java.util.List;
import java.util.Optional;

/**
 * What a side can settle in advance, so that the game need not wait for it. Answers are made from what the side knows and
 * from its policy, by rules without chance: the same position and policy always give the same order.
 */
public interface StandingReactions {
    /** Of a game in which nothing interrupts the other side's turn. */
    StandingReactions NONE = new StandingReactions() {
        @Override
        public List<ReactionKind> kinds() {
            return List.of();
        }

        @Override
        public Optional<String> asked(Position known) {
            return Optional.empty();
        }

        @Override
        public Optional<Order> answer(Position known, ReactionPolicy.Setting setting) {
            return Optional.empty();
        }
    };

    List<ReactionKind> kinds();

    /** The id of the kind that the deciding side is asked now; nothing if it is none of them. */
    Optional<String> asked(Position known);

    /** The answer to what is asked now; nothing if it must be asked all the same. */
    Optional<Order> answer(Position known, ReactionPolicy.Setting setting);

    /**
     * The legal order by which the deciding side answers, or nothing: then it is asked.
     *
     * @param known what that side knows
     */
    default Optional<Order> react(Position known, ReactionPolicy policy) {
        if (policy.asksEverything()) return Optional.empty();
        return asked(known)
                .flatMap(policy::of)
                .flatMap(setting -> answer(known, setting))
                .filter(order -> known.judge(order).isLegal());
    }
}
