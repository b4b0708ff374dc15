import type { Item, Moment } from '../api/types.ts';

/** What happened at the table besides orders, in words; empty for an order. */
export function toldOf(item: Item): string {
  const who = item.side[0].toUpperCase() + item.side.slice(1);
  switch (item.type) {
    case 'Said':
      return `${item.name || who}: ${item.text}`;
    case 'Undone':
      return `${who} undoes the last order${item.byConsent ? ', by agreement' : ''}.`;
    case 'Redone':
      return `${who} redoes it.`;
    case 'UndoAsked':
      return `${who} asks to undo the last order.`;
    case 'UndoRefused':
      return `${who} does not agree to the undo.`;
    case 'Resigned':
      return `${who} resigns.`;
    case 'Seated':
      return `${item.name || (item.computer ? 'The computer' : who)} takes the ${item.side} seat.`;
    case 'ReactionsSet':
      return `${who} standing reactions: ${item.policy}.`;
    case 'PlanSet':
      return item.orders === 0
        ? `${who} plans nothing for its next turn.`
        : `${who} plans ${item.orders === 1 ? '1 order' : `${item.orders} orders`} for its next turn.`;
    case 'PlanDropped':
      return `Not given: ${item.order}. ${[item.why, ...item.reasons.map((r) => r.why)].join(' ')}`;
    case 'ClockTold':
      return item.ranOut ? `The time of the ${who} side has run out.` : `${who} is reminded of its clock.`;
    case 'Claimed':
      return item.computer
        ? `${who} lets a computer player go on for the other side, whose time has run out.`
        : `${who} claims the win, because the time of the other side has run out.`;
    case 'SubstituteAsked':
      return `${who} asks that somebody else may play on in its place.`;
    case 'SubstituteAgreed':
      return `It is agreed that somebody else may play the ${who} side.`;
    case 'SubstituteRefused':
      return `${who} does not agree to a substitute.`;
    case 'SubstituteInvited':
      return `${who} invites its substitute.`;
    case 'ComputerPlays':
      return item.computer ? `A computer player goes on for the ${who} side.` : `The ${who} side is played by its owner again.`;
    case 'TookDaysOff':
      return `${who} takes ${item.days === 1 ? '1 day' : `${item.days} days`} off.`;
    case 'EntropyAdded':
      return `${who} adds entropy to the dice.`;
    case 'Branched':
      return `This game goes on from “${item.title}”, ${item.turn.split(' · ')[0]}${item.drawnFor ? '; hidden facts were drawn' : ''}.`;
    case 'Intended':
      return `${who} intends: ${item.words}`;
    case 'Hurried':
      return `${who} tells the computer to play now.`;
    case 'Saved':
      return item.removed ? `The save point “${item.name}” was removed.` : `Save point: ${item.name}.`;
    default:
      return '';
  }
}

/** Where a replay is, and what happened there. */
export function captionOf({ at, item, prompt }: Pick<Moment, 'at' | 'item' | 'prompt'>): string {
  if (at === 0) return 'The start of the game.';
  const happened =
    item?.type === 'Played'
      ? item.events
          .map((e) => e.sentence)
          .slice(0, 2)
          .join(' ')
      : item
        ? toldOf(item)
        : '';
  return [`${prompt.turn} · ${prompt.phase}.`, happened].filter(Boolean).join(' ');
}

/** How many orders a side gives before it needs no briefing any more: setting up and beginning count too. */
const OPENING = 3;

export const hasOrdered = (items: Item[], side: string): boolean =>
  items.filter((i) => i.type === 'Played' && i.side === side).length >= OPENING || (items[0]?.sequence ?? 1) > 1;
