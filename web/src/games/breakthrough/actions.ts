import { percent } from '../../numbers.ts';
import type { Answer, BreakthroughView, OrderDescription, Parts, Strike, UnitView, View } from '../../api/types.ts';
import type { Action, Piece } from '../../table/board.ts';
import type { Ground } from '../game.ts';
import { placeName, unitOf } from './pieces.ts';

const isOperation = (view: BreakthroughView) => view.phase.includes('Operation');
export const isOrganization = (view: BreakthroughView) => view.phase.includes('Organization');

/** The commands of the manual's menus for one unit: those of the Command menu (7.3) or of the Unit Organization menu (6.3). */
export function unitActions(piece: Piece, orders: OrderDescription[], view: BreakthroughView, ground: Ground): Action[] {
  const unit = unitOf(view, piece.id);
  const s = unit?.statistics;
  if (!unit || !s) return [];
  const action = (label: string, key: string, verb: string, ...words: string[]): Action => {
    const found = orders.find((o) => o.verb === verb && o.words.join() === words.join());
    return { label, key, order: found?.text ?? { verb, units: [piece.id], words }, legal: found !== undefined };
  };
  const exit = unit.side === 'german' ? [action('Exit', 'E', 'exit')] : [];
  if (isOperation(view))
    return [
      action(s.mode === 'travel' ? 'Normal mode' : 'Travel mode', 'M', 'mode'),
      action(s.fort > 0 ? `Fortify to ${s.fort + 1}` : 'Fortify', 'F', 'fortify'),
      action(s.advance ? 'Do not advance' : 'Advance after combat', 'A', 'advance', s.advance ? 'no' : 'yes'),
      ...exit,
    ];
  if (!isOrganization(view)) return [];
  return [
    ...amounts(piece.id, orders),
    action('Maximum artillery', 'M', 'artillery', 'max'),
    unit.size === 'division' ? action('Break down', 'B', 'break-down') : action('Build up', 'B', 'build-up'),
    ...buildUps(orders),
    ...bridgeWork(piece, orders, ground),
    action('Air drop', 'S', 'drop'),
    ...exit,
  ];
}

/** Key B takes all regiments that are there; where there are two others, each alone is a choice too (6.6a). */
const buildUps = (orders: OrderDescription[]): Action[] =>
  orders.filter((o) => o.verb === 'build-up' && o.units.length > 1).map((o) => ({ label: o.label, key: '', order: o.text, legal: true }));

/** Artillery and replacements take a number; its limits follow from the orders that are legal. */
function amounts(id: string, orders: OrderDescription[]): Action[] {
  const of = (label: string, key: string, verb: string, sign: string): Action => {
    const found = orders.filter((o) => o.verb === verb && o.words[0]?.startsWith(sign) && !Number.isNaN(Number(o.words[0])));
    const numbers = found.map((o) => Math.abs(Number(o.words[0])));
    const order = (n: number): Parts => ({ verb, units: [id], words: [`${sign}${n}`] });
    const amount = found.length > 0 ? { least: Math.min(...numbers), most: Math.max(...numbers), order } : undefined;
    return { label, key, order: order(1), legal: found.length > 0, amount };
  };
  const give = of('Return artillery', '', 'artillery', '-');
  return [of('Take artillery', 'A', 'artillery', '+'), ...(give.legal ? [give] : []), of('Replacements', 'R', 'replace', '')];
}

/** One button for each bridge site next to the unit; grayed ones for sites where something prevents it. */
function bridgeWork(piece: Piece, orders: OrderDescription[], ground: Ground): Action[] {
  const actions: Action[] = [];
  for (let d = 0; d < 6; d++) {
    const other = ground.layout.neighbor(piece.hex, d);
    const site = ground.map.sides.find((s) => s.bridge && ((s.a === piece.hex && s.b === other) || (s.b === piece.hex && s.a === other)));
    if (!site) continue;
    const place = ground.map.hexes[other].name;
    // Several bridges may have one name: the hex across tells them apart.
    const where = site.bridgeName ? `${site.bridgeName}, to ${placeName(place, ground)}` : placeName(place, ground);
    for (const [verb, label, key] of [
      ['blow-bridge', 'Blow the bridge', 'D'],
      ['build-bridge', 'Build the bridge', 'C'],
    ] as const) {
      const found = orders.find((o) => o.verb === verb && o.places[0] === place);
      const order = found?.text ?? { verb, units: [piece.id], places: [place] };
      actions.push({ label: `${label} at ${where}`, key, order, legal: found !== undefined });
    }
  }
  return actions;
}

