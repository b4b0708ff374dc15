package salient.greatbattles;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import salient.greatbattles.fire.Fire;
import salient.greatbattles.geometry.Base;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.orders.GreatBattlesOrders;
import salient.greatbattles.play.GreatBattlesOrder;
import salient.greatbattles.play.PlayContext;
import salient.greatbattles.position.GreatBattlesPosition;
import salient.greatbattles.scenario.ScenarioDefinition;
import salient.greatbattles.scenario.ScenarioDefinitions;
import salient.greatbattles.scenario.ScenarioReader;
import salient.greatbattles.sight.Sight;
import salient.greatbattles.state.Battery;
import salient.greatbattles.state.Decision;
import salient.greatbattles.state.HoldFire;
import salient.greatbattles.state.Phase;
import salient.greatbattles.state.StandPlace;
import salient.greatbattles.state.State;
import salient.greatbattles.state.Status;
import salient.greatbattles.state.UnitPlace;
import salient.greatbattles.tables.Formation;
import salient.greatbattles.tables.Weather;
import salient.kernel.dice.SeededDice;
import salient.kernel.play.Event;
import salient.kernel.play.Options;
import salient.kernel.play.Verdict;

/** A small table for tests: a wood, a town, a hill, a road; everything visible and activated unless a test says otherwise. */
public final class ProvingGround {
    public static final String SCENARIO = """
            scenario proving "The proving ground"
            table 30 30
            side allied us "United States" attacker first edge S supply average points 12 artillery inferior 3 rounds 5 5
            side axis german Germany edge N supply average points 12 artillery average 2 rounds 5 5
            area woods Wood 10,10 14,10 14,14 10,14
            area town Town 20,20 24,20 24,24 20,24
            area level 1 Hill 2,20 8,20 8,26 2,26
            road paved Road 27,0 27,30
            battalion allied A1 One average inf inf inf inf
            battalion allied A2 Two average "afv:M4 Sherman" "afv:M4 Sherman"
            battalion allied B1 Three experienced smg smg smg
            battalion allied B2 Trucks average inf+truck inf+truck
            pool allied A hq hw at:M+truck at:M at:M hq
            command allied average
            battalion axis A1 One average inf inf inf
            battalion axis A2 Two veteran "afv:Pz V Panther" "afv:Pz VI Tiger II"
            pool axis A hw at:H
            command axis average
            set-up allied A1 A2 B1 B2 in box 0,0 30,5 facing 0
            set-up allied COps FUP in box 26,0 28,5 road facing 0
            set-up axis A1 A2 in box 0,10 30,30 facing 180
            set-up axis COps FUP in box 26,25 28,30 road facing 180
            victory hold allied Town
            """;

    public final State s;
    public final List<Event> told = new ArrayList<>();

    public ProvingGround(String... options) {
        this(ScenarioReader.read(SCENARIO), options);
    }

    /** The table of a scenario that is played. */
    public static ProvingGround scenario(String id, String... options) {
        return new ProvingGround(ScenarioDefinitions.find(id).orElseThrow(), options);
    }

    /** With an option that is on or off. */
    public static ProvingGround option(String option, boolean on) {
        return new ProvingGround(option, on ? "yes" : "no");
    }

    /** The same test with an option off and on. */
    public static void offAndOn(String option, BiConsumer<ProvingGround, Boolean> test) {
        for (boolean on : new boolean[] {false, true}) test.accept(option(option, on), on);
    }

    /** With a battalion of guns in reserve, and a tank and a gun more in the Allied pool. */
    public static ProvingGround withGuns() {
        return with("""
                battalion allied G1 Guns average at:L fg:M
                pool allied A "afv:M4 Sherman" fg:M
                reserve allied G1 day 1
                """);
    }

    /** The same table with more lines in its scenario file, such as a bunker or another unit. */
    public static ProvingGround with(String lines, String... options) {
        return new ProvingGround(
                ScenarioReader.read(SCENARIO.replace("set-up allied A1", lines.strip() + "\nset-up allied A1")),
                options);
    }

