import { moveOrder, shortened, type Step } from './carrying.ts';
import type { StandDesk } from './desk.svelte.ts';

/** The way of the battalion in hand, step by step; the last step may still be in the hand. */
export class Way {
  steps = $state.raw<Step[]>([]);

  constructor(private readonly desk: StandDesk) {}

  go(steps: Step[], live = false): void {
    const { unit, field } = this.desk;
    if (!unit || !field || unit.stands.length === 0) return;
    this.steps = steps;
    this.desk.preview(moveOrder(unit, steps, field), live);
  }

  /** Keeps the way so far and goes on from its end. */
  corner(): void {
    if (this.desk.considered?.answer.type === 'MovePreview' && this.steps.length > 0) this.go([...this.steps, [0, 0]]);
  }

  /** Shortens the way to what can be afforded. */
  shorten(): void {
    const answer = this.desk.considered?.answer;
    if (answer?.type !== 'MovePreview' || answer.longest === 0) return;
    this.go(shortened(this.steps, Math.floor((answer.affordable / answer.longest) * 1000) / 1000));
  }
}
