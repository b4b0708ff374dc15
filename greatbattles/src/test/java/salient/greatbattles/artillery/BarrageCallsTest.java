package salient.greatbattles.artillery;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import salient.greatbattles.ProvingGround;
import salient.greatbattles.state.Battery;
import salient.greatbattles.state.Phase;
import salient.kernel.rulebook.Clause;

/** ART27, C4c: who must see the point of a mission that is called, and whose HQ hurries it. */
class BarrageCallsTest {
    private final ProvingGround g = new ProvingGround().phase(Phase.BARRAGE);

    private boolean seen(String place) {
        return g.refusals("call 1 " + place).isEmpty();
    }

    @Test
    @Clause({"greatbattles ART27", "greatbattles G28"})
    void aPointBehindAWoodIsNotSeenAndOneAnInchOffAlwaysIs() {
        g.put("allied/A1/1", 12, 8, 0).refused("call 1 12,15", "ART27"); // four inches of wood between
        assertThat(seen("12,9.9")).isTrue(); // before it
        g.put("allied/A1/1", 12, 12, 0); // in the middle of it
        assertThat(seen("12,13.25")).isTrue(); // in cover and an inch from its base
        g.refused("call 1 12,13.251", "ART27");
    }

    @Test
    @Clause({"greatbattles ART27", "greatbattles G31"})
    void whoStandsOnThePointDoesNotHideItNorDoHisMatesButOthersDo() {
        g.put("allied/A1/1 17,2@0", "axis/A1/1 17,9@180", "axis/A1/2 17,7@180");
        assertThat(seen("17,9")).isTrue();
        g.put("axis/A2/1", 17, 5, 180); // another battalion
        g.refused("call 1 17,9", "ART27").hidden("axis/A2");
        assertThat(seen("17,9")).isTrue(); // what is not known of blocks nothing
    }

    @Test
    @Clause({"greatbattles C4c", "greatbattles C4i"})
    void ofThoseWhoSeeItABattalionWithAnHqDoesTheCalling() {
        g.put("allied/A1/1 17,2@0", "allied/A2/1 20,2@0");
        g.play("call 1 17,9", 30); // inferior, on call: 60 is one turn
        assertThat(g.s.templates().turn(0)).isEqualTo(6);
        g.attach("allied/A/1", "allied/A2").put("allied/A/1", 20, 1, 0); // the second of them has an HQ
        g.play("call 2 17,9", 10); // 10 + 30 - 10: immediate
        assertThat(g.s.templates().battery(1)).isEqualTo(Battery.FIRING);
        g.play("call 3 17,8", 11); // 31 is not
        assertThat(g.s.templates().turn(2)).isEqualTo(6);
    }
}
