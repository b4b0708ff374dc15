package salient.greatbattles.play;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import salient.kernel.play.Answer;
import salient.kernel.play.Verdict;
import salient.kernel.rulebook.ClauseId;

/**
 * Answers for players at a drawn table: what a tape measure, a template or a straight edge would show, and the chances
 * before the dice. Lengths are mils, chances are percent, places are pairs x, y.
 */
public sealed interface TableAnswer extends Answer {
    /** A note from a clause; not a refusal. */
    record Remark(ClauseId clause, String text) {}

    /** A score modifier. */
    record Change(ClauseId clause, int amount, String why) {}

    /** A stand as it would be placed. */
    record Placed(String stand, int x, int y, int facing, List<List<Integer>> corners) {}

    /** A length of path over one kind of ground; the name is the feature's, if it has one. */
    record Stretch(String going, String feature, int from, int to) {}

    /** The path of one stand; used is in thousandths of a whole move. */
    record Walk(Placed end, List<List<Integer>> line, int length, int used, List<Stretch> ground) {}

    /** An enemy stand that sees the mover between two places of the longest way; fires from there on, or never. */
    record Watcher(String stand, int from, int to, Optional<Integer> fires) {}

    /** G27: the straight edge laid from stand to stand, or from place to place. */
    record SightLine(
            List<Integer> from,
            List<Integer> to,
            int distance,
            int range,
            boolean clear,
            Optional<Remark> block,
            List<Stretch> ground)
            implements TableAnswer {
        @Override
        public void describe(Consumer<String> line) {
            line.accept(inches(distance) + " apart; sighting distance " + inches(range) + ".");
            line.accept(block.map(b -> "Blocked by " + b.text() + " (" + b.clause() + ").")
                    .orElse("In sight."));
        }
    }

    /**
     * C7M: a move before it is made; longest is that of all ways, affordable what the rates allow of it, left is on good
     * ground; assaults are the close combats that follow if nothing stops it on the way.
     */
    record MovePreview(
            String unit,
            List<Walk> walks,
            int longest,
            int affordable,
            int used,
            int left,
            List<Watcher> watchers,
            List<CombatPreview> assaults,
            List<Remark> remarks,
            List<Verdict.Reason> reasons)
            implements TableAnswer {
        @Override
        public void describe(Consumer<String> line) {
            line.accept(unit + " goes " + inches(longest) + ", " + used / 10 + " percent of a move; " + inches(left)
                    + " are left on good ground.");
            for (Watcher w : watchers)
                line.accept("Seen by " + w.stand() + " from " + inches(w.from()) + " on"
                        + w.fires()
                                .map(f -> ", which may fire from " + inches(f) + " on.")
                                .orElse("."));
            for (CombatPreview assault : assaults) {
                line.accept("Close combat with " + assault.defender() + ":");
                assault.describe(line);
            }
            remarks.forEach(r -> line.accept(r.text() + " (" + r.clause() + ")"));
            refusals(reasons, line);
        }
    }

    /** T20, C2: a unit as it would be placed on the table, and what the visible enemies would do to it. */
    record Layout(
            String unit, String formation, List<Placed> stands, List<Remark> remarks, List<Verdict.Reason> reasons)
            implements TableAnswer {
        @Override
        public void describe(Consumer<String> line) {
            for (Placed p : stands)
                line.accept(p.stand() + " at " + inches(p.x()) + ", " + inches(p.y()) + " facing " + p.facing() + ".");
            remarks.forEach(r -> line.accept(r.text() + " (" + r.clause() + ")"));
            refusals(reasons, line);
        }
    }

    /** C7F: a shot before the dice. Destroy is missing where a hit only suppresses. */
    record FirePreview(
            String from,
            String to,
            String manner,
            int range,
            int base,
            List<Change> toHit,
            int hit,
            Optional<Integer> destroyBase,
            List<Change> toDestroy,
            int hits,
            int destroys,
            int suppresses,
            List<Verdict.Reason> reasons)
            implements TableAnswer {
        @Override
        public void describe(Consumer<String> line) {
            line.accept(from + " at " + to + ", " + manner + " fire at " + inches(range) + ".");
            if (reasons.isEmpty()) {
                line.accept("To hit " + base + ".");
                toHit.forEach(c -> line.accept(change(c)));
                line.accept(score(hit));
                destroyBase.ifPresent(d -> line.accept("To destroy " + d + "."));
                toDestroy.forEach(c -> line.accept("To destroy: " + change(c)));
                destroyBase
                        .filter(_ -> !toDestroy.isEmpty())
                        .ifPresent(d -> line.accept("Destroys with " + (d + sum(toDestroy)) + " or less."));
                line.accept(
                        "Hits in " + hits + " of 100, destroys in " + destroys + ", suppresses in " + suppresses + ".");
            }
            refusals(reasons, line);
        }
    }

