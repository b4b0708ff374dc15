package salient.server.notices;

import java.time.Duration;
import java.time.Instant;
import java.util.Base64;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import salient.server.outside.Destinations;
import salient.server.outside.Post;
import salient.server.outside.PushMessage;
import salient.server.outside.Vapid;
import salient.server.store.NoticeRows;
import salient.server.store.NoticeRows.Channel;
import salient.server.store.NoticeRows.State;
import salient.server.store.ServerSecrets;
import salient.server.wire.PersonRequests;
import salient.server.wire.PersonResponses;
import salient.table.Secrets;
import salient.table.Tables;
import salient.table.wire.RequestRefused;

/** Where players want to be told: what they add, try out, confirm and stop. Thread-safe. */
public final class Channels {
    private static final int MOST = 10;
    private static final int USUAL_MINUTES = 10;
    private static final int MOST_MINUTES = 24 * 60;
    private static final Duration BETWEEN_TRIALS = Duration.ofSeconds(30);
    private static final Set<String> FORMATS = Set.of("salient", "discord");

    private final Tables tables;
    private final NoticeRows rows;
    private final NoticeSettings settings;
    private final Secrets secrets;
    private final Destinations destinations;
    private final Links links;
    private final Supplier<Vapid> vapid;
    private final Sending sending;
    private final Notices notices;
    /** When channels were tried out lately. */
    private final Map<String, Instant> tried = new ConcurrentHashMap<>();

    /** @param page the address of the page, with a slash at its end */
    public Channels(
            Tables tables,
            NoticeRows rows,
            ServerSecrets own,
            NoticeSettings settings,
            Secrets secrets,
            Supplier<String> page) {
        this.tables = tables;
        this.rows = rows;
        this.settings = settings;
        this.secrets = secrets;
        this.destinations = new Destinations(settings.toThisMachine());
        this.links = new Links(() -> own.secret("notices", secrets::token), page);
        this.vapid = () -> Vapid.of(own.secret("vapid", Vapid::newKey));
        Post post = new Post(settings.patience());
        Map<String, Delivery> deliveries = new HashMap<>();
        deliveries.put(
                PersonRequests.NoticeWay.WEBHOOK.word(),
                new WebhookDelivery(destinations, post, links, tables::instant));
        deliveries.put(
                PersonRequests.NoticeWay.PUSH.word(),
                new PushDelivery(destinations, post, vapid, () -> contact(page.get()), tables::instant));
        settings.mail()
                .ifPresent(mail -> deliveries.put(
                        PersonRequests.NoticeWay.MAIL.word(), MailDelivery.of(mail, settings.patience(), links)));
        this.sending = new Sending(rows, settings, deliveries, links, tables::instant, post::close);
        this.notices = new Notices(tables, rows, sending);
    }

    /** RFC 8292 wants a mail address or a page with TLS. */
    private String contact(String page) {
        return settings.mail()
                .map(mail -> "mailto:" + mail.from())
                .orElse(page.startsWith("https:") ? page : "mailto:operator@localhost.invalid");
    }

    public Notices notices() {
        return notices;
    }

    /** What this server offers. */
    public PersonResponses.NoticeOffer offer() {
        return new PersonResponses.NoticeOffer(
                settings.mail().isPresent(), vapid.get().publicKey());
    }

    public List<PersonResponses.NoticeChannel> of(String person) {
        return rows.channels(person).stream().map(Channels::shown).toList();
    }

    private static PersonResponses.NoticeChannel shown(Channel channel) {
        return new PersonResponses.NoticeChannel(
                channel.id(),
                PersonRequests.NoticeWay.of(channel.kind()),
                shortened(channel),
                channel.minutes(),
                switch (channel.state()) {
                    case ASKED, WAITING -> PersonResponses.ChannelState.UNCONFIRMED;
                    case ON -> PersonResponses.ChannelState.ON;
                    case STOPPED, REMOVED -> PersonResponses.ChannelState.STOPPED;
                },
                channel.trouble());
    }

    /** Enough to recognize it: the address of a webhook is a secret, since who has it can write there. */
    private static String shortened(Channel channel) {
        String address = channel.address();
        if (channel.kind().equals(PersonRequests.NoticeWay.MAIL.word())) {
            int at = address.indexOf('@');
            return address.substring(0, Math.min(2, at)) + "…" + address.substring(at);
        }
        int from = address.indexOf("//") + 2;
        int to = address.indexOf('/', from);
        return to < 0 ? address.substring(from) : address.substring(from, to);
    }

