import { decimal } from '../../numbers.ts';
import type { Answer, Force, Odds, Reach, Supply } from '../../api/types.ts';
import type { Board, ReachHex } from '../../table/board.ts';
import type { Bar, Ground, Histogram, OddsSheet, Rung, SupplyLine, SupplySheet } from '../game.ts';
import { placeName } from './pieces.ts';

/** Where a unit can go. Every hex on the way is itself within reach, so the cost of a step is the difference of two. */
export function reachOf(answer: Answer, ground: Ground, from: number, attackCost: number): ReachHex[] {
  if (answer.type !== 'Reach') return [];
  const { hexes } = answer as Reach;
  const costs = new Map(hexes.map((h) => [ground.hex(h.hex), h.cost]));
  return hexes.map(({ hex, cost, left, directions }) => {
    const path: number[] = [];
    for (const d of directions) path.push(ground.layout.neighbor(path.at(-1) ?? from, d - 1));
    const steps = path.map((h, i) => ({ hex: h, cost: (costs.get(h) ?? cost) - (i === 0 ? 0 : (costs.get(path[i - 1]) ?? 0)), text: '' }));
    return {
      hex: ground.hex(hex),
      cost,
      left,
      path,
      steps,
      warning:
        left === 0
          ? { text: 'Nothing is left for an attack.', clause: '7.9a' }
          : left < attackCost
            ? { text: 'Too little is left for an attack.', clause: '7.9a' }
            : undefined,
    };
  });
}

export function oddsBadge(answer: Answer): string {
  if (answer.type !== 'Odds') return '';
  const { odds, range } = answer as Odds;
  return range ? `≈ ${odds}` : odds;
}

export function oddsOf(answer: Answer, board: Board, ground: Ground): OddsSheet | null {
  if (answer.type !== 'Odds') return null;
  const odds = answer as Odds;
  const look = (id: string) => board.pieces.find((p) => p.id === id)?.look;
  const looks = (force: Force) => force.units.map((u) => look(u.unit)).filter((l) => l !== undefined);
  const guessed = odds.assumptions.length > 0;
  const title = (id: string) => board.pieces.find((p) => p.id === id)?.title ?? id;
  const names = (force: Force) => force.units.map((u) => title(u.unit)).join(', ');
  return {
    title: `Attack on ${ground.map.hexes[ground.hex(odds.hex)]?.place?.name ?? odds.hex}`,
    place: `${odds.hex} · ${odds.terrain}`,
    hex: ground.hex(odds.hex),
    attackers: looks(odds.attackers),
    defenders: looks(odds.defenders),
    attackersText: names(odds.attackers),
    defendersText: guessed
      ? `${odds.defenders.units.length === 1 ? 'one unit' : `${odds.defenders.units.length} units`}, not fully known`
      : names(odds.defenders),
    defendersClause: guessed ? '6.1f' : undefined,
    ladder: ladder(odds, guessed),
    final: `${guessed ? 'about ' : ''}${odds.odds} : 1`,
    range: odds.range ? `between ${odds.range.least} and ${odds.range.most}` : '',
    outcomes: outcomes(odds),
    losses: [
      histogram('Attackers lose, combat points', 'attacker', odds.attackerLoss),
      histogram('Defenders lose, combat points', 'defender', odds.defenderLoss),
    ],
    notes: [
      ...odds.assumptions.map((text) => ({ text })),
      { text: 'A plot cannot be undone. It is resolved in the combat phase.', clause: '7.9e' },
    ],
  };
}

interface Modified {
  what: string;
  clause: string;
}

/** The same ladder for both sides: strength, then every modifier in turn, then artillery, each bar the sum so far. */
function ladder(odds: Odds, guessed: boolean): Rung[] {
  const kinds: Modified[] = [];
  for (const force of [odds.attackers, odds.defenders])
    for (const unit of force.units)
      for (const m of unit.modifiers) if (!kinds.some((k) => k.what === m.what)) kinds.push({ what: m.what, clause: m.clause });
  const sides = [new Climb(odds.attackers, false), new Climb(odds.defenders, guessed)];
  const rungs: Rung[] = [{ label: 'combat', clause: '8.0c', left: sides[0].strength(), right: sides[1].strength() }];
  for (const kind of kinds)
    rungs.push({ label: kind.what, clause: kind.clause, left: sides[0].apply(kind.what), right: sides[1].apply(kind.what) });
  rungs.push({ label: 'artillery', clause: '8.2g', left: sides[0].artillery(), right: sides[1].artillery() });
  rungs.push({ label: 'total', clause: '8.2l', left: sides[0].total(), right: sides[1].total() });
  return rungs;
}

/** One side climbing the ladder: the strength of its units so far. */
class Climb {
  private readonly now: number[];

  constructor(
    private readonly force: Force,
    private readonly guessed: boolean,
  ) {
    this.now = force.units.map((u) => u.strength);
  }

  strength(): Bar {
    const sum = this.sum();
    return { text: this.guessed ? `about ${decimal(sum)}` : decimal(sum), known: sum, unknown: 0 };
  }

