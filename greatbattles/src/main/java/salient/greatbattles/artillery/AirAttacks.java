package salient.greatbattles.artillery;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import salient.greatbattles.casualties.Casualties;
import salient.greatbattles.divisions.Divisions;
import salient.greatbattles.fire.Fire;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.play.ArtilleryHappening;
import salient.greatbattles.play.Clauses;
import salient.greatbattles.play.GreatBattlesEvent.Kind;
import salient.greatbattles.play.Happening;
import salient.greatbattles.play.PlayContext;
import salient.greatbattles.scenario.Division;
import salient.greatbattles.scenario.FireSupport.Aircraft;
import salient.greatbattles.scenario.ScenarioDefinition;
import salient.greatbattles.sight.Sight;
import salient.greatbattles.state.Battery;
import salient.greatbattles.state.Mission;
import salient.greatbattles.state.State;
import salient.greatbattles.tables.Charts;
import salient.greatbattles.tables.Constants;
import salient.greatbattles.tables.Cover;
import salient.greatbattles.tables.Weather;
import salient.greatbattles.templates.TemplateNames;
import salient.kernel.dice.Purpose;
import salient.kernel.play.Verdict;
import salient.kernel.rulebook.Clause;

/**
 * V8, V9: aircraft. Each is a template with a number above those of the guns, assigned as they are, that attacks the one
 * visible stand on its point and is used up for the day.
 */
public final class AirAttacks {
    private static final Purpose ATTACK = new Purpose("air attack", Clauses.clause("Q41a"));
    private static final Purpose ASKED = new Purpose("is there an aircraft", Clauses.clause("Q45g"));
    private static final int FULL_DAYLIGHT = Charts.value("sighting/4+/first") * Point.INCH;

    private static final int MALTA_CHANCE = Constants.number("malta_air_chance");

    private AirAttacks() {}

    @Clause("greatbattles V8")
    public static boolean air(State s, int template) {
        return s.scenario().templateNumber(template)
                > s.scenario()
                        .parties()
                        .get(s.scenario().templateSide(template))
                        .mostTemplates();
    }

    private static Aircraft aircraft(State s, int template) {
        return s.scenario().fireSupport().aircraft().get(s.scenario().templateSide(template));
    }

    /** The clauses that keep aircraft on the ground now. */
    static List<String> grounded(State s) {
        List<String> clauses = new ArrayList<>();
        if (!fullDaylight(s)) clauses.add("Q41b");
        if (!flyingWeather(s)) clauses.add("C1f");
        return clauses;
    }

    @Clause("greatbattles Q41b")
    private static boolean fullDaylight(State s) {
        return Sight.range(s) >= FULL_DAYLIGHT;
    }

    /** Never in fog or rain, and under an overcast sky only without V57. */
    @Clause({"greatbattles V57", "greatbattles C1f"})
    private static boolean flyingWeather(State s) {
        return s.turnState().weather() != Weather.FOG
                && s.turnState().weather() != Weather.RAIN
                && !(s.turnState().weather() == Weather.OVERCAST && s.variants().overcastGrounds);
    }

    @Clause({"greatbattles Q41d", "greatbattles Q45g"})
    static void judgePlan(State s, int template, Mission mission, Verdict.Reasons why) {
        if (air(s, template) && s.variants().airForActivation && mission != Mission.ON_CALL)
            why.add(Clauses.clause("Q45g"), "Aircraft bought with activation points come on call.");
    }

    static void judgeCall(State s, int template, Verdict.Reasons why) {
        if (!air(s, template)) return;
        if (!fullDaylight(s))
            why.add(
                    Clauses.clause("Q41b"),
                    "Aircraft fly only in full daylight, with a sight of " + Point.inches(FULL_DAYLIGHT) + "\"; it is "
                            + Point.inches(Sight.range(s)) + "\" now.");
        if (!flyingWeather(s))
            why.add(
                    Clauses.clause("C1f"),
                    "No aircraft flies in this weather: "
                            + s.turnState().weather().word() + ".");
        if (!s.variants().airForActivation) return;
        if (payer(s, s.decider()).isPresent()) return;
        List<Integer> askers = askers(s, s.decider());
        if (askers.stream().anyMatch(d -> asked(s, d)))
            why.add(
                    Clauses.clause("Q44u"),
                    askers.getFirst() < 0
                            ? "An aircraft has been asked for in this turn."
                            : "A division asks for one aircraft per turn, and "
                                    + (askers.stream().allMatch(d -> asked(s, d))
                                            ? "each has asked."
                                            : "one that has not asked has no activation point."));
        if (askers.stream().noneMatch(d -> Divisions.points(s, s.decider(), d) > 0))
            why.add(Clauses.clause("Q45g"), "It costs an activation point, and none is left.");
    }

