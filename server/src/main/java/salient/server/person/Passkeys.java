package salient.server.person;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import salient.kernel.dice.Sha256;
import salient.server.store.PasskeyRows;
import salient.server.wire.PersonRequests;
import salient.server.wire.PersonResponses;
import salient.table.Secrets;
import salient.table.Tables;
import salient.table.wire.RequestRefused;
import salient.table.wire.Responses;

/**
 * Passkeys (WebAuthn): personal keys that a browser or a device keeps for its owner. One brings a device in as often as its
 * owner uses it; a page of another server cannot use it, and the server stores nothing that opens anything. Thread-safe.
 */
public final class Passkeys {
    private static final int MOST = 10;

    private final Tables tables;
    private final Persons persons;
    private final PasskeyRows rows;
    private final PasskeyPages pages;
    private final PasskeyChallenges challenges;

    /** @param secret of the server, the same in all its processes */
    public Passkeys(
            Tables tables,
            Persons persons,
            PasskeyRows rows,
            PasskeyPages pages,
            Supplier<String> secret,
            Secrets secrets) {
        this.tables = tables;
        this.persons = persons;
        this.rows = rows;
        this.pages = pages;
        this.challenges = new PasskeyChallenges(secret, secrets);
    }

    List<PersonResponses.Passkey> of(String person) {
        return rows.of(person).stream()
                .map(row -> new PersonResponses.Passkey(row.id(), row.site(), row.madeAt(), row.usedAt()))
                .toList();
    }

    /** What a browser needs to make a passkey. */
    PersonResponses.PasskeyToMake askToMake(String person, PersonRequests.PasskeyPage request) {
        PasskeyPages.Page page = pages.of(request.page());
        List<PasskeyRows.Passkey> known = rows.of(person);
        if (known.size() >= MOST)
            throw RequestRefused.option("You have " + MOST + " passkeys. Remove one that you do not need.");
        return new PersonResponses.PasskeyToMake(
                challenge(PasskeyChallenges.toMakeFor(person)),
                page.site(),
                text(person.getBytes(StandardCharsets.UTF_8)),
                WebAuthn.ALGORITHMS.stream()
                        .map(algorithm -> (int) algorithm.getValue())
                        .toList(),
                known.stream()
                        .filter(one -> one.site().equals(page.site()))
                        .map(one -> text(WebAuthn.id(one.credential())))
                        .toList());
    }

    /** What a browser needs to find a passkey that it has. */
    PersonResponses.PasskeyToUse askToUse(PersonRequests.PasskeyPage request) {
        PasskeyPages.Page page = pages.of(request.page());
        return new PersonResponses.PasskeyToUse(challenge(PasskeyChallenges.TO_USE), page.site());
    }

    private String challenge(String purpose) {
        return text(challenges.challenge(purpose, tables.instant()));
    }

    void add(String person, PersonRequests.NewPasskey request) {
        WebAuthn.Made made = WebAuthn.readMade(bytes(request.clientData()), bytes(request.attestation()));
        PasskeyPages.Page page = page(made.signed());
        Instant now = tables.instant();
        PasskeyRows.Challenge answered =
                challenges.answered(made.signed().challenge(), PasskeyChallenges.toMakeFor(person), now);
        WebAuthn.Verified passkey = WebAuthn.verify(made, page);
        String id = hash(passkey.id());
        if (rows.find(id).isPresent()) throw RequestRefused.option("This passkey is here already.");
        boolean added = rows.add(
                new PasskeyRows.Passkey(
                        id,
                        person,
                        page.site(),
                        passkey.stored(),
                        passkey.counter(),
                        passkey.canBeCopied(),
                        now,
                        Optional.empty()),
                answered);
        if (!added) throw used();
    }

    /** Brings a device in. A device of the same person has its seats again. */
    List<Responses.SeatToken> use(PersonRequests.UsePasskey request) {
        byte[] credential = bytes(request.credential());
        WebAuthn.Answered answer = WebAuthn.readAnswer(
                credential, bytes(request.clientData()), bytes(request.deviceData()), bytes(request.signature()));
        PasskeyPages.Page page = page(answer.signed());
        Instant now = tables.instant();
        PasskeyRows.Challenge answered =
                challenges.answered(answer.signed().challenge(), PasskeyChallenges.TO_USE, now);
        PasskeyRows.Passkey passkey = rows.find(hash(credential))
                .orElseThrow(
                        () -> Persons.gone(
                                "This passkey is not known here. It was removed or revoked; you can delete it from your device."));
        long counter = WebAuthn.verify(answer, page, passkey.credential(), passkey.counter(), passkey.canBeCopied());
        return persons.bringIn(passkey.person(), request.device(), (device, isNew, tokens) -> {
            if (!rows.use(passkey, counter, answered, device, isNew, tokens, now)) throw used();
        });
    }

    private static RequestRefused used() {
        return Persons.gone("This answer of the passkey was already used. Try again.");
    }

    private PasskeyPages.Page page(WebAuthn.Signed signed) {
        return pages.at(signed.origin())
                .orElseThrow(() -> new RequestRefused(
                        403,
                        "origin",
                        "The passkey answered a page at " + signed.origin() + ", which is not a page of this server."));
    }

    void remove(String person, String id) {
        if (!rows.remove(person, id)) throw RequestRefused.unknown("such passkey");
    }

    private static String hash(byte[] id) {
        return Sha256.hex(Sha256.digest(id));
    }

    private static byte[] bytes(String text) {
        try {
            return Base64.getUrlDecoder().decode(text);
        } catch (IllegalArgumentException _) {
            throw RequestRefused.json("The answer of the passkey must be in base64url.");
        }
    }

    private static String text(byte[] bytes) {
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }
}
