// How soon the map of each game is painted, and how even the frames are while the other side's turn is shown:
// node bench/show.mjs BASE_URL [--only WORD] [--check]. With --check it fails when a limit is missed.
import { launch } from '../e2e/chromium.mjs';
import { Seat } from '../e2e/api.mjs';
import { Visitor } from '../e2e/visitor.mjs';

const LOADS = 5;
const MOST_PAINTED = 1500;
const MOST_FRAME = 17;
const GAMES = [
  { game: 'Race for Bastogne', scenario: 'The Road to Bastogne', side: 'American' },
  { game: 'Breakthrough', scenario: 'Twelve Days', side: 'German' },
  { game: 'Wave of Terror', scenario: 'The Northern Shoulder', side: 'Allied' },
  { game: 'Wave of Terror', scenario: 'The Battle of the Bulge', side: 'German' },
  { game: 'Great Battles', scenario: 'The Crossroads', side: 'Axis', first: 'Suggested set-up' },
];
const only = process.argv.includes('--only') ? process.argv[process.argv.indexOf('--only') + 1] : '';
const base = process.argv[2].replace(/\/$/, '');
const browser = await launch();
const at = (list, share) => Math.round(list.slice().sort((a, b) => a - b)[Math.floor(list.length * share)] * 10) / 10;

/** Milliseconds from the start of the navigation to the frame with every tile and counter, in a browser that knows nothing yet. */
async function painted(address, storageState) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce', storageState });
  const page = await context.newPage();
  await page.addInitScript(() => {
    const look = () =>
      document.querySelector('canvas.map')?.isPainted?.() ? (window.paintedAt = performance.now()) : requestAnimationFrame(look);
    requestAnimationFrame(look);
  });
  await page.goto(address, { waitUntil: 'commit' });
  const time = await page.waitForFunction(() => window.paintedAt, null, { timeout: 60_000 });
  const found = await time.jsonValue();
  await context.close();
  return found;
}

/** Gives the phase's first order until the other side has had its turn, and notes the frames while that is shown. */
async function shown(visitor) {
  const { page } = visitor;
  await page.evaluate(() => {
    window.gaps = [];
    let last = 0;
    const step = (now) => {
      const playing = document.querySelector('.skip') !== null;
      if (playing && last) window.gaps.push(now - last);
      last = playing ? now : 0;
      requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  });
  const seat = await Seat.of(visitor);
  for (let i = 0; i < 40; i++) {
    const { side, toDecide, sequence } = await seat.state();
    if (toDecide === side) {
      const { orders } = await seat.call('/subject', { subject: visitor.phaseSubject });
      if (!orders?.length) break;
      await seat.call('/orders', { order: (orders.find((o) => o.verb === 'done') ?? orders[0]).text, sequence, key: `bench-${sequence}` });
    } else await page.waitForTimeout(300);
    if ((await page.evaluate(() => window.gaps.length)) > 400) break;
  }
  await page.waitForTimeout(3000);
  return page.evaluate(() => window.gaps);
}

const results = [];
for (const { game, scenario, side, first } of GAMES.filter((g) => !only || g.game.includes(only) || g.scenario.includes(only))) {
  const visitor = await Visitor.open(browser, base, '/tmp', { reducedMotion: 'no-preference' });
  visitor.phaseSubject = game === 'Great Battles' ? 'step' : 'phase';
  await visitor.playTheComputer({ game, scenario, side });
  await visitor.painted();
  const storage = await visitor.context.storageState();
  const times = [];
  await painted(visitor.page.url(), storage); // warms the server, and does not count
  for (let i = 0; i < LOADS; i++) times.push(await painted(visitor.page.url(), storage));
  if (first) {
    await visitor.myMove();
    await visitor.press(first);
    await visitor.myMove();
  }
  const gaps = await shown(visitor);
  await visitor.close();
  results.push({
    game,
    scenario,
    painted: at(times, 0.5),
    frames: gaps.length,
    frameMedian: gaps.length ? at(gaps, 0.5) : null,
    frameP95: gaps.length ? at(gaps, 0.95) : null,
  });
}
console.log(JSON.stringify(results, null, 2));
await browser.close();
if (process.argv.includes('--check') && results.some((r) => r.painted > MOST_PAINTED || (r.frameP95 ?? 0) > MOST_FRAME)) process.exit(1);
