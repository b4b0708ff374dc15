import { Live, type Link, liveAddress, newKey } from '../api/live.ts';
import { Trouble } from '../api/problem.ts';
import { seatsAt } from '../api/seats.ts';
import type {
  Done, Item, Items, Judged, Moment, News, Orders, Reason, Reply, SeatToken, State, Subjects,
} from '../api/types.ts';

/** How many items of the feed are fetched at first; earlier ones are asked for when they are wanted. */
const RECENT = 200;

export interface Refusal {
  message: string;
  reasons: Reason[];
}

/** One table as this browser follows it: the position, what was told, and the calls to change it. */
export class Session {
  state = $state.raw<State | null>(null);
  items = $state.raw<Item[]>([]);
  link = $state<Link>('connecting');
  subjects = $state.raw<string[]>([]);
  refusal = $state.raw<Refusal | null>(null);
  /** A fault that leaves nothing to show. */
  fatal = $state.raw<Trouble | null>(null);
  busy = $state(false);
  /** A moment of the past that is looked at instead of the present. */
  moment = $state.raw<Moment | null>(null);
  /** My seats; two of them share this screen. */
  readonly seats: SeatToken[];
  seat = $state.raw<SeatToken | null>(null);
  private readonly live: Live;
  private firstItem = 0;
  /** Told of items as they arrive, not of those already there. */
  onNews: (items: Item[]) => void = () => {};

  constructor(readonly table: string) {
    this.seats = seatsAt(table);
    this.seat = this.seats[0] ?? null;
    this.live = new Live(liveAddress(), {
      link: (link) => (this.link = link),
      news: (news) => this.hear(news),
      opened: () => void this.watch(),
    });
  }

  close(): void {
    this.live.close();
  }

  reconnect(): void {
    this.live.reconnect();
  }

  get side(): string {
    return this.state?.side ?? 'public';
  }

  get myTurn(): boolean {
    return this.state !== null && this.state.status !== 'over' && this.state.status !== 'study' && this.state.toDecide === this.state.side;
  }

  get hotSeat(): boolean {
    return this.seats.length > 1;
  }

  /** At a shared screen: the seat that must decide, if it is not the one shown. */
  get handOver(): SeatToken | null {
    if (!this.hotSeat || !this.state || this.state.status === 'over') return null;
    return this.seats.find((s) => s.side === this.state!.toDecide && s.side !== this.seat?.side) ?? null;
  }

  async sit(seat: SeatToken): Promise<void> {
    const before = this.seat;
    this.seat = seat;
    this.items = [];
    this.state = null;
    this.subjects = [];
    if (before && before !== seat) void this.call('unwatch', null, before.token).catch(() => {});
    await this.watch();
  }

  ask(question: string): Promise<Reply> {
    return this.call<Reply>('ask', { question });
  }

  orders(subject: string): Promise<Orders> {
    return this.call<Orders>('orders', { subject });
  }

  judge(order: string): Promise<Judged> {
    return this.call<Judged>('judge', { order });
  }

  /** Plays orders one after another and stops at the first refusal; true if all were played. */
  async play(orders: string[]): Promise<boolean> {
    return this.change(async () => {
      for (const [i, order] of orders.entries()) {
        const last = i === orders.length - 1;
        this.take(await this.call<Done>('play', { order, sequence: this.sequence, key: newKey(), state: last }));
      }
    });
  }

  undo = () => this.change(async () => this.take(await this.call<Done>('undo', { sequence: this.sequence, key: newKey(), state: true })));
  redo = () => this.change(async () => this.take(await this.call<Done>('redo', { sequence: this.sequence, key: newKey(), state: true })));
  consent = (agree: boolean) =>
    this.change(async () => this.take(await this.call<Done>('consent', { agree, sequence: this.sequence, key: newKey() })));
  say = (text: string) => this.change(async () => this.take(await this.call<Done>('chat', { text, key: newKey() })));
  resign = () => this.change(async () => this.take(await this.call<Done>('resign', { key: newKey() })));
  handToComputer = (computer: string | null) =>
    this.change(async () => this.take(await this.call<Done>('computer', { computer, key: newKey() })));

  /** Looks at the past; `lens` is a side, or everything, where that is allowed. */
  async lookBack(at: number, lens: string | null): Promise<void> {
    try {
      this.moment = await this.call<Moment>('replay', { at, lens: lens ?? this.moment?.lens ?? this.side });
    } catch (error) {
      this.tell(error);
    }
  }

