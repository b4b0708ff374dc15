package salient.greatbattles.state;

import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
import java.util.function.Supplier;
import salient.greatbattles.geometry.Base;
import salient.greatbattles.geometry.Circle;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.scenario.Battle;
import salient.greatbattles.scenario.Stand;
import salient.greatbattles.scenario.Unit;
import salient.greatbattles.tables.BaseSize;
import salient.greatbattles.tables.Cover;
import salient.greatbattles.tables.Formation;
import salient.greatbattles.tables.Quality;
import salient.greatbattles.tables.StandType;
import salient.greatbattles.tables.Weather;
import salient.kernel.play.Options;
import salient.kernel.play.StateHash;
import salient.kernel.rulebook.Clause;

/** Where a game stands: a few flat arrays beside the scenario, so that a copy is as many array copies. */
public final class State {
    /** C5l: half an inch. */
    private static final int TEMPLATE_RADIUS = 500;

    private static final int STAND = StandFact.values().length;
    private static final int UNIT = UnitFact.values().length;
    private static final int TEMPLATE = TemplateFact.values().length;
    private static final int DIVISION = DivisionFact.values().length;
    private static final int OBJECTIVE = ObjectiveFact.values().length;
    private static final int[] NONE = {};
    private static final Cover[] COVERS = Cover.values();
    private static final Phase[] PHASES = Phase.values();
    private static final Ask[] ASKS = Ask.values();
    private static final Weather[] WEATHERS = Weather.values();
    private static final Place[] PLACES = Place.values();
    private static final Whereabouts[] WHEREABOUTS = Whereabouts.values();
    private static final Status[] STATUSES = Status.values();
    private static final Formation[] FORMATIONS = Formation.values();
    private static final Battery[] BATTERIES = Battery.values();
    private static final Mission[] MISSIONS = Mission.values();

    private final Battle battle;
    private final Options options;
    private final Variants variants;
    private final int[] stands;
    private final int[] units;
    private final int[] templates;
    private final int[] game;
    private final int[] divisions;
    private final int[] objectives;
    /** The move under way: for each stand its number, facing, count of points and the points; see Paths. */
    private int[] plan;
    /** C8a: for each moving stand and each stand of the game, how many mils of path it has seen. */
    private int[] watched;

    private final Kept kept;

    public State(Battle battle, Options options) {
        this.battle = battle;
        this.options = options;
        variants = new Variants(battle, options);
        stands = usual(battle.stands().size(), StandFact.values());
        units = usual(battle.units().size(), UnitFact.values());
        templates = usual(battle.templates(), TemplateFact.values());
        game = usual(1, GameFact.values());
        divisions = usual(battle.divisions().size(), DivisionFact.values());
        objectives = usual(battle.objectives().size(), ObjectiveFact.values());
        plan = NONE;
        watched = NONE;
        kept = new Kept(stands(), units());
    }

    private State(State s) {
        battle = s.battle;
        options = s.options;
        variants = s.variants;
        stands = s.stands.clone();
        units = s.units.clone();
        templates = s.templates.clone();
        game = s.game.clone();
        divisions = s.divisions.length == 0 ? NONE : s.divisions.clone();
        objectives = s.objectives.length == 0 ? NONE : s.objectives.clone();
        plan = s.plan;
        watched = s.watched.length == 0 ? NONE : s.watched.clone();
        kept = s.kept.copy();
    }

    private static int[] usual(int count, Field[] fields) {
        int[] values = new int[count * fields.length];
        for (int i = 0; i < values.length; i++) values[i] = fields[i % fields.length].usual();
        return values;
    }

    public State copy() {
        return new State(this);
    }

    public long hash() {
        return new StateHash()
                .add(battle.id())
                .add(options.values().toString())
                .add(stands)
                .add(units)
                .add(templates)
                .add(game)
                .add(divisions)
                .add(objectives)
                .add(plan)
                .add(watched)
                .value();
    }

    public Battle battle() {
        return battle;
    }

    public Options options() {
        return options;
    }

    public Variants variants() {
        return variants;
    }

    /** An option left to the scenario is as its file says. */
    public boolean on(String option) {
        return switch (options.get(option)) {
            case "yes" -> true;
            case "scenario" -> "yes".equals(battle.options().get(option));
            default -> false;
        };
    }

    public int get(int division, DivisionFact fact) {
        return divisions[division * DIVISION + fact.ordinal()];
    }

    public void set(int division, DivisionFact fact, int value) {
        divisions[division * DIVISION + fact.ordinal()] = value;
    }

    public int get(int objective, ObjectiveFact fact) {
        return objectives[objective * OBJECTIVE + fact.ordinal()];
    }

