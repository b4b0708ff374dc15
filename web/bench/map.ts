import type { CounterColor, Branch } from '../src/counters/look.ts';
import { loadSymbols } from '../src/counters/symbol.ts';
import type { MapModel } from '../src/map/model.ts';
import { MapView } from '../src/map/view.ts';
import type { Piece } from '../src/table/board.ts';
import { PieceLayer } from '../src/table/layers/pieces.ts';

// A map alone on a page, from a fixture: what the frame bench and the drawing's own screenshots look at.
const query = new URLSearchParams(location.search);
const model: MapModel = await (await fetch(`../test/fixtures/${query.get('map') ?? 'breakthrough'}.json`)).json();
await loadSymbols();
const view = new MapView(document.querySelector('canvas')!, model, (query.get('top') as 'north') ?? 'north', {});
const layer = new PieceLayer(Math.min(2, devicePixelRatio));
layer.setPieces(pieces(Number(query.get('counters') ?? 0)));
view.layers = [layer];
view.setSheet({
  held: model.fronts['1944-12-16'],
  bridges: model.sides.filter((s) => s.bridge).map((s) => [s.a < s.b ? `${s.a} ${s.b}` : `${s.b} ${s.a}`, s.bridge!]),
  past: query.has('past') ? { name: 'Front of 21 Dec 1944', held: model.fronts[query.get('past')!] } : null,
  occupied: layer.occupied,
});
view.camera.fit();
if (query.has('scale')) view.camera.scale = Number(query.get('scale'));
if (query.has('hex'))
  view.center(
    model.hexes.findIndex((h) => h.name === query.get('hex')),
    0,
  );
view.nudge();
Object.assign(window, { view });
await view.settled();
while (!layer.isFinished) await new Promise((done) => requestAnimationFrame(done));
document.body.dataset.ready = 'yes';

/** Distinct counters spread over the map. */
function pieces(count: number): Piece[] {
  const armies: CounterColor[] = ['fieldGray', 'black', 'skyBlue', 'olive', 'tan'];
  const branches: Branch[] = ['infantry', 'armor', 'mechanized', 'recon', 'engineer', 'artillery', 'airborne'];
  return Array.from({ length: count }, (_, i) => ({
    id: String(i),
    side: 'german',
    hex: Math.floor((i * model.hexes.length) / count),
    own: true,
    look: {
      color: armies[i % 5],
      branch: branches[i % 7],
      size: 'battalion',
      unit: String(i),
      formation: String(i % 31),
      factors: `${i % 9}-${i % 7}`,
    },
    title: '',
    subtitle: '',
    figures: [],
    notes: [],
    spoken: '',
  }));
}
