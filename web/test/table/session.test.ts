import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Session } from '../../src/table/session.svelte.ts';
import { Visit } from '../../src/table/visit.ts';
import { described, FakeSocket, played, said, nextFrame, settle, sitDown, state, threeOrders } from './fakeServer.ts';

const last = () => FakeSocket.last;

beforeEach(sitDown);

afterEach(() => vi.unstubAllGlobals());

async function opened(): Promise<Session> {
  const session = new Session('t');
  last().open();
  await settle();
  return session;
}

describe('a session', () => {
  it('takes the seat of this browser, the position, the feed and what can be ordered', async () => {
    const session = await opened();
    expect(session.state?.sequence).toBe(3);
    expect(session.items.map((i) => i.sequence)).toEqual([1, 2, 3]);
    expect(session.subjects.map((s) => s.text)).toEqual(['phase', 'unit 2/2PZ']);
    expect(last().sent.every((c) => c.token === 'secret')).toBe(true);
    session.close();
  });

  it('keeps each item once, though it comes as an answer and as news', async () => {
    const session = await opened();
    const told: number[] = [];
    session.onNews = (items) => told.push(...items.map((i) => i.sequence));
    last().receive({ table: 't', side: 'german', items: [played(4)], state: state(4) });
    last().receive({ table: 't', side: 'german', items: [played(4)], state: state(4) });
    expect(session.items.map((i) => i.sequence)).toEqual([1, 2, 3, 4]);
    expect(told).toEqual([4]);
    session.close();
  });

  it('puts positions together that come as changes, and watches anew when one is missing', async () => {
    const session = await opened();
    const news = (sequence: number, since: number | null, difference: unknown) => ({
      news: { table: 't', side: 'german', items: [played(sequence)], state: null, subjects: null, orders: null },
      change: { table: 't', side: 'german', number: sequence, since, difference },
    });
    const shown = { state: { ...state(4, 'american'), view: { stacks: [1] } }, subjects: null, orders: null };
    last().receive(news(4, null, { type: 'Whole', value: shown }));
    expect(session.state).toEqual(shown.state);
    const members = (parts: object) => ({ type: 'Members', members: parts });
    const five = members({ state: members({ sequence: { type: 'Whole', value: 5 } }) });
    last().receive(news(5, 4, five));
    await nextFrame();
    expect(session.state).toEqual({ ...shown.state, sequence: 5 });
    const before = last().sent.length;
    last().receive(news(7, 6, five));
    await nextFrame();
    await settle();
    expect(session.state!.sequence).toBe(5);
    expect(
      last()
        .sent.slice(before)
        .map((c) => c.call),
    ).toContain('watch');
    session.close();
  });

  it('takes the position after an order from the change beside the answer', async () => {
    FakeSocket.server = (call) => (call.call === 'play' ? undefined : threeOrders(call));
    const session = await opened();
    const playing = session.play(['end']);
    const { id } = last().sent.find((c) => c.call === 'play')!;
    const shown = { state: { ...state(4, 'american'), view: { stacks: [2] } }, subjects: null, orders: null };
    const body = { sequence: 4, items: [played(4)], toDecide: 'american', state: null, subjects: null, orders: null };
    const change = { table: 't', side: 'german', number: 1, since: null, difference: { type: 'Whole', value: shown } };
    last().receive({ id, status: 200, body, change });
    expect(await playing).toBe(true);
    expect(session.state).toEqual(shown.state);
    session.close();
  });

  it('keeps the position while only words are exchanged, and what was answered about it', async () => {
    FakeSocket.server = (call) => (call.call === 'ask' ? { sequence: 3, lines: [], answer: {} } : threeOrders(call));
    const session = await opened();
    const position = session.state!.view;
    await session.ask('reach 2/2PZ');
    const before = last().sent.length;
    last().receive({ table: 't', side: 'german', items: [said(4)], state: { ...state(4), undoAskedBy: 'american' } });
    expect(session.state!.view).toBe(position);
    expect(session.state!.undoAskedBy).toBe('american');
    expect(session.state!.sequence).toBe(4);
    expect(session.isCurrent).toBe(true);
    await session.ask('reach 2/2PZ');
    expect(last().sent.length).toBe(before);
    last().receive({ table: 't', side: 'german', items: [said(5), played(6)], state: state(6) });
    await nextFrame();
    expect(session.state!.view).not.toBe(position);
    session.close();
  });

  it('takes a state for a new position where it does not know what lies between', async () => {
    const session = await opened();
    const position = session.state!.view;
    last().receive({ table: 't', side: 'german', items: [said(5)], state: state(5) });
    expect(session.state!.view).not.toBe(position);
    session.close();
  });

  it('keeps news that come before the answer with the feed', async () => {
    FakeSocket.server = (call) => (call.call === 'watch' ? undefined : threeOrders(call));
    const session = await opened();
    last().receive({ table: 't', side: 'german', items: [played(4)], state: state(4) });
    const { id } = last().sent.find((c) => c.call === 'watch')!;
    last().receive({ id, status: 200, body: { items: [played(1), played(2), played(3)], last: 3 } });
    await settle();
    expect(session.items.map((i) => i.sequence)).toEqual([1, 2, 3, 4]);
    session.close();
  });

  it('shows the position that came by the other line before the live one is open', async () => {
    const opening = {
      state: state(3),
      subjects: { sequence: 3, subjects: described('phase') },
      orders: { sequence: 3, subject: 'phase', orders: described('end') },
    };
    const asked: string[] = [];
    vi.stubGlobal('fetch', async (path: string) => {
      asked.push(path);
      return new Response(JSON.stringify(opening));
    });
    const session = new Session('t');
    await settle();
    expect(asked).toEqual(['/api/tables/t/opening?subject=phase']);
    expect(session.isCurrent).toBe(true);
    expect((await session.orders('phase')).map((o) => o.text)).toEqual(['end']);
    last().open();
    await settle();
    expect(session.items.map((i) => i.sequence)).toEqual([1, 2, 3]);
    expect(last().sent.map((c) => c.call)).toEqual(['watch']);
    session.close();
  });

  it('hears what came before it listened', async () => {
    const visit = new Visit('t');
    last().open();
    last().receive({ table: 't', side: 'german', items: [played(4)], state: state(4) });
    await settle();
    const session = new Session('t', visit);
    await settle();
    expect(session.link).toBe('live');
    expect(session.state?.sequence).toBe(4);
    expect(session.items.map((i) => i.sequence)).toEqual([1, 2, 3, 4]);
    expect(last().sent.filter((c) => c.call === 'watch').length).toBe(1);
    session.close();
  });

  it('asks again after a lost connection what was not answered, with the same key', async () => {
    const session = await opened();
    const first = last();
    const playing = session.play(['end phase']);
    const [order] = first.sent.filter((c) => c.call === 'play');
    first.close();
    expect(session.link).toBe('lost');
    await new Promise((done) => setTimeout(done, 400));
    const second = last();
    expect(second).not.toBe(first);
    FakeSocket.server = ({ call }) => {
      if (call === 'play') return { sequence: 4, items: [played(4)], toDecide: 'american', state: state(4, 'american') };
      if (call === 'state') return state(4, 'american');
      if (call === 'watch') return { items: [played(4)], last: 4 };
      return { sequence: 4, subjects: [] };
    };
    second.answer = FakeSocket.server;
    second.open();
    expect(await playing).toBe(true);
    const [again] = second.sent.filter((c) => c.call === 'play');
    expect((again.body as { key: string }).key).toBe((order.body as { key: string }).key);
    expect(session.items.map((i) => i.sequence)).toEqual([1, 2, 3, 4]);
    session.close();
  });

  it('asks again what the server had no time for', async () => {
    const session = await opened();
    const socket = last();
    let refused = 0;
    socket.answer = ({ id }) => {
      if (refused++ === 0)
        queueMicrotask(() => socket.receive({ id, status: 429, body: { error: 'rate', message: 'Too many requests.', reasons: [] } }));
      else return { sequence: 3, orders: described('end phase') };
    };
    const orders = await session.orders('unit 2/2PZ');
    expect(orders.map((o) => o.text)).toEqual(['end phase']);
    session.close();
  });

  it('shows a refusal with every clause and stays where it was', async () => {
    const session = await opened();
    last().answer = () => undefined;
    const playing = session.play(['move 2/2PZ 1']);
    const call = last().sent.at(-1)!;
    const reasons = [{ clause: 'breakthrough 7.5c', why: 'Too few points.' }];
    last().receive({ id: call.id, status: 422, body: { error: 'refused', message: 'The order is against the rules.', reasons } });
    expect(await playing).toBe(false);
    expect(session.refusal?.reasons).toEqual(reasons);
    expect(session.state?.sequence).toBe(3);
    session.close();
  });

  it('lays a position out once, though it comes as an answer and as news', async () => {
    const session = await opened();
    last().receive({ table: 't', side: 'german', items: [played(4)], state: state(4) });
    const shown = session.state;
    last().receive({ table: 't', side: 'german', items: [played(4)], state: state(4) });
    expect(session.state).toBe(shown);
    session.close();
  });

  it('knows that what can be ordered belongs to the position before, until the answer comes', async () => {
    const session = await opened();
    expect(session.isCurrent).toBe(true);
    last().answer = () => undefined;
    last().receive({ table: 't', side: 'german', items: [played(4)], state: state(4) });
    expect(session.isCurrent).toBe(false);
    expect(session.unanswered).toBe(1);
    const call = last().sent.at(-1)!;
    last().receive({ id: call.id, status: 200, body: { sequence: 4, subjects: described('phase') } });
    await settle();
    expect(session.isCurrent).toBe(true);
    expect(session.unanswered).toBe(0);
    session.close();
  });

  it('gives one order at a time, and says so of the second', async () => {
    const session = await opened();
    last().answer = () => undefined;
    const playing = session.play(['end phase']);
    expect(await session.play(['end phase'])).toBe(false);
    expect(session.refusal?.message).toMatch(/still on its way/);
    const orders = last().sent.filter((c) => c.call === 'play');
    expect(orders).toHaveLength(1);
    last().receive({
      id: orders[0].id,
      status: 200,
      body: { sequence: 4, items: [played(4)], toDecide: 'american', state: state(4, 'american') },
    });
    expect(await playing).toBe(true);
    expect(session.busy).toBe(false);
    session.close();
  });

  it('says that an order came too late, and looks again', async () => {
    const session = await opened();
    last().answer = ({ call }) => (call === 'state' ? state(5) : undefined);
    const playing = session.play(['end phase']);
    const call = last().sent.at(-1)!;
    last().receive({ id: call.id, status: 409, body: { error: 'stale', message: 'The table has moved on.', reasons: [] } });
    expect(await playing).toBe(false);
    expect(session.state?.sequence).toBe(5);
    expect(session.refusal?.message).toMatch(/not carried out/);
    session.close();
  });

  it('says nothing if an order of its own came too late: a planned order was quicker', async () => {
    const session = await opened();
    last().answer = ({ call }) => (call === 'state' ? state(5) : undefined);
    const passing = session.pass('end phase');
    const call = last().sent.at(-1)!;
    expect(call.call).toBe('play');
    last().receive({ id: call.id, status: 409, body: { error: 'stale', message: 'The table has moved on.', reasons: [] } });
    await passing;
    expect(session.state?.sequence).toBe(5);
    expect(session.refusal).toBeNull();
    session.close();
  });

  it('drops what is answered to a seat that was left at this screen meanwhile', async () => {
    localStorage.setItem(
      'salient.seats',
      JSON.stringify([
        { table: 't', side: 'german', token: 'one' },
        { table: 't', side: 'american', token: 'two' },
      ]),
    );
    const session = await opened();
    const socket = last();
    socket.answer = ({ call, token }) => {
      if (token === 'one') return undefined;
      if (call === 'state') return { ...state(7, 'american'), side: 'american' };
      if (call === 'watch') return { items: [], last: 7 };
      return { sequence: 7, subjects: described('phase') };
    };
    const refreshing = session.refresh();
    const late = socket.sent.at(-1)!;
    await session.sit(session.seats[1]);
    socket.receive({ id: late.id, status: 200, body: state(9) });
    await refreshing;
    expect(session.side).toBe('american');
    expect(session.state?.sequence).toBe(7);
    session.close();
  });

  it('says what is wrong when the table does not exist', async () => {
    const session = new Session('t');
    last().answer = () => undefined;
    last().open();
    await settle();
    for (const { id } of last().sent)
      last().receive({ id, status: 404, body: { error: 'unknown', message: 'There is no such table here.', reasons: [] } });
    await settle();
    expect(session.fatal?.message).toBe('There is no such table here.');
    session.close();
  });

  it('asks a question once while the position stands, and again when it has changed', async () => {
    let sequence = 3;
    const before = FakeSocket.server;
    FakeSocket.server = (call) => (call.call === 'ask' ? { sequence, lines: [], answer: {} } : before(call));
    const session = await opened();
    const asked = () => last().sent.filter((c) => c.call === 'ask').length;
    await Promise.all([session.ask('reach 2/2PZ'), session.ask('reach 2/2PZ')]);
    await session.ask('reach 2/2PZ');
    expect(asked()).toBe(1);
    sequence = 4;
    last().receive({ table: 't', side: 'german', items: [played(4)], state: state(4) });
    expect((await session.ask('reach 2/2PZ')).sequence).toBe(4);
    expect(asked()).toBe(2);
    session.close();
  });

  it('asks again where an answer asked ahead failed', async () => {
    const session = await opened();
    last().answer = () => undefined;
    session.askAhead('unit 2/2PZ', null);
    const ahead = last().sent.at(-1)!;
    last().receive({ id: ahead.id, status: 503, body: { error: 'storage', message: 'The database does not answer.', reasons: [] } });
    const before = FakeSocket.server;
    last().answer = (call) =>
      call.call === 'orders' ? { sequence: 3, subject: 'unit 2/2PZ', orders: described('mode 2/2PZ') } : before(call);
    expect((await session.orders('unit 2/2PZ')).map((o) => o.text)).toEqual(['mode 2/2PZ']);
    session.close();
  });

  it('keeps nothing that the other seat was told', async () => {
    const before = FakeSocket.server;
    FakeSocket.server = (call) => (call.call === 'ask' ? { sequence: 3, lines: [String(call.token)], answer: {} } : before(call));
    const session = await opened();
    expect((await session.ask('supply german')).lines).toEqual(['secret']);
    await session.sit({ table: 't', side: 'american', token: 'other' } as never);
    expect((await session.ask('supply german')).lines).toEqual(['other']);
    session.close();
  });
});
