package salient.table;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import salient.kernel.play.Side;
import salient.kernel.record.ClaimRuling;
import salient.kernel.record.Proposal;
import salient.players.ComputerPlayers;
import salient.players.catalog.GameCatalog;
import salient.players.catalog.GameEntry;
import salient.table.TableQueries.Included;
import salient.table.store.JournalEntry;
import salient.table.store.SeatRow;
import salient.table.wire.RequestRefused;
import salient.table.wire.Requests;
import salient.table.wire.Responses.Done;

/** What helps when a player is not there: claims when time has run out, reminders, substitutes by consent. Thread-safe. */
public record AbsentPlayers(GameCatalog catalog, TableQueries queries) {
    // ---- the clock

    /** The other side's time has run out: the caller wins, or a computer player takes the other seat. */
    public Done claim(Caller caller, Requests.Claim request) {
        Side side = caller.player();
        return done(caller, TableCommands.anyTime("claim", side, request.key()), context -> {
            Side late = context.now().toDecide();
            SeatRow seat = lateSeat(context, side, late);
            Optional<ComputerPlayers.Offer> offer = request.computer().map(id -> offer(caller, late, id));
            List<Proposal> proposed = new ArrayList<>(1);
            context.state().next().proposeClaim(side, offer.map(ComputerPlayers.Offer::id), proposed::add);
            Proposal proposal = proposed.getFirst();
            JournalEntry entry =
                    context.entry(JournalEntry.Kind.STEP, side, proposal.entry().text());
            if (offer.isEmpty()) return new Change.Append(entry, Optional.of(proposal));
            SeatRow after = seat.taken(
                    SeatRow.Sitter.COMPUTER,
                    seat.name(),
                    Optional.of(offer.get().id()),
                    seat.tokenHash());
            return new Change.Reseat(seat, after, entry, Optional.of(proposal));
        });
    }

    /** The seat of the side whose time has run out; refused if none has. */
    private static SeatRow lateSeat(ChangeContext context, Side by, Side late) {
        if (context.state().next().mayClaim(by) instanceof ClaimRuling.Impossible(String why))
            throw RequestRefused.over(why);
        for (SeatRow seat : context.now().seats())
            if (seat.isEmpty()) throw RequestRefused.over("A seat is empty; no time runs until someone takes it.");
        SeatRow seat = seatOf(context.now(), late);
        if (seat.sitter() == SeatRow.Sitter.COMPUTER)
            throw RequestRefused.over("A computer player has that seat; no time runs for it.");
        Instant deadline = context.now().clocks().orElseThrow().deadline();
        if (!context.at().isAfter(deadline))
            throw RequestRefused.over("The other side has time until " + deadline + ".");
        return seat;
    }

    private ComputerPlayers.Offer offer(Caller caller, Side late, String id) {
        GameEntry entry = catalog.find(caller.table().row().game()).orElseThrow();
        ComputerOffers.computerMayPlay(
                entry.game(), late, caller.table().header().beginning().position(entry.game()));
        return ComputerOffers.offer(entry, late, id);
    }

    private static SeatRow seatOf(TableSnapshot now, Side side) {
        return now.seats().stream()
                .filter(seat -> seat.side().equals(side.id()))
                .findFirst()
                .orElseThrow();
    }

    /**
     * Says what is due about the clock of a table: a reminder, or that the time has run out. The server or the
     * page calls it now and then.
     *
     * @param told is given the side that was told
     * @return when to look again, unless the table changes before; nothing if there is no need
     */
    public Optional<Instant> tell(Table table, Instant now, Consumer<String> told) {
        Optional<Clocks.Due> due = due(table.now());
        if (due.isEmpty() || due.get().at().isAfter(now)) return due.map(Clocks.Due::at);
        TableSnapshot seen = table.now();
        Clocks.Now clock = seen.clocks().orElseThrow();
        Clocks.Notice notice = clock.deadline().isAfter(now) ? Clocks.Notice.REMINDED : Clocks.Notice.RAN_OUT;
        String key = TableCommands.ofServer("clock " + notice, clock.since().toEpochMilli());
        ChangeRequest request = new ChangeRequest(seen.toDecide(), key, Optional.empty());
        table.change(request, context -> {
            if (!due(context.now()).equals(due)) throw RequestRefused.over("The clock has changed.");
            String text = EntryTexts.clock(notice, clock.deadline());
            return new Change.Append(context.entry(JournalEntry.Kind.CLOCK, seen.toDecide(), text), Optional.empty());
        });
        told.accept(seen.toDecide().id());
        return due(table.now()).map(Clocks.Due::at);
    }

