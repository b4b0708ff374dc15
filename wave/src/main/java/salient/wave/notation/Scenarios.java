package salient.wave.notation;

import java.util.List;
import java.util.Optional;
import salient.kernel.play.Scenario;
import salient.wave.map.WaveMap;
import salient.wave.state.ScenarioDefinition;
import salient.wave.units.Counters;

/** What the text of a position can refer to: the scenarios with their map and counters. */
public interface Scenarios {
    List<Scenario> scenarios();

    WaveMap map();

    Counters counters();

    /** A scenario on the map of the campaign, or on one drawn in a text. */
    ScenarioDefinition definition(String scenario, boolean beginner, Optional<WaveMap> drawn);
}
