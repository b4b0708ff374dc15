package salient.server.person;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import salient.server.store.PersonRows;
import salient.server.store.PersonRows.OwnSeat;
import salient.server.wire.PersonRequests;
import salient.server.wire.PersonResponses;
import salient.table.Secrets;
import salient.table.Tables;
import salient.table.store.SeatRow;
import salient.table.wire.RequestRefused;
import salient.table.wire.Responses;

/**
 * Carries the seats of a person from one device to another. A device has a token of its own; a personal key brings one more
 * device in, once. Only hashes are stored. Thread-safe.
 */
public record Persons(Tables tables, PersonRows rows, Secrets secrets) {
    private static final int MOST_TOKENS = 1_000;
    private static final int MOST_SEATS = 1_000;
    private static final int MOST_KEYS = 10;
    private static final int LONGEST_PAGE = 200;
    private static final Pattern DEVICE = Pattern.compile("[A-Za-z0-9_-]{32,64}");
    private static final Pattern PAGE = Pattern.compile("https?://[^\\s#?]+/");

    /** The person of a device; refused if the token is of none. */
    public String person(Optional<String> device) {
        return device.flatMap(token -> rows.personOfDevice(Secrets.hash(token)))
                .orElseThrow(() -> new RequestRefused(
                        401,
                        "token",
                        "This device is not known here. It was revoked, or it never had a personal key."));
    }

    PersonRows.Person row(String person) {
        return rows.person(person);
    }

    int seats(String person) {
        return rows.seats(person).size();
    }

    /** The same request again finds the person it made before. */
    public void create(PersonRequests.CreatePerson request) {
        String hash = Secrets.hash(checked(request.device()));
        if (rows.personOfDevice(hash).isEmpty()) rows.create(secrets.name(), hash, tables.instant());
    }

    private static String checked(String device) {
        if (!DEVICE.matcher(device).matches())
            throw RequestRefused.json("A device token must have 32 to 64 random letters, digits, '-' or '_'.");
        return device;
    }

    /**
     * @param missing tokens for the seats that the device does not have
     * @param added tables of seats that did not belong to the person before
     */
    record Synced(List<Responses.SeatToken> missing, List<String> added) {}

    /** The seats of these tokens belong to the person; tokens for the person's other seats come back. */
    Synced sync(String person, PersonRequests.SyncSeats request) {
        List<String> deleted = request.deleted().orElse(List.of());
        if (request.tokens().size() + deleted.size() > MOST_TOKENS)
            throw RequestRefused.json("At most " + MOST_TOKENS + " tokens can be sent at once.");
        for (String token : deleted) seat(token).ifPresent(seat -> rows.hide(person, seat));
        Set<OwnSeat> here = new HashSet<>();
        for (String token : request.tokens()) seat(token).ifPresent(here::add);
        List<OwnSeat> known = rows.seats(person);
        if (known.size() + here.size() > MOST_SEATS)
            throw RequestRefused.option("A person can have at most " + MOST_SEATS + " seats.");
        List<OwnSeat> added =
                here.stream().filter(seat -> !known.contains(seat)).toList();
        rows.link(person, added);
        List<Fresh> fresh =
                fresh(known.stream().filter(seat -> !here.contains(seat)).toList());
        rows.give(person, fresh.stream().map(Fresh::stored).toList());
        return new Synced(
                fresh.stream().map(Fresh::told).toList(),
                added.stream().map(OwnSeat::table).toList());
    }

    private Optional<OwnSeat> seat(String token) {
        Optional<SeatRow> row = tables.store().seatByToken(Secrets.hash(token));
        return row.map(seat -> new OwnSeat(seat.table(), seat.side()));
    }

    /** A new token for a seat. */
    private record Fresh(OwnSeat seat, String token) {
        PersonRows.SeatToken stored() {
            return new PersonRows.SeatToken(seat, Secrets.hash(token));
        }

        Responses.SeatToken told() {
            return new Responses.SeatToken(seat.table(), seat.side(), token);
        }
    }

    private List<Fresh> fresh(List<OwnSeat> seats) {
        List<Fresh> fresh = new ArrayList<>();
        for (OwnSeat seat : seats) fresh.add(new Fresh(seat, secrets.token()));
        return fresh;
    }

