import type { OrderDescription, TemplateView } from '../../api/types.ts';
import type { InchController } from './controller.svelte.ts';
import { between, type Dot, place } from './geo.ts';
import { previewOf } from './words.ts';

/** So many enemy stands are looked at before a step in which they could be fired at is passed over. */
const MOST = 8;

export type Mission = 'registered' | 'pre-planned' | 'call';

/** The templates: which one is being placed, and for what. */
export class Gunnery {
  /** The selected template; 0 is none. */
  template = $state(0);
  mission = $state<Mission>('registered');
  turn = $state(1);
  /** Legal orders of each template. */
  orders = $state.raw<Record<number, OrderDescription[]>>({});

  constructor(private readonly controller: InchController) {}

  get own(): TemplateView[] {
    const { field } = this.controller;
    return field?.templates.filter((t) => t.side === field.side) ?? [];
  }

  /** Templates on call that can be called to any place in sight. */
  get callable(): TemplateView[] {
    const { phase, active, field } = this.controller;
    const seen = field?.stands.some((s) => !s.own) ?? false; // with no enemy in sight there is nothing to call it on
    return active && phase === 'barrage' && seen ? this.own.filter((t) => t.mission === 'on-call' && t.battery === 'available') : [];
  }

  /** Whether a template on call can be laid on an enemy in sight: on it, or before it on the side of the nearest own stand. */
  async isWorthCalling(): Promise<boolean> {
    const { field, session } = this.controller;
    const [template] = this.callable;
    if (!template || !field) return false;
    const own = field.stands.filter((s) => s.own);
    const dots = field.stands
      .filter((s) => !s.own)
      .slice(0, MOST)
      .flatMap(({ at }) => {
        const [near] = own.map((s) => s.at).sort((a, b) => between(a, at) - between(b, at));
        const far = near ? between(near, at) : 0;
        const share = far > 0 ? Math.min(1, (0.8 * template.radius) / 1000 / far) : 0;
        return share > 0 ? [at, [at[0] + (near[0] - at[0]) * share, at[1] + (near[1] - at[1]) * share] as Dot] : [at];
      });
    for (const dot of dots) {
      const spot = place(this.controller.rounded(dot));
      const { answer } = await session.ask(previewOf({ verb: 'call', places: [spot], words: [String(template.number)] }));
      if (answer.type === 'BarragePreview' && answer.reasons.length === 0 && answer.stands.some((s) => !s.own)) return true;
    }
    return false;
  }

  /** Aircraft are planned and called like guns. */
  isAircraft(template: TemplateView): boolean {
    return (
      this.controller.view?.markers.some((m) => m.kind === 'aircraft' && m.on === `${template.side}/template ${template.number}`) ?? false
    );
  }

  take(number: number, mission: Mission): void {
    this.controller.clear();
    this.template = number;
    this.mission = mission;
    this.controller.said = 'Choose a place on the table.';
  }

  /** Weighs the selected template at a place. */
  at(dot: Dot, live = false): void {
    if (!this.controller.field) return;
    const spot = place(this.controller.rounded(dot));
    const calls = this.mission === 'call';
    const when = this.mission === 'pre-planned' ? [String(this.turn)] : [];
    const words = [String(this.template), ...(calls ? [] : [this.mission, ...when])];
    this.controller.preview({ verb: calls ? 'call' : 'plan', places: [spot], words }, live);
  }
}
