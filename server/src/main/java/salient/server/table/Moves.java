package salient.server.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import salient.kernel.notation.BadNotation;
import salient.kernel.play.Order;
import salient.kernel.play.Position;
import salient.kernel.play.Side;
import salient.kernel.play.Verdict;
import salient.kernel.record.Proposal;
import salient.kernel.record.UndoRuling;
import salient.players.ComputerPlayers;
import salient.players.catalog.GameCatalog;
import salient.players.catalog.GameEntry;
import salient.server.Declined;
import salient.server.store.Entry;
import salient.server.store.SeatRow;
import salient.server.table.Looks.Included;
import salient.server.table.Table.Desk;
import salient.server.table.Table.Request;
import salient.server.table.Table.Wish;
import salient.server.wire.Answers.Done;
import salient.server.wire.Requests;

/** Everything a seat can do to its table. Each returns once it is durable. Thread-safe. */
public final class Moves {
    private static final int LONGEST_KEY = 64;
    private static final int LONGEST_CHAT = 1_000;
    private static final int LONGEST_ENTROPY = 64;

    private final GameCatalog catalog;
    private final Looks looks;

    public Moves(GameCatalog catalog, Looks looks) {
        this.catalog = catalog;
        this.looks = looks;
    }

    public Done play(Asker asker, Requests.Play request) {
        Side side = asker.player();
        Included included = Included.of(request.state(), request.subject());
        return done(asker, request("play", side, request.key(), request.sequence()), included, desk -> {
            refuseIfOver(asker, desk);
            if (!desk.now().toDecide().equals(side)) throw Declined.seat("The other side is to decide now.");
            return step(desk, side, propose(asker, desk, request));
        });
    }

    /**
     * The text is read and a refusal explained with this side's knowledge alone, so that neither can tell what is
     * hidden. A game whose true position refuses what its knowledge allows would leak; that is a fault of ours.
     */
    private static Proposal propose(Asker asker, Desk desk, Requests.Play request) {
        Position known = desk.now().known(asker.lens(), asker.side());
        var notation = asker.table().game().notation();
        String text = OrderTexts.order(request.order(), request.parts(), notation, known);
        Order order;
        try {
            order = notation.parseOrder(text, known);
        } catch (BadNotation bad) {
            throw Declined.notation(bad);
        }
        List<Proposal> proposed = new ArrayList<>(1);
        if (desk.course().propose(order, proposed::add).isLegal()) return proposed.getFirst();
        if (known.judge(order) instanceof Verdict.Refused(List<Verdict.Reason> reasons))
            throw Declined.refused(reasons);
        throw new IllegalStateException(
                asker.table().row() + " refuses what " + asker.side() + " thinks legal: " + text);
    }

    public Done undo(Asker asker, Requests.TakeBack request) {
        Side side = asker.player();
        return done(
                asker,
                request("undo", side, request.key(), request.sequence()),
                Included.of(request.state(), request.subject()),
                desk -> {
                    UndoRuling ruling = desk.course().mayUndo(side);
                    return switch (ruling) {
                        case UndoRuling.Impossible(String why) -> throw Declined.over(why);
                        case UndoRuling.Free() -> step(desk, side, back(desk, side, List.of()));
                        case UndoRuling.ByConsent(List<Side> of, List<String> _)
                        when of.stream().allMatch(other -> isComputer(desk, other)) ->
                            step(desk, side, back(desk, side, of));
                        case UndoRuling.ByConsent _ -> {
                            if (desk.course().undoAskedBy().isPresent())
                                throw Declined.over("A request to undo is already waiting for an answer.");
                            yield own(desk, Entry.Kind.ASK_UNDO, side, "");
                        }
                    };
                });
    }

    public Done redo(Asker asker, Requests.TakeBack request) {
        Side side = asker.player();
        return done(
                asker,
                request("redo", side, request.key(), request.sequence()),
                Included.of(request.state(), request.subject()),
                desk -> {
                    List<Proposal> proposed = new ArrayList<>(1);
                    if (desk.course().mayRedo(side) instanceof UndoRuling.Impossible(String why))
                        throw Declined.over(why);
                    desk.course().proposeRedo(side, proposed::add);
                    return step(desk, side, proposed.getFirst());
                });
    }

    public Done consent(Asker asker, Requests.Consent request) {
        Side side = asker.player();
        return done(
                asker,
                request("consent", side, request.key(), request.sequence()),
                Included.of(request.state(), request.subject()),
                desk -> {
                    Side by = desk.course().undoAskedBy().orElseThrow(() -> Declined.over("Nobody is asking to undo."));
                    if (by.equals(side)) throw Declined.seat("The other side must answer this.");
                    if (!request.agree()) return own(desk, Entry.Kind.REFUSE_UNDO, side, "");
                    List<Side> others = asker.table().game().sides().stream()
                            .filter(other -> !other.equals(by))
                            .toList();
                    return step(desk, side, back(desk, by, others));
                });
    }

