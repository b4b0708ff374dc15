package salient.cli;

import java.io.PrintWriter;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;
import salient.kernel.play.Game;
import salient.kernel.play.Option;
import salient.kernel.play.Scenario;
import salient.kernel.play.Side;
import salient.players.ComputerPlayers;
import salient.players.catalog.GameEntry;

/** Lists games, scenarios and options. */
@Command(name = "games", description = "The games, their scenarios and options.")
final class GamesCommand extends PrintingCommand {
    @Parameters(arity = "0..1", paramLabel = "GAME", description = "Only this game.")
    private String only;

    @Override
    int run(PrintWriter out) {
        if (only != null) print(Games.entry(only), out);
        else Games.catalog().entries().forEach(entry -> print(entry, out));
        return Main.SUCCESS;
    }

    private static void print(GameEntry entry, PrintWriter out) {
        Game game = entry.game();
        out.println(game.id() + ": " + game.title());
        out.println("  " + game.summary());
        for (Scenario scenario : game.scenarios())
            out.println("  scenario " + scenario.id() + ": " + scenario.title() + ", " + scenario.turns() + " turns. "
                    + scenario.summary());
        for (Option option : game.options()) {
            out.println("  option " + option.id() + ": " + option.title() + " (" + option.clause() + ")");
            out.println("    " + option.explanation());
            for (Option.Value value : option.values())
                out.println("    " + option.id() + "=" + value.id() + "  " + value.title()
                        + (value.id().equals(option.defaultValue()) ? " (default)" : ""));
        }
        for (ComputerPlayers.Offer offer : entry.computers())
            out.println("  player " + offer.id() + " ("
                    + String.join(", ", offer.sides().stream().map(Side::id).toList()) + "): " + offer.title() + ". "
                    + offer.summary());
    }
}