    public void set(int objective, ObjectiveFact fact, int value) {
        objectives[objective * OBJECTIVE + fact.ordinal()] = value;
        kept.objectiveChanged();
    }

    /** Turns since the game began, ten a day. */
    public int hour() {
        return (get(GameFact.DAY) - 1) * 10 + get(GameFact.TURN);
    }

    public int get(int stand, StandFact fact) {
        return stands[stand * STAND + fact.ordinal()];
    }

    public void set(int stand, StandFact fact, int value) {
        int at = stand * STAND + fact.ordinal();
        if (stands[at] == value) return;
        stands[at] = value;
        kept.changed(stand, fact);
    }

    public boolean is(int stand, StandFact fact) {
        return get(stand, fact) != 0;
    }

    public int get(int unit, UnitFact fact) {
        return units[unit * UNIT + fact.ordinal()];
    }

    public void set(int unit, UnitFact fact, int value) {
        units[unit * UNIT + fact.ordinal()] = value;
        kept.changed(fact);
    }

    public boolean is(int unit, UnitFact fact) {
        return get(unit, fact) != 0;
    }

    public int get(int template, TemplateFact fact) {
        return templates[template * TEMPLATE + fact.ordinal()];
    }

    public void set(int template, TemplateFact fact, int value) {
        templates[template * TEMPLATE + fact.ordinal()] = value;
    }

    public int get(GameFact fact) {
        return game[fact.ordinal()];
    }

    public void set(GameFact fact, int value) {
        game[fact.ordinal()] = value;
    }

    public boolean is(GameFact fact) {
        return get(fact) != 0;
    }

    public int[] plan() {
        return plan;
    }

    public void setPlan(int[] value) {
        plan = value;
    }

    public int[] watched() {
        return watched;
    }

    public void setWatched(int[] value) {
        watched = value;
    }

    // The rulebook's words for the facts.

    public Phase phase() {
        return PHASES[get(GameFact.PHASE)];
    }

    public void setPhase(Phase phase) {
        set(GameFact.PHASE, phase.ordinal());
    }

    public Ask ask() {
        return ASKS[get(GameFact.ASK)];
    }

    public void ask(Ask ask, int side) {
        set(GameFact.ASK, ask.ordinal());
        set(GameFact.DECIDER, side);
    }

    public int decider() {
        return get(GameFact.DECIDER);
    }

    public int player() {
        return get(GameFact.PLAYER);
    }

    public Weather weather() {
        return WEATHERS[get(GameFact.WEATHER)];
    }

    public int points(int side) {
        return get(side == 0 ? GameFact.POINTS_ALLIED : GameFact.POINTS_AXIS);
    }

    public void setPoints(int side, int points) {
        set(side == 0 ? GameFact.POINTS_ALLIED : GameFact.POINTS_AXIS, points);
    }

    public int rounds(int side) {
        return get(side == 0 ? GameFact.ROUNDS_ALLIED : GameFact.ROUNDS_AXIS);
    }

    public void setRounds(int side, int rounds) {
        set(side == 0 ? GameFact.ROUNDS_ALLIED : GameFact.ROUNDS_AXIS, rounds);
    }

    public Unit unit(int unit) {
        return battle.units().get(unit);
    }

    public Stand stand(int stand) {
        return battle.stands().get(stand);
    }

    public StandType type(int stand) {
        return stand(stand).type();
    }

    public int units() {
        return battle.units().size();
    }

    public int stands() {
        return battle.stands().size();
    }

    public int templates() {
        return battle.templates();
    }

    public int unitOf(int stand) {
        return get(stand, StandFact.UNIT);
    }

    public Place place(int stand) {
        return PLACES[get(stand, StandFact.PLACE)];
    }

    public void setPlace(int stand, Place place) {
        set(stand, StandFact.PLACE, place.ordinal());
    }

    public boolean onTable(int stand) {
        return get(stand, StandFact.PLACE) == Place.TABLE.ordinal();
    }

    public Whereabouts where(int unit) {
        return WHEREABOUTS[get(unit, UnitFact.WHERE)];
    }

    public void setWhere(int unit, Whereabouts where) {
        set(unit, UnitFact.WHERE, where.ordinal());
    }

    public boolean unitOnTable(int unit) {
        return get(unit, UnitFact.WHERE) == Whereabouts.TABLE.ordinal();
    }

    public boolean hidden(int unit) {
        return is(unit, UnitFact.HIDDEN);
    }

    public Status status(int unit) {
        return STATUSES[get(unit, UnitFact.STATUS)];
    }

    public boolean activated(int unit) {
        return status(unit) == Status.ACTIVATED;
    }

