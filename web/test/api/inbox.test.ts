import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Inbox } from '../../src/api/inbox.ts';

describe('messages and frames', () => {
  let time: number;

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'setTimeout', 'clearTimeout'] });
    time = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => time);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('hears the first message at once and the others frame by frame, in order', () => {
    const heard: number[] = [];
    const inbox = new Inbox<number>((n) => {
      heard.push(n);
      time += 1;
    });
    for (let n = 1; n <= 6; n++) inbox.add(n);
    expect(heard).toEqual([1]);
    vi.advanceTimersToNextFrame();
    expect(heard).toEqual([1, 2, 3]);
    vi.advanceTimersToNextFrame();
    expect(heard).toEqual([1, 2, 3, 4, 5]);
    vi.advanceTimersToNextFrame();
    vi.advanceTimersToNextFrame();
    expect(heard).toEqual([1, 2, 3, 4, 5, 6]);
    inbox.add(7);
    expect(heard).toContain(7);
  });

  it('hears everything when an answer comes after it', () => {
    const heard: number[] = [];
    const inbox = new Inbox<number>((n) => heard.push(n));
    for (let n = 1; n <= 4; n++) inbox.add(n);
    inbox.empty();
    expect(heard).toEqual([1, 2, 3, 4]);
  });

  it('goes on in a page that draws no frames', () => {
    vi.stubGlobal('requestAnimationFrame', () => 0);
    const heard: number[] = [];
    const inbox = new Inbox<number>((n) => heard.push(n));
    inbox.add(1);
    inbox.add(2);
    expect(heard).toEqual([1]);
    vi.advanceTimersByTime(200);
    expect(heard).toEqual([1, 2]);
    vi.unstubAllGlobals();
  });
});
