import { vi } from 'vitest';
import type { Call, State } from '../../src/api/types.ts';
import type { Input } from '../../src/table/session.svelte.ts';

/** A server at the other end of a socket: answers what the test tells it to. */
export class FakeSocket {
  static all: FakeSocket[] = [];
  static OPEN = 1;
  /** How sockets opened from now on answer. */
  static server: (call: Call) => unknown = () => undefined;

  static get last(): FakeSocket {
    return FakeSocket.all[FakeSocket.all.length - 1];
  }

  readyState = 0;
  sent: Call[] = [];
  onopen: () => void = () => {};
  onclose: () => void = () => {};
  onmessage: (event: { data: string }) => void = () => {};
  answer: (call: Call) => unknown = () => undefined;

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
    this.answer = FakeSocket.server;
  }

  open(): void {
    this.readyState = 1;
    this.onopen();
  }

  send(text: string): void {
    const call = JSON.parse(text) as Call;
    this.sent.push(call);
    const body = call.call === 'opening' ? this.opening(call) : this.answer(call);
    if (body !== undefined) queueMicrotask(() => this.readyState === 1 && this.receive({ id: call.id, status: 200, body }));
  }

  /** Put together from what is answered to its parts. */
  private opening(call: Call): unknown {
    const [state, subjects, orders] = ['state', 'subjects', 'orders'].map((part) => this.answer({ ...call, call: part }));
    return state === undefined ? undefined : { state, subjects, orders };
  }

  receive(message: unknown): void {
    this.onmessage({ data: JSON.stringify(message) });
  }

  close(): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.onclose();
  }
}

export const state = (sequence: number, toDecide = 'german') =>
  ({
    table: 't',
    game: 'breakthrough',
    side: 'german',
    status: 'running',
    sequence,
    toDecide,
    prompt: { turn: '18 Dec', phase: 'Operations', question: 'Which unit acts?', clauses: [], interruption: false, where: null },
    view: {},
    seats: [],
    undo: 'no',
    undoLaw: 'strict',
    redo: false,
    dice: { commitment: '', entropy: [], seed: null, own: false },
  }) as unknown as State;
export const played = (sequence: number) => ({
  type: 'Played',
  sequence,
  at: '',
  side: 'german',
  order: `order ${sequence}`,
  events: [],
  outcome: null,
});
export const said = (sequence: number) => ({ type: 'Said', sequence, at: '', side: 'american', name: 'Ann', text: 'Nuts.' });

/** This browser sits at the German side of table t; all it asks goes over the live connection. */
export function sitDown(): void {
  FakeSocket.all = [];
  FakeSocket.server = threeOrders;
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('fetch', () => Promise.reject(new Error('there is no other line')));
  localStorage.setItem('salient.seats', JSON.stringify([{ table: 't', side: 'german', token: 'secret' }]));
}

/** Subjects or orders as the server describes them. */
export const described = (...texts: string[]) =>
  texts.map((text) => {
    const [kind, ...rest] = text.split(' ');
    const isPlace = (word: string) => /^[\d.]+,[\d.]+$/.test(word);
    const isUnit = (word: string) => /^\w+\/\w/.test(word) && !word.includes('=');
    return {
      ...{ text, kind, verb: kind, unit: kind === 'unit' ? rest[0] : null, place: null, label: text, clauses: [] as string[] },
      units: rest.filter(isUnit),
      places: rest.filter(isPlace),
      words: rest.filter((word) => !isUnit(word) && !isPlace(word)),
    };
  });

/** An order or question put together from parts, in one line. */
export function told(input: Input): string {
  if (typeof input === 'string') return input;
  const [units, places, words] = [input.units ?? [], input.places ?? [], input.words ?? []];
  return input.verb === 'preview'
    ? ['preview', words[0], ...units, ...places, ...words.slice(1)].join(' ')
    : [input.verb, ...units, ...places, ...words].join(' ');
}

/** A table after three orders, at which the German side of this browser decides. */
export const threeOrders = ({ call }: Call): unknown => {
  switch (call) {
    case 'state':
      return state(3);
    case 'watch':
      return { items: [played(1), played(2), played(3)], last: 3 };
    case 'subjects':
      return { sequence: 3, subjects: described('phase', 'unit 2/2PZ') };
    case 'orders':
      return { sequence: 3, subject: 'phase', orders: described('end') };
    default:
      return undefined;
  }
};

export const settle = () => new Promise((done) => setTimeout(done, 5));

/** Until the next frame, in which news that came soon after other news is heard. */
export const nextFrame = () => new Promise((done) => requestAnimationFrame(done));
