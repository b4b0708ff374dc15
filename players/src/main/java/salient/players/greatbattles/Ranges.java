package salient.players.greatbattles;

import salient.greatbattles.scenario.Stand;
import salient.greatbattles.state.State;
import salient.greatbattles.tables.Arms;
import salient.greatbattles.tables.Charts;
import salient.greatbattles.tables.StandType;

/** How dangerous a stand is at a distance, read from the fire charts: for places that are still empty. */
final class Ranges {
    private Ranges() {}

    /** Expected hits of one shot in hundredths, eliminations counted twice; 0 out of range. */
    static int hits(State s, int firer, int mils, int targetClass, int modifier) {
        Stand spec = s.stand(firer);
        int gun = spec.type().infantry()
                ? Arms.AS_INFANTRY
                : spec.arms().map(Arms::gun).orElse(0);
        if (gun == 0) return 0;
        return gun == Arms.AS_INFANTRY
                ? infantry(spec.type() == StandType.SMG, mils, targetClass, modifier)
                : gun(gun, mils, targetClass, modifier);
    }

    private static int infantry(boolean smg, int mils, int targetClass, int modifier) {
        if (mils > Charts.infantryRange()) return 0;
        int band = Charts.infantryBand(smg, mils);
        return product(Charts.infantryFire(smg, 0, band) + modifier, Charts.infantryFire(smg, targetClass + 1, band));
    }

    private static int gun(int gun, int mils, int targetClass, int modifier) {
        if (mils > Charts.gunRange()) return 0;
        int band = Charts.gunBand(mils);
        return product(Charts.gunFire(gun, 0, band) + modifier, Charts.gunFire(gun, targetClass + 1, band));
    }

    private static int product(int hit, int destroy) {
        int fatal = destroy == Charts.NEVER ? 0 : Math.clamp(destroy, 0, 10);
        return Math.clamp(hit, 1, 10) * (10 + fatal);
    }

    /** C7Fs: 0 dismounted, 1 soft, 2 to 5 light to superheavy armor. */
    static int targetClass(State s, int stand) {
        Stand spec = s.stand(stand);
        int armor = -1;
        if (spec.type() == StandType.ARMOR) armor = spec.arms().orElseThrow().armor();
        else if (s.stands().loaded(stand))
            armor = spec.transport().map(Arms::armor).orElse(-1);
        return armor < 0 ? 0 : 1 + armor;
    }
}
