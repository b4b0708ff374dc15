import { Inbox } from './inbox.ts';
import { OPEN, type Socket, openSocket } from './line.ts';
import { place } from './place.ts';
import { Positions } from './positions.ts';
import { ApiError, errorOf } from './problem.ts';
import type { Call, ChangedNews, LiveReply, News, Shown } from './types.ts';

export type Link = 'connecting' | 'live' | 'lost';

interface Waiting {
  call: Call;
  done: (body: unknown) => void;
  failed: (trouble: ApiError) => void;
  /** Whether it may be sent again after a lost connection: reads may, and changes that carry a key. */
  again: boolean;
  /** How often it was sent and found the server too busy for this visitor. */
  refused: number;
}

/** Who is told of the connection and of what comes by it unasked. */
export interface LiveListener {
  link(link: Link): void;
  news(news: News): void;
  /** The connection was lost and is back, or something was missed: what was watched must be watched anew. */
  reopened(): void;
}

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8000;
/** The answer to who asks too much in a second; it is asked again a moment later. */
const TOO_MANY = 429;
const LATER = 1000;
const MOST_AGAIN = 5;

/**
 * The one connection to the server. What was asked when the connection broke is asked again once it is back: every change
 * carries a key, so that the server does it once however often it is asked.
 */
export class Live {
  private socket: Socket | null = null;
  private readonly waiting = new Map<number, Waiting>();
  private next = 1;
  private wait = FIRST_WAIT;
  private timer = 0;
  private closed = false;
  private link: Link = 'connecting';
  private openings = 0;
  private listener: LiveListener | null = null;
  private unheard: News[] = [];
  private readonly positions = new Positions();
  private readonly inbox = new Inbox<News | ChangedNews>((news) => this.receiveNews(news));

  constructor() {
    this.connect();
  }

  /** The connection may be older than who listens: what was missed is told at once. */
  listen(listener: LiveListener): void {
    this.listener = listener;
    listener.link(this.link);
    if (this.openings > 1) listener.reopened();
    for (const news of this.unheard.splice(0)) listener.news(news);
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.socket?.close();
  }

  /** For tests and for the page's own "try again": drops the connection and makes a new one. */
  reconnect(): void {
    clearTimeout(this.timer);
    this.wait = FIRST_WAIT;
    this.socket?.close();
    if (!this.socket) this.connect();
  }

  call<T>(name: string, table: string, token: string | null, body: unknown = null, again = true): Promise<T> {
    const call: Call = { id: this.next++, call: name, table, token, body };
    return new Promise<T>((done, failed) => {
      this.waiting.set(call.id, { call, done: done as (body: unknown) => void, failed, again, refused: 0 });
      this.send(call);
    });
  }

  private send(call: Call): void {
    if (this.socket?.readyState === OPEN) this.socket.send(JSON.stringify(call));
  }

  private connect(): void {
    this.tell('connecting');
    const socket = openSocket();
    this.socket = socket;
    socket.onopen = () => {
      this.wait = FIRST_WAIT;
      this.positions.forget();
      this.tell('live');
      const unanswered = [...this.waiting.values()].map((w) => w.call);
      if (++this.openings > 1) this.listener?.reopened();
      for (const call of unanswered) this.send(call);
    };
    socket.onmessage = (event: MessageEvent<string>) => this.receive(event.data);
    socket.onclose = () => {
      if (this.socket !== socket) return;
      this.inbox.empty();
      this.socket = null;
      if (this.closed) return;
      this.tell('lost');
      for (const [id, w] of this.waiting)
        if (!w.again) {
          this.waiting.delete(id);
          w.failed(new ApiError('unreachable', place.unreachable));
        }
      this.timer = window.setTimeout(() => this.connect(), this.wait);
      this.wait = Math.min(LONGEST_WAIT, this.wait * 2);
    };
  }

  private tell(link: Link): void {
    this.link = link;
    this.listener?.link(link);
  }

  private receive(text: string): void {
    const message = JSON.parse(text) as LiveReply | News | ChangedNews;
    if (!('id' in message)) return this.inbox.add(message);
    this.inbox.empty(); // what came before the answer is heard before it
    const shown = this.shown(message); // also of an answer nobody waits for: later ones differ from it
    const waiting = this.waiting.get(message.id);
    if (!waiting) return;
    if (message.status === TOO_MANY && waiting.again && waiting.refused++ < MOST_AGAIN) {
      window.setTimeout(() => this.send(waiting.call), LATER);
      return;
    }
    this.waiting.delete(message.id);
    if (message.status >= 200 && message.status < 300) waiting.done(shown ? { ...(message.body as object), ...shown } : message.body);
    else waiting.failed(errorOf(message.status, message.body));
  }

  private receiveNews(message: News | ChangedNews): void {
    if (!('news' in message)) return this.hear(message);
    const shown = this.shown(message); // without it the news comes again when the table is watched anew
    if (shown) this.hear({ ...message.news, ...shown });
  }

  private hear(news: News): void {
    if (this.listener) this.listener.news(news);
    else this.unheard.push(news);
  }

  /** The position that comes with a message as a change, if one does. */
  private shown({ change }: LiveReply | ChangedNews): Shown | null {
    if (!change) return null;
    const shown = this.positions.next(change);
    if (!shown) queueMicrotask(() => this.listener?.reopened());
    return shown;
  }
}

/** A name for a change, so that asking twice does it once. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (b) => b.toString(16).padStart(2, '0')).join('');
}