    private static Proposal back(Desk desk, Side by, List<Side> consenting) {
        List<Proposal> proposed = new ArrayList<>(1);
        desk.course().proposeUndo(by, consenting, proposed::add);
        return proposed.getFirst();
    }

    private static boolean isComputer(Desk desk, Side side) {
        return desk.now().seats().stream()
                .anyMatch(seat -> seat.side().equals(side.id()) && seat.sitter() == SeatRow.Sitter.COMPUTER);
    }

    public Done chat(Asker asker, Requests.Say request) {
        Side side = asker.player();
        String text = request.text().strip();
        limit("A line of chat", text, LONGEST_CHAT);
        String name = asker.seat().orElseThrow().name();
        return done(
                asker,
                anyTime("chat", side, request.key()),
                Included.NOTHING,
                desk -> own(desk, Entry.Kind.CHAT, side, Texts.say(name, text)));
    }

    public Done resign(Asker asker, Requests.Resign request) {
        Side side = asker.player();
        return done(asker, anyTime("resign", side, request.key()), Included.NOTHING, desk -> {
            refuseIfOver(asker, desk);
            return own(desk, Entry.Kind.RESIGN, side, "");
        });
    }

    public Done addEntropy(Asker asker, Requests.AddEntropy request) {
        Side side = asker.player();
        String text = request.text().strip();
        limit("Entropy", text, LONGEST_ENTROPY);
        if (!text.chars().allMatch(c -> c > ' ' && c < 127 || c == ' '))
            throw Declined.json("Entropy is written in plain ASCII on one line.");
        return done(asker, anyTime("entropy", side, request.key()), Included.NOTHING, desk -> {
            if (desk.course().hasBegun()) throw Declined.over("The first order has been given; the dice are fixed.");
            if (desk.now().entropy().containsKey(side.id())) throw Declined.over("You have added yours already.");
            return own(desk, Entry.Kind.ENTROPY, side, text);
        });
    }

    public Done handOver(Asker asker, Requests.HandOver request) {
        Side side = asker.player();
        GameEntry offered = catalog.find(asker.table().row().game()).orElseThrow();
        Optional<ComputerPlayers.Offer> offer = request.computer()
                .map(id -> offered.computer(id, side)
                        .orElseThrow(() ->
                                Declined.option("There is no computer player " + id + " for " + side.name() + ".")));
        if (offer.isPresent())
            Openings.computerMayPlay(
                    offered.game(), side, asker.table().header().beginning().position(offered.game()));
        return done(asker, anyTime("computer", side, request.key()), Included.NOTHING, desk -> {
            SeatRow before = desk.now().seats().stream()
                    .filter(seat -> seat.side().equals(side.id()))
                    .findFirst()
                    .orElseThrow();
            SeatRow after = before.taken(
                    offer.isPresent() ? SeatRow.Sitter.COMPUTER : SeatRow.Sitter.PERSON,
                    before.name(),
                    offer.map(ComputerPlayers.Offer::id),
                    before.tokenHash());
            String name = offer.map(ComputerPlayers.Offer::title).orElse(before.name());
            Entry entry = entry(desk, Entry.Kind.SEAT, side, Texts.seat(name, after.computer()));
            return new Wish.Reseat(before, after, entry);
        });
    }

    // ---- common to all

    private Done done(Asker asker, Request request, Included included, java.util.function.Function<Desk, Wish> change) {
        if (asker.table().row().study()) throw Declined.seat("This table is for study only.");
        int sequence = asker.table().change(request, change);
        return looks.done(asker, sequence, included);
    }

    private static Request request(String call, Side side, String key, int seen) {
        return new Request(side, requestOf(call, key), Optional.of(seen));
    }

    private static Request anyTime(String call, Side side, String key) {
        return new Request(side, requestOf(call, key), Optional.empty());
    }

    /** Keys are the client's own for each call: the same key for a chat line and for an order means two requests. */
    private static String requestOf(String call, String key) {
        limit("A key", key, LONGEST_KEY);
        return call + " " + key;
    }

    private static void limit(String what, String text, int most) {
        if (text.isBlank() || text.length() > most) throw Declined.json(what + " has 1 to " + most + " characters.");
    }

    private static void refuseIfOver(Asker asker, Desk desk) {
        if (desk.course().isOver())
            throw Declined.over("The game at " + asker.table().row().title() + " is over.");
    }

    private static Wish step(Desk desk, Side side, Proposal proposal) {
        return new Wish.Append(
                entry(desk, Entry.Kind.STEP, side, proposal.entry().text()), Optional.of(proposal));
    }

    private static Wish own(Desk desk, Entry.Kind kind, Side side, String text) {
        return new Wish.Append(entry(desk, kind, side, text), Optional.empty());
    }

    private static Entry entry(Desk desk, Entry.Kind kind, Side side, String text) {
        return desk.entry(kind, side, text);
    }
}
