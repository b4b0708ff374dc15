package salient.server.wire;

import java.util.List;
import salient.breakthrough.combat.Odds;
import salient.breakthrough.combat.OddsQuestion;
import salient.breakthrough.play.BreakthroughAnswer;
import salient.breakthrough.play.BreakthroughEvent;
import salient.breakthrough.play.BreakthroughView;
import salient.greatbattles.play.GreatBattlesAnswer;
import salient.greatbattles.play.GreatBattlesEvent;
import salient.greatbattles.play.GreatBattlesView;
import salient.greatbattles.play.TableAnswer;
import salient.hexwar.threat.ThreatTo;
import salient.hexwar.threat.Threats;
import salient.wave.play.WaveAnswer;
import salient.wave.play.WaveEvent;
import salient.wave.play.WaveView;

/** The roots of what one game sends: its views, its sealed events, its sealed answers. */
public record GameTypes(String game, List<Class<?>> views, List<Class<?>> events, List<Class<?>> answers) {
    /** Every game this server knows. */
    public static List<GameTypes> all() {
        return List.of(breakthrough(), wave(), greatbattles());
    }

    private static GameTypes breakthrough() {
        return new GameTypes(
                "breakthrough",
                List.of(BreakthroughView.class),
                List.of(BreakthroughEvent.class),
                List.of(
                        BreakthroughAnswer.Reach.class,
                        BreakthroughAnswer.Supply.class,
                        BreakthroughAnswer.SupplyLines.class,
                        Threats.class,
                        ThreatTo.class,
                        BreakthroughAnswer.Display.class,
                        BreakthroughAnswer.Pools.class,
                        BreakthroughAnswer.Judgement.class,
                        BreakthroughAnswer.Score.class,
                        Odds.class,
                        OddsQuestion.NoOdds.class));
    }

    private static GameTypes wave() {
        return new GameTypes(
                "wave",
                List.of(WaveView.class),
                List.of(WaveEvent.class),
                List.of(
                        WaveAnswer.Reachable.class,
                        WaveAnswer.Supplied.class,
                        WaveAnswer.SuppliedSide.class,
                        Threats.class,
                        ThreatTo.class,
                        WaveAnswer.OddsAre.class));
    }

    private static GameTypes greatbattles() {
        return new GameTypes(
                "greatbattles",
                List.of(GreatBattlesView.class),
                List.of(GreatBattlesEvent.class),
                List.of(GreatBattlesAnswer.class, TableAnswer.class));
    }
}
