import type { Answer, Socket } from '../api/line.ts';
import { type Asked, BEFORE, type Status, type Told } from './messages.ts';
import { SENTENCES } from './sentences.ts';

/** As much of a worker as is used. */
export type WorkerLike = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>;

/** After so many starts without an answer in between the engine is not started again. */
const MOST_STARTS = 3;
const OPEN = 1;
const CLOSED = 3;

interface Waiting {
  asked: Extract<Asked, { kind: 'request' }>;
  done: (answer: Answer) => void;
}

/** The page's end of the engine: requests, sockets, how the engine is. An engine that stops is started again. */
export class EngineLink {
  private worker: WorkerLike;
  private readonly waiting = new Map<number, Waiting>();
  private readonly sockets = new Map<number, EngineSocket>();
  private next = 1;
  private starts = 1;
  private status: Status = BEFORE;

  constructor(
    /** Starts a worker, which may take the games from another tab. */
    private readonly start: (takesOver: boolean) => WorkerLike,
    private readonly hear: (status: Status) => void,
  ) {
    this.worker = this.started(false);
  }

  request(method: string, path: string, token: string, body: string): Promise<Answer> {
    const asked = { kind: 'request' as const, id: this.next++, method, path, token, body };
    return new Promise((done) => {
      this.waiting.set(asked.id, { asked, done });
      if (this.status.state === 'failed') this.refuse();
      else this.worker.postMessage(asked);
    });
  }

  open(): Socket {
    const number = this.next++;
    const socket = new EngineSocket(
      (text) => this.sendLive(number, text),
      () => {
        this.sockets.delete(number);
        this.worker.postMessage({ kind: 'closed', socket: number } satisfies Asked);
      },
    );
    this.sockets.set(number, socket);
    return socket;
  }

  tell(asked: Extract<Asked, { kind: 'pause' | 'forget' | 'save' }>): void {
    this.worker.postMessage(asked);
  }

  /** Begins anew from what was saved: what is unanswered is asked again, as after a lost connection. */
  restart(takesOver = false): void {
    this.worker.terminate();
    this.worker.onmessage = null;
    this.status = BEFORE;
    this.hear(BEFORE);
    this.worker = this.started(takesOver);
    for (const { asked } of this.waiting.values()) this.worker.postMessage(asked);
    this.loseSockets();
  }

  /** As when a server is gone: who listens connects again. */
  private loseSockets(): void {
    const sockets = [...this.sockets.values()];
    this.sockets.clear();
    for (const socket of sockets) socket.lose();
  }

  private sendLive(socket: number, text: string): void {
    if (this.status.state === 'failed') this.refuseLive(socket, text);
    else this.worker.postMessage({ kind: 'live', socket, text } satisfies Asked);
  }

  private started(takesOver: boolean): WorkerLike {
    const worker = this.start(takesOver);
    worker.onmessage = ({ data }: MessageEvent<Told>) => this.receive(data);
    worker.onerror = (event) => {
      event.preventDefault();
      this.broken();
    };
    return worker;
  }

  private receive(told: Told): void {
    switch (told.kind) {
      case 'status':
        return this.take(told.status);
      case 'broken':
        return this.broken();
      case 'answer': {
        if (told.status < 500) this.starts = 1;
        const { id, status, text } = told;
        this.waiting.get(id)?.done({ status, text });
        this.waiting.delete(id);
        return;
      }
      case 'live':
        if (told.socket !== null) return this.sockets.get(told.socket)?.hear(told.text);
        for (const socket of this.sockets.values()) socket.hear(told.text);
    }
  }

  private take(status: Status): void {
    // Another tab has taken the games: what this one has in memory is old from now on.
    if (this.status.state === 'ready' && status.state === 'elsewhere') return this.restart();
    this.status = status;
    this.hear(status);
    if (status.state === 'failed') this.fail();
  }

  private broken(): void {
    if (this.starts++ < MOST_STARTS) this.restart();
    else this.take({ ...BEFORE, state: 'failed', trouble: SENTENCES.broken });
  }

  /** What is unanswered is answered with the reason, and what is asked from now on. */
  private fail(): void {
    this.refuse();
    this.loseSockets();
  }

  private refuse(): void {
    for (const { done } of this.waiting.values()) done({ status: 503, text: JSON.stringify(this.problem()) });
    this.waiting.clear();
  }

  private refuseLive(socket: number, text: string): void {
    const { id } = JSON.parse(text) as { id: number };
    this.sockets.get(socket)?.hear(JSON.stringify({ id, status: 503, body: this.problem() }));
  }

  private problem() {
    return { error: 'unreachable', message: this.status.trouble, reasons: [], sequence: null, line: null, column: null };
  }
}

/** Looks like a WebSocket to the live connection. */
class EngineSocket implements Socket {
  readyState = 0;
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;

  constructor(
    readonly send: (text: string) => void,
    private readonly left: () => void,
  ) {
    queueMicrotask(() => {
      if (this.readyState !== 0) return;
      this.readyState = OPEN;
      this.onopen?.(new Event('open'));
    });
  }

  hear(text: string): void {
    if (this.readyState === OPEN) this.onmessage?.(new MessageEvent('message', { data: text }));
  }

  close(): void {
    if (this.readyState === CLOSED) return;
    this.left();
    queueMicrotask(() => this.lose());
  }

  /** The other end is gone. */
  lose(): void {
    if (this.readyState === CLOSED) return;
    this.readyState = CLOSED;
    this.onclose?.(new CloseEvent('close'));
  }
}
