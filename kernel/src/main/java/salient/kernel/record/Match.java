package salient.kernel.record;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Consumer;
import salient.kernel.dice.Dice;
import salient.kernel.dice.DiceSource;
import salient.kernel.dice.OwnDice;
import salient.kernel.dice.RecordedRoll;
import salient.kernel.dice.RecordingDice;
import salient.kernel.dice.RollCounts;
import salient.kernel.play.Event;
import salient.kernel.play.Game;
import salient.kernel.play.Order;
import salient.kernel.play.Outcome;
import salient.kernel.play.Position;
import salient.kernel.play.ReactionPolicy;
import salient.kernel.play.Side;
import salient.kernel.play.Verdict;
import salient.kernel.record.Timeline.Change;

/**
 * One game as it is being played: the position, the record so far, and undo. An order that is refused or that fails
 * leaves no trace. Not thread-safe.
 */
public final class Match {
    private final Game game;
    private final Header header;
    private final String start;
    private final DiceSource dice;
    private final Timeline timeline;
    private final List<Entry> entries = new ArrayList<>();
    private Position position;
    private RollCounts rolled = RollCounts.NONE;
    /** The side that undid the orders that can be redone. */
    private Optional<Side> undoer = Optional.empty();
    /** By the id of the side. */
    private final SortedMap<String, ReactionPolicy> reactions = new TreeMap<>();

    /** The days off that each side has taken itself, by its id. */
    private final SortedMap<String, Integer> daysOff = new TreeMap<>();

    /** The side that won because the time of the other ran out. */
    private Optional<Side> winner = Optional.empty();

    public Match(Game game, Header header, DiceSource dice) {
        if (!header.game().equals(game.id()))
            throw new IllegalArgumentException("a game of " + header.game() + " cannot be played as " + game.id());
        this.game = game;
        this.header = header;
        this.dice = dice;
        this.position = header.beginning().position(game);
        this.start = Chain.start(header, position);
        this.timeline = new Timeline(game.notation(), position);
    }

    /**
     * A game that goes on after steps that were played before, without playing them again. The position that they led to
     * must be the one that the last hash vouches for; otherwise it is a {@link BrokenRecord}.
     *
     * @param header of this version of the rules: hashes of others cannot be compared
     * @param revealing what {@link #revealing()} was then
     */
    public static Match resume(
            Game game, Header header, DiceSource dice, List<Entry> steps, Position position, BitSet revealing) {
        if (header.rules() != game.rulesVersion())
            throw new IllegalArgumentException("a game of another version of the rules must be replayed");
        Match match = new Match(game, header, dice);
        if (steps.isEmpty()) return match;
        for (Entry step : steps) match.take(step);
        Entry last = match.entries.removeLast();
        if (!match.entry(last.step(), position).equals(last))
            throw new BrokenRecord("the position is not the one that the step led to");
        match.entries.add(last);
        match.timeline.setRevealing(revealing);
        match.timeline.keep(position);
        match.position = position.copy();
        return match;
    }

    private void take(Entry entry) {
        Change change = switch (entry.step()) {
            case Step.Played(String by, String order, List<RecordedRoll> rolls, Step.Source _) ->
                new Change.Play(new Timeline.Moment(side(by), order, rolls, false));
            case Step.Undone(String by, int orders, List<String> _) -> new Change.Back(side(by), orders);
            case Step.Redone(String _, int orders) -> new Change.Forth(orders);
            case Step.Reactions(String by, String policy) -> new Change.React(side(by), policy(policy));
            case Step.Claimed(String by, String _, String _, Optional<String> computer) ->
                new Change.Claim(side(by), computer.isEmpty());
            case Step.Substituted _, Step.ComputerPlays _ -> new Change.Seat();
            case Step.DaysOff(String by, int days) -> new Change.Off(side(by), days);
        };
        timeline.take(change);
        count(entry, change);
    }

    private Side side(String id) {
        for (Side side : game.sides()) if (side.id().equals(id)) return side;
        throw new BrokenRecord("there is no side " + id);
    }

    /** The policy of a text; what cannot be read is a {@link ReactionPolicy.BadPolicy}. */
    ReactionPolicy policy(String text) {
        return ReactionPolicy.parse(text, game.standingReactions().kinds());
    }

