import type { FirePreview } from '../../api/types.ts';
import type { StandDesk } from './desk.svelte.ts';
import type { StandPiece } from './field.ts';

export interface Reply {
  order: string;
  shot: FirePreview;
}

const MOST = 24;

/** Something interrupts and this side is asked: all that can be answered, and every shot with its chances. */
export class Replies {
  /** Orders of all units: they are the answers. */
  orders = $state.raw<string[]>([]);
  shots = $state.raw<Reply[]>([]);

  /** Whether the last order was given by itself: then what happened before it is still news. */
  automatic = false;

  constructor(private readonly desk: StandDesk) {}

  /**
   * C8f: the mover is stopped at every inch, so that a question tells him nothing. Where nobody can fire and the mover is the
   * computer, who reads nothing from how long one thinks, the answer is given by itself; not when an order was just taken back.
   */
  get idle(): boolean {
    const { session, stepOrders, prompt, active } = this.desk;
    const others = session.state?.seats.filter((s) => s.side !== session.side) ?? [];
    return (
      active &&
      prompt?.interruption === true &&
      stepOrders.includes('hold inch') &&
      !this.orders.some((o) => o.startsWith('opportunity ')) &&
      others.length > 0 &&
      others.every((s) => s.sitter === 'computer') &&
      session.items.at(-1)?.type !== 'Undone'
    );
  }

  async holdByItself(): Promise<void> {
    this.automatic = true;
    await this.desk.session.play(['hold inch']);
  }

  clear(): void {
    this.orders = [];
    this.shots = [];
  }

  /** The unit an interruption is about stands out, and is brought into sight. */
  mark(): void {
    const { prompt, field, stands, map } = this.desk;
    const name = prompt?.interruption ? prompt.where : null;
    const marked = field?.stands.filter((s) => s.unit === name || s.name === name) ?? [];
    stands.marked = new Set(marked.map((s) => s.name));
    if (marked.length > 0) map?.reveal(marked[0].at);
  }

  /** C8: every shot that can be fired at the mover, with its chances, the best first. */
  async weigh(wanted: () => boolean): Promise<void> {
    const weighed: Reply[] = [];
    for (const order of this.orders.filter((o) => o.startsWith('opportunity ')).slice(0, MOST)) {
      const { answer } = await this.desk.session.ask(`preview ${order}`);
      if (!wanted()) return;
      if (answer.type === 'FirePreview') weighed.push({ order, shot: answer });
    }
    this.shots = weighed.sort((a, b) => b.shot.destroys - a.shot.destroys || b.shot.hits - a.shot.hits);
  }

  /** The shot at a stand that is clicked, by the stand in hand if there is one. */
  shotAt(target: StandPiece): Reply | undefined {
    return this.shots.find((s) => s.shot.to === target.name && (!this.desk.standName || s.shot.from === this.desk.standName));
  }
}
