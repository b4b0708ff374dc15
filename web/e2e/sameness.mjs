// Plays the samples of ./salient test-site in Chromium, and compares them with what the JVM wrote:
// node e2e/sameness.mjs play WASM_FOLDER OUT_FOLDER [--only WORD]
// node e2e/sameness.mjs compare JVM_FOLDER OUT_FOLDER
// Each record that the browser made is written to OUT_FOLDER too, for ./salient replay.
import { createServer } from 'node:http';
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { launch } from './chromium.mjs';

const [step, from, out] = process.argv.slice(2);
const only = process.argv.includes('--only') ? process.argv[process.argv.indexOf('--only') + 1] : '';
if (step === 'play') await play();
else compare();

async function play() {
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  const server = await serve();
  const browser = await launch();
  try {
    const page = await browser.newPage();
    page.on('console', (message) => console.log(`page: ${message.text()}`));
    page.on('pageerror', (error) => console.log(`page: ${error.stack}`));
    await page.goto(`http://127.0.0.1:${server.address().port}/`);
    const loaded = await page.evaluate(async () => {
      const began = performance.now();
      globalThis.engine = (await TeaVM.wasmGC.load('salient.wasm')).exports;
      return performance.now() - began;
    });
    console.log(`loaded in ${loaded.toFixed(0)} ms`);
    const names = (await page.evaluate(() => globalThis.engine.samples())).split('\n').filter((name) => name.includes(only));
    if (names.length === 0) throw new Error(`no sample is named ${only}`);
    for (const name of names) {
      const began = Date.now();
      const text = await page.evaluate((sample) => globalThis.engine.sample(sample), name);
      console.log(`${name} (${Date.now() - began} ms)`);
      writeFileSync(join(out, `${name}.txt`), text);
      const record = text.split('---- record\n')[1];
      if (record) writeFileSync(join(out, `${name}.record`), record);
    }
  } finally {
    await browser.close();
    server.close();
  }
}

async function serve() {
  const module = readFileSync(join(from, 'salient.wasm'));
  const megabytes = (bytes) => `${(bytes.length / 1e6).toFixed(2)} MB`;
  console.log(`salient.wasm: ${megabytes(module)}, ${megabytes(gzipSync(module, { level: 9 }))} gzipped`);
  const files = {
    '/': [
      'text/html',
      '<!doctype html><title>Samples</title><link rel="icon" href="data:,"><script src="classes.wasm-runtime.js"></script>',
    ],
    '/classes.wasm-runtime.js': ['text/javascript', readFileSync(join(from, 'classes.wasm-runtime.js'))],
    '/salient.wasm': ['application/wasm', module],
  };
  const server = createServer((request, response) => {
    const [type, body] = files[request.url] ?? [];
    response.writeHead(body ? 200 : 404, { 'Content-Type': type ?? 'text/plain' }).end(body);
  });
  await new Promise((ready) => server.listen(0, '127.0.0.1', ready));
  return server;
}

/** Every sample of one must be a sample of the other, and the same. */
function compare() {
  const samples = (folder) => readdirSync(folder).filter((name) => name.endsWith('.txt'));
  const names = new Set([...samples(from), ...samples(out)]);
  let different = 0;
  for (const name of names) {
    const [expected, found] = [from, out].map((folder) => (samples(folder).includes(name) ? readFileSync(join(folder, name), 'utf8') : ''));
    if (expected !== '' && expected === found) console.log(`ok    ${name}`);
    else {
      different++;
      console.log(`FAIL  ${name}: ${firstDifference(expected, found)}`);
    }
  }
  if (different > 0 || names.size === 0) {
    console.log(`${different} of ${names.size} samples differ between the JVM and the browser.`);
    process.exit(1);
  }
}

function firstDifference(expected, found) {
  const [one, other] = [expected.split('\n'), found.split('\n')];
  const line = one.findIndex((text, i) => text !== other[i]);
  return `line ${line + 1}\n  JVM     ${one[line]}\n  browser ${other[line]}`;
}
