import type { Answer, OddsAre } from '../../api/types.ts';
import type { Board, ReachHex } from '../../table/board.ts';
import type { Ground, OddsSheet, Rung, SupplyLine, SupplySheet } from '../game.ts';

/** Where units can go; the ordinary move before the column, where both lead there. */
export function reachOf(answer: Answer, ground: Ground): ReachHex[] {
  if (answer.type !== 'Reachable') return [];
  const found = new Map<number, ReachHex>();
  for (const goal of answer.goals) {
    const hex = ground.hex(goal.hex);
    if (found.has(hex)) continue;
    const left = Math.max(0, (goal.column ? answer.columnPoints : answer.points) - goal.cost);
    const path = goal.path.map(ground.hex);
    found.set(hex, {
      hex,
      cost: goal.cost,
      left,
      path,
      mode: goal.column ? 'column' : undefined,
      steps: path.map((h, i) => ({
        hex: h,
        cost: i === path.length - 1 ? goal.cost : 0,
        text: goal.column ? 'In column, by road, away from the enemy.' : '',
        clause: goal.column ? '9.17a' : undefined,
      })),
    });
  }
  return [...found.values()];
}

export const oddsBadge = (answer: Answer): string =>
  answer.type === 'OddsAre' && answer.total > 0 ? `${answer.unknown > 0 ? '≈ ' : ''}${answer.finalOdds}` : '';

export function oddsOf(answer: Answer, board: Board, ground: Ground): OddsSheet | null {
  if (answer.type !== 'OddsAre' || answer.total === 0) return null;
  const odds = answer;
  const look = (id: string) => board.pieces.find((p) => p.id === id)?.look;
  const looks = (ids: string[]) => ids.map(look).filter((l) => l !== undefined);
  const hex = ground.hex(odds.hex);
  return {
    title: `Attack on ${ground.map.hexes[hex]?.place?.name ?? odds.hex}`,
    place: `${odds.hex} · ${ground.map.hexes[hex]?.terrain ?? ''}`,
    hex,
    attackers: looks(odds.shares.map((s) => s.unit)),
    defenders: looks(odds.defenders),
    attackersText: `${odds.shares.length} ${odds.shares.length === 1 ? 'unit' : 'units'}, attack ${odds.attack}`,
    defendersText: `defense ${odds.unknown > 0 ? 'about ' : ''}${odds.defense}${odds.unknown > 0 ? `, ${odds.unknown} not known` : ''}`,
    defendersClause: odds.unknown > 0 ? '7.3' : undefined,
    ladder: ladder(odds),
    final: `${odds.unknown > 0 ? 'about ' : ''}${odds.finalOdds}`,
    range: odds.base === odds.finalOdds ? '' : `${odds.base} before shifts`,
    outcomes: outcomes(odds),
    losses: [histogram(odds, 'attacker'), histogram(odds, 'defender')],
    notes: [
      ...(odds.unknown > 0 ? [{ text: 'Defenders below the top count with average factors.', clause: '7.3' }] : []),
      { text: 'Artillery and aircraft are declared next: attacker first, then defender.', clause: '10.24' },
    ],
  };
}

/** Strength on both sides, what halves it, and each shift with its clause. */
function ladder(odds: OddsAre): Rung[] {
  const whole = odds.shares.reduce((a, s) => a + s.factor, 0);
  const rungs: Rung[] = [
    {
      label: 'factors',
      clause: '10.5',
      left: { text: String(whole), known: whole, unknown: 0 },
      right: bar(odds.defense, odds.unknown > 0),
    },
  ];
  for (const clause of new Set(odds.shares.flatMap((s) => s.clauses))) {
    const hit = odds.shares.filter((s) => s.clauses.includes(clause));
    rungs.push({ label: `${hit.length} halved`, clause: clause, left: { text: '½', known: odds.attack, unknown: 0 }, right: null });
  }
  if (odds.halved > 0)
    rungs.push({ label: 'attack total', clause: '6.3d', left: { text: String(odds.attack), known: odds.attack, unknown: 0 }, right: null });
  for (const shift of odds.shifts) {
    const text = `${Math.abs(shift.columns)}${shift.columns > 0 ? 'R' : 'L'}`;
    const rung: Rung = { label: shift.why, clause: shift.clause, left: null, right: null };
    if (shift.columns > 0) rung.left = { text, known: 2 * shift.columns, unknown: 0 };
    else rung.right = { text, known: -2 * shift.columns, unknown: 0 };
    rungs.push(rung);
  }
  return rungs;
}

const bar = (points: number, guessed: boolean) =>
  guessed ? { text: `about ${points}`, known: 0, unknown: points } : { text: String(points), known: points, unknown: 0 };

function outcomes(odds: OddsAre): OddsSheet['outcomes'] {
  const all: OddsSheet['outcomes'] = odds.results
    .map((r) => ({
      label: `You lose ${r.attackerLosses}, they ${r.defenderLosses}`,
      chance: r.weight / odds.total,
      tone: r.attackerLosses > r.defenderLosses ? ('bad' as const) : ('plain' as const),
    }))
    .sort((a, b) => b.chance - a.chance)
    .slice(0, 5);
  return [{ label: 'Hex cleared', chance: odds.cleared / odds.total, tone: 'middling' }, ...all];
}

function histogram(odds: OddsAre, who: 'attacker' | 'defender') {
  const chance = (n: number) =>
    odds.results.filter((r) => (who === 'attacker' ? r.attackerLosses : r.defenderLosses) === n).reduce((a, r) => a + r.weight, 0) /
    odds.total;
  return {
    who,
    title: `${who === 'attacker' ? 'Attackers' : 'Defenders'} lose, steps`,
    bars: [0, 1, 2, 3, 4].map((n) => ({ label: String(n), chance: chance(n) })),
  };
}

/** The supply of every stack of a side. */
export function supplyLinesOf(answer: Answer, ground: Ground): SupplyLine[] {
  if (answer.type !== 'SuppliedSide') return [];
  return answer.lines.map((line) => ({
    hex: ground.hex(line.hex),
    units: line.units,
    names: line.units.join(', '),
    supplied: line.state !== 'out of supply',
    text: `Out of supply.`,
    clause: line.clause,
    way: line.path.map(ground.hex),
    blocked: line.barred.map(ground.hex),
    reasons: line.blocks.slice(0, 4).map((b) => ({ clause: b.clause, why: sentence(b.why) })),
  }));
}

const sentence = (text: string) => `${text[0].toUpperCase()}${text.slice(1)}${text.endsWith('.') ? '' : '.'}`;

export function supplyOf(answer: Answer, ground: Ground): SupplySheet | null {
  if (answer.type !== 'Supplied') return null;
  const supplied = answer.state !== 'out of supply';
  return {
    supplied,
    text: [`${answer.what}: ${answer.state}.`, ...answer.blocks.map((b) => sentence(b.why))].join(' '),
    clause: answer.clause,
    way: answer.path.map(ground.hex),
    blocked: answer.barred.map(ground.hex),
  };
}
