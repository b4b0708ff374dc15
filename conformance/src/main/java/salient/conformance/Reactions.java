package salient.conformance;

import java.util.List;
import java.util.Optional;
import salient.kernel.play.Order;
import salient.kernel.play.Position;
import salient.kernel.play.ReactionKind;
import salient.kernel.play.ReactionPolicy;
import salient.kernel.play.ReactionPolicy.Setting;
import salient.kernel.play.Side;
import salient.kernel.play.StandingReactions;

/**
 * Whatever interrupts the other side's turn can be settled in advance, every way to settle it gives a legal order, and the same
 * one each time.
 */
final class Reactions implements Check {
    @Override
    public void at(Situation situation) {
        Position position = situation.position();
        Side side = position.toDecide();
        StandingReactions reactions = situation.game().standingReactions();
        if (position.outcome().isPresent() || reactions.kinds().isEmpty()) return;
        Position known = position.knownTo(side);
        Optional<String> asked = reactions.asked(known);
        if (asked.isEmpty()) {
            BrokenPromise.unless(!position.prompt().interruption(), "an interruption cannot be settled in advance");
            return;
        }
        ReactionKind kind = reactions.kinds().stream()
                .filter(one -> one.id().equals(asked.get()))
                .findFirst()
                .orElseThrow(() -> new BrokenPromise("there is no standing reaction " + asked.get()));
        for (ReactionKind.Rule rule : kind.rules()) answers(situation, reactions, known, kind, rule);
    }

    private static void answers(
            Situation situation,
            StandingReactions reactions,
            Position known,
            ReactionKind kind,
            ReactionKind.Rule rule) {
        Setting setting = new Setting(
                kind.id(),
                rule.id(),
                rule.figure().map(ReactionKind.Amount::usual),
                rule.ranked().stream().map(ReactionKind.Ranked::id).toList());
        ReactionPolicy policy = ReactionPolicy.of(reactions.kinds(), List.of(setting));
        String what = "'" + policy.text() + "'";
        BrokenPromise.unless(
                ReactionPolicy.parse(policy.text(), reactions.kinds()).equals(policy), what + " is not read back");
        Order answer = reactions.answer(known, setting).orElseThrow(() -> new BrokenPromise(what + " has no answer"));
        BrokenPromise.unless(
                situation.position().judge(answer).isLegal(),
                what + " answers with an illegal order: " + situation.notation().print(answer));
        Optional<String> again = reactions
                .react(known.copy(), policy)
                .map(order -> situation.notation().print(order));
        BrokenPromise.unless(
                again.equals(Optional.of(situation.notation().print(answer))), what + " answers differently each time");
    }
}
