package salient.greatbattles.sight;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import salient.greatbattles.ProvingGround;
import salient.greatbattles.combat.Morale;
import salient.greatbattles.fire.Fire;
import salient.greatbattles.scenario.ScenarioDefinitions;
import salient.greatbattles.state.Phase;
import salient.greatbattles.tables.Weather;
import salient.greatbattles.turn.TurnSequence;
import salient.kernel.rulebook.Clause;

/** C1, C1Dj to C1Dq: the weather and how far one sees at which hour. */
class SightingTest {
    private final ProvingGround g = new ProvingGround();

    private int inches(int turn, int player) {
        return Sight.range(g.turn(turn).player(player).s) / 1000;
    }

    @Test
    @Clause({"greatbattles C1Dj", "greatbattles C1Dk", "greatbattles C1Dn", "greatbattles H6"})
    void threeInchesThenSixAndTwelveFromTurnFour() {
        for (int player = 0; player < 2; player++) {
            assertThat(inches(1, player)).isEqualTo(3);
            assertThat(inches(2, player)).isEqualTo(6);
            assertThat(inches(4, player)).isEqualTo(12);
            assertThat(inches(10, player)).isEqualTo(12);
        }
    }

    @Test
    @Clause({"greatbattles E33", "greatbattles C1Dl", "greatbattles C1Dm"})
    void onTurnThreeAnOddDieKeepsTheFirstPlayerAtSix() {
        g.s.turnState().setSightDie(7);
        assertThat(inches(3, 0)).isEqualTo(6);
        assertThat(inches(3, 1)).isEqualTo(12);
        g.s.turnState().setSightDie(4);
        assertThat(inches(3, 0)).isEqualTo(12);
        assertThat(inches(3, 1)).isEqualTo(12);
    }

    @Test
    @Clause({"greatbattles C1Do", "greatbattles C1Dq", "greatbattles G1"})
    void theDieIsRolledAtTheStartOfTurnThreeEvenIfTheTurnsBeforeWerePassed() {
        TurnSequence.dawn(g.s, g.teller());
        g.go("done", "done", "done", "done", "pass", "pass", "pass");
        g.told.clear();
        g.play("pass", 3);
        assertThat(g.rolls()).containsExactly("sighting of turn 3");
        assertThat(Sight.range(g.s)).isEqualTo(6000);
        g.playAll("pass", "pass");
        assertThat(Sight.range(g.s)).isEqualTo(12_000); // turn 4, though nobody has moved
    }

    @Test
    @Clause({"greatbattles C1Dp", "greatbattles C7Fx", "greatbattles G27"})
    void theDistanceLimitsBothSidesForTheWholePlayerTurn() {
        g.phase(Phase.FIRE)
                .turn(2)
                .put("allied/A2/1 5,5@0", "axis/A1/1 5,11.75@180")
                .legal("aim allied/A2/1 axis/A1/1"); // exactly 6"
        g.put("axis/A1/1", 5, 11.751, 180)
                .refused("aim allied/A2/1 axis/A1/1", "C7Fx")
                .put("axis/A1/1", 5, 11.751, 180)
                .hidden("axis/A1");
        Spotting.all(g.s, g.teller());
        assertThat(g.s.hidden(g.unit("axis/A1"))).isTrue();
        g.player(1).phase(Phase.BARRAGE).refused("call 1 5,5.5", "ART27").legal("call 1 5,5.501");
    }

    @Test
    @Clause({"greatbattles C1a", "greatbattles C1c", "greatbattles C1b", "greatbattles C1e"})
    void theScenariosTableGivesTheWeather() {
        var noville = ScenarioDefinitions.find("noville").orElseThrow();
        assertThat(noville.weather().get(1)).isEqualTo(Weather.OVERCAST);
        assertThat(noville.weather().get(2)).isEqualTo(Weather.DRIZZLE);
        assertThat(noville.weather().get(3)).isEqualTo(Weather.FOG);
        ProvingGround fog = new ProvingGround(noville).phase(Phase.PLANNING);
        fog.s.turnState().setDecider(0); // the defender plans last
        fog.play("done", 3);
        assertThat(fog.s.turnState().weather()).isEqualTo(Weather.DRIZZLE);
        ProvingGround rain = ProvingGround.with("weather 10 rain").phase(Phase.PLANNING);
        rain.s.turnState().setDecider(1);
        rain.play("done", 10);
        assertThat(rain.s.turnState().weather()).isEqualTo(Weather.RAIN);
    }

