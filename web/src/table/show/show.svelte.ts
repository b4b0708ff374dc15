import type { Item } from '../../api/types.ts';
import type { Session } from '../session.svelte.ts';
import type { Act } from './acts.ts';
import type { EventPlayer } from './player.svelte.ts';
import { Report } from './report.svelte.ts';

/** What a board says of items that have come. */
export interface Heard<Position> {
  acts: (items: Item[]) => Act[];
  before: Position;
  after: Position;
  /** How slowly it is shown; 0 shows nothing. */
  pace: number;
  /** Whether the last question was asked in the other side's turn. */
  interruption: boolean;
}

/** What the page needs of it, whatever the board. */
export interface Events {
  readonly report: Report;
  readonly playing: boolean;
  readonly canWatchAgain: boolean;
  skip(): void;
  again(): void;
}

const FIGHTING: ReadonlySet<Act['kind']> = new Set(['battle', 'fall', 'hit', 'shot', 'blast']);

/** What happens at a table, played on its board and told in one report per turn of the other side. */
export class Show<Position> implements Events {
  readonly report = new Report();
  /** The other side's turn from its start, to be watched again. */
  private first: Position | null = null;
  private batches: { acts: Act[]; after: Position }[] = [];
  private pace = 1;

  constructor(
    private readonly session: Session,
    readonly player: EventPlayer<Position>,
    private readonly open: (before: Position) => void,
  ) {}

  get playing(): boolean {
    return this.player.playing;
  }

  skip(): void {
    if (this.player.playing) this.player.skip();
  }

  get canWatchAgain(): boolean {
    return this.first !== null && this.pace > 0;
  }

  hear(items: Item[], { acts, before, after, pace, interruption }: Heard<Position>): void {
    const played = items.filter((i) => i.type === 'Played');
    const own = played.every((i) => i.side === this.session.side);
    if (own && !interruption) this.skip();
    const made = acts(played);
    const shown = own && !interruption && !made.some((a) => FIGHTING.has(a.kind)) ? [] : made;
    if (this.report.hear(items, own, interruption)) {
      this.first = before;
      this.batches = [];
    }
    if (!own || interruption) this.batches.push({ acts: made, after });
    this.pace = pace;
    if (!this.player.playing && shown.length > 0 && pace > 0) this.open(before);
    this.player.add(shown, after, pace);
  }

  /** The other side's turn once more, from its start. */
  again(): void {
    const [{ first, batches }, pace] = [this, this.pace];
    if (first === null || pace === 0) return;
    this.skip();
    this.report.fold();
    this.open(first);
    for (const { acts, after } of batches) this.player.add(acts, after, pace);
  }
}
