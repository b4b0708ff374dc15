package salient.conformance;

import java.util.ArrayList;
import java.util.List;
import salient.kernel.dice.RecordedDice;
import salient.kernel.play.Event;
import salient.kernel.play.Position;
import salient.kernel.record.GameRecord;
import salient.kernel.record.Match;
import salient.kernel.record.Replay;

/** The same order with the same dice does the same: on a copy, on the position read from its text, and in a replay of the record. */
final class Determinism implements Check {
    @Override
    public void after(Situation situation, PlayedOrder played) {
        String expected = situation.notation().print(played.after())
                + Long.toHexString(played.after().hash());
        String told = told(played.events(), played.after());
        Position position = situation.position();
        for (Position again : List.of(
                position.copy(),
                situation.notation().parsePosition(situation.notation().print(position)))) {
            List<Event> events = new ArrayList<>();
            again.play(played.order(), new RecordedDice(played.rolls()), events::add);
            BrokenPromise.unlessEqual(
                    "the same order with the same dice led elsewhere",
                    expected,
                    situation.notation().print(again) + Long.toHexString(again.hash()));
            BrokenPromise.unlessEqual(
                    "the same order with the same dice told something else", told, told(events, again));
        }
    }

    @Override
    public void end(Situation situation) {
        Match match = situation.match();
        String text = match.record().text();
        GameRecord read = GameRecord.parse(text);
        BrokenPromise.unlessEqual("a record is not printed as it was read", text, read.text());
        Match replayed = Replay.of(situation.game(), read, _ -> new RecordedDice(List.of()));
        BrokenPromise.unlessEqual("a record replays to another end", match.hash(), replayed.hash());
    }

    private static String told(List<Event> events, Position after) {
        return String.join(
                "\n", events.stream().map(event -> Reporting.text(event, after)).toList());
    }
}
