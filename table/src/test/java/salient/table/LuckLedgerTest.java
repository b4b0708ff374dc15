package salient.table;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class LuckLedgerTest {
    @Test
    void thePercentileIsThatOfTheNormalDistribution() {
        assertThat(LuckLedger.percentile(0, 3)).isEqualTo(50);
        assertThat(LuckLedger.percentile(3, 3)).isEqualTo(84);
        assertThat(LuckLedger.percentile(-3, 3)).isEqualTo(16);
        assertThat(LuckLedger.percentile(5.88, 3)).isEqualTo(97);
        assertThat(LuckLedger.percentile(1.5, 3)).isEqualTo(69);
    }

    @Test
    void nothingIsCertain() {
        assertThat(LuckLedger.percentile(1000, 3)).isEqualTo(99);
        assertThat(LuckLedger.percentile(-1000, 3)).isEqualTo(1);
        assertThat(LuckLedger.percentile(0, 0)).isEqualTo(50);
    }
}
