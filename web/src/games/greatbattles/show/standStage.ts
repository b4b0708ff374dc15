import type { Act, Spot } from '../../../table/show/acts.ts';
import { drawBattle, drawBlast, drawFalling, drawNote, drawShot } from '../../../table/show/drawing.ts';
import { EventPlayer, type Stage } from '../../../table/show/player.svelte.ts';
import type { TableCanvas, TableLayer } from '../canvas.ts';
import type { InchController } from '../controller.svelte.ts';
import type { Field, StandPiece } from '../field.ts';
import { type Dot, middle } from '../geo.ts';

/** Shows events on a table of inches: stands as they were before, changed act by act. */
export class StandStage implements Stage<Field>, TableLayer {
  readonly player = new EventPlayer<Field>(this);
  private stands: StandPiece[] = [];
  /** Where what has fallen stood. */
  private readonly places = new Map<string, Dot>();

  constructor(private readonly controller: InchController) {}

  get moving(): boolean {
    return this.player.playing;
  }

  /** Begins from a position. */
  open(field: Field): void {
    this.stands = [...field.stands];
    this.places.clear();
    this.show();
  }

  begin(act: Act, after: Field, now: number, time: number): void {
    if (act.kind === 'travel') this.travel(act.units, after, now, time);
    else if (act.kind === 'fall') this.fall(act.unit, now, time);
    else if (act.kind === 'hit') this.change(act.unit, after);
  }

  settle(field: Field): void {
    this.stands = [...field.stands];
    this.controller.stands.land();
    this.controller.stands.setStands(field.stands, true);
  }

  spotOf(act: Act): Spot | null {
    switch (act.kind) {
      case 'travel':
        return this.dotOf(act.units[0]);
      case 'fall':
      case 'hit':
        return this.dotOf(act.unit);
      case 'shot':
        return this.dotOf(act.to) ?? this.dotOf(act.from);
      default:
        return act.at;
    }
  }

  reveal(spot: Spot): boolean {
    return this.controller.map?.reveal(spot as Dot) ?? false;
  }

  redraw(): void {
    this.controller.map?.invalidate();
  }

  draw(ctx: CanvasRenderingContext2D, _view: TableCanvas, now: number): void {
    this.player.draw(ctx, now);
  }

  drawAct(ctx: CanvasRenderingContext2D, act: Act, age: number): void {
    const view = this.controller.map;
    const spot = this.spotOf(act);
    if (!view || spot === null) return;
    const at = view.place(spot as Dot);
    const size = Math.max(16, 0.55 * view.camera.scale);
    if (act.kind === 'shot') {
      const from = this.dotOf(act.from);
      if (from) drawShot(ctx, view.place(from), at, age);
      drawBattle(ctx, at, size, { title: '', dice: act.dice, result: act.result }, age);
    } else if (act.kind === 'battle') drawBattle(ctx, at, size, act, age);
    else if (act.kind === 'hit') drawFalling(ctx, at, size, act.text, age);
    else if (act.kind === 'blast') {
      drawBlast(ctx, at, act.radius * view.camera.scale, age);
      drawNote(ctx, at, size, act.result, act.dice, age);
    } else if (act.kind === 'note') drawNote(ctx, at, size, act.text, act.dice ?? [], age);
  }

  /** Where a stand or a unit is shown, or was last. */
  private dotOf(name: string): Dot | null {
    const found = this.stands.filter((s) => s.name === name || s.unit === name).map((s) => s.at);
    return found.length > 0 ? middle(found) : (this.places.get(name) ?? null);
  }

  private travel(names: string[], after: Field, now: number, time: number): void {
    const goals = after.stands.filter((s) => names.includes(s.unit) || names.includes(s.name));
    const going = new Map(goals.map((s) => [s.name, s]));
    const from = new Map(this.stands.filter((s) => going.has(s.name)).map((s) => [s.name, s]));
    this.stands = [...this.stands.filter((s) => !going.has(s.name)), ...goals];
    this.show();
    for (const goal of goals) this.controller.stands.fly(goal, from.get(goal.name) ?? null, now, time);
  }

  private fall(name: string, now: number, time: number): void {
    const stand = this.stands.find((s) => s.name === name);
    if (!stand) return;
    this.places.set(name, stand.at).set(stand.unit, stand.at);
    this.stands = this.stands.filter((s) => s !== stand);
    this.show();
    this.controller.stands.drop(stand, now, time * 1.6);
  }

  /** Its marks are those of the next position, its place is still the present one. */
  private change(name: string, after: Field): void {
    this.stands = this.stands.map((s) => {
      const hit = s.name === name ? after.stands.find((a) => a.name === name) : undefined;
      return hit ? { ...hit, at: s.at, corners: s.corners, facing: s.facing } : s;
    });
    this.show();
  }

  private show(): void {
    this.controller.stands.setStands(this.stands, true);
  }
}
