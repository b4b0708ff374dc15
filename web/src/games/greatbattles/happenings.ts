import type { GreatBattlesEvent } from '../../api/types.ts';
import type { About } from '../../table/show/outline.ts';
import type { InchController } from './controller.svelte.ts';
import { unitMiddle } from './field.ts';
import type { Dot } from './geo.ts';

/** Where an event happened: where the first of those it names is now. */
export function dotOf(controller: InchController, event: GreatBattlesEvent): Dot | null {
  const { what } = event;
  const sheet = controller.field?.sheet;
  if (sheet && 'at' in what && what.at && 'x' in what.at) return sheet.dot(what.at.x, what.at.y);
  for (const name of event.about) {
    const unit = controller.unitNamed(name);
    const at = controller.standNamed(name)?.at ?? (unit && unitMiddle(unit));
    if (at) return at;
  }
  return null;
}

const MOVES = new Set(['move', 'formation', 'deployment', 'activation', 'actions']);
const FIGHTS = new Set(['shot', 'casualty', 'close-combat', 'barrage', 'morale', 'retreat', 'advance']);
/** What follows from a fight, whatever its kind says. */
const FOLLOWS = new Set([
  'DefeatRolled',
  'Suppressed',
  'StandLost',
  'CasualtyTaken',
  'WipedOut',
  'Retreated',
  'CannotRetreat',
  'Advanced',
  'Barraged',
]);
/** Events that others of the same fight follow. */
const OPENS = new Set(['Shot', 'CloseCombatFought', 'Fired', 'AircraftAttacked']);

export function aboutOf(controller: InchController, event: GreatBattlesEvent): About {
  const fights = FIGHTS.has(event.kind) || FOLLOWS.has(event.what.type);
  const kind = fights ? 'combat' : MOVES.has(event.kind) ? 'move' : 'other';
  return { kind, placed: dotOf(controller, event) !== null, heading: event.kind === 'phase', opens: OPENS.has(event.what.type) };
}
