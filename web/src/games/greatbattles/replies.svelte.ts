import type { FirePreview, OrderDescription } from '../../api/types.ts';
import type { InchController } from './controller.svelte.ts';
import type { StandPiece } from './field.ts';
import { previewOf } from './words.ts';

export interface Reply {
  order: OrderDescription;
  shot: FirePreview;
}

const MOST = 24;

export const isShot = ({ verb }: OrderDescription): boolean => verb === 'opportunity';

/** Something interrupts and this side is asked: all that can be answered, and every shot with its chances. */
export class Replies {
  /** Orders of all units: they are the answers. */
  orders = $state.raw<OrderDescription[]>([]);
  shots = $state.raw<Reply[]>([]);

  /** Whether the last order was given by itself: then what happened before it is still news. */
  automatic = false;

  constructor(private readonly controller: InchController) {}

  /**
   * C8f: the mover is stopped at every inch, so that a question reveals nothing. Where nobody can fire and the mover is the
   * computer, which learns nothing from how long one thinks, the answer is given by itself; not when an order was just undone.
   */
  get idle(): boolean {
    const { session, prompt, active } = this.controller;
    const others = session.state?.seats.filter((s) => s.side !== session.side) ?? [];
    return (
      active &&
      prompt?.interruption === true &&
      this.hold !== undefined &&
      !this.orders.some(isShot) &&
      others.length > 0 &&
      others.every((s) => s.sitter === 'computer') &&
      session.items.at(-1)?.type !== 'Undone'
    );
  }

  /** To hold fire until the next inch. */
  private get hold(): OrderDescription | undefined {
    return this.controller.stepOrders.find((o) => o.verb === 'hold' && o.words[0] === 'inch');
  }

  async holdByItself(): Promise<void> {
    const { hold } = this;
    if (!hold) return;
    this.automatic = true;
    await this.controller.session.pass(hold.text);
  }

  clear(): void {
    this.orders = [];
    this.shots = [];
  }

  /** The unit an interruption is about stands out, and is brought into sight. */
  mark(): void {
    const { prompt, field, stands, map } = this.controller;
    const name = prompt?.interruption ? prompt.where : null;
    const marked = field?.stands.filter((s) => s.unit === name || s.name === name) ?? [];
    stands.marked = new Set(marked.map((s) => s.name));
    if (marked.length > 0) map?.reveal(marked[0].at);
  }

  /** C8: every shot that can be fired at the mover, with its chances, the best first. */
  async weigh(wanted: () => boolean): Promise<void> {
    const weighed: Reply[] = [];
    for (const order of this.orders.filter(isShot).slice(0, MOST)) {
      const { answer } = await this.controller.session.ask(previewOf(order));
      if (!wanted()) return;
      if (answer.type === 'FirePreview') weighed.push({ order, shot: answer });
    }
    this.shots = weighed.sort((a, b) => b.shot.destroys - a.shot.destroys || b.shot.hits - a.shot.hits);
  }

  /** The shot at a stand that is clicked, by the selected stand if there is one. */
  shotAt(target: StandPiece): Reply | undefined {
    return this.shots.find((s) => s.shot.to === target.name && (!this.controller.standName || s.shot.from === this.controller.standName));
  }
}
