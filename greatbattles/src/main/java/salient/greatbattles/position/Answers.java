package salient.greatbattles.position;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import salient.greatbattles.fire.Fire;
import salient.greatbattles.formation.LoneStand;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.orders.GreatBattlesOrders;
import salient.greatbattles.paths.Rates;
import salient.greatbattles.play.GreatBattlesAnswer;
import salient.greatbattles.play.GreatBattlesQuestion;
import salient.greatbattles.play.TableAnswer;
import salient.greatbattles.preview.FirePreviews;
import salient.greatbattles.preview.Measuring;
import salient.greatbattles.preview.Previews;
import salient.greatbattles.sight.Sight;
import salient.greatbattles.state.State;
import salient.greatbattles.tables.Charts;
import salient.greatbattles.tables.GroundType;
import salient.kernel.play.Answer;
import salient.kernel.play.Verdict;

/** Answers from the same rule classes that carry out orders. */
public final class Answers {
    private Answers() {}

    public static Answer to(State s, GreatBattlesQuestion question) {
        return switch (question) {
            case GreatBattlesQuestion.Sight q -> sight(s, q.from().index(), q.to().index());
            case GreatBattlesQuestion.Odds q -> odds(s, q);
            case GreatBattlesQuestion.Reach q -> reach(s, q.unit().index());
            case GreatBattlesQuestion.Why q -> why(GreatBattlesOrders.judge(s, q.order()));
            case GreatBattlesQuestion.Look q -> look(s, q.from().index(), q.to().index());
            case GreatBattlesQuestion.Measure q -> Measuring.between(s, q.from(), q.to());
            case GreatBattlesQuestion.Preview q -> Previews.of(s, q.order());
            case GreatBattlesQuestion.Targets q -> FirePreviews.targets(s, q.stand());
            case GreatBattlesQuestion.Zone q -> Previews.ground(s, q.unit());
        };
    }

    private static Answer look(State s, int from, int to) {
        return s.onTable(from) && s.onTable(to) ? Measuring.between(s, from, to) : sight(s, from, to);
    }

    private static GreatBattlesAnswer sight(State s, int from, int to) {
        if (!s.onTable(from) || !s.onTable(to))
            return new GreatBattlesAnswer("sight", List.of("One of them is not on the table."), List.of());
        int distance = s.base(from).distanceUp(s.base(to));
        Optional<Sight.Block> block = Sight.block(s, from, to);
        String line = block.isPresent()
                ? "Blocked by " + block.get().what() + " (greatbattles "
                        + block.get().clause() + ")."
                : "In sight.";
        return new GreatBattlesAnswer(
                "sight",
                List.of(
                        Point.inches(distance) + "\" apart; sighting distance " + Point.inches(Sight.range(s)) + "\".",
                        line),
                List.of(distance, Sight.range(s), block.isPresent() ? 0 : 1));
    }

    private static GreatBattlesAnswer odds(State s, GreatBattlesQuestion.Odds q) {
        int from = q.from().index();
        int to = q.to().index();
        Fire.Manner manner = q.indirect() ? Fire.Manner.INDIRECT : Fire.Manner.DIRECT;
        Verdict.Reasons why = new Verdict.Reasons();
        if (!s.onTable(from) || !s.onTable(to))
            return new GreatBattlesAnswer("odds", List.of("One of them is not on the table."), List.of());
        Fire.judge(s, from, to, manner, why);
        if (!why.isEmpty()) return why(why.verdict());
        Fire.Shot shot = Fire.shot(s, from, to, manner, false);
        List<String> lines = new ArrayList<>();
        lines.add("Range " + Point.inches(shot.range()) + "\", to hit " + shot.base() + ".");
        for (Fire.Modifier m : shot.toHit())
            lines.add((m.amount() > 0 ? "+" : "") + m.amount() + " " + m.why() + " (greatbattles " + m.clause() + ").");
        int hit = Math.clamp(shot.hit(), 1, 10);
        lines.add(TableAnswer.score(shot.hit()));
        if (shot.destroyBase() != Charts.NEVER) lines.add("To destroy " + shot.destroyBase() + ".");
        for (Fire.Modifier m : shot.toDestroy())
            lines.add((m.amount() > 0 ? "+" : "") + m.amount() + " to destroy, " + m.why() + " (greatbattles "
                    + m.clause() + ").");
        if (!shot.toDestroy().isEmpty() && shot.destroyBase() != Charts.NEVER)
            lines.add("Destroys with " + shot.destroy() + " or less.");
        int fatal = shot.fatalFaces(s);
        int destroy = fatal / 2;
        lines.add("Hits in " + hit * 10 + " of 100, destroys in " + hit * fatal / 2 + ", suppresses in "
                + (hit * 10 - hit * fatal / 2) + ".");
        return new GreatBattlesAnswer("odds", lines, List.of(shot.hit(), destroy, hit * 10, hit * fatal / 2));
    }

    private static GreatBattlesAnswer reach(State s, int unit) {
        if (s.standsOf(unit).length == 0)
            return new GreatBattlesAnswer("reach", List.of(s.unit(unit) + " is not on the table."), List.of());
        Rates rates = Rates.of(s, unit, LoneStand.formation(s, unit));
        List<String> lines = new ArrayList<>();
        List<Integer> numbers = new ArrayList<>();
        for (GroundType going : GroundType.values()) {
            if (going == GroundType.IMPASSABLE) continue;
            numbers.add(rates.mils(going));
            lines.add(going.name().toLowerCase(java.util.Locale.ROOT).replace('_', ' ') + ": "
                    + Point.inches(rates.mils(going)) + "\".");
        }
        lines.add("Card " + Rates.card(s, unit) + ".");
        return new GreatBattlesAnswer("reach", lines, numbers);
    }

    private static GreatBattlesAnswer why(Verdict verdict) {
        return switch (verdict) {
            case Verdict.Legal() -> new GreatBattlesAnswer("why", List.of("Nothing forbids it."), List.of());
            case Verdict.Refused(List<Verdict.Reason> reasons) ->
                new GreatBattlesAnswer(
                        "why",
                        reasons.stream()
                                .map(r -> r.why() + " (" + r.clause() + ")")
                                .toList(),
                        List.of());
        };
    }
}
