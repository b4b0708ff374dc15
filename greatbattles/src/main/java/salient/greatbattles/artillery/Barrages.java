package salient.greatbattles.artillery;

import java.util.List;
import java.util.Optional;
import salient.greatbattles.casualties.Casualties;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.play.ArtilleryHappening;
import salient.greatbattles.play.Clauses;
import salient.greatbattles.play.GreatBattlesEvent.Kind;
import salient.greatbattles.play.GreatBattlesOrder;
import salient.greatbattles.play.Happening;
import salient.greatbattles.play.PlayContext;
import salient.greatbattles.scenario.ScenarioDefinition;
import salient.greatbattles.sight.Sight;
import salient.greatbattles.sight.Spotting;
import salient.greatbattles.state.Battery;
import salient.greatbattles.state.Mission;
import salient.greatbattles.state.State;
import salient.greatbattles.tables.Charts;
import salient.greatbattles.tables.Cover;
import salient.greatbattles.templates.BoundGuns;
import salient.greatbattles.templates.TemplateNames;
import salient.kernel.dice.Purpose;
import salient.kernel.play.Verdict;
import salient.kernel.rulebook.Clause;

/** C4, C5, ART: planning, calling, arrival, effect and upkeep of templates. */
public final class Barrages {
    private static final Purpose DELAY = new Purpose("barrage delay", Clauses.clause("C4a"));
    private static final Purpose OWN = new Purpose("the template's own die", Clauses.clause("H12"));
    private static final Purpose ROLL = new Purpose("under a template", Clauses.clause("C5a"));
    private static final Purpose STAY = new Purpose("staying under a template", Clauses.clause("C5m"));

    private Barrages() {}

    /** The template named in an order of the deciding side. */
    @Clause("greatbattles ART1")
    public static Optional<Integer> find(State s, int number) {
        Optional<Integer> template = s.scenario().template(s.decider(), number);
        return template.filter(t -> today(s, t));
    }

    /** Whether a template is in play today: aircraft only where they are used (V8). */
    private static boolean today(State s, int template) {
        return AirAttacks.air(s, template)
                ? s.variants().airAttacks
                : s.scenario().templateNumber(template)
                        <= s.scenario()
                                .parties()
                                .get(s.scenario().templateSide(template))
                                .templatesOn(s.day());
    }

    @Clause({"greatbattles ART4", "greatbattles Q3a", "greatbattles ART5", "greatbattles ART7", "greatbattles ART38"})
    public static void judge(State s, GreatBattlesOrder.Plan o, Verdict.Reasons why) {
        Optional<Integer> template = find(s, o.template());
        if (template.isEmpty()) {
            why.add(Clauses.clause("ART2"), "There is no template " + o.template() + " today.");
            return;
        }
        AirAttacks.judgePlan(s, template.get(), o.mission(), why);
        if (BoundGuns.gone(s, template.get()))
            why.add(Clauses.clause("U14"), "Template " + o.template() + " is lost with its gun.");
        boolean planned = o.mission() == Mission.PRE_PLANNED;
        if (onCallOnly(s) && o.mission() != Mission.ON_CALL)
            why.add(Clauses.clause("Q44k"), "Axis artillery is on call on the first day.");
        if (o.mission() == Mission.ON_CALL == o.at().isPresent())
            why.add(Clauses.clause("ART7"), "On-call templates have no point; planned and registered ones need one.");
        if (planned && (o.turn() < 1 || o.turn() > State.TURNS_PER_DAY))
            why.add(Clauses.clause("ART5"), "A pre-planned mission needs a turn from 1 to 10.");
        if (!planned && o.turn() != 0) why.add(Clauses.clause("ART5"), "Only a pre-planned mission has a turn.");
        o.at().ifPresent(p -> {
            if (!s.scenario().onTable(p)) why.add(Clauses.clause("ART38"), "The point is off the table.");
        });
    }

    /** Q44k, V45. */
    @Clause({"greatbattles Q44k", "greatbattles V45"})
    private static boolean onCallOnly(State s) {
        return s.day() == 1 && s.decider() == ScenarioDefinition.AXIS && s.on("malta.artillery");
    }

