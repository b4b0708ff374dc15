package salient.skirmish;

import java.util.ArrayList;
import java.util.Arrays;
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
import salient.kernel.play.StateHash;
import salient.kernel.play.Subject;
import salient.kernel.play.Verdict;
import salient.kernel.play.View;

public final class SkirmishPosition implements Position {
    static final int LOST = -1;
    static final int NOBODY = -1;
    static final int NONE_YET = -1;
    static final int GONE = -2;
    static final int UNKNOWN = -3;
    private static final Purpose MINE = new Purpose("mine", Skirmish.clause("2.3"));
    private static final Purpose FIRE = new Purpose("fire", Skirmish.clause("3.1"));
    private static final Purpose SURVIVAL = new Purpose("survival", Skirmish.clause("3.2"));

    final Fault fault;
    private final String road;
    private final int lastTurn;
    private int turn = 1;
    private int decider;
    private int[] cells;
    private int[] mines = {NONE_YET, NONE_YET};
    private int hit = NOBODY;
    /** Only the fault of a text that is not read back alike looks at it. */
    boolean wasRead;

    private int shooter = NOBODY;

    SkirmishPosition(Fault fault, String road, int lastTurn) {
        this.fault = fault;
        this.road = road;
        this.lastTurn = lastTurn;
        int end = road.length() - 1;
        this.cells = new int[] {0, 0, 1, end, end, end - 1};
    }

    void set(int turn, int decider, int[] cells, int[] mines, int hit, int shooter) {
        this.turn = turn;
        this.decider = decider;
        this.cells = cells;
        this.mines = mines;
        this.hit = hit;
        this.shooter = shooter;
    }

    /** The same position with a mine put elsewhere, for the secrecy check. */
    public SkirmishPosition withMine(int side, int cell) {
        SkirmishPosition other = (SkirmishPosition) copy();
        other.mines = other.mines.clone();
        other.mines[side] = cell;
        return other;
    }

    /** The cell of a side's mine, or a negative number if it lies nowhere. */
    public int mine(int side) {
        return mines[side];
    }

    int turn() {
        return turn;
    }

    int lastTurn() {
        return lastTurn;
    }

    int decider() {
        return decider;
    }

    String road() {
        return road;
    }

    int cell(int unit) {
        return cells[unit];
    }

    int hit() {
        return hit;
    }

    int shooter() {
        return shooter;
    }

    boolean hiding() {
        return mines[decider] == NONE_YET;
    }

    /** Units of a side still on the road. */
    public int strength(int side) {
        int count = 0;
        for (int i = 0; i < 3; i++) if (cells[3 * side + i] != LOST) count++;
        return count;
    }

    boolean over() {
        if (fault == Fault.NEVER_ENDS) return false;
        return turn > lastTurn || strength(0) == 0 || strength(1) == 0;
    }

    @Override
    public Side toDecide() {
        return over() && fault != Fault.GOES_ON_AFTER_THE_END ? Side.REFEREE : Skirmish.side(decider);
    }

    @Override
    public Prompt prompt() {
        String question = hit >= 0 ? "Duck or stand?" : hiding() ? "Where do you hide your mine?" : "Your order?";
        if (fault == Fault.PROMPT_LEAKS) question += Arrays.toString(trueMines == null ? mines : trueMines);
        Side side = fault == Fault.PROMPT_NAMES_THE_WRONG_SIDE ? Skirmish.side(1 - decider) : toDecide();
        return new Prompt(
                side,
                "turn " + turn,
                hit >= 0 ? "answer" : hiding() ? "mines" : "play",
                over() ? "The game is over." : question,
                hit >= 0,
                Optional.empty(),
                List.of(),
                List.of(Skirmish.clause("4.1")));
    }

    @Override
    public void subjects(Consumer<? super Subject> each) {
        if (over() || fault == Fault.LISTS_NOTHING && turn > 2) return;
        each.accept(SkirmishSubject.PHASE);
        if (fault == Fault.LISTS_A_SUBJECT_TWICE) each.accept(SkirmishSubject.PHASE);
        for (int unit = 0; unit < cells.length; unit++) {
            Subject subject = new SkirmishSubject(SkirmishNotation.UNITS.get(unit));
            List<Order> found = new ArrayList<>();
            orders(subject, found::add);
            if (!found.isEmpty() || fault == Fault.LISTS_A_SUBJECT_WITHOUT_ORDERS) each.accept(subject);
        }
    }

