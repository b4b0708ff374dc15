// Measures of the static site: node bench/site.mjs FOLDER [--check]
// Bytes over the wire, first table usable, click to reach (as bench/page.mjs measures them), memory, and the computer's turn beside
// the JVM's (from the classes of the build; JAVA_HOME or the PATH has the Java).
import { execFile } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { launch } from '../e2e/chromium.mjs';
import { Folder } from '../e2e/folder.mjs';
import { Visitor } from '../e2e/visitor.mjs';

const MOST = {
  wholeMegabytes: 2.5,
  firstTable: 2000,
  coldUsable: 2000,
  warmUsable: 800,
  clickToReachP95: 60,
  computersTurn: 1.5,
  campaignMegabytes: 400,
};
const NEWCOMERS = 5;

const folder = process.argv[2] ?? 'target/site';
const host = await Folder.serve(folder);
const run = promisify(execFile);
const megabytes = (bytes) => Math.round(bytes / 1e4) / 100;
const median = (list) => list.slice().sort((a, b) => a - b)[Math.floor(list.length / 2)];

/** Every file of the folder once, compressed. */
const whole = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((f) => f.isFile())
  .reduce((sum, f) => sum + gzipSync(readFileSync(join(f.parentPath, f.name)), { level: 9 }).length, 0);

const browser = await launch();

/** From the address of the site to a table that can be played, by somebody who was never here: the clicks take no time. */
async function firstTable() {
  const times = [];
  const steps = [];
  const before = host.bytes;
  for (let i = 0; i < NEWCOMERS; i++) {
    const visitor = await Visitor.open(browser, host.base, '/tmp');
    const { page } = visitor;
    await page.addInitScript(() => {
      const isThere = (selector) => document.querySelector(selector);
      const watcher = new MutationObserver(() => {
        const start = isThere('dialog form button[type=submit]:not([disabled])');
        if (start && !window.begun) {
          window.begun = true;
          start.click();
        }
        if (!isThere('.prompt[data-mine=yes][data-ready=yes] button:not([disabled])')) return;
        watcher.disconnect();
        requestAnimationFrame(() => setTimeout(() => (window.usable = performance.now())));
      });
      watcher.observe(document, { subtree: true, childList: true, attributes: true });
    });
    await page.goto(`${host.base}/#/new/race`, { waitUntil: 'commit' });
    const usable = await page.waitForFunction(() => window.usable);
    times.push(await usable.jsonValue());
    steps.push(await stepsOf(page));
    await visitor.close();
  }
  const firstTableSteps = Object.fromEntries(Object.keys(steps[0]).map((name) => [name, median(steps.map((s) => s[name]))]));
  const firstTableMegabytes = megabytes((host.bytes - before) / NEWCOMERS);
  return { firstTable: Math.round(median(times)), firstTableMegabytes, firstTableSteps };
}

/** When the engine was ready for what, in milliseconds since the page began. */
async function stepsOf(page) {
  const worker = page.workers().find((w) => /engine/.test(w.url()));
  const begun = await page.evaluate(() => performance.timeOrigin);
  return worker.evaluate((since) => {
    const marks = performance.getEntriesByType('mark').map(({ name, startTime }) => [name, startTime]);
    return Object.fromEntries(
      [['the worker begins', 0], ...marks].map(([name, at]) => [name, Math.round(performance.timeOrigin - since + at)]),
    );
  }, begun);
}

/**
 * The memory of the largest process that shows pages: `tab` is what belongs to it alone, as the browser's own task manager counts it;
 * `shared` adds its share of what it has in common with the browser's other processes, above all the program of the browser itself.
 */
async function memory() {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const renderers = processInfo.filter((p) => p.type === 'renderer').map((p) => p.id);
  await session.detach();
  return {
    tab: Math.max(...renderers.map((id) => figure(id, 'status', 'RssAnon') + figure(id, 'status', 'VmSwap'))),
    shared: Math.max(...renderers.map((id) => figure(id, 'smaps_rollup', 'Pss'))),
  };
}

/** A figure of a process in megabytes. */
function figure(id, file, name) {
  const [, kilobytes] = new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(readFileSync(`/proc/${id}/${file}`, 'utf8'));
  return Math.round(Number(kilobytes) / 1000);
}

const larger = (a, b) => ({ tab: Math.max(a.tab, b.tab), shared: Math.max(a.shared, b.shared) });

/** A person who thinks before each answer, and one who does not: the browser collects garbage when it has time for it. */
const THOUGHT = 2000;

