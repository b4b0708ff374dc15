// How soon the game page is usable, and how long a click takes to show reach and odds: node bench/page.mjs BASE_URL [--check] [--site]
// With --site, which is for the static site, the second visit comes after the files were kept for the time without a network.
// All times are the page's own, from the start of the navigation or of the input to the frame that shows the answer.
import { launch } from '../e2e/chromium.mjs';
import { Visitor } from '../e2e/visitor.mjs';

const LOADS = 7;
const base = process.argv[2].replace(/\/$/, '');
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
const storage = await visitor.context.storageState({ indexedDB: true }); // the static site keeps its games there

const sorted = (list) => list.slice().sort((a, b) => a - b);
const median = (list) => Math.round(sorted(list)[Math.floor(list.length / 2)] * 10) / 10;
const p95 = (list) => Math.round(sorted(list)[Math.floor(list.length * 0.95)] * 10) / 10;

/** Runs in the page before its own code: notes the frame in which the question stands, with its buttons, and answers a key at once. */
function watchForUse() {
  const canvas = () => document.querySelector('canvas.map');
  const frame = (then) => requestAnimationFrame(() => setTimeout(then)); // after the frame was drawn
  const answered = (before) => {
    if (canvas().studied() === before) frame(() => answered(before));
    else {
      window.answered = performance.now();
      console.debug('answered');
    }
  };
  const watcher = new MutationObserver(() => {
    if (!document.querySelector('.prompt[data-mine=yes][data-ready=yes] button:not([disabled])')) return;
    watcher.disconnect();
    frame(() => {
      window.usable = performance.now();
      const before = canvas().studied();
      window.dispatchEvent(new KeyboardEvent('keydown', { key: 'n' }));
      answered(before);
    });
  });
  watcher.observe(document, { subtree: true, childList: true, attributes: true });
}

/** Usable: the question and its buttons are on the screen. Answered: a key pressed in that moment has shown a unit's reach. Painted: every tile and counter. */
async function load(context) {
  const page = await context.newPage();
  await page.addInitScript(watchForUse);
  await page.goto('about:blank');
  // The page says so itself: to ask it over and over would take its time.
  const answered = page.waitForEvent('console', { predicate: (message) => message.text() === 'answered', timeout: 60_000 });
  await page.goto(address, { waitUntil: 'commit' });
  await answered;
  await page.waitForFunction(() => document.querySelector('canvas.map').isPainted(), null, { timeout: 60_000 });
  const times = await page.evaluate(() => ({ usable: window.usable, answered: window.answered, painted: performance.now() }));
  await page.close();
  return times;
}

async function keepFiles(context) {
  const page = await context.newPage();
  await page.goto(address);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  await page.close();
}

const newcomer = () => browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce', storageState: storage });
const cold = [];
for (let i = 0; i < LOADS; i++) {
  const context = await newcomer();
  cold.push(await load(context));
  await context.close();
}
const warmContext = await newcomer();
await load(warmContext);
if (process.argv.includes('--site')) await keepFiles(warmContext);
const warm = [];
for (let i = 0; i < LOADS; i++) warm.push(await load(warmContext));
await warmContext.close();

const { page } = visitor;
await visitor.painted();

/** Begins to wait for an input, and then for the frame that shows a unit's reach or the odds card; `took` tells how long it was. */
const expect = (kind, shows) =>
  page.evaluate(
    ([kind, shows]) => {
      const canvas = document.querySelector('canvas.map');
      const before = canvas.studied();
      const isShown = () => (shows === 'reach' ? canvas.studied() > before : document.querySelector('.odds') !== null);
      window.took = new Promise((tell) => {
        // What is there when a frame begins is drawn in that frame; the timer comes after it.
        const look = (from) => requestAnimationFrame(() => (isShown() ? setTimeout(() => tell(performance.now() - from)) : look(from)));
        window.addEventListener(kind, (event) => look(event.timeStamp), { once: true, capture: true });
      });
    },
    [kind, shows],
  );
const took = () => page.evaluate(() => window.took);

const keys = [];
const hexes = new Set();
for (let i = 0; i < 40; i++) {
  await expect('keydown', 'reach');
  await page.keyboard.press('n');
  keys.push(await took());
  hexes.add(/\d+,\d+/.exec(await page.locator('.selection .eyebrow').textContent())[0]);
}

/** Where a hex is on the page, if the map shows it there; the map moves between clicks, so each is looked up when its turn comes. */
const placeOf = (hex) =>
  page.evaluate((hex) => {
    const canvas = document.querySelector('canvas.map');
    const box = canvas.getBoundingClientRect();
    const [x, y] = canvas.placeOf(hex);
    const place = { x: box.left + x, y: box.top + y };
    return document.elementFromPoint(place.x, place.y) === canvas ? place : null;
  }, hex);
const reach = [];
const odds = [];
for (const hex of hexes) {
  await page.keyboard.press('Escape');
  await page.locator('.selection').waitFor({ state: 'detached' });
  const place = await placeOf(hex);
  if (!place) continue;
  await expect('pointerup', 'reach');
  await page.mouse.click(place.x, place.y);
  reach.push(await took());
  const attack = page.locator('.verbs .pill.primary').first();
  if (!(await attack.count())) continue;
  await expect('pointerup', 'odds');
  await attack.click();
  odds.push(await took());
  await page.keyboard.press('Escape');
  await page.locator('.odds').waitFor({ state: 'detached' });
}

const result = {
  coldUsable: median(cold.map((c) => c.usable)),
  coldAnswered: median(cold.map((c) => c.answered)),
  coldPainted: median(cold.map((c) => c.painted)),
  warmUsable: median(warm.map((c) => c.usable)),
  warmAnswered: median(warm.map((c) => c.answered)),
  warmPainted: median(warm.map((c) => c.painted)),
  keyToReachMedian: median(keys),
  keyToReachP95: p95(keys),
  clickToReachMedian: median(reach),
  clickToReachP95: p95(reach),
  clicks: reach.length,
  clickToOddsMedian: median(odds),
  clickToOddsP95: p95(odds),
  odds: odds.length,
};
console.log(JSON.stringify(result, null, 2));
await browser.close();
const missed =
  result.coldUsable > 1000 || result.warmUsable > 400 || Math.max(result.keyToReachP95, result.clickToReachP95, result.clickToOddsP95) > 50;
if (process.argv.includes('--check') && missed) process.exit(1);
