import type { Answer } from '../../api/types.ts';
import type { InchController } from './controller.svelte.ts';
import { type Dot, place } from './geo.ts';

export type Tool = 'hand' | 'sight' | 'ruler';

/** The ruler and the straight edge: what lies between two places, as the engine measures it. */
export class Measuring {
  tool = $state<Tool>('hand');
  line = $state.raw<Extract<Answer, { type: 'SightLine' }> | null>(null);
  /** How often lines were laid; the guided game watches it. */
  laid = $state(0);

  constructor(private readonly controller: InchController) {}

  pick(tool: Tool): void {
    this.tool = this.tool === tool ? 'hand' : tool;
    this.line = null;
    this.controller.pointer.letGo();
    this.controller.said =
      this.tool === 'sight' ? 'Line of sight: choose two stands or places.' : this.tool === 'ruler' ? 'Ruler: choose two places.' : '';
    this.controller.redraw();
  }

  /** G27: the straight edge from stand to stand. */
  look(from: string, to: string): void {
    this.lay(`look ${from} ${to}`);
  }

  /** The tape from place to place. */
  tape(from: Dot, to: Dot): void {
    const sheet = this.controller.field?.sheet;
    if (sheet) this.lay(`measure ${place(sheet.mils(from))} ${place(sheet.mils(to))}`);
  }

  private lay(question: string): void {
    this.controller.asking.ask(question, (answer) => {
      if (answer.type !== 'SightLine') return;
      this.line = answer;
      this.laid++;
      this.controller.redraw();
    });
  }
}
