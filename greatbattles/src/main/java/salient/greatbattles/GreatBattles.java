package salient.greatbattles;

import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import salient.greatbattles.activation.StartPoints;
import salient.greatbattles.landing.Objectives;
import salient.greatbattles.notation.GreatBattlesNotation;
import salient.greatbattles.play.GreatBattlesAnswer;
import salient.greatbattles.play.GreatBattlesEvent;
import salient.greatbattles.play.GreatBattlesView;
import salient.greatbattles.play.Sides;
import salient.greatbattles.play.TableAnswer;
import salient.greatbattles.position.GreatBattlesPosition;
import salient.greatbattles.scenario.ScenarioDefinition;
import salient.greatbattles.scenario.ScenarioDefinitions;
import salient.greatbattles.state.Battery;
import salient.greatbattles.state.Phase;
import salient.greatbattles.state.State;
import salient.kernel.data.Resources;
import salient.kernel.play.DescribedGame;
import salient.kernel.play.Notation;
import salient.kernel.play.Option;
import salient.kernel.play.Options;
import salient.kernel.play.Profile;
import salient.kernel.play.Scenario;
import salient.kernel.play.Side;
import salient.kernel.play.StandingReactions;
import salient.kernel.play.WireTypes;
import salient.kernel.rulebook.Rulebook;

/** Great Battles of WWII: the game, its scenarios and its options. */
public final class GreatBattles extends DescribedGame {
    public static final String ID = "greatbattles";
    public static final Side ALLIED = Sides.ALLIED;
    public static final Side AXIS = Sides.AXIS;

    /** Read when it is first opened. */
    private static final class Book {
        private static final Rulebook RULEBOOK = Resources.rulebook(ID);
    }

    private static final String SUMMARY =
            "Companies as stands on a table measured in inches. Battalions are activated, move in formation, fire, close"
                    + " in and hold or run; artillery is planned in secret at dawn, and no unit is on the table until it is"
                    + " seen.";

    private static final StandingReactions REACTIONS = new GreatBattlesReactions();

    private final List<ScenarioDefinition> own;

    /** With the built-in scenarios. */
    public GreatBattles() {
        this(List.of());
    }

    /** With additional scenarios besides the built-in ones. */
    public GreatBattles(List<ScenarioDefinition> own) {
        super(new Description(
                ID,
                "Great Battles of WWII",
                SUMMARY,
                3,
                Sides.ALL,
                "hits",
                new GreatBattlesPlanConditions(),
                REACTIONS));
        this.own = List.copyOf(own);
    }

    private Stream<ScenarioDefinition> battles() {
        return Stream.concat(ScenarioDefinitions.all().stream(), own.stream());
    }

    public Optional<ScenarioDefinition> battle(String id) {
        return battles().filter(b -> b.id().equals(id)).findFirst();
    }

    @Override
    public Rulebook rulebook() {
        return Book.RULEBOOK;
    }

    @Override
    public List<Scenario> scenarios() {
        return battles()
                .map(b -> new Scenario(b.id(), b.title(), b.summary(), b.days() * 10))
                .toList();
    }

    @Override
    public List<Option> options() {
        return OptionTable.options(battles().toList());
    }

    @Override
    public List<Profile> profiles() {
        return List.of(
                new Profile("stock", "Stock", "The charts as they are printed: every variant is off.", new TreeMap<>()),
                new Profile(
                        "owen-2003",
                        "Owen 2003",
                        "The chart author's own way of playing, from his summary of variants of 2003.",
                        OptionTable.owen2003()));
    }

    /** The option values of the chart author's own summary of 2003; stock is every option at its default. */
    public static SortedMap<String, String> owen2003() {
        return OptionTable.owen2003();
    }

    @Override
    public GreatBattlesPosition start(Scenario scenario, Options options) {
        ScenarioDefinition battle = battle(scenario.id())
                .orElseThrow(() -> new Options.BadOption("There is no scenario " + scenario.id() + "."));
        return start(battle, options);
    }

    /** A game of any scenario file. */
    public GreatBattlesPosition start(ScenarioDefinition file, Options options) {
        ScenarioDefinition battle = OptionTable.played(file, options);
        OptionTable.check(battle, options);
        State s = new State(battle, options);
        for (int stand = 0; stand < s.stands().count(); stand++)
            s.stands().setUnit(stand, battle.stands().get(stand).unit());
        for (int k = 0; k < s.templates().count(); k++) s.templates().setBattery(k, Battery.AVAILABLE);
        for (int side = 0; side < 2; side++) {
            s.sides().setPoints(side, battle.parties().get(side).activationPoints());
            s.sides().setRounds(side, battle.parties().get(side).firstRounds());
        }
        Objectives.begin(s);
        StartPoints.begin(s);
        s.turnState().setPhase(Phase.SET_UP);
        s.turnState().setPlayer(battle.firstPlayer());
        s.turnState().setDecider(battle.attacker());
        s.turnState().setControlsFirstTown(1 - battle.attacker());
        s.turnState().setControlsSecondTown(1 - battle.attacker());
        return new GreatBattlesPosition(s);
    }

    @Override
    public Notation notation() {
        return new GreatBattlesNotation(
                this::battle,
                options(),
                (battle, options) -> start(battle, options).state());
    }

    @Override
    public WireTypes wireTypes() {
        return new WireTypes(
                List.of(GreatBattlesView.class),
                List.of(GreatBattlesEvent.class),
                List.of(GreatBattlesAnswer.class, TableAnswer.class));
    }
}