    @Override
    public void orders(Subject subject, Consumer<? super Order> each) {
        List<SkirmishOrder> candidates = new ArrayList<>();
        int unit = SkirmishNotation.UNITS.indexOf(subject.text());
        if (unit < 0) {
            for (int cell = 0; cell < road.length(); cell++) candidates.add(new SkirmishOrder.Hide(cell));
            candidates.addAll(List.of(new SkirmishOrder.Duck(), new SkirmishOrder.Stand(), new SkirmishOrder.Pass()));
        } else {
            for (int cell = 0; cell < road.length(); cell++) candidates.add(new SkirmishOrder.Move(unit, cell));
            for (int target = 0; target < cells.length; target++) candidates.add(new SkirmishOrder.Shoot(unit, target));
        }
        candidates.removeIf(order -> !SkirmishRules.judge(this, order).isLegal());
        if (fault == Fault.LEAVES_OUT_A_LEGAL_ORDER) candidates.removeIf(SkirmishOrder.Shoot.class::isInstance);
        if (fault == Fault.KNOWLEDGE_LACKS_OWN_ORDERS && trueMines != null)
            candidates.removeIf(SkirmishOrder.Shoot.class::isInstance);
        if (fault == Fault.ALLOWS_ORDERS_OF_ANOTHER_PHASE && (hiding() || hit >= 0))
            candidates.removeIf(SkirmishOrder.Pass.class::isInstance);
        if (fault == Fault.ORDERS_LEAK)
            candidates.removeIf(o -> o instanceof SkirmishOrder.Move(int _, int cell) && cell == mines[1 - decider]);
        if (fault == Fault.LISTS_AN_ORDER_TWICE && !candidates.isEmpty()) each.accept(candidates.getFirst());
        if (fault == Fault.LISTS_AN_ILLEGAL_ORDER && unit >= 0)
            candidates.add(new SkirmishOrder.Move(unit, cells[unit] < 0 ? 0 : cells[unit]));
        candidates.forEach(each);
    }

    @Override
    public Verdict judge(Order order) {
        if (fault == Fault.JUDGING_CHANGES_STATE) turn += turn == 5 ? 1 : 0;
        return SkirmishRules.judge(this, (SkirmishOrder) order);
    }

    @Override
    public Verdict play(Order order, Dice dice, Consumer<? super Event> tell) {
        Verdict verdict = SkirmishRules.judge(this, (SkirmishOrder) order);
        if (!verdict.isLegal()) {
            if (fault == Fault.CHANGES_STATE_ON_REFUSAL) turn++;
            if (fault == Fault.ROLLS_DICE_ON_REFUSAL) dice.roll(6, FIRE);
            if (fault == Fault.TELLS_EVENTS_ON_REFUSAL) tell.accept(new SkirmishEvent.Told("Nothing happens."));
            return verdict;
        }
        if (fault == Fault.REFUSES_IN_PLAY_WHAT_IT_JUDGED_LEGAL && order instanceof SkirmishOrder.Shoot)
            return Verdict.refused(Skirmish.clause("3.1"), "The gun is jammed.");
        if (fault == Fault.CRASHES_IN_PLAY && order instanceof SkirmishOrder.Stand)
            throw new IllegalStateException("a fault of the game");
        switch ((SkirmishOrder) order) {
            case SkirmishOrder.Hide(int cell) -> hide(cell, tell);
            case SkirmishOrder.Move(int unit, int cell) -> move(unit, cell, dice, tell);
            case SkirmishOrder.Shoot(int unit, int target) -> shoot(unit, target, dice, tell);
            case SkirmishOrder.Duck() -> answer(2, false, dice, tell);
            case SkirmishOrder.Stand() -> answer(4, true, dice, tell);
            case SkirmishOrder.Pass() -> {
                tell.accept(
                        new SkirmishEvent.Told(fault == Fault.EVENT_WITHOUT_A_SENTENCE ? "" : toDecide() + " passes."));
                next();
            }
        }
        return verdict;
    }

    private void hide(int cell, Consumer<? super Event> tell) {
        mines[decider] = cell;
        tell.accept(new SkirmishEvent.Hidden(Skirmish.side(decider), Optional.of(cell), fault == Fault.ORDER_LEAKS));
        decider = 1 - decider;
    }

    private void move(int unit, int cell, Dice dice, Consumer<? super Event> tell) {
        cells[unit] = cell;
        String name = SkirmishNotation.UNITS.get(unit);
        tell.accept(new SkirmishEvent.Moved(name, cell));
        if (fault == Fault.EVENT_LEAKS) tell.accept(new SkirmishEvent.Told("Mines lie on " + Arrays.toString(mines)));
        if (mines[1 - decider] == cell) {
            Roll roll = roll(MINE, dice);
            mines[1 - decider] = GONE;
            if (roll.value() <= 3) cells[unit] = LOST;
            tell.accept(new SkirmishEvent.MineFound(name, roll.value() <= 3, roll));
        }
        next();
    }

