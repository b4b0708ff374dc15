package salient.wave.units;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import salient.kernel.rulebook.Clause;
import salient.wave.units.Counter.Nationality;

/**
 * All counters of the game, numbered; factors in flat arrays for the rules. Unchanging and shared.
 *
 * <p>Two sets exist: the order of battle, and the same with counters of unknown identity behind it, which stand in a
 * masked position for what lies below the top of an enemy stack (7.3).
 */
@Clause({"wave 2.5", "wave 2.7", "wave 2.8", "wave 2.9"})
public final class Counters {
    public static final int NONE = -1;

    private final List<Counter> counters;
    private final List<Organization> organizations;
    private final Map<String, Integer> numbers = new LinkedHashMap<>();
    private final int known;
    private final int knownGerman;
    private final int[][] ofSide = new int[2][];
    private final byte[] side;
    private final byte[] attack;
    private final byte[] defense;
    private final byte[] reducedAttack;
    private final byte[] reducedDefense;
    private final byte[] movement;
    private final byte[] steps;
    private final short[] organization;
    private final boolean[] artillery;
    private final boolean[] engineer;
    private final boolean[] heavy;
    private final boolean[] british;
    private final Optional<Counters> masked;

    /** The order of battle. */
    public Counters() {
        this(new OrderOfBattle());
    }

    private Counters(OrderOfBattle read) {
        this(read.counters, read.organizations, read.organizationOf, read.counters.size(), true);
    }

    private Counters(
            List<Counter> all,
            List<Organization> organizations,
            List<Integer> organizationOf,
            int known,
            boolean mask) {
        this.counters = List.copyOf(all);
        this.organizations = List.copyOf(organizations);
        this.known = known;
        int n = counters.size();
        side = new byte[n];
        attack = new byte[n];
        defense = new byte[n];
        reducedAttack = new byte[n];
        reducedDefense = new byte[n];
        movement = new byte[n];
        steps = new byte[n];
        organization = new short[n];
        artillery = new boolean[n];
        engineer = new boolean[n];
        heavy = new boolean[n];
        british = new boolean[n];
        for (int unit = 0; unit < n; unit++) {
            fill(unit, counters.get(unit));
            organization[unit] = (short) (int) organizationOf.get(unit);
        }
        for (int s = 0; s < 2; s++) ofSide[s] = unitsOf(s);
        knownGerman = (int) counters.stream()
                .limit(known)
                .filter(c -> c.side() == Sides.GERMAN)
                .count();
        masked = mask ? Optional.of(withUnknown(organizationOf)) : Optional.empty();
    }

    private void fill(int unit, Counter counter) {
        if (numbers.put(counter.id(), unit) != null)
            throw new IllegalArgumentException("two counters are called " + counter.id());
        side[unit] = (byte) counter.side();
        attack[unit] = (byte) counter.attack();
        defense[unit] = (byte) counter.defense();
        reducedAttack[unit] = (byte) counter.reducedAttack();
        reducedDefense[unit] = (byte) counter.reducedDefense();
        movement[unit] = (byte) counter.movement();
        steps[unit] = (byte) counter.steps();
        artillery[unit] = counter.isArtillery();
        engineer[unit] = counter.isEngineer();
        heavy[unit] = counter.heavy();
        british[unit] = counter.nationality() == Nationality.BRITISH;
    }

    private int[] unitsOf(int wanted) {
        int[] found = new int[counters.size()];
        int count = 0;
        for (int unit = 0; unit < found.length; unit++) if (side[unit] == wanted) found[count++] = unit;
        return java.util.Arrays.copyOf(found, count);
    }

    /** As many unknown counters as a side has counters, each with the average factors of its side. */
    private Counters withUnknown(List<Integer> organizationOf) {
        List<Counter> all = new ArrayList<>(counters);
        List<Integer> organizationsOfAll = new ArrayList<>(organizationOf);
        for (int s = 0; s < 2; s++)
            for (int i = 1; i <= ofSide[s].length; i++) {
                all.add(unknown(s, i));
                organizationsOfAll.add(NONE);
            }
        return new Counters(all, organizations, organizationsOfAll, known, false);
    }

