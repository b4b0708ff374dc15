package salient.geography.check;

import java.util.List;
import salient.geography.HexMap;

/** Every printed fact about a game's map, with pass or the reason it differs: {@code ./salient map GAME --check}. */
public final class MapCheck {
    private MapCheck() {}

    public static List<Finding> of(HexMap map) {
        var facts = new Facts(map);
        CommonFacts.state(facts);
        switch (map.sheet().id()) {
            case "wave" -> WaveFacts.state(facts);
            case "breakthrough" -> BreakthroughFacts.state(facts);
            default ->
                throw new IllegalArgumentException(
                        "no facts are known of " + map.sheet().id());
        }
        return facts.findings();
    }

    public static String report(HexMap map) {
        List<Finding> findings = of(map);
        var text = new StringBuilder();
        findings.forEach(finding -> text.append(finding).append('\n'));
        long passed = findings.stream().filter(Finding::holds).count();
        long unexplained = findings.stream().filter(Finding::isUnexplained).count();
        return text.append('\n')
                .append(map.sheet().title())
                .append(": ")
                .append(findings.size())
                .append(" facts, ")
                .append(passed)
                .append(" pass, ")
                .append(findings.size() - passed - unexplained)
                .append(" differ for a known reason, ")
                .append(unexplained)
                .append(" fail\n")
                .toString();
    }
}
