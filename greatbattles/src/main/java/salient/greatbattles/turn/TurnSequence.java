package salient.greatbattles.turn;

import java.util.List;
import salient.greatbattles.activation.ActivationDelay;
import salient.greatbattles.activation.Staff;
import salient.greatbattles.airborne.Airborne;
import salient.greatbattles.artillery.Barrages;
import salient.greatbattles.attachments.Attachments;
import salient.greatbattles.combat.Advance;
import salient.greatbattles.combat.CloseCombat;
import salient.greatbattles.combat.Morale;
import salient.greatbattles.divisions.Divisions;
import salient.greatbattles.fire.LandingFire;
import salient.greatbattles.fire.OpportunityFire;
import salient.greatbattles.fire.Shooting;
import salient.greatbattles.landing.Objectives;
import salient.greatbattles.movement.Consolidation;
import salient.greatbattles.movement.March;
import salient.greatbattles.night.EarlyNight;
import salient.greatbattles.night.Night;
import salient.greatbattles.paths.Paths;
import salient.greatbattles.play.Clauses;
import salient.greatbattles.play.GreatBattlesEvent.Kind;
import salient.greatbattles.play.PlayContext;
import salient.greatbattles.play.TurnHappening;
import salient.greatbattles.scenario.Party;
import salient.greatbattles.scenario.ScenarioDefinition;
import salient.greatbattles.sight.Spotting;
import salient.greatbattles.state.ActionUse;
import salient.greatbattles.state.ActivationAttempt;
import salient.greatbattles.state.Battery;
import salient.greatbattles.state.Decision;
import salient.greatbattles.state.HoldFire;
import salient.greatbattles.state.MoraleRound;
import salient.greatbattles.state.PendingAdvance;
import salient.greatbattles.state.PendingMove;
import salient.greatbattles.state.PendingShots;
import salient.greatbattles.state.Phase;
import salient.greatbattles.state.StandPlace;
import salient.greatbattles.state.State;
import salient.greatbattles.tables.Charts;
import salient.greatbattles.tables.Constants;
import salient.greatbattles.tables.Weather;
import salient.greatbattles.templates.BoundGuns;
import salient.greatbattles.victory.Victory;
import salient.greatbattles.works.FieldWorks;
import salient.kernel.dice.Purpose;
import salient.kernel.rulebook.Clause;

/** T1 to T21, C1D: the sequence of steps, and what happens automatically in between. */
public final class TurnSequence {
    private static final Purpose WEATHER = new Purpose("weather", Clauses.clause("C1b"));
    private static final Purpose SIGHTING = new Purpose("sighting of turn 3", Clauses.clause("C1Do"));
    private static final Purpose LIFT = new Purpose("does the fog lift", Clauses.clause("C1c"));
    private static final Purpose ACTIONS = new Purpose("actions", Clauses.clause("C6a"));
    private static final int SIGHTING_ROLL_TURN = Constants.number("sighting_roll_turn");
    private static final int FOG_LIFTS_FROM = Constants.number("fog_lifts_from_turn");
    private static final int FOG_LIFTS_ON = Constants.number("fog_lifts_on");

    private TurnSequence() {}

    /** Continues automatically until a player must decide. */
    public static void resume(State s, PlayContext t) {
        while (s.phase() != Phase.OVER && s.ask() == Decision.NOTHING) {
            switch (s.pending().innermost()) {
                case PendingShots _ -> shots(s, t);
                case PendingMove _ -> March.resume(s, t);
                default -> {
                    if (Victory.atOnce(s, t) || !endsStep(s, t)) return;
                }
            }
        }
    }

    /** Close combat and morale continue without an order; false if the player must give one. */
    private static boolean endsStep(State s, PlayContext t) {
        switch (s.pending().innermost()) {
            case PendingAdvance _ -> Advance.ask(s);
            case MoraleRound _ -> {
                if (!nextTest(s, t)) endPlayerTurn(s, t);
            }
            default -> {
                if (s.phase() != Phase.CLOSE_COMBAT || CloseCombat.any(s)) return false;
                endRound(s, t);
            }
        }
        return true;
    }

    /** After opportunity fire, other stands may still fire at the same inch. */
    private static void shots(State s, PlayContext t) {
        Shooting.resume(s, t);
        if (s.ask() != Decision.NOTHING || s.pending().shots().underWay()) return;
        if (s.pending().landing().underWay()) LandingFire.ask(s);
        if (!s.pending().move().underWay()) return;
        if (OpportunityFire.asked(s, new Paths(s.pending().move().plan()))) s.ask(Decision.OPPORTUNITY, 1 - s.player());
    }

    private static void enter(State s, Phase phase, int side) {
        s.turnState().setPhase(phase);
        s.turnState().setDecider(side);
    }

