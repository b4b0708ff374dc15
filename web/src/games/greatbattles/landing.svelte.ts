import type { DropView, OrderDescription } from '../../api/types.ts';
import type { InchController } from './controller.svelte.ts';
import type { UnitPiece } from './field.ts';
import { type Dot, place } from './geo.ts';

/** Troops that come by parachute or glider (A5), and a landed command post that makes for a road (A16). */
export class Landing {
  height = $state('');
  /** The turn of the drop; 0 is when it is due. */
  turn = $state(0);
  movesOn = false;

  constructor(private readonly controller: InchController) {}

  private get offers(): OrderDescription[] {
    return this.controller.orders.filter((o) => ['drop', 'postpone', 'make-for'].includes(o.verb));
  }

  /** How the selected unit can be sent to a place now: drop, postpone, make-for, or not at all. */
  get verb(): string {
    return this.offers[0]?.verb ?? '';
  }

  /** Whether a click on the table chooses where the selected unit comes down. */
  get ready(): boolean {
    return this.verb !== '';
  }

  get heights(): string[] {
    const known = ['low', 'normal', 'high', 'glider'];
    return known.filter((h) => this.offers.some((o) => o.words[0] === h));
  }

  /** Q44g: whether another turn than the one it is due on can be chosen. */
  get mayWait(): boolean {
    return this.offers.some((o) => o.verb === 'drop' && o.words.length > 1);
  }

  private get chosen(): string {
    return this.heights.includes(this.height) ? this.height : this.heights.includes('normal') ? 'normal' : (this.heights[0] ?? '');
  }

  is(height: string): boolean {
    return this.chosen === height;
  }

  choose(height: string): void {
    this.height = height;
    this.again();
  }

  delay(turn: number): void {
    this.turn = turn;
    this.again();
  }

  /** What is weighed is weighed anew with another height or turn. */
  private again(): void {
    const { verb, places } = this.controller.considered?.order ?? {};
    if (verb === this.verb && places?.[0]) this.weigh(places[0]);
  }

  at(dot: Dot): void {
    this.weigh(place(this.controller.rounded(dot)));
  }

  private weigh(at: string): void {
    const when = this.verb === 'drop' && this.mayWait && this.turn > 0 ? String(this.turn) : '';
    this.controller.preview({
      verb: this.verb,
      units: [this.controller.unitName],
      places: [at],
      words: [this.chosen, when].filter(Boolean),
    });
  }

  planOf(unit: UnitPiece): DropView | null {
    return this.controller.view?.drops.find((d) => d.unit === unit.name) ?? null;
  }

  /** Whose drop is planned in this step (A5, A32), or could still be held back (Q44i). */
  get due(): UnitPiece[] {
    const { view, phase, field, active, acting } = this.controller;
    if (!view || !field || !active) return [];
    const isTime = (u: UnitPiece) =>
      phase === 'planning'
        ? u.turn > 0 && u.day <= view.day
        : phase === 'night'
          ? u.turn === 0 && u.day === view.day + 1
          : phase === 'set-up'
            ? u.turn === 0 && u.day === 1
            : phase === 'deployment' && acting.includes(u.name);
    return field.units.filter(
      (u) => u.own && u.dropped && u.stands.length === 0 && u.waiting.length > 0 && isTime(u) && acting.includes(u.name),
    );
  }

  /** An aim point has been given: the next unit that has none is selected as soon as it is known. */
  moveOn(): void {
    if (!this.movesOn) return;
    this.movesOn = false;
    const open = this.due.find((u) => this.planOf(u) === null);
    this.controller.unitName = open?.name ?? '';
    this.controller.standName = '';
  }
}