/** A ground attack with its chances; the mode of an enemy unit is hidden, so strafing is told as a condition. */
export function strikeActions(orders: OrderDescription[], weighed: Answer | null): Action[] {
  const note = weighed?.type === 'Strike' ? strikeTold(weighed) : undefined;
  return orders.map(({ label, text }) => ({ label, key: '', order: text, legal: true, primary: true, note }));
}

function strikeTold({ units, disruption, strafing, loss }: Strike): string {
  const each = units.length === 1 ? 'Disrupts the unit' : `Disrupts each of the ${units.length} units`;
  return `${each} with a chance of ${percent(disruption)}: its efficiency is halved. Strafes it in travel mode with a chance of ${percent(strafing)}: it loses ${percent(loss)} of its strength.`;
}

const KEYS: Record<string, string> = { begin: 'RETURN', interdict: 'I' };

/** The buttons of the phase; the original ends an Operation Phase with C and the others with Q. */
export const phaseActions = (orders: OrderDescription[], view: View): Action[] =>
  orders.map(({ verb, text, label }) => {
    const ends = verb === 'done';
    const key = ends ? (isOperation(view as BreakthroughView) ? 'C' : 'Q') : (KEYS[verb] ?? '');
    return { label, key, order: text, legal: true, primary: ends };
  });

function idleBesideTheEnemy(view: BreakthroughView, acting: string[], ground: Ground): UnitView[] {
  const enemies = new Set(view.units.filter((u) => u.side !== view.viewer && u.hex).map((u) => ground.hex(u.hex)));
  return view.units.filter((u) => {
    const s = u.statistics;
    if (u.side !== view.viewer || !s || s.plot !== null || s.operationPoints < view.figures.attackCost || !acting.includes(u.id))
      return false;
    return [0, 1, 2, 3, 4, 5].some((d) => enemies.has(ground.layout.neighbor(ground.hex(u.hex), d)));
  });
}

/** What a player may regret: fresh mobile units that have not moved, artillery left in the pools, air points unspent. */
export function forgottenIn(view: BreakthroughView, acting: string[], ground: Ground): { text: string; hex: number }[] {
  const found: { text: string; hex: number }[] = [];
  const mine = view.sides.find((s) => s.side === view.viewer);
  if (view.phase.includes('Air') && mine && mine.airPoints > 0)
    found.push({ text: mine.airPoints === 1 ? '1 air point is not used.' : `${mine.airPoints} air points are not used.`, hex: -1 });
  const still = isOperation(view) && !view.mayMove; // 2.4c
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
      if (unit.mobile && s.operationPoints >= 2 * view.figures.attackCost)
        found.push({
          text: `${unit.name} at ${placeName(unit.hex, ground)} has not moved and has ${s.operationPoints} points.`,
          hex: ground.hex(unit.hex),
        });
    }
  if (isOrganization(view) && mine) {
    const pools = mine.pools.filter((p) => p.points >= 10);
    if (pools.length > 0)
      found.push({ text: `Artillery waits in the pools: ${pools.map((p) => `${p.corps} ${p.points}`).join(', ')}.`, hex: -1 });
    if ((mine.infantryReplacements ?? 0) > 0)
      found.push({ text: `Infantry replacements not used are lost: ${mine.infantryReplacements}.`, hex: -1 });
    if ((mine.armoredReplacements ?? 0) > 0)
      found.push({ text: `Armored replacements not used are lost: ${mine.armoredReplacements}.`, hex: -1 });
  }
  return found;
}