  apply(what: string): Bar | null {
    const percents = this.force.units.map((u) => u.modifiers.find((m) => m.what === what)?.percent);
    if (percents.every((p) => p === undefined)) return null;
    percents.forEach((p, i) => (this.now[i] *= (p ?? 100) / 100));
    const given = [...new Set(percents.filter((p) => p !== undefined))].sort((a, b) => a - b);
    const text =
      given.length === 1 && percents.every((p) => p !== undefined)
        ? factor(given[0])
        : `${factor(given[0])}${given.length > 1 ? ` to ${factor(given.at(-1)!)}` : ' for some'}`;
    return this.bar(text);
  }

  artillery(): Bar | null {
    if (this.force.artillery === 0) return null;
    const effective = Number(this.force.effectiveArtillery);
    return this.bar(`+ ${decimal(effective)}`, effective);
  }

  total(): Bar {
    const sum = Number(this.force.total);
    return this.guessed ? { text: `about ${decimal(sum, 0)}`, known: 0, unknown: sum } : { text: decimal(sum), known: sum, unknown: 0 };
  }

  private bar(text: string, more = 0): Bar {
    const sum = this.sum() + more;
    return this.guessed ? { text, known: 0, unknown: sum } : { text, known: sum, unknown: 0 };
  }

  private sum(): number {
    return Math.round(this.now.reduce((a, b) => a + b, 0) * 10) / 10;
  }
}

function factor(hundredths: number): string {
  return `× ${decimal(hundredths / 100, 2)}`;
}

function outcomes(odds: Odds): OddsSheet['outcomes'] {
  if (odds.fates.length !== 1)
    return [
      { label: 'Hex cleared', chance: odds.cleared, tone: 'bad' },
      ...odds.fates.map((f) => ({
        label: `${f.unit} leaves the hex`,
        chance: f.surrenders + f.eliminated + f.retreats,
        tone: 'middling' as const,
      })),
    ];
  const [fate] = odds.fates;
  const all: OddsSheet['outcomes'] = [
    { label: 'Surrenders', chance: fate.surrenders, tone: 'bad' },
    { label: 'Eliminated', chance: fate.eliminated, tone: 'bad' },
    { label: 'Retreats', chance: fate.retreats, tone: 'middling' },
    { label: 'Holds with losses', chance: fate.standsAtACost, tone: 'middling' },
    { label: 'Holds', chance: fate.holds, tone: 'plain' },
  ];
  return all.filter((o) => o.chance > 0 || o.label === 'Retreats' || o.label === 'Holds');
}

/** At most nine bars: neighboring losses are put together where there are more. */
function histogram(title: string, who: Histogram['who'], chances: { loss: number; chance: number }[]): Histogram {
  const least = chances[0]?.loss ?? 0;
  const most = chances.at(-1)?.loss ?? 0;
  const width = Math.max(1, Math.ceil((most - least + 1) / 9));
  const bars: Histogram['bars'] = [];
  for (let from = least; from <= most; from += width) {
    const chance = chances.filter((c) => c.loss >= from && c.loss < from + width).reduce((a, c) => a + c.chance, 0);
    bars.push({ label: String(from), chance });
  }
  return { title: width > 1 ? `${title}, by ${['', '', 'twos', 'threes', 'fours', 'fives'][width] ?? `${width}s`}` : title, who, bars };
}

/** The supply of every unit of a side; the blocks are told in the sheet's own text. */
export function supplyLinesOf(answer: Answer, ground: Ground): SupplyLine[] {
  if (answer.type !== 'SupplyLines') return [];
  return answer.units.map((unit) => {
    const sheet = sheetOf(unit, ground);
    return { ...sheet, way: sheet.supplied ? sheet.way : [], hex: sheet.way[0] ?? -1, units: [unit.unit], names: unit.unit, reasons: [] };
  });
}

export function supplyOf(answer: Answer, ground: Ground): SupplySheet | null {
  return answer.type === 'Supply' ? sheetOf(answer, ground) : null;
}

function sheetOf(supply: Supply, ground: Ground): SupplySheet {
  const supplied = supply.state === 'supplied';
  const parts: string[] = [];
  if (supply.needsNoTrace) parts.push('It needs no supply line today.');
  if (supplied)
    parts.push(supply.path.length > 0 ? `Its line runs to the map edge at ${placeName(supply.path.at(-1)!, ground)}.` : 'It is supplied.');
  else if (supply.path.length === 0) parts.push('No road to a friendly map edge is within two hexes.');
  else
    parts.push(`It would be ${supply.state}: the enemy blocks its line at ${supply.blockers.map((h) => placeName(h, ground)).join(', ')}.`);
  if (supply.surrounded) parts.push(supply.commandControl ? 'It is surrounded, but under command control.' : 'It is surrounded.');
  return {
    supplied: supplied || supply.needsNoTrace,
    text: parts.join(' '),
    clause: supply.clauses.at(-1),
    way: supply.path.map(ground.hex),
    blocked: supply.blockers.map(ground.hex),
  };
}
