import { cleanup, render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { HexGame, Ground } from '../../src/games/game.ts';
import { EMPTY_BOARD } from '../../src/table/board.ts';
import { HexController } from '../../src/table/controller.svelte.ts';
import { Session } from '../../src/table/session.svelte.ts';
import HexTable from '../../src/table/HexTable.svelte';
import { FakeSocket, played, said, nextFrame, settle, sitDown, state } from './fakeServer.ts';

// Drawn on canvases, which there are none of here.
vi.mock('../../src/table/MapStage.svelte', () => ({ default: () => {} }));
vi.mock('../../src/table/OddsCard.svelte', () => ({ default: () => {} }));

beforeEach(sitDown);

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const game = {
  id: 'breakthrough',
  movement: { stacks: false, question: () => null, reach: () => [], orders: () => [] },
  attack: { label: 'Attack', order: () => ({ verb: 'attack' }) },
  tutorial: { lessons: [] },
  board: () => EMPTY_BOARD,
  phaseActions: () => [],
  forgotten: () => [],
  happening: () => null,
} as unknown as HexGame;
const ground = {
  map: { title: 'Twelve Days', hexes: [], fronts: {} },
  layout: { width: 1, height: 1, x: [], y: [] },
  hex: () => -1,
  side: 'german',
} as unknown as Ground;

it('a message from the other side leaves the attack that is being weighed in hand; an order does not', async () => {
  const session = new Session('t');
  FakeSocket.last.open();
  await settle();
  const controller = new HexController(session, game, ground);
  render(HexTable, { controller, at: null, perspective: null, tutorial: false });
  await tick();
  const plan = { target: 0, order: 'attack', units: [] } as unknown as HexController['attackPreview']['considered'];
  controller.attackPreview.considered = plan;
  FakeSocket.last.receive({ table: 't', side: 'german', items: [said(4)], state: state(4) });
  await tick();
  expect(document.querySelector('.table')?.getAttribute('data-sequence')).toBe('4');
  expect(controller.attackPreview.considered).toBe(plan);
  FakeSocket.last.receive({ table: 't', side: 'german', items: [played(5)], state: state(5) });
  await nextFrame();
  await tick();
  expect(controller.attackPreview.considered).toBeNull();
  session.close();
});