    /** A key that brings one more device in, as a link and as a picture of it. */
    public PersonResponses.PersonalKey makeKey(String person, PersonRequests.MakeKey request) {
        if (request.page().length() > LONGEST_PAGE
                || !PAGE.matcher(request.page()).matches())
            throw RequestRefused.json("The page must be an address of the form https://host/path/.");
        if (rows.person(person).openKeys() >= MOST_KEYS)
            throw RequestRefused.option("You have " + MOST_KEYS + " keys that were not used. Revoke them first.");
        String key = secrets.token();
        rows.addKey(person, Secrets.hash(key), tables.instant());
        String link = request.page() + "#/key/" + key;
        return new PersonResponses.PersonalKey(key, link, QrPicture.svg(link));
    }

    /** Brings a device in. The same device with the same key again has the same seats, in case the answer was lost. */
    public List<Responses.SeatToken> useKey(PersonRequests.UseKey request) {
        String device = Secrets.hash(checked(request.device()));
        String hash = Secrets.hash(request.key());
        PersonRows.Key key = rows.key(hash).orElseThrow(() -> gone("This personal key does not exist."));
        Optional<String> known = rows.personOfDevice(device);
        if (!key.isOpen()) {
            if (!key.revoked() && known.equals(Optional.of(key.person()))) return again(key.person());
            throw gone(
                    key.revoked()
                            ? "This personal key was revoked. Make a new one on a device that has your games."
                            : "This personal key was already used. Each key works once; make a new one on a device"
                                    + " that has your games.");
        }
        if (known.equals(Optional.of(key.person())))
            throw RequestRefused.option("This device has your games already. The key was not used.");
        return bringIn(key.person(), request.device(), (_, _, tokens) -> {
            if (!rows.useKey(hash, key.person(), device, tokens, tables.instant()))
                throw gone("This personal key was already used.");
        });
    }

    /** Lets a device in with tokens for the seats, or refuses it. */
    interface Entrance {
        /** @param isNew whether the device is not one of the person's yet */
        void open(String deviceHash, boolean isNew, List<PersonRows.SeatToken> tokens);
    }

    /** Brings a device in: the entrance stores it together with what allows it. */
    List<Responses.SeatToken> bringIn(String person, String deviceToken, Entrance entrance) {
        String device = Secrets.hash(checked(deviceToken));
        Optional<String> known = rows.personOfDevice(device);
        if (known.isPresent() && !known.get().equals(person))
            throw RequestRefused.option(
                    "This device belongs to somebody else's key. Forget that one in the settings first.");
        List<Fresh> fresh = fresh(rows.seats(person));
        entrance.open(device, known.isEmpty(), fresh.stream().map(Fresh::stored).toList());
        return fresh.stream().map(Fresh::told).toList();
    }

    private List<Responses.SeatToken> again(String person) {
        List<Fresh> fresh = fresh(rows.seats(person));
        rows.give(person, fresh.stream().map(Fresh::stored).toList());
        return fresh.stream().map(Fresh::told).toList();
    }

    static RequestRefused gone(String message) {
        return new RequestRefused(410, "gone", message);
    }

    /** A device of the person is one no longer; the seats that it has stay with it. */
    void forget(String person, PersonRequests.ForgetDevice request) {
        if (!rows.forgetDevice(person, Secrets.hash(request.device())))
            throw RequestRefused.unknown("such device of yours");
    }

    /** Only the new device and the new tokens work from now on. */
    public List<Responses.SeatToken> revoke(String person, PersonRequests.Revoke request) {
        String device = Secrets.hash(checked(request.device()));
        if (rows.personOfDevice(device).isPresent())
            throw RequestRefused.json("The new device token must be a new one.");
        List<Fresh> fresh = fresh(rows.seats(person));
        rows.replaceAll(person, device, fresh.stream().map(Fresh::stored).toList(), tables.instant());
        fresh.stream().map(one -> one.seat().table()).distinct().forEach(tables::refreshSeats);
        return fresh.stream().map(Fresh::told).toList();
    }
}
