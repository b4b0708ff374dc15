package salient.kernel.dice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import salient.kernel.rulebook.ClauseId;

class DiceTest {
    private static final Purpose COMBAT = new Purpose("combat", ClauseId.of("toy 4.1"));
    private static final Purpose WEATHER = new Purpose("weather", ClauseId.of("toy 2.2"));

    @Test
    void the_nth_seeded_roll_depends_on_seed_and_n_alone() {
        Dice whole = new SeededDice(7);
        for (int n = 0; n < 1000; n++) {
            int sides = 2 + n % 19;
            assertThat(new SeededDice(7, RollCounts.ofOpen(n)).roll(sides, WEATHER))
                    .isEqualTo(whole.roll(sides, COMBAT));
        }
        assertThat(whole.rolled()).isEqualTo(1000);
    }

    @Test
    void the_nth_keyed_roll_depends_on_seed_and_n_alone() {
        Seed seed = Seed.of("autumn mist");
        Dice whole = new KeyedDice(seed);
        for (int n = 0; n < 100; n++)
            assertThat(new KeyedDice(seed, RollCounts.ofOpen(n)).roll(6, WEATHER))
                    .isEqualTo(whole.roll(6, COMBAT));
    }

    @Test
    void rolls_never_change_between_releases() {
        assertThat(rolls(new SeededDice(1944), 20)).isEqualTo("33513145334224642255");
        assertThat(rolls(new KeyedDice(Seed.of("1944")), 20)).isEqualTo("54136465424441631321");
    }

    @Test
    void the_nth_roll_can_be_rejected_and_is_still_a_function_of_n() {
        // With this many sides about a third of all words fall into the incomplete stretch.
        int sides = 1_500_000_000;
        Dice seeded = new SeededDice(3);
        Dice keyed = new KeyedDice(Seed.of("3"));
        for (int n = 0; n < 200; n++) {
            assertThat(seeded.roll(sides, COMBAT))
                    .isEqualTo(new SeededDice(3, RollCounts.ofOpen(n)).roll(sides, COMBAT))
                    .isBetween(1, sides);
            assertThat(keyed.roll(sides, COMBAT))
                    .isEqualTo(new KeyedDice(Seed.of("3"), RollCounts.ofOpen(n)).roll(sides, COMBAT))
                    .isBetween(1, sides);
        }
    }

