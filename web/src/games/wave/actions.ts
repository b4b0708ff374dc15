import { percent } from '../../numbers.ts';
import type { Answer, BattleChoices, Forecast, OrderDescription, Parts, WaveView } from '../../api/types.ts';
import type { Action } from '../../table/board.ts';

/** The steps of a battle whose answers the server weighs. */
const WEIGHED = ['attack-support', 'defense-support', 'attack-losses', 'defense-losses', 'advance'];

export const weighing = (view: WaveView): Parts | null => (WEIGHED.includes(view.phase) ? { verb: 'choices' } : null);

const choicesOf = (weighed: Answer | null): BattleChoices | null => (weighed?.type === 'BattleChoices' ? weighed : null);

/** The orders of the phase, and of the questions it asks, as buttons. */
export function phaseActions(orders: OrderDescription[], view: WaveView, weighed: Answer | null): Action[] {
  const choices = choicesOf(weighed);
  const actions = orders.map((order) => ({ ...actionOf(order, view), note: choices ? noteOf(order, choices) : undefined }));
  const together = choices?.together ?? [];
  if (together.length > 1)
    actions.unshift({
      label: choices!.barred.length > 0 ? `Advance with all ${together.length} that can` : 'All advance',
      key: 'A',
      order: { verb: 'advance', units: together },
      legal: true,
      note: undefined,
    });
  return actions;
}

/** What an answer would change: the odds with a gun or an aircraft, the factors after a loss. */
function noteOf({ verb, units }: OrderDescription, { now, support, losses }: BattleChoices): string | undefined {
  const gun = verb.startsWith('support') ? support.find((s) => (s.unit ?? '') === (units[0] ?? '')) : undefined;
  if (gun && now) return `${oddsTold(gun.after)}, ${percent(gun.after.cleared)} to clear the hex (now ${percent(now.cleared)})`;
  const loss = verb === 'lose' ? losses.find((l) => l.unit === units[0]) : undefined;
  return loss && `${loss.before} → ${loss.after ?? 'eliminated'}`;
}

const oddsTold = ({ least, most }: Forecast) => (least === most ? least : `${least} to ${most}`);

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
    { text: 'If the charge fails, the bridge stands and cannot be tried again.', clause: '9.14f' },
    { text: 'Blown or not, the enemy may continue by another route.', clause: '9.14h' },
  ],
  'attack-support': [{ text: 'You declare first, then the defender. After that the attack cannot be called off.', clause: '10.24' }],
  'defense-support': [{ text: 'The attacker has declared; after your answer the dice are rolled.', clause: '10.24' }],
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
    { text: 'The hex becomes yours with everything in it: control, markers, perhaps a bridge that is blown.', clause: '10.26h' },
  ],
  overstacked: [{ text: 'Units beyond the limit are eliminated.', clause: '7.2c' }],
};

const nameOf = (view: WaveView, id: string) => view.stacks.flatMap((s) => s.units).find((u) => u.id === id)?.name ?? id;

const together = (choices: BattleChoices | null) => (choices?.together.length ? ' with the others' : '');

/** What depends on the answer to a question of the battle or the bridge. */
export function consequences(view: WaveView, weighed: Answer | null): Fact[] {
  const choices = choicesOf(weighed);
  const now = choices?.now
    ? [{ text: `Now ${oddsTold(choices.now)}, ${percent(choices.now.cleared)} to clear the hex.`, clause: '10.8' }]
    : [];
  const barred = (choices?.barred ?? []).flatMap(({ units, reasons }) =>
    reasons.map(({ why, clause }) => ({
      text: `${units.map((id) => nameOf(view, id)).join(', ')} cannot advance${together(choices)}: ${why}`,
      clause,
    })),
  );
  return [...now, ...barred, ...(CONSEQUENCES[view.phase] ?? [])];
}
