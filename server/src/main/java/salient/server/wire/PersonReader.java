package salient.server.wire;

import static salient.table.wire.Fields.TEXT;
import static salient.table.wire.Fields.WHOLE;
import static salient.table.wire.Fields.list;
import static salient.table.wire.Fields.word;

import salient.table.wire.RequestReader.Body;

/** Reads {@link PersonRequests}, as strictly as the others are read. */
public final class PersonReader {
    private PersonReader() {}

    public static final Body<PersonRequests.CreatePerson> CREATE_PERSON =
            new Body<>("CreatePerson", f -> new PersonRequests.CreatePerson(f.required("device", TEXT)));

    public static final Body<PersonRequests.SyncSeats> SYNC_SEATS = new Body<>(
            "SyncSeats",
            f -> new PersonRequests.SyncSeats(f.required("tokens", list(TEXT)), f.optional("deleted", list(TEXT))));

    public static final Body<PersonRequests.MakeKey> MAKE_KEY =
            new Body<>("MakeKey", f -> new PersonRequests.MakeKey(f.required("page", TEXT)));

    public static final Body<PersonRequests.UseKey> USE_KEY =
            new Body<>("UseKey", f -> new PersonRequests.UseKey(f.required("key", TEXT), f.required("device", TEXT)));

    public static final Body<PersonRequests.PasskeyPage> PASSKEY_PAGE =
            new Body<>("PasskeyPage", f -> new PersonRequests.PasskeyPage(f.required("page", TEXT)));

    public static final Body<PersonRequests.NewPasskey> NEW_PASSKEY = new Body<>(
            "NewPasskey",
            f -> new PersonRequests.NewPasskey(f.required("clientData", TEXT), f.required("attestation", TEXT)));

    public static final Body<PersonRequests.PasskeyId> PASSKEY_ID =
            new Body<>("PasskeyId", f -> new PersonRequests.PasskeyId(f.required("id", TEXT)));

    public static final Body<PersonRequests.UsePasskey> USE_PASSKEY = new Body<>(
            "UsePasskey",
            f -> new PersonRequests.UsePasskey(
                    f.required("credential", TEXT),
                    f.required("clientData", TEXT),
                    f.required("deviceData", TEXT),
                    f.required("signature", TEXT),
                    f.required("device", TEXT)));

    public static final Body<PersonRequests.ForgetDevice> FORGET_DEVICE =
            new Body<>("ForgetDevice", f -> new PersonRequests.ForgetDevice(f.required("device", TEXT)));

    public static final Body<PersonRequests.Revoke> REVOKE =
            new Body<>("Revoke", f -> new PersonRequests.Revoke(f.required("device", TEXT)));

    public static final Body<PersonRequests.AddNotices> ADD_NOTICES = new Body<>(
            "AddNotices",
            f -> new PersonRequests.AddNotices(
                    f.required("way", word(PersonRequests.NoticeWay.values())),
                    f.required("address", TEXT),
                    f.optional("minutes", WHOLE),
                    f.optional("format", TEXT),
                    f.optional("browserKey", TEXT),
                    f.optional("browserSecret", TEXT)));

    public static final Body<PersonRequests.NoticeId> NOTICE_ID =
            new Body<>("NoticeId", f -> new PersonRequests.NoticeId(f.required("id", TEXT)));

    public static final Body<PersonRequests.NoticeLink> NOTICE_LINK =
            new Body<>("NoticeLink", f -> new PersonRequests.NoticeLink(f.required("link", TEXT)));

    public static final Body<PersonRequests.LadderName> LADDER_NAME =
            new Body<>("LadderName", f -> new PersonRequests.LadderName(f.optional("name", TEXT)));

    public static final Body<PersonRequests.LadderRequest> LADDER_REQUEST =
            new Body<>("LadderRequest", f -> new PersonRequests.LadderRequest(f.optional("game", TEXT)));
}
