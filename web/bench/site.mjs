// Measures of the static site: node bench/site.mjs FOLDER [--check]
// Bytes over the wire, first table usable, click to reach (as bench/page.mjs measures them), the computer's turn, memory.
import { execFile } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { launch } from '../e2e/chromium.mjs';
import { Folder } from '../e2e/folder.mjs';
import { Visitor } from '../e2e/visitor.mjs';

const MOST = { wholeMegabytes: 2.5, coldUsable: 2000, warmUsable: 800, clickToReachP95: 60, campaignMegabytes: 400 };

const folder = process.argv[2] ?? 'target/site';
const host = await Folder.serve(folder);
const megabytes = (bytes) => Math.round(bytes / 1e4) / 100;

/** Every file of the folder once, compressed. */
const whole = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((f) => f.isFile())
  .reduce((sum, f) => sum + gzipSync(readFileSync(join(f.parentPath, f.name)), { level: 9 }).length, 0);

const browser = await launch();
const visitor = await Visitor.open(browser, host.base, '/tmp');

/** From the address of the site to a table that can be played, by somebody who was never here: the clicks take no time. */
async function firstTable() {
  const { page } = visitor;
  await page.goto(`${host.base}/#/new/race`, { waitUntil: 'commit' });
  await visitor.button('Start the game').click();
  await page.locator('.prompt[data-mine=yes][data-ready=yes] button:not([disabled])').first().waitFor();
  const milliseconds = await page.evaluate(() => performance.now());
  return { firstTableMilliseconds: Math.round(milliseconds), firstTableMegabytes: megabytes(host.bytes) };
}

/** The memory of the tab as the system counts it, shared pages by their share. */
async function memory() {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const rolled = processInfo
    .filter((p) => p.type === 'renderer')
    .map((p) => Number(/^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${p.id}/smaps_rollup`, 'utf8'))[1]));
  return Math.round(rolled.reduce((sum, kilobytes) => sum + kilobytes, 0) / 1000);
}

async function campaign() {
  await visitor.playTheComputer({ game: 'Wave of Terror', scenario: 'The Battle of the Bulge' });
  await visitor.myMove();
  await visitor.painted();
  const atStart = await memory();
  for (let i = 0; i < 30 && (await visitor.myMove()); i++) await visitor.answer();
  await visitor.painted();
  return { campaignMegabytesAtStart: atStart, campaignMegabytes: await memory() };
}

const first = await firstTable();
const result = { wholeMegabytes: megabytes(whole), ...first, ...(await campaign()) };
await visitor.close();
await browser.close();
const page = await promisify(execFile)(process.execPath, [join(import.meta.dirname, 'page.mjs'), host.base]);
Object.assign(result, JSON.parse(page.stdout));
console.log(JSON.stringify(result, null, 2));
await host.down();
const missed = Object.entries(MOST).filter(([name, most]) => !(result[name] <= most));
for (const [name, most] of missed) console.log(`${name}: ${result[name]}, more than ${most}`);
if (process.argv.includes('--check') && missed.length > 0) process.exit(1);
