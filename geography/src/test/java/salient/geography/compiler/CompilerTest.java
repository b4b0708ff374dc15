package salient.geography.compiler;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import salient.geography.BadMapFile;
import salient.geography.HexMapBuilder;
import salient.geography.Maps;

class CompilerTest {
    @ParameterizedTest
    @ValueSource(strings = {"wave", "breakthrough"})
    void theCheckedInMapIsWhatTheCompilerMakes(String game) {
        assertThat(Maps.text(game))
                .as("run ./salient map %s --compile --out FILE and check the file in as the new map", game)
                .isEqualTo(Compiler.text(game));
    }

    @Test
    void bothMapsCompileInTenSeconds() {
        // The processor's time, not the clock's: what else the machine does is not counted.
        ThreadMXBean clock = ManagementFactory.getThreadMXBean();
        long before = clock.getCurrentThreadCpuTime();
        Compiler.text("wave");
        Compiler.text("breakthrough");
        assertThat(Duration.ofNanos(clock.getCurrentThreadCpuTime() - before)).isLessThan(Duration.ofSeconds(10));
    }

    @Test
    void aCorrectionWithoutAReasonIsRefused() {
        var map = new HexMapBuilder(Maps.breakthrough().sheet());
        assertThatThrownBy(() -> new Corrections("x.corrections", "\nterrain 7,14 clear\n").apply(map))
                .isInstanceOf(BadMapFile.class)
                .hasMessage("x.corrections:2: a correction needs a reason after #");
        assertThatThrownBy(() -> new Corrections("x.corrections", "road main 7,13 9,13 # shortcut").apply(map))
                .hasMessage("x.corrections:1: road: 7,13 and 9,13 are not neighbours");
    }

    @Test
    void aCorrectionChangesTheMapItIsAppliedTo() {
        var map = new HexMapBuilder(Maps.breakthrough().sheet());
        new Corrections("x", "terrain 7,14 forest # a wood\nroad main 7,13 7,14 # a road").apply(map);
        var built = map.build();
        int wood = built.names().hex("7,14");
        assertThat(built.terrain(wood)).isEqualTo("forest");
        assertThat(built.hasRoad(wood)).isTrue();
    }
}
