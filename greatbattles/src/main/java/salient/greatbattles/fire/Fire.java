package salient.greatbattles.fire;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import salient.greatbattles.contact.Contact;
import salient.greatbattles.formation.LoneStand;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.play.Clauses;
import salient.greatbattles.play.Happening;
import salient.greatbattles.riders.TankRiders;
import salient.greatbattles.scenario.Road;
import salient.greatbattles.scenario.Stand;
import salient.greatbattles.sight.Sight;
import salient.greatbattles.state.State;
import salient.greatbattles.state.Variants.DestroyMods;
import salient.greatbattles.tables.Arms;
import salient.greatbattles.tables.Charts;
import salient.greatbattles.tables.Cover;
import salient.greatbattles.tables.Formation;
import salient.greatbattles.tables.Quality;
import salient.greatbattles.tables.StandType;
import salient.kernel.play.Verdict;
import salient.kernel.rulebook.Clause;

/** C7F: the scores of a shot. The preview and the dice read the same {@link Shot}. */
public final class Fire {
    /** How a shot is fired. */
    public enum Manner {
        DIRECT,
        INDIRECT,
        OPPORTUNITY
    }

    /** A score modifier, with its clause. */
    public record Modifier(String clause, int amount, String why) {
        public static int sum(List<Modifier> modifiers) {
            int sum = 0;
            for (int i = 0; i < modifiers.size(); i++) sum += modifiers.get(i).amount;
            return sum;
        }

        /** As recorded in the log. */
        public static List<Happening.Modifier> told(List<Modifier> modifiers) {
            return modifiers.stream()
                    .map(m -> new Happening.Modifier(Clauses.clause(m.clause), m.amount, m.why))
                    .toList();
        }
    }

    /** The numbers of one shot (C7Fh: an unmodified 1 always hits); destroy is {@link Charts#NEVER} where a hit only suppresses. */
    public record Shot(int range, int base, List<Modifier> toHit, int destroyBase, List<Modifier> toDestroy) {
        public int hit() {
            return base + Modifier.sum(toHit);
        }

        /** With the modifiers, as on every die except a black one of V13. */
        public int destroy() {
            return destroyBase == Charts.NEVER ? Charts.NEVER : destroyBase + Modifier.sum(toDestroy);
        }

        /**
         * How many of the twenty faces of two ten-sided dice destroy; V13 has one black and one red die, otherwise both
         * are alike.
         */
        public int fatalFaces(State s) {
            int fatal = 0;
            boolean colored = s.variants().destroyMods == DestroyMods.RED_DIE;
            for (int face = 1; face <= 2 * COLOR; face++)
                if (colored ? destroysWithColor(face) : destroysWithColor(COLOR + (face + 1) / 2)) fatal++;
            return fatal;
        }

        /** C7Faa: whether a colored die destroys; 11 to 20 are its red numbers, which alone use the modifiers. */
        public boolean destroysWithColor(int die) {
            boolean red = die > COLOR;
            int score = red ? destroy() : destroyBase;
            return score != Charts.NEVER && (red ? die - COLOR : die) <= score;
        }
    }

    private static final Modifier ON_ROAD = modifier("C7Fa", "target_on_road", "target on a road");
    private static final Modifier IN_COLUMN = modifier("C7Fb", "target_in_column", "target in column");
    private static final Modifier NOT_ACTIVATED = modifier("C7Fc", "target_not_activated", "target not activated");
    private static final Modifier OPPORTUNITY_FIRE = modifier("C7Fd", "firer_opportunity_fire", "opportunity fire");
    private static final Modifier BEHIND = modifier("C7Fe", "firer_outside_front_180", "target behind the firer");
    private static final Modifier HEAVY_WEAPONS = modifier("C7Ff", "firer_infantry_with_hvy_wpns", "heavy weapons");
    private static final Modifier IN_COVER = modifier("Q1b", "target_in_cover", "target in cover");
    private static final Modifier RIDERS_SUMMARY =
            modifier("V19", "target_riding_on_tank_summary", "riders on the tank");
    private static final Modifier RIDERS_FAQ = modifier("V19", "target_riding_on_tank_faq37", "riders on the tank");

    /** C7Faa: half the faces of the colored die are black, half red. */
    public static final int COLOR = 10;

