package salient.greatbattles.state;

import java.util.Arrays;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
import java.util.function.Supplier;
import salient.greatbattles.geometry.Base;
import salient.greatbattles.geometry.Circle;
import salient.greatbattles.geometry.Gap;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.scenario.ScenarioDefinition;
import salient.greatbattles.scenario.Stand;
import salient.greatbattles.scenario.Unit;
import salient.greatbattles.tables.BaseSize;
import salient.greatbattles.tables.Constants;
import salient.greatbattles.tables.Cover;
import salient.greatbattles.tables.Quality;
import salient.greatbattles.tables.StandType;
import salient.kernel.play.GameState;
import salient.kernel.play.Options;
import salient.kernel.play.StateHash;
import salient.kernel.rulebook.Clause;

/**
 * The facts of a game beside its scenario: tables of stands, units, templates, divisions and objectives, the turn, the
 * sides, and the pending decisions. Each is a flat array behind typed methods, so that a copy is a few array copies.
 * The shortcuts below are the answers that rules ask for most, and those that need several tables.
 *
 * @param gameFacts what the turn, the sides and the pending decisions are kept in; for the notation only
 */
public record State(
        ScenarioDefinition scenario,
        Options options,
        Variants variants,
        StandStates stands,
        UnitStates units,
        TemplateStates templates,
        DivisionStates divisions,
        ObjectiveStates objectives,
        GameFacts gameFacts,
        TurnState turnState,
        SideStates sides,
        PendingDecisions pending)
        implements GameState<State> {
    public static final int TURNS_PER_DAY = Constants.number("turns_per_day");

    public State(ScenarioDefinition scenario, Options options) {
        StateCache cache =
                new StateCache(scenario.stands().size(), scenario.units().size());
        GameFacts game = new GameFacts();
        this(
                scenario,
                options,
                new Variants(scenario, options),
                new StandStates(Field.usual(scenario.stands().size(), StandStates.FIELDS), cache),
                new UnitStates(Field.usual(scenario.units().size(), UnitStates.FIELDS), cache),
                new TemplateStates(Field.usual(scenario.templates(), TemplateStates.FIELDS), cache),
                new DivisionStates(Field.usual(scenario.divisions().size(), DivisionStates.FIELDS), cache),
                new ObjectiveStates(Field.usual(scenario.objectives().size(), ObjectiveStates.FIELDS), cache),
                game,
                new TurnState(game),
                new SideStates(game),
                new PendingDecisions(game));
    }

    @Override
    public State copy() {
        StateCache cache = cache().copy();
        GameFacts game = new GameFacts(gameFacts);
        return new State(
                scenario,
                options,
                variants,
                new StandStates(stands.copied(), cache),
                new UnitStates(units.copied(), cache),
                new TemplateStates(templates.copied(), cache),
                new DivisionStates(divisions.copied(), cache),
                new ObjectiveStates(objectives.copied(), cache),
                game,
                new TurnState(game),
                new SideStates(game),
                new PendingDecisions(pending, game));
    }

    private StateCache cache() {
        return stands.cache;
    }

    @Override
    public long hash() {
        StateHash hash = new StateHash().add(scenario.id());
        scenario.source().ifPresent(hash::add);
        return hash.add(options.hashed().toString())
                .add(stands.values())
                .add(units.values())
                .add(templates.values())
                .add(gameFacts.values())
                .add(divisions.values())
                .add(objectives.values())
                .add(pending.move().plan())
                .add(pending.move().watched())
                .value();
    }

    /** An option left to the scenario has the value in its file. */
    public boolean on(String option) {
        return Variants.on(scenario, options, option);
    }

    // The turn.

    public int day() {
        return turnState.day();
    }

    public int turn() {
        return turnState.turn();
    }

    /** Turns since the game began. */
    public int hour() {
        return (day() - 1) * TURNS_PER_DAY + turn();
    }

    public Phase phase() {
        return turnState.phase();
    }

    public int player() {
        return turnState.player();
    }

    public int decider() {
        return turnState.decider();
    }

    public Decision ask() {
        return pending.ask();
    }

    public void ask(Decision ask, int side) {
        pending.setAsk(ask);
        turnState.setDecider(side);
    }

    // Units.

    public Unit unit(int unit) {
        return scenario.units().get(unit);
    }

    public boolean unitOnTable(int unit) {
        return units.onTable(unit);
    }

    public boolean hidden(int unit) {
        return units.hidden(unit);
    }

    /** Whether the other side knows nothing of it: it is hidden, in reserve, or known only to be one of the two. */
    public boolean unseen(int unit) {
        UnitPlace place = units.place(unit);
        return hidden(unit) || place == UnitPlace.RESERVE || place == UnitPlace.UNKNOWN;
    }

    public boolean activated(int unit) {
        return units.activated(unit);
    }

    /** U21: whether an HQ stand is with it on the table. */
    public boolean hasHq(int unit) {
        for (int stand : standsOf(unit)) if (type(stand) == StandType.HQ) return true;
        return false;
    }

    /** A17: a battalion that has landed and not gathered. */
    public boolean scattered(int unit) {
        return units.scattered(unit) && unit(unit).battalion();
    }

    /** A16: a C Ops that has landed and is not yet on a road. */
    public boolean commandOffRoad(int unit) {
        return units.scattered(unit) && !unit(unit).battalion();
    }

    /** R13: the unit's grade, one lower if it has been rebuilt. */
    public Quality quality(int unit) {
        Quality quality = unit(unit).quality();
        return units.rebuilt(unit) ? quality.lower() : quality;
    }

    /** The stands of a unit that are on the table, including its attachments. The list must not be modified. */
    public int[] standsOf(int unit) {
        int[] known = cache().standsOf(unit);
        return known != null ? known : cache().keepStandsOf(unit, plainStandsOf(unit));
    }

    private int[] plainStandsOf(int unit) {
        int n = 0;
        int count = stands.count();
        for (int s = 0; s < count; s++) if (unitOf(s) == unit && onTable(s)) n++;
        int[] found = new int[n];
        n = 0;
        for (int s = 0; s < count; s++) if (unitOf(s) == unit && onTable(s)) found[n++] = s;
        return found;
    }

    /** Whether a unit touches an enemy; the argument finds out if it is not known yet. */
    public boolean inContact(int unit, IntPredicate plain) {
        return cache().inContact(unit, plain);
    }

    // Stands.

    public Stand stand(int stand) {
        return scenario.stands().get(stand);
    }

    public StandType type(int stand) {
        return stand(stand).type();
    }

    public int unitOf(int stand) {
        return stands.unit(stand);
    }

    public boolean onTable(int stand) {
        return stands.onTable(stand);
    }

    public boolean suppressed(int stand) {
        return stands.suppressed(stand);
    }

    /** A stand on the table whose unit is known to the other side. */
    public boolean visible(int stand) {
        return onTable(stand) && !hidden(unitOf(stand));
    }

    /** The stands of a side that are visible to the other side, in their order. The list must not be modified. */
    public int[] visibleStands(int side) {
        int[] known = cache().visible(side);
        return known != null ? known : cache().keepVisible(side, plainVisibleStands(side));
    }

    private int[] plainVisibleStands(int side) {
        int[] found = new int[stands.count()];
        int n = 0;
        for (int stand = 0; stand < found.length; stand++)
            if (stand(stand).side() == side && visible(stand)) found[n++] = stand;
        return Arrays.copyOf(found, n);
    }

    public Point at(int stand) {
        return stands.at(stand);
    }

    public void put(int stand, Base base) {
        stands.put(stand, base);
    }

    public Base base(int stand) {
        Base known = cache().base(stand);
        return known != null ? known : cache().keep(stand, plainBase(stand));
    }

    /** Between the bases of two stands. */
    public Gap gap(int one, int other) {
        Gap known = cache().gap(one, other);
        return known != null ? known : cache().keep(one, other, base(one).gap(base(other)));
    }

    private Base plainBase(int stand) {
        BaseSize size = size(stand);
        return new Base(at(stand), stands.facing(stand), size.depth(), size.frontage());
    }

    /** V36: the size of its base in this game. */
    public BaseSize size(int stand) {
        return type(stand).base(variants.designerBases);
    }

    public Cover cover(int stand) {
        Cover ground = cache().groundCover(stand);
        if (ground == null) ground = cache().keep(stand, scenario.terrain().cover(at(stand)));
        Cover works = stands.works(stand);
        return works.compareTo(ground) > 0 ? works : ground;
    }

    // Ground.

    /** P20, P21: how far stands of a battalion may be apart and still keep the enemy out; V35 has another scale. */
    @Clause({"greatbattles P20", "greatbattles P21", "greatbattles V35", "greatbattles G18"})
    public int standGap() {
        return variants.standGap;
    }

    /** R8: what open ground connects with a command post; the argument finds out if it is not known yet. */
    public Predicate<Point> reachedFrom(int post, Supplier<Predicate<Point>> plain) {
        return cache().reachedFrom(post, plain);
    }

    /** N4: from which places a side has a way out so far from every enemy; the argument finds out if it is not known yet. */
    public Predicate<Point> waysOut(int side, int zone, Supplier<Predicate<Point>> plain) {
        return cache().waysOut(side, zone, plain);
    }

    /** C2b: where a clear road leads from a place; the argument finds out if it is not known yet. */
    public Optional<Point> clearWay(int side, Point from, Supplier<Optional<Point>> plain) {
        return cache().clearWay(side, from, plain);
    }

    /** C2b: from which places clear roads lead; the argument finds out if it is not known yet. */
    public Predicate<Point> clearRoads(int side, Supplier<Predicate<Point>> plain) {
        return cache().clearRoads(side, plain);
    }

    // Templates.

    /** C5l: half an inch, an inch in the scale of V35. */
    @Clause({"greatbattles P30", "greatbattles C5l"})
    public int templateRadius() {
        return variants.templateRadius;
    }

    public Circle circle(int template) {
        return new Circle(templates.at(template), templateRadius());
    }

    /** C5i: whether a barrage on the table covers the stand. */
    public boolean underTemplate(int stand) {
        Base base = null;
        for (int t = 0; t < templates.count(); t++)
            if (templates.barraging(t)) {
                if (base == null) base = base(stand);
                if (circle(t).covers(base)) return true;
            }
        return false;
    }
}
