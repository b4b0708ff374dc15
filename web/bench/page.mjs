// How soon the game page is usable, and how long a click takes to show reach and odds: node bench/page.mjs BASE_URL [--check]
import { launch } from '../e2e/chromium.mjs';
import { Visitor } from '../e2e/visitor.mjs';

const base = process.argv[2];
const browser = await launch();
const visitor = await Visitor.open(browser, base, '/tmp');
await visitor.playTheComputer();
await visitor.myMove();
await visitor.button('Begin').click();
await visitor.page.waitForFunction(() => /Organization/.test(document.querySelector('.where').textContent));
await visitor.myMove();
await visitor.endPhase();
await visitor.myMove();
const address = visitor.page.url();
const storage = await visitor.context.storageState();

const median = (list) => list.slice().sort((a, b) => a - b)[Math.floor(list.length / 2)];

/** From the first byte asked for until the prompt stands, units can be taken up and the map is painted. */
async function load(context) {
  const page = await context.newPage();
  await page.goto('about:blank');
  const started = Date.now();
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator('.prompt[data-mine=yes][data-ready=yes]').waitFor();
  const usable = Date.now() - started;
  await page.waitForFunction(() => document.querySelector('canvas.map')?.isPainted?.());
  const painted = Date.now() - started;
  await page.close();
  return { usable, painted };
}

const cold = [];
for (let i = 0; i < 5; i++) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, storageState: storage });
  cold.push(await load(context));
  await context.close();
}
const warmContext = await browser.newContext({ viewport: { width: 1440, height: 900 }, storageState: storage });
await load(warmContext);
const warm = [];
for (let i = 0; i < 5; i++) warm.push(await load(warmContext));

/** The next unit is taken up by key; done when its reach or its targets are drawn. */
const clicks = [];
const page = visitor.page;
for (let i = 0; i < 40; i++) {
  clicks.push(
    await page.evaluate(
      () =>
        new Promise((done) => {
          const canvas = document.querySelector('canvas.map');
          const before = canvas.studied();
          const started = performance.now();
          window.dispatchEvent(new KeyboardEvent('keydown', { key: 'n' }));
          const look = () => (canvas.studied() > before ? done(performance.now() - started) : requestAnimationFrame(look));
          look();
        }),
    ),
  );
}
const p95 = clicks.slice().sort((a, b) => a - b)[Math.floor(clicks.length * 0.95)];
const result = {
  coldUsable: median(cold.map((c) => c.usable)), coldPainted: median(cold.map((c) => c.painted)),
  warmUsable: median(warm.map((c) => c.usable)), warmPainted: median(warm.map((c) => c.painted)),
  reachMedian: Math.round(median(clicks) * 10) / 10, reachP95: Math.round(p95 * 10) / 10,
};
console.log(JSON.stringify(result, null, 2));
await browser.close();
if (process.argv.includes('--check') && (result.coldUsable > 1000 || result.warmUsable > 400 || result.reachP95 > 50)) process.exit(1);
