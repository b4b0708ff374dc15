// End-to-end tests in a real Chromium: node e2e/run.mjs [BASE_URL] [--only WORD] [--repeat N] [--slow N] [--seed WORD] [--lanes N]
// Without an address it starts ./salient from the repository's root, with dice that repeat themselves, and stops it again.
// A test that mostly waits says so (`waits: true`) and runs beside the others.
// --lanes N runs N tests at a time (2 unless told, 1 on a server that is given); every lane has a server and a browser of its own.
// --site FOLDER runs the tests in e2e/site instead, on the static site in that folder, from a server that knows only files.
// --slow N makes the browser N times slower; --repeat N runs every test N times; --seed WORD throws other dice, --seed none others every time.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { launch } from './chromium.mjs';
import { Folder } from './folder.mjs';
import { Visitor } from './visitor.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const root = resolve(here, '../..');
const pictures = resolve(here, '../target/screenshots');
mkdirSync(pictures, { recursive: true });

const given = (name, otherwise) => (process.argv.includes(name) ? process.argv[process.argv.indexOf(name) + 1] : otherwise);
const only = given('--only', '');
const repeat = Number(given('--repeat', 1));
const slow = Number(given('--slow', 1));
const seed = given('--seed', 'Ardennes');
const site = given('--site', '');
const address = process.argv.slice(2).find((a) => a.startsWith('http')) ?? process.env.SALIENT_URL ?? '';

const shaky = [];
const failed = [];
const queue = (await chosen()).flatMap((test) => Array(repeat).fill(test));
const beside = queue.filter((test) => test.waits);
const next = queue.filter((test) => !test.waits).values();
const lanes = [];
try {
  // One after the other: the first start builds what is missing.
  const wanted = Math.min(Number(given('--lanes', address ? 1 : 2)), queue.length);
  while (lanes.length < wanted) lanes.push(await openLane());
  if (lanes.length > 0) await Promise.all([...lanes.map((lane) => work(lane, next)), work(lanes[0], beside)]);
} finally {
  for (const lane of lanes) await lane.close();
}
for (const name of shaky) console.log(`SHAKY ${name}`);
for (const name of failed) console.log(`FAIL  ${name}`);
process.exit(failed.length > 0 ? 1 : 0);

async function chosen() {
  const found = [];
  const folder = join(here, site ? 'site' : 'tests');
  for (const file of readdirSync(folder).sort()) {
    const { default: tests } = await import(join(folder, file));
    found.push(...tests.filter(({ name }) => !only || name.includes(only) || file.includes(only)));
  }
  return found;
}

/** A browser, and a server that no other lane talks to. The static site gets a server of files for every test instead. */
async function openLane() {
  const { base, stop } = address || site ? { base: address, stop: () => {} } : await startServer();
  const browser = await launch();
  return { base, browser, close: () => browser.close().finally(stop) };
}

/** Runs the next test until there is none; lanes share what is left. */
async function work(lane, tests) {
  for (const test of tests) {
    if (await passes(lane, test, 'first')) continue;
    // A single failure of the machine must not fail a build, but it is reported.
    if (await passes(lane, test, 'second')) {
      shaky.push(test.name);
      console.log(`SHAKY ${test.name}: failed at first, passed the second time`);
    } else failed.push(test.name);
  }
}

/** Runs a test with visitors of its own; what went wrong is printed with what they saw last, in one piece. */
async function passes({ base, browser }, { name, run }, time) {
  const visitors = [];
  const host = site ? await Folder.serve(site) : null;
  const at = host?.base ?? base;
  const told = [];
  const tell = (line) => told.push(`      ${line}`);
  const visit = async (options) => {
    const visitor = await Visitor.open(browser, at, pictures, { slow, ...options });
    visitors.push(visitor);
    return visitor;
  };
  const started = Date.now();
  const seconds = () => `${((Date.now() - started) / 1000).toFixed(1)} s`;
  try {
    await run({ visit, base: at, host, tell });
    for (const visitor of visitors) visitor.mustBeQuiet();
    console.log([`ok    ${name} (${seconds()})`, ...told].join('\n'));
    return true;
  } catch (error) {
    told.unshift(`${time === 'first' ? 'AGAIN' : 'FAIL '} ${name} (${seconds()})\n${error.stack}`);
    for (const [i, visitor] of visitors.entries()) {
      told.push(`-- visitor ${i + 1} of ${visitors.length}\n${await visitor.report()}`);
      await visitor.shot(`failed-${name.replace(/\W+/g, '-')}-${time}-${i}`).catch(() => {});
    }
    console.log(told.join('\n'));
    return false;
  } finally {
    for (const visitor of visitors) await visitor.close().catch(() => {});
    await host?.down().catch(() => {});
  }
}

/** ./salient serve on a port of the system's choice, with a folder of its own. */
async function startServer() {
  const program = join(root, 'salient');
  if (!existsSync(program)) throw new Error('Give the address of a running server, or build ./salient first.');
  const data = mkdtempSync(join(tmpdir(), 'salient-e2e-'));
  const child = spawn(
    program,
    ['serve', '--port', '0', '--data', data, '--notices-here', ...(seed === 'none' ? [] : ['--rehearsal', seed])],
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const base = await new Promise((found, lost) => {
    let text = '';
    child.stdout.on('data', (chunk) => {
      text += chunk;
      const match = /https?:\/\/[^\s]+/.exec(text);
      if (match) found(match[0].replace(/\/$/, ''));
    });
    child.on('exit', (code) => lost(new Error(`./salient serve ended with ${code}: ${text}`)));
  });
  child.removeAllListeners('exit');
  child.on('exit', (code, signal) => console.log(`./salient serve ended with ${code ?? signal} while it was needed`));
  return {
    base,
    stop: () => {
      child.removeAllListeners('exit');
      child.kill();
      rmSync(data, { recursive: true, force: true });
    },
  };
}
