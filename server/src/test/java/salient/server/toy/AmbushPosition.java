package salient.server.toy;

import static salient.server.toy.Ambush.BLUE;
import static salient.server.toy.Ambush.RED;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import salient.kernel.dice.Dice;
import salient.kernel.dice.Purpose;
import salient.kernel.dice.Roll;
import salient.kernel.play.Answer;
import salient.kernel.play.Event;
import salient.kernel.play.Order;
import salient.kernel.play.Outcome;
import salient.kernel.play.Position;
import salient.kernel.play.Prompt;
import salient.kernel.play.Question;
import salient.kernel.play.Side;
import salient.kernel.play.Standing;
import salient.kernel.play.StateHash;
import salient.kernel.play.Subject;
import salient.kernel.play.Verdict;
import salient.kernel.play.View;
import salient.server.toy.AmbushTerms.About;
import salient.server.toy.AmbushTerms.AmbushView;
import salient.server.toy.AmbushTerms.Arm;
import salient.server.toy.AmbushTerms.Armed;
import salient.server.toy.AmbushTerms.Attack;
import salient.server.toy.AmbushTerms.Attacked;
import salient.server.toy.AmbushTerms.Command;
import salient.server.toy.AmbushTerms.End;
import salient.server.toy.AmbushTerms.Fought;
import salient.server.toy.AmbushTerms.KnownStrengths;
import salient.server.toy.AmbushTerms.Move;
import salient.server.toy.AmbushTerms.Moved;
import salient.server.toy.AmbushTerms.Piece;
import salient.server.toy.AmbushTerms.Stand;
import salient.server.toy.AmbushTerms.Strengths;
import salient.server.toy.AmbushTerms.TurnEnded;
import salient.server.toy.AmbushTerms.Yield;
import salient.server.toy.AmbushTerms.Yielded;

final class AmbushPosition implements Position {
    static final List<String> UNITS = List.of("A", "B", "C", "X", "Y", "Z");
    static final int SPACES = 8;
    static final int GONE = -1;
    private static final Purpose BATTLE = new Purpose("battle", Ambush.clause("4"));

    final int turns;
    final boolean grim;
    int turn; // 0 is set-up
    boolean redDecides = true;
    int attacker = -1;
    int target = -1;
    int[] space = {0, 0, 0, SPACES - 1, SPACES - 1, SPACES - 1};
    int[] strength = {1, 1, 1, 1, 1, 1};
    boolean[] revealed = new boolean[6];
    boolean[] moved = new boolean[6];

    AmbushPosition(int turns, boolean grim) {
        this.turns = turns;
        this.grim = grim;
    }

    static Side owner(int unit) {
        return unit < 3 ? RED : BLUE;
    }

    private Side mover() {
        return redDecides ? RED : BLUE;
    }

    private static Side other(Side side) {
        return side.equals(RED) ? BLUE : RED;
    }

    @Override
    public Side toDecide() {
        if (outcome().isPresent()) return Side.REFEREE;
        return attacker >= 0 ? other(mover()) : mover();
    }

    @Override
    public Prompt prompt() {
        String question = attacker >= 0
                ? "Does " + UNITS.get(target) + " stand or yield?"
                : turn == 0 ? "Arm your units, then end." : "Move and attack, then end the turn.";
        return new Prompt(
                toDecide(),
                "turn " + turn,
                turn == 0 ? "Set-up" : "Play",
                question,
                attacker >= 0,
                Optional.empty(),
                List.of(),
                List.of(Ambush.clause(attacker >= 0 ? "3" : turn == 0 ? "1" : "2")));
    }

    @Override
    public void subjects(Consumer<? super Subject> each) {
        if (outcome().isPresent()) return;
        if (attacker < 0)
            for (int unit = 0; unit < 6; unit++) {
                List<Order> orders = new ArrayList<>();
                orders(new About("unit " + UNITS.get(unit)), orders::add);
                if (!orders.isEmpty()) each.accept(new About("unit " + UNITS.get(unit)));
            }
        each.accept(new About("phase"));
    }

