import type { OrderDescription } from '../../api/types.ts';
import type { InchController } from './controller.svelte.ts';
import { bearing, between, type Dot, inside } from './geo.ts';

/** What the pointer carries. */
type Carried =
  | { kind: 'move'; from: Dot }
  | { kind: 'stand'; name: string; off: Dot }
  | { kind: 'place' }
  | { kind: 'facing' }
  | { kind: 'template' }
  | { kind: 'line' };

const FACING_STEP = 5;

/** Clicks, drags and hovering over the table, turned into questions and plans of the controller. */
export class Pointer {
  private carried: Carried | null = null;
  private lineFrom: Dot | null = null;

  constructor(private readonly controller: InchController) {}

  letGo(): void {
    this.carried = null;
    this.lineFrom = null;
  }

  click(dot: Dot, shift = false): void {
    if (this.controller.measuring.tool !== 'hand') {
      if (this.lineFrom && !this.carried) {
        this.measure(dot);
        this.lineFrom = null;
      } else this.lineFrom = dot;
      return;
    }
    const stand = this.controller.standAt(dot);
    if (this.controller.guns.template > 0) this.controller.guns.at(dot);
    else if (this.controller.way.single && this.controller.way.laid.length > 0 && !stand)
      return; // what is laid out is dragged, or given up with Escape
    else if (this.controller.shape.placing && this.controller.unit?.stands.length === 0 && !stand?.own) this.controller.shape.put(dot);
    else if (this.controller.landing.ready && !stand?.own) this.controller.landing.at(dot);
    else if (stand && !stand.own && !shift && this.controller.aimAt(stand)) return;
    else if (stand?.own && this.rendezvousAt(stand.name)) void this.controller.play(this.rendezvousAt(stand.name)!.text);
    else if (stand) this.controller.select(stand.unit, stand.name);
    else if (!this.controller.stepBack()) this.controller.cursor = null;
  }

  grab(dot: Dot): boolean {
    this.carried = this.grasp(dot);
    if (this.carried?.kind === 'line') this.lineFrom = dot;
    return this.carried !== null;
  }

  private grasp(dot: Dot): Carried | null {
    if (this.controller.measuring.tool !== 'hand') return { kind: 'line' };
    const near = 16 / (this.controller.map?.camera.scale ?? 40);
    // The knob may lie over the first stand of a column: a drag of the stand moves it.
    const { handle } = this.controller.scene;
    const onOwn = this.controller.field?.stands.some((s) => s.own && inside(dot, s.corners)) ?? false;
    if (handle && !onOwn && between(handle.at, dot) < near) return { kind: 'facing' };
    if (this.controller.guns.template > 0 && this.controller.scene.barrage) return { kind: 'template' };
    const single = this.controller.way.single ? this.standCarried(dot) : null;
    if (single) return single;
    if (
      this.controller.way.steps.length > 0 &&
      this.controller.canMove &&
      this.controller.scene.ghosts.some((g) => inside(dot, g.corners))
    ) {
      const [dx, dy] = this.controller.way.steps[this.controller.way.steps.length - 1];
      return { kind: 'move', from: [dot[0] - dx, dot[1] - dy] };
    }
    const stand = this.controller.standAt(dot);
    if (!stand?.own || !this.controller.active || this.controller.prompt?.interruption) return null;
    if (stand.unit !== this.controller.unitName) this.controller.select(stand.unit, stand.name);
    if (this.controller.shape.placing) return { kind: 'place' };
    if (!this.controller.canMove) return null;
    this.controller.way.steps = [];
    return { kind: 'move', from: dot };
  }

  /** One stand of the selected unit, where it is or has been put. */
  private standCarried(dot: Dot): Carried | null {
    const { controller } = this;
    if (!controller.active || controller.prompt?.interruption || !controller.canArrange) return null;
    const laid = controller.way.laidAt(dot);
    if (laid) return { kind: 'stand', name: laid.name, off: [dot[0] - laid.at[0], dot[1] - laid.at[1]] };
    const stand = controller.unit?.stands.find((s) => between(controller.way.placeOf(s), dot) < Math.max(s.width, s.depth) / 2);
    if (!stand) return null;
    const [x, y] = controller.way.placeOf(stand);
    return { kind: 'stand', name: stand.name, off: [dot[0] - x, dot[1] - y] };
  }

  drag(dot: Dot): void {
    this.controller.hovered = '';
    const { carried } = this;
    if (carried?.kind === 'line') this.measure(dot);
    else if (carried?.kind === 'stand')
      this.controller.way.putStand(carried.name, [dot[0] - carried.off[0], dot[1] - carried.off[1]], true);
    else if (carried?.kind === 'place') this.controller.shape.placeAt(dot, true);
    else if (carried?.kind === 'template') this.controller.guns.at(dot, true);
    else if (carried?.kind === 'facing') this.turnTowards(dot);
    else if (carried?.kind === 'move')
      this.controller.way.go([...this.controller.way.steps.slice(0, -1), [dot[0] - carried.from[0], dot[1] - carried.from[1]]], true);
  }

  private turnTowards(dot: Dot): void {
    const from = this.controller.scene.handle?.from;
    if (from) this.controller.shape.turn(Math.round(bearing(from, dot) / FACING_STEP) * FACING_STEP);
  }

  drop(dot: Dot): void {
    const { carried } = this;
    this.carried = null;
    if (carried?.kind === 'line') {
      this.measure(dot);
      this.lineFrom = null;
    } else if (carried?.kind === 'stand') this.controller.way.putStand(carried.name, [dot[0] - carried.off[0], dot[1] - carried.off[1]]);
    else if (carried?.kind === 'place') this.controller.shape.put(dot);
    else if (carried?.kind === 'template') this.controller.guns.at(dot);
    else if (carried?.kind === 'move')
      this.controller.way.go([...this.controller.way.steps.slice(0, -1), [dot[0] - carried.from[0], dot[1] - carried.from[1]]]);
  }

  hover(dot: Dot | null): void {
    const stand = dot ? this.controller.standAt(dot) : null;
    this.controller.hovered = stand?.name ?? '';
    if (!dot) return;
    if (this.controller.measuring.tool !== 'hand' && this.lineFrom) this.measure(dot);
    // What has been clicked stays until it is confirmed or given up.
    else if (this.controller.considered && !this.controller.live) return;
    else if (this.controller.guns.template > 0) this.controller.guns.at(dot, true);
    else if (this.controller.shape.placing && this.controller.unit?.stands.length === 0 && !stand?.own)
      this.controller.shape.placeAt(dot, true);
  }

  private measure(to: Dot): void {
    if (!this.lineFrom || !this.controller.field) return;
    const a = this.controller.measuring.tool === 'sight' ? this.controller.standAt(this.lineFrom) : null;
    const b = this.controller.measuring.tool === 'sight' ? this.controller.standAt(to) : null;
    if (a && b && a !== b) this.controller.measuring.look(a.name, b.name);
    else this.controller.measuring.tape(a?.at ?? this.lineFrom, b?.at ?? to);
  }

  private rendezvousAt(stand: string): OrderDescription | undefined {
    return this.controller.orders.find((o) => o.verb === 'rendezvous' && o.units[0] === stand);
  }
}