    @Clause("greatbattles C1Da")
    public static void play(State s, GreatBattlesOrder.Plan o, PlayContext t) {
        int template = find(s, o.template()).orElseThrow();
        s.templates().setMission(template, o.mission());
        s.templates().setAt(template, o.at().orElse(Point.ORIGIN));
        s.templates().setTurn(template, o.turn());
        t.tellOnly(
                s.decider(),
                Kind.PLAN,
                TemplateNames.about(s, template),
                new ArtilleryHappening.MissionPlanned(
                        TemplateNames.name(s, template), o.mission(), o.at(), o.turn(), mark(s, template)),
                "C1Da");
    }

    @Clause("greatbattles ART22")
    public static void judge(State s, GreatBattlesOrder.Keep o, Verdict.Reasons why) {
        Optional<Integer> template = find(s, o.template());
        if (template.isEmpty() || !s.templates().firing(template.get()))
            why.add(Clauses.clause("T6"), "Template " + o.template() + " is not on the table.");
        else if (s.templates().fresh(template.get()))
            why.add(Clauses.clause("ART22"), "Template " + o.template() + " has its round for this turn.");
        if (s.sides().rounds(s.decider()) < 1) why.add(Clauses.clause("ART25"), "No rounds are left.");
    }

    @Clause({"greatbattles ART24", "greatbattles Q3g", "greatbattles ART13"})
    public static void play(State s, GreatBattlesOrder.Keep o, PlayContext t) {
        int template = find(s, o.template()).orElseThrow();
        s.templates().setFresh(template, true);
        s.sides().setRounds(s.decider(), s.sides().rounds(s.decider()) - 1);
        tell(s, template, t, new ArtilleryHappening.KeptFiring(TemplateNames.name(s, template)), "T6", "ART13");
    }

    /** T6: templates that were not paid for are removed. */
    @Clause({"greatbattles Q18b", "greatbattles Q18a"})
    public static void endUpkeep(State s, int side, PlayContext t) {
        for (int k = 0; k < s.templates().count(); k++)
            if (s.scenario().templateSide(k) == side
                    && s.templates().firing(k)
                    && !s.templates().fresh(k)) {
                s.templates().setBattery(k, Battery.USED);
                tell(s, k, t, new ArtilleryHappening.Removed(TemplateNames.name(s, k)), "T6", "ART23");
            }
    }

    @Clause({"greatbattles Q3c", "greatbattles Q3f", "greatbattles Q21b", "greatbattles ART6"})
    public static void judge(State s, GreatBattlesOrder.Call o, Verdict.Reasons why) {
        Optional<Integer> template = find(s, o.template());
        if (template.isEmpty()) {
            why.add(Clauses.clause("ART2"), "There is no template " + o.template() + " today.");
            return;
        }
        callable(s, template.get(), why);
        if (s.templates().mission(template.get()) == Mission.PRE_PLANNED) return;
        boolean registered = s.templates().mission(template.get()) == Mission.REGISTERED;
        if (registered == o.at().isPresent())
            why.add(
                    Clauses.clause("ART6"),
                    "A registered template is called without a point, an on-call one with a point.");
        AirAttacks.judgeCall(s, template.get(), why);
        BoundGuns.judge(s, template.get(), why);
        if (!registered && o.at().isEmpty() || why.settled()) return;
        Point p = registered ? s.circle(template.get()).center() : o.at().orElseThrow();
        if (!s.scenario().onTable(p)) why.add(Clauses.clause("ART38"), "The point is off the table.");
        else if (spotter(s, s.decider(), p).isEmpty())
            why.add(Clauses.clause("ART27"), "No stand of yours sees the point.");
    }

    /** What keeps a template from being called. */
    @Clause("greatbattles ART23")
    private static void callable(State s, int template, Verdict.Reasons why) {
        String name = "Template " + s.scenario().templateNumber(template);
        switch (s.templates().battery(template)) {
            case AVAILABLE -> {
                if (s.templates().mission(template) == Mission.PRE_PLANNED)
                    why.add(
                            Clauses.clause("ART5"),
                            name + " is pre-planned for turn " + s.templates().turn(template)
                                    + " and comes by itself.");
            }
            case WAITING ->
                why.add(
                        Clauses.clause("Q19"),
                        name + " has been called already and comes on turn "
                                + s.templates().turn(template) + ".");
            case FIRING -> why.add(Clauses.clause("Q3g"), name + " is on the table and stays on its point.");
            case USED -> why.add(Clauses.clause("ART23"), name + " has been used and is not available again today.");
            case LOST -> why.add(Clauses.clause("U14"), name + " is lost with its gun.");
        }
    }