    /** C7F: all enemy stands in view of one stand, with how far it sees and fires. */
    record Targets(String stand, int sight, int direct, int indirect, List<FirePreview> shots) implements TableAnswer {
        @Override
        public void describe(Consumer<String> line) {
            line.accept(stand + " fires to " + inches(direct) + ", indirectly to " + inches(indirect) + ", sight "
                    + inches(sight) + ".");
            shots.forEach(shot -> shot.describe(line));
        }
    }

    /** C5: a template before it falls. */
    record BarragePreview(
            int x,
            int y,
            int radius,
            List<Under> stands,
            List<Remark> ground,
            Optional<String> spotter,
            List<Integer> delays,
            List<Verdict.Reason> reasons)
            implements TableAnswer {
        @Override
        public void describe(Consumer<String> line) {
            for (Under u : stands)
                line.accept(u.stand() + " is suppressed in " + u.chance() + " of 100 (" + u.clause() + ").");
            ground.forEach(r -> line.accept(r.text() + " (" + r.clause() + ")"));
            refusals(reasons, line);
        }
    }

    /** A stand under a template and the chance that it is suppressed. */
    record Under(String stand, boolean own, int chance, ClauseId clause) {}

    /** A: a drop before it is made, for one stand: lost is into the water or off the table. */
    record DropPreview(
            String unit,
            int x,
            int y,
            String fire,
            String light,
            int destroyedInTheAir,
            int suppressedInTheAir,
            int lost,
            int destroyedOnLanding,
            int unhurt,
            List<Spot> spots,
            List<Verdict.Reason> reasons)
            implements TableAnswer {
        @Override
        public void describe(Consumer<String> line) {
            line.accept("Through " + fire + " fire: destroyed in " + destroyedInTheAir + " of 100, suppressed in "
                    + suppressedInTheAir + ".");
            line.accept("Drifts into the water or off the table in " + lost + " of 100, is destroyed on landing by "
                    + light + " in " + destroyedOnLanding + ", comes down unhurt in " + unhurt + ".");
            refusals(reasons, line);
        }
    }

    /** A place a stand may drift to, with its chance. */
    record Spot(int x, int y, int chance, boolean lost) {}

    /** C9: a close combat before the dice. */
    record CombatPreview(
            String attacker,
            String defender,
            List<Change> attack,
            List<Change> defense,
            int wins,
            int draws,
            int loses,
            List<Verdict.Reason> reasons)
            implements TableAnswer {
        @Override
        public void describe(Consumer<String> line) {
            attack.forEach(c -> line.accept("Attacker " + change(c)));
            line.accept("The attacker rolls a die and adds " + sum(attack) + ".");
            defense.forEach(c -> line.accept("Defender " + change(c)));
            line.accept("The defender rolls a die and adds " + sum(defense) + ".");
            line.accept("The attacker wins in " + wins + " of 100, goes on in " + draws + ", loses in " + loses + ".");
            refusals(reasons, line);
        }
    }

    /** An order about which only the referee has a result. */
    record Ruled(List<Verdict.Reason> reasons) implements TableAnswer {
        @Override
        public void describe(Consumer<String> line) {
            if (reasons.isEmpty()) line.accept("Nothing forbids it.");
            refusals(reasons, line);
        }
    }

    /** T20, C2a: where a unit may be placed on the table; circles are x, y, radius. */
    record Ground(String unit, List<List<List<Integer>>> areas, List<List<Integer>> circles, boolean road, int facing)
            implements TableAnswer {
        @Override
        public void describe(Consumer<String> line) {
            line.accept(unit + " may come in " + areas.size() + " areas and " + circles.size() + " circles"
                    + (road ? ", on a road." : "."));
        }
    }

    /** C7Fh: the score with all its modifiers. */
    static String score(int hit) {
        return "Hits with " + hit + " or less" + (hit < 1 ? "; an unmodified 1 always hits (greatbattles C7Fh)." : ".");
    }

    private static int sum(List<Change> changes) {
        return changes.stream().mapToInt(Change::amount).sum();
    }

    private static String change(Change c) {
        return (c.amount() > 0 ? "+" : "") + c.amount() + " " + c.why() + " (" + c.clause() + ").";
    }

    private static void refusals(List<Verdict.Reason> reasons, Consumer<String> line) {
        reasons.forEach(r -> line.accept(r.why() + " (" + r.clause() + ")"));
    }

    private static String inches(int mils) {
        return salient.greatbattles.geometry.Point.inches(mils) + "\"";
    }
}
