package salient.geography.check;

import java.util.List;
import salient.geography.HexMap;

/** Every printed fact about a map, with pass or the reason it differs: {@code ./salient map GAME --check}. */
public final class MapCheck {
    private MapCheck() {}

    public static List<Finding> of(HexMap map, PrintedFacts printed) {
        var facts = new Facts(map, printed);
        CommonFacts.state(facts);
        printed.own().accept(facts);
        return facts.findings();
    }

    public static String report(HexMap map, PrintedFacts printed) {
        List<Finding> findings = of(map, printed);
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
