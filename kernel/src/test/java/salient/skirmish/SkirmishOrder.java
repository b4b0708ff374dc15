package salient.skirmish;

import salient.kernel.play.Order;

/** Units are numbered 0 to 2 for Red and 3 to 5 for Blue. */
public sealed interface SkirmishOrder extends Order {
    record Hide(int cell) implements SkirmishOrder {}

    record Move(int unit, int cell) implements SkirmishOrder {}

    record Shoot(int unit, int target) implements SkirmishOrder {}

    record Duck() implements SkirmishOrder {}

    record Stand() implements SkirmishOrder {}

    record Pass() implements SkirmishOrder {}
}