    @Test
    void a_die_without_sides_is_a_fault() {
        assertThatThrownBy(() -> new SeededDice(1).roll(0, COMBAT)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new KeyedDice(Seed.of("1")).roll(-6, COMBAT))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void scripted_dice_say_which_roll_lacks_a_value() {
        ScriptedDice dice = new ScriptedDice(4, 6);
        assertThat(dice.roll(6, COMBAT)).isEqualTo(4);
        assertThat(dice.left()).isEqualTo(1);
        assertThat(dice.roll(6, COMBAT)).isEqualTo(6);
        assertThatThrownBy(() -> dice.roll(6, WEATHER))
                .isInstanceOf(UnexpectedRoll.class)
                .hasMessage("Roll 3 (weather, toy 2.2) needs a value from 1 to 6, but only 2 values were given.");
    }

    @Test
    void scripted_dice_say_which_value_is_out_of_range() {
        assertThatThrownBy(() -> new ScriptedDice(List.of(7)).roll(6, COMBAT))
                .hasMessage("Roll 1 (combat, toy 4.1) needs a value from 1 to 6, but 7 was given.");
    }

    @Test
    void a_record_of_rolls_plays_back_what_was_rolled() {
        RecordingDice live = new RecordingDice(new SeededDice(5));
        List<Integer> seen = new ArrayList<>();
        for (int i = 0; i < 10; i++) seen.add(live.roll(6, COMBAT));
        RecordedDice again = new RecordedDice(live.rolls());
        for (int value : seen) assertThat(again.roll(6, COMBAT)).isEqualTo(value);
        assertThat(again.left()).isZero();
        assertThat(live.rolled()).isEqualTo(10);
    }

    @Test
    void a_record_of_rolls_refuses_another_purpose_another_die_and_one_roll_too_many() {
        List<RecordedRoll> one = List.of(new RecordedRoll(new Roll(COMBAT, 6, 3), Optional.empty()));
        assertThatThrownBy(() -> new RecordedDice(one).roll(6, WEATHER))
                .hasMessage("Roll 1 is a d6 for weather (toy 2.2), but the record has combat: 3 on d6 (toy 4.1).");
        assertThatThrownBy(() -> new RecordedDice(one).roll(10, COMBAT)).isInstanceOf(UnexpectedRoll.class);
        assertThatThrownBy(() -> new RecordedDice(List.of()).roll(6, COMBAT))
                .hasMessage("Roll 1 is a d6 for combat (toy 4.1), but the record has only 0 rolls here.");
    }

    @Test
    void the_audit_accepts_honest_dice_and_names_every_dishonest_roll() {
        Seed seed = Seed.of("secret");
        SortedMap<String, String> entropy = new TreeMap<>(java.util.Map.of("german", "Eifel", "allied", "Meuse"));
        RecordingDice dice = new RecordingDice(new KeyedDice(seed.with(entropy)));
        for (int i = 0; i < 50; i++) dice.roll(6, COMBAT);
        assertThat(DiceAudit.faults(seed.commitment(), seed, entropy, dice.rolls()))
                .isEmpty();

        List<RecordedRoll> bent = new ArrayList<>(dice.rolls());
        bent.set(16, new RecordedRoll(new Roll(COMBAT, 6, bent.get(16).roll().value() % 6 + 1), Optional.empty()));
        assertThat(DiceAudit.faults(seed.commitment(), seed, entropy, bent))
                .singleElement()
                .asString()
                .startsWith("Roll 17 (combat");
        assertThat(DiceAudit.faults(seed.commitment(), Seed.of("other"), entropy, dice.rolls()))
                .first()
                .asString()
                .startsWith("The revealed seed is not the one promised");
        assertThat(DiceAudit.faults(seed.commitment(), seed, Collections.emptySortedMap(), dice.rolls()))
                .isNotEmpty();
    }

    @Test
    void secret_rolls_of_a_side_depend_on_seed_side_and_their_own_count_alone() {
        for (DiceSource source : List.of(DiceSource.keyed(Seed.of("mist")), DiceSource.seeded(44))) {
            Dice mixed = source.from(RollCounts.NONE);
            Dice alone = source.from(RollCounts.NONE);
            Dice other = source.from(RollCounts.NONE);
            Dice open = source.from(RollCounts.NONE);
            RollCounts counts = RollCounts.NONE;
            int likeOther = 0;
            for (int n = 0; n < 200; n++) {
                assertThat(mixed.roll(1_000_000, COMBAT)).isEqualTo(open.roll(1_000_000, COMBAT));
                int axis = mixed.secretRoll("axis", 1_000_000, COMBAT);
                if (n % 3 == 0) mixed.secretRoll("allied", 6, COMBAT);
                assertThat(axis)
                        .isEqualTo(alone.secretRoll("axis", 1_000_000, WEATHER))
                        .isEqualTo(source.from(counts).secretRoll("axis", 1_000_000, COMBAT));
                if (axis == other.secretRoll("allied", 1_000_000, COMBAT)) likeOther++;
                counts = counts.plus(
                        List.of(new RecordedRoll(new Roll(COMBAT, 1_000_000, axis), java.util.Optional.of("axis"))));
            }
            assertThat(likeOther).isLessThan(3);
            assertThat(counts.open()).isZero();
            assertThat(counts.secretOf("axis")).isEqualTo(200).isEqualTo(counts.total());
        }
    }

    @Test
    void secret_rolls_never_change_between_releases() {
        Dice keyed = new KeyedDice(Seed.of("1944"));
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < 20; i++) text.append(keyed.secretRoll("axis", 6, COMBAT));
        assertThat(text.toString()).isEqualTo("33652436551652132615");
    }

