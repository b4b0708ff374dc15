package salient.kernel.record;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import salient.kernel.dice.DiceSource;
import salient.kernel.dice.RecordedDice;
import salient.kernel.dice.RecordedRoll;
import salient.kernel.dice.UnexpectedRoll;
import salient.kernel.notation.BadNotation;
import salient.kernel.play.Event;
import salient.kernel.play.Game;
import salient.kernel.play.Order;
import salient.kernel.play.Position;
import salient.kernel.play.ReactionPolicy;
import salient.kernel.play.Side;
import salient.kernel.play.Standing;
import salient.kernel.play.Verdict;

/**
 * Plays a record again, step by step, and verifies it: every order is judged, every roll and hash compared. A record of an
 * earlier rules version may use former words and lead to other hashes; it is replayed by its orders and dice alone, and
 * refused if they no longer make a legal game.
 */
public final class Replay {
    private final Match match;
    private final boolean ofEarlierVersion;

    private Replay(Match match) {
        this.match = match;
        this.ofEarlierVersion = isOfEarlierVersion(match.header(), match.game());
    }

    private static boolean isOfEarlierVersion(Header header, Game game) {
        return header.rules() < game.rulesVersion();
    }

    /**
     * Replays a whole record and returns the game at its end, ready to go on with the given dice. The first thing
     * found wrong is a {@link BadNotation} that names its line in the record's text.
     */
    public static Match of(Game game, GameRecord record, DiceSource dice) {
        RecordLines where = new RecordLines(record);
        if (!record.header().game().equals(game.id()))
            throw where.header("game", "this is a game of " + record.header().game() + ", expected " + game.id());
        if (record.header().rules() > game.rulesVersion())
            throw where.header(
                    "rules",
                    "the record follows rules version " + record.header().rules()
                            + ", this program knows versions up to " + game.rulesVersion()
                            + "; open it with a newer program");
        Match match = begin(game, record, dice, where);
        Replay replay = new Replay(match);
        for (Entry entry : record.entries()) {
            try {
                replay.follow(entry, (Event _) -> {});
            } catch (BrokenRecord broken) {
                throw where.step(entry.number(), broken.getMessage());
            }
        }
        closing(record, match, where);
        return match;
    }

    private static Match begin(Game game, GameRecord record, DiceSource dice, RecordLines where) {
        Match match;
        try {
            match = new Match(game, record.header(), dice);
        } catch (BadNotation bad) {
            throw where.position(bad);
        } catch (salient.kernel.play.Options.BadOption bad) {
            throw where.header("scenario", bad.getMessage());
        }
        if (!isOfEarlierVersion(record.header(), game) && !match.hash().equals(record.start()))
            throw where.header(
                    "start",
                    "the header was changed, or the game begins differently now: expected the hash '" + match.hash()
                            + "'");
        return match;
    }

    /** A game that follows steps made elsewhere, one by one. */
    public static Replay onto(Match match) {
        return new Replay(match);
    }

    /** Follows one step. If it does not follow from those before it, it is a {@link BrokenRecord} and nothing has changed. */
    public void follow(Entry entry, Consumer<? super Event> tell) {
        int expected = match.entries().size() + 1;
        if (entry.number() != expected)
            throw new BrokenRecord("step " + entry.number() + " stands where step " + expected + " is due");
        if (match.isWonOnTime()) throw broken("the game is over, because the time of a side ran out");
        switch (entry.step()) {
            case Step.Played played -> play(entry, played, tell);
            case Step.Undone undone -> undo(entry, undone);
            case Step.Redone redone -> redo(entry, redone);
            case Step.Reactions reactions -> react(entry, reactions);
            case Step.Claimed claimed -> claim(entry, claimed);
            case Step.Substituted substituted -> substitute(entry, substituted);
            case Step.ComputerPlays(String by, Optional<String> computer) -> {
                if (!match.proposeHandOver(side(by), computer, proposal -> adopt(entry, proposal)))
                    throw broken("the game is over");
            }
            case Step.DaysOff(String by, int days) ->
                mustBeAllowed(match.proposeDaysOff(side(by), days, proposal -> adopt(entry, proposal)));
        }
    }

    private void play(Entry entry, Step.Played played, Consumer<? super Event> tell) {
        Position position = match.position();
        if (!position.toDecide().id().equals(played.side()))
            throw broken("the order is from " + played.side() + ", but "
                    + position.toDecide().id() + " is to decide");
        if (played.from() == Step.Source.REACTION
                && match.reactions(position.toDecide()).asksEverything())
            throw broken(played.side() + " has no standing reactions that could give this order");
        if (!match.header().ownDice() && played.rolls().stream().anyMatch(RecordedRoll::own))
            throw broken("the players rolled their own dice, but the header does not say 'dice own'");
        RecordedDice dice =
                ofEarlierVersion ? RecordedDice.ofEarlierVersion(played.rolls()) : new RecordedDice(played.rolls());
        Verdict verdict;
        try {
            Order order = match.game().notation().parseOrder(played.order(), position);
            verdict = match.propose(order, dice, played.from(), proposal -> {
                if (dice.left() > 0) throw broken("the record has " + dice.left() + " more rolls than the order makes");
                adopt(entry, proposal);
                proposal.events().forEach(tell);
            });
        } catch (BadNotation bad) {
            throw broken("the order cannot be read: " + bad.problem());
        } catch (UnexpectedRoll roll) {
            throw broken(roll.getMessage());
        }
        if (verdict instanceof Verdict.Refused refused)
            throw broken(
                    "the order is refused by " + refused.reasons().getFirst().clause() + ": "
                            + refused.reasons().getFirst().why());
    }