    @Override
    public void orders(Subject subject, Consumer<? super Order> each) {
        List<Command> candidates = new ArrayList<>();
        if (subject.text().equals("phase")) candidates.addAll(List.of(new Stand(), new Yield(), new End()));
        else {
            String unit = subject.text().substring("unit ".length());
            for (int strength = 1; strength <= 6; strength++) candidates.add(new Arm(unit, strength));
            for (int to = 0; to < SPACES; to++) candidates.add(new Move(unit, to));
            for (String enemy : UNITS) candidates.add(new Attack(unit, enemy));
        }
        for (Command order : candidates) if (judge(order).isLegal()) each.accept(order);
    }

    @Override
    public Verdict judge(Order order) {
        Verdict.Reasons reasons = new Verdict.Reasons();
        if (outcome().isPresent()) reasons.add(Ambush.clause("5"), "The game is over.");
        boolean interrupted = attacker >= 0;
        switch ((Command) order) {
            case Stand() -> {
                if (!interrupted) reasons.add(Ambush.clause("3"), "Nothing is attacked.");
            }
            case Yield() -> {
                if (!interrupted) reasons.add(Ambush.clause("3"), "Nothing is attacked.");
                if (grim) reasons.add(Ambush.clause("6"), "Nobody yields.");
            }
            case End() -> {
                if (interrupted) reasons.add(Ambush.clause("3"), "The attack must be answered first.");
            }
            case Arm(String unit, int _) -> {
                own(unit, interrupted, reasons);
                if (turn > 0) reasons.add(Ambush.clause("1"), "Units are armed before the first turn.");
            }
            case Move(String unit, int to) -> {
                int u = own(unit, interrupted, reasons);
                if (turn == 0) reasons.add(Ambush.clause("1"), "Set-up comes first.");
                if (moved[u]) reasons.add(Ambush.clause("2"), unit + " has moved.");
                if (Math.abs(space[u] - to) != 1 || to >= SPACES)
                    reasons.add(Ambush.clause("2"), "Only the next space can be reached.");
            }
            case Attack(String unit, String enemy) -> {
                int u = own(unit, interrupted, reasons);
                int e = UNITS.indexOf(enemy);
                if (turn == 0) reasons.add(Ambush.clause("1"), "Set-up comes first.");
                if (moved[u]) reasons.add(Ambush.clause("2"), unit + " has moved.");
                if (owner(e).equals(owner(u))) reasons.add(Ambush.clause("4"), enemy + " is no enemy.");
                if (space[e] == GONE || Math.abs(space[u] - space[e]) > 1)
                    reasons.add(Ambush.clause("4"), enemy + " is too far away.");
            }
        }
        return reasons.verdict();
    }

    private int own(String unit, boolean interrupted, Verdict.Reasons reasons) {
        int u = UNITS.indexOf(unit);
        if (interrupted) reasons.add(Ambush.clause("3"), "The attack must be answered first.");
        if (!owner(u).equals(mover())) reasons.add(Ambush.clause("2"), unit + " is not yours.");
        if (space[u] == GONE) reasons.add(Ambush.clause("4"), unit + " is no more.");
        return u;
    }

    @Override
    public Verdict play(Order order, Dice dice, Consumer<? super Event> tell) {
        Verdict verdict = judge(order);
        if (!verdict.isLegal()) return verdict;
        switch ((Command) order) {
            case Arm(String unit, int s) -> {
                strength[UNITS.indexOf(unit)] = s;
                tell.accept(new Armed(mover(), unit, s));
            }
            case Move(String unit, int to) -> {
                int u = UNITS.indexOf(unit);
                tell.accept(new Moved(unit, space[u], to));
                space[u] = to;
                moved[u] = true;
            }
            case Attack(String unit, String enemy) -> {
                attacker = UNITS.indexOf(unit);
                target = UNITS.indexOf(enemy);
                moved[attacker] = true;
                tell.accept(new Attacked(unit, enemy));
            }
            case Yield() -> {
                int away = target < 3 ? -1 : 1;
                space[target] = Math.clamp(space[target] + away, 0, SPACES - 1);
                tell.accept(new Yielded(UNITS.get(target)));
                attacker = target = -1;
            }
            case Stand() -> battle(dice, tell);
            case End() -> end(tell);
        }
        return verdict;
    }