    private void count(Entry entry, Change change) {
        if (change instanceof Change.React(Side by, ReactionPolicy policy)) reactions.put(by.id(), policy);
        if (change instanceof Change.Claim(Side by, boolean wins) && wins) winner = Optional.of(by);
        if (change instanceof Change.Off(Side by, int days)) daysOff.merge(by.id(), days, Integer::sum);
        undoer = switch (change) {
            case Change.Play _ -> Optional.empty();
            case Change.Back(Side by, int _) -> Optional.of(by);
            case Change.Forth _, Change.React _, Change.Claim _, Change.Seat _, Change.Off _ -> undoer;
        };
        rolled = rolled.plus(entry.step().rolls());
        entries.add(entry);
    }

    /** Plays an order of the side that is to decide. Events are reported complete, after the order has become part of the game. */
    public Verdict play(Order order, Consumer<? super Event> tell) {
        return propose(order, proposal -> {
            adopt(proposal);
            proposal.events().forEach(tell);
        });
    }

    /** Plays an order on a copy without making it part of the game; a legal one becomes a proposal. */
    public Verdict propose(Order order, Consumer<Proposal> proposed) {
        return propose(order, dice.from(rolled), Step.Source.PLAYER, proposed);
    }

    /** As {@link #propose(Order, Consumer)}, with what the players rolled themselves; the header must allow it. */
    public Verdict propose(Order order, OwnDice own, Consumer<Proposal> proposed) {
        if (!header.ownDice()) throw new IllegalStateException("this game takes no dice of the players' own");
        return propose(order, own, Step.Source.PLAYER, proposed);
    }

    /** As {@link #propose(Order, Consumer)}, for an order that the side had planned. */
    public Verdict proposePlanned(Order order, Consumer<Proposal> proposed) {
        return propose(order, dice.from(rolled), Step.Source.PLAN, proposed);
    }

    Verdict propose(Order order, Dice from, Step.Source source, Consumer<Proposal> proposed) {
        if (winner.isPresent()) throw new IllegalStateException("the game is over");
        Side side = position.toDecide();
        Position after = position.copy();
        RecordingDice recording = new RecordingDice(from);
        List<Event> events = new ArrayList<>();
        Verdict verdict = after.play(order, recording, events::add);
        if (!verdict.isLegal()) return verdict;
        List<RecordedRoll> rolls = recording.rolls();
        boolean revealing = events.stream().anyMatch(Event::reveals);
        Step.Played step = new Step.Played(side.id(), game.notation().print(order), rolls, source);
        Change change = new Change.Play(new Timeline.Moment(side, step.order(), rolls, revealing));
        proposed.accept(new Proposal(entry(step, after), events, after, change));
        return verdict;
    }

    /** How a side answers what it would otherwise be asked. */
    public ReactionPolicy reactions(Side side) {
        return reactions.getOrDefault(side.id(), ReactionPolicy.ASK);
    }

    /** A new policy of a side from now on; it can be set at any time, and undo leaves it alone. */
    public Proposal proposeReactions(Side by, ReactionPolicy policy) {
        Entry entry = entry(new Step.Reactions(by.id(), policy.text()), position);
        return new Proposal(entry, List.of(), position, new Change.React(by, policy));
    }

    /** The answer of the side that is to decide, by its standing reactions; nothing if it is asked. */
    public Optional<Proposal> proposeReaction() {
        Side side = position.toDecide();
        ReactionPolicy policy = reactions(side);
        if (policy.asksEverything()) return Optional.empty();
        List<Proposal> proposed = new ArrayList<>(1);
        game.standingReactions()
                .react(position.knownTo(side), policy)
                .ifPresent(order -> propose(order, dice.from(rolled), Step.Source.REACTION, proposed::add));
        return proposed.stream().findFirst();
    }

    /**
     * Whether a side may claim something because the time of the other ran out. Whether it did, only the one who keeps the time
     * knows.
     */
    public ClaimRuling mayClaim(Side by, Side late) {
        if (header.clock().isEmpty()) return new ClaimRuling.Impossible("This game has no clock.");
        if (outcome().isPresent()) return new ClaimRuling.Impossible("The game is over.");
        if (by.equals(late) || !game.sides().contains(by))
            return new ClaimRuling.Impossible("Only the other side can claim when time has run out.");
        if (!late.equals(position.toDecide()))
            return new ClaimRuling.Impossible("Only the time of the side that decides can run out.");
        return new ClaimRuling.Allowed();
    }

