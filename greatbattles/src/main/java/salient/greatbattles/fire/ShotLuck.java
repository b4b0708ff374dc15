package salient.greatbattles.fire;

import java.util.function.Consumer;
import salient.greatbattles.play.CombatHappening;
import salient.greatbattles.play.GreatBattlesEvent;
import salient.greatbattles.tables.Die;
import salient.kernel.play.Battle;
import salient.kernel.play.ExpectedLosses;
import salient.kernel.rulebook.Clause;

/** A shot is a battle; what it costs the target is counted in hits. */
public final class ShotLuck {
    private ShotLuck() {}

    /** An unmodified 1 always hits (C7Fi). */
    @Clause("greatbattles C7Fi")
    public static void of(GreatBattlesEvent event, Consumer<? super Battle> each) {
        if (!(event.what() instanceof CombatHappening.Shot shot)) return;
        int hits = Math.clamp(shot.needed(), 1, Die.SIDES);
        ExpectedLosses expected = new ExpectedLosses.Sum()
                .add(0, 1, hits)
                .add(0, 0, Die.SIDES - hits)
                .average();
        each.accept(new Battle(
                shot.target(),
                shot.stand().substring(0, shot.stand().indexOf('/')),
                "needs " + shot.needed(),
                0,
                shot.hit() ? 1 : 0,
                expected));
    }
}