    /** The clauses that arm these kinds of stands with nothing; others lack a row of the weapon table. */
    private static final Map<StandType, String> UNARMED =
            Map.of(StandType.HQ, "U21", StandType.HVY_WPNS, "U15", StandType.C_OPS, "U34", StandType.FUP, "U40");

    private Fire() {}

    /** 0 dismounted, 1 soft, 2 to 5 light to superheavy armor (C7Fs). */
    @Clause("greatbattles C7Fs")
    public static int targetClass(State s, int stand) {
        Stand spec = s.stand(stand);
        if (spec.type() == StandType.ARMOR) {
            int armor = spec.arms().orElseThrow().armor();
            return armor == 0 ? 1 : 1 + armor;
        }
        if (s.pending().landing().underWay() && s.pending().landing().unit() == s.unitOf(stand)) return 1; // Q44b
        if (!s.stands().loaded(stand)) return 0;
        int armor = spec.transport().orElseThrow().armor();
        return armor == 0 ? 1 : 1 + armor;
    }

    static boolean firesAsInfantry(State s, int stand) {
        Stand spec = s.stand(stand);
        return spec.type().infantry()
                || spec.arms().map(a -> a.gun() == Arms.AS_INFANTRY).orElse(false);
    }

    public static boolean armed(State s, int stand) {
        Stand spec = s.stand(stand);
        return spec.type().infantry() || spec.arms().map(a -> a.gun() > 0).orElse(false);
    }

    /** How far a stand can fire with this kind of fire, in mils. */
    @Clause("greatbattles U4")
    public static int range(State s, int stand, Manner manner) {
        return manner == Manner.INDIRECT || firesAsInfantry(s, stand) ? Charts.infantryRange() : Charts.gunRange();
    }

    /** Everything that forbids this stand to fire at that one, in either side's turn. */
    public static void judge(State s, int from, int to, Manner manner, Verdict.Reasons why) {
        possible(s, from, to, manner, why);
        TargetPriority.judge(s, from, to, manner, why);
    }

    /** Whether it could fire if there were no other target. */
    @Clause({
        "greatbattles ACT32",
        "greatbattles H11",
        "greatbattles Q3h",
        "greatbattles Q35a",
        "greatbattles Q21b",
        "greatbattles C7Fn",
        "greatbattles C7Fx",
        "greatbattles W9",
        "greatbattles ACT30"
    })
    static void possible(State s, int from, int to, Manner manner, Verdict.Reasons why) {
        if (!s.onTable(from)) {
            why.add(Clauses.clause("T13"), () -> s.stand(from) + " is not on the table.");
            return;
        }
        firer(s, from, manner, why);
        if (why.settled() || !target(s, from, to, why) || why.settled()) return;
        int distance = s.base(from).distanceUp(s.base(to));
        if (armed(s, from) && distance > range(s, from, manner))
            why.add(
                    Clauses.clause(rangeClause(s, from, manner)),
                    () -> s.stand(to) + " is out of range: " + Point.inches(distance) + "\" away, and "
                            + Point.inches(range(s, from, manner)) + "\" is the most.");
        if (firesAsInfantry(s, from) && !s.type(from).infantry() && targetClass(s, to) > 1)
            why.add(Clauses.clause("W9"), () -> s.stand(from) + " fires only at personnel and soft vehicles.");
        if (manner == Manner.INDIRECT || why.settled()) return;
        if (distance > Sight.range(s))
            why.add(Clauses.clause("C7Fx"), () -> s.stand(to) + " is beyond the sighting distance of this turn.");
        Sight.lineOfFire(s, from, to)
                .ifPresent(b ->
                        why.add(Clauses.clause(b.clause()), () -> "The line of sight is blocked by " + b.what() + "."));
    }

    /** C7Fj, C7Fn, ACT30: the chart that ends at the range. */
    private static String rangeClause(State s, int from, Manner manner) {
        if (manner == Manner.INDIRECT) return "ACT30";
        return firesAsInfantry(s, from) ? "C7Fj" : "C7Fn";
    }

