import type { BreakthroughView, View } from '../../api/types.ts';
import type { HexGame } from '../game.ts';
import { ATTACK, SUPPLY } from '../questions.ts';
import { oddsBadge, oddsOf, reachOf, supplyLinesOf, supplyOf } from './answers.ts';
import { boardOf } from './board.ts';
import { actsOf, happeningOf } from './happenings.ts';
import { LESSONS } from './tutorial.ts';
import { LETTERS } from './letters.ts';
import { allotments } from './artillery.ts';
import { forgottenIn, isOrganization, phaseActions, strikeActions, unitActions } from './actions.ts';

const of = (view: View) => view as BreakthroughView;

/** Units move and attack one by one; attacks are plotted, then resolved together. */
const breakthrough: HexGame = {
  id: 'breakthrough',
  turned: { top: 'west', label: 'West up, as in the original' },
  board: (view, ground) => boardOf(of(view), ground),
  happening: happeningOf,
  acts: actsOf,
  movement: {
    stacks: false,
    question: ([piece], view) => (of(view).phase.includes('Operation') ? { verb: 'reach', units: [piece.id] } : null),
    reach: (answer, ground, from, view) => reachOf(answer, ground, from, of(view).figures.attackCost),
    orders: ([piece], goal, _view, ground) =>
      goal.path.map((hex) => ({ verb: 'move', units: [piece.id], places: [ground.map.hexes[hex].name] })),
  },
  attack: {
    label: 'Plot attack',
    ...ATTACK,
    badge: oddsBadge,
    odds: oddsOf,
  },
  supply: { ...SUPPLY, sheet: supplyOf, lines: supplyLinesOf },
  threat: true,
  isButton: () => false,
  unitActions: (piece, orders, view, ground) => unitActions(piece, orders, of(view), ground),
  weighing: (view, hex) => (hex && of(view).phase.includes('Air') ? { verb: 'strike', places: [hex] } : null),
  hexActions: strikeActions,
  phaseActions,
  letters: LETTERS,
  extras: (controller) => (isOrganization(of(controller.view!)) ? allotments(controller) : []),
  unusedKey: ({ menu, key }) => menu === 'questions' || (menu === 'start menu' && key !== 'RETURN'),
  forgotten: (view, acting, ground) => forgottenIn(of(view), acting, ground),
  tutorial: { side: 'german', scenario: 'first-seven-days', lessons: LESSONS },
};

export default breakthrough;
