import type { Event, Told, WaveEvent } from '../../api/types.ts';
import type { Act } from '../../table/show/acts.ts';
import type { Ground, Happening } from '../game.ts';

/** Where an event happened, and what it is about. */
export function happeningOf(told: Event, ground: Ground): Happening | null {
  const event = told as WaveEvent;
  const at = (names: string[]) => names.map(ground.hex).filter((h) => h >= 0);
  switch (event.type) {
    case 'Moved':
    case 'SeenMoving': {
      return { kind: 'move', where: at(event.path.slice(-1)) };
    }
    case 'AttackAnnounced':
      return { kind: 'combat', where: at([event.target]), opens: true };
    case 'BattleFought':
      return { kind: 'combat', where: at([event.target]), decides: true };
    case 'BombardmentDeclared':
    case 'AircraftCommitted':
      return { kind: 'combat', where: [] };
    case 'OrderChosen':
      return { kind: 'other', where: [], heading: true };
    case 'StepLost':
      return { kind: 'combat', where: at([event.hex]) };
    case 'Advanced':
      return { kind: 'combat', where: at([event.hex]) };
    case 'TownTaken':
    case 'DepotFound':
    case 'RoadsInterdicted':
    case 'SupplyDropped':
    case 'AerialSupplyLost':
    case 'SupplyProblemsEnded':
    case 'CavalryReformed':
    case 'BroughtToTop':
    case 'LeftTheMap':
      return { kind: 'other', where: at([event.hex]) };
    case 'Demolition':
    case 'RepairBegun':
    case 'BridgeRepaired':
      return { kind: 'other', where: at([event.bridge.split('/')[0]]) };
    default:
      return null;
  }
}

/** What the map shows of an event. */
export function actsOf({ event: told, rolls }: Told, ground: Ground): Act[] {
  const event = told as WaveEvent;
  const { hex } = ground;
  const bridge = (site: string) => hex(site.split('/')[0]);
  switch (event.type) {
    case 'Moved':
      return [{ kind: 'travel', units: event.units, way: wayOf(event.from, event.path, ground) }];
    case 'SeenMoving':
      return [{ kind: 'travel', units: [event.top], more: event.counters - 1, way: wayOf(event.from, event.path, ground) }];
    case 'BattleFought':
      return [
        {
          kind: 'battle',
          at: hex(event.target),
          title: event.finalOdds,
          dice: rolls,
          result: `attacker −${event.attackerLosses}, defender −${event.defenderLosses}`,
          by: event.strengths.map((s) => s.unit),
        },
      ];
    case 'StepLost':
      return [event.left === 0 ? { kind: 'fall', unit: event.unit } : { kind: 'hit', unit: event.unit, text: '−1' }];
    case 'Advanced':
      return [{ kind: 'travel', units: event.units, way: [hex(event.hex)] }];
    case 'TownTaken':
      return [{ kind: 'note', at: hex(event.hex), text: 'taken' }];
    case 'Demolition':
      return [{ kind: 'note', at: bridge(event.bridge), text: event.blown ? 'bridge blown' : 'bridge stands', dice: rolls }];
    case 'BridgeRepaired':
      return [{ kind: 'note', at: bridge(event.bridge), text: 'bridge repaired' }];
    case 'RoadsInterdicted':
      return [{ kind: 'blast', at: hex(event.hex), radius: 0, dice: [], result: 'roads interdicted' }];
    default:
      return [];
  }
}

const wayOf = (from: string | null, path: string[], ground: Ground): number[] =>
  [...(from ? [from] : []), ...path].map(ground.hex).filter((h) => h >= 0);
