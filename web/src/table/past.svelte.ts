import type { Item, Items, Moment } from '../api/types.ts';

/** How many items are fetched before the moment looked at; the server gives at most so many at once. */
const BEFORE = 200;

/** What was told up to a moment looked back at, to the perspective it is seen by: the log must not tell what comes after it. */
export class Past {
  private items = $state.raw<Item[]>([]);
  private perspective = '';
  /** The number of the item before the first one known. */
  private first = $state(0);
  private asked = 0;

  constructor(private readonly feed: (since: number, perspective: string) => Promise<Items>) {}

  /** The items told by then, as far as they are known. */
  until(at: number): Item[] {
    return this.items.filter((i) => i.sequence <= at);
  }

  get hasEarlier(): boolean {
    return this.first > 0;
  }

  /** Makes sure that what was told just before a moment is known. */
  async reach({ at, perspective }: Moment): Promise<void> {
    const last = this.items.at(-1)?.sequence ?? 0;
    const same = perspective === this.perspective;
    if (same && at > this.first && at <= last) return;
    if (at === 0) {
      this.know([], 0, perspective);
      return;
    }
    const near = same && last > 0 && at > last && at - last <= BEFORE; // one step after another: the items follow on
    const since = near ? last : Math.max(0, at - BEFORE);
    const ask = ++this.asked;
    const { items } = await this.feed(since, perspective);
    if (ask !== this.asked) return;
    this.know(near ? [...this.items, ...items] : items, near ? this.first : since, perspective);
  }

  async loadEarlier(): Promise<void> {
    const since = Math.max(0, this.first - BEFORE);
    const ask = ++this.asked;
    const { items } = await this.feed(since, this.perspective);
    if (ask === this.asked) this.know([...items.filter((i) => i.sequence <= this.first), ...this.items], since, this.perspective);
  }

  private know(items: Item[], first: number, perspective: string): void {
    this.items = items;
    this.first = first;
    this.perspective = perspective;
  }
}