async function campaign(thought) {
  const visitor = await Visitor.open(browser, host.base, '/tmp');
  await visitor.playTheComputer({ game: 'Wave of Terror', scenario: 'The Battle of the Bulge' });
  await visitor.myMove();
  await visitor.painted();
  const atStart = await memory();
  let most = atStart;
  for (let i = 0; i < 30 && (await visitor.myMove()); i++) {
    await visitor.answer();
    most = larger(most, await memory());
    await visitor.page.waitForTimeout(thought);
  }
  await visitor.painted();
  most = larger(most, await memory());
  await visitor.close();
  return { atStart, most };
}

async function campaigns() {
  const { atStart, most } = await campaign(THOUGHT);
  const hurried = await campaign(0);
  return {
    campaignMegabytesAtStart: atStart.tab,
    campaignMegabytesWithThought: most.tab,
    campaignMegabytes: hurried.most.tab,
    campaignMegabytesShared: hurried.most.shared,
  };
}

/** The same turns of computer players as salient.site.TurnsOnJvm plays; the first is that of a page just opened. */
async function turnsInBrowser() {
  const page = await browser.newPage();
  await page.goto(`${host.base}/packages.json`); // any file: a page of the same origin
  const assets = readdirSync(join(folder, 'assets'));
  const [module, runtime] = ['bin', 'js'].map((ending) => assets.find((name) => name.startsWith('engine-') && name.endsWith(ending)));
  const times = await page.evaluate(
    async ([module, runtime, games]) => {
      const packed = (await fetch(module)).body;
      const bytes = await new Response(packed.pipeThrough(new DecompressionStream('gzip'))).arrayBuffer();
      await import(new URL(runtime, location.href).href);
      const engine = (await globalThis.TeaVM.wasmGC.load(new Uint8Array(bytes))).exports;
      const timed = (game) => {
        const began = performance.now();
        engine.timedTurn(game);
        return performance.now() - began;
      };
      return games.map((game) => {
        const first = timed(game);
        for (let i = 0; i < 5; i++) timed(game);
        const warm = Array.from({ length: 5 }, () => timed(game)).sort((a, b) => a - b)[2];
        return [game, { first, warm }];
      });
    },
    [`assets/${module}`, `assets/${runtime}`, ['race', 'breakthrough', 'wave', 'greatbattles']],
  );
  await page.close();
  return Object.fromEntries(times);
}

async function turnsOnJvm() {
  const java = process.env.JAVA_HOME ? join(process.env.JAVA_HOME, 'bin/java') : 'java';
  const root = resolve(import.meta.dirname, '../..');
  const modules = readdirSync(root, { withFileTypes: true }).filter((f) => f.isDirectory());
  const classes = modules.map((m) => join(root, m.name, 'target/classes')).join(delimiter);
  const { stdout } = await run(java, ['-XX:+UseSerialGC', '-cp', classes, 'salient.site.TurnsOnJvm']);
  return JSON.parse(stdout);
}

/** How many times as long as on the warm JVM a turn takes: once the page has played for a while, and the first one. */
async function computersTurn() {
  const [here, jvm] = [await turnsInBrowser(), await turnsOnJvm()];
  const ratio = (games, kind) => Math.max(...games.map((game) => Math.round((here[game][kind] / jvm[game]) * 100) / 100));
  const games = Object.keys(jvm);
  return {
    computersTurn: ratio(games, 'warm'),
    computersFirstTurn: ratio(games, 'first'),
    computersTurns: Object.fromEntries(
      games.map((game) => [
        game,
        Object.fromEntries(Object.entries({ ...here[game], jvm: jvm[game] }).map(([k, v]) => [k, Math.round(v)])),
      ]),
    ),
  };
}

const only = process.argv.includes('--only') ? process.argv[process.argv.indexOf('--only') + 1] : '';
const result = { wholeMegabytes: megabytes(whole) };
for (const measure of [firstTable, campaigns, computersTurn, pageMeasures])
  if (measure.name.includes(only)) Object.assign(result, await measure());
await browser.close();
console.log(JSON.stringify(result, null, 2));
await host.down();

async function pageMeasures() {
  const { stdout } = await run(process.execPath, [join(import.meta.dirname, 'page.mjs'), host.base, '--site']);
  return JSON.parse(stdout);
}

const missed = Object.entries(MOST).filter(([name, most]) => (only === '' || name in result) && !(result[name] <= most));
for (const [name, most] of missed) console.error(`${name}: ${result[name]}, more than ${most}`);
if (process.argv.includes('--check') && missed.length > 0) process.exit(1);