    public ProvingGround(ScenarioDefinition battle, String... options) {
        GreatBattles game = new GreatBattles();
        Map<String, String> chosen = new java.util.TreeMap<>();
        for (int i = 0; i < options.length; i += 2) chosen.put(options[i], options[i + 1]);
        s = game.start(battle, Options.of(game.options(), chosen)).state();
        s.turnState().setTurn(5);
        s.turnState().setRound(1);
        s.turnState().setProceeded(true);
        s.turnState().setPlayer(0);
        s.turnState().setDecider(0);
        s.turnState().setPhase(Phase.MOVEMENT);
    }

    public int stand(String name) {
        return s.scenario().findStand(name).orElseThrow().index();
    }

    public int unit(String name) {
        return s.scenario().findUnit(name).orElseThrow().index();
    }

    /** Puts a stand on the table, its unit with it. */
    public ProvingGround put(String name, double x, double y, int facing) {
        int stand = stand(name);
        int unit = s.unitOf(stand);
        s.stands().setPlace(stand, StandPlace.TABLE);
        s.put(
                stand,
                new Base(
                        new Point((int) Math.round(x * 1000), (int) Math.round(y * 1000)),
                        facing,
                        s.type(stand).depth(),
                        s.type(stand).frontage()));
        s.units().setPlace(unit, UnitPlace.TABLE);
        s.units().setStatus(unit, Status.ACTIVATED);
        s.units().setActions(unit, 2);
        return this;
    }

    /** Puts several stands on the table, each as in the notation of positions: {@code axis/A1/1 12,4.5@180}. */
    public ProvingGround put(String... stands) {
        for (String stand : stands) {
            String[] part = stand.split("[ ,@]");
            put(part[0], Double.parseDouble(part[1]), Double.parseDouble(part[2]), Integer.parseInt(part[3]));
        }
        return this;
    }

    public ProvingGround attach(String stand, String unit) {
        s.stands().setUnit(stand(stand), unit(unit));
        return this;
    }

    public ProvingGround formation(String unit, Formation formation) {
        s.units().setFormation(unit(unit), formation);
        return this;
    }

    public ProvingGround inactive(String unit) {
        s.units().setStatus(unit(unit), Status.INACTIVE);
        return this;
    }

    public ProvingGround hidden(String unit) {
        s.units().setHidden(unit(unit), true);
        return this;
    }

    public ProvingGround suppressed(String stand) {
        s.stands().setSuppressed(stand(stand), true);
        return this;
    }

    public ProvingGround phase(Phase phase) {
        s.turnState().setPhase(phase);
        return this;
    }

    /** The player turn of a side. */
    public ProvingGround player(int side) {
        s.turnState().setPlayer(side);
        s.turnState().setDecider(side);
        return this;
    }

    public ProvingGround turn(int turn) {
        s.turnState().setTurn(turn);
        return this;
    }

    public ProvingGround weather(Weather weather) {
        s.turnState().setWeather(weather);
        return this;
    }

    public ProvingGround status(String unit, Status status) {
        s.units().setStatus(unit(unit), status);
        return this;
    }

    public ProvingGround actions(String unit, int actions) {
        s.units().setActions(unit(unit), actions);
        return this;
    }

    public ProvingGround loaded(String stand) {
        s.stands().setLoaded(stand(stand), true);
        return this;
    }

    public ProvingGround emplaced(String stand) {
        s.stands().setEmplaced(stand(stand), true);
        return this;
    }

    public ProvingGround rear(String stand) {
        s.stands().setRear(stand(stand), true);
        return this;
    }

    public ProvingGround owesAction(String stand) {
        s.stands().setOwesAction(stand(stand), true);
        return this;
    }

    public ProvingGround acted(String stand) {
        s.stands().setActed(stand(stand), true);
        return this;
    }

    /** A template fires at a point; templates 0 to 2 are allied, 3 and 4 axis. */
    public ProvingGround firing(int template, double x, double y) {
        s.templates().setBattery(template, Battery.FIRING);
        s.templates().setAt(template, new Point((int) Math.round(x * 1000), (int) Math.round(y * 1000)));
        return this;
    }

    /** The other side lets everything pass in this player turn. */
    public ProvingGround held() {
        s.turnState().setHoldFire(HoldFire.THIS_PLAYER_TURN);
        return this;
    }

