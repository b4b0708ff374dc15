import { describe, expect, it } from 'vitest';
import { Attempt } from '../src/parts/attempt.svelte.ts';

describe('an attempt', () => {
  it('is busy until its work is done', async () => {
    const attempt = new Attempt();
    let finish = () => {};
    const done = attempt.run(() => new Promise<void>((resolve) => (finish = resolve)));
    expect(attempt.busy).toBe(true);
    finish();
    await done;
    expect(attempt.busy).toBe(false);
    expect(attempt.trouble).toBe('');
  });

  it('tells what went wrong until the next one', async () => {
    const attempt = new Attempt();
    await attempt.run(() => Promise.reject(new Error('The server is away.')));
    expect(attempt.trouble).toBe('The server is away.');
    expect(attempt.busy).toBe(false);
    await attempt.run(async () => {});
    expect(attempt.trouble).toBe('');
  });
});
