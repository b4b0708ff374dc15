import type { BreakthroughEvent, Event, Told } from '../../api/types.ts';
import type { Step } from '../../table/marches.ts';
import type { Act } from '../../table/show/acts.ts';
import type { Ground, Happening } from '../game.ts';

/** A step with its price, which only its own side is told. */
function stepOf(event: BreakthroughEvent & { type: 'Moved' }): Step {
  const paid = event.costs.length > 0 ? { cost: event.costs.reduce((sum, c) => sum + c.points, 0), left: event.op } : {};
  return { unit: event.unit, from: event.from, to: event.to, ...paid };
}

/** Where an event happened, and what it is about. */
export function happeningOf(told: Event, ground: Ground): Happening | null {
  const event = told as BreakthroughEvent;
  const at = (...names: string[]) => names.map(ground.hex).filter((h) => h >= 0);
  switch (event.type) {
    case 'Moved':
      return { kind: 'move', where: at(event.to), step: stepOf(event) };
    case 'Advanced':
    case 'Retreated':
      return { kind: 'combat', where: at(event.to) };
    case 'Fought':
    case 'GroundAttacked':
      return { kind: 'combat', where: at(event.hex), opens: true };
    case 'BridgeTried':
    case 'BridgeBuilt':
      return { kind: 'other', where: at(event.bridge.split('/')[0]) };
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

/** What the map shows of an event. */
export function actsOf({ event: told, rolls }: Told, ground: Ground): Act[] {
  const event = told as BreakthroughEvent;
  const { hex } = ground;
  const bridge = (site: string) => hex(site.split('/')[0]);
  switch (event.type) {
    case 'Moved':
    case 'Advanced':
    case 'Retreated':
      return [{ kind: 'travel', units: [event.unit], way: [hex(event.from), hex(event.to)] }];
    case 'Fought':
      return [
        {
          kind: 'battle',
          at: hex(event.hex),
          title: `${event.odds} : 1`,
          dice: rolls,
          result: `attacker −${event.attackers.loss}, defender −${event.defenders.loss}`,
          by: event.attackers.units.map((u) => u.unit),
        },
      ];
    case 'Eliminated':
      return [{ kind: 'fall', unit: event.unit }];
    case 'SurrenderTested':
      return event.surrendered.length > 0 ? [{ kind: 'note', at: hex(event.hex), text: 'surrender', dice: rolls }] : [];
    case 'Held':
      return [{ kind: 'note', at: hex(event.hex), text: 'holds' }];
    case 'GroundAttacked': {
      const hit = event.units.some((u) => u.disrupted || u.strafed);
      return [{ kind: 'blast', at: hex(event.hex), radius: 0, dice: rolls, result: hit ? 'air attack: hit' : 'air attack: no effect' }];
    }
    case 'Arrived':
      return [{ kind: 'travel', units: [event.unit], way: [hex(event.hex)] }];
    case 'Exited':
      return [{ kind: 'fall', unit: event.unit }];
    case 'BridgeTried':
      return [{ kind: 'note', at: bridge(event.bridge), text: event.blown ? 'bridge blown' : 'bridge stands', dice: rolls }];
    case 'BridgeBuilt':
      return [{ kind: 'note', at: bridge(event.bridge), text: 'bridge built' }];
    default:
      return [];
  }
}