    /** What forbids this stand to fire at any target. */
    @Clause({
        "greatbattles ACT6",
        "greatbattles U2",
        "greatbattles U5",
        "greatbattles U8",
        "greatbattles C7Fu",
        "greatbattles C7Fv",
        "greatbattles C5i"
    })
    static void firer(State s, int from, Manner manner, Verdict.Reasons why) {
        if (!armed(s, from)) why.add(Clauses.clause(unarmed(s.type(from))), () -> s.stand(from) + " does not fire.");
        if (manner == Manner.INDIRECT && !s.type(from).infantry())
            why.add(Clauses.clause("ACT30"), "Only infantry fires indirectly.");
        if (manner != Manner.INDIRECT && s.stands().rear(from))
            why.add(Clauses.clause("C7Fu"), () -> s.stand(from) + " is not in the front rank.");
        if (s.suppressed(from)) why.add(Clauses.clause("C7Fv"), () -> s.stand(from) + " is suppressed.");
        if (s.underTemplate(from)) why.add(Clauses.clause("C5i"), () -> s.stand(from) + " is under a template.");
        if (Contact.engaged(s, s.unitOf(from)))
            why.add(Clauses.clause("C9d"), () -> s.unit(s.unitOf(from)) + " is in close combat.");
    }

    @Clause({"greatbattles U15", "greatbattles U21", "greatbattles U34"})
    private static String unarmed(StandType type) {
        return UNARMED.getOrDefault(type, "W2");
    }

    /** False if the target is not there, so that nothing can be measured. */
    @Clause({"greatbattles C7Fw", "greatbattles ACT28", "greatbattles ACT29"})
    private static boolean target(State s, int from, int to, Verdict.Reasons why) {
        if (s.stand(to).side() == s.stand(from).side() || !s.visible(to)) {
            why.add(Clauses.clause("C7Fx"), () -> s.stand(to) + " is not a visible enemy on the table.");
            return false;
        }
        if (!s.type(to).fights()) why.add(Clauses.clause("U34"), () -> s.stand(to) + " cannot be fired at.");
        if (s.underTemplate(to)) why.add(Clauses.clause("ACT28"), () -> s.stand(to) + " is under a template.");
        if (Contact.engaged(s, s.unitOf(to)))
            why.add(Clauses.clause("ACT29"), () -> s.stand(to) + " is in close combat.");
        return true;
    }

    /** The scores of a shot that may be fired. */
    @Clause({
        "greatbattles C7Fj",
        "greatbattles C7Fk",
        "greatbattles C7Fl",
        "greatbattles C7Fo",
        "greatbattles C7Fp",
        "greatbattles C7Fq",
        "greatbattles C7Fr",
        "greatbattles Q29",
        "greatbattles Q35b",
        "greatbattles ACT8",
        "greatbattles G5"
    })
    public static Shot shot(State s, int from, int to, Manner manner, boolean weapons) {
        int distance = s.base(from).distanceUp(s.base(to));
        int row = targetClass(s, to);
        int base;
        int destroy;
        if (firesAsInfantry(s, from)) {
            boolean smg = s.type(from) == StandType.SMG;
            int mils = manner == Manner.INDIRECT ? Charts.infantryRange() : distance; // ACT30: the last column
            int band = Charts.infantryBand(smg, mils);
            base = Charts.infantryFire(smg, 0, band);
            destroy = Charts.infantryFire(smg, row + 1, band);
        } else {
            int band = Charts.gunBand(distance);
            int gun = s.stand(from).arms().orElseThrow().gun();
            base = Charts.gunFire(gun, 0, band);
            destroy = Charts.gunFire(gun, row + 1, band);
        }
        return new Shot(distance, base, toHit(s, from, to, manner, weapons), destroy, toDestroy(s, to));
    }

