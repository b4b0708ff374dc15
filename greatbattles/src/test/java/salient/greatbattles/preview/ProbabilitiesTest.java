package salient.greatbattles.preview;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import salient.greatbattles.GreatBattles;
import salient.greatbattles.ProvingGround;
import salient.greatbattles.combat.CloseCombat;
import salient.greatbattles.combat.Morale;
import salient.greatbattles.combat.Rally;
import salient.greatbattles.fire.Shooting;
import salient.greatbattles.geometry.Point;
import salient.greatbattles.play.GreatBattlesOrder;
import salient.greatbattles.play.PlayContext;
import salient.greatbattles.play.TableAnswer;
import salient.greatbattles.position.GreatBattlesPosition;
import salient.greatbattles.state.Phase;
import salient.greatbattles.state.State;
import salient.greatbattles.state.Status;
import salient.greatbattles.tables.Formation;
import salient.kernel.dice.ScriptedDice;
import salient.kernel.play.Verdict;
import salient.kernel.rulebook.Clause;
import salient.kernel.rulebook.ClauseId;

/** The chances a player is shown are those of the dice: every face is thrown once and the outcomes are counted. */
class ProbabilitiesTest {
    /** What a teller with these dice has told, in a copy of the game. */
    private interface Rolled {
        void roll(State s, PlayContext t);
    }

    private static List<String> told(State s, Rolled rolled, int... dice) {
        List<String> told = new ArrayList<>();
        State copy = s.copy();
        rolled.roll(
                copy,
                new PlayContext(
                        copy, new ScriptedDice(dice), e -> told.add(new GreatBattlesPosition(copy).sentence(e))));
        return told;
    }

    private static boolean says(List<String> told, String part) {
        return told.stream().anyMatch(sentence -> sentence.contains(part));
    }