    private void undo(Entry entry, Step.Undone undone) {
        Side by = side(undone.side());
        List<Side> consenting = undone.consenting().stream().map(this::side).toList();
        UndoRuling ruling = match.proposeUndo(by, undone.orders(), consenting, proposal -> adopt(entry, proposal));
        if (!ruling.allows(consenting)) throw broken(why(ruling));
    }

    private void redo(Entry entry, Step.Redone redone) {
        Side by = side(redone.side());
        UndoRuling ruling = match.proposeRedo(by, redone.orders(), proposal -> adopt(entry, proposal));
        if (!ruling.allows(List.of())) throw broken(why(ruling));
    }

    private void react(Entry entry, Step.Reactions set) {
        Side by = side(set.side());
        try {
            adopt(entry, match.proposeReactions(by, match.policy(set.policy())));
        } catch (ReactionPolicy.BadPolicy bad) {
            throw broken(bad.getMessage());
        }
    }

    private void claim(Entry entry, Step.Claimed claimed) {
        ClaimRuling ruling = match.proposeClaim(
                side(claimed.side()),
                side(claimed.late()),
                claimed.at(),
                claimed.computer(),
                proposal -> adopt(entry, proposal));
        mustBeAllowed(ruling);
    }

    private void mustBeAllowed(ClaimRuling ruling) {
        if (ruling instanceof ClaimRuling.Impossible(String why)) throw broken(why);
    }

    private void substitute(Entry entry, Step.Substituted substituted) {
        List<Side> consenting =
                substituted.consenting().stream().map(this::side).toList();
        boolean allowed =
                match.proposeSubstitute(side(substituted.side()), consenting, proposal -> adopt(entry, proposal));
        if (!allowed) throw broken("a substitute needs the consent of all the other sides");
    }

    private static String why(UndoRuling ruling) {
        return switch (ruling) {
            case UndoRuling.Free() -> "nothing forbids it";
            case UndoRuling.ByConsent(List<Side> of, List<String> why) ->
                "this undo needs the consent of " + of + ": " + why.getFirst();
            case UndoRuling.Impossible(String why) -> why;
        };
    }

    private void adopt(Entry recorded, Proposal made) {
        if (ofEarlierVersion) {
            match.adopt(made);
            return;
        }
        if (!recorded.step().text().equals(made.entry().step().text()))
            throw broken("expected '" + made.entry().step().text() + "'");
        if (!recorded.hash().equals(made.entry().hash()))
            throw broken("the step was changed, or the game plays differently now: expected the hash '"
                    + made.entry().hash() + "'");
        match.adopt(made);
    }

    private Side side(String id) {
        return match.game().sides().stream()
                .filter(side -> side.id().equals(id))
                .findFirst()
                .orElseThrow(() -> broken("there is no side " + id));
    }

    private BrokenRecord broken(String why) {
        return new BrokenRecord(ofEarlierVersion ? earlier(match) + why : why);
    }

    private static String earlier(Match match) {
        return "this game was played with version " + match.header().rules()
                + " of the rules, and it cannot be replayed with" + " version "
                + match.game().rulesVersion() + ": ";
    }

    /** The name of the level of victory may have changed. */
    private static boolean sameResult(GameRecord one, GameRecord other) {
        return one.result().map(GameRecord.Result::winner).equals(other.result().map(GameRecord.Result::winner))
                && one.result()
                        .map(GameRecord.Result::score)
                        .equals(other.result().map(GameRecord.Result::score));
    }

    /** The position does not show it; the score must be the one the position has. */
    private static boolean isResignation(GameRecord.Result result, Match match) {
        int score = match.position().standing().map(Standing::score).orElse(0);
        boolean ofASide = match.game().sides().stream()
                .map(Side::id)
                .anyMatch(side -> result.winner().equals(Optional.of(side)));
        return result.isResignation() && ofASide && result.score() == score;
    }

    private static void closing(GameRecord record, Match match, RecordLines where) {
        boolean earlier = isOfEarlierVersion(record.header(), match.game());
        boolean resigned = match.record().result().isEmpty()
                && record.result()
                        .filter(result -> isResignation(result, match))
                        .isPresent();
        if (!resigned
                && (earlier
                        ? !sameResult(record, match.record())
                        : !record.result().equals(match.record().result())))
            throw where.closing((earlier ? earlier(match) : "") + "the outcome of this game is "
                    + match.record().result().map(Object::toString).orElse("still open"));
        if (record.seed().isPresent()) {
            List<String> faults = record.auditDice();
            if (!faults.isEmpty()) throw where.closing(faults.getFirst());
        }
    }
}
