import { afterEach, describe, expect, it } from 'vitest';
import { decimal, percent } from '../src/numbers.ts';
import { settings } from '../src/settings.svelte.ts';

describe('numbers', () => {
  afterEach(() => (settings.numbers = ''));

  it('are written in the language chosen in the settings', () => {
    settings.numbers = 'en-US';
    expect([decimal(1234.56), percent(42)]).toEqual(['1,234.6', '42%']);
    settings.numbers = 'de-DE';
    expect(decimal(1234.56)).toBe('1.234,6');
    expect(percent(42)).toMatch(/^42\s%$/);
  });

  it('drop digits that say nothing', () => {
    settings.numbers = 'en-US';
    expect([decimal(5), decimal(0.88, 2), decimal(1.3, 2)]).toEqual(['5', '0.88', '1.3']);
  });
});
