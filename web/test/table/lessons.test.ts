import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { settings } from '../../src/settings.svelte.ts';
import type { HexController } from '../../src/table/controller.svelte.ts';
import TutorialGuide from '../../src/table/TutorialGuide.svelte';

vi.mock('../../src/games/texts.ts', () => ({ lessonTexts: () => Promise.resolve({}) }));
Element.prototype.scrollTo = vi.fn() as never;
afterEach(cleanup);

const controller = {
  game: { id: 'race', tutorial: { lessons: ['One', 'Two', 'Three'].map((title) => ({ title, clauses: [], done: () => false })) } },
  session: { items: [], table: 't' },
  selected: [],
  view: {},
  marks: { pointed: -1 },
  map: null,
  ground: { hex: () => -1 },
} as unknown as HexController;

it('a tutorial goes on with its lesson when its card is moved to another place', async () => {
  const { unmount } = render(TutorialGuide, { controller });
  await fireEvent.click(screen.getByRole('button', { name: 'Skip this step' }));
  expect(screen.getByRole('heading').textContent).toBe('Two');
  unmount();
  render(TutorialGuide, { controller });
  expect(screen.getByRole('heading').textContent).toBe('Two');
  await fireEvent.click(screen.getByRole('button', { name: 'End the tutorial' }));
  expect(settings.lessons).toEqual({});
  expect(settings.taught).toContain('t');
});
