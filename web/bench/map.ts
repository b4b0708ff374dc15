import type { MapModel } from '../src/map/model.ts';
import { MapView } from '../src/map/view.ts';

// A map alone on a page, from a fixture: what the frame bench and the drawing's own screenshots look at.
const query = new URLSearchParams(location.search);
const model: MapModel = await (await fetch(`../test/fixtures/${query.get('map') ?? 'breakthrough'}.json`)).json();
const view = new MapView(document.querySelector('canvas')!, model, (query.get('top') as 'north') ?? 'north', {});
view.setSheet({
  german: model.german['1944-12-16'],
  bridges: model.sides.filter((s) => s.bridge).map((s) => [s.a < s.b ? `${s.a} ${s.b}` : `${s.b} ${s.a}`, s.bridge!]),
  past: query.has('past') ? { name: 'Front of 21 Dec 1944', german: model.german[query.get('past')!] } : null,
  occupied: [],
});
view.camera.fit();
if (query.has('scale')) view.camera.scale = Number(query.get('scale'));
if (query.has('hex')) view.centre(model.hexes.findIndex((h) => h.name === query.get('hex')), 0);
view.camera.pan(0, 0);
view.setSheet(view['change']);
Object.assign(window, { view });
await view.settled();
document.body.dataset.ready = 'yes';