    public Point at(String stand) {
        return s.at(stand(stand));
    }

    public GreatBattlesOrder order(String text) {
        return (GreatBattlesOrder) new GreatBattles().notation().parseOrder(text, new GreatBattlesPosition(s));
    }

    Verdict judge(String order) {
        return GreatBattlesOrders.judge(s, order(order));
    }

    /** The numbers of the clauses that refuse an order; empty if it is legal. */
    public List<String> refusals(String order) {
        return switch (judge(order)) {
            case Verdict.Legal() -> List.of();
            case Verdict.Refused(List<Verdict.Reason> reasons) ->
                reasons.stream().map(r -> r.clause().number()).toList();
        };
    }

    public ProvingGround legal(String order) {
        assertThat(refusals(order)).as(order).isEmpty();
        return this;
    }

    /** Refused by exactly these clauses, in this order. */
    public ProvingGround refused(String order, String... clauses) {
        assertThat(refusals(order)).as(order).containsExactly(clauses);
        return this;
    }

    public ProvingGround play(String order, int... dice) {
        OpenScript given = new OpenScript(dice);
        Verdict verdict = new GreatBattlesPosition(s).play(order(order), given, told::add);
        if (!verdict.isLegal()) throw new AssertionError(order + ": " + verdict);
        if (given.left() > 0) throw new AssertionError(order + " leaves " + given.left() + " dice");
        return this;
    }

    /** Plays orders that need no dice. */
    public ProvingGround playAll(String... orders) {
        for (String order : orders) play(order);
        return this;
    }

    /** One stand aims at another, and its battalion fires. */
    public void shoot(String stand, String target, int... dice) {
        play("aim " + stand + " " + target);
        play("shoot " + stand.substring(0, stand.lastIndexOf('/')), dice);
    }

    /** The score with which one stand hits another. */
    public int toHit(String stand, String target) {
        return Fire.shot(s, stand(stand), stand(target), Fire.Manner.DIRECT, false)
                .hit();
    }

    /** What blocks the sight between two stands, with its clause, or {@code open}. */
    public String block(String from, String to) {
        return Sight.block(s, stand(from), stand(to))
                .map(b -> b.clause() + " " + b.what())
                .orElse("open");
    }

    public ProvingGround sees(String from, String to) {
        return blocked(from, to, "open");
    }

    /** What blocks the sight between two stands, with its clause. */
    public ProvingGround blocked(String from, String to, String what) {
        assertThat(block(from, to)).as("sight from " + from + " to " + to).isEqualTo(what);
        return this;
    }

    public ProvingGround inPhase(Phase phase) {
        assertThat(s.phase()).isEqualTo(phase);
        return this;
    }

    /** Which side is to decide. */
    public ProvingGround decides(int side) {
        assertThat(s.decider()).as("the side that decides").isEqualTo(side);
        return this;
    }

    /** What that side is asked. */
    public ProvingGround asks(Decision decision) {
        assertThat(s.ask()).isEqualTo(decision);
        return this;
    }

    /** Plays orders whose dice do not matter to the test. */
    public ProvingGround go(String... orders) {
        for (String order : orders) {
            Verdict verdict = new GreatBattlesPosition(s).play(order(order), new SeededDice(7), told::add);
            if (!verdict.isLegal()) throw new AssertionError(order + ": " + verdict);
        }
        return this;
    }

    /** The rolls made since the last look, by their purpose. */
    public List<String> rolls() {
        List<String> all = told.stream()
                .flatMap(e -> e.rolls().stream())
                .map(r -> r.purpose().text())
                .toList();
        told.clear();
        return all;
    }

    public PlayContext teller(int... dice) {
        return new PlayContext(s, new OpenScript(dice), told::add);
    }

    public String sentence(Event event) {
        return new GreatBattlesPosition(s).sentence(event);
    }

    /** That a sentence told so far has this part. */
    public ProvingGround tells(String part) {
        assertThat(told).extracting(this::sentence).anyMatch(sentence -> sentence.contains(part));
        return this;
    }

    public boolean toldThat(String part) {
        return told.stream().anyMatch(e -> sentence(e).contains(part));
    }
}
