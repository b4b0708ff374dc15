package salient.server.wire;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import salient.server.wire.PersonRequests.NoticeWay;
import salient.table.wire.Responses;

/** The answers to calls that only a server answers. */
public final class PersonResponses {
    private PersonResponses() {}

    /**
     * What a device has of its person.
     *
     * @param openKeys personal keys that can still be used
     */
    public record PersonState(
            int devices,
            int seats,
            int openKeys,
            List<Passkey> passkeys,
            Optional<String> ladderName,
            List<NoticeChannel> notices,
            NoticeOffer offer) {}

    /**
     * A passkey of mine.
     *
     * @param site the name of the server that it was made for; it works only there
     */
    public record Passkey(String id, String site, Instant madeAt, Optional<Instant> usedAt) {}

    /**
     * What a browser needs to make a passkey; all but the site and the numbers in base64url.
     *
     * @param challenge counts for five minutes and once
     * @param site what the browser calls {@code rp.id}
     * @param user what the browser calls {@code user.id}
     * @param algorithms numbers of COSE, the preferred one first
     * @param known passkeys of mine: a device that has one of them makes no other
     */
    public record PasskeyToMake(
            String challenge, String site, String user, List<Integer> algorithms, List<String> known) {}

    /** What a browser needs to find a passkey that it has; as in {@link PasskeyToMake}. */
    public record PasskeyToUse(String challenge, String site) {}

    /** @param pushKey what a browser needs to ask for notices */
    public record NoticeOffer(boolean mail, String pushKey) {}

    public enum ChannelState {
        /** A mail was sent to the address, and the link in it was not opened yet. */
        UNCONFIRMED,
        ON,
        STOPPED
    }

    /** @param trouble a sentence if something could not be sent, otherwise empty */
    public record NoticeChannel(
            String id, NoticeWay way, String address, int minutes, ChannelState state, String trouble) {}

    /** @param secret what the notices of a webhook are signed with; shown once */
    public record NoticeAdded(NoticeChannel channel, Optional<String> secret) {}

    /** Which notices a link has stopped or confirmed. */
    public record NoticeStopped(NoticeWay way, String address) {}

    /**
     * My seats.
     *
     * @param seats tokens for the seats that this device does not have yet; shown once
     * @param troubles sentences about notices that could not be sent
     */
    public record SeatsSynced(List<Responses.SeatToken> seats, List<String> troubles) {}

    /**
     * A personal key; shown once.
     *
     * @param qr the link as a picture, in SVG
     */
    public record PersonalKey(String key, String link, String qr) {}

    public record Ladder(List<LadderGame> games, List<LadderStanding> standings) {}

    /** A game system with rated games. */
    public record LadderGame(String game, int games) {}

    /**
     * A player on the ladder, the strongest first; Elo with its 95% interval, 0 being the average.
     *
     * @param computer whether it is a computer player
     */
    public record LadderStanding(
            String name, boolean computer, int games, int won, int drawn, int lost, int elo, int low, int high) {}
}
