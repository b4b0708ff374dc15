package salient.server.http;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import salient.server.wire.PersonRequests;
import salient.server.wire.PersonResponses;
import salient.table.api.Route;

/** The paths of a server: those that a page has too, and those that need a server. */
final class Routes {
    private static final List<Route> OWN = List.of(
            Route.made(
                    "/api/person",
                    "createPerson",
                    "Begin to have seats on several devices, notices, a place on the ladder",
                    PersonRequests.CreatePerson.class,
                    PersonResponses.SeatsSynced.class),
            Route.get(
                    "/api/person", "person", "What belongs to this device's person", PersonResponses.PersonState.class),
            Route.post(
                    "/api/person/seats",
                    "syncSeats",
                    "These seats are mine; give me my others",
                    PersonRequests.SyncSeats.class,
                    PersonResponses.SeatsSynced.class),
            Route.post(
                    "/api/person/key",
                    "makeKey",
                    "A personal key that brings one more device in",
                    PersonRequests.MakeKey.class,
                    PersonResponses.PersonalKey.class),
            Route.made(
                    "/api/key",
                    "useKey",
                    "Bring this device in by a personal key",
                    PersonRequests.UseKey.class,
                    PersonResponses.SeatsSynced.class),
            Route.post(
                    "/api/person/passkey/ask",
                    "askToMakePasskey",
                    "What a browser needs to make a passkey",
                    PersonRequests.PasskeyPage.class,
                    PersonResponses.PasskeyToMake.class),
            Route.post(
                    "/api/person/passkey",
                    "addPasskey",
                    "This passkey is mine",
                    PersonRequests.NewPasskey.class,
                    PersonResponses.PersonState.class),
            Route.post(
                    "/api/person/passkey/remove",
                    "removePasskey",
                    "This passkey is mine no longer",
                    PersonRequests.PasskeyId.class,
                    PersonResponses.PersonState.class),
            Route.post(
                    "/api/passkey/ask",
                    "askToUsePasskey",
                    "What a browser needs to use a passkey",
                    PersonRequests.PasskeyPage.class,
                    PersonResponses.PasskeyToUse.class),
            Route.made(
                    "/api/passkey",
                    "usePasskey",
                    "Bring this device in by a passkey",
                    PersonRequests.UsePasskey.class,
                    PersonResponses.SeatsSynced.class),
            Route.post(
                    "/api/person/forget",
                    "forgetDevice",
                    "A device of mine is mine no longer",
                    PersonRequests.ForgetDevice.class,
                    PersonResponses.PersonState.class),
            Route.post(
                    "/api/person/revoke",
                    "revoke",
                    "Make all my devices, keys, passkeys and tokens worthless but this device",
                    PersonRequests.Revoke.class,
                    PersonResponses.SeatsSynced.class),
            Route.post(
                    "/api/person/notices",
                    "addNotices",
                    "Tell me there",
                    PersonRequests.AddNotices.class,
                    PersonResponses.NoticeAdded.class),
            Route.post(
                    "/api/person/notices/try",
                    "tryNotices",
                    "Send a notice there now",
                    PersonRequests.NoticeId.class,
                    PersonResponses.PersonState.class),
            Route.post(
                    "/api/person/notices/remove",
                    "removeNotices",
                    "Do not tell me there any more",
                    PersonRequests.NoticeId.class,
                    PersonResponses.PersonState.class),
            Route.post(
                    "/api/notices/stop",
                    "stopNotices",
                    "Stop notices by the link in them",
                    PersonRequests.NoticeLink.class,
                    PersonResponses.NoticeStopped.class),
            Route.post(
                    "/api/notices/confirm",
                    "confirmNotices",
                    "Confirm a mail address by the link in a mail",
                    PersonRequests.NoticeLink.class,
                    PersonResponses.NoticeStopped.class),
            Route.post(
                    "/api/person/ladder",
                    "joinLadder",
                    "Join the ladder under a name, or leave it",
                    PersonRequests.LadderName.class,
                    PersonResponses.PersonState.class),
            Route.get("/api/ladder", "ladder", "The ladder", PersonResponses.Ladder.class, "game?"));

    static final List<Route> ALL =
            Stream.concat(Route.ALL.stream(), OWN.stream()).toList();

    private Routes() {}

    /** The route of a path without its query. */
    static Optional<Route.Found> find(String method, String path) {
        return Route.find(method, path).or(() -> Route.find(OWN, method, path));
    }
}