    @Test
    void the_audit_finds_a_dishonest_secret_roll_and_a_secret_roll_passed_off_as_open() {
        Seed seed = Seed.of("secret");
        SortedMap<String, String> entropy = new TreeMap<>();
        RecordingDice dice = new RecordingDice(new KeyedDice(seed.with(entropy)));
        for (int i = 0; i < 30; i++) {
            dice.roll(10, COMBAT);
            dice.secretRoll("axis", 10, COMBAT);
        }
        assertThat(DiceAudit.faults(seed.commitment(), seed, entropy, dice.rolls()))
                .isEmpty();
        List<RecordedRoll> bent = new ArrayList<>(dice.rolls());
        Roll roll = bent.get(7).roll();
        bent.set(
                7,
                new RecordedRoll(
                        new Roll(COMBAT, 10, roll.value() % 10 + 1), bent.get(7).secretOf()));
        assertThat(DiceAudit.faults(seed.commitment(), seed, entropy, bent))
                .singleElement()
                .asString()
                .startsWith("Roll 8 (secret roll of axis, combat");
        bent.set(7, new RecordedRoll(roll, Optional.empty()));
        assertThat(DiceAudit.faults(seed.commitment(), seed, entropy, bent)).isNotEmpty();
    }

    @Test
    void a_record_of_rolls_refuses_an_open_roll_for_a_secret_one() {
        List<RecordedRoll> one = List.of(new RecordedRoll(new Roll(COMBAT, 6, 3), Optional.empty()));
        assertThatThrownBy(() -> new RecordedDice(one).secretRoll("axis", 6, COMBAT))
                .hasMessage("Roll 1 is a secret d6 of axis for combat (toy 4.1), but the record has combat: 3 on d6"
                        + " (toy 4.1).");
    }

    @Test
    void entropy_of_both_players_cannot_run_together() {
        Seed seed = Seed.of("s");
        assertThat(seed.with(new TreeMap<>(java.util.Map.of("a", "xy", "b", "z"))))
                .isNotEqualTo(seed.with(new TreeMap<>(java.util.Map.of("a", "x", "b", "yz"))));
    }

    @Test
    void a_seed_does_not_print_itself() {
        Seed seed = Seed.of("s");
        assertThat(seed.toString()).doesNotContain(seed.hex());
    }

    @Test
    void rolls_are_uniform_by_chi_square() {
        for (int sides : new int[] {2, 3, 6, 10, 20, 36, 100}) {
            assertUniform(new SeededDice(11), sides);
            assertUniform(new KeyedDice(Seed.of("uniform")), sides);
        }
    }

    @Test
    void consecutive_rolls_and_neighboring_seeds_are_independent_by_chi_square() {
        Dice one = new SeededDice(12);
        assertUniformPairs(() -> (one.roll(6, COMBAT) - 1) * 6 + one.roll(6, COMBAT) - 1);
        long[] seed = {0};
        assertUniformPairs(() ->
                (new SeededDice(seed[0]).roll(6, COMBAT) - 1) * 6 + new SeededDice(++seed[0]).roll(6, COMBAT) - 1);
        Dice keyed = new KeyedDice(Seed.of("pairs"));
        assertUniformPairs(() -> (keyed.roll(6, COMBAT) - 1) * 6 + keyed.roll(6, COMBAT) - 1);
    }

    private static void assertUniform(Dice dice, int sides) {
        int[] counts = new int[sides];
        int rolls = 20_000 * sides;
        for (int i = 0; i < rolls; i++) counts[dice.roll(sides, COMBAT) - 1]++;
        assertChiSquare(counts, rolls);
    }

    private static void assertUniformPairs(java.util.function.IntSupplier pair) {
        int[] counts = new int[36];
        for (int i = 0; i < 720_000; i++) counts[pair.getAsInt()]++;
        assertChiSquare(counts, 720_000);
    }

    /** Wilson and Hilferty: within four standard deviations of the expectation, one chance in 15,000 to fail. */
    private static void assertChiSquare(int[] counts, int rolls) {
        double expected = (double) rolls / counts.length;
        double chiSquare = 0;
        for (int count : counts) chiSquare += (count - expected) * (count - expected) / expected;
        double freedom = counts.length - 1;
        double deviate = (Math.cbrt(chiSquare / freedom) - (1 - 2 / (9 * freedom))) / Math.sqrt(2 / (9 * freedom));
        assertThat(deviate)
                .as("chi-square %s for d%d", chiSquare, counts.length)
                .isBetween(-4.0, 4.0);
    }

    private static String rolls(Dice dice, int count) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < count; i++) text.append(dice.roll(6, COMBAT));
        return text.toString();
    }
}
