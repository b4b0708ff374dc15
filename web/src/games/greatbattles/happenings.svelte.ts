import type { GreatBattlesEvent, Item, Told } from '../../api/types.ts';
import type { InchController } from './controller.svelte.ts';
import { unitMiddle } from './field.ts';
import type { Dot } from './geo.ts';

const MOST = 12;
const QUIET = new Set(['phase', 'plan', 'set-up', 'actions']);
const worthTelling = (told: Told) => told.event.type === 'GreatBattlesEvent' && !QUIET.has(told.event.kind);

/** What has just happened: the dice first of all, and what the other side did. */
export class Happenings {
  told = $state.raw<Told[]>([]);

  constructor(private readonly controller: InchController) {}

  show(items: Item[]): void {
    const told = items.flatMap((i) => (i.type === 'Played' ? i.events : []));
    const mine = items.every((i) => i.type === 'Played' && i.side === this.controller.session.side);
    const before = this.controller.replies.automatic ? this.told : [];
    this.told = [...before, ...told.filter((t) => t.rolls.length > 0 || (!mine && worthTelling(t)))].slice(-MOST);
  }

  /** Where an event happened. */
  dotOf(event: GreatBattlesEvent): Dot | null {
    for (const name of event.about) {
      const unit = this.controller.unitNamed(name);
      const at = this.controller.standNamed(name)?.at ?? (unit && unitMiddle(unit));
      if (at) return at;
    }
    return null;
  }
}
