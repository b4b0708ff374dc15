package salient.cli;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** The direction of dependencies, and what kernel and games may not touch. */
class HouseTest {
    private static final JavaClasses HOUSE = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages("salient");

    private static final String[] RULES = {
        "salient.kernel..", "salient.hexwar..", "salient.breakthrough..", "salient.wave..", "salient.greatbattles.."
    };

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
                .definedBy("salient.breakthrough..", "salient.wave..", "salient.greatbattles..")
                .layer("players")
                .definedBy("salient.players..")
                .layer("lab")
                .definedBy("salient.lab..")
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
                .mayOnlyAccessLayers("kernel", "players")
                .whereLayer("server")
                .mayOnlyAccessLayers("kernel", "geography", "hexwar", "games", "players")
                .whereLayer("bench")
                .mayOnlyAccessLayers("kernel", "geography", "hexwar", "games", "players", "server")
                .check(HOUSE);
    }

    @Test
    void aGameNeverKnowsAnotherGame() {
        slices().matching("salient.(breakthrough|wave|greatbattles)..")
                .should()
                .notDependOnEachOther()
                .check(HOUSE);
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
                .check(HOUSE);
    }

    @Test
    void kernelAndGamesUseNoTranscendentalFloatingPoint() {
        var rule = noClasses().that().resideInAnyPackage(RULES).should();
        for (String function : new String[] {"sin", "cos", "tan", "exp", "log", "log10", "cbrt", "atan"})
            rule.callMethod(Math.class, function, double.class).check(HOUSE);
        rule.callMethod(Math.class, "pow", double.class, double.class).check(HOUSE);
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
                .check(HOUSE);
    }
}
