import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keepSeats, mySeats } from '../src/api/seats.ts';
import { syncElsewhere } from '../src/person/elsewhere.ts';
import { becomePerson, device, revokeAll, syncSeats, useKey } from '../src/person/person.ts';

type Sent = { path: string; token: string | null; body: Record<string, unknown> };
let sent: Sent[] = [];
let answers: { status: number; body: unknown }[] = [];

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  sent = [];
  answers = [];
  vi.stubGlobal('fetch', (path: string, { headers, body }: { headers: Record<string, string>; body?: string }) => {
    sent.push({ path, token: headers['Authorization']?.slice(7) ?? null, body: JSON.parse(body ?? '{}') as Record<string, unknown> });
    const { status, body: answer } = answers.shift() ?? { status: 200, body: { seats: [], troubles: [] } };
    return Promise.resolve({ status, text: () => Promise.resolve(JSON.stringify(answer)) });
  });
});

const seat = (token: string) => ({ table: 't', side: 'german', token });

describe('my seats on several devices', () => {
  it('asks nothing of those who have one device', async () => {
    expect(await syncElsewhere()).toEqual([]);
    expect(await syncSeats()).toEqual([]);
    expect(sent).toEqual([]);
  });

  it('makes a token of its own and tells of the seats here', async () => {
    keepSeats([seat('one')]);
    await becomePerson();
    expect(device()).toMatch(/^[0-9a-f]{48}$/);
    expect(sent.map((s) => s.path)).toEqual(['/api/person', '/api/person/seats']);
    expect(sent[1]).toMatchObject({ token: device(), body: { tokens: ['one'], deleted: [] } });
  });

  it('keeps what the other devices have, and says what failed', async () => {
    localStorage.setItem('salient.device', 'd');
    answers = [{ status: 200, body: { seats: [seat('two')], troubles: ['Notices to x: gone.'] } }];
    expect(await syncElsewhere(['old'])).toEqual(['Notices to x: gone.']);
    expect(mySeats()).toEqual([seat('two')]);
    expect(sent[0].body.deleted).toEqual(['old']);
  });

  it('says that it was revoked, and forgets', async () => {
    localStorage.setItem('salient.device', 'd');
    answers = [{ status: 401, body: { error: 'token', message: 'no' } }];
    expect((await syncSeats())[0]).toMatch(/revoked/);
    expect(device()).toBeNull();
  });

  it('sends the same device again if the answer to a key was lost', async () => {
    answers = [{ status: 500, body: { error: 'fault', message: 'no' } }];
    await expect(useKey('k')).rejects.toThrow();
    expect(device()).toBeNull();
    answers = [{ status: 201, body: { seats: [seat('three')], troubles: [] } }];
    expect(await useKey('k')).toBe(1);
    expect(sent[1].body.device).toBe(sent[0].body.device);
    expect(device()).toBe(sent[0].body.device);
  });

  it('has only new tokens after revoking', async () => {
    localStorage.setItem('salient.device', 'd');
    keepSeats([seat('old'), { table: 'u', side: 'allied', token: 'of another person' }]);
    answers = [
      { status: 200, body: { seats: [], troubles: [] } },
      { status: 200, body: { seats: [seat('new')], troubles: [] } },
    ];
    await revokeAll();
    expect(mySeats().map((s) => s.token)).toEqual(['of another person', 'new']);
    expect(device()).not.toBe('d');
  });
});
