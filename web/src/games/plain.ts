import type {
  Answer,
  Event,
  PlainAnswerOdds,
  PlainAnswerReach,
  PlainEvent,
  PlainView,
  PlainViewUnitView as PlainUnit,
  Told,
  View,
} from '../api/types.ts';
import type { Branch, CounterLook, Size } from '../counters/look.ts';
import type { Board, Formation, Piece, ReachHex } from '../table/board.ts';
import { plainBriefing } from './briefings.ts';
import type { Ground, Happening, HexGame, OddsSheet, Rung, Tutorial } from './game.ts';
import type { Act } from '../table/show/acts.ts';
import { ATTACK } from './questions.ts';
import { worthTold } from './worth.ts';

/** What a plain game says about itself; everything else follows from the view and from the server's descriptions. */
export interface PlainGame {
  id: string;
  /** The sides with the color of their counters; the first holds the hexes that the map's front gives it. */
  sides: { id: string; name: string; color: CounterLook['color'] }[];
  /** The phase in which units move. */
  movementPhase: string;
  tutorial?: Tutorial;
}

/** The marks above a counter. */
const of = (view: View) => view as PlainView;

/** A hex game whose server module extends `salient.hexwar.plain`. */
export function plainGame(game: PlainGame): HexGame {
  return {
    id: game.id,
    board: (view, ground) => boardOf(game, of(view), ground),
    happening: happeningOf,
    acts: actsOf,
    movement: {
      stacks: false,
      question: ([piece], view) => (of(view).phase === game.movementPhase ? { verb: 'reach', units: [piece.id] } : null),
      reach: reachOf,
      orders: ([piece], goal, _view, ground) => [{ verb: 'move', units: [piece.id], places: [ground.map.hexes[goal.hex].name] }],
    },
    attack: {
      target: 'hex',
      label: 'Attack',
      ...ATTACK,
      badge: (answer) => (answer as PlainAnswerOdds).finalColumn ?? '',
      odds: oddsOf,
    },
    tutorial: game.tutorial,
  };
}

function boardOf(game: PlainGame, view: PlainView, ground: Ground): Board {
  const pieces = view.units.filter((u) => u.where === 'map').map((u) => pieceOf(game, u, ground));
  const due = view.units.filter((u) => u.where === 'due' && u.turn > view.turn);
  return {
    pieces,
    control: controlOf(game, view, ground),
    bridges: [],
    plots: [],
    track: view.turnLabels.map((label, i) => ({
      label,
      note: '',
      current: i + 1 === view.turn,
      past: i + 1 < view.turn,
      due: due
        .filter((u) => u.turn === i + 1)
        .map((u) => u.name)
        .join(', '),
    })),
    facts: [{ label: 'Victory points', value: `${view.score} of ${view.scoreToWin}`, clause: view.scoreClause }],
    formations: () => game.sides.map((side) => formationOf(game, side, view, ground)),
    objectives: view.towns.map((town) => ({
      hex: ground.hex(town.hex),
      points: town.points,
      scored: town.side === game.sides[0].id,
      text: worthTold(town.points, '', game.sides[0].name, game.sides.find((s) => s.id === town.side)?.name),
      clause: view.scoreClause,
    })),
    briefing: plainBriefing(view, Object.fromEntries(game.sides.map((s) => [s.id, s.name]))),
  };
}

/** The front of the first day, moved by the towns that have changed hands since. */
function controlOf(game: PlainGame, view: PlainView, ground: Ground): Board['control'] {
  const [first, second] = game.sides;
  const held = new Set(Object.values(ground.map.fronts)[0] ?? []);
  for (const town of view.towns)
    if (town.side === first.id) held.add(ground.hex(town.hex));
    else held.delete(ground.hex(town.hex));
  return { hexes: [...held], by: first.name, others: second.name };
}

function lookOf(game: PlainGame, unit: PlainUnit): CounterLook {
  return {
    color: game.sides.find((s) => s.id === unit.side)?.color ?? 'olive',
    branch: unit.symbol as Branch,
    size: unit.size as Size,
    unit: unit.id,
    formation: unit.formation.split(' ')[0].replace(/(st|nd|rd|th)$/, ''),
    factors: `${unit.attack}-${unit.defense}-${unit.movement}`,
    stepLost: unit.reduced,
    done: unit.marks.includes('moved') || unit.marks.includes('attacked'),
  };
}

function pieceOf(game: PlainGame, unit: PlainUnit, ground: Ground): Piece {
  const place = placeName(unit.hex, ground);
  return {
    id: unit.id,
    side: unit.side,
    hex: ground.hex(unit.hex),
    own: unit.side === ground.side,
    look: lookOf(game, unit),
    title: unit.name,
    label: unit.name,
    subtitle: unit.formation,
    figures: [
      { label: 'attack', value: String(unit.attack) },
      { label: 'defense', value: String(unit.defense) },
      { label: 'movement', value: String(unit.movement) },
    ],
    notes: [...(unit.reduced ? ['reduced'] : []), ...unit.marks].map((text) => ({ text })),
    spoken: [unit.name, `at ${place}`, `attack ${unit.attack}, defense ${unit.defense}`, ...(unit.reduced ? ['reduced'] : [])].join(', '),
  };
}