    /** A claim of a side, if the ruling, which is returned, allows it; see {@link Step.Claimed}. */
    public ClaimRuling proposeClaim(
            Side by, Side late, String at, Optional<String> computer, Consumer<Proposal> proposed) {
        ClaimRuling ruling = mayClaim(by, late);
        if (ruling instanceof ClaimRuling.Impossible) return ruling;
        Entry entry = entry(new Step.Claimed(by.id(), late.id(), at, computer), position);
        proposed.accept(new Proposal(entry, List.of(), position, new Change.Claim(by, computer.isEmpty())));
        return ruling;
    }

    /**
     * Another person may play a side if all the other sides agree.
     *
     * @return whether it is allowed
     */
    public boolean proposeSubstitute(Side by, Collection<Side> consenting, Consumer<Proposal> proposed) {
        List<Side> others =
                game.sides().stream().filter(side -> !side.equals(by)).toList();
        if (outcome().isPresent() || !consenting.containsAll(others)) return false;
        List<String> agreed = others.stream().map(Side::id).toList();
        Entry entry = entry(new Step.Substituted(by.id(), agreed), position);
        proposed.accept(new Proposal(entry, List.of(), position, new Change.Seat()));
        return true;
    }

    /**
     * A computer player goes on for a side, or the side plays itself again; see {@link Step.ComputerPlays}. Nobody else is asked.
     *
     * @return whether it is allowed: the game must not be over
     */
    public boolean proposeHandOver(Side by, Optional<String> computer, Consumer<Proposal> proposed) {
        if (outcome().isPresent()) return false;
        Entry entry = entry(new Step.ComputerPlays(by.id(), computer), position);
        proposed.accept(new Proposal(entry, List.of(), position, new Change.Seat()));
        return true;
    }

    /** Days off that a side takes, if the ruling, which is returned, allows it; see {@link Step.DaysOff}. */
    public ClaimRuling proposeDaysOff(Side by, int days, Consumer<Proposal> proposed) {
        ClaimRuling ruling = mayTakeOff(by, days);
        if (ruling instanceof ClaimRuling.Impossible) return ruling;
        Entry entry = entry(new Step.DaysOff(by.id(), days), position);
        proposed.accept(new Proposal(entry, List.of(), position, new Change.Off(by, days)));
        return ruling;
    }

    private ClaimRuling mayTakeOff(Side by, int days) {
        if (header.clock().isEmpty()) return new ClaimRuling.Impossible("This game has no clock.");
        if (outcome().isPresent()) return new ClaimRuling.Impossible("The game is over.");
        int left = header.clock().get().daysOff() - daysOff.getOrDefault(by.id(), 0);
        return days > left
                ? new ClaimRuling.Impossible("Of its days off this side has " + left + " left.")
                : new ClaimRuling.Allowed();
    }

    boolean isWonOnTime() {
        return winner.isPresent();
    }

    /** How the game ended: as the position says, or because a side's time ran out. */
    public Optional<Outcome> outcome() {
        return winner.isPresent()
                ? Optional.of(GameRecord.outcome(position, winner, GameRecord.TIME))
                : position.outcome();
    }

    /** Makes a proposal part of the game. Nothing may have been added since it was worked out. */
    public void adopt(Proposal proposal) {
        if (proposal.entry().number() != entries.size() + 1)
            throw new IllegalStateException(
                    "step " + proposal.entry().number() + " cannot follow step " + entries.size());
        timeline.apply(proposal.change(), proposal.after());
        count(proposal.entry(), proposal.change());
        position = proposal.after();
    }

    /** Whether a side may undo the last orders in force. */
    public UndoRuling mayUndo(Side by, int orders) {
        if (winner.isPresent()) return new UndoRuling.Impossible("The game is over.");
        if (timeline.inForce() == 0) return new UndoRuling.Impossible("There is no order to undo.");
        if (orders < 1 || orders > timeline.inForce())
            return new UndoRuling.Impossible("Only 1 to " + timeline.inForce() + " orders can be undone.");
        if (!game.sides().contains(by)) return new UndoRuling.Impossible("Only the sides of the game can undo orders.");
        boolean ofOthers = false;
        boolean diceRolled = false;
        boolean revealed = false;
        for (Timeline.Moment moment : timeline.last(orders)) {
            ofOthers |= !moment.side().equals(by);
            diceRolled |= moment.rolledFor(by);
            revealed |= moment.revealing();
        }
        List<String> why = new ArrayList<>();
        if (ofOthers) why.add("An order of the other side would be undone.");
        if (diceRolled) why.add("Dice have been rolled.");
        if (revealed) why.add("Something hidden has been revealed.");
        if (why.isEmpty()) return new UndoRuling.Free();
        if ((diceRolled || revealed) && header.undo().equals(Optional.of(UndoLaw.STRICT)))
            return new UndoRuling.Impossible(why.getLast() + " This game was created with strict undo.");
        return new UndoRuling.ByConsent(
                game.sides().stream().filter(side -> !side.equals(by)).toList(), why);
    }

