import type { OrderDescription, WaveView } from '../../api/types.ts';
import type { Action } from '../../table/board.ts';

/** The orders of the phase, and of the questions it asks, as buttons. */
export function phaseActions(orders: OrderDescription[], view: WaveView): Action[] {
  const actions = orders.map((order) => actionOf(order, view));
  const advancing = orders.filter((o) => o.verb === 'advance').flatMap((o) => o.units);
  if (advancing.length > 1)
    actions.unshift({ label: 'All advance', key: 'A', order: { verb: 'advance', units: advancing.slice(0, 4) }, legal: true });
  return actions;
}

const KEYS: Record<string, string> = {
  done: 'Q',
  historical: 'H',
  'move-first': 'M',
  'fight-first': 'F',
  blow: 'B',
  leave: 'L',
  'support aircraft': 'A',
  reform: 'F',
};

function actionOf({ verb, text, label }: OrderDescription, { phase }: WaveView): Action {
  const primary = verb === 'done' && ['movement', 'combat', 'set-up'].includes(phase);
  return { label, key: KEYS[verb] ?? '', order: text, legal: true, primary };
}

/** Orders about the selected units that are no move. */
export function unitActions(id: string, orders: OrderDescription[]): Action[] {
  const exit = orders.find((o) => o.verb === 'exit');
  return [
    ...(exit ? [{ label: exit.label, key: 'E', order: exit.text, legal: true, primary: true }] : []),
    { label: 'To the top', key: 'T', order: { verb: 'top', units: [id] }, legal: true },
  ];
}

type Fact = { text: string; clause: string };

const CONSEQUENCES: Record<string, Fact[]> = {
  demolition: [
    { text: 'A 6 blows it; with a supplied US engineer within two hexes of the enemy, 5 or 6.', clause: '9.14g' },
    { text: 'If the charge fails, the bridge stands and is not tried again.', clause: '9.14f' },
    { text: 'Blown or not, the enemy may go on another way.', clause: '9.14h' },
  ],
  'attack-support': [{ text: 'You declare first, then the defender. After that the attack cannot be called off.', clause: '10.24' }],
  'defense-support': [{ text: 'The attacker has declared; this is the last word before the dice.', clause: '10.24' }],
  'attack-losses': [
    { text: 'Any attacking unit may take a step; guns that bombarded are not involved.', clause: '10.9b' },
    { text: 'No unit is eliminated while another of yours has two steps.', clause: '10.9c' },
  ],
  'defense-losses': [
    { text: 'Any unit in the hex may take a step; guns that bombarded from elsewhere are not involved.', clause: '10.9b' },
    { text: 'No unit is eliminated while another of yours has two steps.', clause: '10.9c' },
  ],
  advance: [
    { text: 'It costs no points, and is decided now or not at all.', clause: '10.26c' },
    { text: 'The hex is yours with what that brings: control, markers, perhaps a bridge to be blown.', clause: '10.26h' },
  ],
  overstacked: [{ text: 'Units beyond the limit are eliminated.', clause: '7.2c' }],
};

/** What hangs on the answer to a question of the battle or the bridge. */
export const consequences = (view: WaveView): Fact[] => CONSEQUENCES[view.phase] ?? [];
