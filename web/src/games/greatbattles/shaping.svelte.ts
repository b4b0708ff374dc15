import type { Parts } from '../../api/types.ts';
import { nearestOffer, putAt } from './carrying.ts';
import type { StandDesk } from './desk.svelte.ts';
import { unitFront } from './field.ts';
import { type Dot, place } from './geo.ts';

/** How the unit in hand stands or would stand: its formation, its facing, and where it comes to the table. */
export class Shaping {
  formation = $state('defensive');
  facing = $state(0);
  /** Whether the unit in hand must stand on a road. */
  onRoad = $state(false);

  /** Where the unit was last put as a whole. */
  private spotted: string | null = null;

  constructor(private readonly desk: StandDesk) {}

  forget(): void {
    this.spotted = null;
  }

  /** Whether the unit in hand comes to the table now. */
  get placing(): boolean {
    const { unit, phase } = this.desk;
    if (!this.desk.active || !unit?.own) return false;
    if (phase === 'set-up') return unit.comes === 'set-up';
    return this.arriving;
  }

  /** Whether it comes from reserve, and nothing of it is on the table yet. */
  get arriving(): boolean {
    const { unit, phase } = this.desk;
    return phase.endsWith('deployment') && unit !== null && unit.mayCome && unit.stands.length === 0;
  }

  private get verb(): string {
    return this.desk.phase === 'set-up' ? 'set-up' : 'deploy';
  }

  private order(at: string): Parts {
    return { verb: this.verb, units: [this.desk.unitName], places: [at], words: [this.formation, String(this.facing)] };
  }

  /** Formation templates: the battalion as it would stand. */
  form(formation: string): void {
    const { desk } = this;
    this.formation = formation;
    desk.way.steps = [];
    if (this.placing) {
      const { verb, places } = desk.considered?.order ?? {};
      const front = desk.unit && unitFront(desk.unit);
      const at = verb === this.verb ? places?.[0] : this.arriving ? this.spotted : front ? place(desk.rounded(front)) : null;
      if (at) desk.preview(this.order(at));
      return;
    }
    if (desk.unit) desk.preview({ verb: 'form', units: [desk.unit.name], words: [formation, String(this.facing)] });
  }

  turn(facing: number): void {
    this.facing = ((facing % 360) + 360) % 360;
    this.form(this.formation);
  }

  placeAt(dot: Dot, live = false): void {
    if (this.desk.field && this.desk.unit) this.desk.preview(this.order((this.spotted = this.spot(dot))), live);
  }

  private spot(dot: Dot): string {
    return place(this.desk.rounded(this.putting(dot)));
  }

  private putting(dot: Dot): Dot {
    return putAt(this.desk.unit!, dot, this.facing, this.onRoad, this.desk.field!);
  }

  /** A click with a unit in hand that comes to the table: at set-up it is put down at once, for it can be put elsewhere. */
  put(dot: Dot): void {
    const { desk } = this;
    desk.preview(this.order((this.spotted = this.spot(dot))), false, () => {
      const offer = desk.allowed ? null : nearestOffer(desk.orders, this.verb, this.putting(dot), desk.field!);
      if (offer) desk.preview(offer);
      else if (this.verb === 'set-up' && desk.allowed) void desk.confirm();
    });
  }
}