    /** ART27: the first stand that sees the point, those of a battalion with an HQ before others (C4c). */
    @Clause({"greatbattles Q3d", "greatbattles ART28", "greatbattles C4c", "greatbattles ART27"})
    public static Optional<Integer> spotter(State s, int side, Point p) {
        int range = s.scenario().terrain().cover(p) == Cover.OPEN ? Sight.range(s) : Spotting.SEEN_IN_COVER;
        Optional<Integer> found = Optional.empty();
        for (int stand = 0; stand < s.stands().count(); stand++) {
            if (s.stand(stand).side() != side
                    || !s.onTable(stand)
                    || !s.type(stand).fights()) continue;
            if (s.at(stand).distanceUp(p) > range + 2 * Point.INCH
                    || s.base(stand).distanceUp(p) > range
                    || !Sight.sees(s, stand, p)) continue;
            if (s.hasHq(s.unitOf(stand))) return Optional.of(stand);
            if (found.isEmpty()) found = Optional.of(stand);
        }
        return found;
    }

    @Clause({
        "greatbattles C4d",
        "greatbattles C4e",
        "greatbattles C4h",
        "greatbattles C4i",
        "greatbattles ART8",
        "greatbattles ART29",
        "greatbattles Q15a",
        "greatbattles Q16",
        "greatbattles G7",
        "greatbattles G9"
    })
    public static void play(State s, GreatBattlesOrder.Call o, PlayContext t) {
        int template = find(s, o.template()).orElseThrow();
        if (!AirAttacks.granted(s, template, t)) return;
        BoundGuns.fires(s, template);
        boolean onCall = o.at().isPresent();
        o.at().ifPresent(p -> s.templates().setAt(template, p));
        int spotter = spotter(s, s.decider(), s.circle(template).center()).orElseThrow();
        int die = t.percent(DELAY) + (onCall ? -Charts.value("delay_score_modifier/on_call") : 0);
        if (s.hasHq(s.unitOf(spotter))) die -= Charts.value("delay_score_modifier/hq_with_sighting_bn");
        int delay = Charts.delay(s.scenario().parties().get(s.decider()).artillery(), Math.clamp(die, 1, 100));
        s.templates().setBattery(template, Battery.WAITING);
        s.templates().setTurn(template, s.turn() + delay);
        t.reveal(
                Kind.TEMPLATE,
                TemplateNames.about(s, template),
                new ArtilleryHappening.Called(TemplateNames.name(s, template), mark(s, template), delay),
                "T9",
                "C4a");
        if (delay == 0) comeIn(s, template, s.decider(), t);
    }

    /** ART11: a mission as it is written on the map: 3-1 is template 3 on turn 1, 4R is template 4 registered. */
    @Clause({"greatbattles ART2", "greatbattles ART9", "greatbattles ART11", "greatbattles Q3b", "greatbattles Q3e"})
    static String mark(State s, int template) {
        int number = s.scenario().templateNumber(template);
        boolean called = s.templates().battery(template) != Battery.AVAILABLE;
        return switch (s.templates().mission(template)) {
            case PRE_PLANNED -> "•" + number + "-" + s.templates().turn(template);
            case REGISTERED -> "•" + number + (called ? "-" + s.templates().turn(template) : "R");
            case ON_CALL -> called ? "•" + number + "-" + s.templates().turn(template) : "•" + number;
        };
    }