function formationOf(game: PlainGame, side: PlainGame['sides'][number], view: PlainView, ground: Ground): Formation {
  const units = view.units.filter((u) => u.side === side.id);
  const where = (u: PlainUnit) => (u.where === 'map' ? placeName(u.hex, ground) : u.where === 'due' ? `turn ${u.turn}` : 'lost');
  return {
    title: side.name,
    side: side.id,
    units: units.map((u) => ({
      id: u.id,
      name: u.name,
      where: where(u),
      hex: u.where === 'map' ? ground.hex(u.hex) : -1,
      strength: `${u.attack}-${u.defense}`,
      look: lookOf(game, u),
    })),
  };
}

const placeName = (hex: string, ground: Ground): string => {
  const place = ground.map.hexes[ground.hex(hex)]?.place;
  return place ? `${place.name} ${hex}` : hex;
};

function reachOf(answer: Answer, ground: Ground): ReachHex[] {
  const { hexes = [] } = answer as Partial<PlainAnswerReach>;
  return hexes.map(({ hex, cost, left, path }) => ({ hex: ground.hex(hex), cost, left, path: path.map(ground.hex), steps: [] }));
}

function oddsOf(answer: Answer, board: Board, ground: Ground): OddsSheet | null {
  const odds = answer as PlainAnswerOdds;
  if (!odds.results || odds.results.length === 0) return null;
  const hex = ground.hex(odds.hex);
  const looks = (ids: string[]) => board.pieces.filter((p) => ids.includes(p.id)).map((p) => p.look);
  const bar = (points: number) => ({ text: String(points), known: points, unknown: 0 });
  const count = (ids: string[]) => `${ids.length} ${ids.length === 1 ? 'unit' : 'units'}`;
  const shifts = odds.shifts.map((s): Rung => ({
    label: s.text,
    clause: s.clause,
    left: null,
    right: { text: `${s.columns}L`, known: s.columns, unknown: 0 },
  }));
  return {
    title: `Attack on ${ground.map.hexes[hex]?.place?.name ?? odds.hex}`,
    place: `${odds.hex} · ${ground.map.hexes[hex]?.terrain ?? ''}`,
    hex,
    attackers: looks(odds.attackers),
    defenders: looks(odds.defenders),
    attackersText: `${count(odds.attackers)}, attack ${odds.attack}`,
    defendersText: `${count(odds.defenders)}, defense ${odds.defense}`,
    ladder: [{ label: 'strength', left: bar(odds.attack), right: bar(odds.defense) }, ...shifts],
    final: odds.finalColumn,
    range: odds.column === odds.finalColumn ? '' : `${odds.column} before shifts`,
    outcomes: odds.results.map((r) => ({ label: r.text || r.result, chance: r.faces / odds.faces, tone: 'plain' })),
    losses: [],
    notes: [],
  };
}

/** Where an event happened. */
function happeningOf(told: Event, ground: Ground): Happening | null {
  const event = told as PlainEvent;
  const at = (...names: string[]) => names.map(ground.hex).filter((h) => h >= 0);
  switch (event.type) {
    case 'Moved': {
      const path = at(...event.path);
      return { kind: event.how === 'move' ? 'move' : 'combat', where: path.slice(-1) };
    }
    case 'Fought':
      return { kind: 'combat', where: at(event.hex), opens: true };
    case 'Reduced':
    case 'Eliminated':
      return { kind: 'combat', where: [] };
    case 'Arrived':
    case 'TownTaken':
      return { kind: 'other', where: at(event.hex) };
    default:
      return null;
  }
}

function actsOf({ event: told, rolls }: Told, ground: Ground): Act[] {
  const event = told as PlainEvent;
  const hex = (name: string) => ground.hex(name);
  switch (event.type) {
    case 'Moved':
      return [{ kind: 'travel', units: [event.unit], way: event.path.map(hex) }];
    case 'Fought':
      return [
        { kind: 'battle', at: hex(event.hex), title: event.column, dice: rolls, result: event.text || event.result, by: event.attackers },
      ];
    case 'Reduced':
      return [{ kind: 'hit', unit: event.unit, text: 'reduced' }];
    case 'Eliminated':
      return [{ kind: 'fall', unit: event.unit }];
    case 'Arrived':
      return [{ kind: 'travel', units: [event.unit], way: [hex(event.hex)] }];
    case 'TownTaken':
      return [{ kind: 'note', at: hex(event.hex), text: 'taken' }];
    default:
      return [];
  }
}
