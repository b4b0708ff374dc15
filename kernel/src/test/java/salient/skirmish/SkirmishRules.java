package salient.skirmish;

import salient.kernel.play.Verdict;
import salient.kernel.play.Verdict.Reasons;
import salient.kernel.rulebook.ClauseId;

/** Whether an order is allowed, with every clause that forbids it. */
final class SkirmishRules {
    private SkirmishRules() {}

    static Verdict judge(SkirmishPosition at, SkirmishOrder order) {
        Reasons reasons = new Reasons();
        phase(at, order, reasons);
        switch (order) {
            case SkirmishOrder.Hide(int cell) -> {
                if (cell < 2 || cell > 6) reasons.add(clause(at, "1.1"), "A mine is hidden on cells 2 to 6.");
            }
            case SkirmishOrder.Move(int unit, int cell) -> move(at, unit, cell, reasons);
            case SkirmishOrder.Shoot(int unit, int target) -> shoot(at, unit, target, reasons);
            case SkirmishOrder.Duck(), SkirmishOrder.Stand(), SkirmishOrder.Pass() -> {}
        }
        return reasons.verdict();
    }

    private static void phase(SkirmishPosition at, SkirmishOrder order, Reasons reasons) {
        if (at.over()) {
            reasons.add(clause(at, "5.1"), "The game is over.");
            return;
        }
        boolean fits = switch (order) {
            case SkirmishOrder.Hide _ -> at.hiding();
            case SkirmishOrder.Duck(), SkirmishOrder.Stand() -> at.hit() >= 0;
            case SkirmishOrder.Pass() when at.fault == Fault.ALLOWS_ORDERS_OF_ANOTHER_PHASE -> true;
            case SkirmishOrder.Move _, SkirmishOrder.Shoot _, SkirmishOrder.Pass _ -> !at.hiding() && at.hit() < 0;
        };
        String sentence = at.fault == Fault.REFUSES_WITHOUT_A_SENTENCE ? "" : "This is not the phase for that order.";
        if (!fits) reasons.add(clause(at, "4.2"), sentence);
    }

    private static void move(SkirmishPosition at, int unit, int cell, Reasons reasons) {
        if (!own(at, unit, reasons)) return;
        int distance = Math.abs(at.cell(unit) - cell);
        if (distance < 1 || distance > 2) reasons.add(clause(at, "2.1"), "A unit moves one or two cells.");
        if (at.road().charAt(cell) == '#') reasons.add(clause(at, "2.2"), "Nobody enters a ruin.");
        int friends = 0;
        boolean enemies = false;
        for (int other = 0; other < 6; other++) {
            if (at.cell(other) != cell || other == unit) continue;
            if (other / 3 == at.decider()) friends++;
            else enemies = true;
        }
        if (enemies) reasons.add(clause(at, "2.2"), "Enemies are there.");
        if (friends >= 2) reasons.add(clause(at, "2.2"), "Two units are there already.");
        if (at.fault == Fault.REFUSAL_LEAKS && distance > 2 && cell == at.mine(1 - at.decider()))
            reasons.add(clause(at, "2.3"), "That cell is mined.");
    }

    private static void shoot(SkirmishPosition at, int unit, int target, Reasons reasons) {
        if (!own(at, unit, reasons)) return;
        if (target / 3 == at.decider()) reasons.add(clause(at, "3.1"), "That is one of your own.");
        if (at.cell(target) < 0) reasons.add(clause(at, "3.1"), "The target is lost already.");
        else if (Math.abs(at.cell(unit) - at.cell(target)) > 2)
            reasons.add(clause(at, "3.1"), "The target is out of range.");
    }

    private static boolean own(SkirmishPosition at, int unit, Reasons reasons) {
        if (unit / 3 != at.decider()) reasons.add(clause(at, "4.2"), "That is a unit of the other side.");
        else if (at.cell(unit) < 0) reasons.add(clause(at, "4.2"), "That unit is lost.");
        else return true;
        return false;
    }

    private static ClauseId clause(SkirmishPosition at, String number) {
        return Skirmish.clause(at.fault == Fault.CITES_AN_UNKNOWN_CLAUSE ? "9.9" : number);
    }
}
