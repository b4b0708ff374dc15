import type { OrderDescription } from '../../api/types.ts';
import type { InchController } from './controller.svelte.ts';
import { isPost, short } from './field.ts';

const STEPS = new Set(['upkeep', 'deployment', 'activation', 'barrage', 'movement', 'fire', 'close-combat', 'morale']);

/** One gesture for what is otherwise ordered stand by stand: a volley, all attachments, a whole set-up. */
export class Together {
  busy = $state(false);

  /** The turn whose remaining steps are passed over. */
  private ending = '';

  constructor(private readonly controller: InchController) {}

  private get turn(): string {
    const { view } = this.controller;
    return `${view?.day} ${view?.turn} ${view?.player}`;
  }

  /** Whether the steps left of this turn are passed over; an undone order ends that. */
  get endsTurn(): boolean {
    return this.ending !== '' && this.ending === this.turn && this.controller.session.items.at(-1)?.type !== 'Undone';
  }

  /** Steps of a player turn that can be passed over together. */
  get canEndTurn(): boolean {
    const { phase, active, stepOrders } = this.controller;
    return active && STEPS.has(phase) && stepOrders.some((o) => o.verb === 'done');
  }

  endTurn(): void {
    const done = this.controller.stepOrders.find((o) => o.verb === 'done');
    if (!done) return;
    this.ending = this.turn;
    void this.controller.play(done.text);
  }

  /** The aims at a target that the stands of the selected battalion may take now, one for each. */
  aimsAt(target: string): OrderDescription[] {
    const aims = this.controller.orders.filter((o) => o.verb === 'aim' && o.units[1] === target);
    return aims.filter((o) => !aims.some((other) => other.units[0] === o.units[0] && other.words.length < o.words.length));
  }

  /** Every stand of the selected battalion that can fire at the target aims at it. */
  async aimAll(target: string): Promise<void> {
    const orders = this.aimsAt(target).map((o) => o.text);
    await this.run(() => this.controller.session.play(orders));
  }

  /** Whether the selected battalion can fire at a target as soon as its movement ends: fire follows. */
  canFireInstead(target: string): boolean {
    const { phase, active, stepOrders, targets, unit, acting } = this.controller;
    return (
      active &&
      phase === 'movement' &&
      unit !== null &&
      acting.includes(unit.name) &&
      stepOrders.some((o) => o.verb === 'done') &&
      (targets?.shots.some((s) => s.to === target && s.reasons.length === 0) ?? false)
    );
  }

  /** Ends the movement, and all stands that then can fire at the target aim at it. */
  async fireInstead(target: string): Promise<void> {
    const { controller } = this;
    const { unitName } = controller;
    const done = controller.stepOrders.find((o) => o.verb === 'done');
    await this.run(async () => {
      if (!done || !(await controller.session.play([done.text]))) return;
      const subject = controller.session.subjects.find((s) => s.unit === unitName);
      if (!subject) return;
      controller.orders = await controller.session.orders(subject.text);
      await controller.session.play(this.aimsAt(target).map((o) => o.text));
    });
  }

  /** Attachments to the selected battalion from its own battlegroup. */
  get attachments(): OrderDescription[] {
    const { unit, verbs } = this.controller;
    return unit ? verbs.filter((o) => o.verb === 'attach' && short(o.units[0])[0] === unit.id[0]) : [];
  }

  async attachAll(): Promise<void> {
    const orders = this.attachments.map((o) => o.text);
    await this.run(() => this.controller.session.play(orders));
  }

  /** Whether units still wait to be set up. */
  get canSetUp(): boolean {
    const { controller } = this;
    return controller.active && controller.phase === 'set-up' && this.unplaced().length > 0;
  }

  /** Everything attached and put down in the places the game offers first; all of it can be moved afterwards. */
  async setUp(): Promise<void> {
    const { controller } = this;
    await this.run(async () => {
      for (let left = 3 * this.unplaced().length; left > 0 && this.canSetUp; left--) {
        const [name] = this.unplaced();
        const attach = (await this.ordersOf(name)).filter((o) => o.verb === 'attach' && short(o.units[0])[0] === short(name)[0]);
        if (attach.length > 0 && !(await controller.session.play(attach.map((o) => o.text)))) return;
        // With its attachments it needs more room: only now it is known where it fits.
        const places = (await this.ordersOf(name)).filter((o) => o.verb === 'set-up');
        if (!(await this.place(places))) return;
      }
    });
  }

  /** Puts a unit down so that the others still find a place; what is put down can be moved, so several are tried. */
  private async place(places: OrderDescription[]): Promise<boolean> {
    const { controller } = this;
    const middle = Math.floor(places.length / 2);
    const tries = [middle, 0, places.length - 1, Math.floor(middle / 2), Math.floor((middle + places.length) / 2)];
    for (const i of new Set(tries)) {
      if (!places[i] || !(await controller.session.play([places[i].text]))) return false;
      const waiting = controller.field?.units.filter((u) => u.own && u.comes === 'set-up' && u.stands.length === 0) ?? [];
      if (waiting.every((u) => controller.acting.includes(u.name))) return true;
    }
    return true;
  }

  private ordersOf(unit: string): Promise<OrderDescription[]> {
    const { session } = this.controller;
    return session.orders(session.subjects.find((s) => s.unit === unit)!.text);
  }

  private unplaced(): string[] {
    const { controller } = this;
    const waits = controller.acting.filter((name) => controller.unitNamed(name)?.stands.length === 0);
    // The command posts need a road, the Forming Up Place most of it; battalions find room around them.
    const rank = (name: string) => (isPost(short(name)) ? (short(name).startsWith('FUP') ? 0 : 1) : 2);
    return waits.sort((a, b) => rank(a) - rank(b));
  }

  private async run(act: () => Promise<unknown>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      await act();
    } catch (error) {
      this.controller.session.tell(error);
    } finally {
      this.busy = false;
    }
  }
}
