import type { OrderDescription } from '../../api/types.ts';
import type { StandDesk } from './desk.svelte.ts';
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

/** Clicks, drags and hovering over the table, turned into questions and plans of the desk. */
export class Pointer {
  private carried: Carried | null = null;
  private lineFrom: Dot | null = null;

  constructor(private readonly desk: StandDesk) {}

  letGo(): void {
    this.carried = null;
    this.lineFrom = null;
  }

  click(dot: Dot, shift = false): void {
    if (this.desk.measuring.tool !== 'hand') {
      if (this.lineFrom && !this.carried) {
        this.measure(dot);
        this.lineFrom = null;
      } else this.lineFrom = dot;
      return;
    }
    const stand = this.desk.standAt(dot);
    if (this.desk.guns.template > 0) this.desk.guns.at(dot);
    else if (this.desk.way.single && this.desk.way.laid.length > 0 && !stand)
      return; // what is laid out is dragged, or given up with Escape
    else if (this.desk.shape.placing && this.desk.unit?.stands.length === 0 && !stand?.own) this.desk.shape.put(dot);
    else if (this.desk.landing.ready && !stand?.own) this.desk.landing.at(dot);
    else if (stand && !stand.own && !shift && this.desk.aimAt(stand)) return;
    else if (stand?.own && this.rendezvousAt(stand.name)) void this.desk.play(this.rendezvousAt(stand.name)!.text);
    else if (stand) this.desk.select(stand.unit, stand.name);
    else if (!this.desk.stepBack()) this.desk.cursor = null;
  }

  grab(dot: Dot): boolean {
    this.carried = this.grasp(dot);
    if (this.carried?.kind === 'line') this.lineFrom = dot;
    return this.carried !== null;
  }

  private grasp(dot: Dot): Carried | null {
    if (this.desk.measuring.tool !== 'hand') return { kind: 'line' };
    const near = 16 / (this.desk.map?.camera.scale ?? 40);
    if (this.desk.scene.handle && between(this.desk.scene.handle.at, dot) < near) return { kind: 'facing' };
    if (this.desk.guns.template > 0 && this.desk.scene.barrage) return { kind: 'template' };
    const single = this.desk.way.single ? this.standCarried(dot) : null;
    if (single) return single;
    if (this.desk.way.steps.length > 0 && this.desk.canMove && this.desk.scene.ghosts.some((g) => inside(dot, g.corners))) {
      const [dx, dy] = this.desk.way.steps[this.desk.way.steps.length - 1];
      return { kind: 'move', from: [dot[0] - dx, dot[1] - dy] };
    }
    const stand = this.desk.standAt(dot);
    if (!stand?.own || !this.desk.active || this.desk.prompt?.interruption) return null;
    if (stand.unit !== this.desk.unitName) this.desk.select(stand.unit, stand.name);
    if (this.desk.shape.placing) return { kind: 'place' };
    if (!this.desk.canMove) return null;
    this.desk.way.steps = [];
    return { kind: 'move', from: dot };
  }

  /** One stand of the unit in hand, where it is or has been put. */
  private standCarried(dot: Dot): Carried | null {
    const { desk } = this;
    if (!desk.active || desk.prompt?.interruption || !desk.canArrange) return null;
    const laid = desk.way.laidAt(dot);
    if (laid) return { kind: 'stand', name: laid.name, off: [dot[0] - laid.at[0], dot[1] - laid.at[1]] };
    const stand = desk.unit?.stands.find((s) => between(desk.way.placeOf(s), dot) < Math.max(s.width, s.depth) / 2);
    if (!stand) return null;
    const [x, y] = desk.way.placeOf(stand);
    return { kind: 'stand', name: stand.name, off: [dot[0] - x, dot[1] - y] };
  }

  drag(dot: Dot): void {
    this.desk.hovered = '';
    const { carried } = this;
    if (carried?.kind === 'line') this.measure(dot);
    else if (carried?.kind === 'stand') this.desk.way.putStand(carried.name, [dot[0] - carried.off[0], dot[1] - carried.off[1]], true);
    else if (carried?.kind === 'place') this.desk.shape.placeAt(dot, true);
    else if (carried?.kind === 'template') this.desk.guns.at(dot, true);
    else if (carried?.kind === 'facing') this.turnTowards(dot);
    else if (carried?.kind === 'move')
      this.desk.way.go([...this.desk.way.steps.slice(0, -1), [dot[0] - carried.from[0], dot[1] - carried.from[1]]], true);
  }

  private turnTowards(dot: Dot): void {
    const from = this.desk.scene.handle?.from;
    if (from) this.desk.shape.turn(Math.round(bearing(from, dot) / FACING_STEP) * FACING_STEP);
  }

  drop(dot: Dot): void {
    const { carried } = this;
    this.carried = null;
    if (carried?.kind === 'line') {
      this.measure(dot);
      this.lineFrom = null;
    } else if (carried?.kind === 'stand') this.desk.way.putStand(carried.name, [dot[0] - carried.off[0], dot[1] - carried.off[1]]);
    else if (carried?.kind === 'place') this.desk.shape.put(dot);
    else if (carried?.kind === 'template') this.desk.guns.at(dot);
    else if (carried?.kind === 'move')
      this.desk.way.go([...this.desk.way.steps.slice(0, -1), [dot[0] - carried.from[0], dot[1] - carried.from[1]]]);
  }

  hover(dot: Dot | null): void {
    const stand = dot ? this.desk.standAt(dot) : null;
    this.desk.hovered = stand?.name ?? '';
    if (!dot) return;
    if (this.desk.measuring.tool !== 'hand' && this.lineFrom) this.measure(dot);
    // What has been clicked stays until it is confirmed or given up.
    else if (this.desk.considered && !this.desk.live) return;
    else if (this.desk.guns.template > 0) this.desk.guns.at(dot, true);
    else if (this.desk.shape.placing && this.desk.unit?.stands.length === 0 && !stand?.own) this.desk.shape.placeAt(dot, true);
  }

  private measure(to: Dot): void {
    if (!this.lineFrom || !this.desk.field) return;
    const a = this.desk.measuring.tool === 'sight' ? this.desk.standAt(this.lineFrom) : null;
    const b = this.desk.measuring.tool === 'sight' ? this.desk.standAt(to) : null;
    if (a && b && a !== b) this.desk.measuring.look(a.name, b.name);
    else this.desk.measuring.tape(a?.at ?? this.lineFrom, b?.at ?? to);
  }

  private rendezvousAt(stand: string): OrderDescription | undefined {
    return this.desk.orders.find((o) => o.verb === 'rendezvous' && o.units[0] === stand);
  }
}
