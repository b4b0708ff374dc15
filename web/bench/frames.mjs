// Frame times while panning and zooming the fine map with 700 counters, in headless Chromium without a GPU.
// Prints one JSON object; with --check it fails when a measure is missed.
import { createServer } from 'vite';
import { launch } from '../e2e/chromium.mjs';

const server = await createServer({
  root: new URL('..', import.meta.url).pathname,
  server: { port: 0, host: '127.0.0.1' },
  logLevel: 'error',
});
await server.listen();
const address = server.resolvedUrls.local[0];
const browser = await launch();
const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
await page.goto(`${address}bench/map.html?map=wave&counters=700&scale=28`);
await page.waitForFunction(() => document.body.dataset.ready === 'yes', null, { timeout: 120_000 });

const measure = (motion) =>
  page.evaluate(async (motion) => {
    const { view } = window;
    const frames = [];
    const moves = [];
    view.frames.length = 0;
    let last = 0;
    await new Promise((done) => {
      let n = 0;
      const step = (now) => {
        if (last) frames.push(now - last);
        last = now;
        const started = performance.now();
        if (motion === 'pan') view.camera.pan(Math.sin(n / 40) * 14, Math.cos(n / 55) * 9);
        else view.camera.zoomAt(640, 400, 28 * 2 ** Math.sin(n / 60));
        view.nudge();
        moves.push(performance.now() - started);
        if (++n < 300) requestAnimationFrame(step);
        else done();
      };
      requestAnimationFrame(step);
    });
    const sorted = (list) => list.slice().sort((a, b) => a - b);
    const at = (list, share) => sorted(list)[Math.floor(list.length * share)];
    // A frame's script is the move of the camera and the drawing.
    const scripts = view.frames.slice(0, moves.length).map((drawing, i) => drawing + moves[i]);
    return { scriptMedian: at(scripts, 0.5), scriptP95: at(scripts, 0.95), frameMedian: at(frames, 0.5), frameP95: at(frames, 0.95) };
  }, motion);

// The first round warms the tiles and the counters; the second is the one that counts.
await measure('pan');
const pan = await measure('pan');
await measure('zoom');
const zoom = await measure('zoom');
const round = (o) => Object.fromEntries(Object.entries(o).map(([k, v]) => [k, Math.round(v * 100) / 100]));
const result = { pan: round(pan), zoom: round(zoom) };
console.log(JSON.stringify(result, null, 2));
await browser.close();
await server.close();
if (process.argv.includes('--check') && (pan.scriptMedian > 2 || pan.frameP95 > 17 || zoom.scriptMedian > 2 || zoom.frameP95 > 17))
  process.exit(1);
