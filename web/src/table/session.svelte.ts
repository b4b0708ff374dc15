import { untrack } from 'svelte';
import { api } from '../api/http.ts';
import { type Link, type Live, newKey } from '../api/live.ts';
import { ApiError } from '../api/problem.ts';
import type {
  Branch,
  Done,
  Intentions,
  Invitation,
  Item,
  Items,
  Judged,
  Moment,
  News,
  OrderDescription,
  Orders,
  Parts,
  Plan,
  PlannedOrder,
  Reactions,
  Reason,
  Reply,
  Screen,
  SeatToken,
  Setting,
  State,
  Story,
  SubjectDescription,
  Subjects,
  TableCreated,
  View,
  WantedRoll,
} from '../api/types.ts';
import { Known } from './known.ts';
import { Past } from './past.svelte.ts';
import { type Requested, askForTable, PHASE, Visit } from './visit.ts';

/** What may be said or done at a table without changing the position. */
const TALK: ReadonlySet<Item['type']> = new Set([
  'Said',
  'EntropyAdded',
  'UndoAsked',
  'UndoRefused',
  'Seated',
  'ReactionsSet',
  'Branched',
  'Saved',
  'PlanSet',
  'PlanDropped',
  'ClockTold',
  'SubstituteAsked',
  'SubstituteAgreed',
  'SubstituteRefused',
  'SubstituteInvited',
  'ComputerPlays',
  'TookDaysOff',
  'Intended',
  'Hurried',
]);

/** A position as it arrives, with what can be ordered in it where that was asked for. */
interface Arrived {
  state: State | null;
  subjects?: Subjects | null;
  orders?: Orders | null;
}

export interface Refusal {
  message: string;
  reasons: Reason[];
}

/** What comes of a roll that the players were asked for: the number, the program rolls for this order, or no order. */
export type Typed = number | 'program' | 'cancel';

/** An order or a question: its text, as the server gave it, or parts put together from what the player selected. */
export type Input = string | Parts;

/** One table as this browser follows it: the position, what was told, and the calls to change it. */
export class Session {
  state = $state.raw<State | null>(null);
  items = $state.raw<Item[]>([]);
  link = $state<Link>('connecting');
  /** What orders can be about now. */
  subjects = $state.raw<SubjectDescription[]>([]);
  /** The subject whose orders are the buttons beside the question; they come with every position. */
  phaseSubject = PHASE;
  refusal = $state.raw<Refusal | null>(null);
  /** A fault that leaves nothing to show. */
  fatal = $state.raw<ApiError | null>(null);
  /** How many calls have not been answered yet; nothing on the page changes by itself while there are none. */
  unanswered = $state(0);
  /** Orders and other changes on their way. */
  private changing = $state(0);
  /** The position that {@link subjects} belong to. */
  private subjectsOf = $state.raw<View | null>(null);
  /** After which item the position shown arose; answers not older than that hold for it. */
  private since = 0;
  /** A moment of the past that is looked at instead of the present. */
  moment = $state.raw<Moment | null>(null);
  /** My seats; two of them share this screen. */
  readonly seats: SeatToken[];
  seat = $state.raw<SeatToken | null>(null);
  /** The key of a screen that shows what a side knows and cannot change anything. */
  readonly screen: string | null;
  /** A roll of the players' own dice that is wanted; the answer is what they rolled, or how else to go on. */
  wanted = $state.raw<{ roll: WantedRoll; message: string; answer: (typed: Typed) => void } | null>(null);
  private readonly live: Live;
  /** Raised by every replayed moment: a late answer must not replace a newer one, nor the present. */
  private looks = 0;
  private readonly known = new Known();
  private readonly past = new Past((since, perspective) => this.call<Items>('feed', { since, perspective }));
  private firstItem = 0;
  /** Told of items as they arrive, not of those already there. */
  onNews: (items: Item[]) => void = () => {};

