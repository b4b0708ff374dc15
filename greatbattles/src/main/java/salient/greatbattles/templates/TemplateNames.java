package salient.greatbattles.templates;

import java.util.List;
import salient.greatbattles.scenario.ScenarioDefinition;
import salient.greatbattles.state.State;

/** What templates are called in events and views. */
public final class TemplateNames {
    private TemplateNames() {}

    public static String name(State s, int template) {
        return ScenarioDefinition.SIDE_IDS.get(s.scenario().templateSide(template)) + "/template "
                + s.scenario().templateNumber(template);
    }

    public static List<String> about(State s, int template) {
        return List.of(name(s, template));
    }
}
