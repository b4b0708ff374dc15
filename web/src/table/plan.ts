import type { ConditionKind, Item, PlanCondition, PlannedOrder } from '../api/types.ts';

/** A list with one of its items a place further up or down; at the end nothing changes. */
export function moved<T>(list: T[], from: number, by: 1 | -1): T[] {
  const to = from + by;
  if (to < 0 || to >= list.length) return list;
  const next = [...list];
  [next[from], next[to]] = [next[to], next[from]];
  return next;
}

export const without = <T>(list: T[], at: number): T[] => list.filter((_, i) => i !== at);

/** A condition in words: `if the bridge stands (E2415/E2515)`. */
export function conditionTold({ kind, about, not }: PlanCondition, kinds: ConditionKind[]): string {
  if (kind === 'phase') return `when the phase is ${about}`;
  const found = kinds.find((k) => k.id === kind);
  return `if ${(not ? found?.not : found?.title) ?? kind}${about ? ` (${about})` : ''}`;
}

export const conditionsTold = (planned: PlannedOrder, kinds: ConditionKind[]): string =>
  planned.conditions.map((c) => conditionTold(c, kinds)).join(', and ');

/** What can be chosen beside the order before and the phase: what holds, and what does not. */
export const choices = (kinds: ConditionKind[]): { value: string; kind: ConditionKind; not: boolean }[] =>
  kinds
    .filter((k) => k.id !== 'phase' && k.id !== 'before')
    .flatMap((kind) => [{ value: kind.id, kind, not: false }, ...(kind.not ? [{ value: `not ${kind.id}`, kind, not: true }] : [])]);

/** How many planned orders were dropped since the plan was made, as long as the player has not given an order since. */
export function droppedIn(items: Item[], side: string): number {
  let dropped = 0;
  for (const item of items.toReversed()) {
    if (item.type === 'PlanSet' || (item.type === 'Played' && item.side === side && !item.planned && !item.byReaction)) break;
    if (item.type === 'PlanDropped') dropped++;
  }
  return dropped;
}