    private static String title(State s, int side) {
        return s.scenario().parties().get(side).title();
    }

    /** A side is done with the current step. */
    @Clause({
        "greatbattles T6",
        "greatbattles T7",
        "greatbattles T8",
        "greatbattles C1Dc",
        "greatbattles C1Dd",
        "greatbattles Q36",
        "greatbattles ART36",
        "greatbattles Q17"
    })
    public static void done(State s, PlayContext t) {
        int attacker = s.scenario().attacker();
        int side = s.decider();
        switch (s.phase()) {
            case SET_UP -> {
                if (side == attacker) s.turnState().setDecider(1 - attacker);
                else begin(s, t);
            }
            case PLANNING -> {
                if (side == attacker) s.turnState().setDecider(1 - attacker);
                else weather(s, t);
            }
            case DAWN_DEPLOYMENT -> {
                if (side == attacker) s.turnState().setDecider(1 - attacker);
                else nextTurn(s, t);
            }
            case DAWN_ACTIVATION -> {
                if (side == s.player()) s.turnState().setDecider(1 - side);
                else startPlayerTurn(s, s.player(), t);
            }
            case UPKEEP -> {
                Barrages.endUpkeep(s, side, t);
                deployment(s, t);
            }
            case DEPLOYMENT -> enter(s, Phase.ACTIVATION, s.player());
            case ACTIVATION -> barrages(s, t);
            case BARRAGE -> fireMissions(s, t);
            case MOVEMENT -> enter(s, Phase.FIRE, s.player());
            case FIRE -> {
                clearAims(s);
                enter(s, Phase.CLOSE_COMBAT, s.player());
            }
            case NIGHT -> {
                if (side == attacker) s.turnState().setDecider(1 - attacker);
                else {
                    Night.end(s, t);
                    dawn(s, t);
                }
            }
            case PASS_OR_PROCEED, CLOSE_COMBAT, MORALE, OVER ->
                throw new IllegalStateException("nothing to end in " + s.phase());
        }
    }

    private static void begin(State s, PlayContext t) {
        Airborne.arriveByNight(s, t);
        dawn(s, t);
    }

    /** N9, C1Da: a new day; plots are made for one day at a time. */
    @Clause({"greatbattles ART31", "greatbattles ART30", "greatbattles ART21", "greatbattles N8", "greatbattles T1"})
    public static void dawn(State s, PlayContext t) {
        int day = s.day();
        s.turnState().setTurn(0);
        s.turnState().setProceeded(false);
        s.turnState().setSightDie(0);
        for (int side = 0; side < 2; side++) {
            Party party = s.scenario().parties().get(side);
            s.sides().setRounds(side, day == 1 ? party.firstRounds() : s.sides().rounds(side) + party.dailyRounds());
        }
        for (int k = 0; k < s.templates().count(); k++) {
            s.templates().reset(k);
            s.templates().setBattery(k, BoundGuns.gone(s, k) ? Battery.LOST : Battery.AVAILABLE);
        }
        FieldWorks.dawn(s);
        Attachments.removeLost(s);
        t.tell(Kind.PHASE, List.of(), new TurnHappening.Dawn(day), "T1");
        enter(s, Phase.PLANNING, s.scenario().attacker());
    }

    @Clause({"greatbattles C1Db", "greatbattles C1b"})
    private static void weather(State s, PlayContext t) {
        int die = t.d10(WEATHER);
        Weather weather = s.scenario().weather().get(die - 1);
        s.turnState().setWeather(weather);
        s.turnState().setFogLifted(false);
        t.tell(Kind.WEATHER, List.of(), new TurnHappening.WeatherRolled(weather), "C1b");
        enter(s, Phase.DAWN_DEPLOYMENT, s.scenario().attacker());
    }

    /** The next turn of the day, or night. */
    @Clause({
        "greatbattles T4",
        "greatbattles T19",
        "greatbattles C1Dg",
        "greatbattles C1Dq",
        "greatbattles C1Do",
        "greatbattles C1c"
    })
    private static void nextTurn(State s, PlayContext t) {
        int turn = s.turn() + 1;
        if (turn > State.TURNS_PER_DAY) {
            Night.begin(s, t);
            return;
        }
        s.turnState().setTurn(turn);
        int first = s.scenario().firstPlayer();
        s.turnState().setPlayer(first);
        if (turn == SIGHTING_ROLL_TURN) {
            s.turnState().setSightDie(t.d10(SIGHTING));
            t.tell(
                    Kind.WEATHER,
                    List.of(),
                    new TurnHappening.SightingRolled(s.turnState().sightDie()),
                    "C1Do");
        }
        s.turnState().setFogLifted(false);
        if (s.scenario().fogLifts() && s.turnState().weather() == Weather.FOG && turn >= FOG_LIFTS_FROM) {
            boolean lifts = t.d10(LIFT) <= FOG_LIFTS_ON;
            s.turnState().setFogLifted(lifts);
            t.tell(Kind.WEATHER, List.of(), new TurnHappening.FogRolled(lifts), "C1c");
        }
        if (s.turnState().proceeded()) startPlayerTurn(s, first, t);
        else enter(s, Phase.PASS_OR_PROCEED, first);
    }

