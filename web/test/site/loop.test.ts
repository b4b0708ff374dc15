import { beforeEach, describe, expect, it, vi } from 'vitest';
import { EngineLoop, isCatalog } from '../../src/site/loop.ts';
import { SENTENCES } from '../../src/site/sentences.ts';
import { FakeEngine, FakeRows, Listener, call, get, settle } from './fakeEngine.ts';

let engine: FakeEngine;
let rows: FakeRows;
let page: Listener;
let loop: EngineLoop;

beforeEach(() => {
  [engine, rows, page] = [new FakeEngine(), new FakeRows(), new Listener()];
  loop = new EngineLoop(engine, rows, page.tell, page.say);
});

describe('the engine in its worker', () => {
  it('answers a request with its status and its text', async () => {
    loop.add(get(7, '/api/games'));
    await settle();
    expect(page.answers).toEqual([{ kind: 'answer', id: 7, status: 200, text: '{"path":"/api/games"}' }]);
  });

  it('answers nothing before it is saved', async () => {
    let saved = () => {};
    rows.write = () => new Promise<void>((done) => (saved = done));
    loop.add({ kind: 'live', socket: 1, text: call(1, 'play') });
    await settle();
    expect(page.told).toEqual([]);
    saved();
    await settle();
    expect(page.live.some((t) => t.text.includes('"id":1'))).toBe(true);
  });

  it('lets the computer player answer, saves its orders and tells them to every socket', async () => {
    loop.add({ kind: 'live', socket: 1, text: call(1, 'play') });
    await settle();
    expect(engine.orders).toEqual(['mine', 'computer', 'computer', 'computer']);
    expect([...rows.kept.keys()]).toEqual(['t/1', 't/2', 't/3', 't/4']);
    expect(page.live.filter((t) => t.socket === null)).toHaveLength(4);
  });

  it('reads what the player asks before the next decision of the computer', async () => {
    engine.due = 1000;
    const think = vi.spyOn(engine, 'think');
    void loop.run();
    await new Promise((go) => setTimeout(go, 1));
    const before = think.mock.calls.length;
    loop.add(get(1, '/api/tables/t'));
    await vi.waitFor(() => expect(page.answers).toHaveLength(1), { interval: 1, timeout: 30_000 });
    expect(before).toBeLessThan(1000);
    expect(engine.due).toBeGreaterThan(0);
    loop.end();
  });

  it('stops between two decisions when the player pauses it, and goes on when told to', async () => {
    loop.pause(true);
    loop.add({ kind: 'live', socket: 1, text: call(1, 'play') });
    await settle();
    expect(engine.orders).toEqual(['mine']);
    expect(page.status.paused).toBe(true);
    loop.pause(false);
    await settle();
    expect(engine.orders).toHaveLength(4);
    expect(page.status.decisions).toBe(0);
  });

  it('says that there is no room, plays on, and saves everything once there is room again', async () => {
    rows.failing = Object.assign(new Error('full'), { name: 'QuotaExceededError' });
    loop.add({ kind: 'live', socket: 1, text: call(1, 'play') });
    await settle();
    expect(page.status.unsaved).toBe(SENTENCES.full);
    expect(page.live.some((t) => t.text.includes('"id":1'))).toBe(true);
    expect(rows.kept.size).toBe(0);
    rows.failing = null;
    loop.add({ kind: 'save' });
    await settle();
    expect(page.status.unsaved).toBe('');
    expect(rows.kept.size).toBe(4);
  });

  it('answers a fault of its own with a sentence and asks to be started again', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    loop.add(get(3, '/api/fault'), get(4, '/api/games'));
    await settle();
    expect(page.answers).toHaveLength(1);
    expect(page.answers[0]).toMatchObject({ id: 3, status: 500 });
    expect(page.answers[0].text).toContain(SENTENCES.fault);
    expect(page.told.at(-1)).toEqual({ kind: 'broken' });
    log.mockRestore();
  });

  it('watches nothing for a socket that was closed, unless another socket watches it too', async () => {
    loop.add({ kind: 'live', socket: 1, text: call(1, 'watch') }, { kind: 'live', socket: 2, text: call(1, 'watch') });
    loop.add({ kind: 'closed', socket: 1 });
    await settle();
    expect(engine.asked).toEqual(['watch', 'watch']);
    loop.add({ kind: 'closed', socket: 2 });
    await settle();
    expect(engine.asked).toEqual(['watch', 'watch', 'unwatch']);
  });

  it('deletes the rows of a game that was deleted', async () => {
    rows.kept.set('table/t', 'here');
    loop.add({ kind: 'forget', table: 't' });
    await settle();
    expect(rows.kept.size).toBe(0);
  });

  it('asks and saves nothing any more once another tab has the games', async () => {
    loop.end();
    loop.add({ kind: 'live', socket: 1, text: call(1, 'play') });
    await settle();
    expect(engine.orders).toEqual([]);
    expect(page.told).toEqual([]);
  });
});

it('answers about games and rulebooks without the tables', () => {
  expect(isCatalog(get(1, '/api/games/wave/map'))).toBe(true);
  expect(isCatalog(get(1, '/api/tables/t'))).toBe(false);
  expect(isCatalog({ kind: 'closed', socket: 1 })).toBe(false);
});
