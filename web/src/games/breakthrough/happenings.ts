import type { BreakthroughEvent, Event } from '../../api/types.ts';
import type { Step } from '../../table/marches.ts';
import type { Ground, Happening } from '../game.ts';

/** A step with its price, which only its own side is told. */
function stepOf(event: BreakthroughEvent & { type: 'Moved' }): Step {
  const paid = event.costs.length > 0 ? { cost: event.costs.reduce((sum, c) => sum + c.points, 0), left: event.op } : {};
  return { unit: event.unit, from: event.from, to: event.to, ...paid };
}

/** Where an event happened and what the map can show of it. */
export function happeningOf(told: Event, ground: Ground): Happening | null {
  const event = told as BreakthroughEvent;
  const at = (...names: string[]) => names.map(ground.hex).filter((h) => h >= 0);
  switch (event.type) {
    case 'Moved':
      return { kind: 'move', where: at(event.to), move: { unit: event.unit, path: at(event.from, event.to) }, step: stepOf(event) };
    case 'Advanced':
      return { kind: 'move', where: at(event.to), move: { unit: event.unit, path: at(event.from, event.to) } };
    case 'Retreated':
      return { kind: 'combat', where: at(event.to), move: { unit: event.unit, path: at(event.from, event.to) } };
    case 'Fought':
      return {
        kind: 'combat',
        where: at(event.hex),
        title: `${event.odds} : 1`,
        result: `−${event.attackers.loss} : −${event.defenders.loss}`,
      };
    case 'GroundAttacked':
      return {
        kind: 'combat',
        where: at(event.hex),
        title: 'air',
        result: event.units.some((u) => u.disrupted || u.strafed) ? 'hit' : 'no effect',
      };
    case 'NothingToAttack':
    case 'SurrenderTested':
    case 'Held':
    case 'StoodInstead':
    case 'CannotAdvance':
      return { kind: 'combat', where: at(event.hex) };
    case 'Eliminated':
      return { kind: 'combat', where: [] };
    case 'Plotted':
      return { kind: 'combat', where: at(event.target) };
    case 'Arrived':
    case 'Exited':
    case 'SuppliesDropped':
    case 'BuiltUp':
    case 'BrokeDown':
      return { kind: 'other', where: at(event.hex) };
    default:
      return null;
  }
}
