import type { Engine } from './engine.ts';
import type { Asked, Status, Told } from './messages.ts';
import { type Rows, readChanges, whyUnsaved } from './rows.ts';
import { SENTENCES } from './sentences.ts';

/** While computer players think, games are saved and news told so often, in milliseconds. */
const NEWS_EVERY = 100;

export type Message = Extract<Asked, { kind: 'request' | 'live' | 'closed' | 'forget' | 'save' }>;

/** Calls that need no games: they are answered even while another tab has them. */
export const isCatalog = (asked: Message): boolean => asked.kind === 'request' && asked.path.startsWith('/api/games');

/**
 * Asks the engine one thing after another and lets the computer players think in between, one decision at a time, so that
 * every message is read soon. Nothing is answered before it is saved.
 */
export class EngineLoop {
  private readonly queue: Message[] = [];
  private running = false;
  private due = true;
  private paused = false;
  private decisions = 0;
  private lastNews = 0;
  /** What was changed and could not be saved yet. */
  private unsaved = new Map<string, string>();
  private readonly watched = new Map<number, Map<string, string>>();
  private failing = false;
  private ended = false;

  constructor(
    private readonly engine: Engine,
    private readonly rows: Rows,
    private readonly tell: (told: Told) => void,
    private readonly say: (status: Partial<Status>) => void,
  ) {}

  add(...messages: Message[]): void {
    this.queue.push(...messages);
    void this.run();
  }

  pause(on: boolean): void {
    this.paused = on;
    this.say({ paused: on });
    void this.run();
  }

  /** Another tab has the games from now on: nothing is asked or saved here any more. */
  end(): void {
    this.ended = true;
  }

  /** Thinks where something is due, also before the first message. */
  async run(): Promise<void> {
    if (this.running) return;
    this.running = true;
    try {
      while (!this.ended) {
        const message = this.queue.shift();
        if (message) await this.handle(message);
        else if (this.due && !this.paused) await this.think();
        else break;
      }
    } catch (error) {
      this.ended = true;
      console.error(error);
      this.tell({ kind: 'broken' });
    } finally {
      this.running = false;
    }
  }

  private async handle(message: Message): Promise<void> {
    this.engine.setTime(Date.now());
    if (message.kind === 'closed') return this.close(message.socket);
    if (message.kind === 'save') return this.write();
    if (message.kind === 'forget') {
      this.engine.forget(message.table);
      return this.save();
    }
    let answer: Told;
    try {
      answer = message.kind === 'request' ? this.request(message) : this.receive(message);
    } catch (error) {
      // The engine was interrupted halfway: what it has in memory is not used any more.
      this.tell(faultOf(message));
      throw error;
    }
    this.due = true;
    await this.save();
    this.news();
    this.tell(answer);
  }

  private request({ id, method, path, token, body }: Extract<Asked, { kind: 'request' }>): Told {
    const answer = this.engine.request(method, path, token, body);
    const end = answer.indexOf('\n');
    return { kind: 'answer', id, status: Number(answer.slice(0, end)), text: answer.slice(end + 1) };
  }

  private receive({ socket, text }: Extract<Asked, { kind: 'live' }>): Told {
    this.follow(socket, text);
    return { kind: 'live', socket, text: this.engine.receive(text) };
  }

  /** Remembers what a socket watches, until it is closed. */
  private follow(socket: number, text: string): void {
    const { call, table, token } = JSON.parse(text) as { call: string; table: string; token: string | null };
    const seat = `${table} ${token}`;
    if (call === 'watch') {
      const seats = this.watched.get(socket) ?? new Map<string, string>();
      this.watched.set(socket, seats.set(seat, JSON.stringify({ id: 0, call: 'unwatch', table, token, body: null })));
    } else if (call === 'unwatch') this.watched.get(socket)?.delete(seat);
  }

  private close(socket: number): void {
    const seats = this.watched.get(socket) ?? new Map<string, string>();
    this.watched.delete(socket);
    for (const [seat, unwatch] of seats) if (![...this.watched.values()].some((w) => w.has(seat))) this.engine.receive(unwatch);
  }

  private async think(): Promise<void> {
    await breath();
    if (this.queue.length > 0) return;
    this.engine.setTime(Date.now());
    this.due = this.engine.think();
    const changed = this.takeChanges();
    if (changed) this.decisions++;
    const now = performance.now();
    if (this.due && now - this.lastNews < NEWS_EVERY) return;
    this.lastNews = now;
    await this.write();
    this.news();
    this.say({ decisions: this.due ? this.decisions : 0 });
    if (!this.due) this.decisions = 0;
  }

  /** Saves what has changed, or says why that is not possible; it is tried again with the next change. */
  private async save(): Promise<void> {
    this.takeChanges();
    await this.write();
  }

  private takeChanges(): boolean {
    const text = this.engine.takeChanges();
    readChanges(text, this.unsaved);
    return text !== '';
  }

  private async write(): Promise<void> {
    if (this.unsaved.size === 0) return;
    try {
      await this.rows.write(this.unsaved);
      this.unsaved = new Map();
      if (this.failing) this.say({ unsaved: '' });
      this.failing = false;
    } catch (error) {
      this.failing = true;
      this.say({ unsaved: whyUnsaved(error) });
    }
  }

  private news(): void {
    for (const text of this.engine.takeNews().split('\n')) if (text !== '') this.tell({ kind: 'live', socket: null, text });
  }
}

/** Lets messages that have arrived be read before the next decision. */
function breath(): Promise<void> {
  return new Promise((go) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      go();
    };
    port2.postMessage(null);
  });
}

const FAULT = { error: 'fault', message: SENTENCES.fault, reasons: [], sequence: null, line: null, column: null };

function faultOf(message: Extract<Message, { kind: 'request' | 'live' }>): Told {
  return message.kind === 'request'
    ? { kind: 'answer', id: message.id, status: 500, text: JSON.stringify(FAULT) }
    : { kind: 'live', socket: message.socket, text: JSON.stringify({ id: idOf(message.text), status: 500, body: FAULT }) };
}

const idOf = (text: string): number => (JSON.parse(text) as { id: number }).id;
