import type { View, WaveView } from '../../api/types.ts';
import type { Ground, HexGame } from '../game.ts';
import { ATTACK, SUPPLY } from '../questions.ts';
import { oddsBadge, oddsOf, reachOf, supplyLinesOf, supplyOf } from './answers.ts';
import { boardOf } from './board.ts';
import { actsOf, happeningOf } from './happenings.ts';
import { placeName } from './pieces.ts';
import { LESSONS } from './tutorial.ts';
import { consequences, phaseActions, unitActions, weighing } from './actions.ts';

const of = (view: View) => view as WaveView;
/** Phases in which every subject is a choice to be clicked beside the question. */
const ASKED = ['repair', 'demolition', 'attack-support', 'defense-support', 'attack-losses', 'defense-losses', 'advance', 'overstacked'];

function forgotten(view: WaveView, acting: string[], ground: Ground): { text: string; hex: number }[] {
  if (view.phase !== 'movement') return [];
  const limit = view.limits.stacking; // 7.1, artillery apart
  const full = view.stacks
    .map((s) => ({ hex: s.hex, count: s.side === ground.side ? s.units.filter((u) => u.type !== 'artillery').length : 0 }))
    .filter((s) => s.count > limit)
    .map((s) => ({
      text: `${s.count} units stand in ${placeName(s.hex, ground)}. More than ${limit} are eliminated when the phase ends, where the Kampfgruppe is no exception (7.2c, 7.7c).`,
      hex: ground.hex(s.hex),
    }));
  const due = view.track.filter((u) => u.side === ground.side && acting.includes(u.id));
  const own = view.stacks.filter((s) => s.side === ground.side).flatMap((s) => s.units);
  const able = own.filter((u) => acting.includes(u.id)).length;
  const moved = own.filter((u) => u.marks.includes('moving') || u.marks.includes('finished')).length;
  return [
    ...full,
    ...(able > moved ? [{ text: `${able} of your ${able + moved} units have not moved.`, hex: -1 }] : []),
    ...(due.length > 0
      ? [{ text: `${due.length} ${due.length === 1 ? 'reinforcement waits' : 'reinforcements wait'} beside the map.`, hex: -1 }]
      : []),
  ];
}

/** Units move and attack by stacks; the attackers of a hex are chosen on the odds card. */
const wave: HexGame = {
  id: 'wave',
  board: (view, ground) => boardOf(of(view), ground),
  happening: happeningOf,
  acts: actsOf,
  movement: {
    stacks: true,
    movesAlone: (piece) => piece.look.branch === 'artillery', // 7.4a
    // A column outside the map enters unit by unit: where the first can, those with it may follow.
    question: (pieces, view) =>
      of(view).phase === 'movement' ? { verb: 'reach', units: (pieces[0].hex < 0 ? pieces.slice(0, 1) : pieces).map((p) => p.id) } : null,
    reach: reachOf,
    warning: (pieces, hex, view, ground) => {
      const counted = (type: string) => type !== 'artillery';
      const there = of(view).stacks.find((s) => s.side === ground.side && ground.hex(s.hex) === hex)?.units ?? [];
      const all = there.filter((u) => counted(u.type)).length + pieces.filter((p) => counted(p.look.branch)).length;
      const { stacking } = of(view).limits;
      return all > stacking
        ? { text: `${all} units would stand here; more than ${stacking} are eliminated when the phase ends.`, clause: '7.2c' }
        : null;
    },
    orders: (pieces, goal, _view, ground) => {
      const [entering, inColumn] = [pieces[0].hex < 0, goal.mode === 'column'];
      const verb = entering ? (inColumn ? 'enter-column' : 'enter') : inColumn ? 'column' : 'move';
      return [{ verb, units: pieces.map((p) => p.id), places: goal.path.map((hex) => ground.map.hexes[hex].name) }];
    },
  },
  attack: {
    target: 'target',
    label: 'Attack',
    ...ATTACK,
    badge: oddsBadge,
    odds: oddsOf,
  },
  supply: { ...SUPPLY, sheet: supplyOf, lines: supplyLinesOf },
  threat: true,
  isButton: (subject, view) => ASKED.includes(of(view).phase) || subject.kind === 'british',
  choosesHex: (subject, view) => subject.kind === 'air' && ['interdiction', 'aerial-supply'].includes(of(view).phase),
  unitActions: (piece, orders) => unitActions(piece.id, orders),
  weighing: (view) => weighing(of(view)),
  phaseActions: (orders, view, weighed) => phaseActions(orders, of(view), weighed),
  forgotten: (view, acting, ground) => forgotten(of(view), acting, ground),
  consequences: (view, _prompt, weighed) => consequences(of(view), weighed),
  tutorial: { side: 'german', scenario: 'northern-shoulder', lessons: LESSONS },
};

export default wave;
