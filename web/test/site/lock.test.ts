import { afterEach, expect, it, vi } from 'vitest';
import { type Locks, OneTab } from '../../src/site/lock.ts';

/** Locks as a browser has them, for one name. */
class FakeLocks {
  private holder: { stolen: (error: Error) => void } | null = null;
  private readonly queue: (() => void)[] = [];

  request = (_: string, how: LockOptions, held: (lock: Lock | null) => unknown): Promise<unknown> => {
    if (this.holder && how.ifAvailable) return Promise.resolve(held(null));
    if (this.holder && how.steal) this.holder.stolen(new DOMException('stolen', 'AbortError'));
    else if (this.holder) return new Promise((go) => this.queue.push(() => go(this.request(_, how, held))));
    return new Promise((_done, stolen) => {
      this.holder = { stolen };
      held({} as Lock);
    });
  };

  /** The tab that has the lock is closed. */
  closeTab(): void {
    this.holder = null;
    this.queue.shift()?.();
  }
}

const tabWith = (locks: FakeLocks, lost = () => {}) => new OneTab('games', lost, locks as unknown as Locks);

afterEach(() => vi.unstubAllGlobals());

it('gives the games to one tab at a time', async () => {
  const locks = new FakeLocks();
  expect(await tabWith(locks).isFree()).toBe(true);
  expect(await tabWith(locks).isFree()).toBe(false);
});

it('gives them to the second tab once the first is closed', async () => {
  const locks = new FakeLocks();
  await tabWith(locks).isFree();
  let has = false;
  const waiting = tabWith(locks)
    .whenFree()
    .then(() => (has = true));
  await Promise.resolve();
  expect(has).toBe(false);
  locks.closeTab();
  await waiting;
  expect(has).toBe(true);
});

it('tells the first tab when the second takes them', async () => {
  const locks = new FakeLocks();
  const lost = vi.fn();
  await tabWith(locks, lost).isFree();
  await tabWith(locks).take();
  expect(lost).toHaveBeenCalledOnce();
});

it('gives them to the newest tab where there are no locks', async () => {
  const tabs = new Set<{ onmessage: (() => void) | null }>();
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      onmessage: (() => void) | null = null;
      constructor() {
        tabs.add(this);
      }
      postMessage() {
        for (const tab of tabs) if (tab !== this) tab.onmessage?.();
      }
      close() {
        tabs.delete(this);
      }
    },
  );
  const lost = [vi.fn(), vi.fn()];
  for (const i of [0, 1]) expect(await new OneTab('games', lost[i], undefined).isFree()).toBe(true);
  expect(lost[0]).toHaveBeenCalledOnce();
  expect(lost[1]).not.toHaveBeenCalled();
});
