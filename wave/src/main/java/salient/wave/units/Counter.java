package salient.wave.units;

import java.util.Optional;
import salient.kernel.rulebook.Clause;
import salient.kernel.rulebook.Rulebook.Provenance;

/**
 * One combat counter as printed on both its faces.
 *
 * @param organization the designator of its parent organization, empty for an independent unit (2.14, 2.15)
 * @param movement the printed movement factor, the same on both faces
 */
@Clause({
    "wave 2.4",
    "wave 2.10a",
    "wave 2.11a",
    "wave 2.11b",
    "wave 2.13a",
    "wave 2.14a",
    "wave 2.15a",
    "wave D.6",
    "wave D.8"
})
public record Counter(
        String id,
        int side,
        Nationality nationality,
        String name,
        String organization,
        String type,
        boolean heavy,
        boolean motorized,
        int attack,
        int defense,
        int movement,
        int reducedAttack,
        int reducedDefense,
        int steps,
        Optional<Start> start,
        Optional<Arrival> arrival,
        Provenance factorsFrom,
        Provenance placeFrom,
        String note) {

    /** Colors of the counters. French and Belgian units count as American in every rule (2.6b). */
    @Clause({"wave 2.6a", "wave 2.6b"})
    public enum Nationality {
        ARMY,
        SS,
        LUFTWAFFE,
        US,
        BRITISH,
        BELGIAN,
        FRENCH
    }

    /** 3.1b, 3.1c: a designated hex and a radius, or anywhere on the own side for the units marked A (hex empty). */
    public record Start(String hex, int radius) {
        public boolean anywhere() {
            return hex.isEmpty();
        }
    }

    /** 3.1a, 8.1: the game turn and the letter of the map edge; starred ones have a price or a condition. */
    public record Arrival(int turn, String edge, boolean starred) {}

    public boolean isArtillery() {
        return type.equals("artillery");
    }

    public boolean isEngineer() {
        return type.equals("engineer");
    }

    public boolean isIndependent() {
        return organization.isEmpty();
    }

    /** As in {@code 8-9-7}, or {@code 7-6} where attack and defense are equal. */
    public String factors(int stepsLeft) {
        if (isArtillery()) return Integer.toString(movement);
        int a = stepsLeft < steps ? reducedAttack : attack;
        int d = stepsLeft < steps ? reducedDefense : defense;
        return (a == d ? "" + a : a + "-" + d) + "-" + movement;
    }
}
