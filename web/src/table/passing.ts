import type { OrderDescription } from '../api/types.ts';
import { settings } from '../settings.svelte.ts';
import type { Session } from './session.svelte.ts';

/**
 * The order that ends a step in which nothing else can be done: it is given by itself, unless the player wants to stop
 * everywhere or has just taken an order back.
 */
export function passing(session: Session, orders: OrderDescription[], choices: number, interruption: boolean): OrderDescription | null {
  const [only] = orders;
  if (settings.stopEverywhere || interruption || choices > 0 || orders.length !== 1 || only.verb !== 'done') return null;
  return session.items.at(-1)?.type === 'Undone' ? null : only;
}