    /** Adds a channel; the answer has the secret that a webhook's notices are signed with. */
    public PersonResponses.NoticeAdded add(String person, PersonRequests.AddNotices request) {
        if (rows.channels(person).size() >= MOST)
            throw RequestRefused.option("You can have at most " + MOST + " ways to be told.");
        int minutes = request.minutes().orElse(USUAL_MINUTES);
        if (minutes < 1 || minutes > MOST_MINUTES)
            throw RequestRefused.option("The interval must be 1 to " + MOST_MINUTES + " minutes.");
        String address = request.address().strip();
        String detail = switch (request.way()) {
            case WEBHOOK -> webhook(address, request.format().orElse("salient"));
            case PUSH -> push(address, request);
            case MAIL -> mail(address);
        };
        Instant now = tables.instant();
        Channel channel = new Channel(
                secrets.name(),
                person,
                request.way().word(),
                address,
                detail,
                minutes,
                request.way() == PersonRequests.NoticeWay.MAIL ? State.ASKED : State.ON,
                "",
                0,
                now,
                now,
                now);
        rows.add(channel);
        changed(person);
        boolean webhook = request.way() == PersonRequests.NoticeWay.WEBHOOK;
        return new PersonResponses.NoticeAdded(
                shown(channel), webhook ? Optional.of(links.webhookSecret(channel.id())) : Optional.empty());
    }

    private String webhook(String address, String format) {
        if (!FORMATS.contains(format)) throw RequestRefused.option("The format must be salient or discord.");
        checkAddress(address);
        return format;
    }

    private void checkAddress(String address) {
        try {
            destinations.resolve(address);
        } catch (Destinations.NotAllowed e) {
            throw RequestRefused.option(e.getMessage());
        }
    }

    private String push(String address, PersonRequests.AddNotices request) {
        String key = request.browserKey().orElse("");
        String secret = request.browserSecret().orElse("");
        try {
            if (!PushMessage.areKeys(
                    Base64.getUrlDecoder().decode(key), Base64.getUrlDecoder().decode(secret)))
                throw RequestRefused.option("These are not the keys of a browser.");
        } catch (IllegalArgumentException e) {
            throw RequestRefused.option("These are not the keys of a browser.");
        }
        checkAddress(address);
        return key + " " + secret;
    }

    private String mail(String address) {
        if (settings.mail().isEmpty()) throw RequestRefused.option("This server cannot send mail.");
        if (!MailDelivery.isAddress(address)) throw RequestRefused.option("This is not a mail address.");
        String way = PersonRequests.NoticeWay.MAIL.word();
        if (rows.isAsked(way, address, tables.instant().minus(Sending.REMEMBERED)))
            throw RequestRefused.option(
                    "A mail to this address was asked for less than a day ago. Look for it, also among spam.");
        return "";
    }

    /** Sends a notice now, to see that it arrives. */
    public void tryOut(String person, String id) {
        Channel channel = own(person, id);
        if (channel.state() == State.ASKED || channel.state() == State.WAITING)
            throw RequestRefused.option("Open the link in the mail that was sent to this address first.");
        Instant now = tables.instant();
        tried.values().removeIf(at -> at.plus(BETWEEN_TRIALS).isBefore(now));
        if (tried.putIfAbsent(id, now) != null)
            throw RequestRefused.rate("A notice was sent there a moment ago. Wait half a minute and try again.");
        if (channel.state() == State.STOPPED) rows.change(id, Set.of(State.STOPPED), State.ON, "");
        rows.tryOut(channel, now.minus(settings.grace()));
        changed(person);
    }

    public void remove(String person, String id) {
        own(person, id);
        rows.change(id, Set.of(State.ASKED, State.WAITING, State.ON, State.STOPPED), State.REMOVED, "");
        changed(person);
    }

    private void changed(String person) {
        notices.changed(rows.tablesOf(person));
    }

    private Channel own(String person, String id) {
        return rows.channel(id)
                .filter(channel -> channel.person().equals(person) && channel.state() != State.REMOVED)
                .orElseThrow(() -> RequestRefused.unknown("such notice setting"));
    }

    /** Stops a channel by the link in a notice; a second time changes nothing. */
    public PersonResponses.NoticeStopped stop(String link) {
        Channel channel = linked(links.stopped(link));
        rows.change(
                channel.id(),
                Set.of(State.ASKED, State.WAITING, State.ON),
                State.STOPPED,
                "You stopped these notices by their link.");
        changed(channel.person());
        return new PersonResponses.NoticeStopped(PersonRequests.NoticeWay.of(channel.kind()), shortened(channel));
    }

    /** The holder of an address wants notices. */
    public PersonResponses.NoticeStopped confirm(String link) {
        Channel channel = linked(links.confirmed(link));
        if (channel.state() == State.STOPPED)
            throw new RequestRefused(410, "gone", "These notices were stopped. Ask for them again in the settings.");
        rows.change(channel.id(), Set.of(State.ASKED, State.WAITING), State.ON, "");
        changed(channel.person());
        return new PersonResponses.NoticeStopped(PersonRequests.NoticeWay.of(channel.kind()), shortened(channel));
    }

    private Channel linked(Optional<String> id) {
        return id.flatMap(rows::channel)
                .filter(channel -> channel.state() != State.REMOVED)
                .orElseThrow(() -> new RequestRefused(
                        410, "gone", "This link does not work: it is damaged, or these notices were removed."));
    }
}
