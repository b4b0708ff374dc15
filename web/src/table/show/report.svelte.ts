import type { Item, Told } from '../../api/types.ts';

/** What the other side did in its turn, and what came of it: it grows until one's own turn has begun. */
export class Report {
  items = $state.raw<Item[]>([]);
  /** The dice of one's own last order. */
  result = $state.raw<Told[]>([]);
  isOpen = $state(false);
  /** One's own order that ended one's turn: what it set off, from the next phase on, is part of the report. */
  lead = $state.raw<Item | null>(null);
  private complete = true;
  private last: Item | null = null;

  /** True if a new report has begun with these items. */
  hear(items: Item[], own: boolean, interruption: boolean): boolean {
    const played = items.filter((i) => i.type === 'Played');
    if (played.length === 0) return false;
    if (own && !interruption) {
      this.complete = true;
      this.last = played.at(-1) ?? null;
      this.result = played.flatMap((i) => (i.type === 'Played' ? i.events.filter((e) => e.rolls.length > 0) : []));
      return false;
    }
    // An order that only the phase tells of is nothing to report.
    if (played.every((i) => i.type === 'Played' && i.events.length === 0)) return false;
    this.result = [];
    const begins = this.complete && !own;
    if (begins) {
      this.items = [];
      this.lead = this.last;
    }
    if (begins || !this.complete) this.items = [...this.items, ...played];
    if (begins) this.complete = false;
    this.isOpen = true;
    return begins;
  }

  /** On opening a table: what was told since one's own last order. */
  recall(items: Item[], side: string): void {
    const last = items.findLastIndex((i) => i.type === 'Played' && i.side === side && !i.byReaction && !i.planned);
    this.items = items.slice(last + 1).filter((i) => i.type === 'Played');
    this.lead = items[last] ?? null;
    this.complete = this.items.length === 0;
  }

  /** Puts it away; it can be opened again. */
  fold(): void {
    this.isOpen = false;
    this.result = [];
  }
}
