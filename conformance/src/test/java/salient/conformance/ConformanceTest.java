package salient.conformance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import salient.kernel.record.GameRecord;
import salient.skirmish.Fault;

class ConformanceTest {
    /** Each check, and the faults it must find with no other check at its side. */
    private record Duty(Supplier<Check> check, Fault... faults) {}

    private static final List<Duty> DUTIES = List.of(
            new Duty(Invariants::new, Fault.BREAKS_AN_INVARIANT),
            new Duty(Copying::new, Fault.COPY_SHARES_STATE, Fault.COPY_FORGETS),
            new Duty(
                    Listing::new,
                    Fault.LISTS_AN_ILLEGAL_ORDER,
                    Fault.LISTS_AN_ORDER_TWICE,
                    Fault.LISTS_A_SUBJECT_TWICE,
                    Fault.LISTS_A_SUBJECT_WITHOUT_ORDERS,
                    Fault.LISTS_NOTHING,
                    Fault.REFUSES_IN_PLAY_WHAT_IT_JUDGED_LEGAL,
                    Fault.JUDGING_CHANGES_STATE,
                    Fault.ORDER_TEXT_IS_AMBIGUOUS,
                    Fault.KNOWLEDGE_LACKS_OWN_ORDERS,
                    Fault.GOES_ON_AFTER_THE_END,
                    Fault.NEVER_ENDS,
                    Fault.CRASHES_IN_PLAY),
            new Duty(
                    Reporting::new,
                    Fault.ROLLS_A_DIE_SILENTLY,
                    Fault.EVENT_WITHOUT_A_SENTENCE,
                    Fault.PROMPT_NAMES_THE_WRONG_SIDE),
            new Duty(
                    RoundTrips::new,
                    Fault.PRINT_FORGETS,
                    Fault.PRINT_IS_NOT_READ_BACK_ALIKE,
                    Fault.ORDER_TEXT_IS_NOT_READ_BACK,
                    Fault.SUBJECT_TEXT_IS_NOT_READ_BACK),
            new Duty(
                    HostilePlay::new,
                    Fault.LEAVES_OUT_A_LEGAL_ORDER,
                    Fault.ALLOWS_ORDERS_OF_ANOTHER_PHASE,
                    Fault.CHANGES_STATE_ON_REFUSAL,
                    Fault.ROLLS_DICE_ON_REFUSAL,
                    Fault.TELLS_EVENTS_ON_REFUSAL,
                    Fault.CITES_AN_UNKNOWN_CLAUSE,
                    Fault.REFUSES_WITHOUT_A_SENTENCE,
                    Fault.CRASHES_ON_A_MALFORMED_ORDER),
            new Duty(
                    Secrecy::new,
                    Fault.HASH_FORGETS,
                    Fault.VIEW_LEAKS,
                    Fault.VIEW_IS_NOT_MADE_FROM_KNOWLEDGE,
                    Fault.EVENT_LEAKS,
                    Fault.ORDER_LEAKS,
                    Fault.PROMPT_LEAKS,
                    Fault.ORDERS_LEAK,
                    Fault.REFUSAL_LEAKS,
                    Fault.ANSWER_LEAKS,
                    Fault.KNOWLEDGE_IS_NOT_STABLE),
            new Duty(Determinism::new, Fault.PLAY_DEPENDS_ON_THE_MACHINE),
            new Duty(UndoAndRedo::new, Fault.PLAY_DEPENDS_ON_THE_MACHINE));

    /** Found by comparing with another machine. */
    private static final Fault ELSEWHERE = Fault.HASH_DEPENDS_ON_THE_MACHINE;

    @Test
    void a_game_that_keeps_its_promises_passes() {
        Conformance.Report report =
                new Conformance(new SkirmishCandidate(Fault.NONE)).games(20).run();
        assertThat(report.games()).isEqualTo(20);
        assertThat(report.orders()).isGreaterThan(200);
    }

    @Test
    void looking_at_a_few_situations_only_passes_too() {
        new Conformance(new SkirmishCandidate(Fault.NONE))
                .games(40, 100)
                .every(20)
                .run();
    }

    private record Case(Supplier<Check> check, Fault fault) {
        @Override
        public String toString() {
            return check.get().name() + " finds " + fault;
        }
    }

    static Stream<Case> cases() {
        return DUTIES.stream().flatMap(duty -> Stream.of(duty.faults()).map(fault -> new Case(duty.check(), fault)));
    }

    @ParameterizedTest
    @MethodSource("cases")
    void every_check_finds_what_it_is_there_for_alone(Case each) {
        assertThat(violation(each.fault(), each.check()))
                .as("%s went unnoticed", each.fault())
                .isNotNull();
    }

    private static Violation violation(Fault fault, Supplier<Check> check) {
        return catchThrowableOfType(Violation.class, () -> {
            for (int seed = 1; seed <= 40; seed++)
                new RandomGame(new SkirmishCandidate(fault), seed, List.of(check.get()), 1).run();
        });
    }

    @ParameterizedTest
    @EnumSource(
            mode = EnumSource.Mode.EXCLUDE,
            names = {"NONE", "HASH_DEPENDS_ON_THE_MACHINE"})
    void the_whole_suite_finds_every_fault(Fault fault) {
        Conformance suite = new Conformance(new SkirmishCandidate(fault)).games(60);
        assertThat(catchThrowableOfType(Violation.class, suite::run))
                .as("%s went unnoticed", fault)
                .isNotNull();
    }

    @Test
    void every_fault_of_the_toy_is_some_checks_duty() {
        List<Fault> covered = new ArrayList<>(List.of(Fault.NONE, ELSEWHERE));
        cases().map(Case::fault).forEach(covered::add);
        assertThat(covered).contains(Fault.values());
    }

    @Test
    void secrets_that_are_never_changed_make_the_check_of_secrecy_worthless_and_it_says_so() {
        Candidate blind = new Candidate() {
            @Override
            public salient.kernel.play.Game game() {
                return new SkirmishCandidate(Fault.NONE).game();
            }

            @Override
            public boolean hasSecrets() {
                return true;
            }
        };
        Violation violation = catchThrowableOfType(
                Violation.class, () -> new Conformance(blind).games(2).run());
        assertThat(violation).hasMessageContaining("this check has seen nothing");
    }

    @Test
    void a_violation_brings_a_record_that_can_be_read() {
        Violation violation = violation(Fault.ROLLS_A_DIE_SILENTLY, Reporting::new);
        assertThat(GameRecord.parse(violation.record()).entries()).isNotEmpty();
        assertThat(violation)
                .hasMessageStartingWith("reporting, ")
                .hasMessageContaining(": the dice told [] are not the dice rolled");
    }
}
