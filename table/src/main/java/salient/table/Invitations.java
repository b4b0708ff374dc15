package salient.table;

import java.time.Duration;
import java.util.Optional;
import salient.kernel.play.Side;
import salient.table.store.JournalEntry;
import salient.table.store.SeatRow;
import salient.table.store.Storage;
import salient.table.wire.RequestRefused;
import salient.table.wire.Requests;
import salient.table.wire.Responses;

/** Hands out seats: an invitation is for one seat, and the first visitor to use it gets the seat. Thread-safe. */
public final class Invitations {
    private static final Duration INVITATION_LASTS = Duration.ofDays(30);

    private final Tables tables;
    private final Secrets secrets;

    public Invitations(Tables tables, Secrets secrets) {
        this.tables = tables;
        this.secrets = secrets;
    }

    private SeatRow invited(String hash) {
        SeatRow invited = tables.store().seatByInvitation(hash).orElseThrow(RequestRefused::gone);
        if (invited.invitedAt().plus(INVITATION_LASTS).isBefore(tables.instant())) throw RequestRefused.gone();
        return invited;
    }

    /** Which game and side an invitation is for; the invitation is not used up. */
    public Responses.InvitationDetails invitation(Requests.InvitationRequest request) {
        SeatRow invited = invited(Secrets.hash(request.invitation()));
        Table table = tables.table(invited.table());
        String host = table.now().seats().stream()
                .filter(SeatRow::host)
                .map(SeatRow::name)
                .findFirst()
                .orElse("");
        return new Responses.InvitationDetails(
                table.row().game(),
                StateResponses.scenario(table.header()),
                table.row().title(),
                invited.side(),
                host);
    }

    /** With a key, the same request again finds the seat it took before. */
    public Responses.SeatToken join(Requests.Join request) {
        String hash = Secrets.hash(request.invitation());
        String token = secrets.ofAnswer(request.key()).token(hash);
        try {
            return join(request, hash, token);
        } catch (RequestRefused refused) {
            SeatRow mine = tables.store().seatByToken(Secrets.hash(token)).orElseThrow(() -> refused);
            // The first attempt may have ended before this process knew its result.
            tables.table(mine.table()).refresh();
            return new Responses.SeatToken(mine.table(), mine.side(), token);
        }
    }

    private Responses.SeatToken join(Requests.Join request, String hash, String token) {
        SeatRow invited = invited(hash);
        Table table = tables.table(invited.table());
        String name = Names.player(request.name());
        Side side = table.perspectives().named(invited.side()).orElseThrow();
        SeatRow taken = invited.taken(SeatRow.Sitter.PERSON, name, Optional.empty(), Optional.of(Secrets.hash(token)));
        ChangeRequest change = new ChangeRequest(side, "join-" + hash.substring(0, 40), Optional.empty());
        table.change(change, context -> {
            boolean stillOpen = tables.store().seatByInvitation(hash).isPresent();
            if (!stillOpen) throw RequestRefused.gone();
            JournalEntry entry = context.entry(JournalEntry.Kind.SEAT, side, EntryTexts.join(name));
            return new Change.Reseat(invited, taken, entry);
        });
        // The second player with the same invitation finds the first one's entry, but not a token of its own.
        if (tables.store().seatByToken(Secrets.hash(token)).isEmpty()) throw RequestRefused.gone();
        return new Responses.SeatToken(invited.table(), invited.side(), token);
    }

    /** The holder of a seat invites who plays on for them, after the other side has agreed. */
    private Responses.Invitation inviteSubstitute(Caller caller) {
        String invitation = secrets.token();
        AbsentPlayers.invite(caller, Secrets.hash(invitation), tables.instant());
        return new Responses.Invitation(caller.side().id(), invitation);
    }

    /** A new invitation to a seat whose holder never came; the previous one no longer works. */
    public Responses.Invitation invite(Caller caller, Requests.Invite request) {
        if (request.side().equals(caller.player().id())) return inviteSubstitute(caller);
        if (!caller.seat().orElseThrow().host())
            throw RequestRefused.seat("Only the player who created the game can invite others.");
        SeatRow before = caller.table().now().seats().stream()
                .filter(seat -> seat.side().equals(request.side()))
                .findFirst()
                .orElseThrow(() -> RequestRefused.option("There is no side " + request.side() + "."));
        if (!before.isEmpty() && !before.neverCame()) throw RequestRefused.seat("That seat is taken.");
        String invitation = secrets.token();
        SeatRow after = SeatRow.empty(
                before.table(), before.side(), Secrets.hash(invitation), Optional.empty(), tables.instant());
        if (!Storage.await(tables.store().reinvite(before, after)))
            throw RequestRefused.seat("Someone has just taken that seat.");
        caller.table().refresh();
        return new Responses.Invitation(before.side(), invitation);
    }
}
