import { afterEach, describe, expect, it, vi } from 'vitest';
import { openRows, readChanges, whyUnsaved } from '../../src/site/rows.ts';
import { SENTENCES } from '../../src/site/sentences.ts';
import { ensureStorage } from '../../src/site/storage.ts';

/** A browser whose IndexedDB answers every attempt to open it with an error. */
function refusing(name: string): void {
  vi.stubGlobal('indexedDB', {
    open: () => {
      const asked = { error: Object.assign(new Error(name), { name }), onerror: () => {} };
      queueMicrotask(() => asked.onerror());
      return asked;
    },
  });
}

afterEach(() => vi.unstubAllGlobals());

describe('the rows of games', () => {
  it('are read from lines of key, tab and value; a later line counts', () => {
    expect([...readChanges('a\tone\nb\ttwo\ttabs\na\t\n')]).toEqual([
      ['a', ''],
      ['b', 'two\ttabs'],
    ]);
    expect(readChanges('').size).toBe(0);
  });

  it('of a newer version are left alone, with a sentence', async () => {
    refusing('VersionError');
    await expect(openRows('games')).rejects.toThrow(SENTENCES.newer);
  });

  it('that the browser forbids are told in a sentence', async () => {
    refusing('SecurityError');
    await expect(openRows('games')).rejects.toThrow(SENTENCES.forbidden);
    vi.stubGlobal('indexedDB', {
      open: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
    await expect(openRows('games')).rejects.toThrow(SENTENCES.forbidden);
  });

  it('that do not fit are told from those that fail otherwise', () => {
    expect(whyUnsaved(new DOMException('', 'QuotaExceededError'))).toBe(SENTENCES.full);
    expect(whyUnsaved(new Error('broken'))).toBe(SENTENCES.notSaved);
    expect(whyUnsaved(null)).toBe(SENTENCES.notSaved);
  });
});

it('keeps settings and seats for the tab where a browser forbids to store them', () => {
  const page = {
    get localStorage(): Storage {
      throw new DOMException('blocked', 'SecurityError');
    },
  } as Window & typeof globalThis;
  ensureStorage(page);
  page.localStorage.setItem('salient.name', 'Ann');
  expect(page.localStorage.getItem('salient.name')).toBe('Ann');
  expect(page.localStorage.getItem('other')).toBeNull();
  expect(page.localStorage.length).toBe(1);
});