    @ParameterizedTest
    @CsvSource({
        "off, allied/A1/1, axis/A1/1, 4",
        "off, allied/A1/1, axis/A1/1, 7",
        "off, allied/A2/1, axis/A2/1, 5",
        "off, allied/A2/1, axis/A1/1, 11",
        "always, allied/A2/1, axis/A1/1, 3",
        "always, allied/A1/1, axis/A1/1, 3",
        "red-die, allied/A2/1, axis/A1/1, 3",
        "red-die, allied/A2/1, axis/A2/1, 2",
        "red-die, allied/A1/1, axis/A1/1, 3"
    })
    @Clause({"greatbattles C7Fh", "greatbattles C7Faa", "greatbattles V13"})
    void aShot(String mods, String from, String to, double apart) {
        ProvingGround g = new ProvingGround("variant.destroy-mods", mods)
                .phase(Phase.FIRE)
                .put(from, 12, 10.25 - apart, 0)
                .put(to, 12, 10.75, 180); // in the wood's edge
        g.go("aim " + from + " " + to);
        Rolled shoot = (s, t) -> {
            Shooting.begin(s, s.unitOf(g.stand(from)), false, false, t);
            Shooting.resume(s, t);
        };
        int faces = mods.equals("red-die") ? 20 : 10;
        int hits = 0;
        int fatal = 0;
        for (int die = 1; die <= 10; die++)
            for (int second = 1; second <= faces; second++) {
                List<String> told = told(g.s, shoot, die, second);
                if (!says(told, ": miss (")) hits++;
                if (says(told, ", destroyed (")) fatal++;
            }
        Probabilities.Shot shown = Probabilities.shot(
                        g.s, g.stand(from), g.stand(to), Probabilities.Manner.DIRECT, false)
                .orElseThrow();
        assertThat(shown.hit() * faces).isEqualTo(hits);
        assertThat(shown.hit() * shown.fatal() * faces / 20).isEqualTo(fatal);
        var position = new GreatBattlesPosition(g.s);
        TableAnswer.FirePreview preview = (TableAnswer.FirePreview) position.answer(
                new GreatBattles().notation().parseQuestion("preview aim " + from + " " + to, position));
        assertThat(preview.hits()).isEqualTo(hits * 10 / faces);
        assertThat(preview.destroys()).isEqualTo(fatal * 10 / faces);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4})
    @Clause({"greatbattles C9a", "greatbattles C9j"})
    void aCloseCombat(int attackers) {
        ProvingGround g = new ProvingGround().phase(Phase.CLOSE_COMBAT);
        for (int i = 1; i <= attackers; i++) g.put("allied/A1/" + i, 4 + i, 14, 0);
        g.put("axis/A1/1 5,14.5@180", "axis/A1/2 7,14.5@180");
        int attacker = g.unit("allied/A1");
        int defender = g.unit("axis/A1");
        int[] outcomes = new int[3];
        for (int a = 1; a <= 10; a++)
            for (int d = 1; d <= 10; d++) {
                List<String> told = told(
                        g.s, (s, t) -> CloseCombat.play(s, attacker, defender, t), a, d, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1);
                outcomes[says(told, "US A1 wins") ? 0 : says(told, "goes on") ? 1 : 2]++;
            }
        assertThat(Probabilities.closeCombat(g.s, attacker, defender))
                .isEqualTo(new Probabilities.Fight(outcomes[0], outcomes[1], outcomes[2]));
    }

    @Test
    @Clause("greatbattles C9m")
    void gunsAloneAreOverrunForCertain() {
        ProvingGround g =
                new ProvingGround().attach("axis/A/2", "axis/A1").put("allied/A1/1 5,14@0", "axis/A/2 5,15@180");
        assertThat(Probabilities.closeCombat(g.s, g.unit("allied/A1"), g.unit("axis/A1")))
                .isEqualTo(new Probabilities.Fight(100, 0, 0));
    }

    @ParameterizedTest
    @CsvSource({"no, false", "yes, false", "no, true", "yes, true"})
    @Clause({"greatbattles C9Rg", "greatbattles C9Rh", "greatbattles V26"})
    void aRally(String ignoresItself, boolean fixed) {
        ProvingGround g = new ProvingGround("variant.rally-ignore-self", ignoresItself)
                .phase(Phase.FIRE)
                .put("allied/A1/1 5,3@0", "allied/A1/2 7,3@0")
                .suppressed("allied/A1/1");
        int unit = g.unit("allied/A1");
        if (fixed) Rally.number(g.s, unit);
        if (fixed) g.suppressed("allied/A1/2"); // too late to count in this player turn
        int rallied = 0;
        for (int die = 1; die <= 10; die++)
            if (says(told(g.s, (s, t) -> Rally.play(s, g.stand("allied/A1/1"), t), die), "and rallies")) rallied++;
        assertThat(Probabilities.rally(g.s, unit)).isEqualTo(rallied);
    }

    @ParameterizedTest
    @CsvSource({"1, 1", "1, 3", "2, 3", "3, 3", "4, 2", "2, 1", "5, 3"})
    @Clause({"greatbattles C10b", "greatbattles C10c"})
    void aTestOfMorale(int hits, int stands) {
        ProvingGround g = new ProvingGround().status("allied/A1", Status.ACTIVATED);
        for (int i = 1; i <= stands; i++) g.put("allied/A1/" + i, 4 + 2 * i, 5, 0);
        int unit = g.unit("allied/A1");
        g.s.units().setHits(unit, hits);
        int held = 0;
        for (int die = 1; die <= 100; die++)
            if (says(told(g.s, (s, t) -> Morale.test(s, unit, t), die), "and holds")) held++;
        assertThat(Probabilities.morale(g.s, unit, hits)).isEqualTo(held);
    }

    @ParameterizedTest
    @CsvSource({"A1, 5, 5", "A1, 12, 8.5", "A2, 5, 5", "A2, 12, 8.5", "A2, 5, 18"})
    @Clause("greatbattles G32")
    void howFarABattalionCanMarch(String battalion, double x, double y) {
        ProvingGround g = new ProvingGround().phase(Phase.MOVEMENT);
        g.put("allied/" + battalion + "/1", x, y, 0);
        int unit = g.unit("allied/" + battalion);
        g.s.units().setFormation(unit, Formation.ASSAULT);
        g.s.units().setActions(unit, 1);
        int reach = Probabilities.reach(g.s, unit, Formation.ASSAULT, new Point(0, 9 * Point.INCH));
        assertThat(tooFar(g, unit, reach)).isFalse();
        assertThat(tooFar(g, unit, reach + 200)).isTrue();
    }

    private static boolean tooFar(ProvingGround g, int unit, int mils) {
        Verdict verdict = new GreatBattlesPosition(g.s).judge(new GreatBattlesOrder.March(g.s.unit(unit), 0, mils));
        return verdict instanceof Verdict.Refused refused
                && refused.reasons().stream().anyMatch(r -> r.clause().equals(new ClauseId("greatbattles", "G32")));
    }
}
