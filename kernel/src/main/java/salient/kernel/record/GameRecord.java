package salient.kernel.record;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import salient.kernel.dice.DiceAudit;
import salient.kernel.dice.RecordedRoll;
import salient.kernel.dice.Seed;
import salient.kernel.play.Outcome;
import salient.kernel.play.Position;
import salient.kernel.play.Side;
import salient.kernel.play.Standing;

/**
 * A game as it was played, from which every position of it can be made again. Its text, a PGN for wargames, is
 * {@link #text()}; {@link Replay} checks that all of it is true.
 *
 * @param start  the hash of header and first position
 * @param result how the game ended, if it did
 * @param seed   of the dice, once it was revealed
 */
public record GameRecord(
        Header header, String start, List<Entry> entries, Optional<Result> result, Optional<Seed> seed) {
    public GameRecord {
        entries = List.copyOf(entries);
    }

    /** The end of a game in one line; the winner is the id of a side, or nobody in a draw. */
    public record Result(Optional<String> winner, String level, int score) {
        boolean isResignation() {
            return level.equals(RESIGNATION) && winner.isPresent();
        }

        static Result of(Outcome outcome) {
            return new Result(outcome.winner().map(Side::id), outcome.level(), outcome.score());
        }
    }

    /** The level of an outcome that the position does not show: a side has resigned. */
    public static final String RESIGNATION = "resignation";

    /** The level of an outcome that the position does not show either: the time of the other side ran out. */
    public static final String TIME = "time";

    /** An outcome that the position does not show, with the score that it has. */
    public static Outcome outcome(Position position, Optional<Side> winner, String level) {
        Optional<Standing> standing = position.standing();
        return new Outcome(
                winner,
                level,
                standing.map(Standing::score).orElse(0),
                standing.map(Standing::ledger).orElse(List.of()));
    }

    /** With an outcome that the position does not show. */
    public GameRecord ending(Outcome outcome) {
        return new GameRecord(header, start, entries, Optional.of(Result.of(outcome)), seed);
    }

    /** With the seed of the dice, for a game that is over. */
    public GameRecord revealing(Seed revealed) {
        return new GameRecord(header, start, entries, result, Optional.of(revealed));
    }

    /** Every roll in the order in which it was made, including those of undone orders. */
    public List<RecordedRoll> rolls() {
        List<RecordedRoll> rolls = new ArrayList<>();
        for (Entry entry : entries) rolls.addAll(entry.step().rolls());
        return rolls;
    }

    /** What is wrong with the dice, by the revealed seed and the commitment; it needs no knowledge of the game. */
    public List<String> auditDice() {
        if (header.commitment().isEmpty())
            return List.of("The record has no commitment, so its dice cannot be audited.");
        if (seed.isEmpty()) return List.of("The seed has not been revealed, so the dice cannot be audited yet.");
        return DiceAudit.faults(header.commitment().get(), seed.get(), header.entropy(), rolls());
    }

    /** How many rolls the players made with their own dice; no audit can vouch for them. */
    public int ownRolls() {
        return (int) rolls().stream().filter(RecordedRoll::own).count();
    }

    public String text() {
        return RecordText.print(this);
    }

    /** The counterpart of {@link #text()}; what cannot be read is a {@link salient.kernel.notation.BadNotation}. */
    public static GameRecord parse(String text) {
        return new RecordReader(text).read();
    }

    /** The last hash of the chain. */
    public String hash() {
        return entries.isEmpty() ? start : entries.getLast().hash();
    }
}