    /** A point to Red for every unit of Blue's that is gone. */
    @Override
    public Optional<Standing> standing() {
        int[] gone = new int[2];
        for (int unit = 0; unit < 6; unit++) if (space[unit] == GONE) gone[unit / 3]++;
        return Optional.of(new Standing(
                gone[1],
                List.of(new Outcome.Line("units of Blue gone", gone[1], Ambush.clause("4"))),
                List.of(
                        new Standing.Figure(Standing.Kind.LOSSES, owner(0), "Red units lost", gone[0]),
                        new Standing.Figure(Standing.Kind.LOSSES, owner(3), "Blue units lost", gone[1]))));
    }

    private void battle(Dice dice, Consumer<? super Event> tell) {
        int first = dice.roll(6, BATTLE);
        int second = dice.roll(6, BATTLE);
        boolean wins = strength[attacker] + first > strength[target] + second;
        int winner = wins ? attacker : target;
        int loser = wins ? target : attacker;
        revealed[attacker] = revealed[target] = true;
        space[loser] = GONE;
        tell.accept(new Fought(
                UNITS.get(winner),
                UNITS.get(loser),
                strength[winner],
                strength[loser],
                List.of(new Roll(BATTLE, 6, first), new Roll(BATTLE, 6, second))));
        attacker = target = -1;
    }

    private void end(Consumer<? super Event> tell) {
        if (!redDecides) turn++;
        redDecides = !redDecides;
        moved = new boolean[6];
        tell.accept(new TurnEnded(turn, mover()));
    }

    @Override
    public Answer answer(Question question) {
        Strengths asked = (Strengths) question;
        List<String> lines = new ArrayList<>();
        for (int unit = 0; unit < 6; unit++)
            if (owner(unit).equals(asked.of())) lines.add(UNITS.get(unit) + " has strength " + strength[unit]);
        return new KnownStrengths(lines);
    }

    /** A side takes enemies it has not fought to have strength 1. */
    @Override
    public Position knownTo(Side side) {
        AmbushPosition known = copy();
        if (!side.equals(Side.REFEREE))
            for (int unit = 0; unit < 6; unit++)
                if (!owner(unit).equals(side) && !revealed[unit]) known.strength[unit] = 1;
        return known;
    }

    @Override
    public View seenBy(Side side) {
        List<Piece> pieces = new ArrayList<>();
        for (int unit = 0; unit < 6; unit++) {
            boolean known = revealed[unit] || owner(unit).equals(side) || side.equals(Side.REFEREE);
            pieces.add(new Piece(
                    UNITS.get(unit),
                    owner(unit),
                    space[unit],
                    known ? Optional.of(strength[unit]) : Optional.empty(),
                    moved[unit]));
        }
        return new AmbushView(turn, turns, pieces);
    }

    @Override
    public String sentence(Event event) {
        return ((AmbushTerms.Told) event).sentence();
    }

    @Override
    public Optional<Outcome> outcome() {
        int red = left(RED);
        int blue = left(BLUE);
        if (turn <= turns && red > 0 && blue > 0) return Optional.empty();
        Optional<Side> winner = red == blue ? Optional.empty() : Optional.of(red > blue ? RED : BLUE);
        return Optional.of(new Outcome(
                winner, "victory", red - blue, List.of(new Outcome.Line("Units", red - blue, Ambush.clause("5")))));
    }

    private int left(Side side) {
        int left = 0;
        for (int unit = 0; unit < 6; unit++) if (owner(unit).equals(side) && space[unit] != GONE) left++;
        return left;
    }

    @Override
    public AmbushPosition copy() {
        AmbushPosition copy = new AmbushPosition(turns, grim);
        copy.turn = turn;
        copy.redDecides = redDecides;
        copy.attacker = attacker;
        copy.target = target;
        copy.space = space.clone();
        copy.strength = strength.clone();
        copy.revealed = revealed.clone();
        copy.moved = moved.clone();
        return copy;
    }

    @Override
    public long hash() {
        StateHash hash = new StateHash()
                .add(turns)
                .add(grim)
                .add(turn)
                .add(redDecides)
                .add(attacker)
                .add(target)
                .add(space)
                .add(strength);
        for (int unit = 0; unit < 6; unit++) hash.add(revealed[unit]).add(moved[unit]);
        return hash.value();
    }
}
