import type { SupplyLine } from '../games/game.ts';
import type { Desk } from './desk.svelte.ts';

/** The supply of the whole side at once: every line traced, and what blocks those that have none. */
export class SupplyLines {
  lines = $state.raw<SupplyLine[]>([]);
  private asked = 0;

  constructor(private readonly desk: Desk) {}

  get cut(): SupplyLine[] {
    return this.lines.filter((l) => !l.supplied);
  }

  forget(): void {
    this.asked++;
    this.lines = [];
    this.draw();
  }

  async trace(): Promise<void> {
    const { desk } = this;
    const ask = ++this.asked;
    const question = desk.session.side === 'public' ? null : desk.game.supply?.sideQuestion(desk.session.side);
    if (!question) return;
    try {
      const { answer } = await desk.session.ask(question);
      if (ask !== this.asked) return;
      const lines = desk.game.supply!.lines(answer, desk.ground);
      this.lines = lines.map((l) => (l.hex < 0 ? { ...l, hex: desk.piece(l.units[0])?.hex ?? -1 } : l));
      this.draw();
    } catch (error) {
      desk.session.tell(error);
    }
  }

  /** Lines that run together are drawn once. */
  private draw(): void {
    const { marks } = this.desk;
    const edges = new Map<string, [number, number]>();
    for (const { way } of this.lines)
      for (let i = 1; i < way.length; i++) {
        const [a, b] = way[i - 1] < way[i] ? [way[i - 1], way[i]] : [way[i], way[i - 1]];
        edges.set(`${a} ${b}`, [a, b]);
      }
    marks.network = [...edges.values()];
    marks.barred = [...new Set(this.cut.flatMap((l) => l.blocked))];
    this.desk.map?.invalidate();
  }
}
