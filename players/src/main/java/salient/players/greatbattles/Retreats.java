package salient.players.greatbattles;

import java.util.Optional;
import salient.greatbattles.geometry.Bearing;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.play.GreatBattlesOrder;
import salient.greatbattles.state.State;
import salient.greatbattles.tables.Cover;

/** C9t: which of two equally near enemies a beaten battalion retreats from: into cover, away from others, and home. */
final class Retreats {
    private static final int BACK = 3 * Point.INCH;
    /** Enemies farther away make no difference. */
    private static final int FAR = 12 * Point.INCH;

    private Retreats() {}

    static Optional<GreatBattlesOrder> answer(Situation situation) {
        State s = situation.state();
        int unit = s.pending().retreat().unit();
        if (unit < 0) return Optional.empty();
        GreatBattlesOrder best = null;
        double most = Double.NEGATIVE_INFINITY;
        for (int stand : s.standsOf(unit))
            for (int enemy : situation.enemies()) {
                GreatBattlesOrder order = new GreatBattlesOrder.Retreat(s.stand(stand), s.stand(enemy));
                if (!situation.legal(order)) continue;
                double worth = worth(situation, unit, Bearing.of(s.at(enemy), s.at(stand)));
                if (worth <= most) continue;
                most = worth;
                best = order;
            }
        return Optional.ofNullable(best);
    }

    private static double worth(Situation situation, int unit, int bearing) {
        State s = situation.state();
        Point middle = Bearing.step(situation.at(unit), bearing, BACK, 0);
        double worth = Math.min(FAR, situation.nearestEnemy(middle)) / (double) Point.INCH;
        worth -= situation.weight(Weight.RETREAT_WAY)
                * middle.distanceUp(situation.aims().aim(unit))
                / Point.INCH;
        for (int stand : s.standsOf(unit)) {
            Point p = Bearing.step(s.at(stand), bearing, BACK, 0);
            if (s.scenario().terrain().cover(p) != Cover.OPEN) worth += situation.weight(Weight.RETREAT_COVER);
        }
        return worth;
    }
}