    @Clause({"greatbattles C4g", "greatbattles ART10"})
    public static void judge(State s, GreatBattlesOrder.Cancel o, Verdict.Reasons why) {
        Optional<Integer> template = find(s, o.template());
        if (template.isPresent() && s.templates().mission(template.get()) == Mission.PRE_PLANNED)
            why.add(Clauses.clause("C4g"), "A pre-planned mission cannot be canceled.");
        else if (template.isEmpty() || s.templates().battery(template.get()) != Battery.WAITING)
            why.add(Clauses.clause("ART10"), "Template " + o.template() + " is not waiting to arrive.");
    }

    @Clause({"greatbattles Q15b", "greatbattles Q19"})
    public static void play(State s, GreatBattlesOrder.Cancel o, PlayContext t) {
        int template = find(s, o.template()).orElseThrow();
        s.templates().setBattery(template, Battery.USED);
        tell(s, template, t, new ArtilleryHappening.Canceled(TemplateNames.name(s, template)), "ART10");
    }

    /** T9: due missions arrive before new ones are called, delayed ones before pre-planned ones. */
    @Clause("greatbattles C4f")
    public static void arrive(State s, int side, PlayContext t) {
        for (Mission mission : new Mission[] {Mission.ON_CALL, Mission.REGISTERED, Mission.PRE_PLANNED})
            for (int k = 0; k < s.templates().count(); k++) {
                boolean planned = mission == Mission.PRE_PLANNED;
                boolean due = s.templates().battery(k) == (planned ? Battery.AVAILABLE : Battery.WAITING)
                        && s.templates().turn(k) == s.turn();
                if (s.scenario().templateSide(k) != side || s.templates().mission(k) != mission || !due) continue;
                if (planned && !today(s, k)) continue;
                comeIn(s, k, side, t);
            }
    }

    private static void comeIn(State s, int template, int side, PlayContext t) {
        if (AirAttacks.air(s, template)) AirAttacks.arrive(s, template, side, t);
        else land(s, template, side, t);
    }

    /** ART23, ART25: a due template goes to Used, which is public; for a pre-planned one that is new information. */
    @Clause("greatbattles ART25")
    static void spoil(State s, int template, PlayContext t, String... clauses) {
        boolean planned = s.templates().mission(template) == Mission.PRE_PLANNED;
        s.templates().setBattery(template, Battery.USED);
        s.templates().clearPlan(template);
        Happening failed = new ArtilleryHappening.Failed(TemplateNames.name(s, template), AirAttacks.air(s, template));
        if (planned) t.reveal(Kind.TEMPLATE, TemplateNames.about(s, template), failed, clauses);
        else tell(s, template, t, failed, clauses);
    }

    private static void tell(State s, int template, PlayContext t, Happening what, String... clauses) {
        t.tell(Kind.TEMPLATE, TemplateNames.about(s, template), what, clauses);
    }

    @Clause({"greatbattles ART19", "greatbattles C5g", "greatbattles ART26"})
    private static void land(State s, int template, int side, PlayContext t) {
        if (s.sides().rounds(side) < 1 || !BoundGuns.serves(s, template)) {
            spoil(s, template, t, BoundGuns.serves(s, template) ? "ART25" : "U14");
            return;
        }
        s.sides().setRounds(side, s.sides().rounds(side) - 1);
        s.templates().setBattery(template, Battery.FIRING);
        s.templates().setFresh(template, true);
        t.reveal(
                Kind.TEMPLATE,
                TemplateNames.about(s, template),
                new ArtilleryHappening.Fired(
                        TemplateNames.name(s, template), s.circle(template).center()),
                "ART26",
                "C5g");
    }

    /** T10: every stand under a fresh template of this side rolls. */
    public static void strikeAll(State s, int side, PlayContext t) {
        for (int k = 0; k < s.templates().count(); k++)
            if (s.scenario().templateSide(k) == side
                    && s.templates().barraging(k)
                    && s.templates().fresh(k)) strikeUnder(s, k, -1, ROLL, "C5a", t);
    }

    /** T21: the player's own stands that stay under the other side's templates. */
    @Clause({"greatbattles C5m", "greatbattles T21", "greatbattles V56"})
    public static void strikeStaying(State s, int player, PlayContext t) {
        if (!s.on("ruling.barrage-stay")) return;
        for (int k = 0; k < s.templates().count(); k++)
            if (s.scenario().templateSide(k) != player && s.templates().barraging(k))
                strikeUnder(s, k, player, STAY, "C5m", t);
    }

