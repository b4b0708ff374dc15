import { afterEach, describe, expect, it, vi } from 'vitest';
import { api } from '../../src/api/http.ts';

const sent: { key: string }[] = [];

/** Answers in turn; an error is a lost connection. */
function answering(...answers: (Response | Error)[]): void {
  sent.length = 0;
  vi.stubGlobal('fetch', (_: string, request: RequestInit) => {
    sent.push(JSON.parse(request.body as string) as { key: string });
    const next = answers.shift()!;
    return next instanceof Error ? Promise.reject(next) : Promise.resolve(next);
  });
}

const lost = () => new TypeError('the connection was lost');
const ok = () => new Response('{"table":"t"}', { status: 201 });

afterEach(() => vi.unstubAllGlobals());

describe('a request that hands out a seat', () => {
  it('is sent again with the same key when its answer is lost', async () => {
    answering(lost(), ok());
    await api.join({ invitation: 'abc' });
    expect(sent).toHaveLength(2);
    expect(sent[0].key).toMatch(/^[A-Za-z0-9_-]{32,64}$/);
    expect(sent[1].key).toBe(sent[0].key);
  });

  it('has another key the next time', async () => {
    answering(ok(), ok());
    await api.upload({ record: 'a' });
    await api.upload({ record: 'a' });
    expect(sent[1].key).not.toBe(sent[0].key);
  });

  it('is not sent again when it was refused', async () => {
    answering(new Response('{"error":"gone","message":"This invitation was already used."}', { status: 410 }));
    await expect(api.join({ invitation: 'abc' })).rejects.toThrow('already used');
    expect(sent).toHaveLength(1);
  });
});