    private static Optional<Clocks.Due> due(TableSnapshot now) {
        return running(now).flatMap(Clocks.Now::next);
    }

    /** The clocks, if one runs: somebody is to decide, no seat is empty, and no computer player has the one that decides. */
    static Optional<Clocks.Now> running(TableSnapshot now) {
        boolean runs = !now.isOver()
                && now.clocks().isPresent()
                && now.seats().stream().noneMatch(SeatRow::isEmpty)
                && seatOf(now, now.toDecide()).sitter() == SeatRow.Sitter.PERSON;
        return runs ? now.clocks() : Optional.empty();
    }

    /** The caller's side takes days off, whether it decides now or not; its time does not run in them. */
    public Done takeDaysOff(Caller caller, Requests.TakeDaysOff request) {
        Side side = caller.player();
        if (request.days() < 1) throw RequestRefused.json("At least one day must be taken off.");
        return done(caller, TableCommands.anyTime("daysOff", side, request.key()), context -> {
            context.now().clocks().ifPresent(clocks -> {
                int left = clocks.law().daysOff()
                        - clocks.used()
                                .getOrDefault(side.id(), Clocks.Used.NOTHING)
                                .daysOff();
                if (request.days() > left) throw RequestRefused.over("Of your days off you have " + left + " left.");
            });
            List<Proposal> proposed = new ArrayList<>(1);
            if (context.state().next().proposeDaysOff(side, request.days(), proposed::add)
                    instanceof ClaimRuling.Impossible(String why)) throw RequestRefused.over(why);
            return TableCommands.step(context, side, proposed.getFirst());
        });
    }

    // ---- substitutes

    /** Asks that somebody else may play the caller's side; computer players agree at once. */
    public Done askSubstitute(Caller caller, Requests.AskSubstitute request) {
        Side side = caller.player();
        return done(caller, TableCommands.anyTime("substitute", side, request.key()), context -> {
            if (context.state().isOver()) throw RequestRefused.over("The game is over.");
            Optional<TableState.Substitute> wanted = context.now().substitute();
            if (wanted.isPresent() && !wanted.get().agreed())
                throw RequestRefused.over("A request for a substitute is already waiting for an answer.");
            if (wanted.isPresent() && wanted.get().side().equals(side))
                throw RequestRefused.over("The other side has agreed already. Invite your substitute.");
            return context.now().othersAreComputers(side)
                    ? TableCommands.step(context, side, context.state().next().proposeSubstitute(side))
                    : TableCommands.own(context, JournalEntry.Kind.ASK_SUBSTITUTE, side, "");
        });
    }

    /** The answer to the other side's request. */
    public Done answerSubstitute(Caller caller, Requests.AnswerSubstitute request) {
        Side side = caller.player();
        return done(caller, TableCommands.anyTime("answerSubstitute", side, request.key()), context -> {
            if (context.state().isOver()) throw RequestRefused.over("The game is over.");
            TableState.Substitute wanted = context.now()
                    .substitute()
                    .filter(asked -> !asked.agreed())
                    .orElseThrow(() -> RequestRefused.over("There is no request for a substitute to answer."));
            if (wanted.side().equals(side)) throw RequestRefused.seat("The other side must answer this request.");
            return request.agree()
                    ? TableCommands.step(context, side, context.state().next().proposeSubstitute(wanted.side()))
                    : TableCommands.own(context, JournalEntry.Kind.REFUSE_SUBSTITUTE, side, "");
        });
    }

    /** The invitation of a substitute, if the other side agreed; who uses it has the seat, and the old token is worth nothing. */
    static void invite(Caller caller, String invitationHash, Instant at) {
        Side side = caller.player();
        ChangeRequest request =
                new ChangeRequest(side, "inviteSubstitute " + invitationHash.substring(0, 40), Optional.empty());
        caller.table().change(request, context -> {
            boolean agreed = context.now()
                    .substitute()
                    .filter(wanted -> wanted.agreed() && wanted.side().equals(side))
                    .isPresent();
            if (!agreed || context.state().isOver())
                throw RequestRefused.seat("The other side must agree before you can invite a substitute.");
            SeatRow before = seatOf(context.now(), side);
            JournalEntry entry = context.entry(JournalEntry.Kind.INVITE_SUBSTITUTE, side, "");
            return new Change.Reseat(before, before.inviting(invitationHash, at), entry);
        });
    }

    private Done done(Caller caller, ChangeRequest request, Function<ChangeContext, Change> change) {
        if (caller.table().row().study()) throw RequestRefused.seat("This game is for study only.");
        int sequence = caller.table().change(request, change);
        return queries.done(caller, sequence, Included.NOTHING);
    }
}
