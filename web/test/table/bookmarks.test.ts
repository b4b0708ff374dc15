import { beforeEach, describe, expect, it } from 'vitest';
import { bookmarksOf, toggleBookmark } from '../../src/table/bookmarks.ts';

beforeEach(() => localStorage.clear());

describe('bookmarks', () => {
  const early = { at: 3, perspective: 'german', name: '16 Dec · Before play' };
  const late = { at: 9, perspective: 'german', name: '16 Dec · German 1st Operation Phase' };

  it('are kept in order for each table', () => {
    toggleBookmark('a', late);
    expect(toggleBookmark('a', early)).toEqual([early, late]);
    expect(bookmarksOf('a')).toEqual([early, late]);
    expect(bookmarksOf('b')).toEqual([]);
  });

  it('go when set a second time, but not from another perspective', () => {
    toggleBookmark('a', early);
    expect(toggleBookmark('a', { ...early, perspective: 'referee' })).toHaveLength(2);
    expect(toggleBookmark('a', early)).toEqual([{ ...early, perspective: 'referee' }]);
  });

  it('do not trip over what another program left there', () => {
    localStorage.setItem('salient.bookmarks', '{nonsense');
    expect(bookmarksOf('a')).toEqual([]);
    expect(toggleBookmark('a', early)).toEqual([early]);
  });
});