    /** H12: the template's own die first, which also applies to hidden stands; then the visible stands one by one. */
    @Clause({"greatbattles C5h", "greatbattles C5n", "greatbattles Q13", "greatbattles Q18c", "greatbattles H12"})
    private static void strikeUnder(State s, int template, int side, Purpose purpose, String clause, PlayContext t) {
        int die = t.d10(OWN);
        Cover ground = s.scenario().terrain().cover(s.circle(template).center());
        boolean disk = die <= Charts.barrage(ground, false);
        if (disk) s.templates().setDisk(template, true);
        t.tell(
                Kind.BARRAGE,
                TemplateNames.about(s, template),
                new ArtilleryHappening.DiskRolled(TemplateNames.name(s, template), disk),
                "H12");
        for (int stand = 0; stand < s.stands().count(); stand++) {
            if (!s.onTable(stand)
                    || immune(s, stand)
                    || side >= 0 && s.stand(stand).side() != side) continue;
            if (!s.circle(template).covers(s.base(stand))) continue;
            if (s.hidden(s.unitOf(stand))) strikeHidden(s, stand, die, t);
            else strike(s, stand, purpose, clause, t);
        }
    }

    /** H12b, H15: the template's die is read for a hidden stand, and only its owner sees the result. */
    private static void strikeHidden(State s, int stand, int die, PlayContext t) {
        if (destroys(s, stand, die)) {
            t.tellOf(
                    s.unitOf(stand),
                    Kind.BARRAGE,
                    new ArtilleryHappening.Barraged(s.stand(stand).name(), Happening.Effect.DESTROYED),
                    "V10",
                    "H12");
            Casualties.eliminate(s, stand, Casualties.NOBODY, true, t);
        } else if (die <= Charts.barrage(s.cover(stand), s.activated(s.unitOf(stand)))) {
            Casualties.suppress(s, stand, Casualties.NOBODY, true);
            t.tellOf(
                    s.unitOf(stand),
                    Kind.BARRAGE,
                    new ArtilleryHappening.Barraged(s.stand(stand).name(), Happening.Effect.SUPPRESSED),
                    "H12");
        }
    }

    /** V10: a 1 destroys an activated stand in the open. */
    @Clause("greatbattles V10")
    private static boolean destroys(State s, int stand, int die) {
        return die == 1
                && s.on("variant.barrage-destroy")
                && s.cover(stand) == Cover.OPEN
                && s.activated(s.unitOf(stand));
    }

    /** C5a: HQ and heavy weapons are not affected, nor are stands that do not fight. */
    @Clause({
        "greatbattles ART12",
        "greatbattles U19",
        "greatbattles U25",
        "greatbattles Q14",
        "greatbattles Q42a",
        "greatbattles C5a"
    })
    public static boolean immune(State s, int stand) {
        return s.type(stand).support() || !s.type(stand).fights();
    }

    /** C5: one visible stand rolls. */
    @Clause({"greatbattles C5f", "greatbattles G6"})
    public static void strike(State s, int stand, Purpose purpose, String clause, PlayContext t) {
        if (immune(s, stand)) return;
        int die = t.d10(purpose);
        List<String> about = List.of(s.stand(stand).name());
        if (destroys(s, stand, die)) {
            t.tell(
                    Kind.BARRAGE,
                    about,
                    new ArtilleryHappening.Barraged(s.stand(stand).name(), Happening.Effect.DESTROYED),
                    "V10");
            Casualties.eliminate(s, stand, Casualties.NOBODY, true, t);
        } else if (die <= Charts.barrage(s.cover(stand), s.activated(s.unitOf(stand)))) {
            Casualties.suppress(s, stand, Casualties.NOBODY, true);
            t.tell(
                    Kind.BARRAGE,
                    about,
                    new ArtilleryHappening.Barraged(s.stand(stand).name(), Happening.Effect.SUPPRESSED),
                    clause);
        } else
            t.tell(
                    Kind.BARRAGE,
                    about,
                    new ArtilleryHappening.Barraged(s.stand(stand).name(), Happening.Effect.NONE),
                    clause);
    }
}
