import { afterEach, expect, it, vi } from 'vitest';
import type { FromPainter, ToPainter } from '../../src/map/messages.ts';
import type { MapModel } from '../../src/map/model.ts';
import { Tiles, closeShared, sharedTiles } from '../../src/map/tiles.ts';

/** A painter whose tiles come when the test says so. */
class SlowPainter {
  static now: SlowPainter;
  onmessage: (event: { data: FromPainter }) => void = () => {};
  asked: { i: number; j: number; scale: number; version: number }[] = [];
  version = 0;
  constructor() {
    SlowPainter.now = this;
    SlowPainter.hired++;
  }
  postMessage(message: ToPainter) {
    if (message.kind === 'open') queueMicrotask(() => this.onmessage({ data: { kind: 'opened', roads: [] } }));
    if (message.kind === 'change') this.version = message.version;
    if (message.kind === 'tile') this.asked.push({ ...message, version: this.version });
  }
  paint(count = Infinity) {
    for (let n = 0; n < count && this.asked.length > 0; n++) {
      const { i, j, scale, version } = this.asked.shift()!;
      const bitmap = { close: vi.fn(), name: `${i} v${version}` } as unknown as ImageBitmap;
      this.onmessage({ data: { kind: 'tile', scale, i, j, version, bitmap } });
    }
  }
  terminate() {
    SlowPainter.gone++;
  }
  static hired = 0;
  static gone = 0;
}

const WINDOW = { left: 0, top: 0, width: 1024, height: 512, scale: 40 };

function drawn(tiles: Tiles): string[] {
  const seen: string[] = [];
  const ctx = { save() {}, restore() {}, beginPath() {}, rect() {}, clip() {}, drawImage: (b: { name: string }) => seen.push(b.name) };
  tiles.want(WINDOW, 60, 12);
  tiles.draw(ctx as unknown as CanvasRenderingContext2D, WINDOW);
  return seen;
}

afterEach(() => vi.unstubAllGlobals());

it('never shows paintings of two positions side by side', async () => {
  vi.stubGlobal('Worker', SlowPainter);
  vi.stubGlobal('requestAnimationFrame', (act: () => void) => setTimeout(act, 0));
  const change = { held: [], bridges: [], past: null, occupied: [] };
  const tiles = new Tiles({} as MapModel, 'north', 1, () => {});
  tiles.change(change);
  await vi.waitFor(() => expect(SlowPainter.now).toBeDefined(), { timeout: 30_000 });
  await new Promise((done) => setTimeout(done, 20));
  drawn(tiles);
  SlowPainter.now.paint();
  const before = drawn(tiles);
  expect(new Set(before)).toEqual(new Set(['0 v1', '1 v1']));

  tiles.change({ ...change, occupied: [3] });
  drawn(tiles);
  SlowPainter.now.paint(1); // one of the two visible tiles is new
  expect(drawn(tiles).every((name) => name.endsWith('v1'))).toBe(true);
  SlowPainter.now.paint();
  expect(drawn(tiles).every((name) => name.endsWith('v2'))).toBe(true);
});

it('dismisses the painters of small pictures when the page that shows them is left', async () => {
  vi.stubGlobal('Worker', SlowPainter);
  vi.stubGlobal('requestAnimationFrame', (act: () => void) => setTimeout(act, 0));
  vi.stubGlobal('cancelAnimationFrame', clearTimeout);
  const [one, other] = [{}, {}] as MapModel[];
  SlowPainter.hired = SlowPainter.gone = 0;
  expect(sharedTiles(one, 'north', 1)).toBe(sharedTiles(one, 'north', 1));
  sharedTiles(other, 'north', 1);
  await vi.waitFor(() => expect(SlowPainter.hired).toBe(2), { timeout: 30_000 });
  const before = sharedTiles(one, 'north', 1);
  closeShared();
  expect(SlowPainter.gone).toBe(2);
  expect(sharedTiles(one, 'north', 1)).not.toBe(before);
  closeShared();
});
