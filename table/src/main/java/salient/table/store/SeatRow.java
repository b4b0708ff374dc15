package salient.table.store;

import java.time.Instant;
import java.util.Optional;

/**
 * A seat. Only hashes of tokens and invitations are stored, except the invitation of an open seat.
 *
 * @param came whether its holder has ever used the token
 */
public record SeatRow(
        String table,
        String side,
        Sitter sitter,
        String name,
        Optional<String> computer,
        boolean host,
        Optional<String> tokenHash,
        Optional<String> invitationHash,
        Optional<String> openInvitation,
        Instant invitedAt,
        boolean came) {

    public enum Sitter {
        PERSON,
        COMPUTER,
        INVITED,
        OPEN;

        public String word() {
            return name().toLowerCase(java.util.Locale.ROOT);
        }

        public static Sitter of(String word) {
            return valueOf(word.toUpperCase(java.util.Locale.ROOT));
        }
    }

    /** The seat of the player who creates the game. */
    public static SeatRow ofHost(String table, String side, String name, String tokenHash, Instant at) {
        return first(table, side, true, at).taken(Sitter.PERSON, name, Optional.empty(), Optional.of(tokenHash));
    }

    public static SeatRow ofComputer(String table, String side, String name, String computer, Instant at) {
        return first(table, side, false, at).taken(Sitter.COMPUTER, name, Optional.of(computer), Optional.empty());
    }

    /** A seat before anyone has it. */
    private static SeatRow first(String table, String side, boolean host, Instant at) {
        Optional<String> none = Optional.empty();
        return new SeatRow(table, side, Sitter.INVITED, "", none, host, none, none, none, at, false);
    }

    /** An empty seat for the player with the invitation; an open seat shows its invitation. */
    public static SeatRow empty(
            String table, String side, String invitationHash, Optional<String> openInvitation, Instant at) {
        return new SeatRow(
                table,
                side,
                openInvitation.isPresent() ? Sitter.OPEN : Sitter.INVITED,
                "",
                Optional.empty(),
                false,
                Optional.empty(),
                Optional.of(invitationHash),
                openInvitation,
                at,
                false);
    }

    public boolean isEmpty() {
        return sitter == Sitter.INVITED || sitter == Sitter.OPEN;
    }

    /** Whether a person took it by invitation and was never heard of again: the answer with the token may have been lost. */
    public boolean neverCame() {
        return sitter == Sitter.PERSON && !host && !came;
    }

    /** The seat after its holder has used the token. */
    public SeatRow used() {
        return new SeatRow(
                table, side, sitter, name, computer, host, tokenHash, invitationHash, openInvitation, invitedAt, true);
    }

    /** The seat while its holder looks for a substitute: who has the invitation takes it over. */
    public SeatRow inviting(String withInvitationHash, Instant at) {
        return new SeatRow(
                table,
                side,
                sitter,
                name,
                computer,
                host,
                tokenHash,
                Optional.of(withInvitationHash),
                Optional.empty(),
                at,
                came);
    }

    /** The seat with a new occupant. */
    public SeatRow taken(Sitter by, String withName, Optional<String> withComputer, Optional<String> withTokenHash) {
        return new SeatRow(
                table,
                side,
                by,
                withName,
                withComputer,
                host,
                withTokenHash,
                Optional.empty(),
                Optional.empty(),
                invitedAt,
                came);
    }

    @Override
    public String toString() {
        return "seat " + side + " of table " + table;
    }
}
