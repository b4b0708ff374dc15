import type { WaveView } from '../../api/types.ts';
import type { Verb } from '../../table/board.ts';

const END: Record<string, string> = {
  'set-up': 'Finish set-up',
  interdiction: 'Enough interdiction',
  'aerial-supply': 'Enough drops',
  repair: 'No more repairs',
  movement: 'End movement',
  combat: 'End combat',
  'attack-support': 'No more support',
  'defence-support': 'No more support',
  advance: 'Nobody else advances',
  reform: 'Stay apart',
};

const name = (view: WaveView, id: string): string => {
  for (const stack of view.stacks) for (const unit of stack.units) if (unit.id === id) return unit.name;
  return id;
};

/** The orders of the phase, and of the questions it asks, as buttons. */
export function phaseVerbs(orders: string[], view: WaveView): Verb[] {
  const verbs = orders.map((order) => verbOf(order, view));
  const advancing = orders.filter((o) => o.startsWith('advance ')).map((o) => o.slice('advance '.length));
  if (advancing.length > 1)
    verbs.unshift({ label: 'All advance', key: 'A', order: `advance ${advancing.slice(0, 4).join(' ')}`, legal: true });
  return verbs;
}

function verbOf(order: string, view: WaveView): Verb {
  const [word, ...rest] = order.split(' ');
  const what = rest.join(' ');
  const plain = (label: string, key = ''): Verb => ({ label, key, order, legal: true });
  switch (word) {
    case 'done':
      return {
        ...plain(END[view.phase] ?? 'Done', 'Q'),
        primary: view.phase === 'movement' || view.phase === 'combat' || view.phase === 'set-up',
      };
    case 'historical':
      return plain('Historical set-up', 'H');
    case 'peiper':
      return plain(what === 'none' ? 'No Kampfgruppe Peiper' : `Form Kampfgruppe Peiper: ${rest.map((u) => name(view, u)).join(', ')}`);
    case 'move-first':
      return plain('Move, then fight', 'M');
    case 'fight-first':
      return plain('Fight, then move', 'F');
    case 'repair':
      return plain(`Repair ${what}`);
    case 'blow':
      return plain('Blow the bridge', 'B');
    case 'leave':
      return plain('Leave it', 'L');
    case 'support':
      return plain(what === 'aircraft' ? 'Send an aircraft' : `${name(view, what)} bombards`, what === 'aircraft' ? 'A' : '');
    case 'lose':
      return plain(`${name(view, what)} loses a step`);
    case 'advance':
      return plain(`${name(view, what)} advances`);
    case 'eliminate':
      return plain(`Eliminate ${name(view, what)}`);
    case 'reform':
      return plain('Form one squadron', 'F');
    case 'release':
      return plain(`Release the British ${what}`);
    default:
      return plain(order);
  }
}

/** Orders about the units in hand that are no move. */
export function unitVerbs(id: string, orders: string[]): Verb[] {
  const exit = orders.find((o) => o.startsWith('exit '));
  return [
    ...(exit ? [{ label: 'Leave the map for Antwerp', key: 'E', order: exit, legal: true, primary: true }] : []),
    { label: 'To the top', key: 'T', order: `top ${id}`, legal: true },
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
  'defence-support': [{ text: 'The attacker has declared; this is the last word before the dice.', clause: '10.24' }],
  'attack-losses': [
    { text: 'Any attacking unit may take a step; guns that bombarded are not involved.', clause: '10.9b' },
    { text: 'No unit is eliminated while another of yours has two steps.', clause: '10.9c' },
  ],
  'defence-losses': [
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
