// End-to-end tests in a real Chromium: node e2e/run.mjs [BASE_URL] [--only WORD]
// Without an address it starts ./salient from the repository's root and stops it again.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { launch } from './chromium.mjs';
import { Visitor } from './visitor.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const root = resolve(here, '../..');
const pictures = resolve(here, '../target/screenshots');
mkdirSync(pictures, { recursive: true });

const only = process.argv.includes('--only') ? process.argv[process.argv.indexOf('--only') + 1] : '';
let base = process.argv.slice(2).find((a) => a.startsWith('http')) ?? process.env.SALIENT_URL ?? '';
let stop = () => {};
if (!base) ({ base, stop } = await startServer());

const browser = await launch();
let failed = 0;
try {
  for (const file of readdirSync(join(here, 'tests')).sort()) {
    const { default: tests } = await import(join(here, 'tests', file));
    for (const { name, run } of tests) {
      if (only && !name.includes(only) && !file.includes(only)) continue;
      const visitors = [];
      const visit = async (options) => {
        const visitor = await Visitor.open(browser, base, pictures, options);
        visitors.push(visitor);
        return visitor;
      };
      const started = Date.now();
      try {
        await run({ visit, base });
        for (const visitor of visitors) visitor.mustBeQuiet();
        console.log(`ok    ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
      } catch (error) {
        failed++;
        console.error(`FAIL  ${name}\n${error.stack}`);
        for (const visitor of visitors) if (visitor.trouble.length > 0) console.error(visitor.trouble.join('\n'));
        for (const [i, visitor] of visitors.entries()) await visitor.shot(`failed-${name.replace(/\W+/g, '-')}-${i}`).catch(() => {});
      }
      for (const visitor of visitors) await visitor.close();
    }
  }
} finally {
  await browser.close();
  stop();
}
process.exit(failed ? 1 : 0);

/** ./salient serve on a port of the system's choice, with a folder of its own. */
async function startServer() {
  const program = join(root, 'salient');
  if (!existsSync(program)) throw new Error('Give the address of a running server, or build ./salient first.');
  const data = mkdtempSync(join(tmpdir(), 'salient-e2e-'));
  const child = spawn(program, ['serve', '--port', '0', '--data', data], { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  const address = await new Promise((found, lost) => {
    let text = '';
    child.stdout.on('data', (chunk) => {
      text += chunk;
      const match = /https?:\/\/[^\s]+/.exec(text);
      if (match) found(match[0].replace(/\/$/, ''));
    });
    child.on('exit', (code) => lost(new Error(`./salient serve ended with ${code}: ${text}`)));
  });
  return {
    base: address,
    stop: () => {
      child.removeAllListeners('exit');
      child.kill();
      rmSync(data, { recursive: true, force: true });
    },
  };
}
