import type { BreakthroughView, Prompt, UnitView } from '../../api/types.ts';
import type { Piece, Verb } from '../../table/board.ts';
import type { Ground } from '../game.ts';
import { placeName, unitOf } from './pieces.ts';

const isOperation = (view: BreakthroughView) => view.phase.includes('Operation');
const isOrganization = (view: BreakthroughView) => view.phase.includes('Organization');

/** The commands of the manual's menus for one unit: those of the Command menu (7.3) or of the Unit Organization menu (6.3). */
export function unitVerbs(piece: Piece, orders: string[], view: BreakthroughView, ground: Ground): Verb[] {
  const unit = unitOf(view, piece.id);
  const s = unit?.statistics;
  if (!unit || !s) return [];
  const legal = new Set(orders);
  const verb = (label: string, key: string, order: string): Verb => ({ label, key, order, legal: legal.has(order) });
  if (isOperation(view)) {
    const verbs = [
      verb(s.mode === 'travel' ? 'Normal mode' : 'Travel mode', 'M', `mode ${piece.id}`),
      verb(s.fort > 0 ? `Fortify to ${s.fort + 1}` : 'Fortify', 'F', `fortify ${piece.id}`),
      verb(s.advance ? 'Do not advance' : 'Advance after combat', 'A', `advance ${piece.id} ${s.advance ? 'no' : 'yes'}`),
    ];
    if (unit.side === 'german') verbs.push(verb('Exit', 'E', `exit ${piece.id}`));
    return verbs;
  }
  if (!isOrganization(view)) return [];
  return [
    ...amounts(piece.id, orders),
    verb('Maximum artillery', 'M', `artillery ${piece.id} max`),
    unit.size === 'division' ? verb('Break down', 'B', `break-down ${piece.id}`) : verb('Build up', 'B', `build-up ${piece.id}`),
    ...bridgeWork(piece, orders, ground),
    verb('Air drop', 'S', `drop ${piece.id}`),
    ...(unit.side === 'german' ? [verb('Exit', 'E', `exit ${piece.id}`)] : []),
  ];
}

/** Artillery and replacements take a number; its limits follow from the orders that are legal. */
function amounts(id: string, orders: string[]): Verb[] {
  const numbers = (prefix: string) => orders.filter((o) => o.startsWith(prefix)).map((o) => Number(o.slice(prefix.length)));
  const take = numbers(`artillery ${id} +`);
  const give = numbers(`artillery ${id} -`);
  const replace = numbers(`replace ${id} `);
  const of = (label: string, key: string, found: number[], order: (n: number) => string): Verb => ({
    label,
    key,
    order: order(1),
    legal: found.length > 0,
    amount: found.length > 0 ? { least: Math.min(...found), most: Math.max(...found), order } : undefined,
  });
  return [
    of('Take artillery', 'A', take, (n) => `artillery ${id} +${n}`),
    ...(give.length > 0 ? [of('Return artillery', '', give, (n) => `artillery ${id} -${n}`)] : []),
    of('Replacements', 'R', replace, (n) => `replace ${id} ${n}`),
  ];
}

/** One button for each bridge site at hand; greyed ones for sites where something stands in the way. */
function bridgeWork(piece: Piece, orders: string[], ground: Ground): Verb[] {
  const verbs: Verb[] = [];
  for (let d = 0; d < 6; d++) {
    const other = ground.layout.neighbour(piece.hex, d);
    const site = ground.map.sides.find((s) => s.bridge && ((s.a === piece.hex && s.b === other) || (s.b === piece.hex && s.a === other)));
    if (!site) continue;
    const where = site.bridgeName || placeName(ground.map.hexes[other].name, ground);
    for (const [word, label, key] of [
      ['blow-bridge', 'Blow the bridge', 'D'],
      ['build-bridge', 'Build the bridge', 'C'],
    ] as const) {
      const order = `${word} ${piece.id} ${d + 1}`;
      verbs.push({ label: `${label} at ${where}`, key, order, legal: orders.includes(order) });
    }
  }
  return verbs;
}

const ENDING: [string, string, string][] = [
  ['Operation', 'Go to combat', 'C'],
  ['Organization', 'End organization', 'Q'],
  ['Air', 'End air missions', 'Q'],
];

export function phaseVerbs(orders: string[], view: BreakthroughView, _prompt: Prompt): Verb[] {
  return orders.map((order): Verb => {
    if (order === 'begin') return { label: 'Begin', key: 'RETURN', order, legal: true };
    if (order === 'interdict') return { label: 'Interdict movement', key: 'I', order, legal: true };
    const [, label, key] = ENDING.find(([word]) => view.phase.includes(word)) ?? ['', 'End the phase', 'C'];
    return { label, key, order, legal: true, primary: true };
  });
}

/** What a player may regret: fresh mobile units that stand still, artillery left in the pools, air points unspent. */
/** 2.4c: in the first Operation Phase of December 16 no German unit moves, but all may attack. */
const mayNotMove = (view: BreakthroughView) => view.date === 16 && view.active === 'german' && view.phase.includes('1st');

/** 7.9a: what an attack costs. */
const ATTACK = 6;

function idleBesideTheEnemy(view: BreakthroughView, acting: string[], ground: Ground): UnitView[] {
  const enemies = new Set(view.units.filter((u) => u.side !== view.viewer && u.hex).map((u) => ground.hex(u.hex)));
  return view.units.filter((u) => {
    const s = u.statistics;
    if (u.side !== view.viewer || !s || s.plot !== null || s.operationPoints < ATTACK || !acting.includes(u.id)) return false;
    return [0, 1, 2, 3, 4, 5].some((d) => enemies.has(ground.layout.neighbour(ground.hex(u.hex), d)));
  });
}

export function forgottenIn(view: BreakthroughView, acting: string[], ground: Ground): { text: string; hex: number }[] {
  const found: { text: string; hex: number }[] = [];
  const mine = view.sides.find((s) => s.side === view.viewer);
  if (view.phase.includes('Air') && mine && mine.airPoints > 0) found.push({ text: `${mine.airPoints} air points are not used.`, hex: -1 });
  const still = isOperation(view) && mayNotMove(view);
  if (still) {
    const idle = idleBesideTheEnemy(view, acting, ground);
    if (idle.length > 0)
      found.push({
        text: `${idle.length} ${idle.length === 1 ? 'unit' : 'units'} beside the enemy could attack and ${idle.length === 1 ? 'has' : 'have'} plotted nothing.`,
        hex: ground.hex(idle[0].hex),
      });
  }
  if (isOperation(view) && !still)
    for (const unit of view.units) {
      const s = unit.statistics;
      if (unit.side !== view.viewer || !s || s.moved || s.plot !== null || !acting.includes(unit.id)) continue;
      if (unit.mobile && s.operationPoints >= 12)
        found.push({
          text: `${unit.id} at ${placeName(unit.hex, ground)} has not moved and has ${s.operationPoints} points.`,
          hex: ground.hex(unit.hex),
        });
    }
  if (isOrganization(view) && mine) {
    const pools = mine.pools.filter((p) => p.points >= 10);
    if (pools.length > 0)
      found.push({ text: `Artillery waits in the pools: ${pools.map((p) => `${p.corps} ${p.points}`).join(', ')}.`, hex: -1 });
    if ((mine.infantryReplacements ?? 0) > 0)
      found.push({ text: `${mine.infantryReplacements} infantry replacements are not used and will be lost.`, hex: -1 });
    if ((mine.armoredReplacements ?? 0) > 0)
      found.push({ text: `${mine.armoredReplacements} armored replacements are not used and will be lost.`, hex: -1 });
  }
  return found;
}
