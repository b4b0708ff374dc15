import { beforeEach, describe, expect, it } from 'vitest';
import { EngineLink, type WorkerLike } from '../../src/site/link.ts';
import { type Asked, BEFORE, type Status, type Told } from '../../src/site/messages.ts';
import { SENTENCES } from '../../src/site/sentences.ts';

class FakeWorker implements WorkerLike {
  static all: FakeWorker[] = [];
  asked: Asked[] = [];
  ended = false;
  onmessage: WorkerLike['onmessage'] = null;
  onerror: WorkerLike['onerror'] = null;

  constructor(readonly takesOver: boolean) {
    FakeWorker.all.push(this);
  }

  static get last(): FakeWorker {
    return FakeWorker.all[FakeWorker.all.length - 1];
  }

  postMessage(asked: Asked): void {
    this.asked.push(asked);
  }

  terminate(): void {
    this.ended = true;
  }

  tell(told: Told): void {
    (this.onmessage as ((event: { data: Told }) => void) | null)?.({ data: told });
  }

  is(state: Status['state'], trouble = ''): void {
    this.tell({ kind: 'status', status: { ...BEFORE, state, trouble } });
  }
}

let link: EngineLink;
let status: Status;
const soon = () => new Promise((go) => setTimeout(go));

beforeEach(() => {
  FakeWorker.all = [];
  status = BEFORE;
  link = new EngineLink(
    (takesOver) => new FakeWorker(takesOver),
    (told) => (status = told),
  );
});

describe("the page's end of the engine", () => {
  it('brings an answer to the caller', async () => {
    const [one, two] = [link.request('GET', '/api/games', '', ''), link.request('GET', '/api/games/wave/map', '', '')];
    const [a, b] = FakeWorker.last.asked as Extract<Asked, { kind: 'request' }>[];
    FakeWorker.last.tell({ kind: 'answer', id: b.id, status: 404, text: 'two' });
    FakeWorker.last.tell({ kind: 'answer', id: a.id, status: 200, text: 'one' });
    expect(await one).toEqual({ status: 200, text: 'one' });
    expect(await two).toEqual({ status: 404, text: 'two' });
  });

  it('opens sockets that hear their own replies and all news', async () => {
    const heard: string[][] = [[], []];
    const sockets = [link.open(), link.open()];
    sockets.forEach((socket, i) => (socket.onmessage = ({ data }) => heard[i].push(data)));
    await soon();
    sockets[0].send('{"id":1}');
    const [{ socket }] = FakeWorker.last.asked as Extract<Asked, { kind: 'live' }>[];
    FakeWorker.last.tell({ kind: 'live', socket, text: 'reply' });
    FakeWorker.last.tell({ kind: 'live', socket: null, text: 'news' });
    expect(heard).toEqual([['reply', 'news'], ['news']]);
    sockets[1].close();
    FakeWorker.last.tell({ kind: 'live', socket: null, text: 'late' });
    expect(heard[1]).toEqual(['news']);
  });

  it('starts an engine that stopped again: sockets are lost as with a server, what is unanswered is asked again', async () => {
    let closed = 0;
    const socket = link.open();
    socket.onclose = () => closed++;
    await soon();
    const asked = link.request('GET', '/api/games', '', '');
    const first = FakeWorker.last;
    first.tell({ kind: 'broken' });
    expect(first.ended).toBe(true);
    expect(closed).toBe(1);
    expect(FakeWorker.all).toHaveLength(2);
    const [{ id }] = FakeWorker.last.asked as Extract<Asked, { kind: 'request' }>[];
    FakeWorker.last.tell({ kind: 'answer', id, status: 200, text: 'here' });
    expect((await asked).text).toBe('here');
  });

  it('does not start it forever', async () => {
    const asked = link.request('GET', '/api/games', '', '');
    for (let i = 0; i < 3; i++) FakeWorker.last.tell({ kind: 'broken' });
    expect(FakeWorker.all).toHaveLength(3);
    expect(status).toMatchObject({ state: 'failed', trouble: SENTENCES.broken });
    expect((await asked).text).toContain(SENTENCES.broken);
  });

  it('tells everyone who asks why there is no engine', async () => {
    const before = link.request('GET', '/api/games', '', '');
    FakeWorker.last.is('failed', SENTENCES.noWasmGc);
    const heard: string[] = [];
    const socket = link.open();
    socket.onmessage = ({ data }) => heard.push(data);
    await soon();
    socket.send('{"id":5}');
    const after = link.request('GET', '/api/games', '', '');
    for (const answer of [await before, await after]) {
      expect(answer.status).toBe(503);
      expect(answer.text).toContain(SENTENCES.noWasmGc);
    }
    expect(JSON.parse(heard[0])).toMatchObject({ id: 5, status: 503, body: { message: SENTENCES.noWasmGc } });
  });

  it('forgets what it has in memory when another tab takes the games, and takes them back when told to', () => {
    FakeWorker.last.is('ready');
    FakeWorker.last.is('elsewhere');
    expect(FakeWorker.all.map((w) => [w.ended, w.takesOver])).toEqual([
      [true, false],
      [false, false],
    ]);
    FakeWorker.last.is('elsewhere');
    expect(status.state).toBe('elsewhere');
    link.restart(true);
    expect(FakeWorker.last.takesOver).toBe(true);
  });
});
