package salient.lab.study;

import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import salient.kernel.hex.HexGrid;
import salient.kernel.hex.RunLengths;
import salient.kernel.play.Event;
import salient.kernel.play.Outcome;
import salient.kernel.play.Position;
import salient.kernel.play.Side;
import salient.lab.observe.Observer;
import salient.lab.rows.BattleRow;
import salient.lab.rows.GameRow;
import salient.lab.rows.PlayedGame;
import salient.lab.rows.TurnRow;

/** Writes down one game while it is played. */
final class GameNotes {
    private final int index;
    private final Observer observer;
    private final List<TurnRow> turns = new ArrayList<>();
    private final List<BattleRow> battles = new ArrayList<>();
    private int turn;
    /** Of the attacker. */
    private double luck;
    /** Whether the last order ended a turn: then nothing has happened since its row. */
    private boolean turnEnded;

    GameNotes(int index, Observer observer) {
        this.index = index;
        this.observer = observer;
    }

    void began(Position position) {
        turn = observer.turn(position);
    }

    void happened(Event event, Position position) {
        position.battles(event, battle -> {
            luck += battle.attacker().equals(observer.counts().attacker())
                    ? battle.attackerLuck()
                    : -battle.attackerLuck();
            battles.add(new BattleRow(
                    index,
                    turn,
                    battle.place(),
                    battle.attacker(),
                    battle.odds(),
                    battle.attackerLoss(),
                    battle.defenderLoss(),
                    battle.losses().attacker(),
                    battle.losses().defender()));
        });
    }

    /** An order was played; if it ended the turn, the turn is written down. */
    void played(Position position) {
        int now = observer.turn(position);
        turnEnded = now != turn;
        if (!turnEnded) return;
        turns.add(row(position));
        turn = now;
    }

    PlayedGame finished(Position position, int decisions) {
        if (!turnEnded) turns.add(row(position));
        Outcome outcome = position.outcome().orElseThrow();
        GameRow game = new GameRow(
                index,
                outcome.winner().map(Side::id).orElse(""),
                outcome.level(),
                observer.score(position),
                turns.size(),
                decisions,
                luck,
                observer.losses(position),
                observer.formationLosses(position),
                HexFormat.of().toHexDigits(position.hash()));
        return new PlayedGame(game, turns, battles);
    }

    private String farthest(Position position) {
        int hex = observer.farthest(position);
        return hex == HexGrid.NONE ? "" : observer.map().orElseThrow().names().name(hex);
    }

    private TurnRow row(Position position) {
        return new TurnRow(
                index,
                turn,
                observer.score(position),
                observer.losses(position),
                observer.held(position),
                farthest(position),
                RunLengths.of(observer.front(position)));
    }
}