    @Clause({"greatbattles T3", "greatbattles C1Df", "greatbattles C1De"})
    public static void pass(State s, PlayContext t) {
        int side = s.decider();
        t.tell(Kind.PHASE, List.of(), new TurnHappening.Passed(ScenarioDefinition.SIDE_IDS.get(side)), "C1De");
        if (side == s.scenario().firstPlayer()) {
            s.turnState().setDecider(1 - side);
            return;
        }
        passed(s, 1 - side, t);
        passed(s, side, t);
        nextTurn(s, t);
    }

    /** T5: what a passed turn still does for a side. */
    @Clause({"greatbattles ART14", "greatbattles T5"})
    private static void passed(State s, int side, PlayContext t) {
        for (int k = 0; k < s.templates().count(); k++)
            if (s.scenario().templateSide(k) == side) s.templates().setFresh(k, false);
        Barrages.endUpkeep(s, side, t);
        Barrages.arrive(s, side, t);
        Barrages.strikeAll(s, side, t);
    }

    @Clause("greatbattles C1Dh")
    public static void proceed(State s, PlayContext t) {
        int side = s.decider();
        t.tell(Kind.PHASE, List.of(), new TurnHappening.Proceeded(ScenarioDefinition.SIDE_IDS.get(side)), "C1Dh");
        s.turnState().setProceeded(true);
        if (side != s.scenario().firstPlayer()) passed(s, 1 - side, t);
        s.turnState().setPlayer(side);
        for (int buyer = 0; buyer < 2; buyer++) Divisions.newTurn(s, buyer);
        enter(s, Phase.DAWN_ACTIVATION, side);
    }

    @Clause({"greatbattles C6c", "greatbattles C3m", "greatbattles T2"})
    private static void startPlayerTurn(State s, int side, PlayContext t) {
        s.turnState().setPlayer(side);
        s.turnState().setHoldFire(HoldFire.NO);
        s.turnState().setRound(0);
        Divisions.newTurn(s, side);
        for (int unit = 0; unit < s.units().count(); unit++) {
            s.units().setActions(unit, 0);
            s.units().setActionUse(unit, ActionUse.NONE);
            s.units().clearRallyNumber(unit);
            s.units().setInchUsed(unit, 0);
            s.units().setActivationAttempt(unit, ActivationAttempt.NONE);
            if (s.unit(unit).side() != side) continue;
            s.units().setUsedRoadRate(unit, false);
            s.units().setRetired(unit, false);
        }
        Staff.forget(s, side);
        s.turnState().setAirAsked(false);
        for (int k = 0; k < s.templates().count(); k++)
            if (s.scenario().templateSide(k) == side) s.templates().setFresh(k, false);
        t.tell(
                Kind.PHASE,
                List.of(),
                new TurnHappening.TurnBegan(s.turn(), ScenarioDefinition.SIDE_IDS.get(side)),
                "T2");
        ActivationDelay.arrive(s, side, t);
        Spotting.all(s, t);
        for (int k = 0; k < s.templates().count(); k++)
            if (s.scenario().templateSide(k) == side && s.templates().firing(k)) {
                enter(s, Phase.UPKEEP, side);
                return;
            }
        deployment(s, t);
    }

    /**
     * A side with units the other cannot see is always asked, so that the other cannot learn whether it has reserves.
     */
    private static void deployment(State s, PlayContext t) {
        boolean asked = s.variants().dayReserve || OpportunityFire.unseen(s, s.player());
        enter(s, asked ? Phase.DEPLOYMENT : Phase.ACTIVATION, s.player());
    }

    @Clause({"greatbattles T9", "greatbattles ART15", "greatbattles ART16", "greatbattles ART17"})
    private static void barrages(State s, PlayContext t) {
        Barrages.arrive(s, s.player(), t);
        boolean aircraft = s.variants().airAttacks
                && s.scenario().fireSupport().aircraft().get(s.player()).attacks() > 0;
        if (aircraft || s.scenario().parties().get(s.player()).templatesOn(s.day()) > 0)
            enter(s, Phase.BARRAGE, s.player());
        else fireMissions(s, t);
    }

