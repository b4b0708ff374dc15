import type { View, WaveView } from '../../api/types.ts';
import type { ReachHex } from '../../table/board.ts';
import type { GameTable, Ground, StackPlay } from '../game.ts';
import { oddsBadge, oddsOf, reachOf, supplyLinesOf, supplyOf } from './answers.ts';
import { boardOf } from './board.ts';
import { happeningOf } from './happenings.ts';
import { placeName } from './pieces.ts';
import { LESSONS } from './tutorial.ts';
import { consequences, phaseVerbs, unitVerbs } from './verbs.ts';

const of = (view: View) => view as WaveView;
const after = (text: string, prefix: string) => (text.startsWith(prefix) ? text.slice(prefix.length) : null);

/** Phases in which every subject is a choice to be clicked beside the question. */
const ASKED = ['repair', 'demolition', 'attack-support', 'defence-support', 'attack-losses', 'defence-losses', 'advance', 'overstacked'];

const stacks: StackPlay = {
  // A column outside the map enters unit by unit: where the first can, those with it may follow.
  reachQuestion: (pieces, view) =>
    of(view).phase === 'movement' ? `reach ${(pieces[0].hex < 0 ? pieces.slice(0, 1) : pieces).map((p) => p.id).join(' ')}` : null,
  movesAlone: (piece) => piece.look.branch === 'artillery', // 7.4a
  reachOrders: (orders, ground) =>
    orders.flatMap((order): ReachHex[] => {
      const words = order.split(' ');
      if (words[0] !== 'place' && words[0] !== 'depot') return [];
      const hex = ground.hex(words[words.length - 1]);
      return [{ hex, cost: 0, left: 0, path: [hex], steps: [] }];
    }),
  moveOrders: (pieces, goal, view, ground) => {
    const ids = pieces.map((p) => p.id);
    const name = (hex: number) => ground.map.hexes[hex].name;
    if (of(view).phase === 'set-up')
      return ids.map((id) => (id.startsWith('depot-') ? `depot ${id.slice(6)} ${name(goal.hex)}` : `place ${id} ${name(goal.hex)}`));
    const path = goal.path.map(name).join(' ');
    const verb = pieces[0].hex < 0 ? (goal.mode === 'column' ? 'enter-column' : 'enter') : goal.mode === 'column' ? 'column' : 'move';
    return [`${verb} ${ids.join(' ')} ${path}`];
  },
  buttons: (subjects, view) =>
    ASKED.includes(of(view).phase) ? subjects.filter((s) => s !== 'phase') : subjects.filter((s) => s === 'british'),
  sweep: (subjects, view) => (['interdiction', 'aerial-supply'].includes(of(view).phase) && subjects.includes('air') ? 'air' : null),
  sweepHex: (order, ground) => ground.hex(order.split(' ')[1]),
  targetHex: (subject) => after(subject, 'target '),
  targetSubject: (hex) => `target ${hex}`,
  attackers: (offers) => {
    const forces = offers.map((o) => o.split(' ').slice(2));
    const first = forces.reduce((a, b) => (b.length > a.length ? b : a), forces[0] ?? []);
    return { all: [...new Set(forces.flat())], first };
  },
  attackOrder: (target, units) => `attack ${target} ${units.join(' ')}`,
};

/** 7.1: so many units of a side, artillery apart, may stay in a hex. */
const STACK = 4;

function forgotten(view: WaveView, subjects: string[], ground: Ground): { text: string; hex: number }[] {
  if (view.phase !== 'movement') return [];
  const full = view.stacks
    .map((s) => ({ hex: s.hex, count: s.side === ground.side ? s.units.filter((u) => u.type !== 'artillery').length : 0 }))
    .filter((s) => s.count > STACK)
    .map((s) => ({
      text: `${s.count} units stand in ${placeName(s.hex, ground)}. More than ${STACK} are eliminated when the phase ends, where the Kampfgruppe is no exception (7.2c, 7.7c).`,
      hex: ground.hex(s.hex),
    }));
  const due = view.track.filter((u) => u.side === ground.side && subjects.includes(`unit ${u.id}`));
  const own = view.stacks.filter((s) => s.side === ground.side).flatMap((s) => s.units);
  const able = own.filter((u) => subjects.includes(`unit ${u.id}`)).length;
  const nobody = able > 0 && !own.some((u) => u.marks.includes('moving') || u.marks.includes('finished'));
  return [
    ...full,
    ...(nobody ? [{ text: `None of your units has moved; ${able} could.`, hex: -1 }] : []),
    ...(due.length > 0
      ? [{ text: `${due.length} ${due.length === 1 ? 'reinforcement waits' : 'reinforcements wait'} beside the map.`, hex: -1 }]
      : []),
  ];
}

const WORDS: Record<string, string> = {
  move: 'moves',
  column: 'moves in column',
  enter: 'enters',
  'enter-column': 'enters in column',
  support: 'supports',
  lose: 'loses a step',
  advance: 'advances',
  exit: 'leaves the map',
  eliminate: 'is eliminated',
  top: 'comes to the top',
};

/** An order of the notation in a player's words; what is a sentence already stays. */
function spoken(order: string): string {
  const [verb, ...rest] = order.split(' ');
  const isHex = (word: string) => /^[EW]\d{4}$/.test(word);
  const units = rest.filter((w) => !isHex(w)).join(', ');
  const goal = rest.filter(isHex).pop();
  if (verb === 'attack') return `${units} attack ${rest[0]}`;
  const does = units.includes(', ') ? WORDS[verb]?.replace(/^(\w+)s\b/, '$1') : WORDS[verb];
  return does && units ? `${units} ${does}${goal ? ` to ${goal}` : ''}` : order;
}

const wave: GameTable = {
  id: 'wave',
  otherUp: null,
  board: (view, ground) => boardOf(of(view), ground),
  unitSubject: (piece) => (piece.id.startsWith('depot-') ? `depot ${piece.id.slice(6)}` : `unit ${piece.id}`),
  hexSubject: (hex) => `stack ${hex}`,
  phaseSubject: 'phase',
  subjectUnit: (subject) => after(subject, 'unit ') ?? (after(subject, 'depot ') === null ? null : `depot-${after(subject, 'depot ')}`),
  subjectHex: (subject) => after(subject, 'target '),
  reachQuestion: () => null,
  reach: reachOf,
  moveOrders: () => [],
  targets: () => [],
  attackBy: (order) => order,
  oddsQuestion: (target, attackers) => `odds ${target} ${attackers.map((p) => p.id).join(' ')}`,
  oddsBadge,
  odds: oddsOf,
  supplyQuestion: (piece) => `supply ${piece.id}`,
  supply: supplyOf,
  sideSupply: { question: (side) => `supply ${side}`, lines: supplyLinesOf },
  verbs: (piece, orders) => unitVerbs(piece.id, orders),
  hexVerbs: () => [],
  phaseVerbs: (orders, view) => phaseVerbs(orders, of(view)),
  forgotten: (_board, view, subjects, _prompt, ground) => forgotten(of(view), subjects, ground),
  consequences: (view) => consequences(of(view)),
  happening: happeningOf,
  spoken,
  directionOrders: () => [],
  stacks,
  tutorial: { side: 'german', scenario: 'northern-shoulder', lessons: LESSONS },
};

export default wave;
