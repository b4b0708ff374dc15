// How soon the report of a study is on the screen, in milliseconds: node bench/report.mjs FILE
import { pathToFileURL } from 'node:url';
import { launch } from '../e2e/chromium.mjs';

const LOADS = 7;
const address = pathToFileURL(process.argv[2]).href;
const browser = await launch();

/** From the start of the navigation to the first frame with something in it, in a browser that knows nothing yet. */
async function open() {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'commit' });
  const time = await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime, null, {
    timeout: 60_000,
  });
  const found = await time.jsonValue();
  await context.close();
  return found;
}

const times = [];
for (let i = 0; i < LOADS; i++) times.push(await open());
times.sort((a, b) => a - b);
console.log(JSON.stringify({ painted: Math.round(times[Math.floor(LOADS / 2)]), slowest: Math.round(times.at(-1)) }));
await browser.close();
