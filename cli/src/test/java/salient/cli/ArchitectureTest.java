package salient.cli;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaMember;
import com.tngtech.archunit.core.domain.properties.HasAnnotations;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import salient.kernel.rulebook.Clause;

/** The direction of dependencies between modules and packages, and what kernel and games must not use. */
class ArchitectureTest {
    private static final JavaClasses PROGRAM = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages("salient");

    private static final String[] RULES = {
        "salient.kernel..",
        "salient.hexwar..",
        "salient.breakthrough..",
        "salient.wave..",
        "salient.greatbattles..",
        "salient.race.."
    };

    /** How many clauses may stand on a class as a whole; the others belong on the members that enforce them. */
    private static final int MOST_CLAUSES_ON_A_CLASS = 12;

    @Test
    void dependenciesPointOneWay() {
        layeredArchitecture()
                .consideringOnlyDependenciesInLayers()
                .layer("kernel")
                .definedBy("salient.kernel..")
                .layer("conformance")
                .definedBy("salient.conformance..")
                .layer("geography")
                .definedBy("salient.geography..")
                .layer("hexwar")
                .definedBy("salient.hexwar..")
                .layer("games")
                .definedBy("salient.breakthrough..", "salient.wave..", "salient.greatbattles..", "salient.race..")
                .layer("players")
                .definedBy("salient.players..")
                .layer("lab")
                .definedBy("salient.lab..")
                .layer("table")
                .definedBy("salient.table..")
                .layer("server")
                .definedBy("salient.server..")
                .layer("bench")
                .definedBy("salient.bench..")
                .layer("cli")
                .definedBy("salient.cli..")
                .whereLayer("kernel")
                .mayNotAccessAnyLayer()
                .whereLayer("conformance")
                .mayOnlyAccessLayers("kernel")
                .whereLayer("geography")
                .mayOnlyAccessLayers("kernel")
                .whereLayer("hexwar")
                .mayOnlyAccessLayers("kernel", "conformance", "geography")
                .whereLayer("games")
                .mayOnlyAccessLayers("kernel", "conformance", "geography", "hexwar")
                .whereLayer("players")
                .mayOnlyAccessLayers("kernel", "conformance", "geography", "hexwar", "games")
                .whereLayer("lab")
                .mayOnlyAccessLayers("kernel", "geography", "hexwar", "games", "players")
                .whereLayer("table")
                .mayOnlyAccessLayers("kernel", "geography", "players")
                .whereLayer("server")
                .mayOnlyAccessLayers("kernel", "geography", "hexwar", "games", "players", "table")
                .whereLayer("bench")
                .mayOnlyAccessLayers("kernel", "geography", "hexwar", "games", "players", "lab", "table", "server")
                .check(PROGRAM);
    }

    @Test
    void aGameNeverKnowsAnotherGame() {
        slices().matching("salient.(breakthrough|wave|greatbattles|race)..")
                .should()
                .notDependOnEachOther()
                .check(PROGRAM);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "kernel",
                "conformance",
                "geography",
                "hexwar",
                "race",
                "breakthrough",
                "wave",
                "greatbattles",
                "players",
                "lab",
                "table",
                "server",
                "bench",
                "cli"
            })
    void packagesOfAModuleAreFreeOfCycles(String module) {
        slices().matching("salient.(**)")
                .should()
                .beFreeOfCycles()
                .allowEmptyShould(true)
                .check(new ClassFileImporter()
                        .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
                        .importPackages("salient." + module));
    }

    @ParameterizedTest
    @ValueSource(strings = {"kernel", "hexwar", "race", "wave", "breakthrough", "greatbattles"})
    void clausesStandOnTheMembersThatEnforceThem(String module) {
        List<String> faults = new ArrayList<>();
        for (JavaClass type : PROGRAM) {
            if (!type.getPackageName().startsWith("salient." + module)) continue;
            List<String> onClass = clauses(type);
            if (onClass.size() > MOST_CLAUSES_ON_A_CLASS)
                faults.add(type.getName() + " has " + onClass.size() + " clauses on the class");
            Set<String> seen = new HashSet<>();
            List<String> all = new ArrayList<>(onClass);
            for (JavaMember member : type.getMembers()) all.addAll(clauses(member));
            for (String clause : all) if (!seen.add(clause)) faults.add(type.getName() + " has " + clause + " twice");
        }
        assertThat(faults).isEmpty();
    }

    private static List<String> clauses(HasAnnotations<?> annotated) {
        return annotated.isAnnotatedWith(Clause.class)
                ? List.of(annotated.getAnnotationOfType(Clause.class).value())
                : List.of();
    }

    @Test
    void kernelAndGamesKnowNoClockNoPlatformDiceNoThreads() {
        noClasses()
                .that()
                .resideInAnyPackage(RULES)
                .should()
                .dependOnClassesThat()
                .areAssignableTo(Random.class)
                .orShould()
                .dependOnClassesThat()
                .resideInAnyPackage("java.time..", "java.util.concurrent..", "java.net..", "java.sql..", "java.awt..")
                .orShould()
                .callMethod(System.class, "currentTimeMillis")
                .orShould()
                .callMethod(System.class, "nanoTime")
                .orShould()
                .callMethod(Math.class, "random")
                .check(PROGRAM);
    }

    /** They are compiled for the browser too, where none of this exists. */
    @Test
    void tablesNeedNoDatabaseNoSocketNoReflection() {
        noClasses()
                .that()
                .resideInAPackage("salient.table..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(
                        "java.sql..",
                        "java.net..",
                        "java.nio.file..",
                        "java.lang.reflect..",
                        "java.util.concurrent.locks..",
                        "tools.jackson..",
                        "org..")
                .orShould()
                .callMethod(Thread.class, "startVirtualThread", Runnable.class)
                .orShould()
                .callMethod(Thread.class, "ofVirtual")
                .orShould()
                .callMethod(System.class, "getLogger", String.class)
                .check(PROGRAM);
    }

    @Test
    void kernelAndGamesUseNoTranscendentalFloatingPoint() {
        var rule = noClasses().that().resideInAnyPackage(RULES).should();
        for (String function : new String[] {"sin", "cos", "tan", "exp", "log", "log10", "cbrt", "atan"})
            rule.callMethod(Math.class, function, double.class).check(PROGRAM);
        rule.callMethod(Math.class, "pow", double.class, double.class).check(PROGRAM);
    }

    @Test
    void nothingIsStaticAndMutable() {
        fields().that()
                .areDeclaredInClassesThat()
                .resideInAnyPackage(RULES)
                .and()
                .areStatic()
                .should()
                .beFinal()
                .check(PROGRAM);
    }
}