    @Test
    @Clause({"greatbattles C1g", "greatbattles V53"})
    void badWeatherCapsTheSightAndTheHourStillCounts() {
        assertThat(g.weather(Weather.DRIZZLE).turn(5).s.turnState().weather().sight())
                .isEqualTo(9);
        assertThat(inches(5, 0)).isEqualTo(9);
        assertThat(inches(2, 0)).isEqualTo(6);
        g.weather(Weather.RAIN);
        assertThat(inches(5, 0)).isEqualTo(6);
        g.weather(Weather.FOG);
        assertThat(inches(5, 0)).isEqualTo(3);
        ProvingGround off = new ProvingGround("ruling.weather-sight", "no").weather(Weather.FOG);
        assertThat(Sight.range(off.s)).isEqualTo(12_000);
    }

    @Test
    @Clause({"greatbattles C1g", "greatbattles C3e", "greatbattles ACT30"})
    void weatherChangesNeitherActivationNorIndirectFire() {
        g.weather(Weather.FOG).put("allied/A1/1 5,5@0", "axis/A1/1 5,13@180");
        assertThat(g.inactive("allied/A1").refusals("move allied/A1 +0,+1")).containsExactly("C3e");
        assertThat(g.phase(Phase.FIRE).refusals("aim allied/A1/1 axis/A1/1 indirect"))
                .isEmpty();
        g.refused("aim allied/A1/1 axis/A1/1", "C7Fx");
    }

    private int morale(Weather weather) {
        return Morale.modifiers(g.weather(weather).s, g.unit("allied/A1")).stream()
                .mapToInt(Fire.Modifier::amount)
                .sum();
    }

    @Test
    @Clause({"greatbattles C1d", "greatbattles C1e", "greatbattles C1f", "greatbattles C10q", "greatbattles C10r"})
    void drizzleCostsMoraleTenFogAndRainTwentyClearAndOvercastNothing() {
        g.put("allied/A1/1 5,3@0", "allied/COps 8,3@0");
        assertThat(morale(Weather.CLEAR)).isZero();
        assertThat(morale(Weather.OVERCAST)).isZero();
        assertThat(morale(Weather.DRIZZLE)).isEqualTo(-10);
        assertThat(morale(Weather.FOG)).isEqualTo(-20);
        assertThat(morale(Weather.RAIN)).isEqualTo(-20);
        assertThat(inches(5, 0)).isEqualTo(6); // of rain
        g.weather(Weather.OVERCAST);
        assertThat(inches(5, 0)).isEqualTo(12);
    }

    @Test
    @Clause({"greatbattles C1c", "greatbattles C10r"})
    void whereTheFogLiftsForATurnOneSeesFarButMoraleStillSuffers() {
        g.weather(Weather.FOG).put("allied/A1/1 5,3@0", "allied/COps 8,3@0");
        g.s.turnState().setFogLifted(true);
        assertThat(inches(5, 0)).isEqualTo(12);
        assertThat(morale(Weather.FOG)).isEqualTo(-20);
    }

    @Test
    @Clause({"greatbattles C1c", "greatbattles C1g"})
    void onAFogDayOfSuchAScenarioEachTurnFromTheFourthRollsWhetherItLifts() {
        ProvingGround fog = ProvingGround.with("fog-lifts\nweather 10 fog");
        TurnSequence.dawn(fog.s, fog.teller());
        fog.go("done", "done", "done", "done", "pass", "pass", "pass", "pass", "pass"); // turn 3, the second player
        fog.told.clear();
        fog.play("pass", 3); // turn 4 begins
        assertThat(fog.rolls()).containsExactly("does the fog lift");
        assertThat(Sight.range(fog.s)).isEqualTo(12_000);
        fog.play("pass");
        fog.play("pass", 4); // turn 5: it stays
        assertThat(Sight.range(fog.s)).isEqualTo(3000);
        ProvingGround clear = ProvingGround.with("fog-lifts");
        TurnSequence.dawn(clear.s, clear.teller());
        clear.go("done", "done", "done", "done", "pass", "pass", "pass", "pass", "pass");
        clear.play("pass"); // no fog, no die
    }
}