    private void shoot(int unit, int target, Dice dice, Consumer<? super Event> tell) {
        if (fault == Fault.PLAY_DEPENDS_ON_THE_MACHINE && System.nanoTime() % 2 == 0) turn++;
        if (fault == Fault.BREAKS_AN_INVARIANT) cells[unit] = 99;
        int needed = Math.abs(cells[unit] - cells[target]) <= 1 ? 4 : 5;
        Roll roll = roll(FIRE, dice);
        boolean hits = roll.value() >= needed;
        tell.accept(new SkirmishEvent.Rolled(
                SkirmishNotation.UNITS.get(unit) + (hits ? " hits " : " misses ") + SkirmishNotation.UNITS.get(target)
                        + ".",
                roll,
                fault == Fault.ROLLS_A_DIE_SILENTLY));
        if (!hits) {
            next();
            return;
        }
        hit = target;
        shooter = unit;
        decider = 1 - decider;
    }

    private void answer(int lostUpTo, boolean firesBack, Dice dice, Consumer<? super Event> tell) {
        Roll roll = roll(SURVIVAL, dice);
        boolean lost = roll.value() <= lostUpTo;
        if (lost) cells[hit] = LOST;
        else if (firesBack) cells[shooter] = LOST;
        tell.accept(new SkirmishEvent.Rolled(
                SkirmishNotation.UNITS.get(hit) + (lost ? " is lost." : " survives."), roll, false));
        hit = NOBODY;
        shooter = NOBODY;
        decider = 1 - decider;
        next();
    }

    private static Roll roll(Purpose purpose, Dice dice) {
        return new Roll(purpose, 6, dice.roll(6, purpose));
    }

    private void next() {
        decider = 1 - decider;
        if (decider == 0) turn++;
        if (fault == Fault.NEVER_ENDS && turn > lastTurn) turn = lastTurn;
    }

    @Override
    public Answer answer(Question question) {
        List<Integer> safe = new ArrayList<>();
        int[] known = fault == Fault.ANSWER_LEAKS && trueMines != null ? trueMines : mines;
        for (int cell = 0; cell < road.length(); cell++)
            if (road.charAt(cell) == '.' && known[0] != cell && known[1] != cell) safe.add(cell);
        return new SkirmishQuestion.SafeCells(safe);
    }

    /** What a restricted position should not have kept; only the leaking faults read it. */
    private int[] trueMines;

    @Override
    public Position knownTo(Side side) {
        SkirmishPosition known = (SkirmishPosition) copy();
        known.mines = mines.clone();
        for (int i = 0; i < 2; i++)
            if (mines[i] >= 0 && !side.equals(Skirmish.side(i)) && !side.equals(Side.REFEREE)) known.mines[i] = UNKNOWN;
        if (known.trueMines == null) known.trueMines = mines.clone();
        if (fault == Fault.KNOWLEDGE_IS_NOT_STABLE && mines[0] == UNKNOWN) known.mines[0] = GONE;
        return known;
    }

    @Override
    public View seenBy(Side side) {
        if (fault == Fault.VIEW_LEAKS || fault == Fault.VIEW_IS_NOT_MADE_FROM_KNOWLEDGE && trueMines == null)
            return view();
        return ((SkirmishPosition) knownTo(side)).view();
    }

    private View view() {
        List<SkirmishView.UnitView> units = new ArrayList<>();
        for (int unit = 0; unit < cells.length; unit++)
            units.add(new SkirmishView.UnitView(
                    SkirmishNotation.UNITS.get(unit), cells[unit] < 0 ? Optional.empty() : Optional.of(cells[unit])));
        List<String> shown = new ArrayList<>();
        for (int mine : fault == Fault.VIEW_LEAKS && trueMines != null ? trueMines : mines)
            shown.add(Integer.toString(mine));
        return new SkirmishView(
                turn, road, units, shown, hit < 0 ? Optional.empty() : Optional.of(SkirmishNotation.UNITS.get(hit)));
    }

    @Override
    public String sentence(Event event) {
        return ((SkirmishEvent) event).sentence();
    }

    @Override
    public Optional<Outcome> outcome() {
        if (!over()) return Optional.empty();
        int score = strength(0) - strength(1);
        Optional<Side> winner = score == 0 ? Optional.empty() : Optional.of(score > 0 ? Skirmish.RED : Skirmish.BLUE);
        return Optional.of(new Outcome(
                winner,
                score == 0 ? "draw" : "victory",
                score,
                List.of(new Outcome.Line("units", score, Skirmish.clause("5.1")))));
    }

    @Override
    public Position copy() {
        SkirmishPosition copy = new SkirmishPosition(fault, road, lastTurn);
        copy.set(turn, decider, fault == Fault.COPY_SHARES_STATE ? cells : cells.clone(), mines.clone(), hit, shooter);
        copy.trueMines = trueMines;
        if (fault == Fault.COPY_FORGETS && turn > 3) copy.turn = 3;
        return copy;
    }

    @Override
    public long hash() {
        StateHash hash =
                new StateHash().add(turn).add(lastTurn).add(decider).add(road).add(cells);
        if (fault != Fault.HASH_FORGETS) hash.add(mines);
        if (fault == Fault.HASH_DEPENDS_ON_THE_MACHINE)
            hash.add(ProcessHandle.current().pid());
        return hash.add(hit).add(shooter).value();
    }
}
