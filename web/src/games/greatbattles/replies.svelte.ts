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

  constructor(private readonly desk: StandDesk) {}

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
