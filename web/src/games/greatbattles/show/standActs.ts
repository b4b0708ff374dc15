import type { GreatBattlesEvent, Item, Told } from '../../../api/types.ts';
import { type Act } from '../../../table/show/acts.ts';
import type { Field, StandPiece } from '../field.ts';
import { between, type Sheet } from '../geo.ts';

const EFFECT: Record<string, string> = { none: 'no effect', suppressed: 'suppressed', destroyed: 'destroyed' };
/** Inches; a template is a disc of three. */
const TEMPLATE = 1.5;

/** What the table shows between two positions: what was told, and before it the moves that are not told until they end. */
export function actsBetween(items: Item[], before: Field, after: Field): Act[] {
  const acts = actsOf(items, after.sheet);
  const told = new Set(acts.flatMap((act) => (act.kind === 'travel' ? act.units : [])));
  const places = new Map(before.stands.map((s) => [s.name, s]));
  const moved = (s: StandPiece) => {
    const was = places.get(s.name);
    return was !== undefined && (between(was.at, s.at) > 0.02 || was.facing !== s.facing);
  };
  const units = new Set(after.stands.filter((s) => moved(s) && !told.has(s.unit) && !told.has(s.name)).map((s) => s.unit || s.name));
  return [...[...units].map((unit): Act => ({ kind: 'travel', units: [unit], way: [] })), ...acts];
}

function actsOf(items: Item[], sheet: Sheet): Act[] {
  return items.flatMap((item) => (item.type === 'Played' ? item.events.flatMap((told) => actsOfEvent(told, sheet)) : []));
}

function actsOfEvent({ event: told, rolls }: Told, sheet: Sheet): Act[] {
  if (told.type !== 'GreatBattlesEvent') return [];
  const { what } = told as GreatBattlesEvent;
  const go = (unit: string): Act[] => [{ kind: 'travel', units: [unit], way: [] }];
  const struck = (stand: string, effect: string): Act[] =>
    effect === 'destroyed'
      ? [{ kind: 'fall', unit: stand }]
      : effect === 'suppressed'
        ? [{ kind: 'hit', unit: stand, text: 'suppressed' }]
        : [];
  switch (what.type) {
    case 'Moved':
    case 'Formed':
    case 'Deployed':
    case 'Retreated':
    case 'Advanced':
    case 'Revealed':
    case 'Dropped':
    case 'Consolidated':
    case 'StoppedShort':
    case 'PostMovedUp':
    case 'PostFellBack':
      return go(what.unit);
    case 'Shot':
      return [
        {
          kind: 'shot',
          from: what.stand,
          to: what.target,
          dice: rolls,
          result: what.hit ? (EFFECT[what.effect] ?? 'hit') : `miss, needed ${what.needed}`,
        },
        ...struck(what.target, what.effect),
      ];
    case 'Suppressed':
      return [{ kind: 'hit', unit: what.stand, text: 'suppressed' }];
    case 'StandLost':
    case 'LeftBattalion':
    case 'TakenOff':
      return [{ kind: 'fall', unit: what.stand }];
    case 'WipedOut':
      return [{ kind: 'hit', unit: what.unit, text: 'wiped out' }];
    case 'Fired':
    case 'AircraftAttacked':
      return [{ kind: 'blast', at: sheet.dot(what.at.x, what.at.y), radius: TEMPLATE, dice: rolls, result: '' }];
    case 'Barraged':
      return [{ kind: 'hit', unit: what.stand, text: EFFECT[what.effect] ?? '' }, ...struck(what.stand, what.effect)];
    case 'CloseCombatFought':
      return [
        { kind: 'shot', from: what.attacker, to: what.defender, dice: rolls, result: `close combat ${what.attack} : ${what.defense}` },
      ];
    case 'MoraleTested':
      return [{ kind: 'hit', unit: what.unit, text: what.passed ? 'holds' : 'morale fails' }];
    case 'RallyRolled':
      return [{ kind: 'hit', unit: what.stand, text: what.rallied ? 'rallies' : 'does not rally' }];
    case 'DefeatRolled':
      return struck(what.stand, what.effect);
    case 'Landed':
      return [{ kind: 'travel', units: [what.stand], way: [] }, ...struck(what.stand, what.effect)];
    default:
      return [];
  }
}