  /** The same moment through another lens. Each lens counts its own items, so it is found by its time. */
  async changeLens(lens: string): Promise<void> {
    const time = this.moment?.item?.at;
    const at = (n: number) => this.call<Moment>('replay', { at: n, lens });
    try {
      let found = await at(0);
      let [low, high] = [0, found.last];
      while (time && low < high) {
        const middle = Math.ceil((low + high) / 2);
        const tried = await at(middle);
        if ((tried.item?.at ?? '') <= time) [low, found] = [middle, tried];
        else high = middle - 1;
      }
      this.moment = found;
    } catch (error) {
      this.tell(error);
    }
  }

  present(): void {
    this.moment = null;
  }

  async loadEarlier(): Promise<void> {
    if (this.firstItem === 0) return;
    const since = Math.max(0, this.firstItem - 200);
    const { items } = await this.call<Items>('feed', { since });
    this.items = [...items.filter((i) => i.sequence <= this.firstItem), ...this.items];
    this.firstItem = since;
  }

  get hasEarlier(): boolean {
    return this.firstItem > 0;
  }

  tell(error: unknown): void {
    const trouble = error instanceof Trouble ? error : new Trouble('fault', error instanceof Error ? error.message : String(error));
    this.refusal = { message: trouble.message, reasons: trouble.reasons };
  }

  private get sequence(): number {
    return this.items.at(-1)?.sequence ?? this.state?.sequence ?? 0;
  }

  private call<T>(name: string, body: unknown = null, token: string | null = this.seat?.token ?? null): Promise<T> {
    return this.live.call<T>(name, this.table, token, body);
  }

  private async change(act: () => Promise<void>): Promise<boolean> {
    this.busy = true;
    this.refusal = null;
    try {
      await act();
      return true;
    } catch (error) {
      if (error instanceof Trouble && error.word === 'stale') await this.refresh();
      else this.tell(error);
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** The position afresh; subjects follow it. */
  async refresh(): Promise<void> {
    this.adopt(await this.call<State>('state'));
  }

  private async watch(): Promise<void> {
    try {
      const known = this.items.at(-1)?.sequence;
      // Asked all at once: one way there and back instead of three.
      const [state, { items }, subjects] = await Promise.all([
        this.call<State>('state'),
        this.call<Items>('watch', { since: known ?? -RECENT, state: true }),
        this.call<Subjects>('subjects'),
      ]);
      if (known === undefined) this.firstItem = (items[0]?.sequence ?? 1) - 1;
      const fresh = this.append(items);
      this.adopt(state.sequence >= this.sequence ? state : await this.call<State>('state'), subjects);
      if (known !== undefined && fresh.length > 0) this.onNews(fresh);
    } catch (error) {
      this.fatal = error instanceof Trouble ? error : new Trouble('fault', String(error));
    }
  }

  private hear(news: News): void {
    // While seats change the state is not there yet: what the other seat still hears is not for this one.
    if (news.table !== this.table || news.side !== (this.state?.side ?? this.seat?.side ?? news.side)) return;
    const fresh = this.append(news.items);
    if (news.state) this.adopt(news.state);
    if (fresh.length > 0) this.onNews(fresh);
  }

  private take(done: Done): void {
    const fresh = this.append(done.items);
    if (done.state) this.adopt(done.state);
    if (fresh.length > 0) this.onNews(fresh);
  }

  /** Items may come twice, as an answer and as news; each is kept once. */
  private append(items: Item[]): Item[] {
    const last = this.items.at(-1)?.sequence ?? this.firstItem;
    const fresh = items.filter((i) => i.sequence > last);
    if (fresh.length > 0) this.items = [...this.items, ...fresh];
    return fresh;
  }

  private adopt(state: State, known?: Subjects): void {
    if (this.state && state.side === this.state.side && state.sequence < this.state.sequence) return;
    this.state = state;
    if (known?.sequence === state.sequence) this.subjects = this.myTurn ? known.subjects : [];
    else void this.findSubjects(state);
  }

  private async findSubjects(state: State): Promise<void> {
    if (!this.myTurn) {
      this.subjects = [];
      return;
    }
    try {
      const { subjects } = await this.call<Subjects>('subjects');
      if (this.state === state) this.subjects = subjects;
    } catch (error) {
      this.tell(error);
    }
  }
}