    public Formation formation(int unit) {
        return FORMATIONS[get(unit, UnitFact.FORMATION)];
    }

    /** R13: the unit's grade, one lower if it has been rebuilt. */
    public Quality quality(int unit) {
        Quality quality = unit(unit).quality();
        return is(unit, UnitFact.REBUILT) ? quality.lower() : quality;
    }

    public boolean suppressed(int stand) {
        return is(stand, StandFact.SUPPRESSED);
    }

    public Point at(int stand) {
        return new Point(get(stand, StandFact.X), get(stand, StandFact.Y));
    }

    public Base base(int stand) {
        Base known = kept.base(stand);
        return known != null ? known : kept.keep(stand, plainBase(stand));
    }

    private Base plainBase(int stand) {
        BaseSize size = size(stand);
        return new Base(at(stand), get(stand, StandFact.FACING), size.depth(), size.frontage());
    }

    /** V36: the size of its base in this game. */
    public BaseSize size(int stand) {
        return BaseSize.of(type(stand), variants.designerBases);
    }

    /** Puts a stand somewhere; who leaves his place leaves the works he has dug there (V12, V39). */
    public void put(int stand, Base base) {
        if (base.centre().x() != get(stand, StandFact.X) || base.centre().y() != get(stand, StandFact.Y)) {
            set(stand, StandFact.DIGGING, 0);
            set(stand, StandFact.WORKS, 0);
            set(stand, StandFact.SINCE, 0);
        }
        set(stand, StandFact.X, base.centre().x());
        set(stand, StandFact.Y, base.centre().y());
        set(stand, StandFact.FACING, base.facing());
    }

    public Cover cover(int stand) {
        Cover ground = battle.terrain().cover(at(stand));
        Cover works = COVERS[get(stand, StandFact.WORKS)];
        return works.compareTo(ground) > 0 ? works : ground;
    }

    /** The stands of a unit that are on the table, its attachments included. Nobody writes into the list. */
    public int[] standsOf(int unit) {
        int[] known = kept.standsOf(unit);
        return known != null ? known : kept.keepStandsOf(unit, plainStandsOf(unit));
    }

    private int[] plainStandsOf(int unit) {
        int n = 0;
        int count = stands();
        for (int s = 0; s < count; s++) if (unitOf(s) == unit && onTable(s)) n++;
        int[] found = new int[n];
        n = 0;
        for (int s = 0; s < count; s++) if (unitOf(s) == unit && onTable(s)) found[n++] = s;
        return found;
    }

    /** Whether a unit touches an enemy, by whom to find out if it is not known yet. */
    public boolean engaged(int unit, IntPredicate plain) {
        return kept.engaged(unit, plain);
    }

    /** R8: what open ground connects with a command post, by whom to find out if it is not known yet. */
    public Predicate<Point> reachedFrom(int post, Supplier<Predicate<Point>> plain) {
        return kept.reachedFrom(post, plain);
    }

    /** C2b: where a clear road leads from a place, by whom to find out if it is not known yet. */
    public Optional<Point> clearWay(int side, Point from, Supplier<Optional<Point>> plain) {
        return kept.clearWay(side, from, plain);
    }

    /** A stand on the table whose unit the other side knows of. */
    public boolean visible(int stand) {
        return onTable(stand) && !hidden(unitOf(stand));
    }

    public Battery battery(int template) {
        return BATTERIES[get(template, TemplateFact.BATTERY)];
    }

    public void setBattery(int template, Battery battery) {
        set(template, TemplateFact.BATTERY, battery.ordinal());
    }

    public Mission mission(int template) {
        return MISSIONS[get(template, TemplateFact.MISSION)];
    }

    /** C5l: half an inch, an inch in the scale of V35. */
    @Clause({"greatbattles P30", "greatbattles C5l", "greatbattles G18"})
    public int templateRadius() {
        return variants.cd3Scale ? Point.INCH : TEMPLATE_RADIUS;
    }

    public Circle circle(int template) {
        return new Circle(new Point(get(template, TemplateFact.X), get(template, TemplateFact.Y)), templateRadius());
    }

    public boolean firing(int template) {
        return battery(template) == Battery.FIRING;
    }

    /** A template on the table that fires shells and not smoke (V34). */
    public boolean barraging(int template) {
        return firing(template) && get(template, TemplateFact.SMOKE) == 0;
    }

    /** C5i: whether a barrage that is on the table lies over the stand. */
    public boolean underTemplate(int stand) {
        Base base = null;
        for (int t = 0; t < templates(); t++)
            if (barraging(t)) {
                if (base == null) base = base(stand);
                if (circle(t).covers(base)) return true;
            }
        return false;
    }
}