    /** What may ask for aircraft: each division of the side, or the side itself (-1). */
    private static List<Integer> askers(State s, int side) {
        List<Integer> own = s.scenario().divisions().stream()
                .filter(d -> d.side() == side)
                .map(Division::index)
                .toList();
        return own.isEmpty() ? List.of(-1) : own;
    }

    private static boolean asked(State s, int division) {
        return division < 0 ? s.turnState().airAsked() : s.divisions().askedForAir(division);
    }

    private static Optional<Integer> payer(State s, int side) {
        return askers(s, side).stream()
                .filter(d -> !asked(s, d) && Divisions.points(s, side, d) > 0)
                .findFirst();
    }

    /** V9: pays for the call; whether an aircraft is available at all. */
    @Clause("greatbattles V9")
    static boolean granted(State s, int template, PlayContext t) {
        if (!air(s, template) || !s.variants().airForActivation) return true;
        int payer = payer(s, s.decider()).orElseThrow();
        Divisions.pay(s, s.decider(), payer, 1);
        if (payer < 0) s.turnState().setAirAsked(true);
        else s.divisions().setAskedForAir(payer, true);
        int chance = chance(s, template);
        int die = t.d10(ASKED);
        t.tell(
                Kind.TEMPLATE,
                TemplateNames.about(s, template),
                new ArtilleryHappening.AircraftRolled(
                        ScenarioDefinition.SIDE_IDS.get(s.decider()), chance, die, die <= chance),
                "Q45g");
        return die <= chance;
    }

    /** V51: in Malta a roll of 3 or less succeeds, regardless of the scenario's number. */
    @Clause({"greatbattles Q44u", "greatbattles V51"})
    public static int chance(State s, int template) {
        return s.on("malta.air") ? MALTA_CHANCE : aircraft(s, template).chance();
    }

    /** The attack is due: one round, one stand, one die. */
    @Clause("greatbattles Q41c")
    static void arrive(State s, int template, int side, PlayContext t) {
        List<String> grounded = grounded(s);
        if (s.sides().rounds(side) < 1) grounded.add("ART25");
        if (!grounded.isEmpty()) {
            Barrages.spoil(s, template, t, grounded.toArray(String[]::new));
            return;
        }
        Point p = s.circle(template).center();
        s.templates().setBattery(template, Battery.USED);
        s.sides().setRounds(side, s.sides().rounds(side) - 1);
        Optional<Integer> target = target(s, side, p);
        t.reveal(
                Kind.TEMPLATE,
                TemplateNames.about(s, template),
                new ArtilleryHappening.AircraftAttacked(TemplateNames.name(s, template), p, target.isPresent()),
                "Q41c",
                "Q41e");
        target.ifPresent(stand -> strike(s, template, stand, t));
    }

    /** The visible stand on the point; an enemy stand has priority. */
    private static Optional<Integer> target(State s, int side, Point p) {
        Optional<Integer> found = Optional.empty();
        for (int stand = 0; stand < s.stands().count(); stand++)
            if (s.visible(stand) && s.type(stand).fights() && s.base(stand).covers(p)) {
                if (s.stand(stand).side() != side) return Optional.of(stand);
                if (found.isEmpty()) found = Optional.of(stand);
            }
        return found;
    }

    /** Q41a, Q41e: destroys up to its number, suppresses as chart 5 does above it. */
    @Clause({"greatbattles Q41a", "greatbattles Q41e"})
    private static void strike(State s, int template, int stand, PlayContext t) {
        boolean hard = Fire.targetClass(s, stand) > 0 || s.cover(stand) == Cover.BUNKER;
        int destroys = Charts.airDestroys(aircraft(s, template).rockets(), hard);
        int die = t.d10(ATTACK);
        boolean fatal = die <= destroys;
        boolean hit = fatal || die <= Charts.barrage(s.cover(stand), s.activated(s.unitOf(stand)));
        Happening.Effect effect =
                fatal ? Happening.Effect.DESTROYED : hit ? Happening.Effect.SUPPRESSED : Happening.Effect.NONE;
        String name = s.stand(stand).name();
        t.tell(Kind.BARRAGE, List.of(name), new ArtilleryHappening.AirAttackRolled(name, die, effect), "Q41a", "Q41e");
        if (fatal) Casualties.eliminate(s, stand, Casualties.NOBODY, true, t);
        else if (hit) Casualties.suppress(s, stand, Casualties.NOBODY, true);
    }
}
