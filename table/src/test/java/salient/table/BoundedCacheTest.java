package salient.table;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class BoundedCacheTest {
    private final BoundedCache<String> cache = new BoundedCache<>(100);

    private boolean has(String id) {
        return !cache.find(id, () -> "made").equals("made");
    }

    @Test
    void theLeastRecentlyUsedGoesFirst() {
        cache.use("a", "A", 40);
        cache.use("b", "B", 40);
        cache.find("a", () -> "");
        cache.use("c", "C", 40);
        assertThat(has("b")).isFalse();
        assertThat(has("a")).isTrue();
        assertThat(has("c")).isTrue();
    }

    @Test
    void aValueThatGrowsPushesOthersOut() {
        cache.use("a", "A", 40);
        cache.use("b", "B", 40);
        cache.use("b", "B", 90);
        assertThat(has("a")).isFalse();
        assertThat(cache.size()).isEqualTo(1);
    }

    @Test
    void theLastOneStaysHoweverLargeItIs() {
        cache.use("a", "A", 40);
        cache.use("b", "B", 1_000);
        assertThat(has("b")).isTrue();
        assertThat(cache.size()).isEqualTo(1);
        cache.removeIf("B"::equals);
        cache.use("c", "C", 60);
        cache.use("d", "D", 40);
        assertThat(cache.size()).isEqualTo(2); // what was removed no longer counts
    }
}
