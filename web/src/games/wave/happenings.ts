import type { Event, WaveEvent } from '../../api/types.ts';
import type { Ground, Happening } from '../game.ts';

/** Where an event happened and what the map can show of it. */
export function happeningOf(told: Event, ground: Ground): Happening | null {
  const event = told as WaveEvent;
  const at = (names: string[]) => names.map(ground.hex).filter((h) => h >= 0);
  switch (event.type) {
    case 'Moved':
    case 'SeenMoving': {
      const path = at([...(event.from ? [event.from] : []), ...event.path]);
      return { kind: 'move', where: path.slice(-1), move: { unit: '', path } };
    }
    case 'AttackAnnounced':
      return { kind: 'combat', where: at([event.target]) };
    case 'BattleFought':
      return {
        kind: 'combat',
        where: at([event.target]),
        title: event.finalOdds,
        result: `−${event.attackerLosses} : −${event.defenderLosses}`,
      };
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
