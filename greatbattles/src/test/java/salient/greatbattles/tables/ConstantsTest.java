package salient.greatbattles.tables;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import salient.conformance.SourceText;
import salient.greatbattles.GreatBattles;

/** Every figure of the rules is a row of constants.csv or of a chart; no rule class writes it down again. */
class ConstantsTest {
    private static final Path SOURCES = Path.of("src/main/java/salient/greatbattles");
    /** These hold no rules: geometry, the tables themselves, files and texts, and the places that are proposed. */
    private static final Set<String> NOT_RULES =
            Set.of("geometry", "tables", "scenario", "notation", "play", "state", "conformance", "preview", "orders");

    private static final Pattern DECLARED =
            Pattern.compile("static final (?:int|long) ([A-Z_0-9]+) = ([-\\d_]+|(?:\\d+ \\* )?Point\\.INCH);");
    private static final Pattern INCHES = Pattern.compile("\\b(\\d+) \\* Point\\.INCH");

    /** Figures of our own that no rule mentions. */
    private static final Set<String> OWN = Set.of(
            // steps, cells and samples of searches and walks, in mils
            "Retreat.STEP",
            "Paths.STEP",
            "March.STEPS_AN_INCH",
            "CommandPost.STEP",
            "RoadNet.STEP",
            "Rates.STRIDE",
            "DifficultGround.STRIDE",
            "SupplySources.SAMPLE",
            "OpenGround.CELL",
            "OpenGround.DIAGONAL",
            "Consolidation.STEP",
            "FreeSpot.SEARCH",
            // how positions and packed paths are stored
            "Paths.HEAD",
            "Rates.PER_MIL",
            "Dismounting.WHOLE",
            "Dismounting.HALF_INCH",
            "Ammunition.MOST",
            "Ammunition.TEN",
            "DifficultGround.MOST_STANDS",
            "Fire.COLOR",
            "Rally.UNKNOWN",
            // names of sets and rows
            "Casualties.NOBODY",
            "Consolidation.NOBODY",
            "Foes.NONE",
            "Foes.ALL",
            "SupplySituation.ISOLATED",
            "SupplySituation.SEPARATED",
            // how many places are offered
            "SetUpOrders.ENOUGH",
            // the largest table and the most templates a scenario file can have
            "Slots.FAR",
            "Slots.MOST_TEMPLATES");

    /** Boxes around bases that only save measuring: larger than any two bases. */
    private static final Set<String> BOXES = Set.of(
            "AirborneOrders",
            "Slots",
            "Retreat",
            "CommandPost",
            "Movement",
            "Roads",
            "DeploymentFire",
            "Barrages",
            "FreeSpot");

    @Test
    void everyRowNamesAClauseOfTheRulebook() {
        Set<String> clauses = new TreeSet<>();
        new GreatBattles().rulebook().entries().forEach(c -> clauses.add(c.id().toString()));
        for (Constants.Constant constant : Constants.all().values())
            assertThat(clauses).as(constant.name()).contains("greatbattles " + constant.clause());
    }

    @Test
    void everyRowIsUsed() {
        StringBuilder all = new StringBuilder();
        for (SourceText source : sources(true)) all.append(source.text());
        for (String name : Constants.all().keySet()) assertThat(all).contains("\"" + name + "\"");
    }

    @Test
    void noRuleClassDeclaresAFigureOfItsOwn() {
        List<String> found = new ArrayList<>();
        for (SourceText source : sources(false)) {
            String name = name(source);
            Matcher declared = DECLARED.matcher(source.text());
            while (declared.find())
                if (!OWN.contains(name + "." + declared.group(1))) found.add(name + ": " + declared.group());
        }
        assertThat(found).isEmpty();
    }

    @Test
    void noRuleClassWritesADistanceInInches() {
        List<String> found = new ArrayList<>();
        for (SourceText source : sources(false))
            for (String inches : SourceText.all(INCHES, source.text(), 0))
                if (!BOXES.contains(name(source))) found.add(name(source) + ": " + inches);
        assertThat(found).isEmpty();
    }

    private static String name(SourceText source) {
        return source.name().replace(".java", "");
    }

    private static List<SourceText> sources(boolean all) {
        return SourceText.below(SOURCES).stream()
                .filter(source -> all || !NOT_RULES.contains(source.path().split("/")[0]))
                .toList();
    }
}
