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
    private final Channels channels;
    private final Ladder ladder;
    private final Answers answers;

    /** Calls of a device, by name. */
    private final Map<String, BiFunction<String, Call, Record>> ofDevices;

    public PersonCalls(Persons persons, Channels channels, Ladder ladder, Answers answers) {
        this.persons = persons;
        this.channels = channels;
        this.ladder = ladder;
        this.answers = answers;
        this.ofDevices = Map.of(
                "person", (person, _) -> state(person),
                "syncSeats", this::sync,
                "makeKey", (person, call) -> persons.makeKey(person, PersonReader.MAKE_KEY.read(call.body())),
                "revoke", this::revoke,
                "addNotices", (person, call) -> channels.add(person, PersonReader.ADD_NOTICES.read(call.body())),
                "tryNotices", this::tryOut,
                "removeNotices", this::remove,
                "joinLadder", this::joinLadder);
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
