package salient.server.person;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import salient.server.notices.Channels;
import salient.server.store.PersonRows;
import salient.server.wire.PersonReader;
import salient.server.wire.PersonResponses;
import salient.table.api.Answer;
import salient.table.api.Answers;
import salient.table.api.Call;
import salient.table.wire.Responses;

/** Answers the calls that only a server has: about persons, notices and the ladder. Thread-safe. */
public final class PersonCalls {
    private final Persons persons;
    private final Passkeys passkeys;
    private final Channels channels;
    private final Ladder ladder;
    private final Answers answers;

    /** Calls of a device, by name. */
    private final Map<String, BiFunction<String, Call, Record>> ofDevices;

    public PersonCalls(Persons persons, Passkeys passkeys, Channels channels, Ladder ladder, Answers answers) {
        this.persons = persons;
        this.passkeys = passkeys;
        this.channels = channels;
        this.ladder = ladder;
        this.answers = answers;
        this.ofDevices = Map.ofEntries(
                Map.entry("person", (person, _) -> state(person)),
                Map.entry("syncSeats", this::sync),
                Map.entry(
                        "makeKey", (person, call) -> persons.makeKey(person, PersonReader.MAKE_KEY.read(call.body()))),
                Map.entry(
                        "askToMakePasskey",
                        (person, call) -> passkeys.askToMake(person, PersonReader.PASSKEY_PAGE.read(call.body()))),
                Map.entry("addPasskey", this::addPasskey),
                Map.entry("removePasskey", this::removePasskey),
                Map.entry("forgetDevice", this::forgetDevice),
                Map.entry("revoke", this::revoke),
                Map.entry(
                        "addNotices",
                        (person, call) -> channels.add(person, PersonReader.ADD_NOTICES.read(call.body()))),
                Map.entry("tryNotices", this::tryOut),
                Map.entry("removeNotices", this::remove),
                Map.entry("joinLadder", this::joinLadder));
    }

    /** The answer, or nothing if it is a call of another kind; a refusal is thrown. */
    public Optional<Answer> answer(Call call) {
        BiFunction<String, Call, Record> ofDevice = ofDevices.get(call.name());
        if (ofDevice != null) return Optional.of(answers.json(200, ofDevice.apply(persons.person(call.token()), call)));
        return switch (call.name()) {
            case "createPerson" -> {
                persons.create(PersonReader.CREATE_PERSON.read(call.body()));
                yield Optional.of(answers.json(201, synced(List.of(), List.of())));
            }
            case "useKey" ->
                Optional.of(
                        answers.json(201, synced(persons.useKey(PersonReader.USE_KEY.read(call.body())), List.of())));
            case "askToUsePasskey" ->
                Optional.of(answers.json(200, passkeys.askToUse(PersonReader.PASSKEY_PAGE.read(call.body()))));
            case "usePasskey" ->
                Optional.of(
                        answers.json(201, synced(passkeys.use(PersonReader.USE_PASSKEY.read(call.body())), List.of())));
            case "stopNotices" ->
                Optional.of(answers.json(
                        200,
                        channels.stop(PersonReader.NOTICE_LINK.read(call.body()).link())));
            case "confirmNotices" ->
                Optional.of(answers.json(
                        200,
                        channels.confirm(
                                PersonReader.NOTICE_LINK.read(call.body()).link())));
            case "ladder" ->
                Optional.of(answers.json(200, ladder.ladder(PersonReader.LADDER_REQUEST.read(call.body()))));
            default -> Optional.empty();
        };
    }

    private static PersonResponses.SeatsSynced synced(List<Responses.SeatToken> seats, List<String> troubles) {
        return new PersonResponses.SeatsSynced(seats, troubles);
    }

    private PersonResponses.PersonState state(String person) {
        PersonRows.Person row = persons.row(person);
        return new PersonResponses.PersonState(
                row.devices(),
                persons.seats(person),
                row.openKeys(),
                passkeys.of(person),
                row.ladderName(),
                channels.of(person),
                channels.offer());
    }

    private Record sync(String person, Call call) {
        Persons.Synced seats = persons.sync(person, PersonReader.SYNC_SEATS.read(call.body()));
        if (!seats.added().isEmpty()) channels.notices().changed(seats.added());
        List<String> troubles = new ArrayList<>();
        for (PersonResponses.NoticeChannel channel : channels.of(person))
            if (!channel.trouble().isEmpty())
                troubles.add("Notices to " + channel.address() + ": " + channel.trouble());
        return synced(seats.missing(), troubles);
    }

    private Record addPasskey(String person, Call call) {
        passkeys.add(person, PersonReader.NEW_PASSKEY.read(call.body()));
        return state(person);
    }

    private Record removePasskey(String person, Call call) {
        passkeys.remove(person, PersonReader.PASSKEY_ID.read(call.body()).id());
        return state(person);
    }

    private Record forgetDevice(String person, Call call) {
        persons.forget(person, PersonReader.FORGET_DEVICE.read(call.body()));
        return state(person);
    }

    private Record revoke(String person, Call call) {
        return synced(persons.revoke(person, PersonReader.REVOKE.read(call.body())), List.of());
    }

    private Record tryOut(String person, Call call) {
        channels.tryOut(person, PersonReader.NOTICE_ID.read(call.body()).id());
        return state(person);
    }

    private Record remove(String person, Call call) {
        channels.remove(person, PersonReader.NOTICE_ID.read(call.body()).id());
        return state(person);
    }

    private Record joinLadder(String person, Call call) {
        ladder.join(person, PersonReader.LADDER_NAME.read(call.body()));
        return state(person);
    }
}
