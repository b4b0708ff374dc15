import type { Parts } from '../../api/types.ts';
import { nearestOffer, putAt } from './carrying.ts';
import type { InchController } from './controller.svelte.ts';
import { unitFront } from './field.ts';
import { type Dot, place } from './geo.ts';

/** How the selected unit stands or would stand: its formation, its facing, and where it comes to the table. */
export class Shaping {
  formation = $state('defensive');
  facing = $state(0);
  /** Whether the selected unit must stand on a road. */
  onRoad = $state(false);

  /** Where the unit was last put as a whole. */
  private spotted: string | null = null;

  constructor(private readonly controller: InchController) {}

  forget(): void {
    this.spotted = null;
  }

  /** Whether the selected unit comes to the table now. */
  get placing(): boolean {
    const { unit, phase } = this.controller;
    if (!this.controller.active || !unit?.own) return false;
    if (phase === 'set-up') return unit.comes === 'set-up';
    return this.arriving;
  }

  /** Whether it comes from reserve, and nothing of it is on the table yet. */
  get arriving(): boolean {
    const { unit, phase } = this.controller;
    return phase.endsWith('deployment') && unit !== null && unit.mayCome && unit.stands.length === 0;
  }

  private get verb(): string {
    return this.controller.phase === 'set-up' ? 'set-up' : 'deploy';
  }

  private order(at: string): Parts {
    return { verb: this.verb, units: [this.controller.unitName], places: [at], words: [this.formation, String(this.facing)] };
  }

  /** Formation templates: the battalion as it would stand. */
  form(formation: string): void {
    const { controller } = this;
    this.formation = formation;
    controller.way.steps = [];
    if (this.placing) {
      const { verb, places } = controller.considered?.order ?? {};
      const front = controller.unit && unitFront(controller.unit);
      const at = verb === this.verb ? places?.[0] : this.arriving ? this.spotted : front ? place(controller.rounded(front)) : null;
      if (at) controller.preview(this.order(at));
      return;
    }
    if (controller.unit) controller.preview({ verb: 'form', units: [controller.unit.name], words: [formation, String(this.facing)] });
  }

  turn(facing: number): void {
    this.facing = ((facing % 360) + 360) % 360;
    this.form(this.formation);
  }

  placeAt(dot: Dot, live = false): void {
    if (this.controller.field && this.controller.unit) this.controller.preview(this.order((this.spotted = this.spot(dot))), live);
  }

  private spot(dot: Dot): string {
    return place(this.controller.rounded(this.putting(dot)));
  }

  private putting(dot: Dot): Dot {
    return putAt(this.controller.unit!, dot, this.facing, this.onRoad, this.controller.field!);
  }

  /** A click with a selected unit that comes to the table: at set-up it is placed at once, because it can still be moved. */
  put(dot: Dot): void {
    const { controller } = this;
    controller.preview(this.order((this.spotted = this.spot(dot))), false, () => {
      const offer = controller.allowed ? null : nearestOffer(controller.orders, this.verb, this.putting(dot), controller.field!);
      if (offer) controller.preview(offer);
      else if (this.verb === 'set-up' && controller.allowed) void controller.confirm();
    });
  }
}