  constructor(
    readonly table: string,
    visit = new Visit(table),
  ) {
    this.seats = visit.seats;
    this.screen = visit.screen;
    this.seat = this.seats[0] ?? null;
    this.live = visit.live;
    void this.follow(visit.asked);
    this.live.listen({
      link: (link) => (this.link = link),
      news: (news) => this.hear(news),
      reopened: () => void this.watch(),
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
    return (
      !this.screen &&
      this.state !== null &&
      this.state.status !== 'over' &&
      this.state.status !== 'study' &&
      this.state.toDecide === this.state.side
    );
  }

  /** Whether a change is on its way: until it is answered nothing else is ordered. */
  get busy(): boolean {
    return this.changing > 0;
  }

  /** Whether the subjects belong to the position shown: a new position comes before what can be ordered in it. */
  get isCurrent(): boolean {
    return this.state !== null && this.subjectsOf === this.state.view;
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
    this.subjectsOf = null;
    this.since = 0;
    this.known.forget(); // what the other seat was told is not for this one
    if (before && before !== seat) void this.call('unwatch', null, before.token).catch(() => {});
    await this.watch();
  }

  /** What another seat of this screen knows now. */
  peek(seat: SeatToken): Promise<State> {
    return this.call<State>('state', null, seat.token);
  }

  ask(question: Input): Promise<Reply> {
    const body = this.input('question', question);
    return this.known.find(`ask ${JSON.stringify(body)}`, this.since, () => this.call<Reply>('ask', body));
  }

  async orders(subject: string): Promise<OrderDescription[]> {
    return (await this.known.find(`orders ${subject}`, this.since, () => this.call<Orders>('orders', { subject }))).orders;
  }

  /** Asks before the answers are needed; if that comes to nothing they are asked for when they are. */
  askAhead(subject: string, question: Input | null): void {
    const asked = [this.orders(subject), ...(question ? [this.ask(question)] : [])];
    void Promise.allSettled(asked);
  }

  judge(order: Input): Promise<Judged> {
    return this.call<Judged>('judge', this.input('order', order));
  }

  /** Plays orders one after another and stops at the first refusal; true if all were played. */
  play(orders: Input[]): Promise<boolean> {
    return this.order(async () => {
      for (const [i, order] of orders.entries()) {
        const last = i === orders.length - 1;
        await this.give(() => ({ ...this.input('order', order), ...(last ? this.withPosition() : this.stamp()) }));
      }
    });
  }

  /** An order that the page gives by itself. If something happened before it arrived, the page only looks again. */
  async pass(order: Input): Promise<void> {
    if (!this.busy) await this.change(() => this.give(() => ({ ...this.input('order', order), ...this.withPosition() })), true);
  }

  /** Gives an order; where the players roll their own dice, each roll is asked for as the rules come to it. */
  private async give(body: () => object): Promise<void> {
    let dice: number[] | null = this.state?.dice.own ? [] : null;
    for (;;)
      try {
        return await this.callFor('play', { ...body(), dice });
      } catch (error) {
        if (!dice || !(error instanceof ApiError) || !error.roll) throw error;
        const typed = await this.askForRoll(error.roll, error.message);
        if (typed === 'cancel') throw new ApiError('dice', 'The order was not given.');
        dice = typed === 'program' ? null : [...dice.slice(0, error.roll.number - 1), typed];
      }
  }

  private async askForRoll(roll: WantedRoll, message: string): Promise<Typed> {
    const typed = await new Promise<Typed>((answer) => (this.wanted = { roll, message, answer }));
    this.wanted = null;
    return typed;
  }

  private input(name: 'order' | 'question', given: Input): Record<string, unknown> {
    return typeof given === 'string' ? { [name]: given } : { parts: given };
  }

  private stamp() {
    return { sequence: this.sequence, key: newKey() };
  }

  /** A change whose answer brings the next position with everything that can be ordered in it. */
  private withPosition() {
    return { ...this.stamp(), state: true, subject: this.phaseSubject };
  }

  undo = () => this.order(() => this.callFor('undo', this.withPosition()));
  redo = () => this.order(() => this.callFor('redo', this.withPosition()));
  consent = (agree: boolean) => this.order(() => this.callFor('consent', { agree, ...this.withPosition() }));
  say = (text: string) => this.change(() => this.callFor('chat', { text, key: newKey() }));
  resign = () => this.change(() => this.callFor('resign', { key: newKey() }));
  handToComputer = (computer: string | null) => this.change(() => this.callFor('computer', { computer, key: newKey() }));

  reactions = () => this.call<Reactions>('reactions');

  /** A refusal is for the player who settles them, not for the table. */
  setReactions = (settings: Setting[]) => this.callFor('setReactions', { settings, key: newKey() });

  claim = (computer: string | null) => this.settle('claim', { computer });
  takeDaysOff = (days: number) => this.settle('daysOff', { days });
  askSubstitute = () => this.settle('substitute', {});
  answerSubstitute = (agree: boolean) => this.settle('answerSubstitute', { agree });

  /** A change that is no order; the state after it is asked for. */
  private settle(call: string, body: object): Promise<boolean> {
    return this.change(async () => {
      await this.callFor(call, { ...body, key: newKey() });
      await this.refresh();
    });
  }

  plan = () => this.call<Plan>('plan');

  /** A refusal is for the player who plans, not for the table. */
  setPlan = (orders: PlannedOrder[]) => this.callFor('setPlan', { orders, key: newKey() });

  story = () => this.call<Story>('story');
  intentions = () => this.call<Intentions>('intentions');
  hurry = () => this.change(() => this.callFor('hurry', { key: newKey() }));
  /** Names a moment of a game that one plays alone, or removes the name; `at` counts the items of one's own side. */
  savePoint = (name: string, at: number | null, remove: boolean) => this.callFor('savePoint', { name, at, remove, key: newKey() });

  /** A moment as a text to copy: what a perspective knows of it, or all of it for the referee's. */
  position = (at: number, perspective: string) => api.position(this.table, this.token, { at: String(at), perspective, from: perspective });

  branch = (wish: Branch) => this.call<TableCreated>('branch', wish);
  showOn = (side: string) => this.call<Screen>('screen', { side });
  addEntropy = (text: string) => this.callFor('entropy', { text, key: newKey() });
  invite = (side: string) => this.call<Invitation>('invite', { side });

  /** Looks at the past; `perspective` is a side, or everything, where that is allowed. */
  async lookBack(at: number, perspective: string | null): Promise<void> {
    const look = ++this.looks;
    try {
      const moment = await this.call<Moment>('replay', { at, perspective: perspective ?? this.moment?.perspective ?? this.side });
      await this.see(moment, look);
    } catch (error) {
      this.tell(error);
    }
  }

  /** The same moment through another perspective. Each perspective counts its own items; the server knows which belong together. */
  async changePerspective(perspective: string): Promise<void> {
    const look = ++this.looks;
    const { at = 0, perspective: from = perspective } = this.moment ?? {};
    try {
      await this.see(await this.call<Moment>('replay', { at, from, perspective }), look);
    } catch (error) {
      this.tell(error);
    }
  }

  /** Shows a moment together with what had been told by then. */
  private async see(moment: Moment, look: number): Promise<void> {
    if (look !== this.looks) return;
    await this.past.reach(moment);
    if (look === this.looks) this.moment = moment;
  }

  /** What this seat was told; looking back, what the perspective had been told by then. */
  get told(): Item[] {
    if (this.moment) return this.past.until(this.moment.at);
    return this.state?.status === 'study' ? [] : this.items; // a recorded game is looked at from its start
  }

  present(): void {
    this.looks++;
    this.moment = null;
  }

  async loadEarlier(): Promise<void> {
    if (this.moment) return this.past.loadEarlier();
    if (this.firstItem === 0) return;
    const since = Math.max(0, this.firstItem - 200);
    const { items } = await this.call<Items>('feed', { since });
    this.items = [...items.filter((i) => i.sequence <= this.firstItem), ...this.items];
    this.firstItem = since;
  }

  get hasEarlier(): boolean {
    return this.moment ? this.past.hasEarlier : this.firstItem > 0;
  }

  tell(error: unknown): void {
    const trouble = error instanceof ApiError ? error : new ApiError('fault', error instanceof Error ? error.message : String(error));
    this.refusal = { message: trouble.message, reasons: trouble.reasons };
  }

  /** What opens the table to this browser. */
  get token(): string | null {
    return this.seat?.token ?? this.screen;
  }

  private get sequence(): number {
    return this.items.at(-1)?.sequence ?? this.state?.sequence ?? 0;
  }

  private call<T>(name: string, body: unknown = null, token: string | null = this.token): Promise<T> {
    return this.counted(this.live.call<T>(name, this.table, token, body));
  }

  private counted<T>(asked: Promise<T>): Promise<T> {
    untrack(() => this.unanswered++); // an effect that asks must not run again because it asked
    return asked.finally(() => this.unanswered--);
  }

  /** A change and what it tells this seat; what it tells is dropped if another seat has been taken meanwhile. */
  private async callFor(name: string, body: unknown): Promise<void> {
    const { seat } = this;
    const done = await this.call<Done>(name, body);
    if (seat === this.seat) this.take(done);
  }

  /** Something ordered from the position shown: one at a time, for the next position may ask for something else. */
  private async order(act: () => Promise<void>): Promise<boolean> {
    if (!this.busy) return this.change(act);
    this.tell(new ApiError('busy', 'Your last order is still on its way; this one was not given.'));
    return false;
  }

  /** @param quiet whether nobody is told that the change came too late */
  private async change(act: () => Promise<void>, quiet = false): Promise<boolean> {
    this.changing++;
    this.refusal = null;
    try {
      await act();
      return true;
    } catch (error) {
      if (error instanceof ApiError && error.word === 'stale') await (quiet ? this.refresh() : this.lookAgain());
      else this.tell(error);
      return false;
    } finally {
      this.changing--;
    }
  }

  /** The order was given from a position that is gone. */
  private async lookAgain(): Promise<void> {
    this.tell(new ApiError('stale', 'Something happened before your order arrived, so it was not carried out. Look again.'));
    await this.refresh();
  }

  /** The position afresh; subjects follow it. */
  async refresh(): Promise<void> {
    const { seat } = this;
    const state = await this.call<State>('state');
    if (seat === this.seat) this.adopt({ state });
  }

  private watch(): Promise<void> {
    const { token } = this;
    return this.follow(askForTable((name, body) => this.live.call(name, this.table, token, body), this.items.at(-1)?.sequence));
  }

  /** Lays out what was asked when the connection was made, and keeps up with it from then on. */
  private async follow(asked: Requested): Promise<void> {
    const { seat } = this;
    const known = this.items.at(-1)?.sequence;
    try {
      const opening = await this.counted(asked.opening);
      const { state } = opening;
      if (seat !== this.seat) return; // another seat was taken at this screen meanwhile
      if (known === undefined) this.adopt(opening); // the feed may come later
      const { items } = await this.counted(asked.items);
      if (seat !== this.seat) return;
      const fresh = known === undefined ? this.begin(items) : this.append(items);
      const latest = state.sequence >= this.sequence ? opening : { state: await this.call<State>('state') };
      if (seat !== this.seat) return;
      this.adopt(latest);
      if (fresh.length > 0) this.onNews(fresh);
    } catch (error) {
      if (seat === this.seat) this.fatal = error instanceof ApiError ? error : new ApiError('fault', String(error));
    }
  }

  private hear(news: News): void {
    // While seats change the state is not there yet: what the other seat still hears is not for this one.
    if (news.table !== this.table || news.side !== (this.state?.side ?? this.seat?.side ?? news.side)) return;
    const fresh = this.append(news.items);
    // Chat comes without a state: the position stands.
    if (!news.state && this.state) this.state = { ...this.state, sequence: Math.max(this.state.sequence, this.sequence) };
    this.adopt(news);
    if (fresh.length > 0) this.onNews(fresh);
  }

  private take(done: Done): void {
    const fresh = this.append(done.items);
    this.adopt(done);
    if (fresh.length > 0) this.onNews(fresh);
  }

  /** The first items, which are no news; what came meanwhile stays behind them. */
  private begin(items: Item[]): Item[] {
    const last = items.at(-1)?.sequence ?? 0;
    this.firstItem = (items[0]?.sequence ?? 1) - 1;
    this.items = [...items, ...this.items.filter((i) => i.sequence > last)];
    return [];
  }

  /** Items may come twice, as an answer and as news; each is kept once. */
  private append(items: Item[]): Item[] {
    const last = this.items.at(-1)?.sequence ?? this.firstItem;
    const fresh = items.filter((i) => i.sequence > last);
    if (fresh.length > 0) this.items = [...this.items, ...fresh];
    return fresh;
  }

  /** A position comes twice, as an answer and as news; it is laid out once, so that plans are not lost. */
  private adopt({ state, subjects, orders }: Arrived): void {
    if (!state) return;
    const before = this.state;
    if (before && state.side === before.side && state.sequence <= before.sequence) {
      const seated = state.sequence === before.sequence && JSON.stringify(state.seats) !== JSON.stringify(before.seats);
      if (seated) this.state = { ...before, seats: state.seats }; // someone has come to a seat
      return;
    }
    if (before && this.isTalk(before, state)) {
      this.state = { ...state, view: before.view, prompt: before.prompt };
      return;
    }
    this.known.forget();
    if (orders) this.known.keep(`orders ${orders.subject}`, orders);
    this.state = state;
    this.since = state.sequence;
    if (!this.myTurn) this.know(state.view, []);
    else if (subjects?.sequence === state.sequence) this.know(state.view, subjects.subjects);
    else void this.findSubjects(state.view);
  }

  /** Whether only words lie between two states of the table: then the position and the selection stay as they are. */
  private isTalk(before: State, after: State): boolean {
    const between = this.items.filter((i) => i.sequence > before.sequence && i.sequence <= after.sequence);
    return before.side === after.side && between.length === after.sequence - before.sequence && between.every((i) => TALK.has(i.type));
  }

  private know(position: View, subjects: SubjectDescription[]): void {
    this.subjects = subjects;
    this.subjectsOf = position;
  }

  private async findSubjects(position: View): Promise<void> {
    try {
      const { subjects } = await this.call<Subjects>('subjects');
      if (this.state?.view === position) this.know(position, subjects);
    } catch (error) {
      this.tell(error);
    }
  }
}

/** Said of the table for those who drive the page by program: whose position is shown, after which item, and what is still unanswered. */
export function shownIn({ state, moment, unanswered }: Session): Record<string, string | number | undefined> {
  return { 'data-side': state?.side, 'data-sequence': state?.sequence, 'data-moment': moment?.at, 'data-unanswered': unanswered };
}
