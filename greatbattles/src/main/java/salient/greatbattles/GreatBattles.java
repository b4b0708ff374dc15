package salient.greatbattles;

import java.util.Arrays;
import java.util.List;
import salient.greatbattles.notation.GreatBattlesNotation;
import salient.greatbattles.play.Clauses;
import salient.greatbattles.scenario.Battle;
import salient.greatbattles.scenario.Battles;
import salient.greatbattles.state.Battery;
import salient.greatbattles.state.GameFact;
import salient.greatbattles.state.Phase;
import salient.greatbattles.state.StandFact;
import salient.greatbattles.state.State;
import salient.greatbattles.tables.Resources;
import salient.kernel.notation.Notation;
import salient.kernel.play.Game;
import salient.kernel.play.Option;
import salient.kernel.play.Options;
import salient.kernel.play.Scenario;
import salient.kernel.play.Side;
import salient.kernel.rulebook.Rulebook;
import salient.kernel.table.Table;

/** Great Battles of WWII: the game, its scenarios and its options. */
public final class GreatBattles implements Game {
    public static final String ID = "greatbattles";
    public static final Side ALLIED = new Side("allied", "Allied");
    public static final Side AXIS = new Side("axis", "Axis");
    static final List<Side> SIDES = List.of(ALLIED, AXIS);

    private static final Rulebook RULEBOOK = Rulebook.parse(ID, "rulebook.md", Resources.text("rulebook.md"));
    private static final List<Option> OPTIONS =
            Resources.rows("options.csv").stream().map(GreatBattles::option).toList();

    private static Option option(Table.Row row) {
        return new Option(
                row.text("id"),
                row.text("title"),
                row.text("explanation"),
                Arrays.stream(row.text("values").split("/"))
                        .map(v -> new Option.Value(v, v))
                        .toList(),
                row.text("default"),
                Clauses.clause(row.text("clause")));
    }

    @Override
    public String id() {
        return ID;
    }

    @Override
    public String title() {
        return "Great Battles of WWII";
    }

    @Override
    public String summary() {
        return "Companies as stands on a table measured in inches. Battalions are activated, move in formation, fire, close"
                + " in and hold or run; artillery is planned in secret at dawn, and nobody is on the table until he is seen.";
    }

    @Override
    public List<Side> sides() {
        return SIDES;
    }

    @Override
    public Rulebook rulebook() {
        return RULEBOOK;
    }

    @Override
    public List<Scenario> scenarios() {
        return Battles.all().stream()
                .map(b -> new Scenario(b.id(), b.title(), b.summary(), b.days() * 10))
                .toList();
    }

    @Override
    public List<Option> options() {
        return OPTIONS;
    }

    @Override
    public GreatBattlesPosition start(Scenario scenario, Options options) {
        Battle battle = Battles.find(scenario.id())
                .orElseThrow(() -> new Options.BadOption("There is no scenario " + scenario.id() + "."));
        return start(battle, options);
    }

    /** A game of any scenario file. */
    public GreatBattlesPosition start(Battle battle, Options options) {
        if (options.yes("variant.cover-to-hit")
                && !options.get("variant.destroy-mods").equals("off"))
            throw new Options.BadOption(
                    "variant.cover-to-hit and variant.destroy-mods exclude each other (greatbattles V14).");
        State s = new State(battle, options);
        for (int stand = 0; stand < s.stands(); stand++)
            s.set(stand, StandFact.UNIT, battle.stands().get(stand).unit());
        for (int k = 0; k < s.templates(); k++) s.setBattery(k, Battery.AVAILABLE);
        for (int side = 0; side < 2; side++) {
            s.setPoints(side, battle.parties().get(side).activationPoints());
            s.setRounds(side, battle.parties().get(side).firstRounds());
        }
        Objectives.begin(s);
        s.setPhase(Phase.SET_UP);
        s.set(GameFact.PLAYER, battle.firstPlayer());
        s.set(GameFact.DECIDER, battle.attacker());
        int defender = 2 - battle.attacker();
        s.set(GameFact.CONTROL_FIRST, defender);
        s.set(GameFact.CONTROL_SECOND, defender);
        return new GreatBattlesPosition(s);
    }

    @Override
    public Notation notation() {
        return new GreatBattlesNotation(this);
    }
}
