import { describe, expect, it } from 'vitest';
import { parseRoute } from '../src/route.ts';

describe('addresses', () => {
  it.each([
    ['', { page: 'home' }],
    ['#/', { page: 'home' }],
    ['#/study', { page: 'study' }],
    ['#/paste', { page: 'paste' }],
    ['#/screen/k3v9/abc', { page: 'screen', table: 'k3v9', key: 'abc' }],
    ['#/screen/k3v9', { page: 'lost', address: '#/screen/k3v9' }],
    ['#/ladder', { page: 'ladder' }],
    ['#/key/k-1', { page: 'key', key: 'k-1' }],
    ['#/key', { page: 'lost', address: '#/key' }],
    ['#/stop/c.1', { page: 'notice', what: 'stop', link: 'c.1' }],
    ['#/confirm/c.1', { page: 'notice', what: 'confirm', link: 'c.1' }],
    ['#/new/breakthrough', { page: 'new', game: 'breakthrough' }],
    ['#/join/abc-123', { page: 'join', invitation: 'abc-123' }],
    ['#/rules/breakthrough/7.6b', { page: 'rules', game: 'breakthrough', clause: '7.6b' }],
    ['#/table/k3v9', { page: 'table', table: 'k3v9', at: null, perspective: null, tutorial: false }],
    ['#/table/k3v9?at=12&perspective=german', { page: 'table', table: 'k3v9', at: 12, perspective: 'german', tutorial: false }],
    ['#/table/k3v9?tutorial', { page: 'table', table: 'k3v9', at: null, perspective: null, tutorial: true }],
    ['#/table/k3v9?at=minus', { page: 'table', table: 'k3v9', at: null, perspective: null, tutorial: false }],
    ['#/table', { page: 'lost', address: '#/table' }],
    ['#/table/%zz', { page: 'lost', address: '#/table/%zz' }],
    ['#/nowhere', { page: 'lost', address: '#/nowhere' }],
  ])('%s', (hash, route) => expect(parseRoute(hash)).toEqual(route));
});
