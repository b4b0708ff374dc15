import type { SupplyLine } from '../games/game.ts';
import type { HexController } from './controller.svelte.ts';

/** The supply of the whole side at once: every line traced, and what blocks those that have none. */
export class SupplyLines {
  lines = $state.raw<SupplyLine[]>([]);
  private asked = 0;

  constructor(private readonly controller: HexController) {}

  get cut(): SupplyLine[] {
    return this.lines.filter((l) => !l.supplied);
  }

  forget(): void {
    this.asked++;
    this.lines = [];
    this.draw();
  }

  async trace(): Promise<void> {
    const { controller } = this;
    const ask = ++this.asked;
    const question = controller.session.side === 'public' ? null : controller.game.supply?.sideQuestion(controller.session.side);
    if (!question) return;
    try {
      const { answer } = await controller.session.ask(question);
      if (ask !== this.asked) return;
      const lines = controller.game.supply!.lines(answer, controller.ground);
      this.lines = lines.map((l) => (l.hex < 0 ? { ...l, hex: controller.piece(l.units[0])?.hex ?? -1 } : l));
      this.draw();
    } catch (error) {
      controller.session.tell(error);
    }
  }

  /** Lines that run together are drawn once. */
  private draw(): void {
    const { marks } = this.controller;
    const edges = new Map<string, [number, number]>();
    for (const { way } of this.lines)
      for (let i = 1; i < way.length; i++) {
        const [a, b] = way[i - 1] < way[i] ? [way[i - 1], way[i]] : [way[i], way[i - 1]];
        edges.set(`${a} ${b}`, [a, b]);
      }
    marks.network = [...edges.values()];
    marks.barred = [...new Set(this.cut.flatMap((l) => l.blocked))];
    this.controller.map?.invalidate();
  }
}