    @Clause({
        "greatbattles C7Fg",
        "greatbattles ACT25",
        "greatbattles ACT26",
        "greatbattles V14",
        "greatbattles Q1a",
        "greatbattles C7Fa",
        "greatbattles C7Fb",
        "greatbattles C7Fc",
        "greatbattles C7Fd",
        "greatbattles C7Fe",
        "greatbattles C7Ff",
        "greatbattles Q1b"
    })
    private static List<Modifier> toHit(State s, int from, int to, Manner manner, boolean weapons) {
        List<Modifier> all = new ArrayList<>();
        int unit = s.unitOf(to);
        Formation formation = LoneStand.formation(s, unit);
        boolean column = formation == Formation.MARCH || formation == Formation.ROAD;
        boolean marching = LoneStand.of(s, unit) < 0 || s.units().usedRoadRate(unit); // F7
        if (column && marching && onRoad(s, to)) all.add(ON_ROAD);
        if (column) all.add(IN_COLUMN);
        if (!s.activated(unit)) all.add(NOT_ACTIVATED);
        if (manner == Manner.OPPORTUNITY && !s.pending().landing().underWay()) all.add(OPPORTUNITY_FIRE);
        if (!s.base(from).inFront(s.at(to))) all.add(BEHIND);
        if (weapons && s.type(from).infantry()) all.add(HEAVY_WEAPONS);
        if (s.variants().coverToHit && s.cover(to) != Cover.OPEN) all.add(IN_COVER);
        if (TankRiders.rider(s, to).isPresent()) all.add(s.variants().tankRiders == 2 ? RIDERS_SUMMARY : RIDERS_FAQ);
        int low = s.stands().ammoMarkers(from);
        if (low > 0)
            all.add(new Modifier("Q33b", low * Charts.value("to_hit_modifier/per_ammo_low_marker"), "ammunition low"));
        return all;
    }

    private static Modifier modifier(String clause, String row, String why) {
        return new Modifier(clause, Charts.value("to_hit_modifier/" + row), why);
    }

    private static boolean onRoad(State s, int stand) {
        for (Road road : s.scenario().roads()) if (road.passes(s.at(stand), Road.ON_ROAD)) return true;
        return false;
    }

    /** C7Fz, V13: under the variant only. */
    @Clause({"greatbattles C7Fz", "greatbattles C7Faa", "greatbattles Q1c", "greatbattles V13"})
    private static List<Modifier> toDestroy(State s, int to) {
        List<Modifier> all = new ArrayList<>();
        if (s.variants().destroyMods == DestroyMods.OFF) return all;
        Quality quality = s.quality(s.unitOf(to));
        if (quality.compareTo(Quality.AVERAGE) < 0) all.add(destroy("raw_or_inferior", "poor troops"));
        if (quality.compareTo(Quality.AVERAGE) > 0) all.add(destroy("experienced_or_veteran", "good troops"));
        switch (s.cover(to)) {
            case OPEN -> {}
            case SOFT -> {
                // The summary of 2003 gives its red die hard cover only.
                if (s.variants().destroyMods == DestroyMods.ALWAYS) all.add(destroy("soft_cover", "soft cover"));
            }
            case HARD -> all.add(destroy("hard_cover", "hard cover"));
            case BUNKER -> all.add(destroy("bunker", "bunker"));
        }
        return all;
    }

    private static Modifier destroy(String row, String why) {
        return new Modifier("C7Fz", Charts.value("to_destroy_modifier/" + row), why);
    }

    /** U20: that a battalion has no heavy weapons, or what keeps it from using them now. */
    public static void judgeWeapons(State s, int unit, Verdict.Reasons why) {
        if (heavyWeapons(s, unit).isPresent()) return;
        boolean none = true;
        for (int stand : s.standsOf(unit)) {
            if (s.type(stand) != StandType.HVY_WPNS) continue;
            none = false;
            if (s.suppressed(stand)) why.add(Clauses.clause("U20"), () -> s.stand(stand) + " is suppressed.");
            if (s.stands().loaded(stand))
                why.add(Clauses.clause("U20"), () -> s.stand(stand) + " is in its transport.");
            if (s.stands().acted(stand))
                why.add(Clauses.clause("U20"), () -> s.stand(stand) + " has used this action.");
        }
        if (none) why.add(Clauses.clause("U20"), () -> s.unit(unit) + " has no heavy weapons.");
    }

    /** U16 to U20: the heavy weapons a battalion can use now; not those that have spent this action otherwise. */
    @Clause({"greatbattles U16", "greatbattles U17", "greatbattles U20", "greatbattles ACT20", "greatbattles ACT31"})
    public static Optional<Integer> heavyWeapons(State s, int unit) {
        for (int stand : s.standsOf(unit))
            if (s.type(stand) == StandType.HVY_WPNS
                    && !s.suppressed(stand)
                    && !s.stands().loaded(stand)
                    && !s.stands().acted(stand)) return Optional.of(stand);
        return Optional.empty();
    }
}
