package salient.server.person;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import salient.server.notices.Channels;
import salient.server.store.PersonRows;
import salient.server.wire.PersonReader;
import salient.server.wire.PersonResponses;
import salient.table.api.Answer;
import salient.table.api.Answers;
import salient.table.api.Call;
import salient.table.wire.RequestReader.Body;
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
                Map.entry("makeKey", reading(PersonReader.MAKE_KEY, persons::makeKey)),
                Map.entry("askToMakePasskey", reading(PersonReader.PASSKEY_PAGE, passkeys::askToMake)),
                Map.entry("addPasskey", changing(PersonReader.NEW_PASSKEY, passkeys::add)),
                Map.entry(
                        "removePasskey",
                        changing(PersonReader.PASSKEY_ID, (person, key) -> passkeys.remove(person, key.id()))),
                Map.entry("forgetDevice", changing(PersonReader.FORGET_DEVICE, persons::forget)),
                Map.entry(
                        "revoke",
                        reading(
                                PersonReader.REVOKE,
                                (person, request) -> synced(persons.revoke(person, request), List.of()))),
                Map.entry("addNotices", reading(PersonReader.ADD_NOTICES, channels::add)),
                Map.entry(
                        "tryNotices",
                        changing(PersonReader.NOTICE_ID, (person, notice) -> channels.tryOut(person, notice.id()))),
                Map.entry(
                        "removeNotices",
                        changing(PersonReader.NOTICE_ID, (person, notice) -> channels.remove(person, notice.id()))),
                Map.entry("joinLadder", changing(PersonReader.LADDER_NAME, ladder::join)));
    }

    /** A call with a body. */
    private static <B> BiFunction<String, Call, Record> reading(
            Body<B> body, BiFunction<String, B, ? extends Record> answer) {
        return (person, call) -> answer.apply(person, body.read(call.body()));
    }

    /** A call that changes something; its answer is the person's new state. */
    private <B> BiFunction<String, Call, Record> changing(Body<B> body, BiConsumer<String, B> change) {
        return reading(body, (person, request) -> {
            change.accept(person, request);
            return state(person);
        });
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
}
