package salient.greatbattles.preview;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import salient.greatbattles.artillery.Barrages;
import salient.greatbattles.geometry.Circle;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.orders.GreatBattlesOrders;
import salient.greatbattles.play.Clauses;
import salient.greatbattles.play.GreatBattlesOrder;
import salient.greatbattles.play.TableAnswer;
import salient.greatbattles.state.State;
import salient.greatbattles.tables.Charts;
import salient.greatbattles.tables.Cover;
import salient.greatbattles.tables.Quality;
import salient.kernel.play.Verdict;

/** A template before it is placed: which known stands are under it, and the chances. */
final class BarragePreviews {
    private static final int LATEST = 3;

    private BarragePreviews() {}

    static TableAnswer.BarragePreview plan(State s, GreatBattlesOrder.Plan o) {
        return at(s, o.at(), Previews.reasons(GreatBattlesOrders.judge(s, o)), false, false);
    }

    static TableAnswer.BarragePreview call(State s, GreatBattlesOrder.Call o) {
        Optional<Point> registered =
                Barrages.find(s, o.template()).map(t -> s.circle(t).center());
        boolean onCall = o.at().isPresent();
        return at(s, onCall ? o.at() : registered, Previews.reasons(GreatBattlesOrders.judge(s, o)), true, onCall);
    }

    private static TableAnswer.BarragePreview at(
            State s, Optional<Point> place, List<Verdict.Reason> reasons, boolean called, boolean onCall) {
        Point p = place.orElse(new Point(0, 0));
        Circle circle = new Circle(p, s.templateRadius());
        Optional<Integer> spotter = called ? Barrages.spotter(s, s.decider(), p) : Optional.empty();
        return new TableAnswer.BarragePreview(
                p.x(),
                p.y(),
                circle.radius(),
                place.isPresent() ? under(s, circle) : List.of(),
                place.isPresent() ? ground(s, p) : List.of(),
                spotter.map(stand -> s.stand(stand).name()),
                spotter.isPresent() ? delays(s, spotter.get(), onCall) : List.of(),
                reasons);
    }

    private static List<TableAnswer.Under> under(State s, Circle circle) {
        List<TableAnswer.Under> all = new ArrayList<>();
        for (int stand = 0; stand < s.stands().count(); stand++) {
            if (!s.onTable(stand) || Barrages.immune(s, stand) || !circle.covers(s.base(stand))) continue;
            boolean activated = s.activated(s.unitOf(stand));
            all.add(new TableAnswer.Under(
                    s.stand(stand).name(),
                    s.stand(stand).side() == s.decider(),
                    10 * Charts.barrage(s.cover(stand), activated),
                    Clauses.clause(clause(s.cover(stand), activated))));
        }
        return all;
    }

    private static String clause(Cover cover, boolean activated) {
        return switch (cover) {
            case OPEN -> activated ? "C5b" : "C5c";
            case SOFT -> "C5c";
            case HARD -> "C5d";
            case BUNKER -> "C5e";
        };
    }

    /** What may be there unseen: the chance by the cover of the ground. */
    private static List<TableAnswer.Remark> ground(State s, Point p) {
        Cover cover = s.scenario().terrain().cover(p);
        List<TableAnswer.Remark> all = new ArrayList<>();
        String where = cover == Cover.OPEN
                ? "in the open"
                : "in " + cover.name().toLowerCase(java.util.Locale.ROOT) + " cover";
        all.add(new TableAnswer.Remark(
                Clauses.clause(clause(cover, true)),
                "An activated stand " + where + " is suppressed in " + 10 * Charts.barrage(cover, true)
                        + " of 100, another in " + 10 * Charts.barrage(cover, false) + "."));
        return all;
    }

    /** C4: the chances of arriving at once, 1, 2 or 3 turns late. */
    private static List<Integer> delays(State s, int spotter, boolean onCall) {
        int change = onCall ? -Charts.value("delay_score_modifier/on_call") : 0;
        if (s.hasHq(s.unitOf(spotter))) change -= Charts.value("delay_score_modifier/hq_with_sighting_bn");
        Quality quality = s.scenario().parties().get(s.decider()).artillery();
        int[] count = new int[LATEST + 1];
        for (int die = 1; die <= 100; die++) count[Charts.delay(quality, Math.clamp(die + change, 1, 100))]++;
        return java.util.Arrays.stream(count).boxed().toList();
    }
}
