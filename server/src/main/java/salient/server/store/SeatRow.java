package salient.server.store;

import java.time.Instant;
import java.util.Optional;

/** Who sits at a table. Tokens and invitations are known here by their hashes only, but for an open seat's. */
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
        Instant invitedAt) {

    public enum Sitter {
        PERSON,
        COMPUTER,
        INVITED,
        OPEN;

        String word() {
            return name().toLowerCase(java.util.Locale.ROOT);
        }

        static Sitter of(String word) {
            return valueOf(word.toUpperCase(java.util.Locale.ROOT));
        }
    }

    /** The seat of the one who opens the table. */
    public static SeatRow ofHost(String table, String side, String name, String tokenHash, Instant at) {
        return new SeatRow(
                table,
                side,
                Sitter.PERSON,
                name,
                Optional.empty(),
                true,
                Optional.of(tokenHash),
                Optional.empty(),
                Optional.empty(),
                at);
    }

    public static SeatRow ofComputer(String table, String side, String name, String computer, Instant at) {
        return new SeatRow(
                table,
                side,
                Sitter.COMPUTER,
                name,
                Optional.of(computer),
                false,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                at);
    }

    /** An empty seat for whoever brings the invitation; one that anyone may take shows it. */
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
                at);
    }

    public boolean isEmpty() {
        return sitter == Sitter.INVITED || sitter == Sitter.OPEN;
    }

    /** The seat with somebody else in it. */
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
                invitedAt);
    }

    @Override
    public String toString() {
        return "seat " + side + " of table " + table;
    }
}