    @Clause({"greatbattles T10", "greatbattles T12", "greatbattles T13", "greatbattles ART18"})
    private static void fireMissions(State s, PlayContext t) {
        Barrages.strikeAll(s, s.player(), t);
        Airborne.arrive(s, s.player(), t);
        rollActions(s, t);
        startRound(s, 1, t);
    }

    /** C6: every battalion on the table and the C Ops. */
    @Clause({
        "greatbattles C6b",
        "greatbattles C6e",
        "greatbattles C6g",
        "greatbattles C6h",
        "greatbattles C6i",
        "greatbattles G9",
        "greatbattles U22",
        "greatbattles G5",
        "greatbattles U52",
        "greatbattles P14"
    })
    private static void rollActions(State s, PlayContext t) {
        for (int unit = 0; unit < s.units().count(); unit++) {
            if (s.unit(unit).side() != s.player()
                    || !s.unitOnTable(unit)
                    || s.unit(unit).fup()
                    || !s.unit(unit).battalion() && Staff.helps(s, s.unit(unit))) continue;
            int die = t.die(unit, 100, ACTIONS);
            int score = Staff.modifier(s, unit) + (s.hasHq(unit) ? Charts.value("action_modifier/hq_attached") : 0);
            int modified = Math.clamp(die - score, 1, 100);
            int actions = Charts.actions(s.quality(unit), modified);
            s.units().setActions(unit, actions);
            t.tellOf(
                    unit,
                    Kind.ACTIONS,
                    new TurnHappening.ActionsRolled(s.unit(unit).name(), die, actions),
                    "C6a");
        }
    }

    /** T15a: debts are paid with the first action received. */
    @Clause({
        "greatbattles T15",
        "greatbattles C6d",
        "greatbattles C8e",
        "greatbattles C8g",
        "greatbattles ACT34",
        "greatbattles ACT35",
        "greatbattles P23"
    })
    private static void startRound(State s, int round, PlayContext t) {
        s.turnState().setRound(round);
        s.turnState().setShotsRolled(false);
        Consolidation.settleAll(s, t);
        for (int unit = 0; unit < s.units().count(); unit++) {
            s.units().setActionUse(unit, ActionUse.NONE);
            s.units().setFought(unit, 0);
            s.units().setCharged(unit, 0);
            s.units().setFired(unit, false);
            s.units().setHurries(unit, false);
            s.units().setRidden(unit, 0);
            s.units().setOnFoot(unit, 0);
        }
        for (int stand = 0; stand < s.stands().count(); stand++) {
            s.stands().setActed(stand, false);
            int unit = s.unitOf(stand);
            if (unit < 0 || !s.stands().owesAction(stand) || s.stand(stand).side() != s.player()) continue;
            if (s.units().actions(unit) < round) continue;
            s.stands().setOwesAction(stand, false);
            s.stands().setActed(stand, true);
            s.units().setActionUse(unit, ActionUse.SINGLE_STANDS);
        }
        enter(s, Phase.MOVEMENT, s.player());
    }

    private static void clearAims(State s) {
        for (int stand = 0; stand < s.stands().count(); stand++) {
            s.stands().clearAim(stand);
        }
    }

    @Clause({"greatbattles T14", "greatbattles C6f", "greatbattles ACT36"})
    private static void endRound(State s, PlayContext t) {
        if (s.turnState().round() == 1) {
            startRound(s, 2, t);
            return;
        }
        Barrages.strikeStaying(s, s.player(), t);
        s.pending().moraleRound().begin();
        enter(s, Phase.MORALE, s.player());
    }

    /** T16: the player's battalions first; false when all have tested. */
    @Clause("greatbattles T16")
    private static boolean nextTest(State s, PlayContext t) {
        int n = s.units().count();
        for (int cursor = s.pending().moraleRound().lookedAt(); cursor < 2 * n; cursor++) {
            s.pending().moraleRound().setLookedAt(cursor + 1);
            int unit = cursor % n;
            boolean own = s.unit(unit).side() == s.player();
            if (own != cursor < n || !Morale.tests(s, unit)) continue;
            Morale.test(s, unit, t);
            return true;
        }
        return false;
    }

    @Clause({"greatbattles T17", "greatbattles P7"})
    private static void endPlayerTurn(State s, PlayContext t) {
        Morale.forget(s);
        for (int stand = 0; stand < s.stands().count(); stand++)
            if (s.stands().place(stand) == StandPlace.FALLEN) s.stands().setPlace(stand, StandPlace.DESTROYED);
        Victory.updateControl(s);
        Objectives.look(s, t);
        if (EarlyNight.falls(s, t)) Night.begin(s, t);
        else if (s.player() == s.scenario().firstPlayer()) startPlayerTurn(s, 1 - s.player(), t);
        else nextTurn(s, t);
    }
}