    private Counter unknown(int s, int number) {
        int a = average(s, attack);
        int d = average(s, defense);
        return new Counter(
                "?" + Sides.word(s).charAt(0) + number,
                s,
                s == Sides.GERMAN ? Nationality.ARMY : Nationality.US,
                "unknown unit",
                "",
                "unknown",
                false,
                false,
                a,
                d,
                average(s, movement),
                a,
                d,
                2,
                Optional.empty(),
                Optional.empty(),
                salient.kernel.rulebook.Rulebook.Provenance.RECONSTRUCTED,
                salient.kernel.rulebook.Rulebook.Provenance.RECONSTRUCTED,
                "stands for a counter that may not be seen (7.3)");
    }

    private int average(int s, byte[] factor) {
        int sum = 0;
        int count = 0;
        for (int unit : ofSide[s])
            if (!artillery[unit]) {
                sum += factor[unit];
                count++;
            }
        return (2 * sum + count) / (2 * count);
    }

    /** The set with unknown counters; itself if it already is. */
    public Counters masked() {
        return masked.orElse(this);
    }

    public int size() {
        return counters.size();
    }

    /** Whether the counter is one of unknown identity. */
    public boolean isUnknown(int unit) {
        return unit >= known;
    }

    /** How many counters have an identity; unknown ones are numbered from here on. */
    public int known() {
        return known;
    }

    /** The first unknown counter of a side, in the masked set. */
    public int firstUnknown(int s) {
        return s == Sides.GERMAN ? known : known + knownGerman;
    }

    public Counter counter(int unit) {
        return counters.get(unit);
    }

    /** The number of a counter by its id, or NONE. */
    public int unit(String id) {
        return numbers.getOrDefault(id, NONE);
    }

    public String id(int unit) {
        return counters.get(unit).id();
    }

    public List<String> ids(int[] units) {
        List<String> ids = new ArrayList<>(units.length);
        for (int unit : units) ids.add(id(unit));
        return ids;
    }

    /** The counters of a side, in order. Read only. */
    public int[] of(int s) {
        return ofSide[s];
    }

    public int side(int unit) {
        return side[unit];
    }

    /** The attack factor on the face that shows with so many steps left. */
    public int attack(int unit, int stepsLeft) {
        return stepsLeft < steps[unit] ? reducedAttack[unit] : attack[unit];
    }

    public int defense(int unit, int stepsLeft) {
        return stepsLeft < steps[unit] ? reducedDefense[unit] : defense[unit];
    }

    /** The printed movement factor (D.8). */
    public int movement(int unit) {
        return movement[unit];
    }

    /** Steps at full strength. */
    public int steps(int unit) {
        return steps[unit];
    }

    public boolean isArtillery(int unit) {
        return artillery[unit];
    }

    public boolean isEngineer(int unit) {
        return engineer[unit];
    }

    public boolean isHeavy(int unit) {
        return heavy[unit];
    }

    public boolean isBritish(int unit) {
        return british[unit];
    }

    /** Without a parent organization, artillery included (7.5b). */
    public boolean isIndependent(int unit) {
        return organization[unit] == NONE;
    }

    /** The index of the parent organization, or NONE. */
    public int organization(int unit) {
        return organization[unit];
    }

    public List<Organization> organizations() {
        return organizations;
    }

    /** The organization of a side with a designator; our fault if there is none. */
    public Organization organization(int s, String designator) {
        return findOrganization(s, designator)
                .orElseThrow(() -> new IllegalArgumentException(
                        "the order of battle has no " + Sides.word(s) + " organization " + designator));
    }

    public Optional<Organization> findOrganization(int s, String designator) {
        return organizations.stream()
                .filter(o -> o.side() == s && o.designator().equals(designator))
                .findFirst();
    }
}
