package salient.players.greatbattles;

import java.util.Map;
import java.util.TreeMap;
import salient.greatbattles.GreatBattles;
import salient.greatbattles.geometry.Base;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.play.GreatBattlesOrder;
import salient.greatbattles.position.GreatBattlesPosition;
import salient.greatbattles.scenario.ScenarioReader;
import salient.greatbattles.state.Phase;
import salient.greatbattles.state.StandPlace;
import salient.greatbattles.state.State;
import salient.greatbattles.state.Status;
import salient.greatbattles.state.UnitPlace;
import salient.greatbattles.tables.Formation;
import salient.kernel.play.Options;

/** A small table on which a staff is asked for one decision: a town in the north that the attacking Allies want. */
final class Ground {
    private static final String SCENARIO = """
            scenario ground "The ground"
            table 36 30
            days 3
            side allied us "United States" attacker first edge S supply average points 12 artillery veteran 3 rounds 5 5
            side axis german Germany edge N supply average points 12 artillery average 2 rounds 5 5
            air allied 2 chance 10
            area town Town 16,20 20,20 20,24 16,24
            road paved Road 33,0 33,30
            battalion allied A1 One average inf inf inf inf
            battalion allied A2 Two average inf inf inf inf
            battalion allied A3 Three average inf inf inf inf
            battalion allied B1 Tanks average "afv:M4 Sherman" "afv:M4 Sherman"
            pool allied A hq hw
            command allied average
            battalion axis A1 One average inf inf inf
            battalion axis A2 Two average inf inf
            pool axis A hw at:H
            command axis average
            set-up allied A1 A2 A3 B1 in box 0,0 36,8 facing 0
            set-up allied COps FUP in box 32,0 34,6 road facing 0
            set-up axis A1 A2 in box 0,12 36,30 facing 180
            set-up axis COps FUP in box 32,25 34,30 road facing 180
            victory hold allied Town
            """;

    final State s;
    private final GreatBattlesPosition position;

    Ground(String... options) {
        GreatBattles game = new GreatBattles();
        Map<String, String> chosen = new TreeMap<>();
        for (int i = 0; i < options.length; i += 2) chosen.put(options[i], options[i + 1]);
        position = game.start(ScenarioReader.read(SCENARIO), Options.of(game.options(), chosen));
        s = position.state();
        s.turnState().setTurn(5);
        s.turnState().setRound(1);
        s.turnState().setProceeded(true);
        phase(Phase.MOVEMENT, 0);
    }

    Ground phase(Phase phase, int side) {
        s.turnState().setPhase(phase);
        s.turnState().setPlayer(side);
        s.turnState().setDecider(side);
        return this;
    }

    int unit(String name) {
        return s.scenario().findUnit(name).orElseThrow().index();
    }

    int stand(String name) {
        return s.scenario().findStand(name).orElseThrow().index();
    }

    Ground turn(int turn) {
        s.turnState().setTurn(turn);
        return this;
    }

    /**
     * Battalions in defensive line, each round a place as in the notation of positions: {@code allied/A1 18,14@0}. They
     * are seen, activated and have two actions.
     */
    Ground lines(String... units) {
        for (String unit : units) {
            String[] part = unit.split("[ ,@]");
            line(part[0], Double.parseDouble(part[1]), Double.parseDouble(part[2]), Integer.parseInt(part[3]));
        }
        return this;
    }

    private void line(String unit, double x, double y, int facing) {
        int index = unit(unit);
        int n = s.unit(index).stands().size();
        int i = 0;
        for (int stand : s.unit(index).stands()) {
            put(stand, index, x + 2 * i - (n - 1), y, facing);
            i++;
        }
        s.units().setFormation(index, Formation.DEFENSIVE);
        s.units().setStatus(index, Status.ACTIVATED);
        s.units().setActions(index, 2);
    }

    /** One stand of a battalion alone. */
    Ground one(String stand, double x, double y, int facing) {
        put(stand(stand), s.unitOf(stand(stand)), x, y, facing);
        return this;
    }

    /** A stand of the pool with a battalion. */
    Ground attached(String stand, String unit, double x, double y, int facing) {
        s.stands().setUnit(stand(stand), unit(unit));
        put(stand(stand), unit(unit), x, y, facing);
        return this;
    }

    private void put(int stand, int unit, double x, double y, int facing) {
        s.stands().setPlace(stand, StandPlace.TABLE);
        s.units().setPlace(unit, UnitPlace.TABLE);
        Point at = new Point((int) Math.round(x * Point.INCH), (int) Math.round(y * Point.INCH));
        s.put(stand, new Base(at, facing, s.type(stand).depth(), s.type(stand).frontage()));
    }

    Ground inactive(String unit) {
        s.units().setStatus(unit(unit), Status.INACTIVE);
        return this;
    }

    Ground suppressed(String stand) {
        s.stands().setSuppressed(stand(stand), true);
        return this;
    }

    /** What the staff of the deciding side orders, knowing what that side knows. */
    GreatBattlesOrder decision(Emphasis... stressed) {
        GreatBattles game = new GreatBattles();
        return (GreatBattlesOrder) new Staff(BattlePlan.of(stressed), RoleWeights.USUAL, 1)
                .decide(position.knownTo(game.sides().get(s.decider())));
    }

    GreatBattlesPosition position() {
        return position;
    }
}
