package salient.greatbattles.templates;

import java.util.List;
import salient.greatbattles.scenario.Battle;
import salient.greatbattles.state.State;

/** What templates are called in events and views. */
public final class TemplateNames {
    private TemplateNames() {}

    public static String name(State s, int template) {
        return Battle.SIDE_IDS.get(s.battle().templateSide(template)) + "/template "
                + s.battle().templateNumber(template);
    }

    public static List<String> about(State s, int template) {
        return List.of(name(s, template));
    }
}