    /**
     * Undoes the last orders in force if the ruling, which is returned, allows it with the consent given. Orders and
     * dice stay in the record, and a new attempt rolls new dice.
     */
    public UndoRuling undo(Side by, int orders, Collection<Side> consenting) {
        return proposeUndo(by, orders, consenting, this::adopt);
    }

    /** As {@link #undo}, but without making it part of the game. */
    public UndoRuling proposeUndo(Side by, int orders, Collection<Side> consenting, Consumer<Proposal> proposed) {
        UndoRuling ruling = mayUndo(by, orders);
        if (!ruling.allows(consenting)) return ruling;
        Collection<Side> agreed = ruling instanceof UndoRuling.ByConsent consent ? consent.of() : consenting;
        List<String> agreedIds =
                game.sides().stream().filter(agreed::contains).map(Side::id).toList();
        Position after = timeline.back(orders);
        Entry entry = entry(new Step.Undone(by.id(), orders, agreedIds), after);
        proposed.accept(new Proposal(entry, List.of(), after, new Change.Back(by, orders)));
        return ruling;
    }

    /** Whether a side may redo orders: the side that undid them may, until another order is played. */
    public UndoRuling mayRedo(Side by, int orders) {
        if (winner.isPresent()) return new UndoRuling.Impossible("The game is over.");
        if (timeline.undone() == 0) return new UndoRuling.Impossible("There is no order to redo.");
        if (orders < 1 || orders > timeline.undone())
            return new UndoRuling.Impossible("Only 1 to " + timeline.undone() + " orders can be redone.");
        if (!undoer.equals(Optional.of(by)))
            return new UndoRuling.Impossible("Only the side that undid the orders can redo them.");
        return new UndoRuling.Free();
    }

    /** Redoes orders that were undone, with the dice they had, if the ruling allows it. */
    public UndoRuling redo(Side by, int orders) {
        return proposeRedo(by, orders, this::adopt);
    }

    /** As {@link #redo}, but without making it part of the game. */
    public UndoRuling proposeRedo(Side by, int orders, Consumer<Proposal> proposed) {
        UndoRuling ruling = mayRedo(by, orders);
        if (!ruling.allows(List.of())) return ruling;
        Position after = timeline.forth(orders, position);
        Entry entry = entry(new Step.Redone(by.id(), orders), after);
        proposed.accept(new Proposal(entry, List.of(), after, new Change.Forth(orders)));
        return ruling;
    }

    private Entry entry(Step step, Position after) {
        int number = entries.size() + 1;
        return new Entry(number, step, Chain.step(hash(), number, step, after));
    }

    public Game game() {
        return game;
    }

    public Header header() {
        return header;
    }

    /** A copy of the complete position: ask it for {@link Position#seenBy} or {@link Position#knownTo}. */
    public Position position() {
        return position.copy();
    }

    /** The steps so far, in order. */
    public List<Entry> entries() {
        return Collections.unmodifiableList(entries);
    }

    /** The last hash of the chain. */
    public String hash() {
        return entries.isEmpty() ? start : entries.getLast().hash();
    }

    /** How many orders are in force. */
    public int inForce() {
        return timeline.inForce();
    }

    /** How many orders can be redone. */
    public int undone() {
        return timeline.undone();
    }

    /** Which orders revealed something hidden: those in force from 0 on, then those that can be redone. */
    public BitSet revealing() {
        return timeline.revealing();
    }

    /** How many dice have been rolled, open and secret, including those of orders that were undone. */
    public long rolled() {
        return rolled.total();
    }

    public GameRecord record() {
        return new GameRecord(header, start, entries, outcome().map(GameRecord.Result::of), Optional.empty());
    }
}
