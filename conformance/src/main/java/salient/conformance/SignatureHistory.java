package salient.conformance;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import salient.kernel.play.Game;

/**
 * The signatures of a game by rules version, from a file with lines {@code rules,games,signature,why}. Lines are only
 * added: a game that plays differently from the last line needs a higher {@link Game#rulesVersion()} and a line of its
 * own, because records made before may no longer replay.
 */
public final class SignatureHistory {
    /** @param games how many games the signature is made of */
    private record Line(int rules, int games, String signature) {}

    private SignatureHistory() {}

    /** Fails if the game plays differently from the last line of the file, or has another rules version. */
    public static void check(Game game, Path file) throws IOException {
        List<Line> lines = Files.readAllLines(file).stream()
                .skip(1)
                .map(line -> line.split(",", 4))
                .map(words -> new Line(Integer.parseInt(words[0]), Integer.parseInt(words[1]), words[2]))
                .toList();
        for (int i = 1; i < lines.size(); i++)
            if (lines.get(i).rules() <= lines.get(i - 1).rules())
                throw new AssertionError(file + ": the rules versions must rise from line to line");
        Line last = lines.getLast();
        if (last.rules() != game.rulesVersion())
            throw new AssertionError("rulesVersion() of " + game.id() + " is " + game.rulesVersion() + ", but " + file
                    + " ends with version " + last.rules());
        String signature = Signature.of(game, last.games());
        if (!signature.equals(last.signature()))
            throw new AssertionError(
                    game.id() + " plays differently: its signature is " + signature + ", but version "
                            + last.rules() + " has " + last.signature() + " in " + file
                            + ". If this is intended, raise rulesVersion() and add a line with the new signature and the reason.");
    }
}
