import type { Event, Item, Told } from '../../api/types.ts';
import { joined, type Step } from '../marches.ts';

/** What an event was about, and whether it has a place that can be shown. */
export interface About {
  kind: 'move' | 'combat' | 'other';
  placed: boolean;
  /** Begins a phase. */
  heading?: boolean;
  /** The first event of a combat, and the one whose dice decided it. */
  opens?: boolean;
  decides?: boolean;
  step?: Step;
}

/** One line of the log or of a report; what belongs to the same combat is under it. */
export interface Line {
  key: string;
  item: Item;
  told: Told | null;
  about: About | null;
  heading: boolean;
  march?: string;
  undone?: boolean;
  under: Line[];
}

const HEADINGS: ReadonlySet<string> = new Set(['PhaseBegan', 'TurnBegan']);

/** The numbers of the items whose orders were undone and not redone. */
export function undoneIn(items: Item[]): ReadonlySet<number> {
  const inForce: number[] = [];
  const undone: number[] = [];
  const move = (from: number[], to: number[], orders: number) => {
    for (let i = 0; i < orders && from.length > 0; i++) to.push(from.pop()!);
  };
  const marked = new Set<number>();
  for (const item of items)
    if (item.type === 'Played') {
      undone.forEach((n) => marked.add(n));
      undone.length = 0;
      inForce.push(item.sequence);
    } else if (item.type === 'Undone') move(inForce, undone, item.orders);
    else if (item.type === 'Redone') move(undone, inForce, item.orders);
  undone.forEach((n) => marked.add(n));
  return marked;
}

/** A line for every event and for everything else that was told. */
export function linesOf(items: Item[], about: (event: Event) => About | null): Line[] {
  const undone = undoneIn(items);
  return items.flatMap((item): Line[] => {
    if (item.type !== 'Played') return [{ key: String(item.sequence), item, told: null, about: null, heading: false, under: [] }];
    return item.events.map((told, i) => {
      const what = about(told.event);
      const heading = HEADINGS.has(told.event.type) || what?.heading === true;
      return { key: `${item.sequence}.${i}`, item, told, about: what, heading, undone: undone.has(item.sequence), under: [] };
    });
  });
}

/** Marches become one line, and so does everything that belongs to one combat: what decided it, the rest under it. */
export function folded(lines: Line[]): Line[] {
  const found: Line[] = [];
  let combat: Line | null = null;
  for (const line of joined(lines, (l) => l.about?.step)) {
    const fights = line.about?.kind === 'combat' && !line.heading;
    const goesOn: boolean = fights && !line.about!.opens && combat !== null && combat.undone === line.undone;
    if (!goesOn) {
      combat = fights && line.about!.opens ? { ...line } : null;
      found.push(combat ?? line);
    } else if (line.about!.decides) {
      // The result stands for the whole combat; how it was announced goes under it.
      const head: Line = combat!;
      found[found.length - 1] = combat = { ...line, key: head.key, under: [{ ...head, key: `${head.key}'`, under: [] }, ...head.under] };
    } else combat!.under = [...combat!.under, line];
  }
  return found;
}

/** The same lines, as the same objects as before where nothing about them has changed: those need not be drawn again. */
export function reused(lines: Line[], before: Line[]): Line[] {
  const known = new Map(before.map((line) => [line.key, line]));
  return lines.map((line) => {
    const old = known.get(line.key);
    return old && isSame(old, line) ? old : line;
  });
}

const isSame = (a: Line, b: Line): boolean =>
  a.item === b.item &&
  a.told === b.told &&
  a.march === b.march &&
  a.undone === b.undone &&
  a.heading === b.heading &&
  a.under.length === b.under.length &&
  a.under.every((below, i) => below.key === b.under[i].key && isSame(below, b.under[i]));
