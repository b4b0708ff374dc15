package salient.wave.units;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import salient.kernel.data.CsvTable;
import salient.kernel.data.Resources;
import salient.kernel.rulebook.Clause;
import salient.wave.units.Counter.Arrival;
import salient.wave.units.Counter.Nationality;
import salient.wave.units.Counter.Start;

/** Reads order-of-battle.csv: one row a counter. */
@Clause({
    "wave 1.1b",
    "wave 1.1c",
    "wave 2.13b",
    "wave 3.1a",
    "wave 3.1b",
    "wave 3.1c",
    "wave E.1",
    "wave E.2",
    "wave E.3",
    "wave E.4"
})
final class OrderOfBattle {
    static final String FILE = "order-of-battle.csv";

    final List<Counter> counters = new ArrayList<>();
    final List<Organization> organizations = new ArrayList<>();
    final List<Integer> organizationOf = new ArrayList<>();

    OrderOfBattle() {
        Map<String, Integer> known = new TreeMap<>();
        for (CsvTable.Row row : Resources.rows("wave/" + FILE)) {
            Counter counter = read(row);
            if (!counters.isEmpty() && counters.getLast().side() > counter.side())
                throw row.fault("German counters come first");
            if (!counter.isArtillery() && leastFactor(counter) < 1)
                throw row.fault("attack and defense factors must be at least 1");
            organizationOf.add(counter.isIndependent() ? -1 : join(counter, row, known));
            counters.add(counter);
        }
        organizations.replaceAll(o ->
                new Organization(o.index(), o.side(), o.designator(), o.size(), o.british(), List.copyOf(o.units())));
    }

    /** 10.6 divides by the attack factors. */
    private static int leastFactor(Counter counter) {
        return Math.min(
                Math.min(counter.attack(), counter.defense()),
                Math.min(counter.reducedAttack(), counter.reducedDefense()));
    }

    private int join(Counter counter, CsvTable.Row row, Map<String, Integer> known) {
        String key = counter.side() + " " + counter.organization();
        Integer index = known.get(key);
        if (index == null) {
            index = organizations.size();
            known.put(key, index);
            Organization.Size size = Organization.Size.valueOf(row.text("size").toUpperCase(Locale.ROOT));
            boolean british = counter.nationality() == Nationality.BRITISH;
            organizations.add(
                    new Organization(index, counter.side(), counter.organization(), size, british, new ArrayList<>()));
        }
        organizations.get(index).units().add(counters.size());
        return index;
    }

    private static Counter read(CsvTable.Row row) {
        int side = row.text("side").equals(Sides.word(Sides.GERMAN)) ? Sides.GERMAN : Sides.ALLIED;
        int attack = row.number("attack");
        int defense = row.number("defense");
        return new Counter(
                row.text("id"),
                side,
                Nationality.valueOf(row.text("nationality").toUpperCase(Locale.ROOT)),
                row.text("name"),
                row.text("organization"),
                row.text("type"),
                row.yes("heavy"),
                row.yes("motorized"),
                attack,
                defense,
                row.number("movement"),
                row.numberOr("reduced_attack", attack),
                row.numberOr("reduced_defense", defense),
                row.number("steps"),
                start(row),
                arrival(row),
                row.provenance("factors_from"),
                row.provenance("place_from"),
                row.text("note"));
    }

    /** {@code E4110-1}: designated hex and radius; without a dash the hex alone (3.3c); {@code A}: anywhere (3.8). */
    private static Optional<Start> start(CsvTable.Row row) {
        String setup = row.text("setup");
        if (setup.isEmpty()) return Optional.empty();
        if (setup.equals("A")) return Optional.of(new Start("", 0));
        int dash = setup.indexOf('-');
        if (dash < 0) return Optional.of(new Start(setup, 0));
        return Optional.of(new Start(setup.substring(0, dash), setup.charAt(dash + 1) - '0'));
    }

    private static Optional<Arrival> arrival(CsvTable.Row row) {
        if (row.text("arrival").isEmpty()) return Optional.empty();
        boolean starred = row.text("mark").equals("*");
        return Optional.of(new Arrival(row.number("arrival"), row.text("entry"), starred));
    }
}
