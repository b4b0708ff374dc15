import type { OrderDescription, TemplateView } from '../../api/types.ts';
import type { InchController } from './controller.svelte.ts';
import { type Dot, place } from './geo.ts';

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
