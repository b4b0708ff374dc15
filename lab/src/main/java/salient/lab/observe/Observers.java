package salient.lab.observe;

import salient.greatbattles.position.GreatBattlesPosition;
import salient.hexwar.plain.PlainGame;
import salient.kernel.play.Position;
import salient.players.catalog.GameEntry;

/** Finds the observer of a game. */
public final class Observers {
    private Observers() {}

    /** @param start the first position of the scenario that is studied */
    public static Observer of(GameEntry entry, Position start) {
        if (entry.game() instanceof PlainGame plain) return new PlainObserver(plain);
        return switch (entry.id()) {
            case "breakthrough" ->
                new BreakthroughObserver(entry.map().orElseThrow().get());
            case "wave" -> new WaveObserver(entry.map().orElseThrow().get());
            case "greatbattles" ->
                new GreatBattlesObserver(((GreatBattlesPosition) start).state().scenario());
            default -> throw new IllegalArgumentException("the laboratory does not know how to observe " + entry.id());
        };
    }
}
