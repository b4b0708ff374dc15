import type { Placed } from '../../api/types.ts';
import { moveOrder, rounded, shortened, type Step } from './carrying.ts';
import type { InchController } from './controller.svelte.ts';
import type { StandPiece } from './field.ts';
import { type Dot, inside, place } from './geo.ts';

/** The way of the selected battalion, step by step; the last step may still be dragged. Stands can also be put one by one. */
export class Way {
  steps = $state.raw<Step[]>([]);
  /** Whether a drag takes one stand of the battalion, and the others stay. */
  single = $state(false);
  /** Where stands have been put one by one. */
  private put = new Map<string, Dot>();

  constructor(private readonly controller: InchController) {}

  go(steps: Step[], live = false): void {
    const { unit, field } = this.controller;
    if (!unit || !field || unit.stands.length === 0) return;
    this.steps = steps;
    this.controller.preview(moveOrder(unit, steps, field), live);
  }

  forget(): void {
    this.steps = [];
    this.put.clear();
  }

  /** Where a stand is, or has been put. */
  placeOf(stand: StandPiece): Dot {
    return this.put.get(stand.name) ?? stand.at;
  }

  /** One stand is put elsewhere; the order names every stand, so the engine checks the whole formation. */
  putStand(name: string, dot: Dot, live = false): void {
    const { unit, field } = this.controller;
    if (!unit || !field) return;
    this.steps = [];
    if (this.controller.shape.arriving) {
      this.setDown(name, dot, live);
      return;
    }
    this.put.set(name, dot);
    const ends = unit.stands.map((s) => `${s.name}=${place(rounded(field.sheet.mils(this.placeOf(s))))}@${s.facing}`);
    this.controller.preview({ verb: 'go', units: [unit.name], words: ends }, live);
  }

  /** A stand that comes from reserve and has been laid out on the table, where a dot is. */
  laidAt(dot: Dot): { name: string; at: Dot } | null {
    const { field } = this.controller;
    const found = this.laid.find((s) => inside(dot, field!.sheet.dots(s.corners)));
    return found ? { name: found.stand, at: field!.sheet.dot(found.x, found.y) } : null;
  }

  /** The stands as the order that is weighed would put them down. */
  get laid(): Placed[] {
    const answer = this.controller.shape.arriving ? this.controller.considered?.answer : null;
    return answer?.type === 'Layout' ? answer.stands : [];
  }

  /** C2m: one stand of those laid out is put elsewhere before all of them come. */
  private setDown(name: string, dot: Dot, live: boolean): void {
    const { controller } = this;
    const ends = this.laid.map(
      (s) => `${s.stand}=${place(rounded(s.stand === name ? controller.field!.sheet.mils(dot) : [s.x, s.y]))}@${s.facing}`,
    );
    if (ends.length > 0)
      controller.preview({ verb: 'deploy-stands', units: [controller.unitName], words: [controller.shape.formation, ...ends] }, live);
  }

  /** Keeps the way so far and goes on from its end. */
  corner(): void {
    if (this.controller.considered?.answer.type === 'MovePreview' && this.steps.length > 0) this.go([...this.steps, [0, 0]]);
  }

  /** Shortens the way to what can be afforded. */
  shorten(): void {
    const answer = this.controller.considered?.answer;
    if (answer?.type !== 'MovePreview' || answer.longest === 0) return;
    this.go(shortened(this.steps, Math.floor((answer.affordable / answer.longest) * 1000) / 1000));
  }
}
